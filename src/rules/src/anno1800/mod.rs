//! Anno 1800 (Martin Wallace, 2020): islands, people and ships; every action is paid with goods made in the same turn.
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
//! Further component types: `cards`, `fields`, `resources`.
//!
//! Rule topics: `turn`, `production`, `tokens`, `building`, `people`, `upgrades`, `play_card`, `card_effects`, `swap`,
//! `islands`, `festival`, `objective_cards`, `order_checks`. Actions are paid for step by step: `step` declares orders
//! and steps, `payment` carries out the steps, and `planner` finds the cheapest list of steps. Numbers such as (6.2.1)
//! cite docs/rules/anno1800.md.

pub mod action;
mod advice;
mod apply;
mod building;
mod card_effects;
pub mod cards;
pub mod data;
mod describe;
mod digest;
mod events;
mod festival;
pub mod fields;
mod game;
mod invariants;
mod islands;
pub mod kinds;
mod objective_cards;
mod options;
mod order_checks;
mod payment;
mod people;
pub mod planner;
mod play_card;
mod player;
mod production;
pub mod questions;
mod reference;
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
mod warnings;

pub use action::Action;
pub use events::Event;
pub use options::{AutoEnd, Edition, ObjectiveChoice, Options, StartPlayer, StockRule, Style};
pub use payment::{Payment, Used};
pub use player::{IslandList, Player, Plot, Tokens};
pub use refusals::Refusal;
pub use state::{State, Supply, Turn};
pub use view::View;
