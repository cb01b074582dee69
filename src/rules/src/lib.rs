//! The rules of Archipel's games: pure and deterministic, without I/O, clock or words for users.
//!
//! A game is played by answering questions:
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
#![allow(
    clippy::cast_possible_truncation,
    reason = "counts of players and components fit their types by the data checks"
)]

#[macro_use]
mod kinds;

pub mod anno1503;
pub mod anno1701;
pub mod anno1800;
mod asking;
mod data;
mod dice;
mod game;
mod games;
pub mod laws;
pub mod mille_fiori;
mod phrase;
pub mod record;
mod seat;
mod table;

pub use data::DataError;
pub use dice::{BadSeed, Dice, Seed};
pub use game::{
    Answer, Answers, Asked, Choice, Game, Invitation, OptionSpec, Outcome, Param, Progress, Refusal, Reveal,
    SetupError, Standing, VERB, Verb, Viewer, When,
};
pub use games::{Action, Event, GameId, Position, UnknownGame, View, WithGame};
pub use phrase::{Arg, Id, Phrase};
pub use record::{Entry, Mark, Record};
pub use seat::{BySeat, MAX_SEATS, Seat, Seats};
pub use table::{ReplayError, Step, Table, order_answers};
