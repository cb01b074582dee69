//! The state of a game: all components and the current turn.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use super::bundle::Bundle;
use super::data::{DONATIONS, ENCOUNTERS, EVENT_CARDS, SEARCHED, SHIPS, STONES, TILES, data};
use super::kinds::{Encounter, Face, Good, Goods, Stack, Track};
use super::map::{Hex, HexSet, PLACES, SITES, Spots};
use super::options::{GoodsSupply, Options};
use super::player::Player;
use super::tile::Tile;
use crate::{BySeat, Dice, Seat, Seats};

/// The part of a turn (Anno 1701 rules, section 5).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Every player keeps two of four tiles.
    SetupChoose,
    /// Before the roll.
    Yield,
    /// The active player returns goods after a fire.
    Discard,
    Action,
    /// The active player keeps one of the tiles found in a search.
    KeepTile,
    PlaceTile,
    Sailing,
    Encounter,
    /// A ship is sent back; the player may choose a nearer harbour.
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
    /// Unused if the supply is unlimited.
    pub(super) supply: Goods,
    /// The island tile on each place.
    pub(super) islands: [u8; PLACES],
    pub(super) face_up: Spots,
    pub(super) colonies: [Option<Seat>; SITES],
    /// The stacks of expansion tiles; the top is at the end.
    pub(super) stacks: [ArrayVec<Tile, TILES>; Stack::COUNT],
    pub(super) events: Pile<EVENT_CARDS>,
    pub(super) encounters: Pile<ENCOUNTERS>,
    pub(super) powers: [Option<Seat>; Track::COUNT],
    /// The owners of the stones on the donation fields, from the lowest.
    pub(super) donations: ArrayVec<Seat, DONATIONS>,
    /// The owners of a seven-colonies field.
    pub(super) seven: Seats,
    /// The players with a riot. Follows from their gold; stored to report when a riot begins and ends.
    pub(super) riots: Seats,
    pub(super) offers: ArrayVec<Offer, MAX_OPEN_OFFERS>,
    /// The number of offers made so far.
    pub(super) offers_made: u32,
    pub(super) this_turn: ThisTurn,
    /// How many goods the active player must return.
    pub(super) owed: u8,
    /// The tiles that the active player found in a search, in the order seen.
    pub(super) searched: ArrayVec<Tile, SEARCHED>,
    /// The tile that the active player must place.
    pub(super) placing: Option<Tile>,
    pub(super) met: Option<OpenEncounter>,
    pub(super) last_dice: Option<[u8; 2]>,
    pub(super) last_event: Option<u8>,
    pub(super) last_route: Option<Route>,
    pub(super) winner: Option<Seat>,
    /// The game ended because of the round limit.
    pub(super) timed_out: bool,
}

/// The most open offers: three of the active player, one of each other player.
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

    /// Draws the top card; reshuffles the discards first if the pile is empty.
    pub fn draw(&mut self, dice: &mut Dice) -> Option<u8> {
        if self.cards.is_empty() {
            std::mem::swap(&mut self.cards, &mut self.discards);
            dice.shuffle(&mut self.cards);
        }
        self.cards.pop()
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(super) struct Offer {
    pub number: u32,
    pub from: Seat,
    pub to: Seats,
    /// Addressed to all players and therefore known to all.
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

/// The movement of a ship in this turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(from = "StoredCourse")]
pub(super) struct Course {
    /// Movement points left; `None` if the ship has not moved.
    pub points: Option<u8>,
    pub done: bool,
    #[serde(rename = "entered")]
    pub visited: HexSet,
}

/// A course as it is stored, also by earlier versions.
#[derive(Deserialize)]
struct StoredCourse {
    points: Option<u8>,
    done: bool,
    #[serde(default)]
    entered: HexSet,
    /// Earlier versions stored the fields as bits.
    #[serde(default)]
    visited: u128,
}

impl From<StoredCourse> for Course {
    fn from(stored: StoredCourse) -> Course {
        let StoredCourse { points, done, entered, visited } = stored;
        let visited = if visited == 0 { entered } else { HexSet::from_bits(visited) };
        Course { points, done, visited }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_course_in_the_east_survives_any_reader_of_json() {
        let mut course = Course { points: Some(2), ..Course::default() };
        Hex::all().for_each(|hex| course.visited.insert(hex));
        let value = serde_json::to_value(course).unwrap();
        assert_eq!(serde_json::from_value::<Course>(value).unwrap(), course);
    }

    #[test]
    fn courses_stored_as_bits_are_understood() {
        let bits = (1_u128 << 70) | 1;
        let course: Course =
            serde_json::from_str(&format!(r#"{{"points":1,"done":false,"visited":{bits}}}"#)).unwrap();
        assert_eq!(course, Course { points: Some(1), done: false, visited: HexSet::from_bits(bits) });
    }
}

/// An encounter that needs an answer, or a ship that is about to be sent back.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(super) struct OpenEncounter {
    /// Counted from 0.
    pub ship: u8,
    pub card: u8,
    /// No university may replace the card any more.
    pub kept: bool,
}

/// The route of the ship that sailed last.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(super) struct Route {
    pub seat: Seat,
    pub ship: u8,
    pub path: ArrayVec<Hex, 16>,
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

    /// The open encounter and its card.
    pub(super) fn encounter(&self) -> Option<(OpenEncounter, Encounter)> {
        self.met.map(|met| (met, data().encounters[usize::from(met.card)]))
    }

    /// The fields that grant a stone: residents, opera and theatre, power fields, seven colonies, donations.
    pub(super) fn claims(&self, seat: Seat) -> [u8; 5] {
        let player = &self.players[seat];
        let count = |stones: usize| stones as u8;
        [
            player.residents,
            count(player.built().filter(|placed| placed.favour).count()),
            count(self.powers.iter().filter(|owner| **owner == Some(seat)).count()),
            u8::from(self.seven.contains(seat)),
            count(self.donations.iter().filter(|donor| **donor == seat).count()),
        ]
    }

    /// Anno 1701 rules 8: at most the number of stones (R15).
    pub(super) fn favours(&self, seat: Seat) -> u8 {
        self.claims(seat).iter().sum::<u8>().min(STONES)
    }

    pub(super) fn is_unlimited(&self) -> bool {
        self.options.goods_supply == GoodsSupply::Unlimited
    }

    pub(super) fn in_supply(&self, good: Good) -> bool {
        self.is_unlimited() || self.supply[good] > 0
    }

    /// Gives a good from the supply; `false` if there is none (R7).
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

    /// Returns goods from a hand to the supply.
    pub(super) fn return_goods(&mut self, seat: Seat, goods: Goods) {
        self.players[seat].hand.subtract(&goods);
        if !self.is_unlimited() {
            self.supply.add(&goods);
        }
    }

    /// The seats clockwise from the active player.
    pub(super) fn in_turn_order(&self) -> impl Iterator<Item = Seat> + Clone + use<> {
        self.active.round_from(self.count())
    }
}
