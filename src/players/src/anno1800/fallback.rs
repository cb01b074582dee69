//! What is done where no single action improves the plan: one that does so together with the next, else other cards.
//! Without it a player whose last cards are hard would celebrate for ever.

use archipel_rules::anno1800::cards::Cards;
use archipel_rules::anno1800::{Action, State};
use archipel_rules::{Game, Seat};

use super::candidates;
use super::evaluation::{self, ACTION_VALUE};

/// What improves the plan by less leads nowhere.
const PROGRESS: f64 = 0.25;
/// So many first actions are looked at twice.
const LOOKED_AT: usize = 12;

pub fn find(state: &State, seat: Seat, ranked: &[(f64, Action)]) -> Option<Action> {
    let (best, action) = ranked.first()?;
    // Once the end has begun, there may be nothing left to do.
    if !action.name().is_main() || !state.fireworks_are_left() {
        return None;
    }
    let idle = evaluation::value(state, seat, Cards::NONE) - ACTION_VALUE;
    if *best > idle + PROGRESS {
        return None;
    }
    let mains = || ranked.iter().filter(|(value, action)| action.name().is_main() && value.is_finite());
    let seconds = mains().take(LOOKED_AT).filter_map(|(_, first)| Some((second(state, seat, first)?, first)));
    let (value, first) = seconds.max_by(|one, other| one.0.total_cmp(&other.0))?;
    if value > idle + PROGRESS {
        return Some(first.clone());
    }
    let swap = mains().find(|(_, action)| matches!(action, Action::Swap { .. }));
    swap.map(|(_, action)| action.clone())
}

/// The best main actions, judged by what can be reached with the next one too.
pub fn rerank_by_two_actions(state: &State, seat: Seat, ranked: Vec<(f64, Action)>) -> Vec<(f64, Action)> {
    if !ranked.first().is_some_and(|(_, action)| action.name().is_main()) {
        return ranked;
    }
    let mains = ranked.into_iter().filter(|(_, action)| action.name().is_main()).take(LOOKED_AT);
    let mut further: Vec<(f64, Action)> =
        mains.map(|(value, action)| (second(state, seat, &action).unwrap_or(value), action)).collect();
    further.sort_by(|one, other| other.0.total_cmp(&one.0));
    further
}

/// The best that can be reached with one more action after this one, if the others only rest meanwhile.
fn second(state: &State, seat: Seat, first: &Action) -> Option<f64> {
    let before = state.players()[seat].hand;
    let mut after = state.clone();
    let mut events = Vec::new();
    after.apply(seat, first, &mut events).ok()?;
    let drawn = after.players()[seat].hand.without(before);
    if !rest_until(&mut after, seat) {
        return None;
    }
    // What was drawn on the way is not known yet.
    let known = after.players()[seat].hand.without(drawn);
    let is_known = |next: &Action| !matches!(next, Action::Play { card, .. } if drawn.contains(*card));
    let ideas = candidates::all(&after, seat).into_iter();
    let values = ideas.filter(|next| next.name().is_main() && is_known(next)).map(|next| {
        let mut later = after.clone();
        match later.apply(seat, &next, &mut events) {
            Ok(_) => evaluation::value(&later, seat, later.players()[seat].hand.without(known)),
            Err(_) => f64::NEG_INFINITY,
        }
    });
    values.max_by(f64::total_cmp)
}

/// Ends the turn; whoever comes next rests, until this seat is asked again. False: the game is over before.
fn rest_until(state: &mut State, seat: Seat) -> bool {
    let mut events = Vec::new();
    for _ in 0..=2 * state.seats() {
        let Some(due) = state.due().iter().next() else { return false };
        let owed = !state.turn().base_done;
        if due == seat && owed {
            return true;
        }
        let rest = if owed { Action::Festival } else { Action::EndTurn };
        if state.apply(due, &rest, &mut events).is_err() {
            return false;
        }
    }
    false
}
