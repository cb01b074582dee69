//! Counts part by part: the result of a finished part helps to pay for the next one.

use arrayvec::ArrayVec;

use super::super::data::{MOST_PARTS, data};
use super::super::kinds::Tier;
use super::super::step::{Goal, Order, Place};
use super::count::{Count, Task};
use super::means::PaymentMeans;
use super::problem::TIERS;

impl PaymentMeans<'_> {
    /// Whether the parts can be paid one after the other, in some order. `None` if counting cannot decide.
    pub(super) fn counted_in_turn(&self, order: &Order, results_fit: bool) -> Option<bool> {
        if order.parts.len() > MOST_PARTS {
            return None;
        }
        let mut maybe = false;
        for turns in permutations(order.parts.len()) {
            if results_fit && Count::in_turn(self, order, &turns, false)?.pays()? {
                return Some(true);
            }
            maybe = maybe || Count::in_turn(self, order, &turns, true)?.pays()?;
        }
        if maybe { None } else { Some(false) }
    }
}

fn permutations(count: usize) -> Vec<ArrayVec<usize, MOST_PARTS>> {
    let mut all = vec![ArrayVec::new()];
    for _ in 0..count {
        let longer = |turns: &ArrayVec<usize, MOST_PARTS>| {
            let turns = turns.clone();
            let left = (0..count).filter({
                let turns = turns.clone();
                move |part| !turns.contains(part)
            });
            left.map(move |part| {
                let mut turns = turns.clone();
                turns.push(part);
                turns
            })
        };
        all = all.iter().flat_map(longer).collect();
    }
    all
}

impl<'a> Count<'a> {
    /// The parts in this order, each paid just before it is finished.
    fn in_turn(
        means: &'a PaymentMeans<'a>,
        order: &'a Order,
        turns: &[usize],
        loose: bool,
    ) -> Option<Count<'a>> {
        let mut count = Count::new(means, order);
        count.loose = loose;
        if loose && means.aarhant {
            count.funds.gold += i32::from(data().objectives.aarhant_gold);
        }
        let mut stock = means.state.turn().stock;
        for part in turns {
            count.tasks.try_push(Task::Open(*part as u8)).ok()?;
            count.add_units(*part, count.tasks.len(), &mut stock)?;
            count.tasks.try_push(Task::Finish(*part as u8)).ok()?;
        }
        Some(count)
    }

    /// The upgraded cube must be at rest.
    pub(super) fn take_cube_to_raise(&mut self, part: usize) {
        if let Goal::Upgrade { tier, at: Place::Residence } = self.order.parts[part].goal {
            self.funds.residence[tier.index()] -= 1;
        }
    }

    /// Ends shifts for all debts and applies the result.
    pub(super) fn finish(&mut self, part: usize) {
        for tier in 0..TIERS {
            if self.funds.residence[tier] < 0 {
                self.funds.gold +=
                    i32::from(self.funds.residence[tier]) * i32::from(self.means.shift_gold[tier]);
                self.funds.residence[tier] = 0;
                self.funds.shifted = true;
            }
        }
        if self.funds.trade < 0 {
            // Pairs of exploration tokens are used up.
            self.funds.explore += 2 * self.funds.trade;
            self.funds.trade = 0;
        }
        match self.order.parts[part].goal {
            // Orders of several ships are counted elsewhere.
            Goal::Play { .. } | Goal::Build { .. } => {}
            Goal::Hire { tier } => self.add_cube(tier),
            Goal::Upgrade { tier, .. } => {
                self.people[tier.index()] = self.people[tier.index()].saturating_sub(1);
                if let Some(to) = tier.raised() {
                    self.add_cube(to);
                }
            }
        }
    }

    pub(super) fn add_cube(&mut self, tier: Tier) {
        self.funds.residence[tier.index()] += 1;
        self.people[tier.index()] += 1;
    }
}
