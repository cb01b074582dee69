//! The serde types of the data file.

use std::collections::BTreeMap;

use serde::Deserialize;

use super::super::kinds::{Building, Good, Happening, Resident, VictoryPoint};
use super::super::map::Square;
use super::super::orders::{Goal, TileClass};

pub type PerPlayers<T> = BTreeMap<String, T>;
pub type Cost = BTreeMap<Good, u8>;

#[derive(Deserialize)]
pub struct File {
    pub game: Identity,
    pub goods: GoodsPart,
    pub residents: Residents,
    pub costs: Costs,
    pub trade: Trade,
    pub limits: Limits,
    pub ships: Ships,
    pub home_board: HomeBoard,
    pub home_islands: List<HomeIsland>,
    pub map: Map,
    pub refill_order: List<Square>,
    pub island_tiles: IslandTiles,
    pub buildings: BuildingsPart,
    pub events: Events,
    pub victory_points: VictoryPoints,
    pub setup: Setup,
    pub standing_orders: StandingOrders,
}

#[derive(Deserialize)]
pub struct List<T> {
    pub list: Vec<T>,
}

#[derive(Deserialize)]
pub struct Identity {
    pub id: String,
    pub players: Vec<u8>,
    pub data_version: String,
}

#[derive(Deserialize)]
pub struct GoodsPart {
    pub cards_per_good: u8,
    pub total_cards: u32,
    pub list: Vec<GoodPart>,
}

#[derive(Deserialize)]
pub struct GoodPart {
    pub id: Good,
    pub home_good: bool,
}

#[derive(Deserialize)]
pub struct Residents {
    pub list: Vec<ResidentPart>,
    pub tiles_per_player: ResidentTiles,
}

#[derive(Deserialize)]
pub struct ResidentPart {
    pub id: Resident,
    pub step: u8,
    pub tile: String,
    pub buys: Vec<Good>,
    pub price: u8,
}

#[derive(Deserialize)]
pub struct ResidentTiles {
    pub pioneer_settler: u8,
    pub citizen_merchant: u8,
}

#[derive(Deserialize)]
pub struct Costs {
    pub ship: Cost,
    pub pioneer: Cost,
    pub settler: Cost,
    pub citizen: Cost,
    pub merchant: Cost,
    pub building: Cost,
}

#[derive(Deserialize)]
pub struct Trade {
    pub purchase_price: u8,
    pub discount_per_contract: u8,
    pub purchases_per_turn: u8,
    pub sales_per_resident_per_turn: u8,
}

#[derive(Deserialize)]
pub struct Limits {
    pub hand_limit_end_of_own_turn: u32,
    pub ships_per_player: usize,
    pub trading_posts_per_player: usize,
    pub contracts_per_player: usize,
    pub same_building_per_player: u8,
}

#[derive(Deserialize)]
pub struct Ships {
    pub action_points_per_ship: PerPlayers<u8>,
    pub move_cost: u8,
    pub discover_cost: u8,
    pub shipyard_factor: u8,
}

#[derive(Deserialize)]
pub struct HomeBoard {
    pub resident_fields: usize,
    pub safe_fields: Vec<usize>,
    pub building_fields: Vec<usize>,
    pub brown_docks: usize,
}

#[derive(Deserialize)]
pub struct HomeIsland {
    pub id: String,
    #[serde(rename = "yield")]
    pub yields: BTreeMap<String, String>,
    pub grey_docks: Vec<u8>,
    pub any_number: u8,
}

#[derive(Deserialize)]
pub struct Map {
    pub rows: usize,
    pub cols: usize,
    pub text: Vec<String>,
    pub start: Square,
    pub islands_per_number: PerPlayers<usize>,
    pub fields: Vec<Field>,
}

#[derive(Deserialize)]
pub struct Field {
    pub id: Square,
    pub row: usize,
    pub col: usize,
    pub kind: String,
    pub number: Option<u8>,
    pub sea_distance: u8,
    #[serde(default)]
    pub moves: Vec<Square>,
    #[serde(default)]
    pub islands: Vec<Square>,
    #[serde(default)]
    pub landing: Vec<Square>,
    #[serde(default)]
    pub dolphin: bool,
}

#[derive(Deserialize)]
pub struct IslandTiles {
    pub list: Vec<TilePart>,
    pub treasures: Treasures,
    pub reserve_size: PerPlayers<usize>,
}

#[derive(Deserialize)]
pub struct TilePart {
    pub id: String,
    pub back: u8,
    pub kind: String,
    pub good: Option<Good>,
    pub treasure: Option<String>,
}

#[derive(Deserialize)]
pub struct Treasures {
    pub gold: Chest,
}

#[derive(Deserialize)]
pub struct Chest {
    pub gold: u32,
}

#[derive(Deserialize)]
pub struct BuildingsPart {
    pub kinds: Vec<BuildingKind>,
    pub tiles: Vec<BuildingTile>,
}

#[derive(Deserialize)]
pub struct BuildingKind {
    pub id: Building,
    pub rule: Rule,
}

#[derive(Deserialize, PartialEq, Eq, Debug)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Rule {
    DrawCard { cost: u32 },
    IgnoreEvent { event: Happening },
    GoldenTimes { picks: u8 },
    SalePrice { prices: BTreeMap<Resident, u8> },
    ActionPoints { factor: u8 },
}

#[derive(Deserialize)]
pub struct BuildingTile {
    pub kind: Building,
    pub mark: u8,
}

#[derive(Deserialize)]
pub struct Events {
    pub event_die_trigger: u8,
    pub list: Vec<EventPart>,
}

#[derive(Deserialize)]
pub struct EventPart {
    pub id: Happening,
    pub die: Vec<u8>,
    pub gold: Option<u8>,
    pub goods: Option<u8>,
}

#[derive(Deserialize)]
pub struct VictoryPoints {
    pub needed: u32,
    pub list: Vec<PointPart>,
}

#[derive(Deserialize)]
pub struct PointPart {
    pub id: VictoryPoint,
    pub at_least: u32,
}

#[derive(Deserialize)]
pub struct Setup {
    pub gold: u32,
    pub goods: Cost,
    pub residents: Vec<Resident>,
    pub ships_on_start: u8,
    pub per_players: PerPlayers<PerPlayer>,
}

#[derive(Deserialize)]
pub struct PerPlayer {
    pub tile_backs: Vec<u8>,
    pub building_marks: Vec<u8>,
    pub action_points: u8,
}

#[derive(Deserialize)]
pub struct StandingOrders {
    pub goal_order: Vec<Goal>,
    pub missing_order: Vec<Good>,
    pub surplus_order: Vec<Good>,
    pub discard_order: Vec<Good>,
    pub lose_tile_classes: Vec<TileClass>,
}
