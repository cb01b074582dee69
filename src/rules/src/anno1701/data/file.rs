//! The serde types of the data file.

use std::collections::BTreeMap;

use serde::Deserialize;

use super::super::kinds::{Back, Building, Good, Happening, Landscape, Track};
use super::super::map::{Corner, Hex};

pub type Cost = BTreeMap<Good, u8>;

#[derive(Deserialize)]
pub struct File {
    pub game: Identity,
    pub counts: Counts,
    pub goods: GoodsPart,
    pub gold: Gold,
    pub dice: DicePart,
    pub settlement: Settlement,
    pub costs: Costs,
    pub residents: Vec<ResidentPart>,
    pub village_centre: Centre,
    pub sea_board: SeaBoard,
    pub island_tiles: List<IslandPart>,
    pub expansion_tiles: Expansion,
    pub encounter_cards: Encounters,
    pub event_cards: Events,
    pub favour_board: FavourBoard,
    pub ships: Ships,
    pub win: Win,
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
pub struct Counts {
    pub settlement_boards: usize,
    pub expansion_tiles: usize,
    pub island_tiles: usize,
    pub ships_per_player: usize,
    pub colonies_per_player: usize,
    pub favour_stones_per_player: u8,
    pub goods_cards: u32,
    pub encounter_cards: usize,
    pub event_cards: usize,
}

#[derive(Deserialize)]
pub struct GoodsPart {
    pub supply_each: u8,
    pub list: Vec<GoodPart>,
}

#[derive(Deserialize)]
pub struct GoodPart {
    pub id: Good,
}

#[derive(Deserialize)]
pub struct Gold {
    pub start: u16,
    pub riot_below: u16,
}

#[derive(Deserialize)]
#[allow(clippy::struct_field_names, reason = "the data file uses these names")]
pub struct DicePart {
    pub event_rolls: Vec<u8>,
    pub yield_rolls: Vec<u8>,
    pub riot_blocked_rolls: Vec<u8>,
}

#[derive(Deserialize)]
pub struct Settlement {
    pub fields: Vec<FieldPart>,
    pub landscape_good: BTreeMap<Landscape, Good>,
    pub boards: Vec<Board>,
}

#[derive(Deserialize)]
pub struct FieldPart {
    pub id: String,
    pub line: u8,
    pub x_half: u8,
}

#[derive(Deserialize)]
pub struct Board {
    pub id: String,
    pub yields: BTreeMap<String, Landscape>,
}

#[derive(Deserialize)]
#[allow(non_snake_case, reason = "the data file uses these names of stacks")]
pub struct Costs {
    pub building_I: GoodsCost,
    pub building_II: GoodsCost,
    pub ship: GoodsCost,
    pub expansion_tile_top: GoldCost,
    pub expansion_tile_choice_of_3: GoldCost,
}

#[derive(Deserialize)]
pub struct GoodsCost {
    pub goods: Cost,
}

#[derive(Deserialize)]
pub struct GoldCost {
    pub gold: u16,
}

#[derive(Deserialize)]
pub struct ResidentPart {
    pub id: String,
    #[serde(default)]
    pub cost: Cost,
    #[serde(default)]
    pub advantage: Option<SettlerTrade>,
}

#[derive(Deserialize)]
pub struct SettlerTrade {
    pub give_count: u8,
}

#[derive(Deserialize)]
pub struct Centre {
    pub advantage: GoldCost,
}

#[derive(Deserialize)]
pub struct SeaBoard {
    pub start: Hex,
    pub question_fields: Vec<Hex>,
    pub archipelagos: Vec<Archipelago>,
    pub sea: Vec<SeaPart>,
    pub tile_places: Vec<PlacePart>,
    pub colony_sites: Vec<SitePart>,
}

#[derive(Deserialize)]
pub struct Archipelago {
    pub id: String,
    pub size: usize,
    pub back: Back,
    pub places: Vec<Hex>,
}

#[derive(Deserialize)]
pub struct SeaPart {
    pub id: Hex,
    pub col: usize,
    pub row: usize,
    pub field: String,
    pub steps_from_start: u8,
}

#[derive(Deserialize)]
pub struct PlacePart {
    pub id: Hex,
    pub archipelago: String,
    pub back: Back,
    pub sea_neighbours: Vec<Hex>,
}

#[derive(Deserialize)]
pub struct SitePart {
    pub id: Hex,
    pub places: [Hex; 2],
    pub tip: Corner,
    pub steps_from_start: u8,
}

#[derive(Deserialize)]
pub struct IslandPart {
    pub id: String,
    pub back: Back,
    pub kind: String,
    #[serde(default)]
    pub number: u8,
    #[serde(default)]
    pub cannons: u8,
    #[serde(default)]
    pub sacks: u8,
}

#[derive(Deserialize)]
pub struct Expansion {
    pub stack_sizes: BTreeMap<String, usize>,
    pub list: Vec<TilePart>,
}

#[derive(Deserialize)]
pub struct TilePart {
    pub id: Building,
    pub stack: String,
    pub count: usize,
    pub sails: u8,
    pub cannons: u8,
    pub sacks: u8,
    pub happy: u8,
    pub effect: Option<EffectPart>,
    pub instances: Vec<String>,
}

#[derive(Deserialize, Debug)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum EffectPart {
    FireShelter { cards: u8 },
    Exchange { give_good: String, give_count: u8 },
    Sell { give_count: u8, gold: u16 },
    Buy { gold: u16 },
    QueenDiscount { gold: u16 },
    PirateDiscount { gold: u16 },
    RedrawEncounter,
    FavourField { gold: u16 },
    ShipDiscount { goods: u8 },
    TurnGold { gold: u16 },
    EventGold { gold: u16 },
}

#[derive(Deserialize)]
pub struct Encounters {
    pub free_trader_gold: Table,
    pub list: Vec<EncounterPart>,
}

#[derive(Deserialize)]
pub struct Table {
    pub table: Vec<TraderStep>,
}

#[derive(Deserialize)]
pub struct TraderStep {
    pub sacks_min: u8,
    pub sacks_max: Option<u8>,
    pub gold: u16,
}

#[derive(Deserialize)]
pub struct EncounterPart {
    pub kind: String,
    pub rank: Option<String>,
    #[serde(default)]
    pub strength: u8,
    #[serde(default)]
    pub demand: u8,
    #[serde(default)]
    pub reward: u8,
    #[serde(default)]
    pub sails: u8,
}

#[derive(Deserialize)]
pub struct Events {
    pub rules: EventRules,
    pub list: Vec<EventPart>,
}

#[derive(Deserialize)]
pub struct EventRules {
    pub fire: FireRule,
    pub tax: TaxRule,
    pub queen: QueenRule,
}

#[derive(Deserialize)]
pub struct FireRule {
    pub limit: u8,
    pub fire_station_bonus: u8,
}

#[derive(Deserialize)]
pub struct TaxRule {
    pub base: u16,
    pub per_happy: u16,
    pub max: u16,
}

#[derive(Deserialize)]
pub struct QueenRule {
    pub two_favours: u16,
    pub three_or_more: u16,
}

#[derive(Deserialize)]
pub struct EventPart {
    pub events: [Happening; 2],
}

#[derive(Deserialize)]
pub struct FavourBoard {
    pub power_fields: PowerFields,
    pub seven_colonies: SevenColonies,
    pub donations: Donations,
}

#[derive(Deserialize)]
pub struct PowerFields {
    pub threshold: u8,
    pub fixed_at: u8,
    pub list: Vec<PowerField>,
}

#[derive(Deserialize)]
pub struct PowerField {
    pub id: String,
    pub track: Track,
}

#[derive(Deserialize)]
pub struct SevenColonies {
    pub colonies: usize,
    pub fields: u8,
    pub only_with_players: usize,
}

#[derive(Deserialize)]
pub struct Donations {
    pub gold: Vec<u16>,
}

#[derive(Deserialize)]
pub struct Ships {
    pub base_points: u8,
    pub points_per_sail: u8,
    pub discover_cost: u8,
    pub found_cost: u8,
}

#[derive(Deserialize)]
pub struct Win {
    pub favours: u8,
}

#[derive(Deserialize)]
pub struct StandingOrders {
    pub tile_order: TileOrder,
    pub keep_for_resident: Vec<Good>,
    pub keep_one_more: Vec<Good>,
    pub keep_rest: Vec<Good>,
    pub trade_keep_gold: u16,
    pub trade_max_times: u8,
    pub leader_favours: u8,
}

#[derive(Deserialize)]
pub struct TileOrder {
    #[serde(rename = "I")]
    pub one: Vec<Building>,
    #[serde(rename = "II")]
    pub two: Vec<Building>,
}
