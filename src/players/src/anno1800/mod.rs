//! What a player senses of Anno 1800, after the simple strategy of the specification (chapter 14).
//!
//! - `before`: what must be there before something else;
//! - `means`: what the player can make, buy and fetch; `ways`: what it takes to make the rest;
//! - `plan`: the hand cards as a plan of actions, the nearest points first, the hopeless ones swapped at the end;
//! - `outlook`: the worth of a position is what the plan brings;
//! - `experience`: who will win, by `weights` that were learnt in `lessons`; imagined games are judged by it;
//! - `way_out`: what is done where no single action improves the plan;
//! - `candidates`: the actions worth a thought: paid by the best plan, without steps by hand and other subtleties.

mod candidates;
mod economy;
mod evaluation;
mod fallback;
mod features;
mod plan;
mod prerequisites;
mod production_paths;
pub mod training;
mod weights;

use archipel_rules::anno1800::cards::Cards;
use archipel_rules::anno1800::{Action, State};
use archipel_rules::{Dice, Game, Seat};

use crate::evaluate::{Evaluator, chance};

/// A foretold lead of so many points makes a win about three times as likely as a loss.
const LEAD: f64 = 10.0;

impl Evaluator for State {
    const HORIZON: u32 = 8;
    const SCALE: f64 = 12.0;
    /// An imagined game takes some ten milliseconds.
    const GAMES: u32 = 96;
    const FORESIGHT: f64 = 10.0;
    /// What is drawn makes the games differ enough.
    const RANDOM_MOVE_RATE: Option<u32> = None;

    /// In points.
    fn value(&self, seat: Seat) -> f64 {
        evaluation::value(self, seat, Cards::NONE)
    }

    fn candidate_actions(&self, seat: Seat, _: &mut Dice) -> Vec<Action> {
        candidates::all(self, seat)
    }

    /// What is drawn on the way is not known yet: it counts as any card of its deck.
    fn score_action(&self, seat: Seat, action: &Action, _: &mut Dice) -> f64 {
        let before = self.players()[seat].hand;
        let mut after = self.clone();
        match after.apply(seat, action, &mut Vec::new()) {
            Ok(_) => {
                let drawn = after.players()[seat].hand.without(before);
                evaluation::value(&after, seat, drawn)
            }
            Err(_) => f64::NEG_INFINITY,
        }
    }

    fn win_probability(&self, seat: Seat) -> f64 {
        chance(features::predicted_lead(self, seat) / LEAD)
    }

    fn look_further(&self, seat: Seat, ranked: Vec<(f64, Action)>) -> Vec<(f64, Action)> {
        fallback::rerank_by_two_actions(self, seat, ranked)
    }

    fn fallback_action(&self, seat: Seat, ranked: &[(f64, Action)], _: &mut Dice) -> Option<Action> {
        fallback::find(self, seat, ranked)
    }
}
