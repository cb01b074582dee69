//! The actions to consider: all of them, but only one way to discard at the end of the turn.

use archipel_rules::anno1503::kinds::Good;
use archipel_rules::anno1503::map::Square;
use archipel_rules::anno1503::{Action, State};
use archipel_rules::{Answer, Asked, Dice, Game, Id, Seat, VERB, Viewer};

use super::plan::price;
use crate::enumerate;

const END_TURN: &str = "end_turn";
/// How much less a card is worth for each card of its kind in hand, in cards.
const DUPLICATE_DISCOUNT: f64 = 0.25;

pub fn all(state: &State, seat: Seat, dice: &mut Dice) -> Vec<Action> {
    let ships = state.player_seen_by(Viewer::Seat(seat), seat).ships;
    // A voyage is searched step by step.
    let is_step = |answers: &[Answer], id: Id| {
        let ship = answers.last().and_then(|answer| answer.id.as_str().parse::<u8>().ok());
        let at = ship.and_then(|ship| ships.iter().find(|one| one.number == ship)).map(|ship| ship.at);
        at.zip(Square::parse(id.as_str())).is_some_and(|(at, to)| at.is_next_to(to))
    };
    let mut actions = enumerate::filtered_actions(state, seat, dice, |answers, param, id| match param {
        VERB => id.as_str() != END_TURN,
        "to" => is_step(answers, id),
        _ => true,
    });
    actions.extend(end_turn(state, seat));
    actions
}

/// Ends the turn and discards the cheapest cards of which there are many.
fn end_turn(state: &State, seat: Seat) -> Option<Action> {
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
                let value = |id: &Id| {
                    Good::parse(id.as_str())
                        .map_or(0.0, |good| price(good) - DUPLICATE_DISCOUNT * f64::from(held[good]))
                };
                let id = *options.iter().min_by(|one, other| value(one).total_cmp(&value(other)))?;
                held[Good::parse(id.as_str())?] -= 1;
                answers.push(Answer { param, id });
            }
            Asked::Complete => return State::from_answers(&answers),
            Asked::Nothing => return None,
        }
    }
}
