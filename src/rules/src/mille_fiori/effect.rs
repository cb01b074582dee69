//! The effect of one play, computed before the state changes. Previews and real plays use the same code.

use serde::Serialize;

use super::board::Field;
use super::cards::Card;
use super::data::data;
use super::kinds::Area;
use super::sea_route::{self, Voyage};
use super::state::State;
use super::{harbor, houses, pyramid, trade, workshops};
use crate::{MAX_SEATS, Seat};

/// A card and its use: it places a rhomb on the field, or, without a field, moves only the ship.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Play {
    pub card: Card,
    pub field: Option<Field>,
}

/// The points and extra card that a new rhomb earns in its area.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Gain {
    pub points: [u16; MAX_SEATS],
    pub extra: bool,
}

impl Gain {
    /// Points for the player who placed.
    pub fn own(seat: Seat, points: u16, extra: bool) -> Gain {
        let mut gain = Gain { points: [0; MAX_SEATS], extra };
        gain.points[seat.index()] = points;
        gain
    }
}

/// The complete effect of a play.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Effect {
    #[serde(skip)]
    pub seat: Seat,
    /// Points from the area, by seat.
    pub points: [u16; MAX_SEATS],
    /// The new position of the ship, and the points for landing there.
    pub ship: Option<u8>,
    pub sea_points: u16,
    /// The bonus place taken: 0 is the best.
    pub bonus: Option<u8>,
    pub extra: bool,
}

impl Effect {
    /// Immediate points of the player.
    pub fn own(&self) -> u16 {
        self.points[self.seat.index()] + self.sea_points
    }

    /// Points that the others get, together.
    pub fn others(&self) -> u16 {
        self.points.iter().sum::<u16>() - self.points[self.seat.index()]
    }

    /// Points reserved for the final scoring.
    pub fn bonus_points(&self) -> u16 {
        self.bonus.map_or(0, |place| u16::from(data().bonus_points[usize::from(place)]))
    }
}

impl State {
    /// The effect of this play by this seat. The play must be legal.
    pub fn effect(&self, seat: Seat, play: Play) -> Effect {
        let mut effect =
            Effect { seat, points: [0; MAX_SEATS], ship: None, sea_points: 0, bonus: None, extra: false };
        if let Some(field) = play.field {
            let (board, seats) = (&self.board, self.players.count());
            let gain = match field.area() {
                Area::Workshops => workshops::gain(board, seat, field),
                Area::Houses => houses::gain(board, seat, field),
                Area::Nobili | Area::Populi => pyramid::gain(board, seat, play.card, field),
                Area::Trade => trade::gain(board, seats, seat, field),
                Area::Harbor => harbor::gain(board, seats, seat, field),
            };
            (effect.points, effect.extra) = (gain.points, gain.extra);
            // Mille Fiori rules R14: the very last rhomb of a player earns no bonus place.
            if self.players[seat].rhombs() > 1 {
                let own = board.of(seat) | field.set();
                effect.bonus = self.bonus.earned(field.area(), seat, own);
            }
        }
        let sails = play.field.is_none_or(|field| field.area() == Area::Harbor);
        if sails
            && let Some(Voyage { to, points, extra }) =
                sea_route::voyage(self.players[seat].ship, play.card.number())
        {
            effect.ship = Some(to);
            effect.sea_points = u16::from(points);
            effect.extra |= extra;
        }
        effect
    }
}
