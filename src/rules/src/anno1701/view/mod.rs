//! The view of a game of Anno 1701: everything that one viewer may see, and nothing else (Anno 1701 rules, sections 9
//! and 13).

mod build;
mod seat_info;

use serde::Serialize;

pub use self::seat_info::{OwnTile, SeatInfo};
use super::bundle::Bundle;
use super::kinds::{
    Back, Building, Encounter, Face, Field, Good, Goods, Happening, Landscape, Resident, Stack, Track,
};
use super::map::{Corner, Hex};
use super::orders::Orders;
use super::state::Phase;
use super::tile::Tile;
use crate::{BySeat, Outcome, Seat, Seats, Viewer};

#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct View {
    #[serde(skip)]
    pub viewer: Viewer,
    pub round: u32,
    pub turn: u32,
    pub first: Seat,
    pub active: Seat,
    pub due: Seats,
    pub phase: Phase,
    pub players: BySeat<PlayerView>,
    /// The 28 places, in the order of their ids.
    pub islands: Vec<IslandView>,
    /// The 28 colony sites, in the order of their anchors.
    pub sites: Vec<SiteView>,
    /// `None`: unlimited.
    pub supply: Option<Goods>,
    /// How many tiles are left in stack I and II.
    pub stacks: [u8; Stack::COUNT],
    pub events_left: u8,
    pub event_discards: Vec<[Happening; 2]>,
    pub encounters_left: u8,
    pub encounter_discards: Vec<Encounter>,
    /// The owners of sea power, trade power and contentment.
    pub powers: [Option<Seat>; Track::COUNT],
    /// Price and donor, from the lowest.
    pub donations: Vec<(u16, Option<Seat>)>,
    /// The owners of the seven-colonies fields; no fields with fewer than four players.
    pub seven: Vec<Option<Seat>>,
    pub last_dice: Option<[u8; 2]>,
    /// The event card of the last roll, if it brought one.
    pub last_event: Option<[Happening; 2]>,
    /// The ship that sailed last and its route, starting with the field it left.
    pub last_route: Option<RouteView>,
    /// The encounter card that needs an answer; public.
    pub encounter: Option<EncounterView>,
    /// How many goods the active player must return after a fire.
    pub owed: u8,
    /// Tiles that a player holds: dealt, searched, or to be placed.
    pub tiles_in_hand: Option<TilesInHand>,
    pub offers: Vec<OfferView>,
    /// The viewer's own standing orders.
    pub orders: Option<Orders>,
    pub outcome: Option<Outcome>,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
#[allow(clippy::struct_excessive_bools, reason = "the flags are independent")]
pub struct PlayerView {
    /// Settlement board 1-4.
    pub board: u8,
    pub gold: u16,
    pub riot: bool,
    /// Contents only for the owner (or with open hands).
    pub hand: Option<Goods>,
    pub hand_size: u32,
    /// With more cards than this, a fire takes half of them.
    pub fire_limit: u32,
    /// The residents that are built, in their order.
    pub residents: Vec<Resident>,
    /// The next one and its cost.
    pub next_resident: Option<(Resident, Goods)>,
    pub settler_used: bool,
    pub centre_used: bool,
    /// Meadows m1-m4, then landscapes by number.
    pub fields: Vec<FieldView>,
    /// Cannons, sacks, happy residents.
    pub symbols: [u8; Track::COUNT],
    pub sails: u8,
    /// Movement points of each ship and turn.
    pub speed: u8,
    /// Ships at sea.
    pub ships: Vec<ShipView>,
    pub ships_in_supply: u8,
    pub colonies: u8,
    pub colonies_left: u8,
    pub favours: u8,
    pub stones_left: u8,
    /// Has chosen tiles at the start.
    pub chosen: bool,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct FieldView {
    pub field: Field,
    pub number: Option<u8>,
    /// `None` for meadows.
    pub landscape: Option<Landscape>,
    /// The good of the landscape, covered or not.
    pub good: Option<Good>,
    /// A tile covers the landscape, which then yields nothing.
    pub tile: Option<TileView>,
}

#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct TileView {
    pub stack: Stack,
    /// `None`: face down and not the viewer's.
    pub building: Option<Building>,
    pub built: bool,
    /// Its advantage was used in this turn.
    pub used: bool,
    /// A favour stone lies on it.
    pub favour: bool,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct ShipView {
    /// 1 or 2.
    pub number: u8,
    /// A sea field, or a harbour tile after a retreat.
    pub at: Hex,
    /// Movement points left in this turn; `None` unless its owner is active.
    pub points: Option<u8>,
    /// Its move of this turn is over.
    pub done: bool,
    /// The fields that it can reach now; only for the owner, in the sailing phase.
    pub reach: Vec<Hex>,
}

#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct IslandView {
    pub hex: Hex,
    pub back: Back,
    pub archipelago: u8,
    pub face_up: bool,
    /// Known to this viewer: face up, or seen by them.
    pub face: Option<Face>,
    /// The seats that have seen the tile; public.
    pub known_by: Seats,
}

#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct SiteView {
    pub anchor: Hex,
    /// The corner of the anchor field at which the colony stands.
    pub tip: Corner,
    pub owner: Option<Seat>,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct RouteView {
    pub seat: Seat,
    pub ship: u8,
    pub path: Vec<Hex>,
}

#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct EncounterView {
    pub ship: u8,
    pub at: Hex,
    pub card: Encounter,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct TilesInHand {
    /// The stack and the number of tiles are public.
    pub stack: Stack,
    pub count: u8,
    /// Only for the player who holds them.
    pub tiles: Option<Vec<Tile>>,
    /// The choice made so far at the start, if it is the viewer's.
    pub chosen: Option<[Tile; 2]>,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct OfferView {
    pub number: u32,
    pub from: Seat,
    /// The players who may still answer.
    pub to: Seats,
    /// Addressed to all players and therefore known to all.
    pub public: bool,
    pub declined: Seats,
    /// The items given and the items wanted, if the viewer may know them.
    pub terms: Option<(Bundle, Bundle)>,
}
