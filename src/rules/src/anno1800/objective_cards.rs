//! Objective cards that are used during a turn (6.13).

use super::cards::Card;
use super::data::data;
use super::events::Event;
use super::kinds::{Naval, Objective};
use super::refusals::Refusal;
use super::state::State;
use super::step::Step;
use crate::Seat;

impl State {
    pub(super) fn may_use_objective(
        &self,
        seat: Seat,
        objective: Objective,
        card: Option<Card>,
    ) -> Result<(), Refusal> {
        match (objective, card) {
            (Objective::Aarhant, None) => self.may_use_aarhant(seat),
            (Objective::AlonsoGraves | Objective::TheEditor, _) if self.paying.is_some() => {
                Err(Refusal::PaymentOpen)
            }
            (Objective::AlonsoGraves, None) => self.may_use_graves(seat),
            (Objective::TheEditor, card) => {
                self.may_use_editor(seat)?;
                self.all_in_hand(seat, &[card.ok_or(Refusal::NotInHand)?])
            }
            _ => Err(Refusal::UnknownId),
        }
    }

    pub(super) fn use_objective(
        &mut self,
        seat: Seat,
        objective: Objective,
        card: Option<Card>,
        events: &mut Vec<Event>,
    ) -> Result<(), Refusal> {
        self.may_use_objective(seat, objective, card)?;
        let costs = &data().objectives;
        if objective == Objective::Aarhant {
            return self.free_step(seat, Step::Aarhant, events).map(|_| ());
        }
        events.push(Event::Objective { seat, objective });
        if let Some(card) = card {
            let pick = self.pick(seat, Naval::Explore, costs.editor_explore, None)?;
            self.spend(seat, pick);
            self.turn.editor_used = true;
            self.put_under(seat, card, events);
            self.check_end_trigger(seat, events);
        } else {
            let pick = self.pick(seat, Naval::Explore, costs.graves_explore, None)?;
            self.spend(seat, pick);
            self.players[seat].gold -= u16::from(costs.graves_gold);
            self.turn.graves_used = true;
            self.turn.actions_left += 1;
        }
        Ok(())
    }
}
