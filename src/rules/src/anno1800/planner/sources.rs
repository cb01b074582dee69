//! The sources of a unit: work, trade, New World islands (6.2.5, points 3 and 4).

use super::super::kinds::Tier;
use super::branch::Draft;
use super::position::Place;
use super::problem::SiteSet;
use super::search::{Move, Search};
use super::slots::Cube;

impl Search<'_> {
    /// Trade and New World.
    pub(super) fn use_tokens(&mut self, draft: Draft, kind: u8) {
        let problem = self.problem;
        let source = &problem.kinds[usize::from(kind)];
        let open = problem.fleet.is_empty() && draft.position.traded >> kind & 1 == 0;
        if let Some(offer) = source.trade.filter(|_| open) {
            let mut next = draft;
            next.position.traded |= 1 << kind;
            next.cost += problem.weights.partner_gold;
            self.pay_tokens(next, offer.price, Move::Trade { kind });
        }
        if source.fetch {
            self.pay_tokens(draft, problem.fetch_price, Move::Fetch { kind });
        }
    }

    /// Pays with the default pick, which is the cheapest and leaves the most tokens.
    fn pay_tokens(&mut self, mut draft: Draft, price: u8, made: Move) {
        if let Some(cost) = draft.position.tokens.pay_trade(price, self.problem) {
            draft.cost += cost;
            draft.steps += 1;
            self.settle(draft, made);
        }
    }

    /// Work at each of these sites; if both slots are taken, a shift is ended there first.
    pub(super) fn work(&mut self, draft: Draft, sites: SiteSet) {
        for site in bits(sites) {
            if !draft.position.slots.is_full(usize::from(site)) {
                self.work_at(draft, site, None);
                continue;
            }
            let mut last = None;
            for tier in draft.position.slots.cubes(usize::from(site)).filter_map(Cube::tier) {
                let mut next = draft;
                let shift = next.position.shift(tier, Place::Site(site), self.problem);
                if let Some(cost) = shift.filter(|_| last != Some(tier)) {
                    next.cost += cost;
                    next.steps += 1;
                    self.work_at(next, site, Some(tier));
                }
                last = Some(tier);
            }
        }
    }

    fn work_at(&mut self, mut draft: Draft, site: u8, freed: Option<Tier>) {
        if let Some(cost) = draft.position.work(site, self.problem) {
            draft.cost += cost;
            draft.steps += 1;
            self.settle(draft, Move::Work { site, freed });
        }
    }
}

/// The numbers of the bits that are set.
pub(super) fn bits(set: SiteSet) -> impl Iterator<Item = u8> {
    let mut left = set;
    std::iter::from_fn(move || {
        let bit = (left != 0).then(|| left.trailing_zeros() as u8);
        left &= left.wrapping_sub(1);
        bit
    })
}
