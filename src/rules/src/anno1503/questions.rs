//! The questions that lead to an action. Offers exactly the answers that `apply` accepts.

use super::action::param::{
    BUILDING, DISCARD, DOCK, FIELD, GOOD, HOME, ISLAND, ORDER, SHIP, TILE, TO, UP_TO, VICTIM,
};
use super::action::{AnswerReader, Limit, Move, ORDERS, seat_id, up_to_id};
use super::data::{HOMES, NUMBERS, SHIPS, data};
use super::kinds::{Building, Docked, Face, Good, Goods, TileKind};
use super::map::Square;
use super::orders::{Instruction, MAX_UP_TO, docked_tiles};
use super::state::State;
use crate::answer_reader::{InvalidAnswers, complete, question};
use crate::{Answer, Asked, Id, Seat};

fn goods(goods: impl Iterator<Item = Good>) -> impl Iterator<Item = Id> {
    goods.map(Good::id)
}

fn numbers(numbers: impl Iterator<Item = u8>) -> impl Iterator<Item = Id> {
    numbers.map(Id::number)
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
                Move::ChooseHome => self.homes().next().is_some(),
                Move::Take => !self.offered(seat).is_empty(),
                Move::LoseTile => docked_tiles(&self.players[seat]).next().is_some(),
                Move::Sell => self.buyers().next().is_some(),
                Move::Develop => self.developable().next().is_some(),
                Move::Settle => self.may_settle(None).is_ok() || self.buildings().next().is_some(),
                Move::BuildShip => self.may_build_ship().is_ok(),
                Move::Buy => self.buyable().next().is_some(),
                Move::DrawCard => self.victims().next().is_some(),
                Move::Sail => self.sailing().next().is_some(),
                Move::Discover => self.discovering().next().is_some(),
                Move::UseTile => {
                    self.may_use_tile(None, None).is_ok()
                        || self.docks().next().is_some()
                        || self.promotable().next().is_some()
                }
                Move::Roll | Move::LeaveTile | Move::EndTurn | Move::SetOrders | Move::Resign => true,
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
            Move::Roll | Move::LeaveTile | Move::Resign => complete(true, rest),
            Move::BuildShip => complete(self.may_build_ship().is_ok(), rest),
            Move::ChooseHome => match rest.digit(HOME)? {
                None => question(HOME, options, numbers(self.homes())),
                Some(home) => complete(self.may_choose_home(home).is_ok(), rest),
            },
            Move::Take => match rest.good(GOOD)? {
                None => question(GOOD, options, goods(self.offered(seat).iter())),
                Some(good) => complete(self.may_take(seat, good).is_ok(), rest),
            },
            Move::LoseTile => match rest.docked()? {
                None => question(TILE, options, docked_tiles(&self.players[seat]).map(Docked::id)),
                Some(tile) => complete(self.may_lose_tile(seat, tile).is_ok(), rest),
            },
            Move::Sell => match (rest.digit(FIELD)?, rest.good(GOOD)?) {
                (None, _) => question(FIELD, options, numbers(self.buyers())),
                (Some(field), None) => question(GOOD, options, goods(self.sellable(field))),
                (Some(field), Some(good)) => complete(self.may_sell(field, good).is_ok(), rest),
            },
            Move::Develop => match rest.digit(FIELD)? {
                None => question(FIELD, options, numbers(self.developable())),
                Some(field) => complete(self.may_develop(field).is_ok(), rest),
            },
            Move::Settle => match rest.building()? {
                None if self.may_settle(None).is_ok() => Asked::Complete,
                None => question(BUILDING, options, self.buildings().map(Building::id)),
                Some(kind) => complete(self.may_settle(Some(kind)).is_ok(), rest),
            },
            Move::Buy => match rest.good(GOOD)? {
                None => question(GOOD, options, goods(self.buyable())),
                Some(good) => complete(self.may_buy(good).is_ok(), rest),
            },
            Move::DrawCard => match rest.seat(VICTIM)? {
                None => question(VICTIM, options, self.victims().map(seat_id)),
                Some(victim) => complete(self.may_draw_card(victim).is_ok(), rest),
            },
            Move::Sail => match (rest.digit(SHIP)?, rest.square(TO)?) {
                (None, _) => question(SHIP, options, numbers(self.sailing())),
                (Some(ship), None) => question(TO, options, self.courses(ship).map(Square::id)),
                (Some(ship), Some(to)) => complete(self.may_sail(ship, to).is_ok(), rest),
            },
            Move::Discover => match (rest.digit(SHIP)?, rest.square(ISLAND)?) {
                (None, _) => question(SHIP, options, numbers(self.discovering())),
                (Some(ship), None) => question(ISLAND, options, self.discoverable(ship).map(Square::id)),
                (Some(ship), Some(island)) => complete(self.may_discover(ship, island).is_ok(), rest),
            },
            Move::UseTile => self.use_question(rest, options)?,
            Move::EndTurn => self.discard_question(rest, options)?,
            Move::SetOrders => self.order_question(seat, rest, options)?,
        })
    }

    /// A trading post asks for its dock, a promotion for its field, other tiles for nothing.
    fn use_question(&self, rest: &mut AnswerReader, options: &mut Vec<Id>) -> Result<Asked, InvalidAnswers> {
        let Some((_, tile)) = self.pending_face() else { return Ok(Asked::Nothing) };
        Ok(match tile.face {
            Face::TradingPost(_) => match rest.digit(DOCK)? {
                None => question(DOCK, options, numbers(self.docks())),
                dock => complete(self.may_use_tile(dock, None).is_ok(), rest),
            },
            Face::Promotion => match rest.digit(FIELD)? {
                None => question(FIELD, options, numbers(self.promotable())),
                field => complete(self.may_use_tile(None, field).is_ok(), rest),
            },
            Face::Contract | Face::Gold => complete(self.may_use_tile(None, None).is_ok(), rest),
        })
    }

    /// Cards are chosen one by one, in any order.
    fn discard_question(
        &self,
        rest: &mut AnswerReader,
        options: &mut Vec<Id>,
    ) -> Result<Asked, InvalidAnswers> {
        let mut left = self.player().hand;
        for _ in 0..self.surplus() {
            match rest.good(DISCARD)? {
                None => return Ok(question(DISCARD, options, goods(left.kinds().iter()))),
                Some(good) if left[good] > 0 => left[good] -= 1,
                Some(_) => return Err(InvalidAnswers),
            }
        }
        Ok(complete(true, rest))
    }

    fn order_question(
        &self,
        seat: Seat,
        rest: &mut AnswerReader,
        options: &mut Vec<Id>,
    ) -> Result<Asked, InvalidAnswers> {
        let allowed = |order| self.may_order(seat, order).is_ok();
        let limits = || std::iter::once(None).chain((1..=MAX_UP_TO).map(Some));
        let kinds = || {
            std::iter::once(TileKind::Contract).chain(Good::ALL.iter().copied().map(TileKind::TradingPost))
        };
        Ok(match rest.order()? {
            None => {
                let offered = ORDERS.iter().filter(|order| match **order {
                    "take" => allowed(Instruction::Take { good: Good::Wood, up_to: None }),
                    "lose_tile" => allowed(Instruction::LoseTile { tile: TileKind::Contract }),
                    "auto_on" => allowed(Instruction::AutoOnTurn { on: true }),
                    "auto_off" => allowed(Instruction::AutoOnTurn { on: false }),
                    _ => allowed(Instruction::Clear),
                });
                question(ORDER, options, offered.map(|order| Id::new(order)))
            }
            Some("take") => match (rest.good(GOOD)?, rest.limit()?) {
                (None, _) => {
                    let open = |good: &Good| allowed(Instruction::Take { good: *good, up_to: None });
                    question(GOOD, options, goods(Good::ALL.iter().copied().filter(open)))
                }
                (Some(good), None) => {
                    let open = |up_to: &Option<u8>| allowed(Instruction::Take { good, up_to: *up_to });
                    question(UP_TO, options, limits().filter(open).map(up_to_id))
                }
                (Some(good), Some(Limit(up_to))) => {
                    complete(self.may_order(seat, Instruction::Take { good, up_to }).is_ok(), rest)
                }
            },
            Some("lose_tile") => match rest.tile_kind()? {
                None => {
                    let open = |tile: &TileKind| allowed(Instruction::LoseTile { tile: *tile });
                    question(TILE, options, kinds().filter(open).map(TileKind::id))
                }
                Some(tile) => complete(self.may_order(seat, Instruction::LoseTile { tile }).is_ok(), rest),
            },
            Some("auto_on") => {
                complete(self.may_order(seat, Instruction::AutoOnTurn { on: true }).is_ok(), rest)
            }
            Some("auto_off") => {
                complete(self.may_order(seat, Instruction::AutoOnTurn { on: false }).is_ok(), rest)
            }
            Some(_) => complete(self.may_order(seat, Instruction::Clear).is_ok(), rest),
        })
    }

    fn homes(&self) -> impl Iterator<Item = u8> + '_ {
        (1..=HOMES as u8).filter(|home| self.may_choose_home(*home).is_ok())
    }

    /// The fields with a resident.
    fn fields(&self) -> impl Iterator<Item = u8> + use<> {
        1..=self.player().residents.len() as u8
    }

    fn sellable(&self, field: u8) -> impl Iterator<Item = Good> + '_ {
        self.player().hand.kinds().iter().filter(move |good| self.may_sell(field, *good).is_ok())
    }

    fn buyers(&self) -> impl Iterator<Item = u8> + '_ {
        self.fields().filter(|field| self.sellable(*field).next().is_some())
    }

    fn developable(&self) -> impl Iterator<Item = u8> + '_ {
        self.fields().filter(|field| self.may_develop(*field).is_ok())
    }

    fn buildings(&self) -> impl Iterator<Item = Building> + '_ {
        Building::ALL.iter().copied().filter(|kind| self.may_settle(Some(*kind)).is_ok())
    }

    fn buyable(&self) -> impl Iterator<Item = Good> + '_ {
        Good::ALL.iter().copied().filter(|good| self.may_buy(*good).is_ok())
    }

    fn victims(&self) -> impl Iterator<Item = Seat> + '_ {
        self.players.seats().filter(|victim| self.may_draw_card(*victim).is_ok())
    }

    fn ships() -> impl Iterator<Item = u8> {
        1..=SHIPS as u8
    }

    fn place(&self, ship: u8) -> Option<Square> {
        self.points_left(self.active, ship).map(|(at, _)| at)
    }

    /// Where a ship can sail, nearest first.
    fn courses(&self, ship: u8) -> impl Iterator<Item = Square> + use<> {
        let place = self.points_left(self.active, ship).into_iter();
        place.flat_map(|(at, points)| data().chart.reach(at, points)).map(|(to, _)| to)
    }

    fn sailing(&self) -> impl Iterator<Item = u8> + '_ {
        let near = |at| data().chart.moves(at).next().is_some();
        let able = move |(at, points)| points > 0 && near(at);
        State::ships().filter(move |ship| self.points_left(self.active, *ship).is_some_and(able))
    }

    fn discoverable(&self, ship: u8) -> impl Iterator<Item = Square> + '_ {
        let near = self.place(ship).into_iter().flat_map(|at| data().chart.islands_beside(at));
        near.map(|(_, island)| island).filter(move |island| self.may_discover(ship, *island).is_ok())
    }

    fn discovering(&self) -> impl Iterator<Item = u8> + '_ {
        State::ships().filter(|ship| self.discoverable(*ship).next().is_some())
    }

    fn docks(&self) -> impl Iterator<Item = u8> + '_ {
        (1..=NUMBERS as u8).filter(|dock| self.may_use_tile(Some(*dock), None).is_ok())
    }

    fn promotable(&self) -> impl Iterator<Item = u8> + '_ {
        self.fields().filter(|field| self.may_use_tile(None, Some(*field)).is_ok())
    }

    /// The hand after these discards, for the labels of further ones.
    pub(super) fn hand_after(&self, seat: Seat, answers: &[Answer]) -> Goods {
        let mut left = self.players[seat].hand;
        for answer in answers.iter().filter(|answer| answer.param == DISCARD) {
            if let Some(good) = Good::parse(answer.id.as_str()) {
                left[good] = left[good].saturating_sub(1);
            }
        }
        left
    }
}
