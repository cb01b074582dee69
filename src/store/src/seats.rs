//! Seats and their occupants: users or AI players.

use archipel_rules::Seat;

use crate::{StoreError, UserId};

/// Who plays a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Occupant {
    User(UserId),
    /// An AI player of this level: `easy`, `medium`, `hard`.
    Ai(String),
}

/// The occupant of a seat with a display name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Occupancy {
    pub who: Occupant,
    pub name: String,
}

impl Occupancy {
    pub fn user(user: UserId, name: impl Into<String>) -> Occupancy {
        Occupancy { who: Occupant::User(user), name: name.into() }
    }

    pub fn ai(level: &str, name: impl Into<String>) -> Occupancy {
        Occupancy { who: Occupant::Ai(level.to_owned()), name: name.into() }
    }
}

/// An occupied seat of a game.
#[derive(Clone, PartialEq, Debug)]
pub struct SeatRow {
    pub seat: Seat,
    pub who: Occupant,
    pub name: String,
}

impl SeatRow {
    /// The user on this seat; `None`: an AI player.
    pub fn user(&self) -> Option<UserId> {
        match self.who {
            Occupant::User(user) => Some(user),
            Occupant::Ai(_) => None,
        }
    }

    /// The level of the AI player on this seat; `None`: a user.
    pub fn level(&self) -> Option<&str> {
        match &self.who {
            Occupant::User(_) => None,
            Occupant::Ai(level) => Some(level),
        }
    }

    pub fn occupancy(&self) -> Occupancy {
        Occupancy { who: self.who.clone(), name: self.name.clone() }
    }
}

pub(crate) fn read_seat(seat: i64) -> Result<Seat, StoreError> {
    let unreadable = |_| StoreError::Unreadable { what: "a seat", reason: seat.to_string() };
    u8::try_from(seat).map(Seat).map_err(unreadable)
}
