//! Tournaments among computer players, to measure the players and the games. Entrants rotate through the seats, so
//! that no entrant has an advantage. The same seed gives the same games with any number of threads.

mod figures;
mod game;

use std::panic::resume_unwind;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use archipel_rules::{GameId, Seed, SetupError};
use serde_json::Value;

use crate::Budget;

pub use figures::{AnswerFrequency, EntrantFigures, Figures, Interval};
pub use game::{AnswerCounts, AnswerKey, Decision, Entrant, PlayedGame, play_game};

const MAX_THREADS: usize = 256;

#[derive(Clone, Debug)]
pub struct Tournament {
    pub game: GameId,
    pub options: Value,
    /// One per seat. From game to game, the entrants move by one seat.
    pub entrants: Vec<Entrant>,
    pub games: u64,
    /// Seed of the first game; game k uses `seed + k`.
    pub seed: u64,
    pub budget: Budget,
    pub threads: usize,
    /// Measures how long decisions take: by the CPU time of the thread, or by wall time.
    pub clock: fn() -> Duration,
}

impl Tournament {
    /// Plays all games. Calls `on_progress` after each game with the number of finished games.
    pub fn run(&self, on_progress: &(dyn Fn(u64) + Sync)) -> Result<Figures, SetupError> {
        let (next, done) = (AtomicU64::new(0), AtomicU64::new(0));
        let work = || {
            let mut games = Vec::new();
            loop {
                let number = next.fetch_add(1, Ordering::Relaxed);
                if number >= self.games {
                    return Ok(games);
                }
                games.push((number, self.play(number)?));
                on_progress(done.fetch_add(1, Ordering::Relaxed) + 1);
            }
        };
        let shares: Vec<Result<Vec<_>, SetupError>> = std::thread::scope(|scope| {
            let workers: Vec<_> =
                (0..self.threads.clamp(1, MAX_THREADS)).map(|_| scope.spawn(work)).collect();
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

    fn play(&self, number: u64) -> Result<PlayedGame, SetupError> {
        let seats = self.entrants.len();
        let seated: Vec<Entrant> =
            (0..seats).map(|seat| self.entrants[entrant_at(seat, number, seats)]).collect();
        let seed = Seed::from_number(self.seed.wrapping_add(number));
        play_game(self.game, &self.options, &seated, seed, &self.budget, self.clock)
    }
}

/// The index of the entrant that sits at this seat in this game.
fn entrant_at(seat: usize, game: u64, seats: usize) -> usize {
    let shift = usize::try_from(game % seats.max(1) as u64).unwrap_or(0);
    (seat + shift) % seats.max(1)
}
