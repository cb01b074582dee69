//! The Harbor: fleets of three ships, each beside a row of goods.

use super::board::{Board, Field};
use super::data::data;
use super::effect::Gain;
use crate::Seat;

/// The points that each rhomb of the fleet in this row would score now, given the goods beside it.
pub fn fleet_points(board: &Board, row: usize) -> u16 {
    let goods = (board.occupied() & data().trade_rows[row]).len();
    u16::from(data().fleet_points[goods])
}

/// The gain of placing a rhomb of this seat on this free ship field, without the move of the ship on the sea route.
pub fn gain(board: &Board, seats: usize, seat: Seat, field: Field) -> Gain {
    let fleets = &data().harbor_rows;
    let row = fleets.iter().position(|fleet| fleet.contains(field)).unwrap_or_default();
    let fleet = fleets[row];
    let mut gain = Gain::own(seat, 0, false);
    // The fleet leaves when it is full, once: goods placed later change nothing (Mille Fiori rules R9).
    if (board.occupied() | field.set()).contains_all(fleet) {
        let each = fleet_points(board, row);
        for other in Seat::all(seats) {
            gain.points[other.index()] = each * (board.of(other) & fleet).len() as u16;
        }
        gain.points[seat.index()] += each;
    }
    gain
}
