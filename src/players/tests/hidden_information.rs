//! Hidden information does not change the choice of a computer player, and the same seed gives the same choice.
#![allow(clippy::expect_used, reason = "a failed expectation fails the test")]

use archipel_players::{Budget, Level, choose_within};
use archipel_rules::{Dice, GameId, Position, Seat, Seed, Viewer};
use serde_json::json;

/// Number of actions played in each game.
const ACTIONS: u64 = 160;
/// One decision in this many is tried, starting with `FIRST_TRIED`.
const TRIED_RATE: u64 = 12;
const FIRST_TRIED: u64 = 3;
const BUDGET: Budget = Budget { games: 8, time: None };

/// Returns the position with everything that is hidden from this seat dealt again.
fn resampled(position: &Position, seat: Seat, seed: u64) -> Position {
    position.resample_hidden(Viewer::Seat(seat), &mut Dice::new(Seed::from_number(seed)))
}

/// Plays the first part of a game. At some decisions, every level chooses in the real and in resampled positions.
/// Returns the number of comparisons, and of positions with hidden information.
fn try_game(game: GameId, seats: usize, seed: u64) -> (u32, u32) {
    let set_up =
        |seed| Position::set_up(game, &json!({}), seats, Seed::from_number(seed)).expect("valid setup");
    let (mut position, mut events) = set_up(seed);
    let (mut tried, mut hidden) = (0, 0);
    for number in 0..ACTIONS {
        // A short game ends earlier; then another one begins.
        if position.outcome().is_some() {
            (position, events) = set_up(seed + number);
        }
        let Some(seat) = position.due().iter().next() else { break };
        let choice_seed = Seed::from_number(seed * 1000 + number);
        if number % TRIED_RATE == FIRST_TRIED {
            let copies = [1, 2].map(|copy| resampled(&position, seat, number * 10 + copy));
            hidden += u32::from(copies[0] != copies[1]);
            for level in Level::ALL {
                let choose =
                    |position: &Position| choose_within(position, seat, *level, choice_seed, &BUDGET);
                let choice = choose(&position);
                assert_eq!(choice, choose(&position), "{game} {level:?}: the same seed gave another choice");
                for copy in &copies {
                    assert_eq!(choice, choose(copy), "{game}, {seats} seats, {level:?}, decision {number}");
                    tried += 1;
                }
            }
        }
        let choice =
            choose_within(&position, seat, Level::Easy, choice_seed, &BUDGET).expect("the seat is due");
        events.clear();
        position.apply(seat, &choice.action, &mut events).expect("a legal action");
    }
    (tried, hidden)
}

#[test]
fn hidden_information_does_not_change_a_choice() {
    for game in GameId::ALL {
        let (tried, hidden) = try_game(*game, *game.seat_counts().end(), 5);
        assert!(
            tried > 60 && hidden > 6,
            "{game}: {tried} comparisons, {hidden} positions with hidden information"
        );
    }
}
