//! Why there is no plan: what is missing (6.2.4).
//!
//! Finds the fewest needs without which the order could be paid, and for each of them how much more gold or how many
//! more tokens would suffice.

use super::super::kinds::{Naval, Resource, Tier};
use super::super::resources::Resources;
use super::super::state::State;
use super::super::step::Order;
use super::means::{Extra, PaymentMeans};
use super::obstacle::Obstacle;
use crate::Seat;

/// Larger shortages of gold or tokens are not reported.
const MOST_GOLD: u16 = 20;
const MOST_TOKENS: u8 = 12;
/// Larger sets of missing needs are not tried.
const MOST_MISSING: usize = 3;

/// A single need of a part.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Need {
    Unit(Resource),
    Cube(Tier),
    Tokens,
}

/// The obstacles to paying for this order. Empty if it can be paid, or if something other than payment prevents it.
pub fn why_not(state: &State, seat: Seat, order: &Order) -> Vec<Obstacle> {
    let means = PaymentMeans::new(state, seat);
    if means.payable(order) {
        return Vec::new();
    }
    let wanted = order.parts.iter().flat_map(|part| part.cost.resources.iter());
    let mut obstacles = Vec::new();
    for obstacle in wanted.filter_map(|resource| means.no_source(resource)) {
        if !obstacles.contains(&obstacle) {
            obstacles.push(obstacle);
        }
    }
    if obstacles.is_empty() {
        means.explain(order, &mut obstacles);
    }
    obstacles
}

impl PaymentMeans<'_> {
    /// Why this resource has no source at all.
    fn no_source(&self, resource: Resource) -> Option<Obstacle> {
        if self.available.contains(resource) {
            None
        } else if resource.is_new_world() {
            Some(Obstacle::NoIsland { resource })
        } else if self.state.turn().traded.contains(resource) && self.is_made_by_others(resource) {
            Some(Obstacle::Traded { resource })
        } else {
            Some(Obstacle::NobodyMakes { resource })
        }
    }

    fn is_made_by_others(&self, resource: Resource) -> bool {
        self.state.players().iter().any(|(seat, player)| seat != self.seat && player.makes(resource))
    }

    /// Every resource has a source, but cubes, tokens or gold are short.
    fn explain(&self, order: &Order, obstacles: &mut Vec<Obstacle>) {
        let needs: Vec<(usize, Need)> = needs(order);
        let results_alone = without(order, &needs);
        if self.payable(&results_alone) {
            self.explain_needs(order, &needs, obstacles);
        } else if let Some(short) = self.gold_short(&results_alone) {
            obstacles.push(Obstacle::GoldShort { short });
            self.with_extra(Extra { gold: short, ..Extra::default() })
                .explain_needs(order, &needs, obstacles);
        }
    }

    fn explain_needs(&self, order: &Order, needs: &[(usize, Need)], obstacles: &mut Vec<Obstacle>) {
        let missing = self.missing(order, needs);
        for need in &missing {
            // Units of the same resource are short together.
            let others: Vec<(usize, Need)> =
                missing.iter().filter(|other| other.1 != need.1).copied().collect();
            for obstacle in self.ways(&without(order, &others), need.1, need.0) {
                if !obstacles.contains(&obstacle) {
                    obstacles.push(obstacle);
                }
            }
        }
    }

    /// The fewest needs without which the order could be paid.
    fn missing(&self, order: &Order, needs: &[(usize, Need)]) -> Vec<(usize, Need)> {
        for size in 0..=MOST_MISSING.min(needs.len()) {
            let mut chosen = Vec::with_capacity(size);
            if self.choose(order, needs, size, &mut chosen) {
                return chosen;
            }
        }
        // Much is missing: remove needs until the rest can be paid.
        let enough = (0..needs.len()).find(|count| self.payable(&without(order, &needs[..*count])));
        needs[..enough.unwrap_or(needs.len())].to_vec()
    }

    fn choose(
        &self,
        order: &Order,
        needs: &[(usize, Need)],
        size: usize,
        chosen: &mut Vec<(usize, Need)>,
    ) -> bool {
        if chosen.len() == size {
            return self.payable(&without(order, chosen));
        }
        for (index, need) in needs.iter().enumerate() {
            chosen.push(*need);
            if self.choose(order, &needs[index + 1..], size, chosen) {
                return true;
            }
            chosen.pop();
        }
        false
    }

    /// How much more gold or how many more tokens would meet this need.
    fn ways(&self, order: &Order, need: Need, part: usize) -> Vec<Obstacle> {
        let mut ways = Vec::new();
        match need {
            Need::Unit(resource) => {
                let makers = self.makers.iter().filter(|maker| maker.resource == resource);
                if let Some(tier) = makers.map(|maker| maker.tier).min() {
                    ways.push(Obstacle::NoCube { resource, tier, gold: self.gold_short(order) });
                }
                if self.offer(resource).is_some() || self.yields.contains(resource) {
                    let short = self.tokens_short(order, Naval::Trade);
                    ways.extend(short.map(|short| Obstacle::TokensShort { resource, short }));
                }
                if ways.is_empty() {
                    // A second unit of a resource that can only be traded, which is possible once a turn.
                    ways.push(Obstacle::Traded { resource });
                }
            }
            Need::Cube(tier) => ways.push(Obstacle::NoLabour { tier, gold: self.gold_short(order) }),
            Need::Tokens => {
                let naval = if order.parts[part].cost.trade > 0 { Naval::Trade } else { Naval::Explore };
                let short = self.tokens_short(order, naval);
                ways.extend(short.map(|short| Obstacle::SpendShort { naval, short }));
            }
        }
        ways
    }

    fn gold_short(&self, order: &Order) -> Option<u16> {
        (1..=MOST_GOLD).find(|gold| self.with_extra(Extra { gold: *gold, ..Extra::default() }).payable(order))
    }

    fn tokens_short(&self, order: &Order, naval: Naval) -> Option<u8> {
        (1..=MOST_TOKENS).find(|tokens| {
            let extra = match naval {
                Naval::Trade => Extra { trade: *tokens, ..Extra::default() },
                Naval::Explore => Extra { explore: *tokens, ..Extra::default() },
            };
            self.with_extra(extra).payable(order)
        })
    }
}

fn needs(order: &Order) -> Vec<(usize, Need)> {
    let mut needs = Vec::new();
    for (index, part) in order.parts.iter().enumerate() {
        needs.extend(part.cost.resources.iter().map(|resource| (index, Need::Unit(resource))));
        for (tier, count) in part.cost.cubes() {
            needs.extend((0..count).map(|_| (index, Need::Cube(tier))));
        }
        if part.cost.trade + part.cost.explore > 0 {
            needs.push((index, Need::Tokens));
        }
    }
    needs
}

/// The order without these needs.
fn without(order: &Order, needs: &[(usize, Need)]) -> Order {
    let mut order = order.clone();
    for (part, need) in needs {
        let cost = &mut order.parts[*part].cost;
        match need {
            Need::Unit(resource) => {
                cost.resources = cost.resources.without(Resources::one(*resource));
            }
            Need::Cube(tier) => cost.cubes[tier.index()] = cost.cubes[tier.index()].saturating_sub(1),
            Need::Tokens => (cost.trade, cost.explore) = (0, 0),
        }
    }
    order
}
