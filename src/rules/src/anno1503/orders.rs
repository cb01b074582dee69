//! Standing orders: how a player's choices are answered in other players' turns.

use serde::{Deserialize, Serialize};

use super::action::Kind;
use super::kinds::Good;

/// A player's private record (specification, section 6).
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Orders {
    pub take: Vec<TakeOrder>,
    pub lose_tile: Vec<Kind>,
    /// Also answer in the player's own turn.
    pub auto_on_turn: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct TakeOrder {
    pub good: Good,
    /// Only while fewer than this many are held; `None`: always.
    pub up_to: Option<u8>,
}
