//! Anno 1503 (Klaus Teuber, 2003): home islands, a common sea chart, five victory points of which three win.
//!
//! One file per topic of the rulebook: `setup`, `turn`, `roll`, `happenings`, `develop`, `trade`, `voyage`; each action
//! has one function that says whether it is allowed, used by the questions and by the action itself.

pub mod action;
pub mod data;
mod describe;
mod develop;
mod event;
mod game;
mod happenings;
mod imagine;
mod invariants;
pub mod kinds;
pub mod map;
mod options;
pub mod orders;
mod questions;
mod refusal;
mod roll;
mod setup;
mod spelling;
mod standings;
mod state;
#[doc(hidden)]
pub mod testing;
mod trade;
mod turn;
pub mod view;
mod voyage;

pub use action::Action;
pub use event::Event;
pub use options::Options;
pub use refusal::Refusal;
pub use state::{Phase, State};
pub use view::View;
