//! Figures of random play: `cargo run --release -p archipel-rules --example figures -- 1000`.

use std::time::Instant;

use archipel_rules::laws::{Report, simulate, win_shares};
use archipel_rules::{Game, GameId, WithGame};

struct Simulate {
    seats: usize,
    games: u64,
}

impl WithGame for Simulate {
    type Out = Report;
    fn run<G: Game>(self) -> Report {
        simulate::<G>(&G::Options::default(), self.seats, 0..self.games, 1_000_000).unwrap_or_default()
    }
}

#[allow(clippy::cast_precision_loss, reason = "figures for people")]
fn main() {
    let games = std::env::args().nth(1).and_then(|text| text.parse().ok()).unwrap_or(100);
    for game in GameId::ALL.iter().copied() {
        for seats in game.seat_counts() {
            let start = Instant::now();
            let report = game.with(Simulate { seats, games });
            let seconds = start.elapsed().as_secs_f64();
            let mean = |sum: f64| sum / f64::from(report.games.max(1));
            println!(
                "{game} {seats} seats: {} of {} finished, {:.0} actions/s, per game {:.0} actions, {:.1} rounds, \
                 longest {}, mean score {:.2}, wins {:?}",
                report.finished,
                report.games,
                report.actions as f64 / seconds,
                mean(report.actions as f64),
                mean(report.rounds as f64),
                report.longest,
                report.score_sum as f64 / f64::from(report.scores.max(1)),
                win_shares(&report).values().map(|share| format!("{share:.1} %")).collect::<Vec<_>>(),
            );
        }
    }
}
