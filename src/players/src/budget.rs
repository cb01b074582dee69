//! How much a player may think.

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

/// A budget that is being spent.
#[derive(Debug)]
pub(crate) struct Purse {
    left: u32,
    spent: u32,
    until: Option<Instant>,
}

impl Purse {
    pub fn new(budget: &Budget) -> Purse {
        Purse { left: budget.games, spent: 0, until: budget.time.map(|time| Instant::now() + time) }
    }

    /// Takes so many imagined games out; false when there are not so many left.
    pub fn spend(&mut self, games: u32) -> bool {
        let open = self.left >= games && self.until.is_none_or(|until| Instant::now() < until);
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
