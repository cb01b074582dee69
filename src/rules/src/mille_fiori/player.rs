//! One player's cards, rhombs and points.

use serde::{Deserialize, Serialize};

use super::cards::{Card, Hand};
use super::kinds::Source;
use super::plan::Plan;

/// The cards, rhombs and points of one player.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Player {
    pub(super) hand: Hand,
    /// The chosen card: one of the hand until all have chosen, then apart from it until it is played.
    pub(super) pick: Option<Card>,
    /// The cards set aside for the left neighbour, or for the display, in this card round.
    #[serde(rename = "aside")]
    pub(super) set_aside: Hand,
    /// The personal supply of rhombs.
    pub(super) supply: u8,
    pub(super) reserve: u8,
    pub(super) ship: u8,
    pub(super) points: [u16; Source::COUNT],
    pub(super) plan: Option<Box<Plan>>,
}

impl Player {
    pub(super) fn score(&self) -> u16 {
        self.points.iter().sum()
    }

    /// All rhombs that are left.
    pub(super) fn rhombs(&self) -> u8 {
        self.supply + self.reserve
    }
}
