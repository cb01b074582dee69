//! Why there is no plan: the nearest misses (6.2.4).

use super::super::kinds::{Naval, Resource, Tier};
use super::super::state::State;
use super::super::step::Order;
use crate::{Phrase, Seat};

/// What stands in the way of one missing unit (6.2.4), the cheapest known obstacle.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Obstacle {
    NobodyMakes { resource: Resource },
    NoCube { resource: Option<Resource>, tier: Tier, gold: u16 },
    TokensShort { resource: Option<Resource>, naval: Naval, short: u8 },
    AlreadyTraded { resource: Resource },
    NewWorld { resource: Resource, island: bool },
    Gold { short: u16 },
}

impl Obstacle {
    pub fn phrase(&self) -> Phrase {
        Phrase::new("obstacle")
    }
}

pub fn why_not(_state: &State, _seat: Seat, _order: &Order) -> Vec<Obstacle> {
    Vec::new()
}
