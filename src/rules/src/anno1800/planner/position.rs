//! A position of the search: what the player still has after some decisions, and what each decision does to it.
//!
//! A payment consists of *phases*, each ended by the `finish` of a part. Inside a phase the order of the decisions does
//! not matter: a cube may be used before it is there (a negative `residence` is a debt), and the shifts that pay the
//! debt are chosen when the phase ends. This is sound because `steps.rs` can put the steps in a legal order: first the
//! shifts of cubes that were there before, then each use whose cube is freed again together with that shift, then all
//! other uses. This needs one real cube to begin with, which `grounded` ensures.

use super::super::kinds::Tier;
use super::super::resources::Cubes;
use super::problem::{Gain, KINDS, KindSet, Problem, SiteSet, Spot, TIERS};
use super::slots::{Cube, Slots};
use super::tokens::Tokens;

/// No part is being paid.
pub(super) const NO_PART: u8 = u8::MAX;

#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(super) struct Position {
    /// Cubes at rest. A negative number within a phase is the number of shifts that must still be chosen.
    pub residence: [i8; TIERS],
    pub exhausted: Cubes,
    /// Cubes on workplaces that this order does not use.
    pub elsewhere: Cubes,
    /// All cubes of each tier, at any place.
    pub people: Cubes,
    pub slots: Slots,
    pub tokens: Tokens,
    pub gold: u16,
    pub gold_used: u16,
    /// Units that lay in stock before the payment.
    pub stock: [u8; KINDS],
    /// Units of this payment made for a later part.
    pub early: [u8; KINDS],
    /// Units without a source yet.
    pub open: [u8; KINDS],
    /// Cubes exhausted for a later part.
    pub prepaid: Cubes,
    pub traded: KindSet,
    pub finished: u16,
    pub part: u8,
    /// The unit of the part that comes next.
    pub unit: u8,
    /// Units, cubes and tokens of the part are paid; only debts are left.
    pub closed: bool,
    /// Tiers that had a real cube at rest in this phase; one bit each.
    pub grounded: u8,
    /// Cubes exhausted in this phase.
    pub just_exhausted: Cubes,
    /// Cubes placed or exhausted, for costs and classes.
    pub used: Cubes,
    pub used_sites: SiteSet,
    pub gifts: u8,
    pub aarhant_used: bool,
}

/// A cube whose shift may end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Place {
    Site(u8),
    /// The next one on a workplace that this order does not use.
    Elsewhere,
    Exhausted,
}

impl Position {
    /// The gold that the debts of this phase will cost.
    pub fn debt_gold(&self, problem: &Problem) -> u16 {
        let mut gold = 0;
        for tier in 0..TIERS {
            if self.residence[tier] < 0 {
                gold += u16::from(self.residence[tier].unsigned_abs()) * u16::from(problem.shift_gold[tier]);
            }
        }
        gold
    }

    /// Whether shifts of this tier must still be ended.
    pub fn owes(&self, tier: usize) -> bool {
        self.residence[tier] < 0
    }

    pub fn owes_any(&self) -> bool {
        (0..TIERS).any(|tier| self.owes(tier))
    }

    pub fn solvent(&self, problem: &Problem) -> bool {
        self.debt_gold(problem) <= self.gold
    }

    fn pay_gold(&mut self, gold: u8) -> Option<()> {
        self.gold = self.gold.checked_sub(gold.into())?;
        self.gold_used += u16::from(gold);
        Some(())
    }

    /// Takes a cube of this tier from the residence, as a debt if necessary. `None`: the player has no such cube.
    fn take_cube(&mut self, tier: Tier) -> Option<()> {
        if self.people[tier.index()] == 0 {
            return None;
        }
        self.residence[tier.index()] -= 1;
        Some(())
    }

    /// Ends a shift; returns its cost.
    pub fn shift(&mut self, tier: Tier, place: Place, problem: &Problem) -> Option<u32> {
        let price = problem.shift_gold[tier.index()];
        self.pay_gold(price)?;
        let real = match place {
            Place::Site(site) => {
                let site = usize::from(site);
                let real = self.slots.take(site, Cube::real(tier));
                if !real && !self.slots.take(site, Cube::fresh(tier)) {
                    return None;
                }
                real
            }
            Place::Elsewhere => {
                self.elsewhere[tier.index()] -= 1;
                true
            }
            Place::Exhausted => {
                self.exhausted[tier.index()] -= 1;
                let real = self.exhausted[tier.index()] >= self.just_exhausted[tier.index()];
                if !real {
                    self.just_exhausted[tier.index()] -= 1;
                }
                real
            }
        };
        if real {
            self.grounded |= 1 << tier.index();
        }
        self.residence[tier.index()] += 1;
        Some(u32::from(price) * problem.weights.gold)
    }

    /// Puts a cube to work at a site with an empty slot; returns the cost.
    pub fn work(&mut self, site: u8, problem: &Problem) -> Option<u32> {
        let tier = problem.sites[usize::from(site)].tier;
        self.take_cube(tier)?;
        self.slots.put(usize::from(site), Cube::fresh(tier));
        self.used[tier.index()] += 1;
        self.used_sites |= 1 << site;
        self.solvent(problem).then_some(problem.weights.cube[tier.index()])
    }

    /// Exhausts a cube; its weight is part of the fixed costs.
    pub fn labour(&mut self, tier: Tier) -> Option<()> {
        self.take_cube(tier)?;
        self.exhausted[tier.index()] += 1;
        self.just_exhausted[tier.index()] += 1;
        self.used[tier.index()] += 1;
        Some(())
    }

    /// Pays the needs of the part other than resources. Returns the cost of its tokens.
    pub fn close(&mut self, problem: &Problem) -> Option<u32> {
        let part = &problem.parts[usize::from(self.part)];
        for tier in Tier::ALL {
            let prepaid = part.labour[tier.index()].min(self.prepaid[tier.index()]);
            self.prepaid[tier.index()] -= prepaid;
            for _ in prepaid..part.labour[tier.index()] {
                self.labour(*tier)?;
            }
        }
        let mut cost = self.tokens.pay_trade(part.trade, problem)?;
        cost += self.tokens.pay_explore(part.explore, problem)?;
        if let Gain::Rise { from, spot: Spot::Residence, .. } = part.gain {
            self.take_cube(from)?;
        }
        self.closed = true;
        self.solvent(problem).then_some(cost)
    }

    /// Applies the result of the part, once all debts are paid. `None`: it is not possible now.
    pub fn finish(&mut self, problem: &Problem) -> Option<()> {
        let part = &problem.parts[usize::from(self.part)];
        self.pay_gold(problem.gold_of(usize::from(self.part), self.finished))?;
        match part.gain {
            Gain::Nothing => {}
            Gain::Cover(site) => {
                for cube in self.slots.clear(usize::from(site)) {
                    self.exhausted[cube.index()] += 1;
                }
            }
            Gain::Cube(tier) => {
                if problem.supply_of(tier, self.finished) <= 0 {
                    return None;
                }
                self.people[tier.index()] += 1;
                self.residence[tier.index()] += 1;
            }
            Gain::Rise { from, to, spot } => {
                if problem.supply_of(to, self.finished) <= 0 {
                    return None;
                }
                self.rise(from, to, spot)?;
            }
        }
        self.finished |= 1 << self.part;
        self.part = NO_PART;
        self.begin_phase();
        Some(())
    }

    fn rise(&mut self, from: Tier, to: Tier, spot: Spot) -> Option<()> {
        match spot {
            // The cube itself was taken when the part was closed.
            Spot::Residence => self.residence[to.index()] += 1,
            Spot::Exhausted => {
                self.exhausted[from.index()] = self.exhausted[from.index()].checked_sub(1)?;
                self.exhausted[to.index()] += 1;
            }
            Spot::Site(site) => {
                let site = usize::from(site);
                if !self.slots.take(site, Cube::real(from)) && !self.slots.take(site, Cube::fresh(from)) {
                    return None;
                }
                self.slots.put(site, Cube::real(to));
            }
        }
        self.people[from.index()] -= 1;
        self.people[to.index()] += 1;
        Some(())
    }

    /// Begins a new phase.
    pub fn begin_phase(&mut self) {
        self.closed = false;
        self.unit = 0;
        self.just_exhausted = [0; TIERS];
        self.grounded = 0;
        for tier in 0..TIERS {
            self.grounded |= u8::from(self.residence[tier] > 0) << tier;
        }
        self.slots.settle();
    }

    /// The cost added at the end of the plan (6.2.5, point 6): for industries filled up and tiers emptied.
    pub fn end_cost(&self, problem: &Problem) -> u32 {
        let full = (0..problem.sites.len())
            .filter(|site| self.used_sites >> site & 1 == 1 && self.slots.is_full(*site))
            .count();
        let emptied = (0..TIERS).filter(|tier| self.used[*tier] > 0 && self.residence[*tier] <= 0).count();
        full as u32 * problem.weights.last_free_workplace + emptied as u32 * problem.weights.emptied_tier
    }
}
