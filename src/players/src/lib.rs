//! Computer players. They see what their seat sees, and answer the same questions as people.
//!
//! They search only a *resampled* state: before a search, the rules deal everything again that the seat does not see, so
//! hidden information cannot reach a decision. Without a time limit, the same position, seat and seed give the same
//! choice.
//!
//! ```
//! use archipel_players::{Level, choose};
//! use archipel_rules::{GameId, Seed, Table};
//!
//! let names = vec!["Ada".to_owned(), "Ben".to_owned()];
//! let mut table = Table::new(GameId::MilleFiori, serde_json::json!({}), names, Seed::from_number(7)).unwrap();
//! let seat = table.position().due().iter().next().unwrap();
//! let choice = choose(table.position(), seat, Level::Medium, Seed::from_number(1)).unwrap();
//! table.act(seat, &choice.action).unwrap();
//! ```
#![allow(clippy::cast_precision_loss, reason = "the numbers in a board game are small")]

mod beam_search;
mod budget;
mod enumerate;
mod evaluate;
mod greedy;
mod rollout;
mod tournament;

use std::sync::atomic::AtomicBool;

use archipel_rules::{Action, Dice, Game as _, Position, Seat, Seed, Viewer};

pub use anno1800::training;
pub use budget::Budget;
use budget::SearchLimit;
pub use evaluate::Evaluator;
pub use tournament::{
    AnswerCounts, AnswerFrequency, AnswerKey, Decision, Entrant, EntrantFigures, Figures, Interval,
    PlayedGame, Tournament, play_game,
};

/// How well a computer player plays.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Level {
    /// Like medium, but plays a random action now and then.
    Easy,
    /// Takes the action with the best immediate result.
    Medium,
    /// Searches its own turn and simulates games.
    Hard,
}

impl Level {
    pub const ALL: &'static [Level] = &[Level::Easy, Level::Medium, Level::Hard];

    pub const fn id(self) -> &'static str {
        match self {
            Level::Easy => "easy",
            Level::Medium => "medium",
            Level::Hard => "hard",
        }
    }

    pub fn parse(text: &str) -> Option<Level> {
        Level::ALL.iter().copied().find(|level| level.id() == text)
    }
}

/// The action that a computer player chose, and why.
#[derive(Clone, PartialEq, Debug)]
pub struct Choice {
    pub action: Action,
    pub reason: Reason,
    pub simulated_games: u32,
}

/// Why a computer player chose an action.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Reason {
    /// It was the only candidate.
    Only,
    /// It had the best score without simulated games.
    Greedy,
    /// It had the best results in simulated games: its win rate, in percent.
    Simulated(u8),
    /// The easy player picked it at random.
    Random,
}

/// Chooses an action for this seat, with the default budget; `None` if the seat has nothing to do.
pub fn choose(position: &Position, seat: Seat, level: Level, seed: Seed) -> Option<Choice> {
    choose_within(position, seat, level, seed, &Budget::default())
}

/// Like [`choose`], with the given budget.
pub fn choose_within(
    position: &Position,
    seat: Seat,
    level: Level,
    seed: Seed,
    budget: &Budget,
) -> Option<Choice> {
    choose_cancellable(position, seat, level, seed, budget, &AtomicBool::new(false))
}

/// Like [`choose_within`], but stops early when `cancelled` is set; the choice is then the best one so far.
pub fn choose_cancellable(
    position: &Position,
    seat: Seat,
    level: Level,
    seed: Seed,
    budget: &Budget,
    cancelled: &AtomicBool,
) -> Option<Choice> {
    let limit = SearchLimit { budget, cancelled };
    dispatch_search(position, seat, level, seed, &limit)
}

macro_rules! dispatch {
    ($($name:ident = $id:literal in $module:ident;)+) => {
        $(mod $module;)+

        fn dispatch_search(
            position: &Position,
            seat: Seat,
            level: Level,
            seed: Seed,
            limit: &SearchLimit,
        ) -> Option<Choice> {
            match position {
                $(Position::$name(state) => {
                    search(state, seat, level, seed, limit).map(|choice| choice.erase(Action::$name))
                })+
            }
        }

        /// The AI's reply to an offer that is open to this seat, whether or not it is the seat's turn; `None` if there is none.
        pub fn reply(position: &Position, seat: Seat, seed: Seed) -> Option<Action> {
            let mut dice = Dice::new(seed);
            match position {
                $(Position::$name(state) => {
                    state.resample_hidden(Viewer::Seat(seat), &mut dice).reply(seat).map(Action::$name)
                })+
            }
        }

        /// An offer that the AI makes or withdraws in its turn before its next action; `None` if it has none.
        ///
        /// The caller limits how often: the position does not record earlier refusals.
        pub fn propose(position: &Position, seat: Seat, seed: Seed) -> Option<Action> {
            let mut dice = Dice::new(seed);
            match position {
                $(Position::$name(state) => {
                    state.resample_hidden(Viewer::Seat(seat), &mut dice).proposal(seat).map(Action::$name)
                })+
            }
        }
    };
}

archipel_rules::for_each_game!(dispatch);

/// A [`Choice`] whose game is known at compile time.
struct TypedChoice<A> {
    action: A,
    reason: Reason,
    simulated_games: u32,
}

impl<A> TypedChoice<A> {
    fn erase(self, into_action: fn(A) -> Action) -> Choice {
        Choice {
            action: into_action(self.action),
            reason: self.reason,
            simulated_games: self.simulated_games,
        }
    }
}

/// Resamples the hidden information, then searches the resampled state only.
fn search<G: Evaluator>(
    state: &G,
    seat: Seat,
    level: Level,
    seed: Seed,
    limit: &SearchLimit,
) -> Option<TypedChoice<G::Action>> {
    let mut dice = Dice::new(seed);
    let resampled = state.resample_hidden(Viewer::Seat(seat), &mut dice);
    let actions = resampled.candidate_actions(seat, &mut dice);
    if actions.len() < 2 {
        let only = actions.into_iter().next()?;
        return Some(TypedChoice { action: only, reason: Reason::Only, simulated_games: 0 });
    }
    let (action, reason, simulated_games) = match level {
        Level::Easy => {
            let (action, reason) = greedy::easy(&resampled, seat, actions, &mut dice);
            (action, reason, 0)
        }
        Level::Medium => (greedy::best(&resampled, seat, actions, &mut dice), Reason::Greedy, 0),
        Level::Hard => rollout::best(&resampled, seat, actions, limit, &mut dice),
    };
    Some(TypedChoice { action, reason, simulated_games })
}
