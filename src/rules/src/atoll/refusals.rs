//! Why an action is refused: the codes, in the order in which they are checked (rules 6).

use crate::{Phrase, Seat};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refusal {
    GameOver,
    NotYourTurn(Seat),
    TileNotInHand(u8),
}

impl Refusal {
    pub const fn code(self) -> &'static str {
        match self {
            Refusal::GameOver => "game_over",
            Refusal::NotYourTurn(_) => "not_your_turn",
            Refusal::TileNotInHand(_) => "tile_not_in_hand",
        }
    }

    /// The message: the code and its arguments.
    pub fn phrase(self) -> Phrase {
        let phrase = Phrase::new(self.code());
        match self {
            Refusal::GameOver => phrase,
            Refusal::NotYourTurn(active) => phrase.seat("player", active),
            Refusal::TileNotInHand(tile) => phrase.number("tile", tile),
        }
    }
}

impl From<Refusal> for crate::Refusal {
    fn from(refusal: Refusal) -> crate::Refusal {
        crate::Refusal(refusal.phrase())
    }
}
