//! Computer players. They know what their seat may know, and answer the same questions as everybody.
//!
//! Whatever they look at is an *imagined* state: the rules deal what is hidden anew before a player thinks, so that
//! nothing hidden can reach a choice. The same position, seat and seed give the same choice.
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
#![allow(clippy::cast_precision_loss, reason = "the figures of a board game are small")]

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
    Decision, Deed, Deeds, Entrant, EntrantFigures, Figures, Interval, Played, Times, Tournament, play_game,
};

/// How well a computer player plays.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Level {
    /// Sensible, but short-sighted and easily distracted.
    Easy,
    /// The best that can be seen at a glance.
    Medium,
    /// Thinks ahead.
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

/// What a player has decided, and why.
#[derive(Clone, PartialEq, Debug)]
pub struct Choice {
    pub action: Action,
    pub reason: Reason,
    /// So many games were imagined for it.
    pub imagined: u32,
}

/// Why, in the player's own eyes.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Reason {
    /// There was nothing else to do.
    Only,
    /// It looked best at a glance, this much better than the next.
    Glance,
    /// It won so many of a hundred imagined games.
    Imagined(u8),
    /// A moment's fancy.
    Fancy,
}

/// What a computer player of this level does in this seat; `None` if nothing is asked of it.
pub fn choose(position: &Position, seat: Seat, level: Level, seed: Seed) -> Option<Choice> {
    choose_within(position, seat, level, seed, &Budget::default())
}

/// The same, with so much time to think.
pub fn choose_within(
    position: &Position,
    seat: Seat,
    level: Level,
    seed: Seed,
    budget: &Budget,
) -> Option<Choice> {
    choose_unless(position, seat, level, seed, budget, &AtomicBool::new(false))
}

/// The same; as soon as nobody wants to know any more, the thought is brought to a quick end.
pub fn choose_unless(
    position: &Position,
    seat: Seat,
    level: Level,
    seed: Seed,
    budget: &Budget,
    unwanted: &AtomicBool,
) -> Option<Choice> {
    let budget = SearchLimit { budget, unwanted };
    decide(position, seat, level, seed, &budget)
}

macro_rules! dispatch {
    ($($name:ident = $id:literal in $module:ident;)+) => {
        $(mod $module;)+

        fn decide(position: &Position, seat: Seat, level: Level, seed: Seed, limit: &SearchLimit) -> Option<Choice> {
            match position {
                $(Position::$name(state) => think(state, seat, level, seed, limit).map(|thought| thought.of(Action::$name))),+
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

/// A choice of a game known at compile time.
struct Thought<A> {
    action: A,
    reason: Reason,
    imagined: u32,
}

impl<A> Thought<A> {
    fn of(self, any: fn(A) -> Action) -> Choice {
        Choice { action: any(self.action), reason: self.reason, imagined: self.imagined }
    }
}

/// Thinks about an imagined state only.
fn think<G: Evaluator>(
    state: &G,
    seat: Seat,
    level: Level,
    seed: Seed,
    budget: &SearchLimit,
) -> Option<Thought<G::Action>> {
    let mut dice = Dice::new(seed);
    let mind = state.resample_hidden(Viewer::Seat(seat), &mut dice);
    let actions = mind.candidate_actions(seat, &mut dice);
    if actions.len() < 2 {
        let only = actions.into_iter().next()?;
        return Some(Thought { action: only, reason: Reason::Only, imagined: 0 });
    }
    let (action, reason, imagined) = match level {
        Level::Easy => {
            let (action, reason) = greedy::easy(&mind, seat, actions, &mut dice);
            (action, reason, 0)
        }
        Level::Medium => (greedy::best(&mind, seat, actions, &mut dice), Reason::Glance, 0),
        Level::Hard => rollout::best(&mind, seat, actions, budget, &mut dice),
    };
    Some(Thought { action, reason, imagined })
}
