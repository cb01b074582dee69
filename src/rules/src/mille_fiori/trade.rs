//! The Trade: four goods; the value of a good grows with the number of its occupied fields.

use super::board::{Board, Field};
use super::data::data;
use super::effect::Gain;
use super::kinds::Symbol;
use crate::{MAX_SEATS, Seat};

/// The value of a good: how many of its fields are occupied.
pub fn value(board: &Board, good: Symbol) -> u16 {
    (board.occupied() & data().by_symbol[good.index()]).len() as u16
}

/// The gain of placing a rhomb of this seat on this free field; every player with rhombs on its good scores.
pub fn gain(board: &Board, seats: usize, seat: Seat, field: Field) -> Gain {
    let good = field.symbol();
    let fields = data().by_symbol[good.index()];
    let value = value(board, good) + 1;
    let mut rhombs = [0; MAX_SEATS];
    for other in Seat::all(seats) {
        rhombs[other.index()] = (board.of(other) & fields).len() as u16;
    }
    rhombs[seat.index()] += 1;
    // A good deal: another player has more of this good than the player who placed. A tie is not enough.
    let extra = rhombs.iter().any(|other| *other > rhombs[seat.index()]);
    Gain { points: rhombs.map(|count| count * value), extra }
}
