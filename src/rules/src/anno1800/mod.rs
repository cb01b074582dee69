//! Anno 1800 (Martin Wallace, 2020): islands, people and ships; every action is paid with goods made in the same turn.
//!
//! One file per topic of the rulebook. The heart is `payment`: the steps of a payment are carried out one by one, by
//! hand or as a list that the `planner` proposes.

mod building;
pub mod cards;
pub mod data;
mod event;
pub mod fields;
mod islands;
pub mod kinds;
mod options;
mod payment;
mod people;
pub mod piles;
pub mod planner;
mod playing;
mod production;
mod refusal;
pub mod resources;
mod setup;
mod state;
pub mod step;
#[doc(hidden)]
pub mod testing;
mod tokens;

pub use event::Event;
pub use options::{AutoEnd, Edition, Options, StartPlayer, StockRule, Style};
pub use payment::{Payment, Used};
pub use refusal::Refusal;
pub use state::{Few, Player, Plot, State, Supply, Tokens, Turn};
