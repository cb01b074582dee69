//! Anno 1503 (Klaus Teuber, 2003): home islands, a common sea chart, five victory points of which three win.
//!
//! Files that every game has:
//!
//! - `kinds`, `data`, `options`: the components, their figures, and what the host may choose;
//! - `state`, `player`, `setup`: the position and how it begins;
//! - `action`, `questions`, `describe`: what may be done, what is asked for it, and how each answer is labelled;
//! - `apply`, `events`, `refusals`: an action is dispatched to its rule, and tells what happened or why not;
//! - `view`, `scoring`: what a viewer sees, and who is ahead;
//! - `resample`, `invariants`, `testing`: for computer players and tests.
//!
//! Rule topics: `turn`, `roll`, `happenings`, `develop`, `trade`, `voyage`, `orders`, `map`. Each action has one
//! `may_*` function that says whether it is allowed; the questions and the action itself both use it.

pub mod action;
mod apply;
pub mod data;
mod describe;
mod develop;
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

pub use action::Action;
pub use events::Event;
pub use options::Options;
pub use refusals::Refusal;
pub use state::{Phase, State};
pub use view::View;
