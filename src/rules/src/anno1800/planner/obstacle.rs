//! What prevents a payment, with the arguments of its message (6.2.4).

use super::super::kinds::{Naval, Resource, Tier};
use super::super::refusals::token_word;
use crate::Phrase;

/// One obstacle. A need that could be met in several ways may have several obstacles; each states the least amount that
/// would suffice if nothing else changed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Obstacle {
    NobodyMakes {
        resource: Resource,
    },
    /// It was already traded in this turn and has no other source.
    Traded {
        resource: Resource,
    },
    /// A New World resource that no island of the player yields.
    NoIsland {
        resource: Resource,
    },
    /// The player produces it, but no cube of this tier is free. `gold`: the additional gold that would free one;
    /// `None`: gold does not help.
    NoCube {
        resource: Resource,
        tier: Tier,
        gold: Option<u16>,
    },
    /// A partner produces it, or an island of the player yields it, but tokens are short.
    TokensShort {
        resource: Resource,
        short: u8,
    },
    /// A cube to be exhausted is not free.
    NoLabour {
        tier: Tier,
        gold: Option<u16>,
    },
    /// Tokens that are needed directly.
    SpendShort {
        naval: Naval,
        short: u8,
    },
    /// Gold in place of the cards of an empty deck.
    GoldShort {
        short: u16,
    },
}

impl Obstacle {
    pub fn phrase(&self) -> Phrase {
        match *self {
            Obstacle::NobodyMakes { resource } => {
                Phrase::new("obstacle-nobody").term("resource", resource.id())
            }
            Obstacle::Traded { resource } => Phrase::new("obstacle-traded").term("resource", resource.id()),
            Obstacle::NoIsland { resource } => Phrase::new("obstacle-island").term("resource", resource.id()),
            Obstacle::NoCube { resource, tier, gold: None } => {
                Phrase::new("obstacle-cube_none").term("resource", resource.id()).term("tier", tier.id())
            }
            Obstacle::NoCube { resource, tier, gold: Some(gold) } => Phrase::new("obstacle-cube")
                .term("resource", resource.id())
                .term("tier", tier.id())
                .number("gold", gold),
            Obstacle::TokensShort { resource, short } => Phrase::new("obstacle-tokens")
                .term("resource", resource.id())
                .term("kind", token_word(Naval::Trade))
                .number("short", short),
            Obstacle::NoLabour { tier, gold: None } => {
                Phrase::new("obstacle-labour_none").term("tier", tier.id())
            }
            Obstacle::NoLabour { tier, gold: Some(gold) } => {
                Phrase::new("obstacle-labour").term("tier", tier.id()).number("gold", gold)
            }
            Obstacle::SpendShort { naval, short } => {
                Phrase::new("obstacle-spend").term("kind", token_word(naval)).number("short", short)
            }
            Obstacle::GoldShort { short } => Phrase::new("obstacle-gold").number("short", short),
        }
    }
}
