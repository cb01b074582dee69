//! Anno 1503 (Klaus Teuber, 2003): home islands, a common sea chart, five victory points of which three win.

pub mod action;
pub mod data;
pub mod kinds;
pub mod map;
pub mod orders;
mod state;
pub mod view;

pub use action::Action;
pub use state::{Phase, State};
pub use view::View;
