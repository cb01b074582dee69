//! The questions of the actions that are paid for: build, ships, hire, upgrade, and how to pay.
//!
//! Earlier answers are not checked again: they were offered, and `Game::is_offered` asks every question. Only the last
//! question, how to pay, checks the whole order.

use std::cell::LazyCell;

use crate::anno1800::action::Pay;
use crate::anno1800::action::param::{FIELD, KIND, PAY, RETURNED, RETURNED_WHERE, SHIP, TIER, TILE, WHERE};
use crate::anno1800::action::{AnswerReader, Listed};
use crate::anno1800::action::{DONE, berth_id, ship, ship_id};
use crate::anno1800::data::MOST_PARTS;
use crate::anno1800::kinds::{Tier, Tile};
use crate::anno1800::payment::has_choice;
use crate::anno1800::planner::{self, MOST_PLANS, PaymentMeans};
use crate::anno1800::questions::affordable::{any_building, with};
use crate::anno1800::questions::menus::TileGroup;
use crate::anno1800::questions::shared::{land_question, place_question};
use crate::anno1800::state::State;
use crate::anno1800::step::{Goal, MOST_ORDERED, Order};
use crate::answer_reader::{InvalidAnswers, complete, question};
use crate::{Asked, Id, Seat};

impl State {
    pub(in crate::anno1800) fn build_question(
        &self,
        seat: Seat,
        rest: &mut AnswerReader,
        options: &mut Vec<Id>,
    ) -> Result<Asked, InvalidAnswers> {
        let tile = match self.tile_question(seat, rest, options)? {
            Ok(tile) => tile,
            Err(asked) => return Ok(asked),
        };
        let fields = || self.fields_for(seat, tile).into_iter();
        match land_question(fields, (WHERE, FIELD), rest, options)? {
            Ok(field) => self.pay_question(seat, &Order::one(Goal::Build { tile, field }), rest, options),
            Err(asked) => Ok(asked),
        }
    }

    /// Asks for the group of a tile, then for the tile.
    pub(in crate::anno1800) fn tile_question(
        &self,
        seat: Seat,
        rest: &mut AnswerReader,
        options: &mut Vec<Id>,
    ) -> Result<Result<Tile, Asked>, InvalidAnswers> {
        let affordable = LazyCell::new(|| self.affordable(seat));
        let Some(kind) = rest.next(KIND, TileGroup::parse)? else {
            return Ok(Err(question(KIND, options, affordable.kinds().map(TileGroup::id))));
        };
        Ok(match rest.next(TILE, Tile::parse)? {
            None => Err(question(TILE, options, affordable.tiles(kind).map(Tile::id))),
            Some(tile) if TileGroup::of(tile) == Some(kind) => Ok(tile),
            Some(_) => Err(Asked::Nothing),
        })
    }

    pub(in crate::anno1800) fn rebuild_question(
        &self,
        seat: Seat,
        rest: &mut AnswerReader,
        options: &mut Vec<Id>,
    ) -> Result<Asked, InvalidAnswers> {
        let affordable = LazyCell::new(|| self.affordable(seat));
        let fields = || affordable.returnable();
        let returned = match land_question(fields, (RETURNED_WHERE, RETURNED), rest, options)? {
            Ok(field) => field,
            Err(asked) => return Ok(asked),
        };
        match self.after_return(seat, returned, &any_building()) {
            Ok(after) => after.build_question(seat, rest, options),
            Err(_) => Ok(Asked::Nothing),
        }
    }

    pub(in crate::anno1800) fn ships_question(
        &self,
        seat: Seat,
        rest: &mut AnswerReader,
        options: &mut Vec<Id>,
    ) -> Result<Asked, InvalidAnswers> {
        let affordable = LazyCell::new(|| self.affordable(seat));
        let mut order = Order::default();
        while order.parts.len() < MOST_ORDERED {
            let done = !order.parts.is_empty();
            let ship = match rest.listed(SHIP, ship)? {
                None => {
                    let next = affordable.ships(&order).map(ship_id);
                    return Ok(question(SHIP, options, next.chain(done.then(|| Id::new(DONE)))));
                }
                Some(Listed::Done) if done => break,
                Some(Listed::Done) => return Ok(Asked::Nothing),
                Some(Listed::Item(ship)) => ship,
            };
            let Some(field) = rest.berth()? else {
                let berths = affordable.berths(&order, ship).into_iter();
                return Ok(question(FIELD, options, berths.map(|field| berth_id(order.parts.len(), field))));
            };
            order = with(&order, Goal::Build { tile: ship, field });
        }
        self.pay_question(seat, &order, rest, options)
    }

    pub(in crate::anno1800) fn hire_question(
        &self,
        seat: Seat,
        rest: &mut AnswerReader,
        options: &mut Vec<Id>,
    ) -> Result<Asked, InvalidAnswers> {
        let affordable = LazyCell::new(|| self.affordable(seat));
        let mut order = Order::default();
        while order.parts.len() < MOST_PARTS {
            let done = !order.parts.is_empty();
            match rest.listed(TIER, Tier::parse)? {
                None => {
                    let next = affordable.hires(&order).map(Tier::id);
                    return Ok(question(TIER, options, next.chain(done.then(|| Id::new(DONE)))));
                }
                Some(Listed::Done) if done => break,
                Some(Listed::Done) => return Ok(Asked::Nothing),
                Some(Listed::Item(tier)) => order = with(&order, Goal::Hire { tier }),
            }
        }
        self.pay_question(seat, &order, rest, options)
    }

    pub(in crate::anno1800) fn upgrade_question(
        &self,
        seat: Seat,
        rest: &mut AnswerReader,
        options: &mut Vec<Id>,
    ) -> Result<Asked, InvalidAnswers> {
        let affordable = LazyCell::new(|| self.affordable(seat));
        let mut order = Order::default();
        while order.parts.len() < MOST_PARTS {
            let begun = !order.parts.is_empty();
            let tier = match rest.listed(TIER, Tier::parse)? {
                None => {
                    let done = begun && !affordable.waits(&order);
                    let next = affordable.raises(&order).map(Tier::id);
                    return Ok(question(TIER, options, next.chain(done.then(|| Id::new(DONE)))));
                }
                Some(Listed::Done) if begun => break,
                Some(Listed::Done) => return Ok(Asked::Nothing),
                Some(Listed::Item(tier)) => tier,
            };
            match place_question(|| affordable.raisable(&order, tier), rest, options)? {
                Ok(at) => order = with(&order, Goal::Upgrade { tier, at }),
                Err(asked) => return Ok(asked),
            }
        }
        self.pay_question(seat, &order, rest, options)
    }

    /// Asks how to pay: by one of the planner's plans, by hand, or, if there are more plans than shown, by a filter
    /// that none of the shown plans satisfies.
    pub(in crate::anno1800) fn pay_question(
        &self,
        seat: Seat,
        order: &Order,
        rest: &mut AnswerReader,
        options: &mut Vec<Id>,
    ) -> Result<Asked, InvalidAnswers> {
        let own = has_choice(order);
        let means = PaymentMeans::new(self, seat);
        Ok(match rest.next(PAY, Pay::parse)? {
            Some(Pay::Own) => complete(own && means.payable(order), rest),
            Some(Pay::Plan(1)) => complete(means.payable(order), rest),
            Some(Pay::Plan(plan)) => {
                let plan = usize::from(plan);
                complete(plan > 0 && means.plans(order, plan).len() == plan, rest)
            }
            Some(Pay::Filtered(filter)) => {
                let shown = means.plans(order, MOST_PLANS);
                complete(planner::best_outside(self, seat, order, &shown, filter).is_some(), rest)
            }
            None => {
                let shown = means.plans(order, MOST_PLANS);
                let numbers = (1..=shown.len() as u8).map(Pay::Plan);
                // A search that was cut off may have missed the only plan.
                let payable = !shown.is_empty() || means.payable(order);
                let own = (own && payable).then_some(Pay::Own);
                let filters = Pay::filters()
                    .filter(|filter| planner::best_outside(self, seat, order, &shown, *filter).is_some());
                question(PAY, options, numbers.chain(own).chain(filters.map(Pay::Filtered)).map(Pay::id))
            }
        })
    }
}
