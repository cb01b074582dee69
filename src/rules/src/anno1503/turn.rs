//! The course of a turn: automatic steps, its end, and the win.

use super::action::Action;
use super::data::data;
use super::events::Event;
use super::kinds::{Goods, Happening, VictoryPoint};
use super::orders::Orders;
use super::player::{Player, Points};
use super::refusals::Refusal;
use super::roll::Cause;
use super::state::{End, Phase, State, ThisTurn};
use crate::{MAX_SEATS, Seat, Seats};

impl State {
    pub(super) fn due_seats(&self) -> Seats {
        match self.phase {
            Phase::GameOver => Seats::NONE,
            Phase::Resolve => self.open_entry().map_or(Seats::NONE, |(seat, _)| Seats::one(seat)),
            _ => Seats::one(self.active),
        }
    }

    /// Runs the game to the next question: wins, automatic rolls, entries without a choice, turns of resigned players.
    pub(super) fn advance(&mut self, events: &mut Vec<Event>) {
        loop {
            if self.phase == Phase::GameOver {
                return;
            }
            let resigned = self.player().resigned;
            if self.phase == Phase::ChooseHome {
                match self.next_home() {
                    Some(home) if resigned && self.choose_home(home, events).is_ok() => continue,
                    _ => return,
                }
            }
            // Anno 1503 rules R23: a player wins at any moment of their own turn, even before the roll.
            if self.player().points().count() >= data().points_needed {
                self.finish(End::Points { winner: self.active });
                return;
            }
            match self.phase {
                Phase::TurnStart if resigned || self.options.auto_roll => self.roll(events),
                Phase::Resolve => {
                    if !self.resolve_roll(events) {
                        return;
                    }
                }
                Phase::TilePending if resigned => self.leave_tile(events),
                Phase::Phase2 | Phase::Phase3 if resigned => {
                    let discards = self.default_discard(self.active);
                    self.pass_turn(discards, events);
                }
                _ => return,
            }
        }
    }

    /// The cards that must be discarded to end the turn.
    pub(super) fn surplus(&self) -> u32 {
        self.player().hand.total().saturating_sub(data().hand_limit)
    }

    pub(super) fn may_end_turn(&self, discards: Goods) -> Result<(), Refusal> {
        let cards = self.surplus();
        if cards > 0 && discards.total() == 0 {
            return Err(Refusal::DiscardNeeded { cards });
        }
        let exact = discards.total() == cards && self.player().hand.covers(&discards);
        if exact { Ok(()) } else { Err(Refusal::DiscardWrong { cards }) }
    }

    pub(super) fn end_turn(&mut self, discards: Goods, events: &mut Vec<Event>) -> Result<(), Refusal> {
        self.may_end_turn(discards)?;
        self.pass_turn(discards, events);
        Ok(())
    }

    /// Discards and passes the turn clockwise.
    fn pass_turn(&mut self, discards: Goods, events: &mut Vec<Event>) {
        if discards.total() > 0 {
            self.player_mut().hand.subtract(&discards);
            self.supply.add(&discards);
            events.push(Event::Discarded { seat: self.active, goods: discards });
        }
        let next = self.active.next(self.count());
        if next == self.first {
            if self.options.round_limit.is_some_and(|limit| self.round >= limit) {
                self.finish(End::RoundLimit);
                return;
            }
            self.round += 1;
        }
        self.turn += 1;
        self.active = next;
        self.phase = Phase::TurnStart;
        self.this_turn = ThisTurn::default();
        for ship in self.player_mut().ships.iter_mut().flatten() {
            ship.spent = 0;
        }
        events.push(Event::TurnBegan { seat: next, round: self.round });
    }

    /// A resigned seat stays and plays automatically. The last player who has not resigned wins.
    pub(super) fn resign(&mut self, seat: Seat, events: &mut Vec<Event>) {
        let player = &mut self.players[seat];
        player.resigned = true;
        player.orders = Orders::default();
        events.push(Event::Resigned { seat });
        let playing: Seats = self.players.seats().filter(|seat| !self.players[*seat].resigned).collect();
        if let (1, Some(winner)) = (playing.len(), playing.iter().next()) {
            self.finish(End::Alone { winner });
        }
    }

    fn finish(&mut self, end: End) {
        self.outcome = Some(end);
        self.phase = Phase::GameOver;
        self.resolve = None;
        self.pending = None;
    }

    pub(super) fn all_points(&self) -> [Points; MAX_SEATS] {
        std::array::from_fn(|seat| self.players.get(Seat(seat as u8)).map(Player::points).unwrap_or_default())
    }

    /// Reports gained and lost victory points, and the end of the game.
    pub(super) fn report(&self, before: [Points; MAX_SEATS], events: &mut Vec<Event>) {
        for (seat, player) in self.players.iter() {
            let (old, new) = (before[seat.index()], player.points());
            if old == new {
                continue;
            }
            for point in
                VictoryPoint::ALL.iter().copied().filter(|point| old.contains(*point) != new.contains(*point))
            {
                events.push(if new.contains(point) {
                    Event::PointGained { seat, point }
                } else {
                    Event::PointLost { seat, point }
                });
            }
        }
        match self.outcome {
            Some(End::Points { winner }) => events.push(Event::Won { seat: winner }),
            Some(End::Alone { winner }) => events.push(Event::WonAlone { seat: winner }),
            Some(End::RoundLimit) => events.push(Event::RoundLimit { rounds: self.round }),
            None => {}
        }
    }

    /// The default action of an absent player: nothing voluntary (Anno 1503 rules, section 5).
    pub(super) fn default_action_for(&self, seat: Seat) -> Option<Action> {
        if !self.due_seats().contains(seat) {
            return None;
        }
        match self.phase {
            Phase::ChooseHome => self.next_home().map(|home| Action::ChooseHome { home }),
            Phase::TurnStart => Some(Action::Roll),
            Phase::Resolve => match self.open_entry()?.1.matter {
                Cause::Event(Happening::Pirate) => {
                    self.ordered_tile(seat).map(|tile| Action::LoseTile { tile })
                }
                Cause::Yield(_) | Cause::Event(Happening::GoldenTimes | Happening::Fire) => {
                    self.ordered_good(seat, self.offered(seat)).map(|good| Action::Take { good })
                }
            },
            Phase::Phase2 | Phase::Phase3 => Some(Action::EndTurn { discards: self.default_discard(seat) }),
            Phase::TilePending => Some(Action::LeaveTile),
            Phase::GameOver => None,
        }
    }
}
