//! Statistics of random play of Anno 1800; to print them, run
//! `cargo test --release -p archipel-rules --test anno1800_figures -- --ignored --nocapture`.
#![allow(
    clippy::cast_precision_loss,
    clippy::unwrap_used,
    reason = "tests may panic, and statistics need little precision"
)]

use std::hash::{DefaultHasher, Hash, Hasher};
use std::time::Instant;

use archipel_rules::anno1800::State;
use archipel_rules::laws::{self, Report, play_out};
use archipel_rules::{Game, GameId, Seed};
use serde_json::json;

fn games() -> u64 {
    std::env::var("GAMES").ok().and_then(|games| games.parse().ok()).unwrap_or(1000)
}

#[test]
#[ignore = "figures, not a check"]
fn random_games() {
    for seats in State::seat_counts() {
        let begun = Instant::now();
        let mut report = Report::default();
        for seed in 0..games() {
            let options = <State as Game>::Options::default();
            report.add(&play_out::<State>(&options, seats, Seed::from_number(seed), 200_000).unwrap());
        }
        let seconds = begun.elapsed().as_secs_f64();
        let per_game = |sum: f64| sum / f64::from(report.games);
        let scores: Vec<f64> = report.score_sums.iter().map(|sum| per_game(*sum as f64)).collect();
        println!(
            "{seats} players: {}/{} games finished, {:.1} rounds, {:.0} actions a game, longest {}, scores {scores:.1?}, wins {:?}, {:.0} actions/s",
            report.finished,
            report.games,
            per_game(report.rounds as f64),
            per_game(report.actions as f64),
            report.longest,
            report.wins,
            report.actions as f64 / seconds,
        );
    }
}

/// One hash over many recorded games: a pure optimization must not change it.
#[test]
#[ignore = "to be compared before and after a change"]
fn digests() {
    for seats in State::seat_counts() {
        let mut digest = DefaultHasher::new();
        for seed in 0..games() {
            let played =
                laws::play(GameId::Anno1800, &json!({}), seats, Seed::from_number(seed), 200_000, true);
            let (report, record) = played.unwrap();
            serde_json::to_string(&record).unwrap().hash(&mut digest);
            report.score_sums.hash(&mut digest);
        }
        println!("{seats} players, {} games: {:016x}", games(), digest.finish());
    }
}
