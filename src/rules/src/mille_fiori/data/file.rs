//! The serde types of the data file.

use std::collections::BTreeMap;

use serde::Deserialize;

use super::super::cards::Card;
use super::super::kinds::Symbol;
use super::{Canvas, DisplayData, PerSeats, Point, SeaField};

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct File {
    pub format_version: u32,
    pub rhombs: u8,
    pub hand_size: usize,
    pub leftovers: PerSeats,
    pub display: Displays,
    /// The number of copies of each card.
    pub cards: BTreeMap<Card, u8>,
    pub canvas: Canvas,
    pub workshops: Workshops,
    pub houses: Houses,
    pub nobili: Pyramid,
    pub populi: Pyramid,
    pub trade: Trade,
    pub harbor: Harbor,
    pub sea_route: Vec<SeaField>,
    pub bonus: Bonus,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Displays {
    pub per_round: DisplayData,
    pub nine: DisplayData,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Workshops {
    pub points: u8,
    pub points_pigment: u8,
    pub fields: Vec<Workshop>,
    pub stars: Vec<Star>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Workshop {
    pub id: String,
    pub label: String,
    pub symbol: Symbol,
    pub adjacent: Vec<String>,
    pub x: u16,
    pub y: u16,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Star {
    pub fields: Vec<String>,
    pub x: u16,
    pub y: u16,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Houses {
    pub extra_card_at: [u8; 2],
    pub bonus_at: u8,
    pub fields: Vec<House>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct House {
    pub id: String,
    pub label: String,
    pub value: u8,
    pub x: u16,
    pub y: u16,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Pyramid {
    /// Of the bottom, middle and top level.
    pub points: [u8; 3],
    pub match_factor: u8,
    pub fields: Vec<Person>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Person {
    pub id: String,
    pub label: String,
    pub symbol: Symbol,
    pub rests_on: Vec<String>,
    pub x: u16,
    pub y: u16,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Trade {
    pub fields: Vec<Good>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Good {
    pub id: String,
    pub label: String,
    pub symbol: Symbol,
    pub row: usize,
    pub x: u16,
    pub y: u16,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Harbor {
    pub fleet_points: [u8; 5],
    pub fields: Vec<Berth>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Berth {
    pub id: String,
    pub label: String,
    pub row: usize,
    pub x: u16,
    pub y: u16,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Bonus {
    pub points: [u8; 4],
    pub places: BonusPlaces,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BonusPlaces {
    pub workshops: Point,
    pub houses: Point,
    pub nobili: Point,
    pub populi: Point,
    pub trade: Point,
}
