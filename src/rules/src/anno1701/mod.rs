//! Anno 1701 (Klaus Teuber, 2007): a settlement, ships on a sea of hexes, hidden islands, five favours of the Queen.
//!
//! Files that every game has:
//!
//! - `kinds`, `tile`, `bundle`, `data`, `options`: the components, their figures, and what the host may choose;
//! - `state`, `player`, `setup`: the position and how it begins;
//! - `action`, `questions`, `describe`: what may be done, what is asked for it, and how each answer is labelled;
//! - `apply`, `events`, `refusals`: an action is dispatched to its rule, and tells what happened or why not;
//! - `view`, `scoring`: what a viewer sees, and who is ahead;
//! - `resample`, `invariants`, `testing`: for computer players and tests.
//!
//! Rule topics: `turn`, `roll`, `happenings`, `build`, `expansion`, `advantages`, `favours`, `offers`, `voyage`,
//! `routes`, `encounters`, `orders`, `map`. Each action has one `may_*` function that says whether it is allowed; the
//! questions and the action itself both use it.

pub mod action;
mod advantages;
mod apply;
mod build;
pub mod bundle;
pub mod data;
mod describe;
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

pub use action::Action;
pub use events::{ActionEvent, Event, TableEvent, TradeEvent, VoyageEvent};
pub use options::{FireStation, GoodsSupply, Options, StartPlayer, WinCheck};
pub use refusals::Refusal;
pub use state::{Phase, State};
pub use view::View;
