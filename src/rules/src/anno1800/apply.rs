//! Applies an action: dispatches it to its rule, as a whole or not at all (5.3), then ends the turn if nothing is left.

use super::action::Action;
use super::building::is_ship;
use super::events::Event;
use super::options::AutoEnd;
use super::refusals::Refusal;
use super::state::State;
use super::step::{Goal, Order, Step};
use crate::{Reveal, Seat, Seats};

impl State {
    /// Applies an action as a whole, or refuses it and changes nothing (5.3).
    pub(super) fn apply_action(
        &mut self,
        seat: Seat,
        action: &Action,
        events: &mut Vec<Event>,
    ) -> Result<Reveal, Refusal> {
        self.permits(seat, action.name())?;
        let events_before = events.len();
        // On a copy, because a refused action may have changed a part of the state.
        let mut next = self.clone();
        match next.dispatch(seat, action, events) {
            Ok(reveal) => {
                if !matches!(action, Action::AutoEnd { .. }) {
                    next.advance(events);
                }
                *self = next;
                Ok(self.shown(reveal))
            }
            Err(refusal) => {
                events.truncate(events_before);
                Err(refusal)
            }
        }
    }

    fn dispatch(&mut self, seat: Seat, action: &Action, events: &mut Vec<Event>) -> Result<Reveal, Refusal> {
        let own = Reveal::To(Seats::one(seat));
        match *action {
            Action::Build { tile, field, pay } => self.build(seat, tile, field, None, pay, events),
            Action::Rebuild { returned, tile, field, pay } => {
                self.build(seat, tile, field, Some(returned), pay, events)
            }
            Action::Ships { ref ships, .. } if !ships.iter().all(|launch| is_ship(launch.ship)) => {
                Err(Refusal::UnknownId)
            }
            Action::Ships { ref ships, pay } => {
                let order = Order::new(ships.iter().map(|launch| Goal::from(*launch)));
                self.pay_for(seat, &order, pay, None, events)
            }
            Action::Play { card, pay } => {
                self.pay_for(seat, &Order::one(Goal::Play { card }), pay, None, events)
            }
            Action::ShipAnywhere { ship } => Err(self.why_no_ship(seat, ship)),
            Action::UpgradeAnywhere { tier } => Err(self.why_no_upgrade(seat, tier)),
            Action::Hire { ref tiers, .. } if tiers.is_empty() => Err(Refusal::HireCount),
            Action::Upgrade { ref steps, .. } if steps.is_empty() => Err(Refusal::UpgradeCount),
            Action::Hire { ref tiers, pay } => {
                let order = Order::new(tiers.iter().map(|tier| Goal::Hire { tier: *tier }));
                self.pay_for(seat, &order, pay, None, events)
            }
            Action::Upgrade { ref steps, pay } => {
                let order = Order::new(steps.iter().map(|raise| Goal::from(*raise)));
                self.pay_for(seat, &order, pay, None, events)
            }
            Action::Swap { ref cards } => self.swap(seat, cards, events).map(|()| own),
            Action::Claim => self.claim(seat, events),
            Action::Explore => self.explore(seat, events),
            Action::Expedition { cards } => self.expedition(seat, cards, events).map(|()| own),
            Action::Festival => {
                self.festival(seat, events);
                Ok(Reveal::Nothing)
            }
            Action::Activate { card, ref under } => self.activate(seat, card, under, events),
            Action::Objective { objective, card } => {
                self.use_objective(seat, objective, card, events).map(|()| Reveal::Nothing)
            }
            Action::Shift { tier, from } => self.free_step(seat, Step::Shift { tier, from }, events),
            Action::Promote { tier, at } => self.free_step(seat, Step::Promote { tier, at }, events),
            Action::Produce { field } => self.produce(seat, field, events).map(|()| Reveal::Nothing),
            Action::Withdraw => self.withdraw().map(|()| Reveal::Nothing),
            Action::EndTurn => {
                self.end_turn(events);
                Ok(Reveal::Nothing)
            }
            Action::AutoEnd { rule } => {
                self.may_set_auto_end(seat, rule)?;
                self.auto_end[seat] = rule;
                events.push(Event::AutoEnd { seat, rule });
                Ok(Reveal::Nothing)
            }
            Action::Work { .. }
            | Action::Trade { .. }
            | Action::Fetch { .. }
            | Action::Gift { .. }
            | Action::Labour { .. }
            | Action::Spend { .. }
            | Action::Return { .. }
            | Action::Finish { .. } => {
                let step = self.step_of(seat, action).ok_or(Refusal::UnknownId)?;
                self.step_by_hand(seat, step, events)
            }
        }
    }

    pub(super) fn may_set_auto_end(&self, seat: Seat, rule: AutoEnd) -> Result<(), Refusal> {
        if self.auto_end[seat] == rule { Err(Refusal::NoChange) } else { Ok(()) }
    }

    /// The action made for an absent player: withdraw from an open payment, then a festival; extra actions are waived.
    pub(super) fn default_action_for(&self, seat: Seat) -> Option<Action> {
        if !self.due_seats().contains(seat) {
            return None;
        }
        Some(if self.paying.is_some() {
            Action::Withdraw
        } else if self.turn.base_done {
            Action::EndTurn
        } else {
            Action::Festival
        })
    }
}
