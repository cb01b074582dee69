//! Players who look at what an action leads to at once.

use archipel_rules::{Dice, Seat};

use crate::Reason;
use crate::evaluate::Evaluator;

/// The action that looks best at once.
pub fn best<G: Evaluator>(game: &G, seat: Seat, actions: Vec<G::Action>, dice: &mut Dice) -> G::Action {
    let mut ranked: Vec<(f64, G::Action)> =
        actions.into_iter().map(|action| (game.score_action(seat, &action, dice), action)).collect();
    ranked.sort_by(|one, other| other.0.total_cmp(&one.0));
    match game.fallback_action(seat, &ranked, dice) {
        Some(action) => action,
        None => ranked.swap_remove(0).1,
    }
}

/// Sees what is good, and is easily distracted from it.
pub fn easy<G: Evaluator>(
    game: &G,
    seat: Seat,
    mut actions: Vec<G::Action>,
    dice: &mut Dice,
) -> (G::Action, Reason) {
    if dice.below(10) < G::EASY_BLUNDER_RATE {
        let fancy = dice.index(actions.len());
        return (actions.swap_remove(fancy), Reason::Fancy);
    }
    (best(game, seat, actions, dice), Reason::Glance)
}
