//! Anno 1800 (Martin Wallace, 2020): islands, people and ships; every action is paid with goods made in the same turn.
//!
//! One file per topic of the rulebook. Central are `payment`, which carries out the steps of a payment one by one, and
//! `planner`, which finds the cheapest list of steps. Numbers such as (6.2.1) cite docs/rules/anno1800.md.

pub mod action;
mod apply;
mod building;
mod card_effects;
pub mod cards;
pub mod data;
mod describe;
mod events;
mod festival;
pub mod fields;
mod game;
mod invariants;
mod islands;
pub mod kinds;
mod objective_cards;
mod options;
mod orders;
mod payment;
mod people;
pub mod planner;
mod play_card;
mod player;
mod production;
pub mod questions;
mod refusals;
mod resample;
pub mod resources;
pub mod scoring;
mod setup;
mod state;
pub mod step;
mod swap;
#[cfg(any(test, feature = "testing"))]
pub mod testing;
mod tokens;
mod turn;
mod upgrades;
pub mod view;

pub use action::Action;
pub use events::Event;
pub use options::{AutoEnd, Edition, ObjectiveChoice, Options, StartPlayer, StockRule, Style};
pub use payment::{Payment, Used};
pub use player::{IslandList, Player, Plot, Tokens};
pub use refusals::Refusal;
pub use state::{State, Supply, Turn};
pub use view::View;
