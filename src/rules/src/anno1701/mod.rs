//! Anno 1701 (Klaus Teuber, 2007): a settlement, ships on a sea of hexes, hidden islands, five favours of the Queen.
//!
//! One file per topic of the rulebook: `setup`, `turn`, `roll`, `happenings`, `build`, `tiles`, `advantages`, `favours`,
//! `offers`, `voyage`, `encounters`; each action has one function that says whether it is allowed, used by the questions
//! and by the action itself.

pub mod action;
pub mod bundle;
pub mod data;
pub mod kinds;
pub mod map;
mod offers;
mod options;
pub mod orders;
mod routes;
mod state;
pub mod tile;
pub mod view;
mod voyage;

pub use action::Action;
pub use options::Options;
pub use state::{Phase, State};
pub use view::View;
