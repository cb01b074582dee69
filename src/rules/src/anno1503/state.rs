//! The state of a game: everything that lies on the table, and whose turn it is.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use super::data::{
    BROWN_DOCKS, BUILDING_PLACES, FIELDS, FIRST_BUILDING_FIELD, GREY_DOCKS, NUMBERS, SAFE_FIELDS, SHIPS, data,
};
use super::kinds::{Building, Buildings, Face, Good, Goods, Happening, Resident, Tile, VictoryPoint, Yield};
use super::map::Square;
use super::options::{OffTurnChoices, Options};
use super::orders::Orders;
use super::roll::Resolve;
use crate::{BySeat, Dice, Outcome, Seat};

/// Room for the reserve: its six tiles, and the one that a pirate has just thrown onto it.
pub(super) const RESERVE: usize = 8;
pub(super) const ISLANDS: usize = 26;

/// Which part of a turn (specification, section 5).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    ChooseHome,
    TurnStart,
    Resolve,
    Phase2,
    Phase3,
    TilePending,
    GameOver,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct State {
    pub(super) options: Options,
    pub(super) dice: Dice,
    pub(super) round: u32,
    pub(super) turn: u32,
    pub(super) first: Seat,
    /// Whose turn it is; while home islands are chosen, who chooses.
    pub(super) active: Seat,
    pub(super) phase: Phase,
    pub(super) players: BySeat<Player>,
    pub(super) supply: Goods,
    /// The face-down tiles, by island of the chart.
    pub(super) islands: ArrayVec<Option<Tile>, ISLANDS>,
    /// Used from its end.
    pub(super) reserve: ArrayVec<Tile, RESERVE>,
    pub(super) used_treasures: u8,
    pub(super) display: Buildings,
    pub(super) last_die: Option<u8>,
    pub(super) last_happening: Option<Happening>,
    /// What is left to do for the die that was rolled.
    pub(super) resolve: Option<Resolve>,
    /// The tile that the active player is looking at.
    pub(super) pending: Option<Pending>,
    /// What was done in this turn.
    pub(super) this_turn: ThisTurn,
    /// Home islands in the order in which they are dealt to whoever does not choose.
    pub(super) home_order: ArrayVec<u8, 4>,
    pub(super) outcome: Option<End>,
}

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
    /// By island: in which round the tile lying there was seen.
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

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(super) struct Pending {
    /// The ship, counted from 0.
    pub ship: u8,
    pub island: u8,
    /// The phase to go back to is always the third, since the discovery began it.
    pub square: Square,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub(super) struct ThisTurn {
    /// One bit per field that has bought.
    pub sold: u8,
    pub purchases: u8,
    pub drew_card: bool,
}

/// How the game ended; `Outcome` with an owned cause.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum End {
    /// The active player holds three victory points.
    Points {
        winner: Seat,
    },
    /// Everybody else has resigned.
    Alone {
        winner: Seat,
    },
    RoundLimit,
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

    /// What the home island yields at this number, 1-5.
    pub fn home_yield(&self, number: u8) -> Option<Yield> {
        self.yields()?.get(usize::from(number).wrapping_sub(1)).copied()
    }

    /// A1503 R31: there is no dock at the "?".
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

    /// How much this player has of what a victory point is given for.
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

/// The victory points that somebody holds.
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

impl State {
    pub(super) fn player(&self) -> &Player {
        &self.players[self.active]
    }

    pub(super) fn player_mut(&mut self) -> &mut Player {
        &mut self.players[self.active]
    }

    pub(super) fn count(&self) -> usize {
        self.players.count()
    }

    /// Are this player's choices made without asking?
    pub(super) fn answers_alone(&self, seat: Seat) -> bool {
        let player = &self.players[seat];
        if player.resigned {
            return true;
        }
        if self.resolve.is_some_and(|entry| entry.asked) {
            return false;
        }
        if seat == self.active {
            player.orders.auto_on_turn
        } else {
            self.options.off_turn_choices == OffTurnChoices::Standing
        }
    }

    /// A1503 sail: as many action points as players, doubled by a shipyard.
    pub(super) fn action_points(&self, seat: Seat) -> u8 {
        let points = data().action_points(self.count());
        if self.players[seat].owns(Building::Shipyard) { points * data().shipyard_factor } else { points }
    }

    /// The action points that a ship has left; `None`: it is not at sea.
    pub(super) fn points_left(&self, seat: Seat, ship: u8) -> Option<(Square, u8)> {
        let ship = (*self.players[seat].ships.get(usize::from(ship).wrapping_sub(1))?)?;
        Some((ship.at, self.action_points(seat).saturating_sub(ship.spent)))
    }

    pub(super) fn pending_face(&self) -> Option<(Pending, Tile)> {
        let pending = self.pending?;
        let tile = (*self.islands.get(usize::from(pending.island))?)?;
        Some((pending, tile))
    }

    pub(super) fn end_of(&self) -> Option<Outcome> {
        self.outcome.map(|end| match end {
            End::Points { winner } => Outcome { winners: crate::Seats::one(winner), cause: "cause-points" },
            End::Alone { winner } => Outcome { winners: crate::Seats::one(winner), cause: "cause-resigned" },
            End::RoundLimit => Outcome { winners: self.leaders(), cause: "cause-round_limit" },
        })
    }

    pub(super) fn face_at(&self, island: usize) -> Option<Face> {
        self.islands.get(island).copied().flatten().map(|tile| tile.face)
    }
}
