//! What a seat may not see does not change what its computer player does; and the same seed gives the same choice.
#![allow(clippy::expect_used, reason = "a test may fail loudly")]

use archipel_players::{Budget, Level, choose_within};
use archipel_rules::{Dice, GameId, Position, Seat, Seed, Viewer};
use serde_json::json;

const BUDGET: Budget = Budget { games: 8, time: None };

/// The same position with everything hidden from this seat dealt otherwise.
fn otherwise(position: &Position, seat: Seat, seed: u64) -> Position {
    position.resample_hidden(Viewer::Seat(seat), &mut Dice::new(Seed::from_number(seed)))
}

/// Plays 160 decisions; at every twelfth all levels are tried in several worlds.
fn try_game(game: GameId, seats: usize, seed: u64) -> (u32, u32) {
    let set_up = |seed| Position::set_up(game, &json!({}), seats, Seed::from_number(seed)).expect("a game");
    let (mut position, mut events) = set_up(seed);
    let (mut tried, mut hidden) = (0, 0);
    for number in 0..160_u64 {
        // A short game ends earlier; then another one begins.
        if position.outcome().is_some() {
            (position, events) = set_up(seed + number);
        }
        let Some(seat) = position.due().iter().next() else { break };
        let thought = Seed::from_number(seed * 1000 + number);
        if number % 12 == 3 {
            let worlds = [1, 2].map(|world| otherwise(&position, seat, number * 10 + world));
            hidden += u32::from(worlds[0] != worlds[1]);
            for level in Level::ALL {
                let choose = |position: &Position| choose_within(position, seat, *level, thought, &BUDGET);
                let choice = choose(&position);
                assert_eq!(choice, choose(&position), "{game} {level:?}: the same seed, the same choice");
                for world in &worlds {
                    assert_eq!(choice, choose(world), "{game}, {seats} seats, {level:?}, decision {number}");
                    tried += 1;
                }
            }
        }
        let choice = choose_within(&position, seat, Level::Easy, thought, &BUDGET).expect("something to do");
        events.clear();
        position.apply(seat, &choice.action, &mut events).expect("a legal action");
    }
    (tried, hidden)
}

#[test]
fn what_a_seat_may_not_see_changes_no_choice() {
    for game in GameId::ALL {
        let (tried, hidden) = try_game(*game, *game.seat_counts().end(), 5);
        assert!(tried > 60 && hidden > 6, "{game}: {tried} tried, {hidden} positions with something hidden");
    }
}
