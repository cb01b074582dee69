//! Actions as answers to questions, and answers as actions.

use super::action::{Action, Docked, Instruction, Kind, Move};
use super::data::NUMBERS;
use super::kinds::{Building, Good, Goods};
use super::map::Square;
use crate::asking::{Garbled, digit};
use crate::{Answer, Answers, Id, Param, Seat, VERB, Verb, When};

/// The names of the questions.
pub(super) mod param {
    pub const HOME: &str = "home";
    pub const GOOD: &str = "good";
    pub const TILE: &str = "tile";
    pub const FIELD: &str = "field";
    pub const BUILDING: &str = "building";
    pub const VICTIM: &str = "victim";
    pub const SHIP: &str = "ship";
    pub const TO: &str = "to";
    pub const ISLAND: &str = "island";
    pub const DOCK: &str = "dock";
    pub const DISCARD: &str = "discard";
    pub const ORDER: &str = "order";
    pub const UP_TO: &str = "up_to";
}
use param::{BUILDING, DISCARD, DOCK, FIELD, GOOD, HOME, ISLAND, ORDER, SHIP, TILE, TO, UP_TO, VICTIM};

const fn one(name: &'static str) -> Param {
    Param { name, many: false, usual: false }
}

const fn due(action: Move, params: &'static [Param]) -> Verb {
    Verb { id: action.as_str(), params, when: When::Due }
}

/// In the order in which a turn is played.
pub(super) const VERBS: [Verb; 17] = [
    due(Move::ChooseHome, &[one(HOME)]),
    due(Move::Roll, &[]),
    due(Move::Take, &[one(GOOD)]),
    due(Move::LoseTile, &[one(TILE)]),
    due(Move::Sell, &[one(FIELD), one(GOOD)]),
    due(Move::Develop, &[one(FIELD)]),
    due(Move::Settle, &[one(BUILDING)]),
    due(Move::BuildShip, &[]),
    due(Move::Buy, &[one(GOOD)]),
    due(Move::DrawCard, &[one(VICTIM)]),
    due(Move::Sail, &[one(SHIP), one(TO)]),
    due(Move::Discover, &[one(SHIP), one(ISLAND)]),
    due(Move::UseTile, &[one(DOCK), one(FIELD)]),
    due(Move::LeaveTile, &[]),
    due(Move::EndTurn, &[Param { name: DISCARD, many: true, usual: false }]),
    Verb {
        id: Move::SetOrders.as_str(),
        params: &[one(ORDER), one(GOOD), one(UP_TO), one(TILE)],
        when: When::Anytime,
    },
    Verb { id: Move::Resign.as_str(), params: &[], when: When::Anytime },
];

/// The answers to `order`.
pub(super) const ORDERS: [&str; 5] = ["take", "lose_tile", "auto_on", "auto_off", "clear"];
/// The answer to `up_to` that sets no limit.
pub(super) const NO_LIMIT: &str = "none";

/// An answer to `up_to`.
pub(super) struct Limit(pub Option<u8>);

pub(super) type Reader<'a> = crate::asking::Reader<'a, Move>;

impl Reader<'_> {
    pub(super) fn good(&mut self, param: &str) -> Result<Option<Good>, Garbled> {
        self.next(param, Good::parse)
    }

    pub(super) fn building(&mut self) -> Result<Option<Building>, Garbled> {
        self.next(BUILDING, Building::parse)
    }

    pub(super) fn square(&mut self, param: &str) -> Result<Option<Square>, Garbled> {
        self.next(param, Square::parse)
    }

    pub(super) fn seat(&mut self, param: &str) -> Result<Option<Seat>, Garbled> {
        self.next(param, |text| digit(text).map(|number| Seat(number - 1)))
    }

    pub(super) fn docked(&mut self) -> Result<Option<Docked>, Garbled> {
        self.next(TILE, docked)
    }

    pub(super) fn kind(&mut self) -> Result<Option<Kind>, Garbled> {
        self.next(TILE, kind)
    }

    pub(super) fn order(&mut self) -> Result<Option<&'static str>, Garbled> {
        self.next(ORDER, |text| ORDERS.into_iter().find(|order| *order == text))
    }

    pub(super) fn limit(&mut self) -> Result<Option<Limit>, Garbled> {
        self.next(UP_TO, |text| {
            if text == NO_LIMIT { Some(Limit(None)) } else { digit(text).map(|cards| Limit(Some(cards))) }
        })
    }
}

/// `dock_3` or `contract`.
pub(super) fn docked(text: &str) -> Option<Docked> {
    match text.strip_prefix("dock_") {
        Some(number) => digit(number).filter(|number| *number <= NUMBERS as u8).map(Docked::Dock),
        None => (text == "contract").then_some(Docked::Contract),
    }
}

/// `trading_post_wood` or `contract`.
pub(super) fn kind(text: &str) -> Option<Kind> {
    match text.strip_prefix("trading_post_") {
        Some(good) => Good::parse(good).map(Kind::TradingPost),
        None => (text == "contract").then_some(Kind::Contract),
    }
}

pub(super) fn read(answers: &[Answer]) -> Option<Action> {
    let (action, mut rest) = Reader::open(answers).ok()?;
    let action = read_rest(action, &mut rest).ok().flatten()?;
    rest.is_done().then_some(action)
}

/// `None`: something is not answered yet.
fn read_rest(action: Move, rest: &mut Reader) -> Result<Option<Action>, Garbled> {
    Ok(match action {
        Move::ChooseHome => rest.digit(HOME)?.map(|home| Action::ChooseHome { home }),
        Move::Roll => Some(Action::Roll),
        Move::Take => rest.good(GOOD)?.map(|good| Action::Take { good }),
        Move::LoseTile => rest.docked()?.map(|tile| Action::LoseTile { tile }),
        Move::Sell => {
            let (field, good) = (rest.digit(FIELD)?, rest.good(GOOD)?);
            field.zip(good).map(|(field, good)| Action::Sell { field, good })
        }
        Move::Develop => rest.digit(FIELD)?.map(|field| Action::Develop { field }),
        Move::Settle => Some(Action::Settle { building: rest.building()? }),
        Move::BuildShip => Some(Action::BuildShip),
        Move::Buy => rest.good(GOOD)?.map(|good| Action::Buy { good }),
        Move::DrawCard => rest.seat(VICTIM)?.map(|victim| Action::DrawCard { victim }),
        Move::Sail => {
            let (ship, to) = (rest.digit(SHIP)?, rest.square(TO)?);
            ship.zip(to).map(|(ship, to)| Action::Sail { ship, to })
        }
        Move::Discover => {
            let (ship, island) = (rest.digit(SHIP)?, rest.square(ISLAND)?);
            ship.zip(island).map(|(ship, island)| Action::Discover { ship, island })
        }
        Move::UseTile => {
            let dock = rest.if_next(DOCK, digit)?;
            Some(Action::UseTile { dock, field: rest.digit(FIELD)? })
        }
        Move::LeaveTile => Some(Action::LeaveTile),
        Move::EndTurn => {
            let mut discards = Goods::NONE;
            while let Some(good) = rest.good(DISCARD)? {
                discards[good] = discards[good].saturating_add(1);
            }
            Some(Action::EndTurn { discards })
        }
        Move::SetOrders => match rest.order()? {
            Some("take") => {
                let (good, limit) = (rest.good(GOOD)?, rest.limit()?);
                good.zip(limit)
                    .map(|(good, Limit(up_to))| Action::SetOrders(Instruction::Take { good, up_to }))
            }
            Some("lose_tile") => rest.kind()?.map(|tile| Action::SetOrders(Instruction::LoseTile { tile })),
            Some("auto_on") => Some(Action::SetOrders(Instruction::AutoOnTurn { on: true })),
            Some("auto_off") => Some(Action::SetOrders(Instruction::AutoOnTurn { on: false })),
            Some("clear") => Some(Action::SetOrders(Instruction::Clear)),
            Some(_) | None => None,
        },
        Move::Resign => Some(Action::Resign),
    })
}

pub(super) fn docked_id(tile: Docked) -> Id {
    match tile {
        Docked::Contract => Id::new("contract"),
        Docked::Dock(1) => Id::new("dock_1"),
        Docked::Dock(2) => Id::new("dock_2"),
        Docked::Dock(3) => Id::new("dock_3"),
        Docked::Dock(4) => Id::new("dock_4"),
        Docked::Dock(5) => Id::new("dock_5"),
        Docked::Dock(_) => Id::new("dock_none"),
    }
}

pub(super) fn kind_id(kind: Kind) -> Id {
    match kind {
        Kind::Contract => Id::new("contract"),
        Kind::TradingPost(good) => Id::new(match good {
            Good::Wood => "trading_post_wood",
            Good::Stone => "trading_post_stone",
            Good::Tool => "trading_post_tool",
            Good::Cloth => "trading_post_cloth",
            Good::Spice => "trading_post_spice",
            Good::Tobacco => "trading_post_tobacco",
        }),
    }
}

pub(super) fn seat_id(seat: Seat) -> Id {
    Id::number(i64::from(seat.0) + 1)
}

pub(super) fn up_to_id(up_to: Option<u8>) -> Id {
    up_to.map_or(Id::new(NO_LIMIT), Id::number)
}

pub(super) fn spell(action: &Action) -> Answers {
    let mut spelt = Answers::new();
    // An action from outside may name more cards than there are; it is cut short, and is not offered anyway.
    let mut say = |param: &'static str, id: Id| {
        let _ = spelt.try_push(Answer { param, id });
    };
    say(VERB, action.name().id());
    match *action {
        Action::ChooseHome { home } => say(HOME, Id::number(home)),
        Action::Take { good } | Action::Buy { good } => say(GOOD, good.id()),
        Action::LoseTile { tile } => say(TILE, docked_id(tile)),
        Action::Settle { building } => {
            if let Some(kind) = building {
                say(BUILDING, kind.id());
            }
        }
        Action::Develop { field } => say(FIELD, Id::number(field)),
        Action::Sell { field, good } => {
            say(FIELD, Id::number(field));
            say(GOOD, good.id());
        }
        Action::DrawCard { victim } => say(VICTIM, seat_id(victim)),
        Action::Sail { ship, to } => {
            say(SHIP, Id::number(ship));
            say(TO, to.id());
        }
        Action::Discover { ship, island } => {
            say(SHIP, Id::number(ship));
            say(ISLAND, island.id());
        }
        Action::UseTile { dock, field } => {
            if let Some(dock) = dock {
                say(DOCK, Id::number(dock));
            }
            if let Some(field) = field {
                say(FIELD, Id::number(field));
            }
        }
        Action::EndTurn { discards } => {
            for (good, count) in discards.iter() {
                (0..count).for_each(|_| say(DISCARD, good.id()));
            }
        }
        Action::SetOrders(order) => match order {
            Instruction::Take { good, up_to } => {
                say(ORDER, Id::new("take"));
                say(GOOD, good.id());
                say(UP_TO, up_to_id(up_to));
            }
            Instruction::LoseTile { tile } => {
                say(ORDER, Id::new("lose_tile"));
                say(TILE, kind_id(tile));
            }
            Instruction::AutoOnTurn { on } => say(ORDER, Id::new(if on { "auto_on" } else { "auto_off" })),
            Instruction::Clear => say(ORDER, Id::new("clear")),
        },
        Action::Roll | Action::BuildShip | Action::LeaveTile | Action::Resign => {}
    }
    spelt
}
