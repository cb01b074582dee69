//! The players who are next, for those who asked for a heads-up.

use archipel_rules::{Position, Seats};

/// The maximum number of default actions to simulate.
const FAR: usize = 64;

/// Who becomes due next if everyone due now plays default actions. This is only a guess, which is enough for a
/// heads-up.
pub fn next_up(position: &Position) -> Seats {
    let waiting = position.due();
    let mut ahead = position.clone();
    for _ in 0..FAR {
        let Some(seat) = ahead.due().iter().find(|seat| waiting.contains(*seat)) else { break };
        let Some(action) = ahead.default_action(seat) else { break };
        if ahead.apply(seat, &action, &mut Vec::new()).is_err() {
            break;
        }
        let next = ahead.due().without(waiting);
        if !next.is_empty() {
            return next;
        }
    }
    Seats::default()
}

#[cfg(test)]
mod tests {
    use archipel_rules::{GameId, Seat, Seed};
    use serde_json::json;

    use super::*;

    #[test]
    fn the_neighbour_is_next() {
        let options = json!({ "home_island": "fixed", "first_player": "seat_1" });
        let (position, _) =
            Position::set_up(GameId::Anno1503, &options, 3, Seed::from_number(5)).expect("a game");
        assert_eq!(position.due(), Seats::one(Seat(0)));
        assert_eq!(next_up(&position), Seats::one(Seat(1)));
    }
}
