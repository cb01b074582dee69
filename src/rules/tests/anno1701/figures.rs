//! Statistics of random play; `cargo test --release -p archipel-rules --test anno1701 figures -- --nocapture` prints
//! them.

use std::time::Instant;

use archipel_rules::Seed;
use archipel_rules::laws::{Report, play_out};

use crate::prelude::*;

/// Random games end, and no seat has an advantage.
#[test]
fn random_games_end_and_no_seat_is_favoured() {
    for seats in 2..=4 {
        let mut report = Report::default();
        let start = Instant::now();
        for seed in 0..1000 {
            report.add(
                &play_out::<State>(&Options::default(), seats, Seed::from_number(seed), 50_000).unwrap(),
            );
        }
        let speed = report.actions as f64 / start.elapsed().as_secs_f64();
        assert_eq!(report.finished, 1000, "{seats} players: every game ends");
        let fair = 1000.0 / seats as f64;
        for wins in &report.wins {
            assert!((f64::from(*wins) - fair).abs() < 70.0, "{seats} players: {:?}", report.wins);
        }
        println!(
            "{seats} players: {speed:.0} actions/s, {:.1} actions and {:.1} rounds a game, longest {}, wins {:?}, favours {:?}",
            report.actions as f64 / 1000.0,
            report.rounds as f64 / 1000.0,
            report.longest,
            report.wins,
            report.score_sums.iter().map(|sum| *sum as f64 / 1000.0).collect::<Vec<_>>(),
        );
    }
}
