//! Atoll: two players, one canoe and twelve islets. The example game of `docs/adding-a-game.md`, behind the feature
//! `example-game`.

pub mod action;
mod apply;
pub mod data;
mod describe;
pub mod events;
mod game;
mod invariants;
pub mod kinds;
pub mod options;
mod player;
mod questions;
pub mod refusals;
mod resample;
mod scoring;
mod setup;
mod state;
#[cfg(any(test, feature = "testing"))]
pub mod testing;
pub mod view;
mod voyage;

pub use action::Action;
pub use events::Event;
pub use options::Options;
pub use refusals::Refusal;
pub use state::State;
pub use view::View;
