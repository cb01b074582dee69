//! Population cards in groups small enough for a menu: a hand can hold far more than 25 of them.

use super::cards::Card;
use super::data::{Effect, data};
use super::kinds::Deck;

kinds! {
    /// The cards of a deck whose effects are of one sort.
    Pile {
        /// Farmer/Worker cards that bring people.
        FwPeople = "fw_people",
        FwOther = "fw_other",
        /// Expeditions, extra actions, discards.
        AeiDeeds = "aei_deeds",
        AeiOther = "aei_other",
        Nw = "nw",
    }
}

impl Pile {
    pub fn holds(self, deck: Deck, effect: Effect) -> bool {
        Pile::sort(deck, effect) == self
    }

    fn sort(deck: Deck, effect: Effect) -> Pile {
        match (deck, effect) {
            (Deck::Nw, _) => Pile::Nw,
            (Deck::Fw, Effect::GainCubes { .. }) => Pile::FwPeople,
            (Deck::Fw, _) => Pile::FwOther,
            (Deck::Aei, Effect::Expedition { .. } | Effect::ExtraAction | Effect::Discard { .. }) => {
                Pile::AeiDeeds
            }
            (Deck::Aei, _) => Pile::AeiOther,
        }
    }

    pub fn of(card: Card) -> Pile {
        Pile::sort(card.deck(), data().card(card).effect)
    }
}
