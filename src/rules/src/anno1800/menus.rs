//! Groups small enough for a menu of 25: a hand can hold far more cards, and the board has more tiles.

use super::cards::Card;
use super::data::{Effect, Role, data};
use super::kinds::{Deck, Tier, Tile};

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

kinds! {
    /// Groups of tiles, small enough for a menu.
    Kind {
        Workers = "workers",
        Artisans = "artisans",
        Engineers = "engineers",
        Shipyards = "shipyards",
    }
}

impl Kind {
    /// `None`: not to be built as a single tile.
    pub fn of(tile: Tile) -> Option<Kind> {
        let kind = data().tile(tile);
        match kind.role {
            Role::Industry { .. } if kind.copies == 0 => None,
            Role::Industry { tier: Tier::Farmer | Tier::Worker, .. } => Some(Kind::Workers),
            Role::Industry { tier: Tier::Artisan, .. } => Some(Kind::Artisans),
            Role::Industry { tier: Tier::Engineer | Tier::Investor, .. } => Some(Kind::Engineers),
            Role::Shipyard { .. } => Some(Kind::Shipyards),
            Role::Ship { .. } => None,
        }
    }
}
