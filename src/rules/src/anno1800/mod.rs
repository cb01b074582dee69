//! Anno 1800 (Martin Wallace, 2020): islands, people and ships; every action is paid with goods made in the same turn.
//!
//! One file per topic of the rulebook. The heart is `payment`: the steps of a payment are carried out one by one, by
//! hand or as a list that the `planner` proposes.

pub mod action;
mod asking;
mod building;
mod by_hand;
pub mod cards;
pub mod data;
mod describe;
mod doing;
mod effects;
mod event;
pub mod fields;
mod game;
mod imagine;
mod invariants;
mod islands;
mod keys;
pub mod kinds;
pub mod menus;
mod options;
mod ordering;
mod orders;
mod paying;
mod payment;
mod people;
pub mod planner;
mod playing;
mod production;
mod questions;
mod reading;
mod refusal;
pub mod resources;
pub mod scoring;
mod seeing;
mod setup;
mod spelling;
mod state;
pub mod step;
mod stepping;
mod telling;
#[doc(hidden)]
pub mod testing;
mod tokens;
mod turn;
mod upgrades;
pub mod view;
mod wishes;

pub use action::Action;
pub use event::Event;
pub use options::{AutoEnd, Edition, Named, Options, StartPlayer, StockRule, Style};
pub use payment::{Payment, Used};
pub use refusal::Refusal;
pub use state::{Few, Player, Plot, State, Supply, Tokens, Turn};
pub use view::View;
