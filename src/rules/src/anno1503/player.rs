//! One player's pieces, and the values that depend on them: prices, docks, victory points.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use super::data::{
    BROWN_DOCKS, BUILDING_PLACES, FIELDS, FIRST_BUILDING_FIELD, GREY_DOCKS, NUMBERS, SAFE_FIELDS, SHIPS, data,
};
use super::kinds::{Building, Good, Goods, Resident, VictoryPoint, Yield};
use super::map::Square;
use super::orders::Orders;
use super::state::ISLANDS;

type Residents = ArrayVec<Resident, FIELDS>;

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(super) struct Player {
    /// Counted from 0; `None` while it is being chosen.
    pub home: Option<u8>,
    pub resigned: bool,
    pub gold: u32,
    pub hand: Goods,
    /// The trading posts, by the number of their grey dock.
    pub posts: [Option<Post>; NUMBERS],
    /// The backs of the contracts, in the order in which they were docked.
    pub contracts: ArrayVec<u8, BROWN_DOCKS>,
    /// Fields 1-7, filled without gaps.
    pub residents: Residents,
    /// Below fields 4-7.
    pub buildings: [Option<Building>; BUILDING_PLACES],
    pub ships: [Option<Ship>; SHIPS],
    pub orders: Orders,
    /// By island: the round in which the player saw the tile there.
    pub notes: ArrayVec<Option<u32>, ISLANDS>,
}

/// A docked trading post.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(super) struct Post {
    pub good: Good,
    pub back: u8,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(super) struct Ship {
    pub at: Square,
    /// Action points spent in this turn.
    pub spent: u8,
}

impl Player {
    pub fn new() -> Player {
        let data = data();
        Player {
            home: None,
            resigned: false,
            gold: data.start_gold,
            hand: data.start_goods,
            posts: [None; NUMBERS],
            contracts: ArrayVec::new(),
            residents: [Resident::Pioneer, Resident::Settler].into_iter().collect(),
            buildings: [None; BUILDING_PLACES],
            ships: [Some(Ship { at: data.chart.start, spent: 0 }), None],
            orders: Orders::default(),
            notes: data.chart.islands.iter().map(|_| None).collect(),
        }
    }

    pub fn yields(&self) -> Option<&'static [Yield; NUMBERS]> {
        self.home.and_then(|home| data().homes.get(usize::from(home)))
    }

    /// The yield of the home island at this number, 1-5.
    pub fn home_yield(&self, number: u8) -> Option<Yield> {
        self.yields()?.get(usize::from(number).wrapping_sub(1)).copied()
    }

    /// Anno 1503 rules R31: there is no dock at the "?".
    pub fn has_dock(&self, number: u8) -> bool {
        matches!(self.home_yield(number), Some(Yield::Good(_)))
    }

    pub fn post_at(&self, number: u8) -> Option<Post> {
        self.posts.get(usize::from(number).wrapping_sub(1)).copied().flatten()
    }

    pub fn post_count(&self) -> usize {
        self.posts.iter().flatten().count()
    }

    pub fn has_free_grey_dock(&self) -> bool {
        self.post_count() < GREY_DOCKS
    }

    pub fn docked(&self) -> u32 {
        (self.post_count() + self.contracts.len()) as u32
    }

    pub fn owns(&self, building: Building) -> bool {
        self.buildings.contains(&Some(building))
    }

    pub fn building_below(&self, field: usize) -> Option<Building> {
        field.checked_sub(FIRST_BUILDING_FIELD).and_then(|place| self.buildings.get(place).copied().flatten())
    }

    /// The resident on this field, 1-7.
    pub fn resident(&self, field: u8) -> Option<Resident> {
        self.residents.get(usize::from(field).wrapping_sub(1)).copied()
    }

    pub fn outside_safe_fields(&self) -> u32 {
        self.residents.len().saturating_sub(SAFE_FIELDS) as u32
    }

    pub fn pioneer_tiles_left(&self) -> u8 {
        let used = self.residents.iter().filter(|resident| !resident.uses_citizen_tile()).count() as u8;
        data().pioneer_tiles.saturating_sub(used)
    }

    pub fn citizen_tiles_left(&self) -> u8 {
        let used = self.residents.iter().filter(|resident| resident.uses_citizen_tile()).count() as u8;
        data().citizen_tiles.saturating_sub(used)
    }

    pub fn price(&self, resident: Resident) -> u8 {
        data().price(resident, |building| self.owns(building))
    }

    pub fn purchase_price(&self) -> u8 {
        data().purchase_price - data().contract_discount * self.contracts.len() as u8
    }

    /// The player's count towards a victory point.
    pub fn progress(&self, point: VictoryPoint) -> u32 {
        match point {
            VictoryPoint::Gold => self.gold,
            VictoryPoint::TradingPosts => self.post_count() as u32,
            VictoryPoint::Contracts => self.contracts.len() as u32,
            VictoryPoint::Buildings => self.buildings.iter().flatten().count() as u32,
            VictoryPoint::Merchants => {
                self.residents.iter().filter(|resident| **resident == Resident::Merchant).count() as u32
            }
        }
    }

    pub fn holds(&self, point: VictoryPoint) -> bool {
        self.progress(point) >= data().point_thresholds[point as usize]
    }

    pub fn points(&self) -> Points {
        let mut points = Points::default();
        for point in VictoryPoint::ALL {
            points.0 |= u8::from(self.holds(*point)) << *point as u8;
        }
        points
    }
}

/// A set of victory points.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Points(u8);

impl Points {
    pub fn count(self) -> u32 {
        self.0.count_ones()
    }

    pub fn contains(self, point: VictoryPoint) -> bool {
        self.0 & (1 << point as u8) != 0
    }
}
