//! Players who look at what an action leads to at once.

use archipel_rules::{Dice, Seat};

use crate::Reason;
use crate::sense::Sense;

/// The action that looks best at once.
pub fn best<G: Sense>(game: &G, seat: Seat, actions: Vec<G::Action>, dice: &mut Dice) -> G::Action {
    let mut best = (f64::NEG_INFINITY, 0);
    for (index, action) in actions.iter().enumerate() {
        let value = game.appraise(seat, action, dice);
        if value > best.0 {
            best = (value, index);
        }
    }
    let mut actions = actions;
    actions.swap_remove(best.1)
}

/// Sees what is good, and is easily distracted from it.
pub fn easy<G: Sense>(
    game: &G,
    seat: Seat,
    mut actions: Vec<G::Action>,
    dice: &mut Dice,
) -> (G::Action, Reason) {
    if dice.below(10) < G::FANCY {
        let fancy = dice.index(actions.len());
        return (actions.swap_remove(fancy), Reason::Fancy);
    }
    (best(game, seat, actions, dice), Reason::Glance)
}
