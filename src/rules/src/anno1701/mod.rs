//! Anno 1701 (Klaus Teuber, 2007): a settlement, ships on a sea of hexes, hidden islands, five favours of the Queen.
//!
//! One file per topic of the rulebook: `setup`, `turn`, `roll`, `happenings`, `build`, `tiles`, `advantages`, `favours`,
//! `offers`, `voyage`, `encounters`; each action has one function that says whether it is allowed, used by the questions
//! and by the action itself.

pub mod action;
mod advantages;
mod build;
pub mod bundle;
pub mod data;
mod describe;
mod encounters;
mod event;
mod favours;
mod game;
mod happenings;
mod imagine;
mod invariants;
pub mod kinds;
pub mod map;
mod offers;
mod options;
pub mod orders;
mod questions;
mod reading;
mod refusal;
mod roll;
mod routes;
mod setup;
pub mod sight;
mod spelling;
mod standings;
mod state;
#[doc(hidden)]
pub mod testing;
mod tidings;
pub mod tile;
mod tiles;
mod turn;
pub mod view;
mod voyage;

pub use action::Action;
pub use event::{Deal, Deed, Event, Fate, Voyage};
pub use options::{FireStation, GoodsSupply, Options, StartPlayer, WinCheck};
pub use refusal::Refusal;
pub use state::{Phase, State};
pub use view::View;
