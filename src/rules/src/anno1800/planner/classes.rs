//! Classes of plans: which plans count as different (6.2.5, point 9).

use super::position::Position;
use super::problem::{KindSet, TIERS};

/// Plans of one class use the same resources. The partner for a resource is always the same.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Class {
    cubes: [u8; TIERS],
    ship_trade: u8,
    card_tokens: u8,
    explore_tokens: u8,
    gold: u16,
    traded: KindSet,
}

impl Class {
    pub fn of(position: &Position) -> Class {
        let used = position.tokens.used;
        Class {
            cubes: position.used,
            ship_trade: used.ship_trade,
            card_tokens: used.card_trade + used.card_explore,
            explore_tokens: used.card_explore + used.ship_explore,
            gold: position.gold_used,
            traded: position.traded,
        }
    }
}
