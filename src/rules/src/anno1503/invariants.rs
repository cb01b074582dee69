//! Conditions that hold in every state (Anno 1503 rules, section 13).

use super::data::{BROWN_DOCKS, FIELDS, FIRST_BUILDING_FIELD, SAFE_FIELDS, data};
use super::kinds::{Building, Good};
use super::options::OffTurnChoices;
use super::player::Player;
use super::state::{End, Phase, State};
use crate::Seat;

fn ensure(holds: bool, rule: &str) -> Result<(), String> {
    if holds { Ok(()) } else { Err(rule.to_owned()) }
}

impl State {
    pub(super) fn check_invariants(&self) -> Result<(), String> {
        self.goods_are_conserved()?;
        self.tiles_are_conserved()?;
        self.buildings_are_conserved()?;
        for (seat, player) in self.players.iter() {
            self.player_holds(seat, player).map_err(|rule| format!("{seat:?}: {rule}"))?;
        }
        self.turn_holds()
    }

    fn goods_are_conserved(&self) -> Result<(), String> {
        for good in Good::ALL {
            let hands: u32 = self.players.values().map(|player| u32::from(player.hand[*good])).sum();
            let all = hands + u32::from(self.supply[*good]);
            ensure(
                all == u32::from(data().cards_per_good),
                "13.1: supply and hands hold all cards of a good",
            )?;
        }
        Ok(())
    }

    fn tiles_are_conserved(&self) -> Result<(), String> {
        let on_map = self.islands.iter().flatten().count();
        let docked: u32 = self.players.values().map(Player::docked).sum();
        let all = on_map + docked as usize + self.reserve.len() + usize::from(self.used_treasures);
        ensure(all == data().tiles_for(self.count()).count(), "13.2: no tile appears or vanishes")?;
        let squares =
            data().chart.islands.iter().filter(|island| usize::from(island.number) <= self.count()).count();
        let reserve = data().tiles_for(self.count()).count() - squares;
        ensure(self.reserve.len() == reserve, "13.2: the reserve keeps its size")
    }

    fn buildings_are_conserved(&self) -> Result<(), String> {
        let all = data().buildings(self.count());
        for kind in Building::ALL {
            let built = self.players.values().filter(|player| player.owns(*kind)).count();
            ensure(
                usize::from(self.display[*kind]) + built == usize::from(all[*kind]),
                "13.3: no building appears or vanishes",
            )?;
        }
        Ok(())
    }

    fn player_holds(&self, seat: Seat, player: &Player) -> Result<(), String> {
        let count = player.residents.len();
        for field in FIRST_BUILDING_FIELD..=FIELDS {
            ensure(
                player.building_below(field).is_some() == (field <= count),
                "13.3: a building below every field from 4 on",
            )?;
        }
        for kind in Building::ALL {
            let copies = player.buildings.iter().filter(|building| **building == Some(*kind)).count();
            ensure(copies <= 1, "13.3: no two buildings of a kind")?;
        }
        ensure((SAFE_FIELDS..=FIELDS).contains(&count), "13.4: two to seven residents")?;
        let citizens = player.residents.iter().filter(|resident| resident.uses_citizen_tile()).count();
        ensure(citizens <= data().citizen_tiles.into(), "13.4: citizens and merchants have tiles")?;
        ensure(count - citizens <= data().pioneer_tiles.into(), "13.4: pioneers and settlers have tiles")?;
        for ship in player.ships.iter().flatten() {
            ensure(data().chart.is_sea(ship.at), "13.6: ships stand on sea squares")?;
            let overspent = seat == self.active && ship.spent > self.action_points(seat);
            ensure(!overspent, "13.6: action points are never negative")?;
        }
        for number in 1..=5 {
            let fits = player.post_at(number).is_none() || player.has_dock(number);
            ensure(fits, "13.8: trading posts lie at grey docks")?;
        }
        ensure(player.contracts.len() <= BROWN_DOCKS, "13.8: three contracts at most")?;
        for (island, note) in player.notes.iter().enumerate() {
            ensure(
                note.is_none() || self.islands[island].is_some(),
                "a note belongs to an island with a tile",
            )?;
        }
        // If all others resign during the choice of home islands, the winner may not have one.
        let choosing = self.phase == Phase::ChooseHome || matches!(self.outcome, Some(End::Alone { .. }));
        ensure(choosing || player.home.is_some(), "every player has a home island")
    }

    fn turn_holds(&self) -> Result<(), String> {
        ensure(self.this_turn.purchases <= data().purchases_per_turn, "13.10: two purchases at most")?;
        ensure(
            self.outcome.is_some() == (self.phase == Phase::GameOver),
            "13.11: the game is in its last phase if and only if it has an outcome",
        )?;
        let points = self.player().points().count();
        match self.outcome {
            None => ensure(points < data().points_needed, "13.11: the active player has not won yet")?,
            Some(End::Points { winner }) => {
                ensure(
                    winner == self.active && points >= data().points_needed,
                    "13.11: the winner has the points",
                )?;
            }
            Some(End::Alone { .. } | End::RoundLimit) => {}
        }
        ensure(
            self.resolve.is_some() == (self.phase == Phase::Resolve),
            "a roll is unresolved if and only if the phase is resolve",
        )?;
        ensure(
            self.pending_face().is_some() == (self.phase == Phase::TilePending),
            "a tile is pending if and only if the phase is tile_pending",
        )?;
        let due = self.due_seats();
        ensure(due.len() == usize::from(self.phase != Phase::GameOver), "exactly one player is due")?;
        let standing = self.options.off_turn_choices == OffTurnChoices::Standing;
        ensure(
            !standing || due.without(crate::Seats::one(self.active)).is_empty(),
            "13.12: the game waits only for the active player",
        )
    }
}
