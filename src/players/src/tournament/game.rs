//! One game of a tournament.

use std::collections::BTreeMap;
use std::time::Duration;

use archipel_rules::{
    Action, Answer, Asked, Dice, GameId, Id, Position, Seat, Seats, Seed, SetupError, VERB, When,
};
use serde_json::Value;

use crate::{Budget, Level, choose_within};

/// A game that takes more actions is broken off.
const MAX_ACTIONS: u32 = 100_000;

/// A participant of a tournament.
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

    /// Returns the action and the number of simulated games.
    fn decide(self, position: &Position, seat: Seat, seed: Seed, budget: &Budget) -> Option<(Action, u32)> {
        match self {
            Entrant::Random => random_action(position, seat, &mut Dice::new(seed)).map(|action| (action, 0)),
            Entrant::Player(level) => choose_within(position, seat, level, seed, budget)
                .map(|choice| (choice.action, choice.simulated_games)),
        }
    }
}

/// The result of one game of a tournament.
#[derive(Clone, PartialEq, Debug)]
pub struct PlayedGame {
    pub winners: Seats,
    /// By seat.
    pub scores: Vec<i64>,
    pub rounds: u32,
    pub decisions: Vec<Decision>,
    /// By seat.
    pub answers: Vec<AnswerCounts>,
    /// Why the game ended; `None` if it did not end.
    pub cause: Option<&'static str>,
}

/// How often each answer was given to each question of a verb. The verb is the answer to the first question.
pub type AnswerCounts = BTreeMap<AnswerKey, u64>;

/// A verb, the name of one of its questions, and the answer.
pub type AnswerKey = (Id, &'static str, Id);

/// The cost of one decision.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Decision {
    pub seat: Seat,
    pub time: Duration,
    pub simulated_games: u32,
}

/// Plays one game, with `entrants[k]` at seat k. `clock` measures how long decisions take.
pub fn play_game(
    game: GameId,
    options: &Value,
    entrants: &[Entrant],
    seed: Seed,
    budget: &Budget,
    clock: fn() -> Duration,
) -> Result<PlayedGame, SetupError> {
    let (mut position, mut events) = Position::set_up(game, options, entrants.len(), seed)?;
    let mut player_dice = Dice::new(player_seed(seed));
    let mut decisions = Vec::new();
    let mut answers = vec![AnswerCounts::new(); entrants.len()];
    for _ in 0..MAX_ACTIONS {
        let Some(seat) = position.due().iter().next() else { break };
        let decision_seed = next_seed(&mut player_dice);
        let started = clock();
        let decided = entrants[seat.index()].decide(&position, seat, decision_seed, budget);
        let time = clock().saturating_sub(started);
        let Some((action, simulated_games)) = decided else { break };
        decisions.push(Decision { seat, time, simulated_games });
        events.clear();
        if position.apply(seat, &action, &mut events).is_err() {
            break;
        }
        let given = action.to_answers();
        if let Some(verb) = given.first() {
            for answer in &given {
                *answers[seat.index()].entry((verb.id, answer.param, answer.id)).or_default() += 1;
            }
        }
    }
    let scores = scores_by_seat(&position);
    let outcome = position.outcome();
    Ok(PlayedGame {
        winners: outcome.map(|outcome| outcome.winners).unwrap_or_default(),
        scores,
        rounds: position.progress().round,
        decisions,
        answers,
        cause: outcome.map(|outcome| outcome.cause),
    })
}

fn scores_by_seat(position: &Position) -> Vec<i64> {
    let mut scores = vec![0; position.seats()];
    for standing in position.standings() {
        scores[standing.seat.index()] = standing.score;
    }
    scores
}

/// The seed of the players' random numbers. It differs from the game's seed, so that the two are independent.
fn player_seed(seed: Seed) -> Seed {
    let mut bytes = seed.0;
    bytes[30] ^= 0x5a;
    Seed(bytes)
}

fn next_seed(dice: &mut Dice) -> Seed {
    Seed::from_number(u64::from(dice.below(u32::MAX)))
}

/// Answers the questions of a due action at random.
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
