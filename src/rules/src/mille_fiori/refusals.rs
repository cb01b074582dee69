//! Why an action is refused: the specification's codes, in the order in which they are checked.

use super::board::Field;
use super::kinds::{Area, Symbol};
use crate::{Phrase, Seat};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refusal {
    GameOver,
    NotAPlayer,
    UnknownCard,
    Locked,
    WrongPhase,
    ChooseFirst,
    NotYourTurn(Seat),
    CardNotChosen,
    CardNotInHand,
    CardNotInDisplay,
    FieldTaken,
    WrongArea(Area),
    WrongSymbol(Symbol),
    HouseNotNext(Field),
    NotSupported,
    NoRhomb,
    ShipAtEnd,
    NoExtraPending,
    /// The seat's turn in this card round is over.
    TooLateToPlan,
    /// A play can be planned only after a card was chosen.
    ChooseBeforePlanning,
    /// A player cannot plan during their own turn.
    YourTurn,
    /// The planned play can never become legal.
    Impossible(NeverLegal),
    TooLong,
    NoPlan,
}

/// Why a plan can never become legal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NeverLegal {
    FieldTaken,
    WrongArea(Area),
    WrongSymbol(Symbol),
    ShipAtEnd,
    CardNotThere,
}

impl Refusal {
    pub const fn code(self) -> &'static str {
        match self {
            Refusal::GameOver => "game_over",
            Refusal::NotAPlayer => "not_a_player",
            Refusal::UnknownCard => "unknown_card",
            Refusal::Locked => "locked",
            Refusal::WrongPhase | Refusal::TooLateToPlan => "wrong_phase",
            Refusal::ChooseFirst | Refusal::ChooseBeforePlanning => "choose_first",
            Refusal::NotYourTurn(_) => "not_your_turn",
            Refusal::CardNotChosen => "card_not_chosen",
            Refusal::CardNotInHand => "card_not_in_hand",
            Refusal::CardNotInDisplay => "card_not_in_display",
            Refusal::FieldTaken => "field_taken",
            Refusal::WrongArea(_) => "wrong_area",
            Refusal::WrongSymbol(_) => "wrong_symbol",
            Refusal::HouseNotNext(_) => "house_not_next",
            Refusal::NotSupported => "not_supported",
            Refusal::NoRhomb => "no_rhomb",
            Refusal::ShipAtEnd => "ship_at_end",
            Refusal::NoExtraPending => "no_extra_pending",
            Refusal::YourTurn => "your_turn",
            Refusal::Impossible(_) => "impossible",
            Refusal::TooLong => "too_long",
            Refusal::NoPlan => "no_plan",
        }
    }
}

impl From<NeverLegal> for Refusal {
    fn from(never: NeverLegal) -> Refusal {
        Refusal::Impossible(never)
    }
}

impl From<NeverLegal> for Phrase {
    fn from(never: NeverLegal) -> Phrase {
        match never {
            NeverLegal::FieldTaken => Phrase::new("never-field-taken"),
            NeverLegal::WrongArea(area) => Phrase::new("never-wrong-area").term("area", area.id()),
            NeverLegal::WrongSymbol(symbol) => Phrase::new("never-wrong-symbol").term("symbol", symbol.id()),
            NeverLegal::ShipAtEnd => Phrase::new("never-ship-at-end"),
            NeverLegal::CardNotThere => Phrase::new("never-card-not-there"),
        }
    }
}

impl Refusal {
    /// The message: the code and its arguments.
    pub fn phrase(self) -> Phrase {
        let phrase = Phrase::new(self.code());
        match self {
            // One code, two wordings.
            Refusal::WrongPhase | Refusal::ChooseFirst => phrase.number("plan", 0),
            Refusal::TooLateToPlan | Refusal::ChooseBeforePlanning => phrase.number("plan", 1),
            Refusal::NotYourTurn(seat) => phrase.seat("player", seat),
            Refusal::WrongArea(area) => phrase.term("area", area.id()),
            Refusal::WrongSymbol(symbol) => phrase.term("symbol", symbol.id()),
            Refusal::HouseNotNext(field) => phrase.place("field", field.label()),
            Refusal::Impossible(never) => phrase.with("reason", crate::Arg::Phrase(Box::new(never.into()))),
            Refusal::GameOver
            | Refusal::NotAPlayer
            | Refusal::UnknownCard
            | Refusal::Locked
            | Refusal::CardNotChosen
            | Refusal::CardNotInHand
            | Refusal::CardNotInDisplay
            | Refusal::FieldTaken
            | Refusal::NotSupported
            | Refusal::NoRhomb
            | Refusal::ShipAtEnd
            | Refusal::NoExtraPending
            | Refusal::YourTurn
            | Refusal::TooLong
            | Refusal::NoPlan => phrase,
        }
    }
}

impl From<Refusal> for crate::Refusal {
    fn from(refusal: Refusal) -> crate::Refusal {
        crate::Refusal(refusal.phrase())
    }
}
