//! The state of a game and its small helpers.

use serde::{Deserialize, Serialize};

use super::data::data;
use super::kinds::{ISLETS, Islet};
use super::options::Options;
use super::player::Player;
use crate::{BySeat, Dice, Seat, Seats};

/// The number of players.
pub const SEATS: usize = 2;

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct State {
    pub(super) options: Options,
    pub(super) dice: Dice,
    /// Who had the first turn.
    pub(super) start: Seat,
    /// The turns taken so far by both players together.
    pub(super) turn: u32,
    pub(super) canoe: Islet,
    /// Whose palm stands on each islet.
    pub(super) palms: [Option<Seat>; ISLETS],
    /// The islet with the newest palm.
    pub(super) newest: Option<Islet>,
    /// The next tile is the last one.
    pub(super) bag: Vec<u8>,
    /// The tiles used for sailing, in order.
    pub(super) used: Vec<u8>,
    pub(super) players: BySeat<Player>,
}

/// The turns of a whole game.
pub(super) fn turns() -> u32 {
    u32::from(data().rounds) * SEATS as u32
}

impl State {
    pub(super) fn is_over(&self) -> bool {
        self.turn >= turns()
    }

    /// Rounds are counted from 1; the last one stays the current one after the end.
    pub(super) fn round(&self) -> u32 {
        self.turn.min(turns() - 1) / SEATS as u32 + 1
    }

    /// Whose turn it is.
    pub(super) fn active(&self) -> Option<Seat> {
        let second = self.turn % SEATS as u32 == 1;
        (!self.is_over()).then(|| if second { self.start.next(SEATS) } else { self.start })
    }

    pub(super) fn due_seats(&self) -> Seats {
        self.active().into_iter().collect()
    }

    /// The islets with palms of this seat.
    pub(super) fn palms_of(&self, seat: Seat) -> usize {
        self.palms.iter().filter(|owner| **owner == Some(seat)).count()
    }
}
