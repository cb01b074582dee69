//! One player's settlement, ships and cards, and the values that depend on them.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use super::bundle::Bundle;
use super::data::{DEALT, Effect, KEPT, SHIPS, data};
use super::kinds::{Field, Goods, Resident, Track};
use super::map::{Hex, Spots};
use super::orders::{MAX_TRADES, Orders};
use super::tile::Tile;

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(super) struct Player {
    /// Counted from 0.
    pub board: u8,
    pub gold: u16,
    pub hand: Goods,
    pub fields: [Option<PlacedTile>; Field::COUNT],
    /// The number of built residents, in the order citizen, merchant, aristocrat.
    pub residents: u8,
    /// Cannons, sacks, happy residents.
    pub symbols: [u8; Track::COUNT],
    pub sails: u8,
    /// The positions of the ships at sea: sea fields, or harbour tiles.
    pub ships: [Option<Hex>; SHIPS],
    /// The sites with a colony.
    pub colonies: Spots,
    /// The places whose tiles the player has seen.
    pub known: Spots,
    /// The tiles dealt at the start; empty afterwards.
    pub dealt: ArrayVec<Tile, DEALT>,
    pub chosen: Option<[Tile; KEPT]>,
    pub orders: Orders,
    /// How often each trade order was used in this turn.
    pub order_uses: ArrayVec<u8, MAX_TRADES>,
}

/// An expansion tile on a board.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(super) struct PlacedTile {
    pub tile: Tile,
    /// Face up.
    pub built: bool,
    /// Its advantage was used in this turn.
    pub used: bool,
    /// A favour stone lies on it (opera, theatre).
    pub favour: bool,
}

impl PlacedTile {
    pub const fn face_down(tile: Tile) -> PlacedTile {
        PlacedTile { tile, built: false, used: false, favour: false }
    }
}

impl Player {
    pub fn new(board: u8) -> Player {
        Player {
            board,
            gold: data().start_gold,
            hand: Goods::NONE,
            fields: [None; Field::COUNT],
            residents: 0,
            symbols: [0; Track::COUNT],
            sails: 0,
            ships: [Some(data().chart.start), None],
            colonies: Spots::NONE,
            known: Spots::NONE,
            dealt: ArrayVec::new(),
            chosen: None,
            orders: Orders::default(),
            order_uses: ArrayVec::new(),
        }
    }

    pub fn placed(&self, field: Field) -> Option<PlacedTile> {
        self.fields[field as usize]
    }

    pub fn built(&self) -> impl Iterator<Item = PlacedTile> + '_ {
        self.fields.iter().flatten().copied().filter(|placed| placed.built)
    }

    /// The effects of the buildings.
    pub fn effects(&self) -> impl Iterator<Item = Effect> + '_ {
        self.built().map(|placed| data().printed(placed.tile.kind()).effect)
    }

    pub fn next_resident(&self) -> Option<Resident> {
        Resident::ALL.get(usize::from(self.residents)).copied()
    }

    pub fn has_citizen(&self) -> bool {
        self.residents > 0
    }

    /// Anno 1701 rules 5.1: with more cards than this, a fire takes half of them.
    pub fn fire_limit(&self) -> u32 {
        u32::from(data().fire_limit) + self.sheltered()
    }

    /// The number of cards that fire stations protect.
    pub fn sheltered(&self) -> u32 {
        let cards = |effect| if let Effect::FireShelter(cards) = effect { cards.into() } else { 0 };
        self.effects().map(cards).sum()
    }

    pub fn speed(&self) -> u8 {
        data().ship_points + data().points_per_sail * self.sails
    }

    pub fn has_riot(&self) -> bool {
        self.gold < data().riot_below
    }

    pub fn ships_in_supply(&self) -> usize {
        self.ships.iter().filter(|ship| ship.is_none()).count()
    }

    /// The places at which this player has a colony.
    pub fn settled(&self) -> Spots {
        self.colonies.iter().flat_map(|site| data().chart.places_of(site)).collect()
    }

    pub fn holds(&self, bundle: Bundle) -> bool {
        self.gold >= bundle.gold.into() && self.hand.covers(&bundle.goods)
    }
}
