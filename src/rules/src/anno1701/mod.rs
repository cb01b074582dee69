//! Anno 1701 (Klaus Teuber, 2007): a settlement, ships on a sea of hexes, hidden islands, five favours of the Queen.
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
//! Further component types: `tile`, `bundle`.
//!
//! Rule topics: `turn`, `roll`, `happenings`, `build`, `expansion`, `advantages`, `favours`, `offers`, `voyage`,
//! `routes`, `encounters`, `orders`, `map`. Each action has one `may_*` function that says whether it is allowed; the
//! questions and the action itself both use it.

pub mod action;
mod advantages;
mod advice;
mod apply;
mod build;
pub mod bundle;
pub mod data;
mod describe;
mod digest;
mod encounters;
mod events;
mod expansion;
mod favours;
mod game;
mod happenings;
mod invariants;
pub mod kinds;
pub mod map;
mod offers;
mod options;
pub mod orders;
mod player;
mod questions;
mod reference;
mod refusals;
mod resample;
mod roll;
mod routes;
mod scoring;
mod setup;
mod state;
#[cfg(any(test, feature = "testing"))]
pub mod testing;
pub mod tile;
mod turn;
pub mod view;
mod voyage;
mod warnings;

pub use action::Action;
pub use events::{ActionEvent, Event, TableEvent, TradeEvent, VoyageEvent};
pub use options::{FireStation, GoodsSupply, Options, StartPlayer, WinCheck};
pub use refusals::Refusal;
pub use state::{Phase, State};
pub use view::View;
