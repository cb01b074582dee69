//! The People: Nobili and Populi, a pyramid each.

use super::board::{Board, Field, Fields};
use super::cards::Card;
use super::data::data;
use super::effect::Gain;
use super::kinds::Area;
use crate::Seat;

/// The free fields of a pyramid that can be built on now: the two fields below are occupied, by any players.
pub fn open(area: Area, occupied: Fields) -> Fields {
    let pyramid = data().pyramid(area);
    let free = Fields::of(area) & !occupied;
    free.into_iter().filter(|field| occupied.contains_all(pyramid.rests_on[field.number()])).collect()
}

/// The gain of placing a rhomb of this seat on this field with this card.
pub fn gain(board: &Board, seat: Seat, card: Card, field: Field) -> Gain {
    let pyramid = data().pyramid(field.area());
    let level = u16::from(pyramid.points[field.number()]);
    // Only the new field is doubled, and only if its symbol is that of the card.
    let matches = field.symbol() == card.symbol();
    let points = if matches { level * u16::from(pyramid.match_factor) } else { level };
    let mut gain = Gain::own(seat, points, pyramid.top.contains(field));
    for (base, pay) in &pyramid.pays[field.number()] {
        if let Some(owner) = board.owner(*base) {
            gain.points[owner.index()] += u16::from(*pay);
        }
    }
    gain
}
