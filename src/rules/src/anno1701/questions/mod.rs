//! The questions that lead to an action. Offers exactly the answers that `apply` accepts.

mod advantages;
mod orders;
mod sea;
mod trade;

use self::sea::{able, ships};
use super::action::param::{
    BUILDING, DISCARD, FIELD, FIRST, GOOD, REPLY, SAVE, SECOND, SHIP, STACK, TILE, TO, WAY,
};
use super::action::{AnswerReader, MOST_AT_ONCE, Move, NONE, Reply, WAYS, counted_id};
use super::bundle::Item;
use super::data::data;
use super::kinds::{Building, Field, Good, Goods, Stack};
use super::map::Hex;
use super::state::State;
use super::tile::Tile;
use crate::answer_reader::{InvalidAnswers, complete, question};
use crate::{Answer, Asked, Id, Seat};

fn goods(goods: impl Iterator<Item = Good>) -> impl Iterator<Item = Id> {
    goods.map(Good::id)
}

impl State {
    pub(super) fn ask_after(&self, seat: Seat, answers: &[Answer], options: &mut Vec<Id>) -> Asked {
        let open = || {
            let moves = Move::ALL.iter().copied().filter(|action| self.is_open(seat, *action));
            moves.map(Move::id)
        };
        AnswerReader::ask(answers, options, open, |action, rest, options| {
            self.permits(seat, action).map_err(|_| InvalidAnswers)?;
            self.question_of(seat, action, rest, options)
        })
    }

    /// Whether any action with this verb is legal.
    fn is_open(&self, seat: Seat, action: Move) -> bool {
        self.permits(seat, action).is_ok()
            && match action {
                // These can always be answered in their phase.
                Move::Roll
                | Move::SetSail
                | Move::EndTurn
                | Move::SetOrders
                | Move::ChooseTiles
                | Move::Discard
                | Move::KeepTile
                | Move::PlaceTile
                | Move::Encounter
                | Move::Retreat => true,
                Move::BuildResident => self.may_build_resident().is_ok(),
                Move::BuildBuilding => self.buildable().next().is_some(),
                Move::BuildShip => self.savings().next().is_some(),
                Move::BuyTile => self.purchasable().next().is_some(),
                Move::Use => self.usable().next().is_some(),
                Move::PayFavour => self.payable().next().is_some(),
                Move::Donate => self.may_donate().is_ok(),
                Move::Sail => ships().any(|ship| self.next_steps(ship, &[]).next().is_some()),
                Move::Discover => ships().any(|ship| self.may_discover(ship).is_ok()),
                Move::Found => ships().any(|ship| self.may_found(ship).is_ok()),
                Move::Offer => self.addressees(seat).next().is_some() && self.has_anything(seat),
                Move::Accept => {
                    self.offers_where(|number| self.may_accept(seat, number).is_ok()).next().is_some()
                }
                Move::Counter => {
                    let open = |number| self.may_counter(seat, number).is_ok();
                    self.has_anything(seat) && self.offers_where(open).next().is_some()
                }
                Move::Decline => {
                    self.offers_where(|number| self.may_decline(seat, number).is_ok()).next().is_some()
                }
                Move::Withdraw => {
                    self.offers_where(|number| self.may_withdraw(seat, number).is_ok()).next().is_some()
                }
            }
    }

    fn question_of(
        &self,
        seat: Seat,
        action: Move,
        rest: &mut AnswerReader,
        options: &mut Vec<Id>,
    ) -> Result<Asked, InvalidAnswers> {
        Ok(match action {
            Move::Roll | Move::SetSail | Move::EndTurn => complete(true, rest),
            Move::BuildResident => complete(self.may_build_resident().is_ok(), rest),
            Move::Donate => complete(self.may_donate().is_ok(), rest),
            Move::ChooseTiles => match (rest.tile(FIRST)?, rest.tile(SECOND)?) {
                (None, _) => question(FIRST, options, self.dealt(seat, None)),
                (Some(first), None) => question(SECOND, options, self.dealt(seat, Some(first))),
                (Some(first), Some(second)) => {
                    complete(self.may_choose_tiles(seat, first, second).is_ok(), rest)
                }
            },
            Move::Discard => self.discard_question(rest, options)?,
            Move::KeepTile => match rest.tile(TILE)? {
                None => question(TILE, options, self.searched.iter().map(|tile| tile.id())),
                Some(tile) => complete(self.may_keep_tile(tile).is_ok(), rest),
            },
            Move::PlaceTile => match rest.field(FIELD)? {
                None => question(FIELD, options, self.placeable().map(Field::id)),
                Some(field) => complete(self.may_place_tile(field).is_ok(), rest),
            },
            Move::BuildBuilding => match rest.field(FIELD)? {
                None => question(FIELD, options, self.buildable().map(Field::id)),
                Some(field) => complete(self.may_build_building(field).is_ok(), rest),
            },
            Move::BuildShip => match rest.save()? {
                None => {
                    question(SAVE, options, self.savings().map(|save| save.map_or(Id::new(NONE), Good::id)))
                }
                Some(save) => complete(self.may_build_ship(save.0).is_ok(), rest),
            },
            Move::BuyTile => match (rest.next(STACK, Stack::parse)?, rest.word(WAY, &WAYS)?) {
                (None, _) => question(STACK, options, self.purchasable().map(Stack::id)),
                (Some(stack), None) => {
                    let ways = WAYS.iter().filter(|way| self.may_buy_tile(stack, **way == "search").is_ok());
                    question(WAY, options, ways.map(|way| Id::new(way)))
                }
                (Some(stack), Some(way)) => complete(self.may_buy_tile(stack, way == "search").is_ok(), rest),
            },
            Move::Use => self.use_question(rest, options)?,
            Move::PayFavour => match rest.next(BUILDING, Building::parse)? {
                None => question(BUILDING, options, self.payable().map(Building::id)),
                Some(building) => complete(self.may_pay_favour(building).is_ok(), rest),
            },
            Move::Encounter => match (rest.next(REPLY, Reply::parse)?, rest.good(GOOD)?) {
                (None, _) => question(REPLY, options, self.replies().map(Reply::id)),
                (Some(Reply::Sell), None) => question(GOOD, options, goods(self.sellable())),
                (Some(reply), good) => complete(self.may_reply(reply, good).is_ok(), rest),
            },
            Move::Retreat => match rest.next(TO, Hex::parse)? {
                None => {
                    let harbours = self.nearer_harbours().map(|(_, hex)| hex);
                    question(TO, options, harbours.chain([data().chart.start]).map(Hex::id))
                }
                Some(to) => complete(self.may_retreat(to).is_ok(), rest),
            },
            Move::Discover => match rest.ship()? {
                None => question(SHIP, options, able(|ship| self.may_discover(ship).is_ok())),
                Some(ship) => complete(self.may_discover(ship).is_ok(), rest),
            },
            Move::Found => match rest.ship()? {
                None => question(SHIP, options, able(|ship| self.may_found(ship).is_ok())),
                Some(ship) => complete(self.may_found(ship).is_ok(), rest),
            },
            Move::Sail => self.sail_question(rest, options)?,
            Move::Offer | Move::Counter => self.terms_question(seat, action, rest, options)?,
            Move::Accept => {
                self.offer_question(rest, options, |number| self.may_accept(seat, number).is_ok())?
            }
            Move::Decline => {
                self.offer_question(rest, options, |number| self.may_decline(seat, number).is_ok())?
            }
            Move::Withdraw => {
                self.offer_question(rest, options, |number| self.may_withdraw(seat, number).is_ok())?
            }
            Move::SetOrders => self.order_question(seat, rest, options)?,
        })
    }

    /// Cards are chosen in any order, several of a kind at once.
    fn discard_question(
        &self,
        rest: &mut AnswerReader,
        options: &mut Vec<Id>,
    ) -> Result<Asked, InvalidAnswers> {
        let mut left = self.player().hand;
        let mut owed = self.owed;
        while owed > 0 {
            match rest.counted_good(DISCARD)? {
                None => {
                    let counted = left.kinds().flat_map(|good| {
                        let most = left[good].min(owed).min(MOST_AT_ONCE);
                        (1..=most).map(move |count| counted_id(Item::Good(good), count))
                    });
                    return Ok(question(DISCARD, options, counted));
                }
                Some((good, count)) if count <= left[good].min(owed).min(MOST_AT_ONCE) => {
                    left[good] -= count;
                    owed -= count;
                }
                Some(_) => return Err(InvalidAnswers),
            }
        }
        Ok(complete(true, rest))
    }

    fn dealt(&self, seat: Seat, without: Option<Tile>) -> impl Iterator<Item = Id> + '_ {
        self.players[seat].dealt.iter().filter(move |tile| Some(**tile) != without).map(|tile| tile.id())
    }

    fn placeable(&self) -> impl Iterator<Item = Field> + '_ {
        Field::ALL.iter().copied().filter(|field| self.may_place_tile(*field).is_ok())
    }

    fn buildable(&self) -> impl Iterator<Item = Field> + '_ {
        Field::ALL.iter().copied().filter(|field| self.may_build_building(*field).is_ok())
    }

    /// `None`, and with a shipyard also each good that a ship costs.
    fn savings(&self) -> impl Iterator<Item = Option<Good>> + '_ {
        let goods = Good::ALL.iter().copied().map(Some);
        [None].into_iter().chain(goods).filter(|save| self.may_build_ship(*save).is_ok())
    }

    fn purchasable(&self) -> impl Iterator<Item = Stack> + '_ {
        Stack::ALL.iter().copied().filter(|stack| self.may_buy_tile(*stack, false).is_ok())
    }

    fn payable(&self) -> impl Iterator<Item = Building> + '_ {
        Building::ALL.iter().copied().filter(|building| self.may_pay_favour(*building).is_ok())
    }

    fn sellable(&self) -> impl Iterator<Item = Good> + '_ {
        Good::ALL.iter().copied().filter(|good| self.may_reply(Reply::Sell, Some(*good)).is_ok())
    }

    fn replies(&self) -> impl Iterator<Item = Reply> + '_ {
        Reply::ALL.iter().copied().filter(|reply| match reply {
            Reply::Sell => self.sellable().next().is_some(),
            Reply::Redraw | Reply::Keep | Reply::Skip | Reply::Pay | Reply::Fight => {
                self.may_reply(*reply, None).is_ok()
            }
        })
    }

    /// The hand after these discards, for the labels of further ones.
    pub(super) fn hand_after(&self, answers: &[Answer]) -> Goods {
        let mut left = self.player().hand;
        for answer in answers.iter().filter(|answer| answer.param == DISCARD) {
            if let Some((Item::Good(good), count)) = super::action::parse_counted(answer.id.as_str()) {
                left[good] = left[good].saturating_sub(count);
            }
        }
        left
    }
}
