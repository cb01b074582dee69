//! Drawings that all games share: water, coasts, jetties, panels, cards, shields, ships, badges, tracks.

mod badge;
mod card;
mod coast;
mod die;
mod dock;
mod frame;
mod mark;
mod panel;
mod shield;
mod ship;
mod track;
mod water;

pub use badge::{badge, cross, pill, ring, ring_round, tick};
pub use card::{CARD, coin, goods_card};
pub use coast::{Coast, islets, rock};
pub use die::die;
pub use dock::{Side, jetty_stone, jetty_wood};
pub use frame::{cartouche, frame};
pub use mark::{is_new, is_new_as, mark};
pub use panel::{panel, plaque, slot};
pub use shield::{emblem, shield};
pub use ship::ship;
pub(crate) use track::spread;
pub use track::{Marker, Track};
pub use water::water;
