//! Learns what the by_kind of a player of Anno 1800 are worth, and prints `src/anno1800/weights.rs` anew.
//!
//! `cargo run --release -p archipel-players --example anno1800_lessons -- 1000 > src/players/src/anno1800/weights.rs`

#![allow(clippy::print_stdout, clippy::print_stderr, reason = "a program for the terminal")]

use archipel_players::training::Regression;

fn main() {
    let games: u64 = std::env::args().nth(1).and_then(|text| text.parse().ok()).unwrap_or(1000);
    let threads = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
    let regression = std::thread::scope(|scope| {
        let pupils: Vec<_> = (0..threads)
            .map(|first| {
                scope.spawn(move || {
                    let mut own = Regression::default();
                    (0..games).skip(first).step_by(threads).for_each(|seed| {
                        own.add_game(seed);
                    });
                    own
                })
            })
            .collect();
        let mut all = Regression::default();
        pupils.into_iter().filter_map(|pupil| pupil.join().ok()).for_each(|own| all.merge(&own));
        all
    });
    eprintln!("{games} games, {} moments", regression.samples);
    println!(
        "//! What the by_kind of a player are worth, in points at the end: learnt by `regression`, not written by hand.\n"
    );
    println!("use super::features::{{COUNT, Feature, Weight}};\n");
    println!("pub const WEIGHTS: [Weight; COUNT] = [");
    for (feature, late, early) in regression.weights() {
        println!("    Weight {{ feature: Feature::{feature}, late: {late:.3}, early: {early:.3} }},");
    }
    println!("];");
}
