//! The sea route, which each player's ship sails along.

use super::data::{SEA_FIELDS, SeaField, data};

/// The last field of the route.
pub const LAST: u8 = SEA_FIELDS as u8 - 1;

/// A move of the ship: its last field and what that brings.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Voyage {
    pub to: u8,
    pub points: u8,
    pub extra: bool,
}

/// Moves a ship by the whole ship number. `None`: it lies on the last field and never moves again (Mille Fiori rules
/// R3).
pub fn voyage(from: u8, number: u8) -> Option<Voyage> {
    if from >= LAST {
        return None;
    }
    // Mille Fiori rules R2: it stops on the last field, and this counts as landing there.
    let to = LAST.min(from + number);
    let SeaField { points, extra_card, .. } = data().sea_route[usize::from(to)];
    Some(Voyage { to, points, extra: extra_card })
}
