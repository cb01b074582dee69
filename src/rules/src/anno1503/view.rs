//! What one viewer may see of a game of Anno 1503, and nothing else.

use serde::Serialize;

use super::kinds::{Building, Face, Good, Goods, Happening, Resident, VictoryPoint, Yield};
use super::map::Square;
use super::orders::Orders;
use super::state::Phase;
use crate::{BySeat, Outcome, Seat, Seats, Viewer};

#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct View {
    #[serde(skip)]
    pub viewer: Viewer,
    pub round: u32,
    pub turn: u32,
    pub active: Seat,
    pub due: Seats,
    pub phase: Phase,
    pub players: BySeat<Player>,
    /// One entry per island square that has ever held or may hold a tile, in map order.
    pub islands: Vec<Island>,
    pub supply: Goods,
    pub reserve: u8,
    /// Public buildings still to be had, by kind.
    pub display: Vec<(Building, u8)>,
    pub last_die: Option<u8>,
    pub last_happening: Option<Happening>,
    /// The tile that the viewer is looking at now (`Some` only for the active viewer).
    pub pending: Option<(Square, Face)>,
    /// The square that somebody is looking at now; public.
    pub pending_square: Option<Square>,
    /// The viewer's own standing orders.
    pub orders: Option<Orders>,
    pub purchases_left: u8,
    pub outcome: Option<Outcome>,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Player {
    /// Home island 1-4; `None` while it is being chosen.
    pub home: Option<u8>,
    pub resigned: bool,
    /// Yields of the numbers 1-5.
    pub yields: Vec<Yield>,
    /// Grey docks by die number 1-5: is there one, and what lies there.
    pub grey_docks: Vec<GreyDock>,
    /// Contracts at the brown docks.
    pub contracts: u8,
    /// Fields 1-7.
    pub fields: Vec<Field>,
    pub gold: u32,
    /// Contents only for the owner (or with open hands).
    pub hand: Option<Goods>,
    pub hand_size: u32,
    /// Ships at sea.
    pub ships: Vec<Ship>,
    pub ships_in_supply: u8,
    pub pioneer_tiles_left: u8,
    pub citizen_tiles_left: u8,
    pub purchase_price: u8,
    pub pirate_cost: u32,
    pub fire_cost: u32,
    /// All five, held or not, with how far one is and how far one must get.
    pub victory_points: Vec<Progress>,
}

#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct GreyDock {
    pub number: u8,
    /// No dock at the "?".
    pub exists: bool,
    pub post: Option<Good>,
}

#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Field {
    /// 1-7.
    pub number: u8,
    pub safe: bool,
    pub resident: Option<Resident>,
    /// What this resident pays now, with all buildings counted.
    pub price: u8,
    /// Has bought this turn.
    pub sold: bool,
    pub building: Option<Building>,
}

#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Ship {
    /// 1 or 2.
    pub number: u8,
    pub at: Square,
    /// Action points left in this turn; `None` unless its owner is active.
    pub points: Option<u8>,
}

#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Progress {
    pub point: VictoryPoint,
    pub have: u32,
    pub need: u32,
    pub held: bool,
}

#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Island {
    pub square: Square,
    /// The number printed on the map.
    pub number: u8,
    /// Is this number used with so many players?
    pub used: bool,
    /// The back of the tile lying there.
    pub back: Option<u8>,
    /// The viewer's own note: what the tile is, and in which round it was seen.
    pub note: Option<(Face, u32)>,
}
