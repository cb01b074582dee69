//! Caches plans that took long to find: the same plans are needed when they are shown, when one is chosen, and when it
//! is carried out. The key is the complete input of the search, so the cache affects only the time.

use std::cell::RefCell;

use arrayvec::ArrayVec;

use super::super::fields::ALL_FIELDS;
use super::PaymentPlans;
use super::means::Maker;
use super::problem::Problem;

/// Searches with fewer nodes are not cached; repeating them is as fast as a lookup.
pub(super) const LONG: usize = 60;
const MOST_STORED: usize = 4;

struct Stored {
    problem: Problem,
    makers: ArrayVec<Maker, ALL_FIELDS>,
    /// The number of plans that were searched for.
    count: usize,
    plans: PaymentPlans,
}

thread_local! {
    static STORED: RefCell<Vec<Stored>> = const { RefCell::new(Vec::new()) };
}

/// The first `count` plans, if they are cached.
pub(super) fn lookup(
    problem: &Problem,
    makers: &ArrayVec<Maker, ALL_FIELDS>,
    count: usize,
) -> Option<PaymentPlans> {
    STORED.with_borrow(|stored| {
        let known = |stored: &&Stored| {
            stored.count >= count && stored.problem == *problem && stored.makers == *makers
        };
        stored.iter().find(known).map(|stored| stored.plans.iter().take(count).cloned().collect())
    })
}

pub(super) fn store(
    problem: Problem,
    makers: &ArrayVec<Maker, ALL_FIELDS>,
    count: usize,
    plans: &PaymentPlans,
) {
    STORED.with_borrow_mut(|stored| {
        if stored.len() == MOST_STORED {
            stored.pop();
        }
        stored.insert(0, Stored { problem, makers: makers.clone(), count, plans: plans.clone() });
    });
}
