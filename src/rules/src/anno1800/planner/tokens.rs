//! Naval tokens of a position, and paying with them (6.2.2).

use super::super::kinds::Naval;
use super::super::step::TokenPick;
use super::fleet::Ship;
use super::problem::Problem;

/// Naval tokens at hand. Spent ones matter only where a ship is built over.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub(super) struct Tokens {
    pub card_trade: u8,
    pub ship_trade: u8,
    pub card_explore: u8,
    pub ship_explore: u8,
    pub spent_trade: u8,
    pub spent_explore: u8,
    /// The tokens that this payment used. `beryl`: the exploration tokens used as trade tokens.
    pub used: TokenPick,
    pub beryl: u8,
}

impl Tokens {
    /// Pays with the default pick (6.2.2): card tokens, ship tokens, with Beryl pairs of exploration tokens. Returns
    /// the cost.
    pub fn pay_trade(&mut self, price: u8, problem: &Problem) -> Option<u32> {
        let card = price.min(self.card_trade);
        let ship = (price - card).min(self.ship_trade);
        let pairs = price - card - ship;
        self.card_trade -= card;
        self.ship_trade -= ship;
        self.spent_trade += ship;
        self.used.card_trade += card;
        self.used.ship_trade += ship;
        let weights = problem.weights;
        let mut cost = u32::from(card) * weights.card_trade + u32::from(ship) * weights.ship_trade;
        if pairs > 0 {
            if !problem.beryl {
                return None;
            }
            self.beryl += pairs * 2;
            cost += self.pay_explore(pairs * 2, problem)? + u32::from(pairs) * weights.beryl_extra;
        }
        Some(cost)
    }

    /// Card tokens first.
    pub fn pay_explore(&mut self, price: u8, problem: &Problem) -> Option<u32> {
        let card = price.min(self.card_explore);
        let ship = price - card;
        self.card_explore -= card;
        self.ship_explore = self.ship_explore.checked_sub(ship)?;
        self.spent_explore += ship;
        self.used.card_explore += card;
        self.used.ship_explore += ship;
        Some(u32::from(card) * problem.weights.card_explore + u32::from(ship) * problem.weights.ship_explore)
    }

    /// Pays a price in trade tokens with exactly this pick.
    pub fn pay_pick(&mut self, pick: TokenPick, problem: &Problem) -> Option<u32> {
        self.card_trade = self.card_trade.checked_sub(pick.card_trade)?;
        self.ship_trade = self.ship_trade.checked_sub(pick.ship_trade)?;
        self.card_explore = self.card_explore.checked_sub(pick.card_explore)?;
        self.ship_explore = self.ship_explore.checked_sub(pick.ship_explore)?;
        self.spent_trade += pick.ship_trade;
        self.spent_explore += pick.ship_explore;
        self.used.card_trade += pick.card_trade;
        self.used.ship_trade += pick.ship_trade;
        self.used.card_explore += pick.card_explore;
        self.used.ship_explore += pick.ship_explore;
        self.beryl += pick.explore();
        let weights = problem.weights;
        Some(
            u32::from(pick.card_trade) * weights.card_trade
                + u32::from(pick.ship_trade) * weights.ship_trade
                + u32::from(pick.card_explore) * weights.card_explore
                + u32::from(pick.ship_explore) * weights.ship_explore
                + u32::from(pick.explore() / 2) * weights.beryl_extra,
        )
    }

    /// Removes the tokens of the replaced ship, then adds those of the new one.
    pub fn launch(&mut self, ship: Ship) {
        if let Some((naval, strength)) = ship.lost {
            self.lose(naval, strength);
        }
        match ship.naval {
            Naval::Trade => self.ship_trade += ship.strength,
            Naval::Explore => self.ship_explore += ship.strength,
        }
    }

    /// Whether there are at least as many tokens of every kind as in `other`.
    pub fn covers(&self, other: &Tokens) -> bool {
        self.card_trade >= other.card_trade
            && self.ship_trade >= other.ship_trade
            && self.card_explore >= other.card_explore
            && self.ship_explore >= other.ship_explore
    }

    fn lose(&mut self, naval: Naval, strength: u8) {
        let (ready, spent) = match naval {
            Naval::Trade => (&mut self.ship_trade, &mut self.spent_trade),
            Naval::Explore => (&mut self.ship_explore, &mut self.spent_explore),
        };
        let from_spent = strength.min(*spent);
        *spent -= from_spent;
        *ready = ready.saturating_sub(strength - from_spent);
    }
}

/// Every pick that is worth this many trade tokens.
pub(super) fn picks(price: u8) -> impl Iterator<Item = TokenPick> {
    (0..=price).flat_map(move |pairs| {
        (0..=price - pairs).flat_map(move |ship_trade| {
            (0..=2 * pairs).map(move |ship_explore| TokenPick {
                card_trade: price - pairs - ship_trade,
                ship_trade,
                card_explore: 2 * pairs - ship_explore,
                ship_explore,
            })
        })
    })
}
