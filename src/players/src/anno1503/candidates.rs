//! What a player thinks of doing: everything, but of all ways to discard only one.

use archipel_rules::anno1503::kinds::Good;
use archipel_rules::anno1503::{Action, State};
use archipel_rules::{Answer, Asked, Dice, Game, Id, Seat, VERB, Viewer};

use super::plan::price;
use crate::enumerate;

const END_TURN: &str = "end_turn";

pub fn all(state: &State, seat: Seat, dice: &mut Dice) -> Vec<Action> {
    let mut ideas =
        enumerate::such(state, seat, dice, |_, param, id| param != VERB || id.as_str() != END_TURN);
    ideas.extend(end_of_turn(state, seat));
    ideas
}

/// Ends the turn, discarding what is cheap and plentiful.
fn end_of_turn(state: &State, seat: Seat) -> Option<Action> {
    let mut options = Vec::new();
    let mut answers = Vec::new();
    state.ask(seat, &answers, &mut options);
    answers.push(Answer { param: VERB, id: *options.iter().find(|id| id.as_str() == END_TURN)? });
    let mut hand = None;
    loop {
        options.clear();
        match state.ask(seat, &answers, &mut options) {
            Asked::Question(param) => {
                let hand = hand.get_or_insert_with(|| state.player_seen_by(Viewer::Seat(seat), seat).hand);
                let held = hand.as_mut()?;
                let dear = |id: &Id| {
                    Good::parse(id.as_str()).map_or(0.0, |good| price(good) - 0.25 * f64::from(held[good]))
                };
                let id = *options.iter().min_by(|one, other| dear(one).total_cmp(&dear(other)))?;
                held[Good::parse(id.as_str())?] -= 1;
                answers.push(Answer { param, id });
            }
            Asked::Complete => return State::from_answers(&answers),
            Asked::Nothing => return None,
        }
    }
}
