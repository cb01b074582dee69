//! Choices other than the sources of units: what to produce early, and whose shift ends to pay a debt (6.2.5, point 4).

use super::super::kinds::Tier;
use super::branch::Draft;
use super::position::Place;
use super::search::{Move, Search};
use super::slots::Cube;

impl Search<'_> {
    /// Tries production for a later part before this one is finished, where it may be worthwhile
    /// (`Problem::find_early`).
    pub(super) fn make_early(&mut self, draft: Draft) {
        let problem = self.problem;
        if !problem.early.any() {
            return;
        }
        let now = &problem.parts[usize::from(draft.position.part)];
        for kind in 0..problem.kinds.len() {
            let own = u8::from(now.units.contains(&(kind as u8)) && draft.position.early[kind] == 0);
            if draft.position.open[kind] <= own {
                continue;
            }
            let mut next = draft;
            next.position.open[kind] -= 1;
            next.position.early[kind] += 1;
            self.work(next, problem.kinds[kind].sites & problem.early.sites);
        }
        for tier in Tier::ALL.iter().filter(|tier| problem.early.labour >> tier.index() & 1 == 1) {
            let wanted: u8 = (0..problem.parts.len())
                .filter(|part| draft.position.finished >> part & 1 == 0)
                .map(|part| problem.parts[part].labour[tier.index()])
                .sum();
            let mut next = draft;
            if draft.position.prepaid[tier.index()] < wanted && next.position.labour(*tier).is_some() {
                next.position.prepaid[tier.index()] += 1;
                if next.position.solvent(problem) {
                    // The step is counted when the part is closed.
                    self.settle(next, Move::Labour { tier: *tier });
                }
            }
        }
    }

    /// Chooses the cube whose shift ends to pay a debt, the lowest tier first.
    pub(super) fn pay_debts(&mut self, draft: Draft) {
        let problem = self.problem;
        let Some(tier) = Tier::ALL.iter().find(|tier| draft.position.owes(tier.index())) else {
            return;
        };
        let mut next = |place: Place| {
            let mut next = draft;
            if let Some(cost) = next.position.shift(*tier, place, problem) {
                next.cost += cost;
                next.steps += 1;
                self.settle(next, Move::Shift { tier: *tier, place });
            }
        };
        // Without a real cube at rest, a cube that was there before must come first.
        let real_only = draft.position.grounded >> tier.index() & 1 == 0;
        let mut plain = None;
        for site in 0..problem.sites.len() {
            let slots = &draft.position.slots;
            if slots.holds(site, Cube::real(*tier)) || (!real_only && slots.holds(site, Cube::fresh(*tier))) {
                let place = Place::Site(site as u8);
                if problem.matters(site, &draft.position) {
                    next(place);
                } else if plain.is_none() {
                    plain = Some(place);
                }
            }
        }
        let index = tier.index();
        let exhausted = draft.position.exhausted[index]
            > if real_only { draft.position.just_exhausted[index] } else { 0 };
        if draft.position.elsewhere[index] > 0 {
            next(Place::Elsewhere);
        } else if let Some(place) = plain {
            next(place);
        } else if exhausted {
            next(Place::Exhausted);
            return;
        }
        if exhausted && problem.early.any() {
            next(Place::Exhausted);
        }
    }
}
