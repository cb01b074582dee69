//! The hard player: a beam search over its own turn selects candidates, then simulated games decide between them. Medium
//! players play each simulated game for a few turns; the worse half of the candidates is dropped after each round
//! (sequential halving).

use archipel_rules::{Dice, Seat, Viewer};

use crate::budget::{RemainingBudget, SearchLimit};
use crate::evaluate::Evaluator;
use crate::{Reason, beam_search, greedy};

/// Maximum number of candidates that are simulated.
const MAX_CANDIDATES: usize = 8;
/// Candidates that are worse than the best by more than this are dropped, in units of [`Evaluator::SCALE`].
const MAX_GAP: f64 = 1.5;
/// Maximum number of actions in a simulated game.
const MAX_ACTIONS: u32 = 400;
/// The gap to the best candidate that lowers the prior win rate by 1, in units of [`Evaluator::SCALE`].
const PRIOR_SCALE: f64 = 4.0;
/// The prior win rate of the best candidate.
const BEST_PRIOR: f64 = 0.5;
/// Lower limit of the result for a shared victory; winning alone counts 1.
const SHARED_VICTORY: f64 = 0.5;

struct Candidate<A> {
    action: A,
    /// Difference in win rate to the best candidate, as the beam search estimates it; at most 0.
    prior: f64,
    won: f64,
    games: u32,
}

impl<A> Candidate<A> {
    fn win_rate(&self) -> f64 {
        self.won / f64::from(self.games.max(1))
    }

    /// The win rate, with the estimate of the beam search counted as [`Evaluator::PRIOR_GAMES`] games.
    fn score<G: Evaluator>(&self) -> f64 {
        let games = f64::from(self.games);
        (self.won + G::PRIOR_GAMES * (BEST_PRIOR + self.prior)) / (games + G::PRIOR_GAMES)
    }
}

/// Returns the best action, the reason for it and the number of simulated games.
pub fn best<G: Evaluator>(
    game: &G,
    seat: Seat,
    actions: Vec<G::Action>,
    limit: &SearchLimit,
    dice: &mut Dice,
) -> (G::Action, Reason, u32) {
    let mut candidates = shortlist(game, seat, actions, dice);
    if candidates.len() == 1 {
        return (candidates.swap_remove(0).action, Reason::Greedy, 0);
    }
    let rounds = usize::BITS - (candidates.len() - 1).leading_zeros();
    let games = limit.budget.games.min(G::MAX_GAMES);
    let mut remaining = RemainingBudget::new(limit, games);
    'search: while candidates.len() > 1 {
        let count = u32::try_from(candidates.len()).unwrap_or(u32::MAX);
        let games_each = games / (rounds.max(1) * count);
        for _ in 0..games_each.max(1) {
            // Every candidate gets the same number of games; an extra game would decide between equals.
            if !remaining.spend(count) {
                break 'search;
            }
            // All candidates play the same resampled state with the same dice, so that chance does not decide.
            let resampled = game.resample_hidden(Viewer::Seat(seat), dice);
            let shared_dice = dice.fork();
            for candidate in &mut candidates {
                candidate.won += simulate(&resampled, seat, &candidate.action, &mut shared_dice.clone());
                candidate.games += 1;
            }
        }
        candidates.sort_by(|one, other| other.score::<G>().total_cmp(&one.score::<G>()));
        candidates.truncate(candidates.len().div_ceil(2));
    }
    candidates.sort_by(|one, other| other.score::<G>().total_cmp(&one.score::<G>()));
    let best = candidates.swap_remove(0);
    if best.games == 0 {
        return (best.action, Reason::Greedy, 0);
    }
    let percent = (best.win_rate() * 100.0).clamp(0.0, 100.0);
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "it is between 0 and 100")]
    (best.action, Reason::Simulated(percent as u8), remaining.games_spent())
}

/// The actions worth simulating: the best one of the beam search, and those close to it.
fn shortlist<G: Evaluator>(
    game: &G,
    seat: Seat,
    actions: Vec<G::Action>,
    dice: &mut Dice,
) -> Vec<Candidate<G::Action>> {
    let mut ranked = game.rerank(seat, beam_search::rank(game, seat, actions, dice));
    let top = ranked.first().map_or(0.0, |(value, _)| *value);
    if let Some(action) = game.fallback_action(seat, &ranked, dice) {
        ranked.retain(|(_, other)| *other != action);
        ranked.insert(0, (top, action));
    }
    let close = ranked
        .into_iter()
        .enumerate()
        .filter(|(index, (value, _))| *index == 0 || *value > top - MAX_GAP * G::SCALE);
    close
        .take(MAX_CANDIDATES)
        .map(|(_, (value, action))| Candidate {
            action,
            prior: ((value - top) / (PRIOR_SCALE * G::SCALE)).clamp(-BEST_PRIOR, 0.0),
            won: 0.0,
            games: 0,
        })
        .collect()
}

/// Plays on after an action. Returns the result for `seat`, or its probability to win where the simulation stops.
fn simulate<G: Evaluator>(start: &G, seat: Seat, action: &G::Action, dice: &mut Dice) -> f64 {
    let mut game = start.clone();
    let mut events = Vec::new();
    if game.apply(seat, action, &mut events).is_err() {
        return 0.0;
    }
    let last_turn = game.progress().turn + G::HORIZON;
    for _ in 0..MAX_ACTIONS {
        if game.outcome().is_some() || game.progress().turn >= last_turn {
            break;
        }
        let Some(due) = game.due().iter().next() else { break };
        let mut actions = game.candidate_actions(due, dice);
        if actions.is_empty() {
            break;
        }
        let action = if actions.len() == 1 || G::RANDOM_MOVE_RATE.is_some_and(|rate| dice.below(rate) == 0) {
            actions.swap_remove(dice.index(actions.len()))
        } else {
            greedy::best(&game, due, actions, dice)
        };
        events.clear();
        if game.apply(due, &action, &mut events).is_err() {
            break;
        }
    }
    match game.outcome() {
        Some(outcome) if outcome.winners.contains(seat) => {
            let winners = outcome.winners.iter().count().max(1);
            SHARED_VICTORY + (1.0 - SHARED_VICTORY) / winners as f64
        }
        Some(_) => 0.0,
        None => game.win_probability(seat),
    }
}
