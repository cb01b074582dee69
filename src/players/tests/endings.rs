//! Games among computer players come to an end.
#![allow(clippy::expect_used, reason = "a test may fail loudly")]

use std::time::Duration;

use archipel_players::{Budget, Entrant, Level, play_game};
use archipel_rules::{GameId, Seed};
use serde_json::json;

/// Many more than any good game takes.
const ROUNDS: u32 = 120;

#[test]
fn ships_of_anno_1503_do_not_lie_beside_useless_tiles_for_ever() {
    // Seeds with which two players once looked at the same tiles turn after turn, rich and without a third point.
    for seed in [28, 75, 430, 432] {
        let seats = [Entrant::Player(Level::Medium); 2];
        let budget = Budget { games: 1, time: None };
        let played =
            play_game(GameId::Anno1503, &json!({}), &seats, Seed::from_number(seed), &budget, || {
                Duration::ZERO
            })
            .expect("a game");
        assert_eq!(played.cause, Some("cause-points"), "seed {seed}");
        assert!(played.rounds < ROUNDS, "seed {seed}: {} rounds", played.rounds);
    }
}
