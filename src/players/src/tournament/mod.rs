//! Tournaments among computer players, for measuring them and the games: seats rotate, so that nobody has a better
//! chair, and the same seed gives the same games, however many threads play them.

mod figures;
mod game;

use std::panic::resume_unwind;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use archipel_rules::{GameId, Seed, SetupError};
use serde_json::Value;

use crate::Budget;

pub use figures::{EntrantFigures, Figures, Interval, Times};
pub use game::{Decision, Deed, Deeds, Entrant, Played, play_game};

#[derive(Clone, Debug)]
pub struct Tournament {
    pub game: GameId,
    pub options: Value,
    /// One per seat; in game k everybody sits k chairs further.
    pub entrants: Vec<Entrant>,
    pub games: u64,
    /// Game k is played with seed + k.
    pub seed: u64,
    pub budget: Budget,
    pub threads: usize,
    /// Tells what decisions take: the processor time of the thread, or just the time.
    pub clock: fn() -> Duration,
}

impl Tournament {
    /// Plays all games; `watch` is told how many are done.
    pub fn run(&self, watch: &(dyn Fn(u64) + Sync)) -> Result<Figures, SetupError> {
        let (next, done) = (AtomicU64::new(0), AtomicU64::new(0));
        let work = || {
            let mut own = Vec::new();
            loop {
                let number = next.fetch_add(1, Ordering::Relaxed);
                if number >= self.games {
                    return Ok(own);
                }
                own.push((number, self.play(number)?));
                watch(done.fetch_add(1, Ordering::Relaxed) + 1);
            }
        };
        let shares: Vec<Result<Vec<_>, SetupError>> = std::thread::scope(|scope| {
            let workers: Vec<_> = (0..self.threads.clamp(1, 256)).map(|_| scope.spawn(work)).collect();
            let joined = workers.into_iter().map(std::thread::ScopedJoinHandle::join);
            joined.map(|share| share.unwrap_or_else(|panic| resume_unwind(panic))).collect()
        });
        let mut played = Vec::new();
        for share in shares {
            played.extend(share?);
        }
        played.sort_by_key(|(number, _)| *number);
        Ok(Figures::of(&self.entrants, &played))
    }

    fn play(&self, number: u64) -> Result<Played, SetupError> {
        let seats = self.entrants.len();
        let seated: Vec<Entrant> =
            (0..seats).map(|seat| self.entrants[sitter(seat, number, seats)]).collect();
        let seed = Seed::from_number(self.seed.wrapping_add(number));
        play_game(self.game, &self.options, &seated, seed, &self.budget, self.clock)
    }
}

/// Which entrant sits on a chair in this game.
fn sitter(seat: usize, game: u64, seats: usize) -> usize {
    let turned = usize::try_from(game % seats.max(1) as u64).unwrap_or(0);
    (seat + turned) % seats.max(1)
}
