//! Stand-in.

use super::fields::Field;
use super::kinds::{Naval, Resource, Tier};
use super::payment::Payment;
use super::state::State;
use super::step::{Goal, Order, Step};
use crate::{Phrase, Seat};
use arrayvec::ArrayVec;

/// What stands in the way of one missing unit (6.2.4), the cheapest known obstacle.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Obstacle {
    NobodyMakes { resource: Resource },
    NoCube { resource: Option<Resource>, tier: Tier, gold: u16 },
    TokensShort { resource: Option<Resource>, naval: Naval, short: u8 },
    AlreadyTraded { resource: Resource },
    NewWorld { resource: Resource, island: bool },
    Gold { short: u16 },
}

impl Obstacle {
    pub fn phrase(&self) -> Phrase {
        Phrase::new("obstacle")
    }
}

/// What a plan must obey (6.2.1).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Filter {
    #[default]
    None,
    NoGold,
    NoTrade,
    NoTradeWith(Seat),
    Keep(Tier, u8),
    Use(Field),
    UseTrade(Resource, Seat),
}

/// A way to pay.
#[derive(Clone, PartialEq, Debug)]
pub struct Plan {
    pub steps: Vec<Step>,
    pub cost: u32,
    /// Uses cards or Aarhant: to be confirmed.
    pub marked: bool,
    pub maybe_not_best: bool,
}

pub type Plans = ArrayVec<Plan, 5>;

pub fn payable(state: &State, seat: Seat, order: &Order) -> bool {
    !plans(state, seat, order, Filter::None).is_empty()
}

pub fn plans(state: &State, seat: Seat, order: &Order, _filter: Filter) -> Plans {
    let mut plans = Plans::new();
    let mut steps = Vec::new();
    let mut state = state.clone();
    let mut payment = Payment::new(order.clone(), state.turn.stock);
    let mut events = Vec::new();
    for (part, wanted) in order.parts.iter().enumerate() {
        let _: &Goal = &wanted.goal;
        for resource in wanted.cost.resources.without(state.turn.stock.kinds()).iter() {
            let Some(field) = state.players[seat].fields().find(|field| {
                state.players[seat].plot(*field).industry().is_some_and(|(made, _)| made == resource)
                    && state.may_work(seat, *field).is_ok()
            }) else {
                return plans;
            };
            let step = Step::Work { field };
            if state.take_step(seat, &mut payment, &step, &mut events).is_err() {
                return plans;
            }
            steps.push(step);
        }
        let step = Step::Finish { part };
        if state.take_step(seat, &mut payment, &step, &mut events).is_err() {
            return plans;
        }
        steps.push(step);
    }
    if state.settle(&payment).is_ok() {
        plans.push(Plan { steps, cost: 0, marked: false, maybe_not_best: false });
    }
    plans
}

pub fn why_not(_state: &State, _seat: Seat, _order: &Order) -> Vec<Obstacle> {
    Vec::new()
}
