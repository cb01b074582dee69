//! The sources of a unit: own work, trade, the New World (6.2.5, points 3 and 4).

use super::super::kinds::Tier;
use super::super::step::TokenPick;
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
        if let Some(offer) = source.trade.filter(|_| draft.position.traded >> kind & 1 == 0) {
            let mut next = draft;
            next.position.traded |= 1 << kind;
            next.cost += problem.weights.partner_gold;
            self.pay_tokens(next, offer.price, |tokens| Move::Trade { kind, tokens });
        }
        if source.fetch {
            self.pay_tokens(draft, problem.fetch_price, |tokens| Move::Fetch { kind, tokens });
        }
    }

    /// Pays with the default pick, which is the cheapest and leaves the most; only where a ship is built over and would take ready
    /// tokens with it may another one be better. There all picks are written down, since steps change places.
    fn pay_tokens(&mut self, draft: Draft, price: u8, made: impl Fn(Option<TokenPick>) -> Move) {
        let problem = self.problem;
        let mut next = draft;
        if problem.early.tokens && problem.risks_tokens(&draft.position) {
            for pick in picks(price).filter(|pick| problem.beryl || pick.explore() == 0) {
                let mut next = draft;
                if let Some(cost) = next.position.tokens.pay_pick(pick, problem) {
                    next.cost += cost;
                    next.steps += 1;
                    self.settle(next, made(Some(pick)));
                }
            }
        } else if let Some(cost) = next.position.tokens.pay_trade(price, problem) {
            let pick = next.position.tokens.used_since(draft.position.tokens);
            next.cost += cost;
            next.steps += 1;
            self.settle(next, made(problem.early.tokens.then_some(pick)));
        }
    }

    /// Work at each of these sites, after a shift was ended there if both slots are taken.
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
fn bits(set: SiteSet) -> impl Iterator<Item = u8> {
    let mut left = set;
    std::iter::from_fn(move || {
        let bit = (left != 0).then(|| left.trailing_zeros() as u8);
        left &= left.wrapping_sub(1);
        bit
    })
}

/// Every pick that is worth so many trade tokens.
fn picks(price: u8) -> impl Iterator<Item = TokenPick> {
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
