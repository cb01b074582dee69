//! The payment planner (6.2.5): for an order it finds the cheapest ways to pay, or says what is missing.
//!
//! - `prospect`: what a player can pay with; looked up once for a position;
//! - `feasibility`, `count`, `phases`: quick answers to "can this be paid at all?";
//! - `problem`, `assemble`, `parts`: an order and the prospect cut down to what the payment can touch;
//! - `search`, `seen`, `memo`: best-first search for the cheapest plan of each class, over
//!   `position`, `slots`, `tokens` (where a payment stands) and `branch`, `sources`, `debts` (what can be chosen there);
//! - `fleet`, `voyage`, `workforce`: several ships, which bring each other tokens;
//! - `classes`, `cost`, `steps`: what a found plan is, costs, and how it is written down;
//! - `why_not`, `obstacle`: the nearest misses.

mod assemble;
mod branch;
mod classes;
pub mod cost;
mod count;
mod debts;
mod feasibility;
mod fleet;
mod memo;
mod obstacle;
mod parts;
mod phases;
mod position;
mod problem;
mod prospect;
mod search;
mod seen;
mod slots;
mod sources;
mod steps;
mod tokens;
mod voyage;
mod why_not;
mod workforce;

use arrayvec::ArrayVec;

use super::payment::Used;
use super::state::State;
use super::step::{Order, Step};
use crate::Seat;
use assemble::{Level, assemble};
pub use obstacle::Obstacle;
pub use prospect::Prospect;
use search::{Limits, Search};
pub use why_not::why_not;

/// Most plans that are offered (6.2.5, point 9).
pub const MOST_PLANS: usize = 5;
/// A search stops after so many positions (6.2.5, point 5).
pub const MOST_NODES: usize = 20_000;

/// What a plan must obey. The finer wishes of 6.2.1 are covered by paying by hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Filter {
    #[default]
    None,
    NoGold,
    NoTrade,
}

/// A way to pay: every step, also the cubes and tokens that a `finish` would take by itself.
#[derive(Clone, PartialEq, Debug)]
pub struct Plan {
    pub steps: Vec<Step>,
    pub cost: u32,
    pub used: Used,
    /// Uses cards or Aarhant: to be confirmed.
    pub marked: bool,
    /// The search was cut off: there may be a cheaper plan.
    pub maybe_not_best: bool,
}

pub type Plans = ArrayVec<Plan, MOST_PLANS>;

/// Can this order be paid for, in whatever way?
pub fn payable(state: &State, seat: Seat, order: &Order) -> bool {
    Prospect::new(state, seat).payable(order)
}

/// The cheapest plan of each class, the best first; at most five. None: it cannot be paid for.
pub fn plans(state: &State, seat: Seat, order: &Order, filter: Filter) -> Plans {
    first_plans(state, seat, order, filter, MOST_PLANS)
}

/// The first of these plans: quicker where no more are wanted.
pub fn first_plans(state: &State, seat: Seat, order: &Order, filter: Filter, count: usize) -> Plans {
    Prospect::with(state, seat, filter).seek(order, filter, count.min(MOST_PLANS))
}

/// The cheapest plan.
pub fn best(state: &State, seat: Seat, order: &Order, filter: Filter) -> Option<Plan> {
    first_plans(state, seat, order, filter, 1).into_iter().next()
}

/// The best plan that obeys a filter, where none of these does, the first of many.
pub fn beyond(state: &State, seat: Seat, order: &Order, shown: &Plans, filter: Filter) -> Option<Plan> {
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

impl Prospect<'_> {
    /// The first so many plans, without a filter.
    pub fn plans(&self, order: &Order, count: usize) -> Plans {
        self.seek(order, Filter::None, count.min(MOST_PLANS))
    }

    /// Cards and Aarhant are used only where nothing else helps (6.2.5, point 8).
    fn seek(&self, order: &Order, filter: Filter, count: usize) -> Plans {
        for level in Level::ALL {
            let problem = assemble(self, order, filter, level).filter(|problem| problem.is_new_at(level));
            let Some(problem) = problem else { continue };
            if let Some(plans) = memo::recall(&problem, &self.makers, count) {
                return plans;
            }
            let limits = Limits { plans: count, nodes: MOST_NODES, haste: 1 };
            let mut search = Search::new(&problem, true);
            let mut found = search.run(limits);
            if found.cut_off && found.ends.is_empty() {
                // Better a plan that may not be the best than none.
                search = Search::new(&problem, true);
                found = search.run(Limits { haste: 8, ..limits });
                found.cut_off = true;
            }
            let plans: Plans = found
                .ends
                .iter()
                .map(|end| {
                    let node = &search.nodes[*end as usize];
                    let used = cost::used(&problem, &node.position);
                    debug_assert_eq!(
                        cost::of_used(&used, problem.weights) + node.position.end_cost(&problem),
                        node.cost,
                        "what the search added up is what the plan uses"
                    );
                    let steps = steps::steps(self, &problem, &search.nodes, *end);
                    Plan {
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
                    memo::keep(problem.clone(), &self.makers, count, &plans);
                }
                return plans;
            }
        }
        Plans::new()
    }
}
