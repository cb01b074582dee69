//! The state of a game: everything that lies on the table, and whose turn it is.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use super::bundle::Bundle;
use super::data::{
    DEALT, DONATIONS, ENCOUNTERS, EVENT_CARDS, Effect, KEPT, SEARCHED, SHIPS, STONES, TILES, data,
};
use super::kinds::{Encounter, Face, Field, Good, Goods, Resident, Stack, Track};
use super::map::{Hex, HexSet, PLACES, SITES, Spots};
use super::options::{GoodsSupply, Options};
use super::orders::{MAX_TRADES, Orders};
use super::tile::Tile;
use crate::{BySeat, Dice, Outcome, Seat, Seats};

/// Which part of a turn (specification, section 5).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Everybody keeps two of four tiles.
    SetupChoose,
    /// Before the roll.
    Yield,
    /// The active player returns goods after a fire.
    Discard,
    Action,
    /// One of the tiles searched is kept.
    KeepTile,
    PlaceTile,
    Sailing,
    Encounter,
    /// A ship is sent back, and may go to a nearer harbour.
    Retreat,
    GameOver,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct State {
    pub(super) options: Options,
    pub(super) dice: Dice,
    pub(super) round: u32,
    /// 0 while tiles are chosen.
    pub(super) turn: u32,
    pub(super) first: Seat,
    pub(super) active: Seat,
    pub(super) phase: Phase,
    pub(super) players: BySeat<Player>,
    /// Not counted if it is unlimited.
    pub(super) supply: Goods,
    /// Which island tile lies on each place.
    pub(super) islands: [u8; PLACES],
    pub(super) face_up: Spots,
    pub(super) colonies: [Option<Seat>; SITES],
    /// The stacks of expansion tiles; the top is at the end.
    pub(super) stacks: [ArrayVec<Tile, TILES>; Stack::COUNT],
    pub(super) events: Pile<EVENT_CARDS>,
    pub(super) encounters: Pile<ENCOUNTERS>,
    pub(super) powers: [Option<Seat>; Track::COUNT],
    /// Whose stones lie on the donation fields, from the lowest.
    pub(super) donations: ArrayVec<Seat, DONATIONS>,
    /// Who owns a seven-colonies field.
    pub(super) seven: Seats,
    /// Who has a riot: a function of the gold, kept to tell when it begins and ends.
    pub(super) riots: Seats,
    pub(super) offers: ArrayVec<Offer, MAX_OPEN_OFFERS>,
    /// Offers made so far.
    pub(super) offers_made: u32,
    pub(super) this_turn: ThisTurn,
    /// How many goods the active player must return.
    pub(super) owed: u8,
    /// The tiles that the active player looks at, in the order seen.
    pub(super) searched: ArrayVec<Tile, SEARCHED>,
    /// The tile that the active player must place.
    pub(super) placing: Option<Tile>,
    pub(super) met: Option<Met>,
    pub(super) last_dice: Option<[u8; 2]>,
    pub(super) last_event: Option<u8>,
    pub(super) last_route: Option<Route>,
    pub(super) winner: Option<Seat>,
    /// The game ended because of the round limit.
    pub(super) timed_out: bool,
}

/// Open offers: three of the active player, one of each other.
pub(super) const MAX_OPEN_OFFERS: usize = 6;

/// A pile of cards and its discards, by their index in the data; the top is at the end.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub(super) struct Pile<const N: usize> {
    pub cards: ArrayVec<u8, N>,
    pub discards: ArrayVec<u8, N>,
}

impl<const N: usize> Pile<N> {
    pub fn shuffled(dice: &mut Dice) -> Pile<N> {
        let mut cards: ArrayVec<u8, N> = (0..N as u8).collect();
        dice.shuffle(&mut cards);
        Pile { cards, discards: ArrayVec::new() }
    }

    /// The top card; an empty pile is made anew of the discards first.
    pub fn draw(&mut self, dice: &mut Dice) -> Option<u8> {
        if self.cards.is_empty() {
            std::mem::swap(&mut self.cards, &mut self.discards);
            dice.shuffle(&mut self.cards);
        }
        self.cards.pop()
    }
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(super) struct Player {
    /// Counted from 0.
    pub board: u8,
    pub gold: u16,
    pub hand: Goods,
    pub fields: [Option<Lying>; Field::COUNT],
    /// How many of citizen, merchant, aristocrat are built.
    pub residents: u8,
    /// Cannons, sacks, happy residents.
    pub symbols: [u8; Track::COUNT],
    pub sails: u8,
    /// Where the ships at sea stand: sea fields, or harbour tiles.
    pub ships: [Option<Hex>; SHIPS],
    /// The sites with a colony.
    pub colonies: Spots,
    /// The places whose tiles were looked at.
    pub known: Spots,
    /// The tiles dealt at the start; none afterwards.
    pub dealt: ArrayVec<Tile, DEALT>,
    pub chosen: Option<[Tile; KEPT]>,
    pub orders: Orders,
    /// How often each trade order was carried out in this turn.
    pub order_uses: ArrayVec<u8, MAX_TRADES>,
}

/// An expansion tile on a board.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(super) struct Lying {
    pub tile: Tile,
    /// Face up.
    pub built: bool,
    /// Its advantage was used in this turn.
    pub used: bool,
    /// A favour stone lies on it (opera, theatre).
    pub favour: bool,
}

impl Lying {
    pub const fn face_down(tile: Tile) -> Lying {
        Lying { tile, built: false, used: false, favour: false }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(super) struct Offer {
    pub number: u32,
    pub from: Seat,
    pub to: Seats,
    /// To everybody: known to everybody.
    pub public: bool,
    pub give: Bundle,
    pub want: Bundle,
    pub declined: Seats,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub(super) struct ThisTurn {
    pub settler_used: bool,
    pub centre_used: bool,
    pub courses: [Course; SHIPS],
}

/// How far a ship has come in this turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub(super) struct Course {
    /// Movement points left; `None`: it has not been used.
    pub points: Option<u8>,
    pub done: bool,
    pub visited: HexSet,
}

/// An encounter that waits for an answer, or the ship that waits to be sent back.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(super) struct Met {
    /// Counted from 0.
    pub ship: u8,
    pub card: u8,
    /// The universities have had their say.
    pub kept: bool,
}

/// The way of the ship that sailed last.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(super) struct Route {
    pub seat: Seat,
    pub ship: u8,
    pub path: ArrayVec<Hex, 16>,
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

    pub fn lying(&self, field: Field) -> Option<Lying> {
        self.fields[field as usize]
    }

    pub fn built(&self) -> impl Iterator<Item = Lying> + '_ {
        self.fields.iter().flatten().copied().filter(|lying| lying.built)
    }

    /// The effects of the buildings.
    pub fn effects(&self) -> impl Iterator<Item = Effect> + '_ {
        self.built().map(|lying| data().printed(lying.tile.kind()).effect)
    }

    pub fn next_resident(&self) -> Option<Resident> {
        Resident::ALL.get(usize::from(self.residents)).copied()
    }

    pub fn has_citizen(&self) -> bool {
        self.residents > 0
    }

    /// A1701 5.1: more cards than this, and a fire takes half of them.
    pub fn fire_limit(&self) -> u32 {
        u32::from(data().fire_limit) + self.sheltered()
    }

    /// The cards that fire stations do not count.
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

    pub(super) fn face(&self, place: usize) -> Face {
        data().islands[usize::from(self.islands[place])].1
    }

    /// The card of the encounter that is open.
    pub(super) fn encounter(&self) -> Option<(Met, Encounter)> {
        self.met.map(|met| (met, data().encounters[usize::from(met.card)]))
    }

    /// Residents, opera and theatre, power fields, seven colonies, donations: the fields with a claim to a stone.
    pub(super) fn claims(&self, seat: Seat) -> [u8; 5] {
        let player = &self.players[seat];
        let count = |stones: usize| stones as u8;
        [
            player.residents,
            count(player.built().filter(|lying| lying.favour).count()),
            count(self.powers.iter().filter(|owner| **owner == Some(seat)).count()),
            u8::from(self.seven.contains(seat)),
            count(self.donations.iter().filter(|donor| **donor == seat).count()),
        ]
    }

    /// A1701 8: at most as many as there are stones (R15).
    pub(super) fn favours(&self, seat: Seat) -> u8 {
        self.claims(seat).iter().sum::<u8>().min(STONES)
    }

    pub(super) fn is_unlimited(&self) -> bool {
        self.options.goods_supply == GoodsSupply::Unlimited
    }

    pub(super) fn in_supply(&self, good: Good) -> bool {
        self.is_unlimited() || self.supply[good] > 0
    }

    /// A good from the supply; `false`: there is none (R7).
    pub(super) fn hand_out(&mut self, seat: Seat, good: Good) -> bool {
        if !self.in_supply(good) {
            return false;
        }
        if !self.is_unlimited() {
            self.supply[good] -= 1;
        }
        self.players[seat].hand.add(&Goods::one(good));
        true
    }

    /// Goods back to the supply.
    pub(super) fn take_back(&mut self, seat: Seat, goods: Goods) {
        self.players[seat].hand.subtract(&goods);
        if !self.is_unlimited() {
            self.supply.add(&goods);
        }
    }

    /// The seats clockwise from the active player.
    pub(super) fn in_turn_order(&self) -> impl Iterator<Item = Seat> + Clone + use<> {
        self.active.round_from(self.count())
    }

    pub(super) fn end_of(&self) -> Option<Outcome> {
        let cause = if self.timed_out { "cause-round_limit" } else { "cause-favours" };
        self.winner.map(|winner| Outcome { winners: Seats::one(winner), cause })
    }
}
