//! Games among computer players end.
#![allow(clippy::expect_used, reason = "a failed expectation fails the test")]

use std::time::Duration;

use archipel_players::{Budget, Entrant, Level, play_game};
use archipel_rules::{GameId, Seed};
use serde_json::json;

/// Far more rounds than a good game takes.
const MAX_ROUNDS: u32 = 120;

#[test]
fn ships_of_anno_1503_do_not_stay_beside_useless_tiles() {
    // With these seeds, two players once discovered the same tiles in every turn and never got a third point.
    for seed in [28, 75, 430, 432] {
        let seats = [Entrant::Player(Level::Medium); 2];
        let budget = Budget { games: 1, time: None };
        let played =
            play_game(GameId::Anno1503, &json!({}), &seats, Seed::from_number(seed), &budget, || {
                Duration::ZERO
            })
            .expect("valid setup");
        assert_eq!(played.cause, Some("cause-points"), "seed {seed}");
        assert!(played.rounds < MAX_ROUNDS, "seed {seed}: {} rounds", played.rounds);
    }
}
