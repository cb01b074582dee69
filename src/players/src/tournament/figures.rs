//! The statistics of a tournament.

use std::collections::BTreeMap;
use std::time::Duration;

use super::entrant_at;
use super::game::{AnswerKey, Entrant, PlayedGame};

/// Quantile of the normal distribution for a 95 % interval.
const Z: f64 = 1.96;

/// A share with its 95 % confidence interval (Wilson score interval).
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Interval {
    pub share: f64,
    pub low: f64,
    pub high: f64,
}

impl Interval {
    pub fn wilson(won: f64, games: u64) -> Interval {
        if games == 0 {
            return Interval { share: 0.0, low: 0.0, high: 1.0 };
        }
        let n = games as f64;
        let share = won / n;
        let middle = (share + Z * Z / (2.0 * n)) / (1.0 + Z * Z / n);
        let half = Z / (1.0 + Z * Z / n) * (share * (1.0 - share) / n + Z * Z / (4.0 * n * n)).sqrt();
        Interval { share, low: (middle - half).max(0.0), high: (middle + half).min(1.0) }
    }
}

/// The results of one entrant.
#[derive(Clone, PartialEq, Debug)]
pub struct EntrantFigures {
    pub entrant: Entrant,
    /// Number of victories; a shared victory counts as a fraction.
    pub won: f64,
    pub wins: Interval,
    pub mean_score: f64,
    pub decisions: u64,
    /// Total time of all decisions.
    pub total_time: Duration,
    /// Percentiles of the time of a decision.
    pub p50: Duration,
    pub p99: Duration,
    pub longest: Duration,
    pub simulated_games: u64,
    /// How often each answer was given. An answer that is never given points to a dead strategy.
    pub answers: BTreeMap<AnswerKey, AnswerFrequency>,
}

/// How often an answer was given.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct AnswerFrequency {
    pub total: u64,
    /// By seats that won or shared the victory.
    pub by_winners: u64,
    /// Number of games in which it was given.
    pub games: u64,
}

/// The results of a tournament.
#[derive(Clone, PartialEq, Debug)]
pub struct Figures {
    pub games: u64,
    /// Number of finished games by the cause of their end, as the rules name it.
    pub ends: BTreeMap<&'static str, u64>,
    pub mean_rounds: f64,
    pub shortest_rounds: u32,
    pub longest_rounds: u32,
    /// Victories by seat, regardless of the entrant.
    pub wins_by_seat: Vec<f64>,
    pub entrants: Vec<EntrantFigures>,
}

impl Figures {
    /// Number of games that reached their end.
    pub fn finished(&self) -> u64 {
        self.ends.values().sum()
    }

    pub(super) fn of(entrants: &[Entrant], played: &[(u64, PlayedGame)]) -> Figures {
        let games = played.len() as u64;
        let rounds = || played.iter().map(|(_, game)| game.rounds);
        Figures {
            games,
            ends: ends(played),
            mean_rounds: rounds().map(f64::from).sum::<f64>() / games.max(1) as f64,
            shortest_rounds: rounds().min().unwrap_or(0),
            longest_rounds: rounds().max().unwrap_or(0),
            wins_by_seat: (0..entrants.len())
                .map(|seat| played.iter().map(|(_, game)| victory_share(game, seat)).sum())
                .collect(),
            entrants: (entrants.iter().enumerate())
                .map(|(index, entrant)| entrant_figures(*entrant, index, entrants.len(), played))
                .collect(),
        }
    }
}

fn ends(played: &[(u64, PlayedGame)]) -> BTreeMap<&'static str, u64> {
    let mut ends = BTreeMap::new();
    for cause in played.iter().filter_map(|(_, game)| game.cause) {
        *ends.entry(cause).or_default() += 1;
    }
    ends
}

/// The share of the victory that a seat has, from 0 to 1.
fn victory_share(game: &PlayedGame, seat: usize) -> f64 {
    let winners = game.winners.iter().count();
    let won = game.winners.iter().any(|winner| winner.index() == seat);
    if won { 1.0 / winners as f64 } else { 0.0 }
}

fn entrant_figures(
    entrant: Entrant,
    index: usize,
    seats: usize,
    played: &[(u64, PlayedGame)],
) -> EntrantFigures {
    let (mut won, mut score, mut simulated_games) = (0.0, 0.0, 0);
    let mut times: Vec<Duration> = Vec::new();
    let mut answers: BTreeMap<AnswerKey, AnswerFrequency> = BTreeMap::new();
    for (number, game) in played {
        for seat in (0..seats).filter(|seat| entrant_at(*seat, *number, seats) == index) {
            won += victory_share(game, seat);
            score += game.scores[seat] as f64;
            let winner = game.winners.iter().any(|winner| winner.index() == seat);
            for (key, count) in &game.answers[seat] {
                let frequency = answers.entry(*key).or_default();
                frequency.total += count;
                frequency.by_winners += if winner { *count } else { 0 };
                frequency.games += 1;
            }
            for decision in game.decisions.iter().filter(|decision| decision.seat.index() == seat) {
                times.push(decision.time);
                simulated_games += u64::from(decision.simulated_games);
            }
        }
    }
    times.sort_unstable();
    let percentile = |percent: usize| {
        let place = (times.len() * percent).div_ceil(100).saturating_sub(1);
        times.get(place).copied().unwrap_or_default()
    };
    let games = played.len() as u64;
    EntrantFigures {
        entrant,
        won,
        wins: Interval::wilson(won, games),
        mean_score: score / games.max(1) as f64,
        decisions: times.len() as u64,
        total_time: times.iter().sum(),
        p50: percentile(50),
        p99: percentile(99),
        longest: percentile(100),
        simulated_games,
        answers,
    }
}

#[cfg(test)]
mod tests {
    use super::Interval;

    #[test]
    fn wilson_interval_matches_the_textbook() {
        // The Wilson score interval for 80 of 100, to three decimal places.
        let interval = Interval::wilson(80.0, 100);
        assert!((interval.share - 0.8).abs() < 1e-9);
        assert!((interval.low - 0.711).abs() < 5e-4 && (interval.high - 0.867).abs() < 5e-4, "{interval:?}");
        let all = Interval::wilson(20.0, 20);
        assert!(all.low > 0.8 && all.low < 0.85 && all.high > 0.999, "{all:?}");
    }
}
