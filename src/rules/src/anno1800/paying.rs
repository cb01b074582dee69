//! Paying for an action: by a plan at once, or by hand step by step.

use super::action::{Action, Pay};
use super::event::Event;
use super::fields::Field;
use super::kinds::{Resource, Tile};
use super::payment::Payment;
use super::planner::{self, MOST_PLANS, Prospect};
use super::refusal::Refusal;
use super::state::State;
use super::step::{Goal, Order, Step};
use crate::{Reveal, Seat, Seats};

impl State {
    pub(super) fn build(
        &mut self,
        seat: Seat,
        tile: Tile,
        field: Option<Field>,
        returned: Option<Field>,
        pay: Pay,
        events: &mut Vec<Event>,
    ) -> Result<Reveal, Refusal> {
        // A command without a field is never carried out, but says what else is missing.
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
    pub(super) fn pay_for(
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
            // Planned for the position after the tile is put back; both happen, or neither.
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

    /// Is every part possible, and can it be paid for in the order in which the parts are named? Gives the means for it.
    pub(super) fn may_pay(&self, seat: Seat, order: &Order) -> Result<Prospect<'_>, Refusal> {
        self.possible(seat, order)?;
        let wishes = self.wishes(seat);
        for parts in 1..=order.parts.len() {
            let prefix = order.prefix(parts);
            let named = parts < order.parts.len() && wishes.waits(&prefix);
            if !named && !wishes.means.payable(&prefix) {
                return Err(self.unpayable(seat, &prefix));
            }
        }
        Ok(wishes.means)
    }

    /// Why this order has no plan.
    fn unpayable(&self, seat: Seat, order: &Order) -> Refusal {
        let obstacles = planner::why_not(self, seat, order);
        match order.parts.last().map(|part| part.goal) {
            // Nothing is short, but no payment brings the cube to its place in time.
            Some(Goal::Upgrade { tier, .. }) if obstacles.is_empty() => Refusal::CubeNotThere { tier },
            _ => Refusal::NoPlan { obstacles },
        }
    }

    fn plan(&self, seat: Seat, means: &Prospect, order: &Order, pay: Pay) -> Result<Vec<Step>, Refusal> {
        let found = match pay {
            Pay::Own => None,
            Pay::Plan(plan) => {
                let plan = usize::from(plan);
                means.plans(order, plan).into_iter().nth(plan.wrapping_sub(1))
            }
            // Filters are for what lies beyond the plans shown.
            Pay::Filtered(filter) => {
                planner::beyond(self, seat, order, &means.plans(order, MOST_PLANS), filter)
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

    /// Everything is paid: reserved cards are drawn in the order of the parts, and the action is counted.
    pub(super) fn complete(&mut self, seat: Seat, payment: &Payment, events: &mut Vec<Event>) -> Reveal {
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
    pub(super) fn step_by_hand(
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

    /// Would one more unit of this not be left over (6.2.3)?
    pub(super) fn needed(&self, payment: &Payment, resource: Resource) -> Result<(), Refusal> {
        let count = |stock: &super::resources::Stock| u16::from(stock.count(resource));
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

    /// A free action that is also a step: inside a payment it belongs to it.
    pub(super) fn free_step(
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

    /// A step as a player spells it.
    pub(super) fn step_of(&self, seat: Seat, action: &Action) -> Option<Step> {
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

/// Is there anything to choose in paying for this?
pub(super) fn has_choice(order: &Order) -> bool {
    order.parts.iter().any(|part| !part.cost.resources.is_empty() || part.cost.trade > 0)
}
