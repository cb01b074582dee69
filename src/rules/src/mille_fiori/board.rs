//! The board: fields, sets of fields, and who has put a rhomb where.

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use std::fmt;
use std::ops::{BitAnd, BitOr, Not};

use super::cards::Card;
use super::data::data;
use super::kinds::{Area, Symbol};
use super::{houses, pyramid};
use crate::{BySeat, Id, Seat};

/// All fields of the board, the sea route and the bonus places not counted.
pub const FIELDS: usize = 109;

/// A field of the board: its index among the fields of all areas.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Field(u8);

impl Field {
    /// The field of this number within an area.
    pub const fn new(area: Area, number: u8) -> Field {
        Field(area.span().1 + number)
    }

    pub fn all() -> impl Iterator<Item = Field> + Clone {
        (0..FIELDS as u8).map(Field)
    }

    pub const fn index(self) -> usize {
        self.0 as usize
    }

    pub const fn area(self) -> Area {
        match self.0 {
            0..30 => Area::Workshops,
            30..50 => Area::Houses,
            50..62 => Area::Nobili,
            62..74 => Area::Populi,
            74..94 => Area::Trade,
            _ => Area::Harbor,
        }
    }

    /// Its number within its area, from 0.
    pub const fn number(self) -> usize {
        (self.0 - self.area().span().1) as usize
    }

    pub fn symbol(self) -> Symbol {
        data().symbols[self.index()]
    }

    pub fn id(self) -> Id {
        data().ids[self.index()]
    }

    /// The short code that is printed on the field, in lower case.
    pub fn label(self) -> Id {
        data().labels[self.index()]
    }

    pub fn parse(text: &str) -> Option<Field> {
        data().field(text)
    }

    pub const fn set(self) -> Fields {
        Fields(1 << self.0)
    }
}

impl fmt::Debug for Field {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(&self.id(), f)
    }
}

impl Serialize for Field {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.id().as_str())
    }
}

impl<'de> Deserialize<'de> for Field {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Field, D::Error> {
        let text = <std::borrow::Cow<'de, str>>::deserialize(deserializer)?;
        Field::parse(&text).ok_or_else(|| de::Error::custom(format_args!("there is no field {text}")))
    }
}

/// A set of fields.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub struct Fields(u128);

impl Fields {
    pub const NONE: Fields = Fields(0);

    pub const fn of(area: Area) -> Fields {
        let (count, first) = area.span();
        Fields(((1 << count) - 1) << first)
    }

    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    pub const fn contains(self, field: Field) -> bool {
        self.0 >> field.0 & 1 == 1
    }

    pub const fn contains_all(self, others: Fields) -> bool {
        self.0 & others.0 == others.0
    }

    pub const fn meets(self, others: Fields) -> bool {
        self.0 & others.0 != 0
    }

    pub fn insert(&mut self, field: Field) {
        self.0 |= 1 << field.0;
    }

    pub fn first(self) -> Option<Field> {
        (self.0 != 0).then(|| Field(self.0.trailing_zeros() as u8))
    }
}

impl BitAnd for Fields {
    type Output = Fields;
    fn bitand(self, other: Fields) -> Fields {
        Fields(self.0 & other.0)
    }
}

impl BitOr for Fields {
    type Output = Fields;
    fn bitor(self, other: Fields) -> Fields {
        Fields(self.0 | other.0)
    }
}

impl Not for Fields {
    type Output = Fields;
    fn not(self) -> Fields {
        Fields(!self.0)
    }
}

impl IntoIterator for Fields {
    type Item = Field;
    type IntoIter = FieldsIter;
    fn into_iter(self) -> FieldsIter {
        FieldsIter(self.0)
    }
}

/// The fields of a set, in their order.
#[derive(Clone, Debug)]
pub struct FieldsIter(u128);

impl Iterator for FieldsIter {
    type Item = Field;
    fn next(&mut self) -> Option<Field> {
        let field = Fields(self.0).first()?;
        self.0 &= self.0 - 1;
        Some(field)
    }
}

impl FromIterator<Field> for Fields {
    fn from_iter<I: IntoIterator<Item = Field>>(fields: I) -> Fields {
        let mut set = Fields::NONE;
        for field in fields {
            set.insert(field);
        }
        set
    }
}

impl fmt::Debug for Fields {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(*self).finish()
    }
}

impl Serialize for Fields {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(*self)
    }
}

impl<'de> Deserialize<'de> for Fields {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Fields, D::Error> {
        Ok(<Vec<Field>>::deserialize(deserializer)?.into_iter().collect())
    }
}

/// The rhombs on the board, by owner.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Board {
    owned: BySeat<Fields>,
}

impl Board {
    pub fn new(seats: usize) -> Board {
        Board { owned: BySeat::new(seats, |_| Fields::NONE) }
    }

    pub fn of(&self, seat: Seat) -> Fields {
        self.owned[seat]
    }

    pub fn occupied(&self) -> Fields {
        self.owned.values().fold(Fields::NONE, |all, own| all | *own)
    }

    pub fn owner(&self, field: Field) -> Option<Seat> {
        self.owned.iter().find(|(_, own)| own.contains(field)).map(|(seat, _)| seat)
    }

    pub fn put(&mut self, seat: Seat, field: Field) {
        self.owned[seat].insert(field);
    }

    /// The fields where this card may put a rhomb; they are the same for all players.
    pub fn legal_fields(&self, card: Card) -> Fields {
        let occupied = self.occupied();
        match card.area() {
            // Any free field with the symbol of the card; a ship is the only symbol of the harbor.
            Area::Workshops | Area::Trade | Area::Harbor => {
                data().by_symbol[card.symbol().index()] & !occupied
            }
            Area::Houses => houses::next(occupied).map_or(Fields::NONE, Field::set),
            area @ (Area::Nobili | Area::Populi) => pyramid::open(area, occupied),
        }
    }
}
