//! The same plans are wanted several times in a row: to be shown, when one of them is chosen, and when it is carried out. Those that took
//! long to find are kept for a moment. The key is all that the search looks at, so that this changes nothing but the time.

use std::cell::RefCell;

use arrayvec::ArrayVec;

use super::super::fields::ALL_FIELDS;
use super::Plans;
use super::problem::Problem;
use super::prospect::Maker;

/// Shorter searches are done again as fast as they are found here.
pub(super) const LONG: usize = 60;
const MOST_KEPT: usize = 4;

struct Kept {
    problem: Problem,
    makers: ArrayVec<Maker, ALL_FIELDS>,
    /// So many were sought.
    count: usize,
    plans: Plans,
}

thread_local! {
    static KEPT: RefCell<Vec<Kept>> = const { RefCell::new(Vec::new()) };
}

/// The first so many plans, if they are known.
pub(super) fn recall(problem: &Problem, makers: &ArrayVec<Maker, ALL_FIELDS>, count: usize) -> Option<Plans> {
    KEPT.with_borrow(|kept| {
        let known = |kept: &&Kept| kept.count >= count && kept.problem == *problem && kept.makers == *makers;
        kept.iter().find(known).map(|kept| kept.plans.iter().take(count).cloned().collect())
    })
}

pub(super) fn keep(problem: Problem, makers: &ArrayVec<Maker, ALL_FIELDS>, count: usize, plans: &Plans) {
    KEPT.with_borrow_mut(|kept| {
        if kept.len() == MOST_KEPT {
            kept.pop();
        }
        kept.insert(0, Kept { problem, makers: makers.clone(), count, plans: plans.clone() });
    });
}
