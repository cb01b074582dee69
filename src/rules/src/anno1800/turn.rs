//! Whose turn it is, what may be done in it, and how it ends (Anno 1800 rules 5).

use super::action::Move;
use super::cards::Cards;
use super::data::{Effect, data};
use super::events::Event;
use super::kinds::{Naval, Objective, Tier};
use super::options::AutoEnd;
use super::refusals::Refusal;
use super::state::{State, Turn};
use crate::{Reveal, Seat, Seats};

impl State {
    pub(super) fn due_seats(&self) -> Seats {
        if self.over { Seats::NONE } else { Seats::one(self.active) }
    }

    /// Checks that this seat may use this verb now.
    pub(super) fn permits(&self, seat: Seat, action: Move) -> Result<(), Refusal> {
        if self.players.get(seat).is_none() {
            return Err(Refusal::UnknownId);
        }
        if self.over {
            return Err(Refusal::NotRunning);
        }
        if action == Move::AutoEnd {
            return Ok(());
        }
        if seat != self.active {
            return Err(Refusal::NotYourTurn);
        }
        // Free actions that reveal nothing are allowed inside a payment.
        let quiet = matches!(action, Move::Activate | Move::Objective | Move::Promote | Move::Shift);
        match (self.paying.is_some(), action.is_step()) {
            (true, false) if !quiet => return Err(Refusal::PaymentOpen),
            (false, true) => return Err(Refusal::NotPaying),
            _ => {}
        }
        if action.is_main() && self.turn.actions_left == 0 {
            return Err(Refusal::NoActionLeft);
        }
        if action == Move::EndTurn && !self.turn.base_done {
            return Err(Refusal::ActionOwed);
        }
        Ok(())
    }

    /// Counts a completed main action.
    pub(super) fn count_action(&mut self) {
        self.turn.actions_left -= 1;
        self.turn.base_done = true;
    }

    /// Ends the turn if its player's setting says so (5.1).
    pub(super) fn advance(&mut self, events: &mut Vec<Event>) {
        if !self.over && self.turn.base_done && self.paying.is_none() && self.ends_by_itself() {
            self.end_turn(events);
        }
    }

    fn ends_by_itself(&self) -> bool {
        let seat = self.active;
        let usable_discard = |cards: Cards| {
            let open = cards
                .and(self.turn.played)
                .iter()
                .any(|card| matches!(data().card(card).effect, Effect::Discard { .. }));
            open && !self.players[seat].hand.is_empty()
        };
        self.turn.actions_left == 0
            && match self.auto_end[seat] {
                AutoEnd::Never => false,
                AutoEnd::Always => !usable_discard(self.players[seat].active),
                AutoEnd::WhenNothingLeft => !self.something_left(seat),
            }
    }

    /// Whether anything useful is left to do. Ending a shift for gold does not count.
    fn something_left(&self, seat: Seat) -> bool {
        let player = &self.players[seat];
        let useful = player.active.iter().any(|card| match data().card(card).effect {
            Effect::FreeNewWorld { .. } => false,
            Effect::GainCubes { tier, .. } => self.can_gain(seat, tier),
            Effect::Expedition { .. } => !self.stacks.expeditions.is_empty(),
            Effect::Discard { .. } => self.turn.played.contains(card) && !player.hand.is_empty(),
            Effect::TokensGold { .. } | Effect::Upgrades { .. } | Effect::ExtraAction => true,
        });
        useful
            || self.may_use_graves(seat).is_ok()
            || self.may_use_aarhant(seat).is_ok()
            || (self.may_use_editor(seat).is_ok() && !player.hand.is_empty())
            || Tier::ALL.iter().any(|tier| self.promotable(seat, *tier).next().is_some())
    }

    /// Ends the turn and discards what was not used; then the next turn begins, or the game ends.
    pub(super) fn end_turn(&mut self, events: &mut Vec<Event>) {
        let active = self.active;
        let player = &mut self.players[active];
        // 7.4.7: a discard effect is only for the turn in which its card was played.
        for card in player.active.iter() {
            if matches!(data().card(card).effect, Effect::Discard { .. }) {
                player.active.remove(card);
            }
        }
        self.turns += 1;
        let next = active.next(self.count());
        if next == self.first {
            let limit = self.options.round_limit;
            let played_out = self.end_round.is_some_and(|end| self.round > end);
            if played_out || limit == Some(self.round) {
                self.over = true;
                self.turn = Turn::default();
                events.push(if played_out { Event::Over } else { Event::RoundLimit { rounds: self.round } });
                return;
            }
            self.round += 1;
            if self.end_round.is_some() {
                events.push(Event::LastRound);
            }
        }
        self.active = next;
        self.turn = Turn::begun();
        self.players[next].fresh = 0;
        events.push(Event::TurnBegan { seat: next, round: self.round });
    }

    pub(super) fn may_use_graves(&self, seat: Seat) -> Result<(), Refusal> {
        let objective = Objective::AlonsoGraves;
        self.may_use(objective, self.turn.graves_used)?;
        self.pick(seat, Naval::Explore, data().objectives.graves_explore, None)?;
        let (need, have) = (u16::from(data().objectives.graves_gold), self.players[seat].gold);
        if have < need { Err(Refusal::NotEnoughGold { need, have }) } else { Ok(()) }
    }

    pub(super) fn may_use_editor(&self, seat: Seat) -> Result<(), Refusal> {
        self.may_use(Objective::TheEditor, self.turn.editor_used)?;
        self.pick(seat, Naval::Explore, data().objectives.editor_explore, None).map(|_| ())
    }

    /// Checks that this objective card is in play and unused in this turn.
    fn may_use(&self, objective: Objective, used: bool) -> Result<(), Refusal> {
        match (self.in_play(objective), used) {
            (false, _) => Err(Refusal::ObjectiveAbsent { objective }),
            (true, true) => Err(Refusal::ObjectiveUsed { objective }),
            (true, false) => Ok(()),
        }
    }

    /// The reveal of an action. If it ended the game, scoring reveals hands and expedition cards to all.
    pub(super) fn shown(&self, reveal: Reveal) -> Reveal {
        if self.over { Reveal::To(Seats::all(self.count())) } else { reveal }
    }
}
