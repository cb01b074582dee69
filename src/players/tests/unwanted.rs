//! A thought that nobody wants to hear any more comes to a quick end, with something legal to do.
#![allow(clippy::expect_used, reason = "a test may fail loudly")]

use std::sync::atomic::AtomicBool;

use archipel_players::{Budget, Level, Reason, choose_unless};
use archipel_rules::{GameId, Position, Seat, Seed};
use serde_json::json;

/// A position in which a hard player has something to think about.
fn worth_a_thought(game: GameId) -> (Position, Seat) {
    let (mut position, _) = Position::set_up(game, &json!({}), 2, Seed::from_number(3)).expect("a game");
    let (budget, wanted) = (Budget { games: 16, time: None }, AtomicBool::new(false));
    for _ in 0..200 {
        let seat = position.due().iter().next().expect("somebody is due");
        let choice = choose_unless(&position, seat, Level::Hard, Seed::from_number(1), &budget, &wanted);
        let choice = choice.expect("something to do");
        if matches!(choice.reason, Reason::Imagined(_)) {
            return (position, seat);
        }
        position.apply(seat, &choice.action, &mut Vec::new()).expect("a legal action");
    }
    panic!("{game}: nothing to think about");
}

#[test]
fn nobody_thinks_on_for_nobody() {
    let budget = Budget { time: None, ..Budget::default() };
    for game in GameId::ALL {
        let (position, seat) = worth_a_thought(*game);
        let unwanted = AtomicBool::new(true);
        let choice = choose_unless(&position, seat, Level::Hard, Seed::from_number(2), &budget, &unwanted);
        let choice = choice.expect("something to do");
        assert_eq!((choice.imagined, choice.reason), (0, Reason::Glance), "{game}");
        position.clone().apply(seat, &choice.action, &mut Vec::new()).expect("a legal action");
    }
}
