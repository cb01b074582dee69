//! Chooses an action if no single action improves the plan: one that improves it together with the next one, or a swap of
//! cards. Without this, a player whose last cards are hard would hold festivals forever.

use archipel_rules::anno1800::cards::Cards;
use archipel_rules::anno1800::{Action, State};
use archipel_rules::{Game, Seat};

use super::candidates;
use super::evaluation::{self, ACTION_VALUE};

/// An action must improve the plan by more than this, in points.
const MIN_PROGRESS: f64 = 0.25;
/// Number of first actions for which the next one is considered too.
const MAX_FIRST_ACTIONS: usize = 12;

/// The fallback action; `None` if the best action already improves the plan, or there is nothing better.
pub fn find(state: &State, seat: Seat, ranked: &[(f64, Action)]) -> Option<Action> {
    let (best, action) = ranked.first()?;
    // After the end was triggered, there may be nothing left to improve.
    if !action.name().is_main() || !state.fireworks_are_left() {
        return None;
    }
    let idle = evaluation::value(state, seat, Cards::NONE) - ACTION_VALUE;
    if *best > idle + MIN_PROGRESS {
        return None;
    }
    let mains = || ranked.iter().filter(|(value, action)| action.name().is_main() && value.is_finite());
    let pairs = mains()
        .take(MAX_FIRST_ACTIONS)
        .filter_map(|(_, first)| Some((value_after_two(state, seat, first)?, first)));
    let (value, first) = pairs.max_by(|one, other| one.0.total_cmp(&other.0))?;
    if value > idle + MIN_PROGRESS {
        return Some(first.clone());
    }
    let swap = mains().find(|(_, action)| matches!(action, Action::Swap { .. }));
    swap.map(|(_, action)| action.clone())
}

/// Scores the best main actions by the best value that they reach together with the next action.
pub fn rerank_by_two_actions(state: &State, seat: Seat, ranked: Vec<(f64, Action)>) -> Vec<(f64, Action)> {
    if !ranked.first().is_some_and(|(_, action)| action.name().is_main()) {
        return ranked;
    }
    let mains = ranked.into_iter().filter(|(_, action)| action.name().is_main()).take(MAX_FIRST_ACTIONS);
    let mut reranked: Vec<(f64, Action)> = mains
        .map(|(value, action)| (value_after_two(state, seat, &action).unwrap_or(value), action))
        .collect();
    reranked.sort_by(|one, other| other.0.total_cmp(&one.0));
    reranked
}

/// The best value after this action and one more, assuming that the others only hold festivals in between.
fn value_after_two(state: &State, seat: Seat, first: &Action) -> Option<f64> {
    let before = state.players()[seat].hand;
    let mut after = state.clone();
    let mut events = Vec::new();
    after.apply(seat, first, &mut events).ok()?;
    let drawn = after.players()[seat].hand.without(before);
    if !skip_to_next_turn(&mut after, seat) {
        return None;
    }
    // The player does not know yet what it will draw.
    let known = after.players()[seat].hand.without(drawn);
    let is_known = |next: &Action| !matches!(next, Action::Play { card, .. } if drawn.contains(*card));
    let next = candidates::all(&after, seat).into_iter();
    let values = next.filter(|next| next.name().is_main() && is_known(next)).map(|next| {
        let mut later = after.clone();
        match later.apply(seat, &next, &mut events) {
            Ok(_) => evaluation::value(&later, seat, later.players()[seat].hand.without(known)),
            Err(_) => f64::NEG_INFINITY,
        }
    });
    values.max_by(f64::total_cmp)
}

/// Ends the turn, and lets the others hold festivals until this seat is due again. False if the game ends before.
fn skip_to_next_turn(state: &mut State, seat: Seat) -> bool {
    let mut events = Vec::new();
    for _ in 0..=2 * state.seats() {
        let Some(due) = state.due().iter().next() else { return false };
        let must_act = !state.turn().base_done;
        if due == seat && must_act {
            return true;
        }
        let action = if must_act { Action::Festival } else { Action::EndTurn };
        if state.apply(due, &action, &mut events).is_err() {
            return false;
        }
    }
    false
}
