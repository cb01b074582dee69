//! Writes actions as answers: the inverse of `parse`.

use super::super::bundle::{Bundle, Item};
use super::super::kinds::{Field, Good};
use super::super::orders::Instruction;
use super::super::tile::Tile;
use super::param::{
    BUILDING, COUNT, DISCARD, FIELD, FIRST, GET, GIVE, GOLD, GOOD, OFFER, ORDER, REPLY, SAVE, SECOND, SHIP,
    STACK, STEP, TILE, TIMES, TO, WANT, WAY,
};
use super::{ALL, Action, DONE, MOST_AT_ONCE, NONE, Path, WAYS};
use crate::{Answer, Answers, Id, Seat, VERB};

pub(in crate::anno1701) fn seat_id(seat: Seat) -> Id {
    Id::number(i64::from(seat.0) + 1)
}

/// `brick`, `brick2`, `gold7`.
pub(in crate::anno1701) fn counted_id(item: Item, count: u8) -> Id {
    let mut text = arrayvec::ArrayString::<23>::from(item.as_str()).unwrap_or_default();
    if count != 1 {
        let _ = text.try_push_str(Id::number(count).as_str());
    }
    Id::new(&text)
}

/// `o12`.
pub(in crate::anno1701) fn offer_id(number: u32) -> Id {
    let mut text = arrayvec::ArrayString::<23>::from("o").unwrap_or_default();
    let _ = text.try_push_str(Id::number(number).as_str());
    Id::new(&text)
}

/// `f3e3d2`.
pub(in crate::anno1701) fn path_id(path: &Path) -> Id {
    let mut text = arrayvec::ArrayString::<23>::new();
    for hex in path {
        let _ = text.try_push_str(hex.id().as_str());
    }
    Id::new(&text)
}

pub(in crate::anno1701) fn to_answers(action: &Action) -> Answers {
    let mut answers = AnswerWriter(Answers::new());
    answers.push(VERB, action.name().id());
    match action {
        Action::ChooseTiles { first, second } => {
            answers.push(FIRST, Tile::id(*first));
            answers.push(SECOND, Tile::id(*second));
        }
        Action::Discard { goods } => {
            for (good, count) in goods.iter() {
                let mut left = count;
                while left > 0 {
                    let part = left.min(MOST_AT_ONCE);
                    answers.push(DISCARD, counted_id(Item::Good(good), part));
                    left -= part;
                }
            }
        }
        Action::Offer { to, give, want } => {
            answers.push(TO, to.map_or(Id::new(ALL), seat_id));
            answers.terms(*give, *want);
        }
        Action::Counter { offer, give, want } => {
            answers.push(OFFER, offer_id(*offer));
            answers.terms(*give, *want);
        }
        Action::Accept { offer } | Action::Decline { offer } | Action::Withdraw { offer } => {
            answers.push(OFFER, offer_id(*offer));
        }
        Action::BuildBuilding { field } | Action::PlaceTile { field } => {
            answers.push(FIELD, Field::id(*field));
        }
        Action::BuildShip { save } => answers.push(SAVE, save.map_or(Id::new(NONE), Good::id)),
        Action::BuyTile { stack, search } => {
            answers.push(STACK, stack.id());
            answers.push(WAY, Id::new(WAYS[usize::from(*search)]));
        }
        Action::KeepTile { tile } => answers.push(TILE, tile.id()),
        Action::Use { building, give, give2, get } => {
            answers.push(BUILDING, Id::new(building.as_str()));
            for good in give.iter().chain(give2) {
                answers.push(GIVE, good.id());
            }
            if let Some(good) = get {
                answers.push(GET, good.id());
            }
        }
        Action::PayFavour { building } => answers.push(BUILDING, building.id()),
        Action::Sail { ship, path } => {
            answers.push(SHIP, Id::number(*ship));
            for (index, hex) in path.iter().enumerate() {
                answers.push(if index == 0 { TO } else { STEP }, hex.id());
            }
            answers.push(STEP, Id::new(DONE));
        }
        Action::Discover { ship } | Action::Found { ship } => answers.push(SHIP, Id::number(*ship)),
        Action::Encounter { reply, good } => {
            answers.push(REPLY, reply.id());
            if let Some(good) = good {
                answers.push(GOOD, good.id());
            }
        }
        Action::Retreat { to } => answers.push(TO, to.id()),
        Action::SetOrders(order) => answers.order(*order),
        Action::Roll | Action::BuildResident | Action::Donate | Action::SetSail | Action::EndTurn => {}
    }
    answers.0
}

/// Collects answers. An action from outside may need more than fit. It is truncated; such an action is never offered.
struct AnswerWriter(Answers);

impl AnswerWriter {
    fn push(&mut self, param: &'static str, id: Id) {
        let _ = self.0.try_push(Answer { param, id });
    }

    fn terms(&mut self, give: Bundle, want: Bundle) {
        for (param, side) in [(GIVE, give), (WANT, want)] {
            side.items().for_each(|(item, count)| self.push(param, counted_id(item, count)));
            self.push(param, Id::new(DONE));
        }
    }

    fn order(&mut self, order: Instruction) {
        let name = match order {
            Instruction::Keep { .. } => "keep",
            Instruction::Trade { .. } => "trade",
            Instruction::KeepGold { .. } => "keep_gold",
            Instruction::AskOnTurn { on: true } => "ask_on",
            Instruction::AskOnTurn { on: false } => "ask_off",
            Instruction::TradeWithLeader { on: true } => "leader_on",
            Instruction::TradeWithLeader { on: false } => "leader_off",
            Instruction::Clear => "clear",
        };
        self.push(ORDER, Id::new(name));
        match order {
            Instruction::Keep { good, count } => {
                self.push(GOOD, good.id());
                self.push(COUNT, count.map_or(Id::new(NONE), Id::number));
            }
            Instruction::Trade { give, get, times } => {
                self.push(GIVE, give.id());
                self.push(GET, get.id());
                self.push(TIMES, Id::number(times));
            }
            Instruction::KeepGold { gold } => self.push(GOLD, Id::number(gold)),
            Instruction::AskOnTurn { .. } | Instruction::TradeWithLeader { .. } | Instruction::Clear => {}
        }
    }
}
