//! Component data of Anno 1701: `assets/games/anno1701.json`, parsed and checked once.

mod board;
mod check;
mod file;
mod tiles;

use std::sync::OnceLock;

use arrayvec::ArrayVec;

use super::kinds::{
    Back, Building, Encounter, Face, Field, Good, Goods, Happening, Landscape, Resident, Stack,
};
use super::map::Chart;
use super::tile::Tile;
use crate::DataError;

/// The following constants fix array sizes.
pub const BOARDS: usize = 4;
pub const SHIPS: usize = 2;
pub const COLONIES: usize = 8;
pub const STONES: u8 = 5;
pub const TILES: usize = 36;
pub const ISLAND_TILES: usize = 28;
pub const ENCOUNTERS: usize = 24;
pub const EVENT_CARDS: usize = 11;
pub const DONATIONS: usize = 5;
/// Tiles looked at in a search, and tiles dealt to each player at the start.
pub const SEARCHED: usize = 3;
pub const DEALT: usize = 4;
pub const KEPT: usize = 2;

/// The effect of a building.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Effect {
    Nothing,
    /// This many cards do not count for a fire.
    FireShelter(u8),
    /// Once a turn: this many of the good (or of any good) for one other.
    Exchange {
        give: Option<Good>,
        count: u8,
    },
    /// Once a turn: buy one good for this much gold.
    Sell(u16),
    /// Once a turn: sell any good for this much gold.
    Buy(u16),
    QueenDiscount(u16),
    PirateDiscount(u16),
    /// Once a turn: draw another encounter card.
    Redraw,
    /// Once a game: a favour for this much gold.
    FavourField(u16),
    /// Once a turn: one ship costs one good less.
    ShipDiscount,
    /// Gold when built and at the start of each action phase.
    TurnGold(u16),
    /// Gold whenever any player rolls an event.
    EventGold(u16),
}

/// The values printed on a kind of expansion tile.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Printed {
    pub stack: Stack,
    pub sails: u8,
    /// Cannons, sacks and happy residents, in the order of the tracks.
    pub symbols: [u8; 3],
    pub effect: Effect,
}

/// The position of a field on the settlement board: line from 0, and half hexes from the left.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Position {
    pub id: String,
    pub line: u8,
    pub x_half: u8,
}

/// Everything that is printed on the components.
#[derive(Clone, PartialEq, Debug)]
pub struct Data {
    pub version: String,
    pub cards_per_good: u8,
    pub start_gold: u16,
    pub riot_below: u16,
    pub event_rolls: ArrayVec<u8, 11>,
    pub riot_blocked_rolls: ArrayVec<u8, 11>,
    /// The landscapes of the boards, in the order of `Field::LANDSCAPES`.
    pub boards: [[Landscape; 8]; BOARDS],
    landscape_goods: [Good; Landscape::COUNT],
    /// All 17 fields of a settlement board, residents and village centre included.
    pub layout: Vec<Position>,
    resident_costs: [Goods; Resident::COUNT],
    building_costs: [Goods; Stack::COUNT],
    pub ship_cost: Goods,
    pub tile_price: u16,
    pub search_price: u16,
    /// The settler's exchange: this many equal goods for one.
    pub settler_count: u8,
    pub centre_price: u16,
    pub chart: Chart,
    /// The face and back of every island tile.
    pub islands: [(Back, Face); ISLAND_TILES],
    pub island_ids: Vec<String>,
    printed: [Printed; Building::COUNT],
    /// The building of each expansion tile.
    kinds: [Building; TILES],
    pub encounters: [Encounter; ENCOUNTERS],
    /// The free trader's price by number of sacks; the last entry also applies to more sacks.
    trader_gold: Vec<u16>,
    pub events: [[Happening; 2]; EVENT_CARDS],
    pub fire_limit: u8,
    pub tax_base: u16,
    pub tax_per_happy: u16,
    pub tax_max: u16,
    pub queen_two: u16,
    pub queen_three: u16,
    pub power_threshold: u8,
    pub power_fixed: u8,
    pub seven_colonies: usize,
    pub seven_fields: u8,
    pub seven_players: usize,
    pub donations: [u16; DONATIONS],
    pub ship_points: u8,
    pub points_per_sail: u8,
    pub favours_to_win: u8,
    /// The order of preference in default actions: stack II, then stack I.
    tile_ranks: [u8; Building::COUNT],
    pub keep_for_resident: Vec<Good>,
    pub keep_one_more: Vec<Good>,
    pub keep_rest: [Good; Good::COUNT],
    pub trade_keep_gold: u16,
    pub trade_max_times: u8,
    pub leader_favours: u8,
}

impl Data {
    pub fn cost(&self, resident: Resident) -> Goods {
        self.resident_costs[resident as usize]
    }

    pub fn building_cost(&self, stack: Stack) -> Goods {
        self.building_costs[stack as usize]
    }

    pub fn good_of(&self, landscape: Landscape) -> Good {
        self.landscape_goods[landscape as usize]
    }

    /// The landscape on a field of a board.
    pub fn landscape(&self, board: u8, field: Field) -> Option<Landscape> {
        let place = Field::LANDSCAPES.iter().position(|other| *other == field)?;
        Some(self.boards.get(usize::from(board))?[place])
    }

    pub fn printed(&self, building: Building) -> &Printed {
        &self.printed[building as usize]
    }

    pub fn kind(&self, tile: Tile) -> Building {
        self.kinds[tile.index()]
    }

    pub fn stack(&self, tile: Tile) -> Stack {
        self.printed(self.kind(tile)).stack
    }

    /// The tiles of a stack, in their order.
    pub fn tiles(&self, stack: Stack) -> impl Iterator<Item = Tile> + '_ {
        Tile::all().filter(move |tile| self.stack(*tile) == stack)
    }

    /// Which copy of its kind a tile is, from 1.
    pub fn copy(&self, tile: Tile) -> u8 {
        let kind = self.kind(tile);
        self.kinds[..=tile.index()].iter().filter(|other| **other == kind).count() as u8
    }

    /// The rank in default actions; lower is better.
    pub fn tile_rank(&self, tile: Tile) -> u8 {
        self.tile_ranks[self.kind(tile) as usize]
    }

    pub fn trader_gold(&self, sacks: u8) -> u16 {
        let last = self.trader_gold.len().saturating_sub(1);
        self.trader_gold.get(usize::from(sacks).min(last)).copied().unwrap_or(0)
    }

    /// The number of ways to roll a sum with two dice.
    pub const fn ways(number: u8) -> u8 {
        match number {
            2..=7 => number - 1,
            8..=12 => 13 - number,
            _ => 0,
        }
    }
}

static DATA: OnceLock<Data> = OnceLock::new();
const BUILT_IN: &str = include_str!("../../../../../assets/games/anno1701.json");

/// The data in use: the operator's if installed, otherwise the built-in data.
pub fn data() -> &'static Data {
    DATA.get_or_init(|| match check::read(BUILT_IN) {
        Ok(data) => data,
        // A test checks the built-in data, so this cannot fail in a release.
        Err(error) => panic!("the built-in data of Anno 1701 cannot be used: {error}"),
    })
}

/// Installs an operator's data file. Must be called before the first game is used.
pub fn install(json: &str) -> Result<(), DataError> {
    let data = check::read(json)?;
    let known = DATA.get_or_init(|| data.clone());
    if *known == data { Ok(()) } else { Err(DataError::TooLate) }
}

/// Parses and checks a data file without installing it.
pub fn examine(json: &str) -> Result<Data, DataError> {
    check::read(json)
}

#[cfg(test)]
mod tests;
