//! The cost of a plan (6.2.5, point 6), computed from what it uses. The search computes the same step by step.

use super::super::data::{Weights, data};
use super::super::payment::Used;
use super::super::player::Player;
use super::super::step::Step;
use super::position::Position;
use super::problem::{Problem, TIERS};

/// The cost of what was used, without what depends on the end of the plan.
pub fn of_used(used: &Used, weights: &Weights) -> u32 {
    let cubes: u32 = (0..TIERS).map(|tier| u32::from(used.cubes[tier]) * weights.cube[tier]).sum();
    cubes
        + u32::from(used.card_trade) * weights.card_trade
        + u32::from(used.ship_trade) * weights.ship_trade
        + u32::from(used.card_explore) * weights.card_explore
        + u32::from(used.ship_explore) * weights.ship_explore
        + u32::from(used.beryl / 2) * weights.beryl_extra
        + used.traded.len() as u32 * weights.partner_gold
        + u32::from(used.gold) * weights.gold
        + u32::from(used.gifts) * weights.gift
        + u32::from(used.returned) * weights.returned
}

/// The cost of a payment that has been carried out, by a plan or by hand.
pub fn of_payment(steps: &[Step], used: &Used, after: &Player) -> u32 {
    let weights = &data().weights;
    let mut worked: Vec<_> = steps
        .iter()
        .filter_map(|step| match step {
            Step::Work { field } => Some(*field),
            _ => None,
        })
        .collect();
    worked.sort_unstable();
    worked.dedup();
    let full = worked.iter().filter(|field| !after.plot(**field).has_free_slot()).count() as u32;
    let emptied =
        (0..TIERS).filter(|tier| used.cubes[*tier] > 0 && after.residence[*tier] == 0).count() as u32;
    of_used(used, weights) + full * weights.last_free_workplace + emptied * weights.emptied_tier
}

/// The resources that a plan of the search uses.
pub(super) fn used(problem: &Problem, end: &Position) -> Used {
    let tokens = end.tokens;
    let traded = problem.kinds.iter().enumerate().filter(|(kind, _)| end.traded >> kind & 1 == 1);
    Used {
        cubes: end.used,
        card_trade: tokens.used.card_trade,
        ship_trade: tokens.used.ship_trade,
        card_explore: tokens.used.card_explore,
        ship_explore: tokens.used.ship_explore,
        beryl: tokens.beryl,
        gold: end.gold_used,
        traded: traded.map(|(_, kind)| kind.resource).collect(),
        gifts: end.gifts.count_ones() as u8,
        returned: 0,
    }
}
