//! Questions about offers between players.

use super::super::action::AnswerReader;
use super::super::action::Move;
use super::super::action::param::{GIVE, OFFER, TO, WANT};
use super::super::action::{ALL, DONE, counted_id, offer_id, seat_id};
use super::super::bundle::{Bundle, Item};
use super::super::offers::most;
use super::super::state::State;
use crate::answer_reader::{InvalidAnswers, complete, question};
use crate::{Asked, Id, Seat};

impl State {
    /// Asks what is given, then what is wanted, each until `done`.
    pub(super) fn terms_question(
        &self,
        seat: Seat,
        action: Move,
        rest: &mut AnswerReader,
        options: &mut Vec<Id>,
    ) -> Result<Asked, InvalidAnswers> {
        let to = if action == Move::Offer {
            match rest.addressee()? {
                None if self.has_anything(seat) => return Ok(question(TO, options, self.addressees(seat))),
                None => return Ok(Asked::Nothing),
                Some(to) => to.0,
            }
        } else {
            let open = |number| self.may_counter(seat, number).is_ok();
            match rest.offer()? {
                None => return Ok(question(OFFER, options, self.offers_where(open).map(offer_id))),
                Some(number) => match self.may_counter(seat, number) {
                    Ok(from) => Some(from),
                    Err(_) => return Ok(Asked::Nothing),
                },
            }
        };
        if self.may_address(seat, to).is_err() {
            return Ok(Asked::Nothing);
        }
        let give = rest.side(GIVE)?;
        let held = |item| self.held(seat, item).min(most(item));
        if !give.done {
            // At least one item must be left to ask for in return.
            let free = Item::all().filter(|item| give.bundle.count(*item) == 0).count() > 1;
            let more = items(give.bundle, |item| if free { held(item) } else { 0 });
            return Ok(question(GIVE, options, enough(give.bundle).chain(more)));
        }
        let want = rest.side(WANT)?;
        if !want.done {
            let open = |item| if give.bundle.count(item) == 0 { most(item) } else { 0 };
            let more = items(want.bundle, open);
            return Ok(question(WANT, options, enough(want.bundle).chain(more)));
        }
        Ok(complete(self.may_offer(seat, to, give.bundle, want.bundle).is_ok(), rest))
    }

    pub(super) fn offer_question(
        &self,
        rest: &mut AnswerReader,
        options: &mut Vec<Id>,
        allowed: impl Fn(u32) -> bool,
    ) -> Result<Asked, InvalidAnswers> {
        Ok(match rest.offer()? {
            None => question(OFFER, options, self.offers_where(allowed).map(offer_id)),
            Some(number) if allowed(number) && rest.is_done() => Asked::Complete,
            Some(_) => Asked::Nothing,
        })
    }

    pub(super) fn offers_where(&self, allowed: impl Fn(u32) -> bool) -> impl Iterator<Item = u32> {
        self.offers.iter().map(|offer| offer.number).filter(move |number| allowed(*number))
    }

    pub(in super::super) fn held(&self, seat: Seat, item: Item) -> u8 {
        match item {
            Item::Good(good) => self.players[seat].hand[good],
            Item::Gold => u8::try_from(self.players[seat].gold).unwrap_or(u8::MAX),
        }
    }

    pub(super) fn has_anything(&self, seat: Seat) -> bool {
        Item::all().any(|item| self.held(seat, item) > 0)
    }

    pub(super) fn addressees(&self, seat: Seat) -> impl Iterator<Item = Id> + '_ {
        let to_all = self.may_address(seat, None).is_ok().then_some(Id::new(ALL));
        let one = self.players.seats().filter(move |other| self.may_address(seat, Some(*other)).is_ok());
        to_all.into_iter().chain(one.map(seat_id))
    }
}

/// A side that is not empty may be ended.
fn enough(side: Bundle) -> impl Iterator<Item = Id> + use<> {
    (!side.is_empty()).then_some(Id::new(DONE)).into_iter()
}

/// Every count of every item that is not on this side yet.
fn items(side: Bundle, most: impl Fn(Item) -> u8) -> impl Iterator<Item = Id> {
    let free = Item::all().filter(move |item| side.count(*item) == 0);
    free.flat_map(move |item| (1..=most(item)).map(move |count| counted_id(item, count)))
}
