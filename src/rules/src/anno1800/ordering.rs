//! The questions of the actions that are paid for: build, ships, hire, upgrade, and how to pay.
//!
//! Answers already given are not examined again: whoever follows the questions has been offered them, and `Game::offers`
//! asks every question. Only the last one, how to pay, looks at the whole.

use std::cell::LazyCell;

use super::action::Pay;
use super::asking::{land_question, place_question};
use super::data::MOST_PARTS;
use super::kinds::{Tier, Tile};
use super::menus::Kind;
use super::paying::has_choice;
use super::planner::{self, MOST_PLANS, Prospect};
use super::reading::{Listed, Reader};
use super::spelling::param::{FIELD, KIND, PAY, RETURNED, RETURNED_WHERE, SHIP, TIER, TILE, WHERE};
use super::spelling::{DONE, berth_id, ship, ship_id};
use super::state::State;
use super::step::{Goal, MOST_ORDERED, Order};
use super::wishes::{any_building, with};
use crate::asking::{Garbled, complete, question};
use crate::{Asked, Id, Seat};

impl State {
    pub(super) fn build_question(
        &self,
        seat: Seat,
        rest: &mut Reader,
        options: &mut Vec<Id>,
    ) -> Result<Asked, Garbled> {
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

    /// The group of a tile, then the tile.
    pub(super) fn tile_question(
        &self,
        seat: Seat,
        rest: &mut Reader,
        options: &mut Vec<Id>,
    ) -> Result<Result<Tile, Asked>, Garbled> {
        let wishes = LazyCell::new(|| self.wishes(seat));
        let Some(kind) = rest.next(KIND, Kind::parse)? else {
            return Ok(Err(question(KIND, options, wishes.kinds().map(Kind::id))));
        };
        Ok(match rest.next(TILE, Tile::parse)? {
            None => Err(question(TILE, options, wishes.tiles(kind).map(Tile::id))),
            Some(tile) if Kind::of(tile) == Some(kind) => Ok(tile),
            Some(_) => Err(Asked::Nothing),
        })
    }

    pub(super) fn rebuild_question(
        &self,
        seat: Seat,
        rest: &mut Reader,
        options: &mut Vec<Id>,
    ) -> Result<Asked, Garbled> {
        let wishes = LazyCell::new(|| self.wishes(seat));
        let fields = || wishes.returnable();
        let returned = match land_question(fields, (RETURNED_WHERE, RETURNED), rest, options)? {
            Ok(field) => field,
            Err(asked) => return Ok(asked),
        };
        match self.after_return(seat, returned, &any_building()) {
            Ok(after) => after.build_question(seat, rest, options),
            Err(_) => Ok(Asked::Nothing),
        }
    }

    pub(super) fn ships_question(
        &self,
        seat: Seat,
        rest: &mut Reader,
        options: &mut Vec<Id>,
    ) -> Result<Asked, Garbled> {
        let wishes = LazyCell::new(|| self.wishes(seat));
        let mut order = Order::default();
        while order.parts.len() < MOST_ORDERED {
            let done = !order.parts.is_empty();
            let ship = match rest.listed(SHIP, ship)? {
                None => {
                    let next = wishes.ships(&order).map(ship_id);
                    return Ok(question(SHIP, options, next.chain(done.then(|| Id::new(DONE)))));
                }
                Some(Listed::Done) if done => break,
                Some(Listed::Done) => return Ok(Asked::Nothing),
                Some(Listed::Item(ship)) => ship,
            };
            let Some(field) = rest.berth()? else {
                let berths = wishes.berths(&order, ship).into_iter();
                return Ok(question(FIELD, options, berths.map(|field| berth_id(order.parts.len(), field))));
            };
            order = with(&order, Goal::Build { tile: ship, field });
        }
        self.pay_question(seat, &order, rest, options)
    }

    pub(super) fn hire_question(
        &self,
        seat: Seat,
        rest: &mut Reader,
        options: &mut Vec<Id>,
    ) -> Result<Asked, Garbled> {
        let wishes = LazyCell::new(|| self.wishes(seat));
        let mut order = Order::default();
        while order.parts.len() < MOST_PARTS {
            let done = !order.parts.is_empty();
            match rest.listed(TIER, Tier::parse)? {
                None => {
                    let next = wishes.hires(&order).map(Tier::id);
                    return Ok(question(TIER, options, next.chain(done.then(|| Id::new(DONE)))));
                }
                Some(Listed::Done) if done => break,
                Some(Listed::Done) => return Ok(Asked::Nothing),
                Some(Listed::Item(tier)) => order = with(&order, Goal::Hire { tier }),
            }
        }
        self.pay_question(seat, &order, rest, options)
    }

    pub(super) fn upgrade_question(
        &self,
        seat: Seat,
        rest: &mut Reader,
        options: &mut Vec<Id>,
    ) -> Result<Asked, Garbled> {
        let wishes = LazyCell::new(|| self.wishes(seat));
        let mut order = Order::default();
        while order.parts.len() < MOST_PARTS {
            let begun = !order.parts.is_empty();
            let tier = match rest.listed(TIER, Tier::parse)? {
                None => {
                    let done = begun && !wishes.waits(&order);
                    let next = wishes.raises(&order).map(Tier::id);
                    return Ok(question(TIER, options, next.chain(done.then(|| Id::new(DONE)))));
                }
                Some(Listed::Done) if begun => break,
                Some(Listed::Done) => return Ok(Asked::Nothing),
                Some(Listed::Item(tier)) => tier,
            };
            match place_question(|| wishes.raisable(&order, tier), rest, options)? {
                Ok(at) => order = with(&order, Goal::Upgrade { tier, at }),
                Err(asked) => return Ok(asked),
            }
        }
        self.pay_question(seat, &order, rest, options)
    }

    /// How to pay: the planner's plans, by hand, and, where there is more than the plans shown, filters that none of them obeys.
    pub(super) fn pay_question(
        &self,
        seat: Seat,
        order: &Order,
        rest: &mut Reader,
        options: &mut Vec<Id>,
    ) -> Result<Asked, Garbled> {
        let own = has_choice(order);
        let means = Prospect::new(self, seat);
        Ok(match rest.next(PAY, Pay::parse)? {
            Some(Pay::Own) => complete(own && means.payable(order), rest),
            Some(Pay::Plan(1)) => complete(means.payable(order), rest),
            Some(Pay::Plan(plan)) => {
                let plan = usize::from(plan);
                complete(plan > 0 && means.plans(order, plan).len() == plan, rest)
            }
            Some(Pay::Filtered(filter)) => {
                let shown = means.plans(order, MOST_PLANS);
                complete(planner::beyond(self, seat, order, &shown, filter).is_some(), rest)
            }
            None => {
                let shown = means.plans(order, MOST_PLANS);
                let numbers = (1..=shown.len() as u8).map(Pay::Plan);
                // A search that was cut off may have found nothing although there is a way.
                let payable = !shown.is_empty() || means.payable(order);
                let own = (own && payable).then_some(Pay::Own);
                let filters = Pay::filters()
                    .filter(|filter| planner::beyond(self, seat, order, &shown, *filter).is_some());
                question(PAY, options, numbers.chain(own).chain(filters.map(Pay::Filtered)).map(Pay::id))
            }
        })
    }
}
