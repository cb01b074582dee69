//! The events of a game, and their description for one viewer.

use super::kinds::{Islet, Way};
use crate::{Phrase, Seat, Viewer};

#[derive(Clone, PartialEq, Debug)]
pub enum Event {
    Began { start: Seat },
    RoundBegan { round: u32 },
    Drew { seat: Seat, tile: u8 },
    Sailed { seat: Seat, tile: u8, way: Way, islet: Islet, pearls: u8 },
    Dived { seat: Seat, tile: u8, pearls: u8 },
    Ended,
}

impl Event {
    pub fn describe(&self, viewer: Viewer) -> Option<Phrase> {
        Some(match *self {
            Event::Began { start } => Phrase::new("event-began").seat("player", start),
            Event::RoundBegan { round } => Phrase::new("event-round").number("round", round),
            // Only the owner sees a tile.
            Event::Drew { seat, tile } => {
                return viewer.is(seat).then(|| Phrase::new("event-drew").number("tile", tile));
            }
            Event::Sailed { seat, tile, way, islet, pearls } => Phrase::new("event-sailed")
                .seat("player", seat)
                .number("tile", tile)
                .term("way", way.id())
                .place("islet", islet.id())
                .number("pearls", pearls),
            Event::Dived { seat, tile, pearls } => {
                Phrase::new("event-dived").seat("player", seat).number("tile", tile).number("pearls", pearls)
            }
            Event::Ended => Phrase::new("event-ended"),
        })
    }
}
