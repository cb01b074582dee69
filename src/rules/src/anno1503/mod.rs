//! Anno 1503 (Klaus Teuber, 2003): home islands, a common sea chart, five victory points of which three win.
//!
//! Files that every game has:
//!
//! - `kinds`, `data`, `options`: component types, component data, options of the host;
//! - `state`, `player`, `setup`: the state of a game and its start;
//! - `action`, `questions`, `describe`: the actions and their verbs, the questions that lead to an action, the labels of
//!   the answers;
//! - `apply`, `events`, `refusals`: applies an action, reports its events, or says why it is refused;
//! - `view`, `scoring`: the view of one viewer, the ranking and the outcome;
//! - `game`: implements `Game` by delegating to the other files;
//! - `resample`, `invariants`, `testing`: for AI players and tests.
//!
//! Rule topics: `turn`, `roll`, `happenings`, `develop`, `trade`, `voyage`, `orders`, `map`. Each action has one
//! `may_*` function that says whether it is allowed; the questions and the action itself both use it.

pub mod action;
mod advice;
mod apply;
pub mod data;
mod describe;
mod develop;
mod digest;
mod events;
mod game;
mod happenings;
mod invariants;
pub mod kinds;
pub mod map;
mod options;
pub mod orders;
mod player;
mod questions;
mod reference;
mod refusals;
mod resample;
mod roll;
mod scoring;
mod setup;
mod state;
#[cfg(any(test, feature = "testing"))]
pub mod testing;
mod trade;
mod turn;
pub mod view;
mod voyage;
mod warnings;

pub use action::Action;
pub use events::Event;
pub use options::Options;
pub use refusals::Refusal;
pub use state::{Phase, State};
pub use view::View;
