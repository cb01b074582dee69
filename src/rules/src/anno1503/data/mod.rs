//! Component data of Anno 1503: `assets/games/anno1503.json`, parsed and checked once.

mod check;
mod file;
mod islands;

use std::sync::OnceLock;

use arrayvec::ArrayVec;

use super::kinds::{Building, Buildings, Good, GoodSet, Goods, Happening, Resident, Tile, Yield};
use super::map::Chart;
use super::orders::{Goal, TileClass};
use crate::DataError;

/// The resident fields of a home island. This and the following constants fix array sizes.
pub const FIELDS: usize = 7;
pub const SAFE_FIELDS: usize = 2;
/// The first field with a place for a building below.
pub const FIRST_BUILDING_FIELD: usize = 4;
pub const BUILDING_PLACES: usize = FIELDS + 1 - FIRST_BUILDING_FIELD;
/// The numbers of a die that yield goods.
pub const NUMBERS: usize = 5;
pub const HOMES: usize = 4;
pub const SHIPS: usize = 2;
pub const GREY_DOCKS: usize = 4;
pub const BROWN_DOCKS: usize = 3;

/// Everything that is printed on the components.
#[derive(Clone, PartialEq, Debug)]
pub struct Data {
    pub version: String,
    pub cards_per_good: u8,
    pub ship_cost: Goods,
    /// The cost of placing a pioneer, or of raising a resident to this step.
    resident_costs: [Goods; 4],
    buys: [GoodSet; 4],
    prices: [u8; 4],
    /// Prices that a building raises.
    better_prices: ArrayVec<(Building, Resident, u8), 16>,
    pub pioneer_tiles: u8,
    pub citizen_tiles: u8,
    pub purchase_price: u8,
    pub contract_discount: u8,
    pub purchases_per_turn: u8,
    pub hand_limit: u32,
    pub draw_card_price: u32,
    pub church_picks: u8,
    pub shipyard_factor: u8,
    pub chest_gold: u32,
    pub start_gold: u32,
    pub start_goods: Goods,
    /// Yields of the numbers 1-5 of the four home islands.
    pub homes: [[Yield; NUMBERS]; HOMES],
    pub chart: Chart,
    pub tiles: Vec<Tile>,
    /// By the number on the back: a tile is used with at least this many players.
    building_marks: Vec<(u8, Building)>,
    pub event_number: u8,
    happenings: [Happening; 6],
    pub points_needed: u32,
    /// The threshold of each victory point, in the order of `VictoryPoint::ALL`.
    pub point_thresholds: [u32; 5],
    pub goal_order: [Goal; 5],
    pub missing_order: [Good; 6],
    pub surplus_order: [Good; 6],
    pub discard_order: [Good; 6],
    pub tile_class_order: [TileClass; 5],
    action_points: [u8; 3],
}

impl Data {
    pub fn cost(&self, step: Resident) -> Goods {
        self.resident_costs[step as usize]
    }

    pub fn buys(&self, resident: Resident) -> GoodSet {
        self.buys[resident as usize]
    }

    /// The price that a resident pays, given the player's buildings.
    pub fn price(&self, resident: Resident, buildings: impl Fn(Building) -> bool) -> u8 {
        let better =
            self.better_prices.iter().filter(|(building, whom, _)| *whom == resident && buildings(*building));
        better.map(|(_, _, price)| *price).fold(self.prices[resident as usize], u8::max)
    }

    pub fn happening(&self, die: u8) -> Happening {
        self.happenings[usize::from(die.clamp(1, 6)) - 1]
    }

    /// The public buildings for this number of players.
    pub fn buildings(&self, players: usize) -> Buildings {
        let mut all = Buildings::default();
        let used = self.building_marks.iter().filter(|(mark, _)| usize::from(*mark) <= players);
        used.for_each(|(_, kind)| all[*kind] += 1);
        all
    }

    /// The island tiles for this number of players.
    pub fn tiles_for(&self, players: usize) -> impl Iterator<Item = Tile> + '_ {
        self.tiles.iter().copied().filter(move |tile| usize::from(tile.back) <= players)
    }

    pub fn action_points(&self, players: usize) -> u8 {
        self.action_points[players.clamp(2, 4) - 2]
    }
}

static DATA: OnceLock<Data> = OnceLock::new();
const BUILT_IN: &str = include_str!("../../../../../assets/games/anno1503.json");

/// The data in use: the operator's if installed, otherwise the built-in data.
pub fn data() -> &'static Data {
    DATA.get_or_init(|| match check::read(BUILT_IN) {
        Ok(data) => data,
        // A test checks the built-in data, so this cannot fail in a release.
        Err(error) => panic!("the built-in data of Anno 1503 cannot be used: {error}"),
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
