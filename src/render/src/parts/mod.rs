//! The pieces of a chart that all games share: water, coasts, docks, paper, shields, emblems, ships, badges, tracks, rings.

mod badge;
mod card;
mod coast;
mod die;
mod dock;
mod emblem;
mod frame;
mod panel;
mod ring;
mod shield;
mod ship;
mod track;
mod water;

pub use badge::{badge, cross, pill, tick};
pub use card::{CARD, coin, goods_card};
pub use coast::{Coast, islets, rock};
pub use die::die;
pub use dock::{Side, jetty_stone, jetty_wood};
pub use emblem::emblem;
pub use frame::{cartouche, frame};
pub use panel::{panel, plaque, slot};
pub use ring::{ring, ring_round};
pub use shield::shield;
pub use ship::ship;
pub(crate) use track::spread;
pub use track::{Marker, Track};
pub use water::water;
