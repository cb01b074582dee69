//! Questions about the goods of an advantage.

use super::super::action::AnswerReader;
use super::super::action::Usable;
use super::super::action::param::{BUILDING, GET, GIVE};
use super::super::advantages::{Advantage, AdvantageAnswers, advantage_of};
use super::super::kinds::{Building, Good};
use super::super::state::State;
use super::goods;
use crate::answer_reader::{InvalidAnswers, complete, question};
use crate::{Asked, Id};

impl State {
    /// The questions depend on the building's advantage.
    pub(super) fn use_question(
        &self,
        rest: &mut AnswerReader,
        options: &mut Vec<Id>,
    ) -> Result<Asked, InvalidAnswers> {
        let Some(building) = rest.next(BUILDING, Usable::parse)? else {
            return Ok(question(BUILDING, options, self.usable().map(|building| Id::new(building.as_str()))));
        };
        if self.is_ready(building).is_err() {
            return Ok(Asked::Nothing);
        }
        let Some(deal) = advantage_of(building) else { return Ok(Asked::Nothing) };
        let mut wish = AdvantageAnswers::default();
        let wanted: usize = match deal {
            Advantage::Equal { give: None, .. } | Advantage::Sell(_) => 1,
            Advantage::AnyTwo => 2,
            Advantage::Equal { .. } | Advantage::Buy(_) => 0,
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
        if matches!(deal, Advantage::Sell(_)) {
            return Ok(complete(self.may_use(building, wish).is_ok(), rest));
        }
        match rest.good(GET)? {
            None => Ok(question(GET, options, goods(self.obtainable(building, wish)))),
            get => Ok(complete(self.may_use(building, AdvantageAnswers { get, ..wish }).is_ok(), rest)),
        }
    }

    /// The goods that may be given, after the first of two if there was one.
    pub(super) fn givable(&self, building: Usable, deal: Advantage, first: Option<Good>) -> Vec<Good> {
        let held = Good::ALL.iter().copied();
        let could = |wish: AdvantageAnswers| self.obtainable(building, wish).next().is_some();
        let fits = |good: &Good| {
            let wish = AdvantageAnswers { give: Some(*good), ..AdvantageAnswers::default() };
            match (deal, first) {
                (Advantage::Sell(_), _) => self.may_use(building, wish).is_ok(),
                (Advantage::AnyTwo, None) => held.clone().any(|second| could(sorted(*good, second))),
                (Advantage::AnyTwo, Some(first)) => could(sorted(first, *good)),
                (Advantage::Equal { .. } | Advantage::Buy(_), _) => could(wish),
            }
        };
        held.clone().filter(fits).collect()
    }

    pub(super) fn obtainable(
        &self,
        building: Usable,
        wish: AdvantageAnswers,
    ) -> impl Iterator<Item = Good> + '_ {
        let legal =
            move |good: &Good| self.may_use(building, AdvantageAnswers { get: Some(*good), ..wish }).is_ok();
        Good::ALL.iter().copied().filter(legal)
    }

    pub(in super::super) fn usable(&self) -> impl Iterator<Item = Usable> + '_ {
        // One bit per unused building kind, to skip the many kinds that the player does not own.
        let ready = self.player().built().filter(|placed| !placed.used);
        let ready = ready.fold(0_u32, |kinds, placed| kinds | 1 << placed.tile.kind() as u32);
        let kinds = Building::ALL.iter().copied().filter(move |kind| ready >> *kind as u32 & 1 != 0);
        let all = [Usable::Settler, Usable::VillageCentre].into_iter().chain(kinds.map(Usable::Building));
        all.filter(|building| self.is_ready(*building).is_ok() && self.has_use(*building))
    }

    pub(super) fn has_use(&self, building: Usable) -> bool {
        match advantage_of(building) {
            None => false,
            Some(Advantage::Equal { give: Some(_), .. } | Advantage::Buy(_)) => {
                self.obtainable(building, AdvantageAnswers::default()).next().is_some()
            }
            Some(deal) => !self.givable(building, deal, None).is_empty(),
        }
    }
}

fn sorted(one: Good, two: Good) -> AdvantageAnswers {
    AdvantageAnswers { give: Some(one.min(two)), give2: Some(one.max(two)), get: None }
}
