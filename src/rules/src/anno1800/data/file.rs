//! The structure of the data file. Its names, certainty labels and notes are for readers and are ignored.

use std::collections::BTreeMap;

use serde::Deserialize;

use super::super::kinds::{Deck, Naval, NewWorld, Objective, OldWorld, Resource, Terrain, Tier, Tile};
use super::super::{cards::Card, cards::Expedition, fields::Field};

#[derive(Deserialize)]
pub struct File {
    pub game: String,
    pub version: String,
    pub tiers: List<TierPart>,
    pub resources: List<ResourcePart>,
    pub hire_costs: List<HirePart>,
    pub upgrade_costs: List<UpgradePart>,
    pub empty_deck_gold: BTreeMap<String, serde_json::Value>,
    pub start_industries: List<IndustryPart>,
    pub industries: List<IndustryPart>,
    pub shipyards: List<ShipPart>,
    pub ships: List<ShipPart>,
    pub home_island: HomePart,
    pub old_world_islands: OldWorldPart,
    pub new_world_islands: List<NewWorldPart>,
    pub population_cards: CardsPart,
    pub expedition_cards: ExpeditionsPart,
    pub objective_cards: ObjectivesPart,
    pub fireworks_tile: Fireworks,
    pub setup: SetupPart,
    pub limits: LimitsPart,
    pub planner_weights: WeightsPart,
}

#[derive(Deserialize)]
pub struct List<T> {
    pub list: Vec<T>,
}

#[derive(Deserialize)]
pub struct TierPart {
    pub id: Tier,
    pub level: u8,
    pub cubes: u8,
    pub shift_end_gold: u8,
    pub trade_tokens_per_resource: Option<u8>,
    pub deck: Deck,
}

#[derive(Deserialize)]
pub struct ResourcePart {
    pub id: Resource,
    pub kind: String,
}

#[derive(Deserialize)]
pub struct CostPart {
    pub resources: Vec<Resource>,
    #[serde(default)]
    pub cubes: Vec<Tier>,
    #[serde(default)]
    pub explore: u8,
    #[serde(default)]
    pub trade: u8,
}

#[derive(Deserialize)]
pub struct HirePart {
    pub tier: Tier,
    pub cost: CostPart,
}

#[derive(Deserialize)]
pub struct UpgradePart {
    pub from: Tier,
    pub to: Tier,
    pub cost: CostPart,
}

#[derive(Deserialize)]
pub struct IndustryPart {
    pub id: Tile,
    pub product: Resource,
    pub workplace_tier: Tier,
    pub workplaces: u8,
    /// Printed tiles have no copies and cannot be bought.
    #[serde(default)]
    pub copies: u8,
    pub cost: Option<CostPart>,
    pub replaces_start: Option<Tile>,
}

#[derive(Deserialize)]
pub struct ShipPart {
    pub id: Tile,
    pub kind: Option<Naval>,
    pub strength: u8,
    pub copies: u8,
    pub cost: CostPart,
}

#[derive(Deserialize)]
pub struct HomePart {
    pub fields: Vec<HomeField>,
}

#[derive(Deserialize)]
pub struct HomeField {
    pub field: Field,
    pub terrain: Terrain,
    pub printed: Option<Tile>,
}

#[derive(Deserialize)]
pub struct OldWorldPart {
    pub fields: Vec<IsleField>,
    pub list: Vec<IslePart>,
}

#[derive(Deserialize)]
pub struct IsleField {
    pub field: String,
    pub terrain: Terrain,
}

#[derive(Deserialize)]
pub struct IslePart {
    pub id: OldWorld,
    pub printed: Option<IslePrinted>,
    pub effect: Option<EffectPart>,
}

#[derive(Deserialize)]
pub struct IslePrinted {
    pub field: String,
    pub tile: Tile,
}

#[derive(Deserialize)]
pub struct NewWorldPart {
    pub id: NewWorld,
    pub resources: Vec<Resource>,
}

#[derive(Deserialize)]
pub struct CardsPart {
    pub decks: BTreeMap<Deck, DeckPart>,
    pub list: Vec<CardPart>,
}

#[derive(Deserialize)]
pub struct DeckPart {
    pub points: u8,
    pub count: usize,
}

#[derive(Deserialize)]
pub struct CardPart {
    pub id: Card,
    pub need: CostPart,
    pub effect: EffectPart,
}

#[derive(Deserialize, Clone, Debug)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum EffectPart {
    GainCubes { tier: Tier, count: u8 },
    TokensGold { trade: u8, explore: u8, gold: u8 },
    Expedition { count: u8 },
    FreeNewWorld { choices: Vec<Resource> },
    Upgrades { from: Tier, to: Tier, max: u8 },
    ExtraAction,
    Discard { max: u8 },
}

#[derive(Deserialize)]
pub struct ExpeditionsPart {
    pub visit_points: BTreeMap<Tier, u8>,
    pub list: Vec<ExpeditionPart>,
}

#[derive(Deserialize)]
pub struct ExpeditionPart {
    pub id: Expedition,
    pub animal: Place,
    pub artifact: Place,
}

#[derive(Deserialize)]
pub struct Place {
    pub visitor: Tier,
}

#[derive(Deserialize)]
pub struct ObjectivesPart {
    pub in_play: usize,
    pub first_game: Vec<Objective>,
    pub list: Vec<ObjectivePart>,
}

#[derive(Deserialize)]
pub struct ObjectivePart {
    pub id: Objective,
    #[serde(default)]
    pub pay: BTreeMap<String, serde_json::Value>,
    #[serde(default)]
    pub gain: BTreeMap<String, u8>,
    pub first_points: Option<i16>,
    pub second_points: Option<i16>,
    pub points: Option<i16>,
    pub points_each: Option<i16>,
    pub max_old_world_islands: Option<usize>,
    #[serde(default)]
    pub industries: Vec<Tile>,
}

#[derive(Deserialize)]
pub struct Fireworks {
    pub points: u8,
}

#[derive(Deserialize)]
pub struct SetupPart {
    pub players: Vec<usize>,
    pub cubes: BTreeMap<Tier, u8>,
    pub hand: BTreeMap<Deck, usize>,
    pub gold_by_seat: Vec<u16>,
}

#[derive(Deserialize)]
pub struct LimitsPart {
    pub hires_per_action: usize,
    pub upgrades_per_action: usize,
    pub swaps_per_action: usize,
    pub old_world_islands_per_player: usize,
    pub new_world_islands_per_player: usize,
    pub island_explore_cost: Vec<u8>,
    pub new_world_cards_per_island: u8,
    pub expedition_explore_cost: u8,
    pub expedition_cards: u8,
    pub new_world_resource_trade_tokens: u8,
    pub trade_gold_to_partner: u16,
    pub gold_per_point: u16,
}

#[derive(Deserialize)]
pub struct WeightsPart {
    pub cube: BTreeMap<Tier, u32>,
    pub last_free_workplace: u32,
    pub emptied_tier: u32,
    pub temp_trade_token: u32,
    pub trade_token: u32,
    pub temp_explore_token: u32,
    pub explore_token: u32,
    pub beryl_extra: u32,
    pub partner_gold: u32,
    pub gold: u32,
    pub free_new_world_card: u32,
    pub returned_tile: u32,
}
