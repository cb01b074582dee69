//! Groups of cards and tiles, each small enough for a menu of 25 options.

use crate::anno1800::cards::Card;
use crate::anno1800::data::{Effect, Role, data};
use crate::anno1800::kinds::{Deck, Tier, Tile};

kinds! {
    /// Cards of one deck with similar effects.
    CardGroup {
        /// Farmer/Worker cards that bring people.
        FwPeople = "fw_people",
        FwOther = "fw_other",
        /// Expeditions, extra actions, discards.
        AeiActions = "aei_deeds",
        AeiOther = "aei_other",
        Nw = "nw",
    }
}

impl CardGroup {
    pub fn holds(self, deck: Deck, effect: Effect) -> bool {
        CardGroup::sort(deck, effect) == self
    }

    fn sort(deck: Deck, effect: Effect) -> CardGroup {
        match (deck, effect) {
            (Deck::Nw, _) => CardGroup::Nw,
            (Deck::Fw, Effect::GainCubes { .. }) => CardGroup::FwPeople,
            (Deck::Fw, _) => CardGroup::FwOther,
            (Deck::Aei, Effect::Expedition { .. } | Effect::ExtraAction | Effect::Discard { .. }) => {
                CardGroup::AeiActions
            }
            (Deck::Aei, _) => CardGroup::AeiOther,
        }
    }

    pub fn of(card: Card) -> CardGroup {
        CardGroup::sort(card.deck(), data().card(card).effect)
    }
}

kinds! {
    /// Groups of tiles, small enough for a menu.
    TileGroup {
        Workers = "workers",
        Artisans = "artisans",
        Engineers = "engineers",
        Shipyards = "shipyards",
    }
}

impl TileGroup {
    /// `None`: the tile cannot be built by `build`.
    pub fn of(tile: Tile) -> Option<TileGroup> {
        let kind = data().tile(tile);
        match kind.role {
            Role::Industry { .. } if kind.copies == 0 => None,
            Role::Industry { tier: Tier::Farmer | Tier::Worker, .. } => Some(TileGroup::Workers),
            Role::Industry { tier: Tier::Artisan, .. } => Some(TileGroup::Artisans),
            Role::Industry { tier: Tier::Engineer | Tier::Investor, .. } => Some(TileGroup::Engineers),
            Role::Shipyard { .. } => Some(TileGroup::Shipyards),
            Role::Ship { .. } => None,
        }
    }
}
