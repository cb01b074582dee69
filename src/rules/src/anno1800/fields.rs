//! The fields of a player's islands: `h_a1` to `h_e4` at home, `o1_a1` to `o4_b3` on the Old World islands.

use serde::{Deserialize, Serialize};

use super::kinds::Terrain;
use crate::Id;

pub const HOME_FIELDS: usize = 20;
pub const ISLE_FIELDS: usize = 6;
pub const ISLES: usize = 4;
/// All fields that a player can ever have.
pub const ALL_FIELDS: usize = HOME_FIELDS + ISLES * ISLE_FIELDS;

/// A field: its index in field order (6), which is home row by row, then the Old World islands.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Field(u8);

/// The islands among which a question asks for a field.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Shore {
    Home,
    Islands,
}

impl Field {
    /// `None` if the index is too large.
    pub fn new(index: usize) -> Option<Field> {
        (index < ALL_FIELDS).then_some(Field(index as u8))
    }

    /// The field of an Old World island, counted from 0, as is its place on it.
    pub fn on_isle(isle: usize, place: usize) -> Option<Field> {
        (isle < ISLES && place < ISLE_FIELDS).then(|| Field((HOME_FIELDS + isle * ISLE_FIELDS + place) as u8))
    }

    pub fn all() -> impl DoubleEndedIterator<Item = Field> + Clone {
        Field::first(ALL_FIELDS)
    }

    /// All sea fields in field order.
    pub fn sea() -> impl Iterator<Item = Field> + Clone {
        Field::all().filter(|field| field.terrain() == Terrain::Sea)
    }

    /// The first `count` fields in field order.
    pub fn first(count: usize) -> impl DoubleEndedIterator<Item = Field> + Clone {
        (0..count.min(ALL_FIELDS) as u8).map(Field)
    }

    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The Old World island (0 to 3) and the place on it; `None`: at home.
    pub fn isle(self) -> Option<(usize, usize)> {
        self.index().checked_sub(HOME_FIELDS).map(|rest| (rest / ISLE_FIELDS, rest % ISLE_FIELDS))
    }

    pub fn shore(self) -> Shore {
        if self.index() < HOME_FIELDS { Shore::Home } else { Shore::Islands }
    }

    pub fn terrain(self) -> Terrain {
        let row = match self.isle() {
            None => (self.index() / 5).saturating_sub(1),
            Some((_, place)) => place / 2,
        };
        match row {
            0 => Terrain::Inland,
            1 => Terrain::Coast,
            _ => Terrain::Sea,
        }
    }

    pub fn is_land(self) -> bool {
        self.terrain() != Terrain::Sea
    }

    pub fn parse(text: &str) -> Option<Field> {
        let (island, place) = text.split_once('_')?;
        let [column @ b'a'..=b'e', row @ b'1'..=b'4'] = place.as_bytes() else { return None };
        let (column, row) = (usize::from(column - b'a'), usize::from(row - b'1'));
        match island.as_bytes() {
            [b'h'] => Field::new(row * 5 + column),
            [b'o', isle @ b'1'..=b'4'] if column < 2 && row < 3 => {
                Field::on_isle(usize::from(isle - b'1'), row * 2 + column)
            }
            _ => None,
        }
    }

    pub fn id(self) -> Id {
        Id::new(IDS[self.index()])
    }

    pub fn as_str(self) -> &'static str {
        IDS[self.index()]
    }
}

#[rustfmt::skip]
const IDS: [&str; ALL_FIELDS] = [
    "h_a1", "h_b1", "h_c1", "h_d1", "h_e1", "h_a2", "h_b2", "h_c2", "h_d2", "h_e2",
    "h_a3", "h_b3", "h_c3", "h_d3", "h_e3", "h_a4", "h_b4", "h_c4", "h_d4", "h_e4",
    "o1_a1", "o1_b1", "o1_a2", "o1_b2", "o1_a3", "o1_b3", "o2_a1", "o2_b1", "o2_a2", "o2_b2", "o2_a3", "o2_b3",
    "o3_a1", "o3_b1", "o3_a2", "o3_b2", "o3_a3", "o3_b3", "o4_a1", "o4_b1", "o4_a2", "o4_b2", "o4_a3", "o4_b3",
];

impl std::fmt::Debug for Field {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

impl TryFrom<String> for Field {
    type Error = String;
    fn try_from(text: String) -> Result<Field, String> {
        Field::parse(&text).ok_or_else(|| format!("there is no field {text:?}"))
    }
}

impl From<Field> for String {
    fn from(field: Field) -> String {
        field.as_str().to_owned()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn field_ids_parse_back_to_their_fields() {
        for field in Field::all() {
            assert_eq!(Field::parse(field.as_str()), Some(field));
        }
        for text in ["h_a5", "h_f1", "o5_a1", "o1_c1", "o1_a4", "x_a1", "h_a", "", "h_a11"] {
            assert_eq!(Field::parse(text), None, "{text}");
        }
        assert_eq!(Field::parse("h_e3").map(Field::terrain), Some(Terrain::Coast));
        assert_eq!(Field::parse("h_b2").map(Field::terrain), Some(Terrain::Inland));
        assert_eq!(Field::parse("o2_b3").map(Field::terrain), Some(Terrain::Sea));
    }
}
