//! The Houses: a track that is filled in order.

use super::board::{Board, Field, Fields};
use super::data::data;
use super::effect::Gain;
use super::kinds::Area;
use crate::Seat;

/// The first free field of the track.
pub fn next(occupied: Fields) -> Option<Field> {
    (Fields::of(Area::Houses) & !occupied).first()
}

/// The gain of placing a rhomb of this seat on this field, which must be the next free one.
pub fn gain(board: &Board, seat: Seat, field: Field) -> Gain {
    let houses = &data().houses;
    let own = board.of(seat);
    // The unbroken run of the player's rhombs that ends in the new field (Mille Fiori rules R24: it cannot grow to both
    // sides).
    let behind = (0..field.number()).rev().map(|number| Field::new(Area::Houses, number as u8));
    let run = behind.take_while(|house| own.contains(*house)).map(|house| houses.values[house.number()]);
    let points = u16::from(houses.values[field.number()]) + run.map(u16::from).sum::<u16>();
    let (before, after) = (different_values(own), different_values(own | field.set()));
    let extra = after > before && houses.extra_card_at.contains(&after);
    Gain::own(seat, points, extra)
}

/// The number of different values on these fields, adjacent or not.
pub fn different_values(own: Fields) -> u8 {
    data().houses.by_value.iter().filter(|fields| own.meets(**fields)).count() as u8
}
