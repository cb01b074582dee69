//! Applies an action: dispatches it to its rule, then advances the game to the next decision.

use super::action::Action;
use super::effect::Play;
use super::events::Event;
use super::refusals::Refusal;
use super::state::{Phase, State};
use crate::{Reveal, Seat, Seats};

impl State {
    /// Applies an action and its consequences, or refuses it and changes nothing.
    pub(super) fn apply_action(
        &mut self,
        seat: Seat,
        action: Action,
        events: &mut Vec<Event>,
    ) -> Result<Reveal, Refusal> {
        if self.phase == Phase::Over {
            return Err(Refusal::GameOver);
        }
        if seat.index() >= self.count() {
            return Err(Refusal::NotAPlayer);
        }
        let before = (self.round, self.card_round, self.phase == Phase::Choose);
        let (played_before, events_before) = (self.discard.len(), events.len());
        match action {
            Action::Choose { card, to } => {
                self.may_choose(seat, card)?;
                if let Some(to) = to {
                    self.may_become(seat, card, to)?;
                }
                self.choose(seat, card, to, events)?;
            }
            Action::Place { card, field } => self.play(seat, Play { card, field: Some(field) }, events)?,
            Action::Sail { card } => self.play(seat, Play { card, field: None }, events)?,
            Action::Decline => {
                self.may_decline(seat)?;
                self.decline(seat, events);
            }
            Action::Plan(_) | Action::PlanOr(_) | Action::PlanExtra { .. } | Action::CancelPlan => {
                self.plan(seat, action, events)?;
                return Ok(Reveal::Nothing);
            }
        }
        self.advance(events);
        // These reveal something, so they prevent an undo: final picks, new hands, open leftovers, planned plays of
        // others.
        let after = (self.round, self.card_round, self.phase == Phase::Choose);
        let others_acted = self.discard[played_before..].iter().any(|played| played.seat != seat);
        let laid_open = events[events_before..].iter().any(|event| matches!(event, Event::LaidOut { .. }));
        let revealed = before != after || self.phase == Phase::Over || others_acted || laid_open;
        Ok(if revealed { Reveal::To(Seats::all(self.count())) } else { Reveal::Nothing })
    }

    /// Advances the game without a decision: forfeits unusable extra cards and runs plans.
    fn advance(&mut self, events: &mut Vec<Event>) {
        loop {
            let advanced = match self.phase {
                Phase::Choose | Phase::Over => false,
                Phase::Play => self.run_plan(events),
                Phase::Extra => self.forfeit_unusable_extra(events) || self.run_planned_extra(events),
            };
            if !advanced {
                return;
            }
        }
    }
}
