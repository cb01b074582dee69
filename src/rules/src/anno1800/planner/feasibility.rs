//! Quick answers to "can this be paid at all?": what decides nearly every case without a search.

use super::super::step::Order;
use super::assemble::{Level, assemble};
use super::prospect::Prospect;
use super::search::{Limits, Search};
use super::{Filter, MOST_NODES};

impl Prospect<'_> {
    /// Can this order be paid for? The same as whether there is a plan.
    pub fn payable(&self, order: &Order) -> bool {
        let mut before = None;
        for level in Level::ALL {
            let Some(problem) = assemble(self, order, Filter::None, level) else { continue };
            if level > Level::Plain && before == Some(problem.extras()) {
                continue;
            }
            before = Some(problem.extras());
            if !Search::new(&problem, false).run(Limits { plans: 1, nodes: MOST_NODES }).ends.is_empty() {
                return true;
            }
        }
        false
    }
}
