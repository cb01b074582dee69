//! Component data of Mille Fiori, from `assets/games/mille-fiori.json`: read once, checked, stored as compact tables.

mod areas;
mod check;
mod file;

use arrayvec::ArrayVec;
use std::sync::OnceLock;

use super::board::{FIELDS, Field, Fields};
use super::cards::{Card, KINDS, Pile};
use super::kinds::{Area, Symbol};
use super::options::Display;
use crate::{DataError, Id};

const BUILT_IN: &str = include_str!("../../../../../assets/games/mille-fiori.json");
/// Increment when a rule changes; the version is stored in every record.
const RULES: &str = "1";

/// The tables, indexed by field: among the fields of all areas, or within one area where the array is shorter.
#[derive(Debug)]
pub struct Data {
    /// The version of rules and data.
    pub version: String,
    pub ids: [Id; FIELDS],
    /// All fields in the order of their ids.
    sorted: Vec<(Id, Field)>,
    pub labels: [Id; FIELDS],
    pub places: [Point; FIELDS],
    pub symbols: [Symbol; FIELDS],
    pub by_symbol: [Fields; Symbol::COUNT],
    /// The fields that a card with this symbol can ever go to: all of a pyramid, elsewhere those with the symbol.
    pub for_symbol: [Fields; Symbol::COUNT],
    pub card_ids: [Id; KINDS],
    /// All cards but the Doge card.
    pub deck: Pile,
    /// The number of copies of each card.
    copies: [u8; KINDS],
    pub hand_size: usize,
    /// Cards left of a hand at the end of a round, by number of players.
    pub leftovers: PerSeats,
    displays: [DisplayData; 2],
    pub canvas: Canvas,
    pub workshops: Workshops,
    pub houses: Houses,
    /// Nobili, Populi.
    pub pyramids: [Pyramid; 2],
    /// The fields of each row of goods, and of the fleet beside it.
    pub trade_rows: [Fields; 5],
    pub harbor_rows: [Fields; 5],
    /// Points of a fleet's rhomb by the goods in its row.
    pub fleet_points: [u8; 5],
    pub sea_route: [SeaField; SEA_FIELDS],
    /// The points of the bonus places, from the best one down.
    pub bonus_points: [u8; 4],
    pub bonus_places: [Point; 5],
}

/// The start and the 20 fields of the sea route.
pub const SEA_FIELDS: usize = 21;

/// A point on the canvas: the centre of a field or place.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, serde::Serialize, serde::Deserialize)]
pub struct Point {
    pub x: u16,
    pub y: u16,
}

/// The size of the picture to which all points refer.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Canvas {
    pub width: u16,
    pub height: u16,
    pub rhomb: u16,
}

/// One number for 2, 3 and 4 players each.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PerSeats {
    #[serde(rename = "2")]
    two: u8,
    #[serde(rename = "3")]
    three: u8,
    #[serde(rename = "4")]
    four: u8,
}

impl PerSeats {
    pub const fn of(self, seats: usize) -> usize {
        (match seats {
            ..=2 => self.two,
            3 => self.three,
            _ => self.four,
        }) as usize
    }
}

/// The values that depend on the option `display`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DisplayData {
    pub open_at_start: PerSeats,
    pub open_each_round: PerSeats,
    pub supply: u8,
    pub reserve: u8,
    pub max_rounds: PerSeats,
}

#[derive(Debug)]
pub struct Workshops {
    pub points: u8,
    pub points_pigment: u8,
    pub neighbours: [Fields; 30],
    /// The three fields around the extra-card symbol that a field touches.
    pub star: [Fields; 30],
    pub stars: Vec<(Fields, Point)>,
}

#[derive(Debug)]
pub struct Houses {
    pub values: [u8; 20],
    /// The fields of each value that occurs.
    pub by_value: ArrayVec<Fields, 20>,
    /// The numbers of different values that earn an extra card.
    pub extra_card_at: [u8; 2],
    pub bonus_at: u8,
}

#[derive(Debug)]
pub struct Pyramid {
    pub match_factor: u8,
    pub points: [u8; 12],
    /// The two fields below; none for the bottom level.
    pub rests_on: [Fields; 12],
    /// Every field below, directly or indirectly, with what it pays its owner.
    pub pays: [ArrayVec<(Field, u8), 5>; 12],
    pub top: Fields,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, serde::Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SeaField {
    pub points: u8,
    pub extra_card: bool,
    pub x: u16,
    pub y: u16,
}

impl Data {
    /// The field with this id.
    pub fn field(&self, id: &str) -> Option<Field> {
        let place = self.sorted.binary_search_by(|(known, _)| known.as_str().cmp(id)).ok()?;
        Some(self.sorted[place].1)
    }

    pub fn display(&self, option: Display) -> &DisplayData {
        &self.displays[option as usize]
    }

    /// The tables of one of the two pyramids.
    pub fn pyramid(&self, area: Area) -> &Pyramid {
        &self.pyramids[usize::from(area == Area::Populi)]
    }

    /// Whether the deck has this card.
    pub fn has(&self, card: Card) -> bool {
        self.copies[card.index()] > 0
    }
}

static DATA: OnceLock<Data> = OnceLock::new();

/// The data in use: the operator's if installed, otherwise the built-in data.
#[allow(clippy::panic, reason = "the built-in file is part of the program; a test reads it")]
pub fn data() -> &'static Data {
    DATA.get_or_init(|| match check::read(BUILT_IN, RULES.to_owned()) {
        Ok(data) => data,
        Err(error) => panic!("the built-in data of Mille Fiori cannot be used: {error}"),
    })
}

/// Installs an operator's data file instead of the built-in one. Must be called before the data are first used.
pub fn install(json: &str) -> Result<(), DataError> {
    let version =
        if json == BUILT_IN { RULES.to_owned() } else { format!("{RULES}+{:08x}", fingerprint(json)) };
    let data = check::read(json, version)?;
    let version = data.version.clone();
    if DATA.set(data).is_ok() || self::data().version == version { Ok(()) } else { Err(DataError::TooLate) }
}

/// FNV-1a hash of a data file; part of the version that a record names.
fn fingerprint(json: &str) -> u32 {
    json.bytes().fold(0x811c_9dc5, |hash: u32, byte| (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193))
}

#[cfg(test)]
mod tests;
