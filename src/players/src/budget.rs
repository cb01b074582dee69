//! How much a player may think.

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

/// So many imagined games, and so much time at most. Without a limit of time, the same seed gives the same choice.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Budget {
    pub games: u32,
    pub time: Option<Duration>,
}

impl Default for Budget {
    fn default() -> Budget {
        Budget { games: 1200, time: Some(Duration::from_secs(2)) }
    }
}

/// A budget, as long as somebody wants to know what comes of it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct SearchLimit<'a> {
    pub budget: &'a Budget,
    pub unwanted: &'a AtomicBool,
}

/// A budget that is being spent.
#[derive(Debug)]
pub(crate) struct RemainingBudget<'a> {
    left: u32,
    spent: u32,
    until: Option<Instant>,
    unwanted: &'a AtomicBool,
}

impl<'a> RemainingBudget<'a> {
    /// A purse with so many imagined games at most.
    pub fn new(allowed: &SearchLimit<'a>, games: u32) -> RemainingBudget<'a> {
        let until = allowed.budget.time.map(|time| Instant::now() + time);
        RemainingBudget { left: games, spent: 0, until, unwanted: allowed.unwanted }
    }

    /// Takes so many imagined games out; false when there are not so many left.
    pub fn spend(&mut self, games: u32) -> bool {
        let in_time = self.until.is_none_or(|until| Instant::now() < until);
        let open = self.left >= games && in_time && !self.unwanted.load(Ordering::Relaxed);
        if open {
            self.left -= games;
            self.spent += games;
        }
        open
    }

    /// How many imagined games were taken out.
    pub fn spent(&self) -> u32 {
        self.spent
    }
}
