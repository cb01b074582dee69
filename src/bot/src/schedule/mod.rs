//! Pure rules about time: when users can be reached, reminders, game clocks. No I/O.

mod availability;
pub mod clocks;
mod duration;
pub mod heads_up;
mod offer_patience;
pub mod reminders;
mod user_settings;

pub use availability::zones;
pub use duration::{ClockRule, Pace, words as span_words};
pub use offer_patience::{longest_patience, patience};
pub use user_settings::{UserSettings, Via, accepts_dm, by_dm};
