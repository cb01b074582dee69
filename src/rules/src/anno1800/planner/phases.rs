//! Counting part by part: what a finished part brings pays for the next one.

use arrayvec::ArrayVec;

use super::super::data::{MOST_PARTS, data};
use super::super::kinds::Tier;
use super::super::step::{Goal, Order, Place};
use super::count::{Count, Task};
use super::problem::TIERS;
use super::prospect::Prospect;

impl Prospect<'_> {
    /// Can the parts be paid one after the other, in some order? `None`: counting does not tell.
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
        prospect: &'a Prospect<'a>,
        order: &'a Order,
        turns: &[usize],
        loose: bool,
    ) -> Option<Count<'a>> {
        let mut count = Count::new(prospect, order);
        count.loose = loose;
        if loose && prospect.aarhant {
            count.purse.gold += i32::from(data().objectives.aarhant_gold);
        }
        let mut stock = prospect.state.turn().stock;
        for part in turns {
            count.tasks.try_push(Task::Open(*part as u8)).ok()?;
            count.add_units(*part, count.tasks.len(), &mut stock)?;
            count.tasks.try_push(Task::Finish(*part as u8)).ok()?;
        }
        Some(count)
    }

    /// The cube that rises must be at rest.
    pub(super) fn take_cube_to_raise(&mut self, part: usize) {
        if let Goal::Upgrade { tier, at: Place::Residence } = self.order.parts[part].goal {
            self.purse.residence[tier.index()] -= 1;
        }
    }

    /// Ends shifts for all debts, and carries the result out.
    pub(super) fn finish(&mut self, part: usize) {
        for tier in 0..TIERS {
            if self.purse.residence[tier] < 0 {
                self.purse.gold +=
                    i32::from(self.purse.residence[tier]) * i32::from(self.prospect.shift_gold[tier]);
                self.purse.residence[tier] = 0;
                self.purse.shifted = true;
            }
        }
        if self.purse.trade < 0 {
            // Pairs of exploration tokens are gone for good.
            self.purse.explore += 2 * self.purse.trade;
            self.purse.trade = 0;
        }
        match self.order.parts[part].goal {
            // Several ships are counted otherwise.
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
        self.purse.residence[tier.index()] += 1;
        self.people[tier.index()] += 1;
    }
}
