//! Cheap accessors for the AI, which would otherwise build a full `View` for every query.

use super::super::data::{SHIPS, data};
use super::super::kinds::{Building, Face, Field, Goods, Track};
use super::super::map::{Hex, Spots};
use super::super::player::Player;
use super::super::state::{Phase, State};
use super::super::tile::Tile;
use crate::Seat;

/// The information that one seat has. Never returns anything that the seat's view does not contain.
#[derive(Clone, Copy, Debug)]
pub struct SeatInfo<'a> {
    state: &'a State,
    pub seat: Seat,
}

/// A tile on the seat's own board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OwnTile {
    pub field: Field,
    pub building: Building,
    pub built: bool,
    /// A favour stone lies on it.
    pub favour: bool,
}

impl State {
    pub fn seat_info(&self, seat: Seat) -> SeatInfo<'_> {
        SeatInfo { state: self, seat }
    }
}

impl<'a> SeatInfo<'a> {
    fn own(self) -> &'a Player {
        &self.state.players[self.seat]
    }

    pub fn phase(self) -> Phase {
        self.state.phase
    }

    pub fn is_active(self) -> bool {
        self.state.active == self.seat
    }

    pub fn players(self) -> usize {
        self.state.count()
    }

    pub fn others(self) -> impl Iterator<Item = Seat> {
        let seat = self.seat;
        self.state.players.seats().filter(move |other| *other != seat)
    }

    pub fn gold(self) -> u16 {
        self.own().gold
    }

    pub fn hand(self) -> Goods {
        self.own().hand
    }

    pub fn fire_limit(self) -> u32 {
        self.own().fire_limit()
    }

    /// The number of built residents, in the order citizen, merchant, aristocrat.
    pub fn residents(self) -> usize {
        self.own().residents.into()
    }

    pub fn sails(self) -> u8 {
        self.own().sails
    }

    pub fn speed(self) -> u8 {
        self.own().speed()
    }

    /// The settlement board, counted from 0.
    pub fn board(self) -> u8 {
        self.own().board
    }

    pub fn tile_on(self, field: Field) -> Option<OwnTile> {
        let placed = self.own().placed(field)?;
        Some(OwnTile { field, building: placed.tile.kind(), built: placed.built, favour: placed.favour })
    }

    pub fn tiles(self) -> impl Iterator<Item = OwnTile> + 'a {
        Field::ALL.iter().filter_map(move |field| self.tile_on(*field))
    }

    /// The tile that is to be placed.
    pub fn placing(self) -> Option<Building> {
        self.state.placing.filter(|_| self.is_active()).map(Tile::kind)
    }

    /// The ships at sea, counted from 1: position and movement points left (all of them in other players' turns).
    pub fn ships(self) -> impl Iterator<Item = (u8, Hex, u8)> + 'a {
        let points = move |ship: usize| {
            if self.is_active() { self.state.points_left(ship) } else { self.speed() }
        };
        (0..SHIPS).filter_map(move |ship| Some((ship as u8 + 1, self.own().ships[ship]?, points(ship))))
    }

    /// The sites with a colony of this seat.
    pub fn colonies(self) -> Spots {
        self.own().colonies
    }

    /// The places with a colony of this seat.
    pub fn settled(self) -> Spots {
        self.own().settled()
    }

    pub fn owner(self, site: usize) -> Option<Seat> {
        self.state.colonies[site]
    }

    /// The face of the tile on a place, if this seat knows it.
    pub fn face(self, place: usize) -> Option<Face> {
        let known = self.state.face_up.contains(place) || self.own().known.contains(place);
        known.then(|| self.state.face(place))
    }

    pub fn favours(self) -> u8 {
        self.state.favours(self.seat)
    }

    pub fn favours_of(self, seat: Seat) -> u8 {
        self.state.favours(seat)
    }

    pub fn power(self, track: Track) -> Option<Seat> {
        self.state.powers[track as usize]
    }

    pub fn symbols_of(self, seat: Seat, track: Track) -> u8 {
        self.state.players[seat].symbols[track as usize]
    }

    /// The prices of the donations that are still open.
    pub fn donations(self) -> &'static [u16] {
        &data().donations[self.state.donations.len()..]
    }

    /// Whether this seat can still get a seven-colonies field.
    pub fn seven_open(self) -> bool {
        let state = self.state;
        state.count() == data().seven_players
            && state.seven.len() < data().seven_fields.into()
            && !state.seven.contains(self.seat)
    }
}
