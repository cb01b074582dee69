//! The rules of Archipel's games: pure and deterministic, without I/O, clock or translated text.
//!
//! A game is played by answering questions. [`Position::ask`] returns the next question and its legal answers; complete
//! answers form an [`Action`]; [`Table::act`] applies it and appends it to the [`Record`].
//!
//! ```
//! use archipel_rules::{Asked, GameId, Seed, Table};
//!
//! let names = vec!["Ada".to_owned(), "Ben".to_owned()];
//! let table = Table::new(GameId::Anno1503, serde_json::json!({}), names, Seed::from_number(7)).unwrap();
//! let due = table.position().due().iter().next().unwrap();
//! let mut verbs = Vec::new();
//! assert_eq!(table.position().ask(due, &[], &mut verbs), Asked::Question("verb"));
//! assert!(!verbs.is_empty());
//! ```
//!
//! # Modules
//!
//! - `game`: the trait [`Game`], which every game implements, and the types in its methods.
//! - `games`: the list of games; [`GameId`], [`Position`], [`Action`], [`Event`] and [`View`] of any game.
//! - `table`: a game in progress ([`Table`]): apply, undo, redo, replay.
//! - [`record`]: the record of a game as stored in files and in the database.
//! - `dice`: the seeded random generator that is part of every state.
//! - `seat`: seats, sets of seats, and values per seat.
//! - `digest`: what posts say of several events.
//! - `phrase`: untranslated messages; the crate `archipel-words` translates them.
//! - `answer_reader`, `kinds`, `verbs`, `data`: what the games share to parse answers, to declare components and verbs,
//!   and to check their data files.
//! - [`laws`]: property tests and random play for any game.
//! - One module per game, declared from the list of games ([`for_each_game`]), all with the same file layout. A reader
//!   who knows the rulebook finds each rule in the file of its topic. With the feature `testing` they offer builders of
//!   test positions.
#![allow(
    clippy::cast_possible_truncation,
    reason = "counts of players and components fit their types by the data checks"
)]

#[macro_use]
mod kinds;
#[macro_use]
mod verbs;

mod answer_reader;
mod data;
mod dice;
mod digest;
mod game;
mod games;
pub mod laws;
mod phrase;
pub mod record;
mod seat;
mod table;

macro_rules! modules {
    ($($name:ident = $id:literal in $module:ident;)+) => {
        $(pub mod $module;)+
    };
}

for_each_game!(modules);

pub use data::DataError;
pub use dice::{BadSeed, Dice, Seed};
pub use digest::{Told, Weight};
pub use game::{
    Answer, Answers, Asked, Choice, DONE, Game, OpenOffer, OptionSpec, Outcome, Param, Progress, Reference,
    Refusal, Reveal, SetupError, Standing, VERB, Verb, Viewer, When,
};
pub use games::{Action, Event, GameId, Position, UnknownGame, View, WithGame};
pub use phrase::{Arg, Id, Phrase};
pub use record::{Entry, EntryKind, Record};
pub use seat::{BySeat, MAX_SEATS, Seat, Seats};
pub use table::{ReplayError, Step, Table, order_answers};
