//! The course of a turn: automatic steps, its end, and the win (Anno 1701 rules, section 5).

use super::action::{Action, Reply};
use super::data::{Effect, data};
use super::events::{Event, TableEvent, TradeEvent, VoyageEvent};
use super::kinds::Encounter;
use super::options::WinCheck;
use super::state::{Phase, State, ThisTurn};
use crate::{Seat, Seats};

impl State {
    pub(super) fn due_seats(&self) -> Seats {
        match self.phase {
            Phase::GameOver => Seats::NONE,
            Phase::SetupChoose => self
                .players
                .iter()
                .filter(|(_, player)| player.chosen.is_none())
                .map(|(seat, _)| seat)
                .collect(),
            Phase::Yield
            | Phase::Discard
            | Phase::Action
            | Phase::KeepTile
            | Phase::PlaceTile
            | Phase::Sailing
            | Phase::Encounter
            | Phase::Retreat => Seats::one(self.active),
        }
    }

    /// Starts a turn and runs it to its first question. Anno 1701 rules R2: a win is checked before the roll.
    pub(super) fn begin_turn(&mut self, seat: Seat, events: &mut Vec<Event>) {
        self.turn += 1;
        self.active = seat;
        self.phase = Phase::Yield;
        events.push(TableEvent::TurnBegan { seat, round: self.round }.into());
        if !self.is_won(events) && self.options.auto_roll {
            self.roll(events);
        }
    }

    /// Starts the action phase, after the roll and after the answer to a fire.
    pub(super) fn begin_action(&mut self, events: &mut Vec<Event>) {
        self.phase = Phase::Action;
        let seat = self.active;
        let player = &mut self.players[seat];
        let banks: u16 = (player.built())
            .filter_map(|placed| match data().printed(placed.tile.kind()).effect {
                Effect::TurnGold(gold) => Some((placed.tile.kind(), gold)),
                _ => None,
            })
            .map(|(building, gold)| {
                events.push(TableEvent::BuildingGold { seat, building, gold }.into());
                gold
            })
            .sum();
        player.gold += banks;
        if banks > 0 {
            self.finish_step(events);
        }
    }

    /// Called after every complete step: updates riots, which depend on gold, and checks for a win.
    pub(super) fn finish_step(&mut self, events: &mut Vec<Event>) {
        self.update_riots(events);
        self.is_won(events);
    }

    /// Anno 1701 rules R1: riots begin and end automatically, also outside the player's turn.
    pub(super) fn update_riots(&mut self, events: &mut Vec<Event>) {
        for (seat, player) in self.players.iter() {
            match (self.riots.contains(seat), player.has_riot()) {
                (false, true) => {
                    self.riots.insert(seat);
                    events.push(TableEvent::RiotBegan { seat }.into());
                }
                (true, false) => {
                    self.riots.remove(seat);
                    events.push(TableEvent::RiotEnded { seat }.into());
                }
                (false, false) | (true, true) => {}
            }
        }
    }

    /// A player wins with five favours and no riot in their own turn.
    fn is_won(&mut self, events: &mut Vec<Event>) -> bool {
        let seat = self.active;
        let tested = match self.phase {
            Phase::GameOver => return true,
            Phase::SetupChoose => false,
            Phase::Yield => self.options.win_check == WinCheck::Immediate,
            _ => true,
        };
        let won = tested && !self.riots.contains(seat) && self.favours(seat) >= data().favours_to_win;
        if won {
            self.winner = Some(seat);
            self.phase = Phase::GameOver;
            self.expire_offers(events);
            events.push(TableEvent::Won { seat }.into());
        }
        won
    }

    /// Anno 1701 rules 6.12: open offers expire. Returns `true` if the turn is over because no ship is at sea.
    pub(super) fn set_sail(&mut self, events: &mut Vec<Event>) -> bool {
        self.expire_offers(events);
        let at_sea = self.player().ships.iter().any(Option::is_some);
        if at_sea {
            self.phase = Phase::Sailing;
            events.push(VoyageEvent::SetSail { seat: self.active }.into());
        } else {
            self.end_turn(events);
        }
        !at_sea
    }

    pub(super) fn end_turn(&mut self, events: &mut Vec<Event>) {
        self.this_turn = ThisTurn::default();
        for (_, player) in self.players.iter_mut() {
            player.order_uses.iter_mut().for_each(|uses| *uses = 0);
        }
        self.player_mut().fields.iter_mut().flatten().for_each(|placed| placed.used = false);
        let next = self.active.next(self.count());
        if next == self.first {
            if self.round >= self.options.round_limit {
                self.time_out(events);
                return;
            }
            self.round += 1;
        }
        self.begin_turn(next, events);
    }

    /// Ends the game by the round limit; the first in the ranking wins.
    fn time_out(&mut self, events: &mut Vec<Event>) {
        self.winner = self.ranking().first().map(|standing| standing.seat);
        self.timed_out = true;
        self.phase = Phase::GameOver;
        events.push(TableEvent::TimedOut { rounds: self.round }.into());
    }

    fn expire_offers(&mut self, events: &mut Vec<Event>) {
        let count = self.offers.len() as u8;
        self.offers.clear();
        if count > 0 {
            events.push(TradeEvent::OffersExpired { count }.into());
        }
    }

    /// The default action of an absent player: nothing voluntary (Anno 1701 rules, section 5.2).
    pub(super) fn default_action_for(&self, seat: Seat) -> Option<Action> {
        if !self.due_seats().contains(seat) {
            return None;
        }
        Some(match self.phase {
            Phase::SetupChoose => {
                let [first, second] = self.default_tiles(seat)?;
                Action::ChooseTiles { first, second }
            }
            Phase::Yield => Action::Roll,
            Phase::Discard => Action::Discard { goods: self.burnt(seat, self.owed.into()) },
            Phase::Action => Action::SetSail,
            Phase::KeepTile => {
                let best = self.searched.iter().min_by_key(|tile| (data().tile_rank(**tile), **tile));
                Action::KeepTile { tile: *best? }
            }
            Phase::PlaceTile => Action::PlaceTile { field: self.default_field()? },
            Phase::Sailing => Action::EndTurn,
            Phase::Encounter => Action::Encounter { reply: self.default_reply()?, good: None },
            Phase::Retreat => Action::Retreat { to: self.nearest_retreat()? },
            Phase::GameOver => return None,
        })
    }

    /// Anno 1701 rules 5.2, D9 to D11: keep the card, do not sell; pay if enough gold remains to avoid a riot,
    /// otherwise fight.
    fn default_reply(&self) -> Option<Reply> {
        let (_, card) = self.encounter()?;
        Some(match card {
            Encounter::FreeTrader if self.may_reply(Reply::Skip, None).is_ok() => Reply::Skip,
            Encounter::Pirate { .. } => {
                let left = self.player().gold.checked_sub(self.demand()?);
                if left.is_some_and(|left| left >= data().riot_below) { Reply::Pay } else { Reply::Fight }
            }
            Encounter::FreeTrader | Encounter::Castaways | Encounter::Hurricane { .. } => Reply::Keep,
        })
    }
}
