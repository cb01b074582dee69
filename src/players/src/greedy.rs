//! The easy and the medium player: they score every action by its immediate result.

use archipel_rules::{Dice, Seat};

use crate::Reason;
use crate::evaluate::{EASY_BLUNDER_BASE, Evaluator};

/// The action with the highest score, or the game's fallback action.
pub fn best<G: Evaluator>(game: &G, seat: Seat, actions: Vec<G::Action>, dice: &mut Dice) -> G::Action {
    let mut ranked: Vec<(f64, G::Action)> =
        actions.into_iter().map(|action| (game.score_action(seat, &action, dice), action)).collect();
    ranked.sort_by(|one, other| other.0.total_cmp(&one.0));
    match game.fallback_action(seat, &ranked, dice) {
        Some(action) => action,
        None => ranked.swap_remove(0).1,
    }
}

/// Like [`best`], but sometimes returns a random action.
pub fn easy<G: Evaluator>(
    game: &G,
    seat: Seat,
    mut actions: Vec<G::Action>,
    dice: &mut Dice,
) -> (G::Action, Reason) {
    if dice.below(EASY_BLUNDER_BASE) < G::EASY_BLUNDER_RATE {
        let random = dice.index(actions.len());
        return (actions.swap_remove(random), Reason::Random);
    }
    (best(game, seat, actions, dice), Reason::Greedy)
}
