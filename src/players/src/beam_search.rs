//! Looking ahead in one's own turn: an action may be good only for what it makes possible.

use archipel_rules::{Dice, Reveal, Seat};

use crate::evaluate::Evaluator;

/// So many lines of play are followed at a time.
const BEAM: usize = 6;

/// A line of play: which first action it began with, and where it leads.
struct Line<G> {
    first: usize,
    value: f64,
    game: G,
}

/// All actions with the best that they lead to within the turn, the best first. What is luck ends a line.
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
        lines.extend(follow(game, seat, action, best[first]).map(|(value, game)| Line {
            first,
            value,
            game,
        }));
    }
    for _ in 1..G::DEPTH {
        thin_out(&mut lines);
        let mut longer = Vec::new();
        for line in &lines {
            for action in line.game.candidate_actions(seat, dice) {
                let value = line.game.score_action(seat, &action, dice);
                best[line.first] = best[line.first].max(value);
                let next = follow(&line.game, seat, &action, value);
                longer.extend(next.map(|(value, game)| Line { first: line.first, value, game }));
            }
        }
        lines = longer;
    }
    let mut ranked: Vec<(f64, G::Action)> = best.into_iter().zip(actions).collect();
    ranked.sort_by(|one, other| other.0.total_cmp(&one.0));
    ranked
}

/// Where an action leads, if that is still the same turn and no luck was needed.
fn follow<G: Evaluator>(game: &G, seat: Seat, action: &G::Action, value: f64) -> Option<(f64, G)> {
    if G::DEPTH < 2 || value == f64::NEG_INFINITY || game.ends_turn(action) {
        return None;
    }
    let mut after = game.clone();
    let sure = match after.apply(seat, action, &mut Vec::new()) {
        Ok(Reveal::Nothing) => true,
        Ok(Reveal::To(_)) => game.is_sure(action),
        Err(_) => false,
    };
    (sure && after.due().contains(seat) && after.progress() == game.progress()).then_some((value, after))
}

/// Keeps the best lines; of those that come to the same, one.
fn thin_out<G>(lines: &mut Vec<Line<G>>) {
    lines.sort_by(|one, other| other.value.total_cmp(&one.value));
    lines.dedup_by(|one, other| (one.value - other.value).abs() < 1e-9);
    lines.truncate(BEAM);
}
