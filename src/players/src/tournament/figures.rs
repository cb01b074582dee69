//! The figures of a tournament.

use std::collections::BTreeMap;
use std::time::Duration;

use super::game::{Deed, Entrant, Played};
use super::sitter;

/// For 95 of 100.
const Z: f64 = 1.96;

/// A share, and where the true one lies in 95 of 100 cases (Wilson's interval).
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

/// How one entrant fared.
#[derive(Clone, PartialEq, Debug)]
pub struct EntrantFigures {
    pub entrant: Entrant,
    /// A shared victory counts for its share.
    pub won: f64,
    pub wins: Interval,
    pub mean_score: f64,
    pub decisions: u64,
    /// What all decisions took together.
    pub thought: Duration,
    /// What half of the decisions, 99 of 100, and all took at most.
    pub p50: Duration,
    pub p99: Duration,
    pub longest: Duration,
    pub imagined: u64,
    /// What it did: what nobody ever does is a dead strategy.
    pub deeds: BTreeMap<Deed, Times>,
}

/// How often something was done.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Times {
    pub all: u64,
    /// By those who won or shared the victory.
    pub by_winners: u64,
    /// In so many games.
    pub games: u64,
}

/// What a tournament tells.
#[derive(Clone, PartialEq, Debug)]
pub struct Figures {
    pub games: u64,
    /// How many ended, by the cause that their rules give.
    pub ends: BTreeMap<&'static str, u64>,
    pub mean_rounds: f64,
    pub shortest_rounds: u32,
    pub longest_rounds: u32,
    /// Victories by chair, whoever sat there.
    pub wins_by_seat: Vec<f64>,
    pub entrants: Vec<EntrantFigures>,
}

impl Figures {
    /// Ended at all.
    pub fn finished(&self) -> u64 {
        self.ends.values().sum()
    }

    pub(super) fn of(entrants: &[Entrant], played: &[(u64, Played)]) -> Figures {
        let games = played.len() as u64;
        let rounds = || played.iter().map(|(_, game)| game.rounds);
        Figures {
            games,
            ends: ends(played),
            mean_rounds: rounds().map(f64::from).sum::<f64>() / games.max(1) as f64,
            shortest_rounds: rounds().min().unwrap_or(0),
            longest_rounds: rounds().max().unwrap_or(0),
            wins_by_seat: (0..entrants.len())
                .map(|seat| played.iter().map(|(_, game)| victory(game, seat)).sum())
                .collect(),
            entrants: (entrants.iter().enumerate())
                .map(|(index, entrant)| of_one(*entrant, index, entrants.len(), played))
                .collect(),
        }
    }
}

fn ends(played: &[(u64, Played)]) -> BTreeMap<&'static str, u64> {
    let mut ends = BTreeMap::new();
    for cause in played.iter().filter_map(|(_, game)| game.cause) {
        *ends.entry(cause).or_default() += 1;
    }
    ends
}

/// One seat's share of the victory.
fn victory(game: &Played, seat: usize) -> f64 {
    let winners = game.winners.iter().count();
    let won = game.winners.iter().any(|winner| winner.index() == seat);
    if won { 1.0 / winners as f64 } else { 0.0 }
}

fn of_one(entrant: Entrant, index: usize, seats: usize, played: &[(u64, Played)]) -> EntrantFigures {
    let (mut won, mut score, mut imagined) = (0.0, 0.0, 0);
    let mut times: Vec<Duration> = Vec::new();
    let mut deeds: BTreeMap<Deed, Times> = BTreeMap::new();
    for (number, game) in played {
        for seat in (0..seats).filter(|seat| sitter(*seat, *number, seats) == index) {
            won += victory(game, seat);
            score += game.scores[seat] as f64;
            let winner = game.winners.iter().any(|winner| winner.index() == seat);
            for (deed, count) in &game.deeds[seat] {
                let times = deeds.entry(*deed).or_default();
                times.all += count;
                times.by_winners += if winner { *count } else { 0 };
                times.games += 1;
            }
            for decision in game.decisions.iter().filter(|decision| decision.seat.index() == seat) {
                times.push(decision.time);
                imagined += u64::from(decision.imagined);
            }
        }
    }
    times.sort_unstable();
    let of_hundred = |share: usize| {
        let place = (times.len() * share).div_ceil(100).saturating_sub(1);
        times.get(place).copied().unwrap_or_default()
    };
    let games = played.len() as u64;
    EntrantFigures {
        entrant,
        won,
        wins: Interval::wilson(won, games),
        mean_score: score / games.max(1) as f64,
        decisions: times.len() as u64,
        thought: times.iter().sum(),
        p50: of_hundred(50),
        p99: of_hundred(99),
        longest: of_hundred(100),
        imagined,
        deeds,
    }
}

#[cfg(test)]
mod tests {
    use super::Interval;

    #[test]
    fn an_interval_as_in_the_textbook() {
        // Wilson's score interval for 80 of 100, to three places.
        let interval = Interval::wilson(80.0, 100);
        assert!((interval.share - 0.8).abs() < 1e-9);
        assert!((interval.low - 0.711).abs() < 5e-4 && (interval.high - 0.867).abs() < 5e-4, "{interval:?}");
        let all = Interval::wilson(20.0, 20);
        assert!(all.low > 0.8 && all.low < 0.85 && all.high > 0.999, "{all:?}");
    }
}
