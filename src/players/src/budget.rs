//! Limits of a search: number of simulated games, time, and cancellation.

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

const DEFAULT_GAMES: u32 = 1200;
const DEFAULT_TIME: Duration = Duration::from_secs(2);

/// Upper limits for one decision. Without a time limit, the same seed gives the same choice.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Budget {
    /// Number of simulated games.
    pub games: u32,
    pub time: Option<Duration>,
}

impl Default for Budget {
    fn default() -> Budget {
        Budget { games: DEFAULT_GAMES, time: Some(DEFAULT_TIME) }
    }
}

/// A budget and a flag by which the caller cancels the search.
#[derive(Clone, Copy, Debug)]
pub(crate) struct SearchLimit<'a> {
    pub budget: &'a Budget,
    pub cancelled: &'a AtomicBool,
}

/// The part of a budget that a running search has not used yet.
#[derive(Debug)]
pub(crate) struct RemainingBudget<'a> {
    games_left: u32,
    games_spent: u32,
    deadline: Option<Instant>,
    cancelled: &'a AtomicBool,
}

impl<'a> RemainingBudget<'a> {
    /// Starts the clock. `games` replaces the number of games in the budget.
    pub fn new(limit: &SearchLimit<'a>, games: u32) -> RemainingBudget<'a> {
        let deadline = limit.budget.time.map(|time| Instant::now() + time);
        RemainingBudget { games_left: games, games_spent: 0, deadline, cancelled: limit.cancelled }
    }

    /// Reserves `games` simulated games. Returns false, and reserves none, if fewer are left, the time is up or the
    /// search was cancelled.
    pub fn spend(&mut self, games: u32) -> bool {
        let in_time = self.deadline.is_none_or(|deadline| Instant::now() < deadline);
        let available = self.games_left >= games && in_time && !self.cancelled.load(Ordering::Relaxed);
        if available {
            self.games_left -= games;
            self.games_spent += games;
        }
        available
    }

    pub fn games_spent(&self) -> u32 {
        self.games_spent
    }
}
