//! A cancelled search stops at once and still returns a legal action.
#![allow(clippy::expect_used, reason = "a failed expectation fails the test")]

use std::sync::atomic::AtomicBool;

use archipel_players::{Budget, Level, Reason, choose_cancellable};
use archipel_rules::{GameId, Position, Seat, Seed};
use serde_json::json;

/// A position in which the hard player simulates games.
fn position_with_search(game: GameId) -> (Position, Seat) {
    let (mut position, _) = Position::set_up(game, &json!({}), 2, Seed::from_number(3)).expect("valid setup");
    let (budget, not_cancelled) = (Budget { games: 16, time: None }, AtomicBool::new(false));
    for _ in 0..200 {
        let seat = position.due().iter().next().expect("the game goes on");
        let choice =
            choose_cancellable(&position, seat, Level::Hard, Seed::from_number(1), &budget, &not_cancelled);
        let choice = choice.expect("the seat is due");
        if matches!(choice.reason, Reason::Simulated(_)) {
            return (position, seat);
        }
        position.apply(seat, &choice.action, &mut Vec::new()).expect("a legal action");
    }
    panic!("{game}: no position in which the hard player simulates games");
}

#[test]
fn a_cancelled_search_simulates_no_games() {
    let budget = Budget { time: None, ..Budget::default() };
    for game in GameId::ALL {
        let (position, seat) = position_with_search(*game);
        let cancelled = AtomicBool::new(true);
        let choice =
            choose_cancellable(&position, seat, Level::Hard, Seed::from_number(2), &budget, &cancelled);
        let choice = choice.expect("the seat is due");
        assert_eq!((choice.simulated_games, choice.reason), (0, Reason::Greedy), "{game}");
        position.clone().apply(seat, &choice.action, &mut Vec::new()).expect("a legal action");
    }
}
