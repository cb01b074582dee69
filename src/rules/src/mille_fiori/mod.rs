//! Mille Fiori (Reiner Knizia, 2021): a draft of cards, glass rhombs on a common board, and chains of extra cards.

pub mod action;
pub mod board;
mod bonus;
pub mod cards;
pub mod data;
mod describe;
mod draft;
pub mod effect;
pub mod event;
mod harbor;
mod houses;
mod imagine;
mod invariants;
pub mod kinds;
pub mod options;
pub mod plan;
mod planning;
mod play;
mod pyramid;
mod questions;
pub mod refusal;
mod round;
mod scoring;
mod sea_route;
mod state;
mod suggest;
mod trade;
pub mod view;
mod workshops;

pub use action::Action;
pub use event::Event;
pub use options::Options;
pub use refusal::Refusal;
pub use state::{Phase, Played, State};
pub use view::View;
