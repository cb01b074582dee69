//! Evaluates Anno 1800 with the simple strategy of its rules (Anno 1800 rules, section 14).
//!
//! - `economy`: the resources that the player can make, buy and fetch, and what they cost;
//! - `production_paths`: how the player can get the other resources;
//! - `prerequisites`: the resources and people that must exist before something else;
//! - `plan`: the order in which the hand cards are played, and those that are better swapped;
//! - `evaluation`: the value of a position, mostly the points that the plan brings;
//! - `features`: predicts who wins, with the `weights` that `training` computes; judges simulated games;
//! - `candidates`: the actions to consider;
//! - `fallback`: chooses an action if no single action improves the plan.

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

use crate::evaluate::{Evaluator, probability_from_lead};

/// With a predicted lead of this many points, a win is about three times as likely as a loss.
const LEAD_SCALE: f64 = 10.0;

impl Evaluator for State {
    const HORIZON: u32 = 8;
    const SCALE: f64 = 12.0;
    /// A simulated game takes about 10 ms.
    const MAX_GAMES: u32 = 96;
    const PRIOR_GAMES: f64 = 10.0;
    /// The drawn cards make the games differ enough.
    const RANDOM_MOVE_RATE: Option<u32> = None;

    /// In points.
    fn value(&self, seat: Seat) -> f64 {
        evaluation::value(self, seat, Cards::NONE)
    }

    fn candidate_actions(&self, seat: Seat, _: &mut Dice) -> Vec<Action> {
        candidates::all(self, seat)
    }

    /// A card drawn by the action counts as an unknown card of its deck.
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
        probability_from_lead(features::predicted_lead(self, seat) / LEAD_SCALE)
    }

    fn rerank(&self, seat: Seat, ranked: Vec<(f64, Action)>) -> Vec<(f64, Action)> {
        fallback::rerank_by_two_actions(self, seat, ranked)
    }

    fn fallback_action(&self, seat: Seat, ranked: &[(f64, Action)], _: &mut Dice) -> Option<Action> {
        fallback::find(self, seat, ranked)
    }
}
