//! A player who thinks ahead: the actions that look best are tried in many imagined games, each played on for a while
//! by players of medium strength; the weaker half is dropped again and again (sequential halving).

use archipel_rules::{Dice, Seat, Viewer};

use crate::budget::{Budget, Purse};
use crate::sense::Sense;
use crate::{Reason, medium};

/// So many of the best-looking actions are thought through.
const CANDIDATES: usize = 12;
/// One move in so many of an imagined game is a random one, so that the games differ.
const WHIM: u32 = 12;
/// No imagined game takes more actions.
const MOST_ACTIONS: u32 = 400;

struct Candidate<A> {
    action: A,
    won: f64,
    games: u32,
}

impl<A> Candidate<A> {
    fn rate(&self) -> f64 {
        self.won / f64::from(self.games.max(1))
    }
}

pub fn best<G: Sense>(
    game: &G,
    seat: Seat,
    actions: Vec<G::Action>,
    budget: &Budget,
    dice: &mut Dice,
) -> (G::Action, Reason) {
    let ranked = medium::rank(game, seat, actions, dice);
    let mut field: Vec<Candidate<G::Action>> = ranked
        .into_iter()
        .take(CANDIDATES)
        .map(|(_, action)| Candidate { action, won: 0.0, games: 0 })
        .collect();
    let rounds = usize::BITS - (field.len() - 1).leading_zeros();
    let mut purse = Purse::new(budget);
    'thinking: while field.len() > 1 {
        let each = budget.games / (rounds.max(1) * u32::try_from(field.len()).unwrap_or(u32::MAX));
        for _ in 0..each.max(1) {
            // All candidates meet the same imagined world, so that luck does not decide between them.
            let world = game.imagine(Viewer::Seat(seat), dice);
            let luck = dice.fork();
            for candidate in &mut field {
                if !purse.spend() {
                    break 'thinking;
                }
                candidate.won += imagined_game(&world, seat, &candidate.action, &mut luck.clone());
                candidate.games += 1;
            }
        }
        field.sort_by(|one, other| other.rate().total_cmp(&one.rate()));
        field.truncate(field.len().div_ceil(2));
    }
    field.sort_by(|one, other| other.rate().total_cmp(&one.rate()));
    let best = field.swap_remove(0);
    let chance = (best.rate() * 100.0).clamp(0.0, 100.0);
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "it is between 0 and 100")]
    (best.action, Reason::Imagined(chance as u8))
}

/// Plays on from an action, and tells the chance to win where it stops.
fn imagined_game<G: Sense>(world: &G, seat: Seat, action: &G::Action, dice: &mut Dice) -> f64 {
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
        let mut actions = game.moves(due, dice);
        if actions.is_empty() {
            break;
        }
        let action = if actions.len() == 1 || dice.below(WHIM) == 0 {
            actions.swap_remove(dice.index(actions.len()))
        } else {
            medium::best(&game, due, actions, dice)
        };
        events.clear();
        if game.apply(due, &action, &mut events).is_err() {
            break;
        }
    }
    game.prospect(seat)
}
