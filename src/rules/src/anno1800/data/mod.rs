//! Component data of Anno 1800: `assets/games/anno1800.json`, read and checked once into a compact table.

mod check;
mod check_cards;
mod file;

use std::sync::OnceLock;

use super::cards::{CARDS, Card, EXPEDITIONS, Expedition};
use super::fields::{Field, HOME_FIELDS, ISLES};
use super::kinds::{Deck, Naval, NewWorld, Objective, OldWorld, Resource, Terrain, Tier, Tile};
use super::resources::{Cost, Cubes, Resources};
use crate::DataError;

/// The longest list of an action, which sizes the arrays.
pub const MOST_PARTS: usize = 3;
/// The most resources that a ship costs.
pub const SHIP_UNITS: usize = 4;
/// Workplaces of an industry.
pub const SLOTS: usize = 2;

/// Everything that is printed on the components.
#[derive(Clone, PartialEq, Debug)]
pub struct Data {
    pub version: String,
    tiers: [TierData; Tier::COUNT],
    tiles: [TileData; Tile::COUNT],
    cards: [CardData; CARDS],
    card_points: [u8; Deck::COUNT],
    /// The gold for a hired or gained cube once the deck is empty; the New World deck never is.
    empty_deck_gold: [u8; Deck::COUNT],
    home: [Option<Tile>; HOME_FIELDS],
    old_world: [IsleData; OldWorld::COUNT],
    new_world: [Resources; NewWorld::COUNT],
    expeditions: [Visitors; EXPEDITIONS],
    visit_points: Cubes,
    pub objectives: ObjectiveData,
    pub setup: SetupData,
    pub limits: Limits,
    pub weights: Weights,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct TierData {
    pub cubes: u8,
    pub shift_gold: u8,
    /// Trade tokens for what cubes of this tier make; investors make nothing.
    pub trade_price: u8,
    pub hire: Cost,
    /// To the next tier.
    pub upgrade: Cost,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TileData {
    pub role: Role,
    pub copies: u8,
    pub cost: Cost,
    /// The start industry that this workers' version replaces.
    pub replaces: Option<Tile>,
}

/// The function of a tile.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Role {
    Industry { product: Resource, tier: Tier },
    Shipyard { strength: u8 },
    Ship { naval: Naval, strength: u8 },
}

impl Role {
    pub fn fits(self, terrain: Terrain) -> bool {
        match self {
            Role::Industry { .. } => terrain != Terrain::Sea,
            Role::Shipyard { .. } => terrain == Terrain::Coast,
            Role::Ship { .. } => terrain == Terrain::Sea,
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CardData {
    pub need: Cost,
    pub effect: Effect,
}

/// The effect of a population card or an Old World island (6.12).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Effect {
    GainCubes { tier: Tier, count: u8 },
    TokensGold { trade: u8, explore: u8, gold: u8 },
    Expedition { count: u8 },
    FreeNewWorld { choices: Resources },
    Upgrades { from: Tier, max: u8 },
    ExtraAction,
    Discard { max: u8 },
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct IsleData {
    /// The place on the island (0 to 5) and the tile printed there.
    pub printed: Option<(u8, Tile)>,
    pub effect: Option<Effect>,
}

/// The tiers that the two places of an expedition card need.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Visitors {
    pub animal: Tier,
    pub artifact: Tier,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ObjectiveData {
    pub in_play: usize,
    pub first_game: Vec<Objective>,
    /// Points for each item, or for the whole.
    points: [i16; Objective::COUNT],
    second_points: [i16; Objective::COUNT],
    /// The industries that count.
    industries: Vec<(Objective, Vec<Tile>)>,
    pub graves_explore: u8,
    pub graves_gold: u8,
    pub aarhant_gold: u8,
    pub editor_explore: u8,
    pub bente_islands: usize,
    pub fireworks: u8,
}

impl ObjectiveData {
    pub fn points(&self, objective: Objective) -> i16 {
        self.points[objective.index()]
    }

    pub fn second_points(&self, objective: Objective) -> i16 {
        self.second_points[objective.index()]
    }

    pub fn industries(&self, objective: Objective) -> &[Tile] {
        self.industries.iter().find(|(card, _)| *card == objective).map_or(&[], |(_, tiles)| tiles)
    }
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SetupData {
    pub cubes: Cubes,
    pub hand: [usize; Deck::COUNT],
    pub gold: [u16; 4],
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Limits {
    pub island_cost: [u8; ISLES],
    pub new_world_cards: u8,
    pub expedition_cost: u8,
    pub expedition_cards: u8,
    pub fetch_price: u8,
    pub trade_gold: u16,
    pub gold_per_point: u16,
}

/// The weights of the planner (6.2.5).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Weights {
    pub cube: [u32; Tier::COUNT],
    pub last_free_workplace: u32,
    pub emptied_tier: u32,
    pub card_trade: u32,
    pub ship_trade: u32,
    pub card_explore: u32,
    pub ship_explore: u32,
    pub beryl_extra: u32,
    pub partner_gold: u32,
    pub gold: u32,
    pub gift: u32,
    pub returned: u32,
}

impl Data {
    pub fn tier(&self, tier: Tier) -> &TierData {
        &self.tiers[tier.index()]
    }

    pub fn tile(&self, tile: Tile) -> &TileData {
        &self.tiles[tile.index()]
    }

    pub fn card(&self, card: Card) -> &CardData {
        &self.cards[card.index()]
    }

    pub fn card_points(&self, deck: Deck) -> u8 {
        self.card_points[deck.index()]
    }

    pub fn empty_deck_gold(&self, deck: Deck) -> u8 {
        self.empty_deck_gold[deck.index()]
    }

    /// The tile printed on this field of the home island. The printed tiles of Old World islands depend on the island.
    pub fn printed_at_home(&self, field: Field) -> Option<Tile> {
        self.home.get(field.index()).copied().flatten()
    }

    /// The field of the home island where this start industry is printed.
    pub fn home_of(&self, start: Tile) -> Option<Field> {
        self.home.iter().position(|printed| *printed == Some(start)).and_then(Field::new)
    }

    pub fn old_world(&self, island: OldWorld) -> &IsleData {
        &self.old_world[island.index()]
    }

    pub fn new_world(&self, island: NewWorld) -> Resources {
        self.new_world[island.index()]
    }

    pub fn visitors(&self, card: Expedition) -> Visitors {
        self.expeditions[card.index()]
    }

    pub fn visit_points(&self, tier: Tier) -> u8 {
        self.visit_points[tier.index()]
    }

    /// The tiles that can be bought, in the order of the data file.
    pub fn on_sale(&self) -> impl Iterator<Item = Tile> + '_ {
        Tile::ALL.iter().copied().filter(|tile| self.tile(*tile).copies > 0)
    }
}

static DATA: OnceLock<Data> = OnceLock::new();
const BUILT_IN: &str = include_str!("../../../../../assets/games/anno1800.json");

/// The data in use: the operator's if installed, otherwise the built-in data.
pub fn data() -> &'static Data {
    DATA.get_or_init(|| match check::read(BUILT_IN) {
        Ok(data) => data,
        // A test checks the built-in data, so this cannot fail in a release.
        Err(error) => panic!("the built-in data of Anno 1800 cannot be used: {error}"),
    })
}

/// Installs an operator's data file. Must be called before the data are first used.
pub fn install(json: &str) -> Result<(), DataError> {
    let data = check::read(json)?;
    let known = DATA.get_or_init(|| data.clone());
    if *known == data { Ok(()) } else { Err(DataError::TooLate) }
}

/// Reads and checks a data file without installing it.
pub fn examine(json: &str) -> Result<Data, DataError> {
    check::read(json)
}

#[cfg(test)]
mod tests;
