//! Islets, ways around the lagoon, and the two parts of a score.

use serde::{Deserialize, Serialize};

use crate::Id;

/// The number of islets around the lagoon.
pub const ISLETS: usize = 12;

const LABELS: [&str; ISLETS] = ["a", "b", "c", "d", "e", "f", "g", "h", "i", "j", "k", "l"];

/// An islet, counted clockwise from 0; shown as a letter.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Islet(pub(super) u8);

impl Islet {
    pub fn all() -> impl Iterator<Item = Islet> + Clone {
        (0..ISLETS as u8).map(Islet)
    }

    pub const fn index(self) -> usize {
        self.0 as usize % ISLETS
    }

    /// The letter on the board.
    pub fn id(self) -> Id {
        Id::new(LABELS[self.index()])
    }

    pub fn parse(text: &str) -> Option<Islet> {
        Islet::all().find(|islet| islet.id().as_str() == text)
    }

    /// The islet this many steps further.
    #[must_use]
    pub const fn step(self, way: Way, steps: usize) -> Islet {
        let steps = steps % ISLETS;
        let forward = match way {
            Way::Clockwise => steps,
            Way::Anticlockwise => ISLETS - steps,
        };
        Islet(((self.index() + forward) % ISLETS) as u8)
    }
}

kinds! {
    /// The direction in which the canoe is paddled.
    Way {
        Clockwise = "clockwise",
        Anticlockwise = "anticlockwise",
    }
}

kinds! {
    /// Where points come from.
    Source {
        Groves = "groves",
        Pearls = "pearls",
    }
}
