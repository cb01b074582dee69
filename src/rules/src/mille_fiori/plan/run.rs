//! Saving, changing and cancelling a plan, and running it when the turn of its owner begins.

use super::{Alternative, ExtraInstruction, Guard, Plan, PlanFailure, Target};
use crate::Seat;
use crate::mille_fiori::action::Action;
use crate::mille_fiori::cards::Card;
use crate::mille_fiori::effect::Play;
use crate::mille_fiori::events::Event;
use crate::mille_fiori::refusals::Refusal;
use crate::mille_fiori::state::State;

impl State {
    /// Saves, extends or cancels a plan.
    pub(in crate::mille_fiori) fn plan(
        &mut self,
        seat: Seat,
        action: Action,
        events: &mut Vec<Event>,
    ) -> Result<(), Refusal> {
        if let Action::CancelPlan = action {
            self.may_cancel(seat)?;
            self.players[seat].plan = None;
            events.push(Event::PlanCancelled { seat });
            return Ok(());
        }
        self.may_plan(seat)?;
        match action {
            Action::Plan(planned) => {
                let mut plan = Plan::default();
                plan.main.push(self.may_plan_play(seat, planned)?);
                self.players[seat].plan = Some(Box::new(plan));
            }
            Action::PlanOr(planned) => {
                self.may_extend(seat).0?;
                let alternative = self.may_plan_play(seat, planned)?;
                self.players[seat].plan.iter_mut().for_each(|plan| plan.main.push(alternative));
            }
            Action::PlanExtra { play } => {
                self.may_extend(seat).1?;
                let instruction =
                    play.map_or(Ok(ExtraInstruction::Decline), |planned| self.may_plan_extra(seat, planned))?;
                self.players[seat].plan.iter_mut().for_each(|plan| plan.extras.push(instruction));
            }
            Action::Choose { .. }
            | Action::Place { .. }
            | Action::Sail { .. }
            | Action::Decline
            | Action::CancelPlan => {}
        }
        if let Some(plan) = &self.players[seat].plan {
            let (alternatives, extras) = (plan.main.len() as u8, plan.extras.len() as u8);
            events.push(Event::PlanSaved { seat, alternatives, extras });
        }
        Ok(())
    }

    /// Checks that a planned play of the active player applies now.
    fn fits(&self, card: Card, to: Target, guard: Guard) -> Result<Play, PlanFailure> {
        if !self.playable().contains(card) {
            return Err(PlanFailure::Refused(Refusal::CardNotInDisplay));
        }
        let play = self.resolve(card, to).ok_or(PlanFailure::Refused(Refusal::FieldTaken))?;
        self.may_play(self.active, play).map_err(PlanFailure::Refused)?;
        guard.admits(&self.effect(self.active, play)).map(|()| play)
    }

    /// The turn begins: the first alternative that applies is played; if none does, the plan is dropped.
    pub(in crate::mille_fiori) fn run_plan(&mut self, events: &mut Vec<Event>) -> bool {
        let seat = self.active;
        let Some(mut plan) = self.players[seat].plan.take() else { return false };
        let mut why = PlanFailure::NothingPlanned;
        for Alternative { card, to, guard } in plan.main.take() {
            let Some(card) = card.or(self.players[seat].pick) else { continue };
            match self.fits(card, to, guard) {
                Ok(fitting) => {
                    self.players[seat].plan = Some(plan);
                    self.carry_out(fitting, true, events);
                    return true;
                }
                // The owner is told why the first alternative failed.
                Err(failure) if why == PlanFailure::NothingPlanned => why = failure,
                Err(_) => {}
            }
        }
        events.push(Event::PlanDropped { seat, why });
        false
    }

    /// An extra card was earned: the first instruction that applies is carried out and removed from the plan.
    pub(in crate::mille_fiori) fn run_planned_extra(&mut self, events: &mut Vec<Event>) -> bool {
        let seat = self.active;
        let Some(mut plan) = self.players[seat].plan.take() else { return false };
        let mut why = PlanFailure::NothingPlanned;
        for (index, instruction) in plan.extras.iter().enumerate() {
            let fitting = match *instruction {
                ExtraInstruction::Decline => Ok(None),
                ExtraInstruction::Play { card, to, guard } => self.fits(card, to, guard).map(Some),
            };
            match fitting {
                Ok(fitting) => {
                    plan.extras.remove(index);
                    self.players[seat].plan = Some(plan);
                    match fitting {
                        Some(fitting) => self.carry_out(fitting, true, events),
                        None => self.decline(seat, events),
                    }
                    return true;
                }
                Err(failure) if why == PlanFailure::NothingPlanned => why = failure,
                Err(_) => {}
            }
        }
        events.push(Event::PlanDropped { seat, why });
        false
    }
}
