//! The state of a game: all components and the current turn.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use super::data::data;
use super::kinds::{Building, Buildings, Face, Goods, Happening, Tile};
use super::map::Square;
use super::options::{OffTurnChoices, Options};
use super::player::Player;
use super::roll::Resolve;
use crate::{BySeat, Dice, Seat};

/// Capacity of the reserve: its six tiles, and one that a player has just lost to pirates.
pub(super) const RESERVE: usize = 8;
pub(super) const ISLANDS: usize = 26;

/// The part of a turn (Anno 1503 rules, section 5).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    ChooseHome,
    TurnStart,
    Resolve,
    Phase2,
    Phase3,
    TilePending,
    GameOver,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct State {
    pub(super) options: Options,
    pub(super) dice: Dice,
    pub(super) round: u32,
    pub(super) turn: u32,
    pub(super) first: Seat,
    /// The player whose turn it is, or who chooses a home island.
    pub(super) active: Seat,
    pub(super) phase: Phase,
    pub(super) players: BySeat<Player>,
    pub(super) supply: Goods,
    /// The face-down tiles, by island of the chart.
    pub(super) islands: ArrayVec<Option<Tile>, ISLANDS>,
    /// The top is at the end.
    pub(super) reserve: ArrayVec<Tile, RESERVE>,
    pub(super) used_treasures: u8,
    pub(super) display: Buildings,
    pub(super) last_die: Option<u8>,
    pub(super) last_happening: Option<Happening>,
    /// The unresolved part of the last roll.
    pub(super) resolve: Option<Resolve>,
    /// The tile that the active player is looking at.
    pub(super) pending: Option<Pending>,
    pub(super) this_turn: ThisTurn,
    /// The order in which home islands are dealt to players who do not choose.
    pub(super) home_order: ArrayVec<u8, 4>,
    pub(super) outcome: Option<End>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(super) struct Pending {
    /// The ship, counted from 0.
    pub ship: u8,
    pub island: u8,
    /// The game returns to phase 3 afterwards, because a discovery starts phase 3.
    pub square: Square,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub(super) struct ThisTurn {
    /// One bit per field that has bought this turn.
    pub sold: u8,
    pub purchases: u8,
    pub drew_card: bool,
}

/// How the game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum End {
    /// The active player holds three victory points.
    Points {
        winner: Seat,
    },
    /// All other players have resigned.
    Alone {
        winner: Seat,
    },
    RoundLimit,
}

impl State {
    pub(super) fn player(&self) -> &Player {
        &self.players[self.active]
    }

    pub(super) fn player_mut(&mut self) -> &mut Player {
        &mut self.players[self.active]
    }

    pub(super) fn count(&self) -> usize {
        self.players.count()
    }

    /// Whether standing orders make this player's choices.
    pub(super) fn decides_automatically(&self, seat: Seat) -> bool {
        let player = &self.players[seat];
        if player.resigned {
            return true;
        }
        if self.resolve.is_some_and(|entry| entry.asked) {
            return false;
        }
        if seat == self.active {
            player.orders.auto_on_turn
        } else {
            self.options.off_turn_choices == OffTurnChoices::Standing
        }
    }

    /// Anno 1503 rules sail: as many action points as players, doubled by a shipyard.
    pub(super) fn action_points(&self, seat: Seat) -> u8 {
        let points = data().action_points(self.count());
        if self.players[seat].owns(Building::Shipyard) { points * data().shipyard_factor } else { points }
    }

    /// A ship's square and remaining action points; `None` if it is not at sea.
    pub(super) fn points_left(&self, seat: Seat, ship: u8) -> Option<(Square, u8)> {
        let ship = (*self.players[seat].ships.get(usize::from(ship).wrapping_sub(1))?)?;
        Some((ship.at, self.action_points(seat).saturating_sub(ship.spent)))
    }

    pub(super) fn pending_face(&self) -> Option<(Pending, Tile)> {
        let pending = self.pending?;
        let tile = (*self.islands.get(usize::from(pending.island))?)?;
        Some((pending, tile))
    }

    pub(super) fn face_at(&self, island: usize) -> Option<Face> {
        self.islands.get(island).copied().flatten().map(|tile| tile.face)
    }
}
