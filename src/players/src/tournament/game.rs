//! One game of a tournament.

use std::collections::BTreeMap;
use std::time::Duration;

use archipel_rules::{
    Action, Answer, Asked, Dice, GameId, Id, Position, Seat, Seats, Seed, SetupError, VERB, When,
};
use serde_json::Value;

use crate::{Budget, Level, choose_within};

/// No game of a tournament takes more actions.
const MOST_ACTIONS: u32 = 100_000;

/// Who sits at a tournament's table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Entrant {
    Random,
    Player(Level),
}

impl Entrant {
    pub fn parse(text: &str) -> Option<Entrant> {
        if text == "random" { Some(Entrant::Random) } else { Level::parse(text).map(Entrant::Player) }
    }

    pub const fn id(self) -> &'static str {
        match self {
            Entrant::Random => "random",
            Entrant::Player(level) => level.id(),
        }
    }

    /// The action, and how many games were imagined for it.
    fn decide(self, position: &Position, seat: Seat, seed: Seed, budget: &Budget) -> Option<(Action, u32)> {
        match self {
            Entrant::Random => random_action(position, seat, &mut Dice::new(seed)).map(|action| (action, 0)),
            Entrant::Player(level) => choose_within(position, seat, level, seed, budget)
                .map(|choice| (choice.action, choice.imagined)),
        }
    }
}

/// How a game of a tournament went.
#[derive(Clone, PartialEq, Debug)]
pub struct Played {
    pub winners: Seats,
    /// By seat.
    pub scores: Vec<i64>,
    pub rounds: u32,
    pub decisions: Vec<Decision>,
    /// By seat.
    pub deeds: Vec<Deeds>,
    /// Why it ended; `None`: it did not.
    pub cause: Option<&'static str>,
}

/// How often each answer was given to each question of a verb; the verb itself answers the first one.
pub type Deeds = BTreeMap<Deed, u64>;

/// A verb, a question of its, and the answer.
pub type Deed = (Id, &'static str, Id);

/// What a decision took.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Decision {
    pub seat: Seat,
    pub time: Duration,
    /// Imagined games.
    pub imagined: u32,
}

/// Plays one game; seat k is taken by `entrants[k]`. `clock` tells what decisions take.
pub fn play_game(
    game: GameId,
    options: &Value,
    entrants: &[Entrant],
    seed: Seed,
    budget: &Budget,
    clock: fn() -> Duration,
) -> Result<Played, SetupError> {
    let (mut position, mut events) = Position::set_up(game, options, entrants.len(), seed)?;
    let mut own = Dice::new(apart(seed));
    let mut decisions = Vec::new();
    let mut deeds = vec![Deeds::new(); entrants.len()];
    for _ in 0..MOST_ACTIONS {
        let Some(seat) = position.due().iter().next() else { break };
        let thought = fresh_seed(&mut own);
        let begun = clock();
        let decided = entrants[seat.index()].decide(&position, seat, thought, budget);
        let time = clock().saturating_sub(begun);
        let Some((action, imagined)) = decided else { break };
        decisions.push(Decision { seat, time, imagined });
        events.clear();
        if position.apply(seat, &action, &mut events).is_err() {
            break;
        }
        let spelt = action.to_answers();
        if let Some(verb) = spelt.first() {
            for answer in &spelt {
                *deeds[seat.index()].entry((verb.id, answer.param, answer.id)).or_default() += 1;
            }
        }
    }
    let scores = by_seat(&position);
    let outcome = position.outcome();
    Ok(Played {
        winners: outcome.map(|outcome| outcome.winners).unwrap_or_default(),
        scores,
        rounds: position.progress().round,
        decisions,
        deeds,
        cause: outcome.map(|outcome| outcome.cause),
    })
}

fn by_seat(position: &Position) -> Vec<i64> {
    let mut scores = vec![0; position.seats()];
    for standing in position.standings() {
        scores[standing.seat.index()] = standing.score;
    }
    scores
}

/// The players' own luck: another stream than the game's.
fn apart(seed: Seed) -> Seed {
    let mut bytes = seed.0;
    bytes[30] ^= 0x5a;
    Seed(bytes)
}

fn fresh_seed(dice: &mut Dice) -> Seed {
    Seed::from_number(u64::from(dice.below(u32::MAX)))
}

/// Answers the questions of what is due at random.
fn random_action(position: &Position, seat: Seat, dice: &mut Dice) -> Option<Action> {
    let verbs = position.game().verbs();
    let due = |id: &Id| verbs.iter().any(|verb| verb.id == id.as_str() && verb.when == When::Due);
    let mut answers: Vec<Answer> = Vec::new();
    let mut options = Vec::new();
    loop {
        options.clear();
        match position.ask(seat, &answers, &mut options) {
            Asked::Question(param) => {
                if param == VERB {
                    options.retain(due);
                }
                let id = *dice.pick(&options)?;
                answers.push(Answer { param, id });
            }
            Asked::Complete => return position.game().from_answers(&answers),
            Asked::Nothing => return None,
        }
    }
}
