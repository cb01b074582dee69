//! The view of a game of Anno 1503: everything that one viewer may see, and nothing else.

use serde::Serialize;

use super::data::{FIELDS, NUMBERS, SAFE_FIELDS, SHIPS, data};
use super::kinds::{Building, Face, Good, Goods, Happening, Resident, VictoryPoint, Yield};
use super::map::Square;
use super::orders::Orders;
use super::state::{Phase, State};
use crate::{BySeat, Outcome, Seat, Seats, Viewer};

#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct View {
    #[serde(skip)]
    pub viewer: Viewer,
    pub round: u32,
    pub turn: u32,
    pub active: Seat,
    pub due: Seats,
    pub phase: Phase,
    pub players: BySeat<Player>,
    /// One entry per island square that has ever held or may hold a tile, in map order.
    pub islands: Vec<Island>,
    pub supply: Goods,
    pub reserve: u8,
    /// Public buildings left in the display, by kind.
    pub display: Vec<(Building, u8)>,
    pub last_die: Option<u8>,
    pub last_happening: Option<Happening>,
    /// The tile that the viewer is looking at now (`Some` only for the active viewer).
    pub pending: Option<(Square, Face)>,
    /// The square of that tile; public.
    pub pending_square: Option<Square>,
    /// The viewer's own standing orders.
    pub orders: Option<Orders>,
    pub purchases_left: u8,
    pub outcome: Option<Outcome>,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Player {
    /// Home island 1-4; `None` while it is being chosen.
    pub home: Option<u8>,
    pub resigned: bool,
    /// Yields of the numbers 1-5.
    pub yields: Vec<Yield>,
    /// Grey docks by die number 1-5: is there one, and what lies there.
    pub grey_docks: Vec<GreyDock>,
    /// Contracts at the brown docks.
    pub contracts: u8,
    /// Fields 1-7.
    pub fields: Vec<Field>,
    pub gold: u32,
    /// Contents only for the owner (or with open hands).
    pub hand: Option<Goods>,
    pub hand_size: u32,
    /// Ships at sea.
    pub ships: Vec<Ship>,
    pub ships_in_supply: u8,
    pub pioneer_tiles_left: u8,
    pub citizen_tiles_left: u8,
    pub purchase_price: u8,
    pub pirate_cost: u32,
    pub fire_cost: u32,
    /// All five, held or not, with the player's count and the threshold.
    pub victory_points: Vec<Progress>,
}

#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct GreyDock {
    pub number: u8,
    /// No dock at the "?".
    pub exists: bool,
    pub post: Option<Good>,
}

#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Field {
    /// 1-7.
    pub number: u8,
    pub safe: bool,
    pub resident: Option<Resident>,
    /// The price that this resident pays now, including the effects of buildings.
    pub price: u8,
    /// Has bought this turn.
    pub sold: bool,
    pub building: Option<Building>,
}

#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Ship {
    /// 1 or 2.
    pub number: u8,
    pub at: Square,
    /// Action points left in this turn; `None` unless its owner is active.
    pub points: Option<u8>,
}

#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Progress {
    pub point: VictoryPoint,
    pub have: u32,
    pub need: u32,
    pub held: bool,
}

#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Island {
    pub square: Square,
    /// The number printed on the map.
    pub number: u8,
    /// Whether this number is used with the current number of players.
    pub used: bool,
    /// The back of the tile lying there.
    pub back: Option<u8>,
    /// The viewer's note: the tile's face and the round in which the viewer saw it.
    pub note: Option<(Face, u32)>,
}

impl State {
    pub(super) fn view_for(&self, viewer: Viewer) -> View {
        let pending = self.pending_face();
        View {
            viewer,
            round: self.round,
            turn: self.turn,
            active: self.active,
            due: self.due_seats(),
            phase: self.phase,
            players: BySeat::new(self.count(), |seat| self.player_seen_by(viewer, seat)),
            islands: self.islands_seen_by(viewer),
            supply: self.supply,
            reserve: self.reserve.len() as u8,
            display: self.buildings_left().collect(),
            last_die: self.last_die,
            last_happening: self.last_happening,
            pending: pending
                .filter(|_| viewer.is(self.active))
                .map(|(pending, tile)| (pending.square, tile.face)),
            pending_square: pending.map(|(pending, _)| pending.square),
            orders: self
                .players
                .iter()
                .find(|(seat, _)| viewer.is(*seat))
                .map(|(_, player)| player.orders.clone()),
            purchases_left: self.purchases_left(),
            outcome: self.final_outcome(),
        }
    }

    /// The view of one player.
    pub fn player_seen_by(&self, viewer: Viewer, seat: Seat) -> Player {
        let player = &self.players[seat];
        let ships = (1..=SHIPS as u8).filter_map(|number| {
            let (at, points) = self.points_left(seat, number)?;
            Some(Ship { number, at, points: (seat == self.active).then_some(points) })
        });
        Player {
            home: player.home.map(|home| home + 1),
            resigned: player.resigned,
            yields: player.yields().map(|yields| yields.to_vec()).unwrap_or_default(),
            grey_docks: (1..=NUMBERS as u8)
                .map(|number| GreyDock {
                    number,
                    exists: player.has_dock(number),
                    post: player.post_at(number).map(|post| post.good),
                })
                .collect(),
            contracts: player.contracts.len() as u8,
            fields: (1..=FIELDS as u8).map(|number| self.field_of(seat, number)).collect(),
            gold: player.gold,
            hand: (self.options.open_hands || viewer.is(seat)).then_some(player.hand),
            hand_size: player.hand.total(),
            ships: ships.collect(),
            ships_in_supply: player.ships.iter().filter(|ship| ship.is_none()).count() as u8,
            pioneer_tiles_left: player.pioneer_tiles_left(),
            citizen_tiles_left: player.citizen_tiles_left(),
            purchase_price: player.purchase_price(),
            pirate_cost: if player.owns(Building::Smithy) { 0 } else { player.docked() },
            fire_cost: if player.owns(Building::FireBrigade) { 0 } else { player.outside_safe_fields() },
            victory_points: VictoryPoint::ALL
                .iter()
                .map(|point| Progress {
                    point: *point,
                    have: player.progress(*point),
                    need: data().point_thresholds[*point as usize],
                    held: player.holds(*point),
                })
                .collect(),
        }
    }

    /// The public buildings left in the display, by kind.
    pub fn buildings_left(&self) -> impl Iterator<Item = (Building, u8)> + '_ {
        self.display.iter().filter(|(_, count)| *count > 0)
    }

    /// The numbers of trading posts and contracts that all players together have docked; public.
    pub fn docked_by_all(&self) -> (usize, usize) {
        let both = self.players.iter().map(|(_, player)| (player.post_count(), player.contracts.len()));
        both.fold((0, 0), |sum, own| (sum.0 + own.0, sum.1 + own.1))
    }

    fn field_of(&self, seat: Seat, number: u8) -> Field {
        let player = &self.players[seat];
        let resident = player.resident(number);
        Field {
            number,
            safe: usize::from(number) <= SAFE_FIELDS,
            resident,
            price: resident.map_or(0, |resident| player.price(resident)),
            sold: seat == self.active && self.has_sold(number),
            building: player.building_below(usize::from(number)),
        }
    }

    /// The islands with what this viewer knows of them.
    pub fn islands_seen_by(&self, viewer: Viewer) -> Vec<Island> {
        let own = self.players.iter().find(|(seat, _)| viewer.is(*seat)).map(|(_, player)| player);
        let islands = data().chart.islands.iter().zip(&self.islands).enumerate();
        let seen = islands.map(|(index, (island, tile))| Island {
            square: island.square,
            number: island.number,
            used: usize::from(island.number) <= self.count(),
            back: tile.map(|tile| tile.back),
            note: tile.and_then(|tile| Some((tile.face, own?.notes[index]?))),
        });
        seen.collect()
    }
}
