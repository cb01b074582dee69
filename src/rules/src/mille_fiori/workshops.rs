//! The Workshops: raw materials in groups of neighbouring fields.

use super::board::{Board, Field, Fields};
use super::data::data;
use super::effect::Gain;
use super::kinds::Symbol;
use crate::Seat;

/// The gain of placing a rhomb of this seat on this free field.
pub fn gain(board: &Board, seat: Seat, field: Field) -> Gain {
    let workshops = &data().workshops;
    let size = group(board.of(seat), field).len() as u16;
    // Mille Fiori rules R22: a Pigment field doubles the whole group, but only when it is the new one.
    let each = if field.symbol() == Symbol::Pigment { workshops.points_pigment } else { workshops.points };
    // The third rhomb around the symbol earns the extra card, no matter who owns the other two.
    let star = workshops.star[field.number()];
    let extra = (board.occupied() | field.set()).contains_all(star);
    Gain::own(seat, size * u16::from(each), extra)
}

/// The connected fields of the player that include the new one (Mille Fiori rules R23: groups that it joins are one).
fn group(own: Fields, new: Field) -> Fields {
    let neighbours = &data().workshops.neighbours;
    let mut group = new.set();
    let mut edge = group;
    while let Some(field) = edge.first() {
        let fresh = neighbours[field.number()] & own & !group;
        group = group | fresh;
        edge = (edge & !field.set()) | fresh;
    }
    group
}
