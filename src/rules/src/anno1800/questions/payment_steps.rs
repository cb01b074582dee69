//! The questions of a payment by hand: one step after the other.

use crate::anno1800::action::AnswerReader;
use crate::anno1800::action::param::{CARD, FIELD, PART, RESOURCE, SEAT, TIER, TOKENS, WHERE};
use crate::anno1800::action::seat_id;
use crate::anno1800::action::{Move, Pick};
use crate::anno1800::cards::Card;
use crate::anno1800::data::data;
use crate::anno1800::fields::Field;
use crate::anno1800::kinds::{Naval, Resource, Tier};
use crate::anno1800::questions::shared::land_question;
use crate::anno1800::state::State;
use crate::answer_reader::{InvalidAnswers, complete, question};
use crate::{Asked, Id, Seat};

impl State {
    pub(in crate::anno1800) fn step_question(
        &self,
        seat: Seat,
        action: Move,
        rest: &mut AnswerReader,
        options: &mut Vec<Id>,
    ) -> Result<Asked, InvalidAnswers> {
        Ok(match action {
            Move::Work => match rest.field(FIELD)? {
                None => question(FIELD, options, self.working(seat).map(Field::id)),
                Some(field) => complete(self.working(seat).any(|open| open == field), rest),
            },
            Move::Trade => self.trade_question(seat, rest, options)?,
            Move::Fetch => match rest.next(RESOURCE, Resource::parse)? {
                None => question(RESOURCE, options, self.fetchable(seat).map(Resource::id)),
                Some(resource) if self.fetchable(seat).any(|open| open == resource) => {
                    self.tokens_question(seat, Naval::Trade, data().limits.fetch_price, rest, options)?
                }
                Some(_) => Asked::Nothing,
            },
            Move::Gift => match rest.next(CARD, Card::parse)? {
                None => question(CARD, options, self.gift_cards(seat).map(Card::id)),
                Some(card) => match rest.next(RESOURCE, Resource::parse)? {
                    None => question(RESOURCE, options, self.gifts(seat, card).map(Resource::id)),
                    Some(resource) => complete(self.gifts(seat, card).any(|open| open == resource), rest),
                },
            },
            Move::Labour => match rest.digit(PART)? {
                None => {
                    let parts = self.open_parts().filter(|part| self.labours(seat, *part).next().is_some());
                    question(PART, options, parts.map(Id::number))
                }
                Some(part) => match rest.tier()? {
                    None => question(TIER, options, self.labours(seat, part).map(Tier::id)),
                    Some(tier) => complete(self.labours(seat, part).any(|open| open == tier), rest),
                },
            },
            Move::Spend => match rest.digit(PART)? {
                None => {
                    let parts = self.open_parts().filter(|part| !self.picks_for_part(seat, *part).is_empty());
                    question(PART, options, parts.map(Id::number))
                }
                Some(part) => {
                    let due = self.payment().and_then(|payment| payment.tokens_due(usize::from(part) - 1));
                    match due {
                        Some((naval, price)) => self.tokens_question(seat, naval, price, rest, options)?,
                        None => Asked::Nothing,
                    }
                }
            },
            Move::Return => match land_question(|| self.returnable_now(seat), (WHERE, FIELD), rest, options)?
            {
                Ok(field) => complete(self.returnable_now(seat).any(|open| open == field), rest),
                Err(asked) => asked,
            },
            Move::Finish => match rest.digit(PART)? {
                None => question(
                    PART,
                    options,
                    self.open_parts().filter(|part| self.may_finish(seat, *part)).map(Id::number),
                ),
                Some(part) => complete(self.may_finish(seat, part), rest),
            },
            _ => Asked::Nothing,
        })
    }

    fn trade_question(
        &self,
        seat: Seat,
        rest: &mut AnswerReader,
        options: &mut Vec<Id>,
    ) -> Result<Asked, InvalidAnswers> {
        let Some(resource) = rest.next(RESOURCE, Resource::parse)? else {
            return Ok(question(RESOURCE, options, self.tradable(seat).map(Resource::id)));
        };
        if !self.tradable(seat).any(|open| open == resource) {
            return Ok(Asked::Nothing);
        }
        let Some(partner) = rest.seat()? else {
            return Ok(question(
                SEAT,
                options,
                self.partners(seat, resource).map(|(partner, _)| seat_id(partner)),
            ));
        };
        match self.partners(seat, resource).find(|(open, _)| *open == partner) {
            Some((_, price)) => self.tokens_question(seat, Naval::Trade, price, rest, options),
            None => Ok(Asked::Nothing),
        }
    }

    fn tokens_question(
        &self,
        seat: Seat,
        naval: Naval,
        price: u8,
        rest: &mut AnswerReader,
        options: &mut Vec<Id>,
    ) -> Result<Asked, InvalidAnswers> {
        let picks = self.picks(seat, naval, price);
        Ok(match rest.next(TOKENS, Pick::parse)? {
            None => question(TOKENS, options, picks.into_iter().map(Pick::id)),
            Some(pick) => complete(picks.contains(&pick), rest),
        })
    }
}
