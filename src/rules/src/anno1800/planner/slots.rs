//! The workplaces of an order's sites, packed for quick copies and comparisons.

use super::super::data::SLOTS;
use super::super::kinds::Tier;
use super::problem::SITES;

/// A cube on a workplace: its tier, and whether it was put there in the current phase.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Cube(u8);

impl Cube {
    const FRESH: u8 = 0x80;

    pub fn real(tier: Tier) -> Cube {
        Cube(tier as u8 + 1)
    }

    pub fn fresh(tier: Tier) -> Cube {
        Cube(Cube::real(tier).0 | Cube::FRESH)
    }

    pub fn tier(self) -> Option<Tier> {
        Tier::ALL.get(usize::from(self.0 & !Cube::FRESH).wrapping_sub(1)).copied()
    }
}

/// The cubes on the workplaces of every site. The slots of a site are equal, so its cubes are sorted; 0 is an empty
/// slot and comes last.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(super) struct Slots([u8; SITES * SLOTS]);

impl Slots {
    pub const EMPTY: Slots = Slots([0; SITES * SLOTS]);

    fn of(&self, site: usize) -> &[u8] {
        &self.0[site * SLOTS..][..SLOTS]
    }

    fn of_mut(&mut self, site: usize) -> &mut [u8] {
        &mut self.0[site * SLOTS..][..SLOTS]
    }

    pub fn cubes(&self, site: usize) -> impl Iterator<Item = Cube> {
        self.of(site).iter().take_while(|cube| **cube != 0).map(|cube| Cube(*cube))
    }

    pub fn is_full(&self, site: usize) -> bool {
        self.of(site).iter().all(|cube| *cube != 0)
    }

    pub fn holds(&self, site: usize, cube: Cube) -> bool {
        self.of(site).contains(&cube.0)
    }

    /// Only where a slot is empty.
    pub fn put(&mut self, site: usize, cube: Cube) {
        let slots = self.of_mut(site);
        slots[SLOTS - 1] = cube.0;
        slots.sort_unstable_by(|one, other| other.cmp(one));
    }

    /// Removes this cube; returns whether it was there.
    pub fn take(&mut self, site: usize, cube: Cube) -> bool {
        let slots = self.of_mut(site);
        let Some(slot) = slots.iter().position(|other| *other == cube.0) else { return false };
        slots[slot] = 0;
        slots.sort_unstable_by(|one, other| other.cmp(one));
        true
    }

    /// Removes all cubes.
    pub fn clear(&mut self, site: usize) -> impl Iterator<Item = Tier> + use<> {
        let slots: [u8; SLOTS] = std::array::from_fn(|slot| std::mem::take(&mut self.of_mut(site)[slot]));
        slots.into_iter().filter_map(|cube| Cube(cube).tier())
    }

    /// A new phase begins: nothing is fresh.
    pub fn settle(&mut self) {
        for cube in &mut self.0 {
            *cube &= !Cube::FRESH;
        }
        for site in 0..SITES {
            self.of_mut(site).sort_unstable_by(|one, other| other.cmp(one));
        }
    }
}
