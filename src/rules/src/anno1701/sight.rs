//! What a seat knows, piece by piece: for who looks often and quickly, and has no need of a whole view.

use super::data::{SHIPS, data};
use super::kinds::{Building, Face, Field, Goods, Track};
use super::map::{Hex, Spots};
use super::state::{Phase, Player, State};
use super::tile::Tile;
use crate::Seat;

/// A seat's eyes. They tell nothing that the seat's view does not tell.
#[derive(Clone, Copy, Debug)]
pub struct Sight<'a> {
    state: &'a State,
    pub seat: Seat,
}

/// A tile on one's own board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OwnTile {
    pub field: Field,
    pub building: Building,
    pub built: bool,
    /// A favour stone lies on it.
    pub favour: bool,
}

impl State {
    pub fn sight(&self, seat: Seat) -> Sight<'_> {
        Sight { state: self, seat }
    }
}

impl<'a> Sight<'a> {
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

    /// How many of citizen, merchant, aristocrat are built.
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
        let lying = self.own().lying(field)?;
        Some(OwnTile { field, building: lying.tile.kind(), built: lying.built, favour: lying.favour })
    }

    pub fn tiles(self) -> impl Iterator<Item = OwnTile> + 'a {
        Field::ALL.iter().filter_map(move |field| self.tile_on(*field))
    }

    /// The tile that is to be placed.
    pub fn placing(self) -> Option<Building> {
        self.state.placing.filter(|_| self.is_active()).map(Tile::kind)
    }

    /// The ships at sea, counted from 1: where they are, and the points they have left (all, in others' turns).
    pub fn ships(self) -> impl Iterator<Item = (u8, Hex, u8)> + 'a {
        let points = move |ship: usize| {
            if self.is_active() { self.state.points_left(ship) } else { self.speed() }
        };
        (0..SHIPS).filter_map(move |ship| Some((ship as u8 + 1, self.own().ships[ship]?, points(ship))))
    }

    /// The sites with an own colony.
    pub fn colonies(self) -> Spots {
        self.own().colonies
    }

    /// The places at which there is an own colony.
    pub fn settled(self) -> Spots {
        self.own().settled()
    }

    pub fn owner(self, site: usize) -> Option<Seat> {
        self.state.colonies[site]
    }

    /// What lies on a place, if it is known.
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

    /// Can this seat still get a seven-colonies field?
    pub fn seven_open(self) -> bool {
        let state = self.state;
        state.count() == data().seven_players
            && state.seven.len() < data().seven_fields.into()
            && !state.seven.contains(self.seat)
    }
}
