//! Checks when an action is allowed, and dispatches it to the file of its rule.

use super::action::{Action, Move};
use super::events::Event;
use super::kinds::Happening;
use super::refusals::Refusal;
use super::roll::Cause;
use super::state::{Phase, State};
use crate::{Reveal, Seat, Seats, When};

impl State {
    /// Checks game, seat and phase; these errors precede those of the action itself (Anno 1503 rules, section 7).
    pub(super) fn permits(&self, seat: Seat, action: Move) -> Result<(), Refusal> {
        if self.outcome.is_some() {
            return Err(Refusal::GameOver);
        }
        match self.players.get(seat) {
            None => return Err(Refusal::UnknownId),
            Some(player) if player.resigned => return Err(Refusal::Resigned),
            Some(_) => {}
        }
        if action.when() == When::Anytime {
            return Ok(());
        }
        if self.has_choice(seat) {
            return if self.answers_choice(action) { Ok(()) } else { Err(Refusal::ChoicePending) };
        }
        if seat != self.active {
            return Err(Refusal::NotYourTurn);
        }
        let fits = match self.phase {
            Phase::Resolve | Phase::TilePending => false,
            Phase::ChooseHome | Phase::TurnStart | Phase::Phase2 | Phase::Phase3 | Phase::GameOver => {
                action.phases().contains(&self.phase)
            }
        };
        if fits { Ok(()) } else { Err(Refusal::WrongPhase) }
    }

    /// Whether this player must answer a pending choice first.
    fn has_choice(&self, seat: Seat) -> bool {
        match self.phase {
            Phase::Resolve => self.open_entry().is_some_and(|(due, _)| due == seat),
            Phase::TilePending => seat == self.active,
            Phase::ChooseHome | Phase::TurnStart | Phase::Phase2 | Phase::Phase3 | Phase::GameOver => false,
        }
    }

    /// Whether this verb answers the pending choice.
    fn answers_choice(&self, action: Move) -> bool {
        let pirate = self.resolve.is_some_and(|entry| entry.matter == Cause::Event(Happening::Pirate));
        match action {
            Move::Take => self.phase == Phase::Resolve && !pirate,
            Move::LoseTile => self.phase == Phase::Resolve && pirate,
            _ => action.phases().contains(&self.phase),
        }
    }

    /// Applies an action as a whole or refuses it as a whole, then runs the game to the next question.
    pub(super) fn apply_action(
        &mut self,
        seat: Seat,
        action: &Action,
        events: &mut Vec<Event>,
    ) -> Result<Reveal, Refusal> {
        self.permits(seat, action.name())?;
        let before = self.all_points();
        let all = Reveal::To(Seats::all(self.count()));
        let reveal = match *action {
            Action::ChooseHome { home } => self.choose_home(home, events).map(|()| Reveal::Nothing)?,
            Action::Roll => {
                self.roll(events);
                all
            }
            Action::Take { good } => self.take(seat, good, events).map(|()| all)?,
            Action::LoseTile { tile } => self.lose_tile(seat, tile, events).map(|()| all)?,
            Action::BuildShip => self.build_ship(events).map(|()| Reveal::Nothing)?,
            Action::Settle { building } => self.settle(building, events).map(|()| Reveal::Nothing)?,
            Action::Develop { field } => self.develop(field, events).map(|()| Reveal::Nothing)?,
            Action::Sell { field, good } => self.sell(field, good, events).map(|()| Reveal::Nothing)?,
            Action::Buy { good } => self.buy(good, events).map(|()| Reveal::Nothing)?,
            Action::DrawCard { victim } => {
                self.draw_card(victim, events)?;
                // With open hands all players see which card moved.
                if self.options.open_hands { all } else { Reveal::To([seat, victim].into_iter().collect()) }
            }
            Action::Sail { ship, to } => self.sail(ship, to, events).map(|()| Reveal::Nothing)?,
            Action::Discover { ship, island } => {
                self.discover(ship, island, events)?;
                Reveal::To(Seats::one(seat))
            }
            Action::UseTile { dock, field } => self.use_tile(dock, field, events).map(|()| all)?,
            Action::LeaveTile => {
                self.leave_tile(events);
                Reveal::Nothing
            }
            Action::EndTurn { discards } => self.end_turn(discards, events).map(|()| all)?,
            Action::SetOrders(order) => self.set_orders(seat, order, events).map(|()| Reveal::Nothing)?,
            Action::Resign => {
                self.resign(seat, events);
                all
            }
        };
        let (rolled, homes) = (self.last_die.is_some(), self.homes_given());
        self.advance(events);
        self.report(before, events);
        // After a home island is chosen, resigned players receive theirs from a hidden order, and the last choice
        // triggers the first roll. Both reveal something to all players.
        let shown = rolled != self.last_die.is_some() || homes != self.homes_given();
        Ok(if shown { all } else { reveal })
    }
}
