//! A player who thinks ahead: first through the own turn, then the actions that look best are tried in many imagined
//! games, each played on for a while by players of medium strength; the weaker half is dropped again and again
//! (sequential halving).

use archipel_rules::{Dice, Seat, Viewer};

use crate::budget::{RemainingBudget, SearchLimit};
use crate::evaluate::Evaluator;
use crate::{Reason, beam_search, greedy};

/// So many of the best-looking actions are thought through, if they are not much worse than the best.
const CANDIDATES: usize = 8;
const MUCH_WORSE: f64 = 1.5;
/// No imagined game takes more actions.
const MOST_ACTIONS: u32 = 400;

struct Candidate<A> {
    action: A,
    /// What foresight says, as a difference in the chance to win.
    foreseen: f64,
    won: f64,
    games: u32,
}

impl<A> Candidate<A> {
    fn rate(&self) -> f64 {
        self.won / f64::from(self.games.max(1))
    }

    fn merit<G: Evaluator>(&self) -> f64 {
        let games = f64::from(self.games);
        (self.won + G::FORESIGHT * (0.5 + self.foreseen)) / (games + G::FORESIGHT)
    }
}

/// The best action, why, and how many games were imagined.
pub fn best<G: Evaluator>(
    game: &G,
    seat: Seat,
    actions: Vec<G::Action>,
    allowed: &SearchLimit,
    dice: &mut Dice,
) -> (G::Action, Reason, u32) {
    let mut field = candidates(game, seat, actions, dice);
    if field.len() == 1 {
        return (field.swap_remove(0).action, Reason::Glance, 0);
    }
    let rounds = usize::BITS - (field.len() - 1).leading_zeros();
    let games = allowed.budget.games.min(G::GAMES);
    let mut purse = RemainingBudget::new(allowed, games);
    'thinking: while field.len() > 1 {
        let everybody = u32::try_from(field.len()).unwrap_or(u32::MAX);
        let each = games / (rounds.max(1) * everybody);
        for _ in 0..each.max(1) {
            // All or none: a game more or less would decide between equals.
            if !purse.spend(everybody) {
                break 'thinking;
            }
            // All candidates meet the same imagined world, so that luck does not decide between them.
            let world = game.resample_hidden(Viewer::Seat(seat), dice);
            let luck = dice.fork();
            for candidate in &mut field {
                candidate.won += imagined_game(&world, seat, &candidate.action, &mut luck.clone());
                candidate.games += 1;
            }
        }
        field.sort_by(|one, other| other.merit::<G>().total_cmp(&one.merit::<G>()));
        field.truncate(field.len().div_ceil(2));
    }
    field.sort_by(|one, other| other.merit::<G>().total_cmp(&one.merit::<G>()));
    let best = field.swap_remove(0);
    if best.games == 0 {
        return (best.action, Reason::Glance, 0);
    }
    let chance = (best.rate() * 100.0).clamp(0.0, 100.0);
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "it is between 0 and 100")]
    (best.action, Reason::Imagined(chance as u8), purse.spent())
}

/// What is worth a thought: the action that leads to the best in the turn, and what comes near it.
fn candidates<G: Evaluator>(
    game: &G,
    seat: Seat,
    actions: Vec<G::Action>,
    dice: &mut Dice,
) -> Vec<Candidate<G::Action>> {
    let mut ranked = game.look_further(seat, beam_search::rank(game, seat, actions, dice));
    let top = ranked.first().map_or(0.0, |(value, _)| *value);
    if let Some(action) = game.fallback_action(seat, &ranked, dice) {
        ranked.retain(|(_, other)| *other != action);
        ranked.insert(0, (top, action));
    }
    let near = ranked
        .into_iter()
        .enumerate()
        .filter(|(index, (value, _))| *index == 0 || *value > top - MUCH_WORSE * G::SCALE);
    near.take(CANDIDATES)
        .map(|(_, (value, action))| Candidate {
            action,
            foreseen: ((value - top) / (4.0 * G::SCALE)).clamp(-0.5, 0.0),
            won: 0.0,
            games: 0,
        })
        .collect()
}

/// Plays on from an action, and tells the chance to win where it stops.
fn imagined_game<G: Evaluator>(world: &G, seat: Seat, action: &G::Action, dice: &mut Dice) -> f64 {
    let mut game = world.clone();
    let mut events = Vec::new();
    if game.apply(seat, action, &mut events).is_err() {
        return 0.0;
    }
    let last = game.progress().turn + G::HORIZON;
    for _ in 0..MOST_ACTIONS {
        if game.outcome().is_some() || game.progress().turn >= last {
            break;
        }
        let Some(due) = game.due().iter().next() else { break };
        let mut actions = game.candidate_actions(due, dice);
        if actions.is_empty() {
            break;
        }
        let action = if actions.len() == 1 || G::RANDOM_MOVE_RATE.is_some_and(|whim| dice.below(whim) == 0) {
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
            0.5 + 0.5 / outcome.winners.iter().count().max(1) as f64
        }
        Some(_) => 0.0,
        None => game.win_probability(seat),
    }
}
