//! Payments (6.2): the order to pay for, its progress, and the resources used so far.

mod pay;
mod steps;

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use super::kinds::{Deck, Naval, Tier};
use super::player::Player;
use super::resources::{Cubes, Resources, Stock};
use super::state::{Supply, Turn};
use super::step::{Goal, MOST_ORDERED, Order, TokenPick};
use crate::MAX_SEATS;

pub(super) use pay::has_choice;
pub(super) use steps::deck_gold;

/// An unfinished payment.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Payment {
    pub order: Order,
    pub(in crate::anno1800) progress: ArrayVec<Progress, MOST_ORDERED>,
    pub(in crate::anno1800) returns: u8,
    pub(in crate::anno1800) stock_before: Stock,
    pub used: Used,
}

/// The progress of paying for a part.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub(in crate::anno1800) struct Progress {
    pub cubes: Cubes,
    pub tokens: bool,
    pub finished: bool,
    /// A card is reserved for the hired cube.
    pub card: bool,
}

/// The resources that a payment used. The planner weighs them, and events report them.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Used {
    /// Placed or exhausted.
    pub cubes: Cubes,
    pub card_trade: u8,
    pub ship_trade: u8,
    pub card_explore: u8,
    pub ship_explore: u8,
    /// Of the exploration tokens, those used as trade tokens (in pairs).
    pub beryl: u8,
    pub gold: u16,
    pub traded: Resources,
    pub gifts: u8,
    pub returned: u8,
}

/// A payment made by hand, with what is needed to withdraw it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct ManualPayment {
    pub payment: Payment,
    pub(in crate::anno1800) before: BeforePayment,
}

/// The state before the payment, as far as a payment can change it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(in crate::anno1800) struct BeforePayment {
    pub player: Player,
    pub gold: [u16; MAX_SEATS],
    pub supply: Supply,
    pub turn: Turn,
}

impl Payment {
    pub fn new(order: Order, stock: Stock) -> Payment {
        let progress = order.parts.iter().map(|_| Progress::default()).collect();
        Payment { order, progress, returns: 0, stock_before: stock, used: Used::default() }
    }

    pub fn is_finished(&self, part: usize) -> bool {
        self.progress.get(part).is_some_and(|progress| progress.finished)
    }

    pub fn all_finished(&self) -> bool {
        self.progress.iter().all(|progress| progress.finished)
    }

    /// The cubes that a part still needs.
    pub fn cubes_due(&self, part: usize) -> Cubes {
        match (self.order.parts.get(part), self.progress.get(part)) {
            (Some(wanted), Some(paid)) if !paid.finished => {
                std::array::from_fn(|tier| wanted.cost.cubes[tier].saturating_sub(paid.cubes[tier]))
            }
            _ => [0; Tier::COUNT],
        }
    }

    /// The tokens that a part still needs.
    pub fn tokens_due(&self, part: usize) -> Option<(Naval, u8)> {
        let (wanted, paid) = (self.order.parts.get(part)?, self.progress.get(part)?);
        if paid.finished || paid.tokens {
            return None;
        }
        match (wanted.cost.trade, wanted.cost.explore) {
            (0, 0) => None,
            (0, explore) => Some((Naval::Explore, explore)),
            (trade, _) => Some((Naval::Trade, trade)),
        }
    }

    /// The resources that unfinished parts need, with how many of each.
    pub fn resources_due(&self) -> Stock {
        let mut due = Stock::default();
        let open = self.order.parts.iter().zip(&self.progress).filter(|(_, paid)| !paid.finished);
        open.flat_map(|(part, _)| part.cost.resources.iter()).for_each(|resource| due.add(resource));
        due
    }

    /// Cards already reserved from a deck in this action (6.6).
    pub(in crate::anno1800) fn reserved(&self, deck: Deck) -> usize {
        let hired = self.order.parts.iter().zip(&self.progress);
        hired
            .filter(|(part, paid)| {
                paid.card && matches!(part.goal, Goal::Hire { tier } if tier.deck() == deck)
            })
            .count()
    }

    fn use_tokens(&mut self, pick: TokenPick, naval: Naval) {
        self.used.card_trade += pick.card_trade;
        self.used.ship_trade += pick.ship_trade;
        self.used.card_explore += pick.card_explore;
        self.used.ship_explore += pick.ship_explore;
        if naval == Naval::Trade {
            self.used.beryl += pick.explore();
        }
    }
}

impl Used {
    pub fn is_nothing(&self) -> bool {
        *self == Used::default()
    }

    pub fn trade_tokens(&self) -> u8 {
        self.card_trade + self.ship_trade
    }

    pub fn explore_tokens(&self) -> u8 {
        self.card_explore + self.ship_explore
    }
}
