//! The problem that the search solves: an order and a player's means, reduced to what this payment can use.

use arrayvec::ArrayVec;

use super::super::cards::Card;
use super::super::data::{MOST_PARTS, SHIP_UNITS, Weights};
use super::super::fields::Field;
use super::super::kinds::{Deck, Resource, Tier, Tile};
use super::super::resources::Cubes;
use super::super::step::MOST_ORDERED;
use super::assemble::Level;
use super::fleet::Ship;
use super::position::Position;
use crate::Seat;

/// The most different resources of one order; the most expensive order of the data (three people of different tiers)
/// has 7.
pub(super) const KINDS: usize = 12;
/// The most industries that one order can use: at most three of each resource, and few resources have three.
pub(super) const SITES: usize = 24;
/// The most units of a part: those of all ships.
pub(super) const UNITS: usize = SHIP_UNITS * MOST_ORDERED;
pub(super) const TIERS: usize = Tier::COUNT;

/// A set of `kinds`, one bit each.
pub(super) type KindSet = u16;
/// A set of `sites`, one bit each.
pub(super) type SiteSet = u32;

/// An order to be paid from a player's means. Everything is addressed by small indices into `kinds`, `sites` and
/// `parts`.
#[derive(Clone, PartialEq)]
pub(super) struct Problem {
    pub start: Position,
    pub weights: &'static Weights,
    pub shift_gold: [u8; TIERS],
    pub kinds: ArrayVec<Kind, KINDS>,
    pub sites: ArrayVec<Site, SITES>,
    /// The parts to pay; several ships are one part.
    pub parts: ArrayVec<Part, MOST_PARTS>,
    /// The ships of an order of several.
    pub fleet: ArrayVec<Ship, MOST_ORDERED>,
    /// The cards left in each deck, and the gold that replaces a card once the deck is empty.
    pub decks: [u8; Deck::COUNT],
    pub deck_gold: [u8; Deck::COUNT],
    /// Cubes and tiles in the common supply.
    pub cubes: Cubes,
    pub tiles: [u8; Tile::COUNT],
    pub fetch_price: u8,
    pub aarhant_gold: u8,
    pub beryl: bool,
    /// Played cards that may give one New World resource.
    pub gifts: ArrayVec<Gift, 8>,
    /// Played cards that may bring tokens and gold.
    pub token_cards: ArrayVec<TokenCard, 27>,
    /// Production for a later part that may help before an earlier part is finished; see `Problem::find_early`.
    pub early: Early,
}

/// A needed resource and its sources (6.2.5, point 3).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Kind {
    pub resource: Resource,
    pub sites: SiteSet,
    pub trade: Option<TradePartner>,
    pub fetch: bool,
    /// A lower bound of the cost of a unit that is not in stock.
    pub least: u32,
}

/// The partner with whom this resource would be traded.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct TradePartner {
    pub seat: Seat,
    pub field: Field,
    pub price: u8,
}

/// An industry that produces a needed resource, or holds a cube that a part names.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Site {
    pub field: Field,
    /// Its product, if the order needs it.
    pub kind: Option<u8>,
    pub tier: Tier,
    /// An upgrade names it.
    pub named: bool,
}

/// One part of the order.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Part {
    /// Indices of `kinds`, those with the fewest sources first.
    pub units: ArrayVec<u8, UNITS>,
    pub labour: Cubes,
    pub trade: u8,
    pub explore: u8,
    pub gold: u8,
    pub gain: Gain,
}

/// The result of a part, as far as it affects the other parts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Gain {
    Nothing,
    /// A tile built over a site, whose cubes are exhausted.
    Cover(u8),
    /// A hired cube.
    Cube(Tier),
    /// An upgraded cube.
    Rise {
        from: Tier,
        to: Tier,
        spot: Spot,
    },
}

/// The place of a cube to be upgraded.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Spot {
    Residence,
    Exhausted,
    Site(u8),
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Gift {
    pub card: Card,
    pub kinds: KindSet,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct TokenCard {
    pub card: Card,
    pub trade: u8,
    pub explore: u8,
    pub gold: u8,
}

/// Production for a later part that may be worthwhile before the current part is finished.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Early {
    /// Work at industries that an upgrade names, so that there is a cube to upgrade.
    pub sites: SiteSet,
    /// Cubes to exhaust of tiers that an upgrade names in the exhausted area; one bit a tier.
    pub labour: u8,
}

impl TokenCard {
    /// Whether both cards have the same effect.
    pub fn is_like(self, other: TokenCard) -> bool {
        (self.trade, self.explore, self.gold) == (other.trade, other.explore, other.gold)
    }
}

impl Early {
    pub fn any(self) -> bool {
        self.sites != 0 || self.labour != 0
    }
}

impl Problem {
    pub fn all_parts(&self) -> u16 {
        ((1u32 << self.parts.len()) - 1) as u16
    }

    /// Finds what may be worth producing early. Producing later never hurts, since finished parts only add cubes, with
    /// one exception: an upgrade needs its cube at a named workplace or in the exhausted area, and perhaps only an
    /// earlier step of this payment brings it there.
    pub fn find_early(&mut self) {
        self.early = Early::default();
        if self.parts.len() < 2 {
            return;
        }
        for part in &self.parts {
            match part.gain {
                Gain::Rise { spot: Spot::Site(site), .. } => self.early.sites |= 1 << site,
                Gain::Rise { from, spot: Spot::Exhausted, .. } => self.early.labour |= 1 << from.index(),
                Gain::Nothing | Gain::Cover(_) | Gain::Cube(_) | Gain::Rise { .. } => {}
            }
        }
    }

    /// Whether this level allows anything that the previous one does not.
    pub fn is_new_at(&self, level: Level) -> bool {
        match level {
            Level::Plain => true,
            Level::Gifts => !self.gifts.is_empty(),
            Level::Purses => !self.token_cards.is_empty(),
            Level::Aarhant => self.aarhant_gold > 0,
        }
    }

    /// The start position after these token cards were activated; one bit each.
    pub fn start_with(&self, set: u32) -> Position {
        let mut start = self.start;
        for (_, card) in self.token_cards.iter().enumerate().filter(|(index, _)| set >> index & 1 == 1) {
            start.tokens.card_trade += card.trade;
            start.tokens.card_explore += card.explore;
            start.gold += u16::from(card.gold);
        }
        start
    }

    /// The cost of labour and gold of all parts, which does not depend on the plan.
    pub fn fixed_cost(&self) -> u32 {
        let parts = 0..self.parts.len();
        let gold: u32 = parts.clone().map(|part| u32::from(self.gold_of(part, (1 << part) - 1))).sum();
        parts.map(|part| self.labour_cost(part)).sum::<u32>() + gold * self.weights.gold
    }

    pub fn labour_cost(&self, part: usize) -> u32 {
        (0..TIERS).map(|tier| u32::from(self.parts[part].labour[tier]) * self.weights.cube[tier]).sum()
    }

    /// Whether an empty slot of this site can affect later parts or the final cost.
    pub fn matters(&self, site: usize, position: &Position) -> bool {
        let needed = self.sites[site].kind.is_some_and(|kind| position.open[usize::from(kind)] > 0);
        needed
            || self.sites[site].named
            || (position.used_sites >> site & 1 == 1 && position.slots.is_full(site))
    }

    /// Whether this part is the first of equal unfinished parts. Only that one needs to be tried.
    pub fn first_of_its_like(&self, part: usize, finished: u16) -> bool {
        (0..part).all(|other| finished >> other & 1 == 1 || self.parts[other] != self.parts[part])
    }
}
