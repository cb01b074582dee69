//! Beam search over the rest of the player's own turn: some actions are good only because of the action they allow next.

use archipel_rules::{Dice, Reveal, Seat};

use crate::evaluate::Evaluator;

/// Number of lines of play that are extended at each depth.
const BEAM_WIDTH: usize = 6;
/// Lines whose values differ by less are treated as the same position.
const SAME_VALUE: f64 = 1e-9;

/// A line of play: the index of its first action, and the position it has reached.
struct Line<G> {
    first: usize,
    value: f64,
    game: G,
}

/// Returns every action with the best value it can lead to within this turn, best first. A random result ends a line.
pub fn rank<G: Evaluator>(
    game: &G,
    seat: Seat,
    actions: Vec<G::Action>,
    dice: &mut Dice,
) -> Vec<(f64, G::Action)> {
    let mut best: Vec<f64> = Vec::with_capacity(actions.len());
    let mut lines: Vec<Line<G>> = Vec::new();
    for (first, action) in actions.iter().enumerate() {
        best.push(game.score_action(seat, action, dice));
        lines.extend(advance(game, seat, action, best[first]).map(|(value, game)| Line {
            first,
            value,
            game,
        }));
    }
    for _ in 1..G::SEARCH_DEPTH {
        prune(&mut lines);
        let mut longer = Vec::new();
        for line in &lines {
            for action in line.game.candidate_actions(seat, dice) {
                let value = line.game.score_action(seat, &action, dice);
                best[line.first] = best[line.first].max(value);
                let next = advance(&line.game, seat, &action, value);
                longer.extend(next.map(|(value, game)| Line { first: line.first, value, game }));
            }
        }
        lines = longer;
    }
    let mut ranked: Vec<(f64, G::Action)> = best.into_iter().zip(actions).collect();
    ranked.sort_by(|one, other| other.0.total_cmp(&one.0));
    ranked
}

/// The position after an action, if the turn goes on and the result is not random.
fn advance<G: Evaluator>(game: &G, seat: Seat, action: &G::Action, value: f64) -> Option<(f64, G)> {
    if G::SEARCH_DEPTH < 2 || value == f64::NEG_INFINITY || game.ends_turn(action) {
        return None;
    }
    let mut after = game.clone();
    let deterministic = match after.apply(seat, action, &mut Vec::new()) {
        Ok(Reveal::Nothing) => true,
        Ok(Reveal::To(_)) => game.is_deterministic(action),
        Err(_) => false,
    };
    (deterministic && after.due().contains(seat) && after.progress() == game.progress())
        .then_some((value, after))
}

/// Keeps the best lines, and only one of several with the same value.
fn prune<G>(lines: &mut Vec<Line<G>>) {
    lines.sort_by(|one, other| other.value.total_cmp(&one.value));
    lines.dedup_by(|one, other| (one.value - other.value).abs() < SAME_VALUE);
    lines.truncate(BEAM_WIDTH);
}
