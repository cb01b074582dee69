//! Decides whether work can produce all open units. Checked kind by kind, ignoring costs, with all outcomes that may be
//! best: the cubes at rest and the gold left. Exact, because the units of a kind are equal and all work is done at
//! once.

use arrayvec::ArrayVec;

use super::super::data::SLOTS;
use super::super::kinds::Tier;
use super::position::Position;
use super::problem::{Problem, TIERS};
use super::slots::Cube;
use super::sources::bits;

/// A possible outcome of the work so far.
#[derive(Clone, Copy)]
struct Left {
    /// A negative number is the number of shifts that must be ended.
    residence: [i8; TIERS],
    gold: i32,
    /// Units of the current kind that are still to be produced.
    due: u8,
}

/// An industry before the work.
struct Bench {
    tier: Tier,
    free: u8,
    /// Whether a cube of the industry's own tier works there.
    own: bool,
    others: ArrayVec<Tier, SLOTS>,
}

impl Position {
    pub fn can_work(&self, problem: &Problem) -> bool {
        let mut fronts = vec![Left { residence: self.residence, gold: self.gold.into(), due: 0 }];
        for (kind, source) in problem.kinds.iter().enumerate() {
            let due = self.open[kind].saturating_sub(self.stock[kind]);
            for left in &mut fronts {
                left.due = due;
            }
            for site in bits(source.sites).filter(|_| due > 0) {
                let bench = self.bench(usize::from(site), problem);
                let mut next = Vec::new();
                for left in &fronts {
                    self.work_there(left, &bench, problem, &mut next);
                }
                fronts = next;
            }
            fronts.retain(|left| left.due == 0);
        }
        !fronts.is_empty()
    }

    fn bench(&self, site: usize, problem: &Problem) -> Bench {
        let tier = problem.sites[site].tier;
        let cubes: ArrayVec<Tier, SLOTS> = self.slots.cubes(site).filter_map(Cube::tier).collect();
        let others: ArrayVec<Tier, SLOTS> = cubes.iter().copied().filter(|cube| *cube != tier).collect();
        Bench { tier, free: (SLOTS - cubes.len()) as u8, own: others.len() < cubes.len(), others }
    }

    /// All outcomes of work here: every number of units, every choice of shifts to end.
    fn work_there(&self, left: &Left, bench: &Bench, problem: &Problem, next: &mut Vec<Left>) {
        let tier = bench.tier.index();
        let most = if self.people[tier] == 0 { 0 } else { left.due };
        for units in 0..=most {
            let ended = units.saturating_sub(bench.free);
            for freed in 0u8..1 << bench.others.len() {
                let Some(own) = ended.checked_sub(freed.count_ones() as u8) else { continue };
                if own > 0 && bench.free == 0 && !bench.own && freed == 0 {
                    continue;
                }
                let mut after = Left { due: left.due - units, ..*left };
                after.residence[tier] -= (units - own).cast_signed();
                after.gold -= i32::from(own) * i32::from(problem.shift_gold[tier]);
                for (_, other) in bench.others.iter().enumerate().filter(|(bit, _)| freed >> bit & 1 == 1) {
                    after.residence[other.index()] += 1;
                    after.gold -= i32::from(problem.shift_gold[other.index()]);
                }
                if after.is_solvent(problem) {
                    after.add_to(next);
                }
            }
        }
    }
}

impl Left {
    /// Ending a shift costs as much as it saves, so debts never become smaller.
    fn is_solvent(&self, problem: &Problem) -> bool {
        let debt = |tier: usize| i32::from(self.residence[tier].min(0)) * i32::from(problem.shift_gold[tier]);
        self.gold + (0..TIERS).map(debt).sum::<i32>() >= 0
    }

    /// Whether this outcome is at least as good in every respect.
    fn covers(&self, other: &Left) -> bool {
        self.due == other.due
            && self.gold >= other.gold
            && (0..TIERS).all(|tier| self.residence[tier] >= other.residence[tier])
    }

    fn add_to(self, front: &mut Vec<Left>) {
        if !front.iter().any(|known| known.covers(&self)) {
            front.retain(|known| !self.covers(known));
            front.push(self);
        }
    }
}
