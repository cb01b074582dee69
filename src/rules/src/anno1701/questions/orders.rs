//! The questions about standing orders.

use super::super::action::AnswerReader;
use super::super::action::param::{COUNT, GET, GIVE, GOLD, GOOD, ORDER, TIMES};
use super::super::action::{NONE, ORDERS};
use super::super::bundle::Item;
use super::super::kinds::Good;
use super::super::orders::Instruction;
use super::super::orders::{MAX_COUNT, MAX_KEEP_GOLD, MAX_TIMES};
use super::super::state::State;
use crate::answer_reader::{InvalidAnswers, complete, question};
use crate::{Asked, Id, Seat};

impl State {
    pub(super) fn order_question(
        &self,
        seat: Seat,
        rest: &mut AnswerReader,
        options: &mut Vec<Id>,
    ) -> Result<Asked, InvalidAnswers> {
        let done = |order, rest: &AnswerReader| complete(self.may_order(seat, order).is_ok(), rest);
        Ok(match rest.word(ORDER, &ORDERS)? {
            None => {
                let offered = ORDERS.iter().filter(|order| self.can_order(seat, order));
                question(ORDER, options, offered.map(|order| Id::new(order)))
            }
            Some("keep") => match (rest.good(GOOD)?, rest.limit()?) {
                (None, _) => {
                    let open = |good: &Good| self.counts(seat, *good).next().is_some();
                    question(GOOD, options, Good::ALL.iter().copied().filter(open).map(Good::id))
                }
                (Some(good), None) => {
                    let ids = self.counts(seat, good).map(|count| count.map_or(Id::new(NONE), Id::number));
                    question(COUNT, options, ids)
                }
                (Some(good), Some(count)) => done(Instruction::Keep { good, count: count.0 }, rest),
            },
            Some("trade") => {
                let (give, get) = (rest.next(GIVE, Item::parse)?, rest.next(GET, Item::parse)?);
                match (give, get, rest.digit(TIMES)?) {
                    (None, _, _) => {
                        let open = |give: &Item| self.returns(seat, *give).next().is_some();
                        question(GIVE, options, Item::all().filter(open).map(Item::id))
                    }
                    (Some(give), None, _) => question(GET, options, self.returns(seat, give).map(Item::id)),
                    (Some(give), Some(get), None) => {
                        let open = |times: &u8| {
                            self.may_order(seat, Instruction::Trade { give, get, times: *times }).is_ok()
                        };
                        question(TIMES, options, (1..=MAX_TIMES).filter(open).map(Id::number))
                    }
                    (Some(give), Some(get), Some(times)) => {
                        done(Instruction::Trade { give, get, times }, rest)
                    }
                }
            }
            Some("keep_gold") => match rest.number(GOLD)? {
                None => question(GOLD, options, (0..=MAX_KEEP_GOLD).map(Id::number)),
                Some(gold) => done(Instruction::KeepGold { gold }, rest),
            },
            Some("ask_on") => done(Instruction::AskOnTurn { on: true }, rest),
            Some("ask_off") => done(Instruction::AskOnTurn { on: false }, rest),
            Some("leader_on") => done(Instruction::TradeWithLeader { on: true }, rest),
            Some("leader_off") => done(Instruction::TradeWithLeader { on: false }, rest),
            Some(_) => done(Instruction::Clear, rest),
        })
    }

    fn can_order(&self, seat: Seat, order: &str) -> bool {
        let allowed = |order| self.may_order(seat, order).is_ok();
        match order {
            "keep" => Good::ALL.iter().any(|good| self.counts(seat, *good).next().is_some()),
            "trade" => Item::all().any(|give| self.returns(seat, give).next().is_some()),
            "keep_gold" => true,
            "ask_on" => allowed(Instruction::AskOnTurn { on: true }),
            "ask_off" => allowed(Instruction::AskOnTurn { on: false }),
            "leader_on" => allowed(Instruction::TradeWithLeader { on: true }),
            "leader_off" => allowed(Instruction::TradeWithLeader { on: false }),
            _ => allowed(Instruction::Clear),
        }
    }

    /// How many of a good may be kept by one more entry; `None`: all.
    fn counts(&self, seat: Seat, good: Good) -> impl Iterator<Item = Option<u8>> + '_ {
        let all = [None].into_iter().chain((1..=MAX_COUNT).map(Some));
        all.filter(move |count| self.may_order(seat, Instruction::Keep { good, count: *count }).is_ok())
    }

    /// The items that may be wanted in return for an item.
    fn returns(&self, seat: Seat, give: Item) -> impl Iterator<Item = Item> + '_ {
        let open =
            move |get: &Item| self.may_order(seat, Instruction::Trade { give, get: *get, times: 1 }).is_ok();
        Item::all().filter(open)
    }
}
