//! Mille Fiori (Reiner Knizia, 2021): a draft of cards, glass rhombs on a common board, and chains of extra cards.
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
//! - `resample`, `invariants`: for AI players and tests.
//!
//! Further component types: `board`, `cards`.
//!
//! Rule topics: `round`, `draft`, `play`, `effect`, `bonus`, `sea_route`, the areas `workshops`, `houses`, `pyramid`,
//! `trade` and `harbor`, `plan` (plays planned before the turn) and `suggest` (the default play).

pub mod action;
mod apply;
pub mod board;
mod bonus;
pub mod cards;
pub mod data;
mod describe;
mod digest;
mod draft;
pub mod effect;
pub mod events;
mod game;
mod harbor;
mod houses;
mod invariants;
pub mod kinds;
pub mod options;
pub mod plan;
mod play;
mod player;
mod pyramid;
mod questions;
mod reference;
pub mod refusals;
mod resample;
mod round;
mod scoring;
mod sea_route;
mod setup;
mod state;
mod suggest;
mod trade;
pub mod view;
mod workshops;

pub use action::Action;
pub use events::Event;
pub use options::Options;
pub use refusals::Refusal;
pub use state::{Phase, Played, State};
pub use view::View;
