//! The payment planner (6.2.5): for an order it finds the cheapest ways to pay, or says what is missing.
//!
//! - `means`: what a player can pay with; computed once per position;
//! - `feasibility`, `count`, `phases`: quick answers to "can this be paid at all?";
//! - `problem`, `assemble`, `parts`: the order and the means, reduced to what the payment can use;
//! - `search`, `seen`, `memo`: best-first search for the cheapest plan of each class, over
//!   `position`, `slots`, `tokens` (the state of a payment) and `branch`, `sources`, `debts` (the choices);
//! - `fleet`, `fleet_search`, `workforce`: orders of several ships, where one ship brings tokens for the next;
//! - `classes`, `cost`, `steps`: the class, the cost and the steps of a found plan;
//! - `why_not`, `obstacle`: why there is no plan.

mod assemble;
mod branch;
mod classes;
pub mod cost;
mod count;
mod debts;
mod feasibility;
mod fleet;
mod fleet_search;
mod means;
mod memo;
mod obstacle;
mod parts;
mod phases;
mod position;
mod problem;
mod search;
mod seen;
mod slots;
mod sources;
mod steps;
mod tokens;
mod why_not;
mod workforce;

use arrayvec::ArrayVec;

use super::payment::Used;
use super::state::State;
use super::step::{Order, Step};
use crate::Seat;
use assemble::{Level, assemble};
pub use means::PaymentMeans;
pub use obstacle::Obstacle;
use search::{Limits, Search};
pub use why_not::why_not;

/// The most plans that are offered (6.2.5, point 9).
pub const MOST_PLANS: usize = 5;
/// A search stops after this many positions (6.2.5, point 5).
pub const MOST_NODES: usize = 20_000;

/// A condition on plans. Paying by hand covers the finer conditions of 6.2.1.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Filter {
    #[default]
    None,
    NoGold,
    NoTrade,
}

/// A way to pay: every step, including the cubes and tokens that `finish` would take itself.
#[derive(Clone, PartialEq, Debug)]
pub struct PaymentPlan {
    pub steps: Vec<Step>,
    pub cost: u32,
    pub used: Used,
    /// Uses cards or Aarhant, so the player should confirm it.
    pub marked: bool,
    /// The search was cut off: there may be a cheaper plan.
    pub maybe_not_best: bool,
}

pub type PaymentPlans = ArrayVec<PaymentPlan, MOST_PLANS>;

/// Whether this order can be paid for in any way.
pub fn payable(state: &State, seat: Seat, order: &Order) -> bool {
    PaymentMeans::new(state, seat).payable(order)
}

/// The cheapest plan of each class, the best first, at most five. Empty if the order cannot be paid for.
pub fn plans(state: &State, seat: Seat, order: &Order, filter: Filter) -> PaymentPlans {
    first_plans(state, seat, order, filter, MOST_PLANS)
}

/// Like `plans`, but only the first `count`, which is faster.
pub fn first_plans(state: &State, seat: Seat, order: &Order, filter: Filter, count: usize) -> PaymentPlans {
    PaymentMeans::with(state, seat, filter).search(order, filter, count.min(MOST_PLANS))
}

/// The cheapest plan.
pub fn best(state: &State, seat: Seat, order: &Order, filter: Filter) -> Option<PaymentPlan> {
    first_plans(state, seat, order, filter, 1).into_iter().next()
}

/// The best plan that satisfies a filter, if none of the shown plans does and more plans may exist.
pub fn best_outside(
    state: &State,
    seat: Seat,
    order: &Order,
    shown: &PaymentPlans,
    filter: Filter,
) -> Option<PaymentPlan> {
    let covered = !shown.is_full() || shown.iter().any(|plan| filter.admits(&plan.used));
    if covered { None } else { best(state, seat, order, filter) }
}

impl Filter {
    fn admits(self, used: &Used) -> bool {
        match self {
            Filter::None => true,
            Filter::NoGold => used.gold == 0,
            Filter::NoTrade => used.traded.is_empty(),
        }
    }
}

impl PaymentMeans<'_> {
    /// The first `count` plans, without a filter.
    pub fn plans(&self, order: &Order, count: usize) -> PaymentPlans {
        self.search(order, Filter::None, count.min(MOST_PLANS))
    }

    /// Cards and Aarhant are used only where nothing else helps (6.2.5, point 8).
    fn search(&self, order: &Order, filter: Filter, count: usize) -> PaymentPlans {
        for level in Level::ALL {
            let problem = assemble(self, order, filter, level).filter(|problem| problem.is_new_at(level));
            let Some(problem) = problem else { continue };
            if let Some(plans) = memo::lookup(&problem, &self.makers, count) {
                return plans;
            }
            let limits = Limits { plans: count, nodes: MOST_NODES, heuristic_weight: 1 };
            let mut search = Search::new(&problem, true);
            let mut found = search.run(limits);
            if found.cut_off && found.ends.is_empty() {
                // A plan that may not be the best is better than none.
                search = Search::new(&problem, true);
                found = search.run(Limits { heuristic_weight: 8, ..limits });
                found.cut_off = true;
            }
            let plans: PaymentPlans = found
                .ends
                .iter()
                .map(|end| {
                    let node = &search.nodes[*end as usize];
                    let used = cost::used(&problem, &node.position);
                    debug_assert_eq!(
                        cost::of_used(&used, problem.weights) + node.position.end_cost(&problem),
                        node.cost,
                        "the search and its plan agree on the resources used"
                    );
                    let steps = steps::steps(self, &problem, &search.nodes, *end);
                    PaymentPlan {
                        steps,
                        cost: node.cost,
                        used,
                        marked: level > Level::Plain,
                        maybe_not_best: found.cut_off,
                    }
                })
                .collect();
            if !plans.is_empty() {
                if search.nodes.len() > memo::LONG {
                    memo::store(problem.clone(), &self.makers, count, &plans);
                }
                return plans;
            }
        }
        PaymentPlans::new()
    }
}
