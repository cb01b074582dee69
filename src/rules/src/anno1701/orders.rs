//! Standing orders: what is kept in a fire, and which trades are made at once (specification, sections 5.3 and 6.4).

use serde::{Deserialize, Serialize};

use super::bundle::Item;
use super::data::data;
use super::kinds::Good;

/// A player's private record.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Orders {
    /// What to keep in a fire, in this order; what is left is kept by the default list.
    pub keep: Vec<KeepOrder>,
    pub trades: Vec<TradeOrder>,
    /// Gold is given only if so much remains.
    pub keep_gold: u8,
    /// Ask in one's own turn what to return after a fire.
    pub ask_on_turn: bool,
    /// Also trade with players who are about to win.
    pub trade_with_leader: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct KeepOrder {
    pub good: Good,
    /// So many of them; `None`: all that are left.
    pub count: Option<u8>,
}

/// One of these for one of those, whenever the active player offers it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct TradeOrder {
    pub give: Item,
    pub get: Item,
    /// At most so often in one turn of another player.
    pub times: u8,
}

/// Each good at most once with a count and once without.
pub(super) const MAX_KEEP: usize = 2 * Good::COUNT;
pub(super) const MAX_TRADES: usize = 8;
pub(super) const MAX_COUNT: u8 = 9;
pub(super) const MAX_TIMES: u8 = 5;
pub(super) const MAX_KEEP_GOLD: u8 = 12;

impl Default for Orders {
    fn default() -> Orders {
        Orders {
            keep: Vec::new(),
            trades: Vec::new(),
            keep_gold: data().trade_keep_gold as u8,
            ask_on_turn: true,
            trade_with_leader: false,
        }
    }
}
