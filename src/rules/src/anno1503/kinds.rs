//! The components of Anno 1503: goods, residents, buildings, tiles, die events, victory points.

use std::ops::{Index, IndexMut};

use serde::{Deserialize, Serialize};

use super::data::NUMBERS;
use crate::Id;
use crate::answer_reader::digit;

kinds! {
    Good {
        Wood = "wood",
        Stone = "stone",
        Tool = "tool",
        Cloth = "cloth",
        Spice = "spice",
        Tobacco = "tobacco",
    }
}

kinds! {
    /// The residents, from the lowest step to the highest.
    Resident {
        Pioneer = "pioneer",
        Settler = "settler",
        Citizen = "citizen",
        Merchant = "merchant",
    }
}

kinds! {
    /// A public building.
    Building {
        GrandTradingPost = "grand_trading_post",
        FireBrigade = "fire_brigade",
        Smithy = "smithy",
        Church = "church",
        School = "school",
        Bathhouse = "bathhouse",
        Tavern = "tavern",
        Shipyard = "shipyard",
    }
}

kinds! {
    /// An event of the event die. Not called `Event`, which is an entry of the game's log.
    Happening {
        Pirate = "pirate",
        Fire = "fire",
        GoldenTimes = "golden_times",
    }
}

kinds! {
    /// The five victory points.
    VictoryPoint {
        Gold = "vp_gold",
        TradingPosts = "vp_trading_posts",
        Contracts = "vp_contracts",
        Buildings = "vp_buildings",
        Merchants = "vp_merchants",
    }
}

impl Resident {
    /// The next step, if there is one.
    pub fn raised(self) -> Option<Resident> {
        match self {
            Resident::Pioneer => Some(Resident::Settler),
            Resident::Settler => Some(Resident::Citizen),
            Resident::Citizen => Some(Resident::Merchant),
            Resident::Merchant => None,
        }
    }

    /// Citizens and merchants share one kind of tile, pioneers and settlers the other.
    pub fn uses_citizen_tile(self) -> bool {
        matches!(self, Resident::Citizen | Resident::Merchant)
    }
}

/// The face of an island tile.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Face {
    TradingPost(Good),
    Contract,
    Promotion,
    Gold,
}

/// An island tile: its face, and the number on its back.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Tile {
    pub back: u8,
    pub face: Face,
}

/// The yield of a home island at a number.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Yield {
    /// The "?": any good.
    Any,
    Good(Good),
}

/// Counts of public buildings, by kind.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Buildings(pub [u8; 8]);

impl Buildings {
    pub fn iter(&self) -> impl Iterator<Item = (Building, u8)> + '_ {
        Building::ALL.iter().map(|kind| (*kind, self[*kind]))
    }

    pub fn total(&self) -> u32 {
        self.0.iter().map(|count| u32::from(*count)).sum()
    }
}

impl Index<Building> for Buildings {
    type Output = u8;
    fn index(&self, kind: Building) -> &u8 {
        &self.0[kind as usize]
    }
}

impl IndexMut<Building> for Buildings {
    fn index_mut(&mut self, kind: Building) -> &mut u8 {
        &mut self.0[kind as usize]
    }
}

/// One value per good.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct ByGood<T>(pub [T; 6]);

impl<T> Index<Good> for ByGood<T> {
    type Output = T;
    fn index(&self, good: Good) -> &T {
        &self.0[good as usize]
    }
}

impl<T> IndexMut<Good> for ByGood<T> {
    fn index_mut(&mut self, good: Good) -> &mut T {
        &mut self.0[good as usize]
    }
}

/// A set of goods, for instance those that may be taken.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct GoodSet(u8);

impl GoodSet {
    pub const NONE: GoodSet = GoodSet(0);
    pub const ALL: GoodSet = GoodSet(0b11_1111);

    pub fn insert(&mut self, good: Good) {
        self.0 |= 1 << good as u8;
    }

    pub const fn contains(self, good: Good) -> bool {
        self.0 & (1 << good as u8) != 0
    }

    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    #[must_use]
    pub const fn and(self, other: GoodSet) -> GoodSet {
        GoodSet(self.0 & other.0)
    }

    /// Iterates in the order of `Good::ALL`.
    pub fn iter(self) -> impl Iterator<Item = Good> + Clone {
        Good::ALL.iter().copied().filter(move |good| self.contains(*good))
    }
}

impl FromIterator<Good> for GoodSet {
    fn from_iter<I: IntoIterator<Item = Good>>(goods: I) -> GoodSet {
        let mut set = GoodSet::NONE;
        for good in goods {
            set.insert(good);
        }
        set
    }
}

/// Counts of goods: a hand, a cost, the supply.
pub type Goods = ByGood<u8>;

impl Goods {
    pub fn total(&self) -> u32 {
        self.0.iter().map(|count| u32::from(*count)).sum()
    }

    pub fn iter(&self) -> impl Iterator<Item = (Good, u8)> + '_ {
        Good::ALL.iter().map(|good| (*good, self[*good]))
    }

    pub const NONE: Goods = ByGood([0; 6]);

    pub fn one(good: Good) -> Goods {
        let mut goods = Goods::NONE;
        goods[good] = 1;
        goods
    }

    /// The goods of which there is at least one.
    pub fn kinds(&self) -> GoodSet {
        self.iter().filter(|(_, count)| *count > 0).map(|(good, _)| good).collect()
    }

    pub fn covers(&self, cost: &Goods) -> bool {
        self.0.iter().zip(&cost.0).all(|(have, need)| have >= need)
    }

    /// The part of a cost that is missing.
    #[must_use]
    pub fn lacking(&self, cost: &Goods) -> Goods {
        ByGood(std::array::from_fn(|index| cost.0[index].saturating_sub(self.0[index])))
    }

    pub fn add(&mut self, other: &Goods) {
        self.0.iter_mut().zip(&other.0).for_each(|(mine, theirs)| *mine += theirs);
    }

    /// The caller must have checked `covers`.
    pub fn subtract(&mut self, other: &Goods) {
        self.0.iter_mut().zip(&other.0).for_each(|(mine, theirs)| *mine -= theirs);
    }
}

/// A tile at a player's docks, as chosen when it is lost.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Docked {
    /// The trading post at the grey dock of this number.
    Dock(u8),
    /// The contract docked last.
    Contract,
}

impl Docked {
    /// `dock_3` or `contract`.
    pub(super) fn parse(text: &str) -> Option<Docked> {
        match text.strip_prefix("dock_") {
            Some(number) => digit(number).filter(|number| *number <= NUMBERS as u8).map(Docked::Dock),
            None => (text == "contract").then_some(Docked::Contract),
        }
    }

    pub(super) fn id(self) -> Id {
        match self {
            Docked::Contract => Id::new("contract"),
            Docked::Dock(1) => Id::new("dock_1"),
            Docked::Dock(2) => Id::new("dock_2"),
            Docked::Dock(3) => Id::new("dock_3"),
            Docked::Dock(4) => Id::new("dock_4"),
            Docked::Dock(5) => Id::new("dock_5"),
            Docked::Dock(_) => Id::new("dock_none"),
        }
    }
}

/// A kind of tile in the standing order for losses.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TileKind {
    Contract,
    TradingPost(Good),
}

impl TileKind {
    /// `trading_post_wood` or `contract`.
    pub(super) fn parse(text: &str) -> Option<TileKind> {
        match text.strip_prefix("trading_post_") {
            Some(good) => Good::parse(good).map(TileKind::TradingPost),
            None => (text == "contract").then_some(TileKind::Contract),
        }
    }

    pub(super) fn id(self) -> Id {
        Id::new(match self {
            TileKind::Contract => "contract",
            TileKind::TradingPost(Good::Wood) => "trading_post_wood",
            TileKind::TradingPost(Good::Stone) => "trading_post_stone",
            TileKind::TradingPost(Good::Tool) => "trading_post_tool",
            TileKind::TradingPost(Good::Cloth) => "trading_post_cloth",
            TileKind::TradingPost(Good::Spice) => "trading_post_spice",
            TileKind::TradingPost(Good::Tobacco) => "trading_post_tobacco",
        })
    }
}
