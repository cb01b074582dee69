//! Which goods a building's advantage is asked for.

use super::super::action::Usable;
use super::super::advantages::{Bargain, Goodwill, bargain};
use super::super::kinds::{Building, Good};
use super::super::reading::Reader;
use super::super::spelling::param::{BUILDING, GET, GIVE};
use super::super::state::State;
use super::goods;
use crate::asking::{Garbled, complete, question};
use crate::{Asked, Id};

impl State {
    /// What a building asks for depends on what it does.
    pub(super) fn use_question(&self, rest: &mut Reader, options: &mut Vec<Id>) -> Result<Asked, Garbled> {
        let Some(building) = rest.next(BUILDING, Usable::parse)? else {
            return Ok(question(BUILDING, options, self.usable().map(|building| Id::new(building.as_str()))));
        };
        if self.is_ready(building).is_err() {
            return Ok(Asked::Nothing);
        }
        let Some(deal) = bargain(building) else { return Ok(Asked::Nothing) };
        let mut wish = Goodwill::default();
        let wanted: usize = match deal {
            Bargain::Equal { give: None, .. } | Bargain::Sell(_) => 1,
            Bargain::AnyTwo => 2,
            Bargain::Equal { .. } | Bargain::Buy(_) => 0,
        };
        let mut given = [None; 2];
        for index in 0..wanted {
            match rest.good(GIVE)? {
                None => {
                    let can = self.givable(building, deal, given[0]);
                    return Ok(question(GIVE, options, goods(can.into_iter())));
                }
                good => given[index] = good,
            }
        }
        if wanted == 2 {
            given.sort();
        }
        (wish.give, wish.give2) = (given[0], given[1]);
        if matches!(deal, Bargain::Sell(_)) {
            return Ok(complete(self.may_use(building, wish).is_ok(), rest));
        }
        match rest.good(GET)? {
            None => Ok(question(GET, options, goods(self.obtainable(building, wish)))),
            get => Ok(complete(self.may_use(building, Goodwill { get, ..wish }).is_ok(), rest)),
        }
    }

    /// The goods that may be given, after perhaps a first one of two.
    pub(super) fn givable(&self, building: Usable, deal: Bargain, first: Option<Good>) -> Vec<Good> {
        let held = Good::ALL.iter().copied();
        let could = |wish: Goodwill| self.obtainable(building, wish).next().is_some();
        let fits = |good: &Good| {
            let wish = Goodwill { give: Some(*good), ..Goodwill::default() };
            match (deal, first) {
                (Bargain::Sell(_), _) => self.may_use(building, wish).is_ok(),
                (Bargain::AnyTwo, None) => held.clone().any(|second| could(sorted(*good, second))),
                (Bargain::AnyTwo, Some(first)) => could(sorted(first, *good)),
                (Bargain::Equal { .. } | Bargain::Buy(_), _) => could(wish),
            }
        };
        held.clone().filter(fits).collect()
    }

    pub(super) fn obtainable(&self, building: Usable, wish: Goodwill) -> impl Iterator<Item = Good> + '_ {
        let legal = move |good: &Good| self.may_use(building, Goodwill { get: Some(*good), ..wish }).is_ok();
        Good::ALL.iter().copied().filter(legal)
    }

    pub(super) fn usable(&self) -> impl Iterator<Item = Usable> + '_ {
        // One bit per kind that stands there unused: most kinds are nowhere.
        let ready = self.player().built().filter(|lying| !lying.used);
        let ready = ready.fold(0_u32, |kinds, lying| kinds | 1 << lying.tile.kind() as u32);
        let kinds = Building::ALL.iter().copied().filter(move |kind| ready >> *kind as u32 & 1 != 0);
        let all = [Usable::Settler, Usable::VillageCentre].into_iter().chain(kinds.map(Usable::Building));
        all.filter(|building| self.is_ready(*building).is_ok() && self.has_use(*building))
    }

    pub(super) fn has_use(&self, building: Usable) -> bool {
        match bargain(building) {
            None => false,
            Some(Bargain::Equal { give: Some(_), .. } | Bargain::Buy(_)) => {
                self.obtainable(building, Goodwill::default()).next().is_some()
            }
            Some(deal) => !self.givable(building, deal, None).is_empty(),
        }
    }
}

fn sorted(one: Good, two: Good) -> Goodwill {
    Goodwill { give: Some(one.min(two)), give2: Some(one.max(two)), get: None }
}
