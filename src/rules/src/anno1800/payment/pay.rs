//! Paying for an action: at once by a plan, or by hand step by step.

use crate::anno1800::action::{Action, Pay};
use crate::anno1800::events::Event;
use crate::anno1800::fields::Field;
use crate::anno1800::kinds::{Resource, Tile};
use crate::anno1800::payment::Payment;
use crate::anno1800::planner::{self, MOST_PLANS, PaymentMeans};
use crate::anno1800::refusals::Refusal;
use crate::anno1800::state::State;
use crate::anno1800::step::{Goal, Order, Step};
use crate::{Reveal, Seat, Seats};

impl State {
    pub(in crate::anno1800) fn build(
        &mut self,
        seat: Seat,
        tile: Tile,
        field: Option<Field>,
        returned: Option<Field>,
        pay: Pay,
        events: &mut Vec<Event>,
    ) -> Result<Reveal, Refusal> {
        // Without a field the action is always refused; a more important reason comes first.
        let Some(field) = field else {
            let mut copy = self.clone();
            let somewhere =
                self.default_field(seat, tile).or_else(|| self.fields_for(seat, tile).first().copied());
            let goal = somewhere.map(|field| Goal::Build { tile, field });
            let goal = goal.ok_or_else(|| self.why_nowhere(seat, tile))?;
            copy.pay_for(seat, &Order::one(goal), pay, returned, events)?;
            return Err(Refusal::NeedPlace);
        };
        self.pay_for(seat, &Order::one(Goal::Build { tile, field }), pay, returned, events)
    }

    /// Pays for an order by a plan or opens a payment by hand.
    pub(in crate::anno1800) fn pay_for(
        &mut self,
        seat: Seat,
        order: &Order,
        pay: Pay,
        returned: Option<Field>,
        events: &mut Vec<Event>,
    ) -> Result<Reveal, Refusal> {
        if pay == Pay::Own && !has_choice(order) {
            return Err(Refusal::NoSuchPlan);
        }
        if let Some(field) = returned {
            // The plan is made for the position after the return; both happen, or neither.
            let after = self.after_return(seat, field, order)?;
            let means = after.may_pay(seat, order)?;
            if pay == Pay::Own {
                self.open_payment(order.clone());
                return self.step_by_hand(seat, Step::Return { field }, events);
            }
            let mut steps = vec![Step::Return { field }];
            steps.extend(after.plan(seat, &means, order, pay)?);
            return self.pay_by(seat, order, &steps, events);
        }
        let means = self.may_pay(seat, order)?;
        if pay == Pay::Own {
            self.open_payment(order.clone());
            return Ok(Reveal::Nothing);
        }
        let steps = self.plan(seat, &means, order, pay)?;
        self.pay_by(seat, order, &steps, events)
    }

    /// Checks that every part is possible and payable in the given order; returns the means of payment.
    pub(in crate::anno1800) fn may_pay(
        &self,
        seat: Seat,
        order: &Order,
    ) -> Result<PaymentMeans<'_>, Refusal> {
        self.possible(seat, order)?;
        let affordable = self.affordable(seat);
        for parts in 1..=order.parts.len() {
            let prefix = order.prefix(parts);
            let named = parts < order.parts.len() && affordable.waits(&prefix);
            if !named && !affordable.means.payable(&prefix) {
                return Err(self.unpayable(seat, &prefix));
            }
        }
        Ok(affordable.means)
    }

    /// Why this order has no plan.
    fn unpayable(&self, seat: Seat, order: &Order) -> Refusal {
        let obstacles = planner::why_not(self, seat, order);
        match order.parts.last().map(|part| part.goal) {
            // Nothing is missing, but no payment brings the cube to its place in time.
            Some(Goal::Upgrade { tier, .. }) if obstacles.is_empty() => Refusal::CubeNotThere { tier },
            _ => Refusal::NoPlan { obstacles },
        }
    }

    fn plan(&self, seat: Seat, means: &PaymentMeans, order: &Order, pay: Pay) -> Result<Vec<Step>, Refusal> {
        let found = match pay {
            Pay::Own => None,
            Pay::Plan(plan) => {
                let plan = usize::from(plan);
                means.plans(order, plan).into_iter().nth(plan.wrapping_sub(1))
            }
            // A filter finds a plan that is not among the shown ones.
            Pay::Filtered(filter) => {
                planner::best_outside(self, seat, order, &means.plans(order, MOST_PLANS), filter)
            }
        };
        found.map(|plan| plan.steps).ok_or(Refusal::NoSuchPlan)
    }

    fn pay_by(
        &mut self,
        seat: Seat,
        order: &Order,
        steps: &[Step],
        events: &mut Vec<Event>,
    ) -> Result<Reveal, Refusal> {
        let payment = self.carry_out(seat, order, steps, events)?;
        Ok(self.complete(seat, &payment, events))
    }

    /// Completes a paid order: draws reserved cards in the order of the parts and counts the action.
    pub(in crate::anno1800) fn complete(
        &mut self,
        seat: Seat,
        payment: &Payment,
        events: &mut Vec<Event>,
    ) -> Reveal {
        if !payment.used.is_nothing() {
            events.push(Event::Paid { seat, used: payment.used });
        }
        let mut drawn = false;
        for (part, paid) in payment.order.parts.iter().zip(&payment.progress) {
            if let Goal::Hire { tier } = part.goal
                && paid.card
            {
                drawn |= self.draw_to_hand(seat, tier.deck(), events);
            }
        }
        self.count_action();
        if drawn { Reveal::To(Seats::one(seat)) } else { Reveal::Nothing }
    }

    /// A step of the open payment; the last `finish` completes the action.
    pub(in crate::anno1800) fn step_by_hand(
        &mut self,
        seat: Seat,
        step: Step,
        events: &mut Vec<Event>,
    ) -> Result<Reveal, Refusal> {
        let mut paying = self.paying.take().ok_or(Refusal::NotPaying)?;
        if let Some(resource) = self.made_by(seat, step) {
            self.needed(&paying.payment, resource)?;
        }
        self.take_step(seat, &mut paying.payment, &step, events)?;
        if !paying.payment.all_finished() {
            self.paying = Some(paying);
            return Ok(Reveal::Nothing);
        }
        self.settle(&paying.payment)?;
        Ok(self.complete(seat, &paying.payment, events))
    }

    /// Checks that the payment needs one more unit of this resource (6.2.3).
    pub(in crate::anno1800) fn needed(&self, payment: &Payment, resource: Resource) -> Result<(), Refusal> {
        let count = |stock: &crate::anno1800::resources::Stock| u16::from(stock.count(resource));
        let most = count(&payment.resources_due()) + count(&payment.stock_before);
        if count(&self.turn.stock) < most { Ok(()) } else { Err(Refusal::Surplus { resource }) }
    }

    /// The resource that a step makes.
    fn made_by(&self, seat: Seat, step: Step) -> Option<Resource> {
        match step {
            Step::Work { field } => self.players[seat].plot(field).industry().map(|(resource, _)| resource),
            Step::Trade { resource, .. } | Step::Fetch { resource, .. } | Step::Gift { resource, .. } => {
                Some(resource)
            }
            Step::Labour { .. }
            | Step::Spend { .. }
            | Step::Shift { .. }
            | Step::Activate { .. }
            | Step::Promote { .. }
            | Step::Aarhant
            | Step::Return { .. }
            | Step::Finish { .. } => None,
        }
    }

    /// A free action that is also a step: part of the open payment, if there is one.
    pub(in crate::anno1800) fn free_step(
        &mut self,
        seat: Seat,
        step: Step,
        events: &mut Vec<Event>,
    ) -> Result<Reveal, Refusal> {
        if self.paying.is_some() {
            return self.step_by_hand(seat, step, events);
        }
        self.take_step(seat, &mut Payment::new(Order::default(), self.turn.stock), &step, events)?;
        Ok(Reveal::Nothing)
    }

    /// The step that an action means.
    pub(in crate::anno1800) fn step_of(&self, seat: Seat, action: &Action) -> Option<Step> {
        let on_cards = self.players.get(seat)?.on_cards.explore;
        let part = |part: u8| usize::from(part).checked_sub(1);
        Some(match *action {
            Action::Work { field } => Step::Work { field },
            Action::Trade { resource, seat, tokens } => {
                Step::Trade { resource, seat, field: None, tokens: Some(tokens.tokens(on_cards)) }
            }
            Action::Fetch { resource, tokens } => {
                Step::Fetch { resource, tokens: Some(tokens.tokens(on_cards)) }
            }
            Action::Gift { card, resource } => Step::Gift { card, resource },
            Action::Labour { part: number, tier } => Step::Labour { part: part(number)?, tier },
            Action::Spend { part: number, tokens } => {
                Step::Spend { part: part(number)?, tokens: Some(tokens.tokens(on_cards)) }
            }
            Action::Return { field } => Step::Return { field },
            Action::Finish { part: number } => Step::Finish { part: part(number)? },
            _ => return None,
        })
    }
}

/// Whether paying for this order involves a choice.
pub(in crate::anno1800) fn has_choice(order: &Order) -> bool {
    order.parts.iter().any(|part| !part.cost.resources.is_empty() || part.cost.trade > 0)
}
