//! What one player holds.

use serde::{Deserialize, Serialize};

#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Player {
    /// Tiles, sorted.
    pub(super) hand: Vec<u8>,
    pub(super) pearls: u8,
    pub(super) dives: u8,
}
