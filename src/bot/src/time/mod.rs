//! Time: when somebody may be reached, reminders, clocks, absence, pauses.

pub mod absence;
pub mod clocks;
pub mod heads_up;
mod hours;
pub mod pause;
pub mod reminders;
mod span;
pub mod sweep;
mod wishes;

pub use hours::zones;
pub use span::{ClockRule, Pace, words as span_words};
pub use wishes::{Via, Wishes, by_dm};
