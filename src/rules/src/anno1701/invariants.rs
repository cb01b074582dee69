//! Conditions that hold in every state (Anno 1701 rules, section 12).

use super::data::{COLONIES, DONATIONS, ENCOUNTERS, EVENT_CARDS, STONES, TILES, data};
use super::kinds::{Good, Island, Stack, Track};
use super::map::SITES;
use super::player::Player;
use super::state::{Phase, Pile, State};
use super::tile::Tile;
use crate::Seat;

fn ensure(holds: bool, rule: &str) -> Result<(), String> {
    if holds { Ok(()) } else { Err(rule.to_owned()) }
}

impl State {
    pub(super) fn check_invariants(&self) -> Result<(), String> {
        self.goods_are_conserved()?;
        self.tiles_are_conserved()?;
        self.islands_hold()?;
        let open = usize::from(self.met.is_some());
        ensure(is_whole(&self.encounters, self.met.map(|met| met.card)), "12.10: each encounter card once")?;
        ensure(self.encounters.cards.len() + self.encounters.discards.len() + open == ENCOUNTERS, "12.10")?;
        ensure(is_whole(&self.events, None), "12.10: each event card once")?;
        ensure(self.events.cards.len() + self.events.discards.len() == EVENT_CARDS, "12.10")?;
        self.powers_hold()?;
        for (seat, player) in self.players.iter() {
            self.player_holds(seat, player).map_err(|rule| format!("{seat:?}: {rule}"))?;
        }
        self.offers_hold()?;
        self.turn_holds()
    }

    fn goods_are_conserved(&self) -> Result<(), String> {
        for good in Good::ALL.iter().filter(|_| !self.is_unlimited()) {
            let hands: u32 = self.players.values().map(|player| u32::from(player.hand[*good])).sum();
            let all = hands + u32::from(self.supply[*good]);
            ensure(
                all == u32::from(data().cards_per_good),
                "12.1: supply and hands hold all cards of a good",
            )?;
        }
        Ok(())
    }

    fn tiles_are_conserved(&self) -> Result<(), String> {
        let mut seen = [0_u8; TILES];
        let mut count = |tile: Tile| seen[tile.index()] += 1;
        for stack in Stack::ALL {
            let tiles = &self.stacks[*stack as usize];
            ensure(tiles.iter().all(|tile| tile.stack() == *stack), "12.2: a stack holds its own tiles")?;
            tiles.iter().copied().for_each(&mut count);
        }
        self.searched.iter().copied().chain(self.placing).for_each(&mut count);
        for player in self.players.values() {
            player.dealt.iter().copied().for_each(&mut count);
            player.fields.iter().flatten().for_each(|placed| count(placed.tile));
        }
        ensure(seen.iter().all(|times| *times == 1), "12.2: each tile exactly once")
    }

    fn islands_hold(&self) -> Result<(), String> {
        let mut tiles = self.islands;
        tiles.sort_unstable();
        ensure(tiles.windows(2).all(|pair| pair[0] < pair[1]), "12.3: each island tile once")?;
        for (index, place) in data().chart.places.iter().enumerate() {
            let (back, _) = data().islands[usize::from(self.islands[index])];
            ensure(back == place.back, "12.3: tiles lie on places of their back")?;
            let settled = place.sites.iter().any(|site| self.colonies[usize::from(*site)].is_some());
            ensure(self.face_up.contains(index) == settled, "12.3: face up exactly beside colonies")?;
        }
        for site in 0..SITES {
            for (seat, player) in self.players.iter() {
                let mine = self.colonies[site] == Some(seat);
                ensure(player.colonies.contains(site) == mine, "12.4: each site holds at most one colony")?;
            }
        }
        Ok(())
    }

    fn powers_hold(&self) -> Result<(), String> {
        for track in Track::ALL {
            let count = |seat: Seat| self.players[seat].symbols[*track as usize];
            let most = self.players.seats().map(count).max().unwrap_or(0);
            match self.powers[*track as usize] {
                None => ensure(most < data().power_threshold, "12.6: a power field has an owner")?,
                Some(owner) => {
                    let fits = count(owner) >= data().power_fixed || count(owner) == most;
                    ensure(
                        fits && most >= data().power_threshold,
                        "12.6: no player has more symbols than the owner",
                    )?;
                }
            }
        }
        ensure(self.donations.len() <= DONATIONS, "12.7: one stone for each donation")?;
        let seven = if self.count() == data().seven_players { data().seven_fields } else { 0 };
        ensure(self.seven.len() <= seven.into(), "12.7: the seven-colonies fields")
    }

    fn player_holds(&self, seat: Seat, player: &Player) -> Result<(), String> {
        ensure(player.colonies.len() <= COLONIES, "12.4: eight colonies")?;
        let mut symbols = [0; Track::COUNT];
        let mut sails = 0;
        for placed in player.built() {
            let printed = data().printed(placed.tile.kind());
            symbols.iter_mut().zip(printed.symbols).for_each(|(sum, count)| *sum += count);
            sails += printed.sails;
        }
        for face in player.settled().iter().map(|place| self.face(place)) {
            if let Some(track) = face.island.track() {
                symbols[track as usize] += face.symbols;
            }
        }
        ensure(player.symbols == symbols, "12.5: the tracks count buildings and islands")?;
        ensure(player.sails == sails, "12.5: sails are on buildings")?;
        ensure(self.favours(seat) <= STONES, "12.7: at most five favours")?;
        ensure(self.riots.contains(seat) == player.has_riot(), "12.8: a riot is below 3 gold")?;
        for at in player.ships.iter().flatten() {
            let harbour = data().chart.place_at(*at).is_some_and(|place| {
                player.settled().contains(place) && self.face(place).island == Island::Harbour
            });
            ensure(
                data().chart.is_sea(*at) || harbour,
                "12.9: ships are on sea fields or in harbours of their owner",
            )?;
        }
        let own_turn = seat == self.active;
        for placed in player.fields.iter().flatten() {
            ensure(own_turn || !placed.used, "12.11: advantages are used only in the player's own turn")?;
            ensure(placed.built || !(placed.used || placed.favour), "R24: an unbuilt tile has no effect")?;
            let allowed = player.has_citizen() || placed.tile.stack() == Stack::One;
            ensure(allowed, "12.13: no tile of stack II without a citizen")?;
        }
        ensure(player.orders.trades.len() == player.order_uses.len(), "every trade order is counted")?;
        ensure(player.dealt.is_empty() || self.phase == Phase::SetupChoose, "tiles are dealt at the start")
    }

    fn offers_hold(&self) -> Result<(), String> {
        for offer in &self.offers {
            ensure(self.players[offer.from].holds(offer.give), "6.4: an open offer is covered")?;
            ensure(
                !offer.to.without(offer.declined).is_empty(),
                "6.4: at least one player can accept an open offer",
            )?;
        }
        let trading = matches!(self.phase, Phase::Action | Phase::KeepTile | Phase::PlaceTile);
        ensure(self.offers.is_empty() || trading, "R26: offers are open in the action phase")
    }

    fn turn_holds(&self) -> Result<(), String> {
        ensure(
            self.winner.is_some() == (self.phase == Phase::GameOver),
            "the game is in its last phase if and only if it has a winner",
        )?;
        if let Some(winner) = self.winner.filter(|_| !self.timed_out) {
            let won = winner == self.active
                && self.favours(winner) >= data().favours_to_win
                && !self.riots.contains(winner);
            ensure(won, "8: the winner has five favours and no riot")?;
        }
        ensure(
            (self.owed > 0) == (self.phase == Phase::Discard),
            "goods are owed if and only if the phase is discard",
        )?;
        ensure(
            self.searched.is_empty() != (self.phase == Phase::KeepTile),
            "there are searched tiles if and only if the phase is keep_tile",
        )?;
        ensure(
            self.placing.is_some() == (self.phase == Phase::PlaceTile),
            "there is a tile to place if and only if the phase is place_tile",
        )?;
        let met = matches!(self.phase, Phase::Encounter | Phase::Retreat);
        ensure(
            self.met.is_some() == met,
            "there is an encounter if and only if the phase is encounter or retreat",
        )?;
        for (ship, course) in self.this_turn.courses.iter().enumerate() {
            let most = self.player().speed();
            ensure(course.points.is_none_or(|points| points <= most), "12.9: points are never gained")?;
            ensure(self.points_left(ship) <= most, "12.9: points are never gained")?;
        }
        Ok(())
    }
}

/// Checks that every card exists exactly once among pile, discards and open card.
fn is_whole<const N: usize>(pile: &Pile<N>, open: Option<u8>) -> bool {
    let mut seen = [0_u8; N];
    let cards = pile.cards.iter().chain(&pile.discards).chain(&open);
    cards.filter_map(|card| seen.get_mut(usize::from(*card)).map(|times| *times += 1)).count() == N
        && seen.iter().all(|times| *times == 1)
}
