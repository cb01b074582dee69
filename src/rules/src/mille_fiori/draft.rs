//! The draft: all choose a card of their hands at the same time.

use super::action::{Action, GuardChoice, PlannedPlay};
use super::cards::{Card, take_out};
use super::events::Event;
use super::options::Leftovers;
use super::plan::Target;
use super::refusals::Refusal;
use super::state::{Phase, State};
use crate::Seat;

impl State {
    /// Checks that this seat may choose this card now, or change its choice to it.
    pub(super) fn may_choose(&self, seat: Seat, card: Card) -> Result<(), Refusal> {
        self.may_choose_any(seat)?;
        if self.players[seat].hand.contains(&card) { Ok(()) } else { Err(Refusal::CardNotInHand) }
    }

    /// A pick can be changed until the last player has chosen.
    pub(super) fn may_choose_any(&self, seat: Seat) -> Result<(), Refusal> {
        match self.phase {
            Phase::Choose => Ok(()),
            Phase::Play | Phase::Extra if self.players[seat].pick.is_some() => Err(Refusal::Locked),
            Phase::Play | Phase::Extra | Phase::Over => Err(Refusal::WrongPhase),
        }
    }

    /// Chooses a card and plans its play, if it has a target, before the last choice locks all picks. The card and the
    /// target are legal.
    pub(super) fn choose(
        &mut self,
        seat: Seat,
        card: Card,
        to: Option<Target>,
        events: &mut Vec<Event>,
    ) -> Result<(), Refusal> {
        let player = &mut self.players[seat];
        let before = player.pick.replace(card);
        // A plan belongs to the chosen card: choosing another one cancels it.
        if before != Some(card) && player.plan.take().is_some() {
            events.push(Event::PlanCancelled { seat });
        }
        events.push(Event::Chosen { seat, card, again: before.is_some() });
        if let Some(to) = to {
            let planned = PlannedPlay { card: None, to, guard: GuardChoice::AsShown };
            self.plan(seat, Action::Plan(planned), events)?;
        }
        if self.players.values().all(|player| player.pick.is_some()) {
            self.lock(events);
        }
        Ok(())
    }

    /// The last player has chosen: the picks are final, and the rest of each hand is set aside for the left neighbour.
    fn lock(&mut self, events: &mut Vec<Event>) {
        events.push(Event::Locked { start: self.start });
        for (_, player) in self.players.iter_mut() {
            let mut rest = std::mem::take(&mut player.hand);
            if let Some(pick) = player.pick {
                take_out(&mut rest, pick);
            }
            player.set_aside = rest;
        }
        // Mille Fiori rules R20: with this option the leftovers can already be used in the last card round.
        if self.is_last_card_round() && self.options.leftovers == Leftovers::WhenChosen {
            for seat in self.start.round_from(self.count()) {
                self.lay_out(seat, events);
            }
        }
        self.phase = Phase::Play;
    }

    /// The tactical variant: the card is picked in the turn itself, the rest of the hand is set aside at once.
    pub(super) fn pick_on_turn(&mut self, seat: Seat, card: Card, events: &mut Vec<Event>) {
        let mut rest = std::mem::take(&mut self.players[seat].hand);
        take_out(&mut rest, card);
        self.players[seat].set_aside = rest;
        if self.is_last_card_round() && self.options.leftovers == Leftovers::WhenChosen {
            self.lay_out(seat, events);
        }
    }
}
