//! The actions of Anno 1503: the type, the table of verbs, and the way from answers to actions and back.

use serde::{Deserialize, Serialize};

use super::kinds::{Building, Docked, Good, Goods, TileKind};
use super::map::Square;
use super::orders::Instruction;
use super::state::Phase;
use crate::answer_reader::{InvalidAnswers, digit};
use crate::{Answer, Answers, Id, Param, Seat, VERB};

/// All actions of a player. Fields, docks and ships are counted from 1, as on the board.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "verb", rename_all = "snake_case", deny_unknown_fields)]
pub enum Action {
    /// Only with `home_island = choose`, before the first turn.
    ChooseHome {
        home: u8,
    },
    Roll,
    Take {
        good: Good,
    },
    LoseTile {
        tile: Docked,
    },
    BuildShip,
    Settle {
        #[serde(default, skip_serializing_if = "Option::is_none")]
        building: Option<Building>,
    },
    Develop {
        field: u8,
    },
    Sell {
        field: u8,
        good: Good,
    },
    Buy {
        good: Good,
    },
    DrawCard {
        victim: Seat,
    },
    Sail {
        ship: u8,
        to: Square,
    },
    Discover {
        ship: u8,
        island: Square,
    },
    UseTile {
        #[serde(default, skip_serializing_if = "Option::is_none")]
        dock: Option<u8>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        field: Option<u8>,
    },
    LeaveTile,
    EndTurn {
        #[serde(default)]
        discards: Goods,
    },
    SetOrders(Instruction),
    Resign,
}

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

verbs! {
    /// The verb of an action, in the order in which a turn is played. The verbs of `Resolve` and `TilePending` answer a
    /// pending choice.
    Move of Action {
        ChooseHome = "choose_home": Due in [ChooseHome], asks [Param::one(HOME)];
        Roll = "roll": Due in [TurnStart], asks [];
        Take = "take": Due in [Resolve], asks [Param::one(GOOD)];
        LoseTile = "lose_tile": Due in [Resolve], asks [Param::one(TILE)];
        Sell = "sell": Due in [Phase2], asks [Param::one(FIELD), Param::one(GOOD)];
        Develop = "develop": Due in [Phase2], asks [Param::one(FIELD)];
        Settle = "settle": Due in [Phase2], asks [Param::one(BUILDING)];
        BuildShip = "build_ship": Due in [Phase2], asks [];
        Buy = "buy": Due in [Phase2], asks [Param::one(GOOD)];
        DrawCard = "draw_card": Due in [Phase2], asks [Param::one(VICTIM)];
        Sail = "sail": Due in [Phase2, Phase3], asks [Param::one(SHIP), Param::one(TO)];
        Discover = "discover": Due in [Phase2, Phase3], asks [Param::one(SHIP), Param::one(ISLAND)];
        UseTile = "use_tile": Due in [TilePending], asks [Param::one(DOCK), Param::one(FIELD)];
        LeaveTile = "leave_tile": Due in [TilePending], asks [];
        EndTurn = "end_turn": Due in [Phase2, Phase3], asks [Param::many(DISCARD)];
        SetOrders = "set_orders": Anytime in [], asks [Param::one(ORDER), Param::one(GOOD), Param::one(UP_TO), Param::one(TILE)];
        Resign = "resign": Anytime in [], asks [];
    }
}

/// The answers to `order`.
pub(super) const ORDERS: [&str; 5] = ["take", "lose_tile", "auto_on", "auto_off", "clear"];
/// The answer to `up_to` that sets no limit.
pub(super) const NO_LIMIT: &str = "none";

/// An answer to `up_to`.
pub(super) struct Limit(pub Option<u8>);

pub(super) type AnswerReader<'a> = crate::answer_reader::AnswerReader<'a, Move>;

impl AnswerReader<'_> {
    pub(super) fn good(&mut self, param: &str) -> Result<Option<Good>, InvalidAnswers> {
        self.next(param, Good::parse)
    }

    pub(super) fn building(&mut self) -> Result<Option<Building>, InvalidAnswers> {
        self.next(BUILDING, Building::parse)
    }

    pub(super) fn square(&mut self, param: &str) -> Result<Option<Square>, InvalidAnswers> {
        self.next(param, Square::parse)
    }

    pub(super) fn seat(&mut self, param: &str) -> Result<Option<Seat>, InvalidAnswers> {
        self.next(param, |text| digit(text).map(|number| Seat(number - 1)))
    }

    pub(super) fn docked(&mut self) -> Result<Option<Docked>, InvalidAnswers> {
        self.next(TILE, Docked::parse)
    }

    pub(super) fn tile_kind(&mut self) -> Result<Option<TileKind>, InvalidAnswers> {
        self.next(TILE, TileKind::parse)
    }

    pub(super) fn order(&mut self) -> Result<Option<&'static str>, InvalidAnswers> {
        self.next(ORDER, |text| ORDERS.into_iter().find(|order| *order == text))
    }

    pub(super) fn limit(&mut self) -> Result<Option<Limit>, InvalidAnswers> {
        self.next(UP_TO, |text| {
            if text == NO_LIMIT { Some(Limit(None)) } else { digit(text).map(|cards| Limit(Some(cards))) }
        })
    }
}

pub(super) fn from_answers(answers: &[Answer]) -> Option<Action> {
    let (action, mut rest) = AnswerReader::open(answers).ok()?;
    let action = read_params(action, &mut rest).ok().flatten()?;
    rest.is_done().then_some(action)
}

/// `None` if an answer is missing.
fn read_params(action: Move, rest: &mut AnswerReader) -> Result<Option<Action>, InvalidAnswers> {
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
            Some("lose_tile") => {
                rest.tile_kind()?.map(|tile| Action::SetOrders(Instruction::LoseTile { tile }))
            }
            Some("auto_on") => Some(Action::SetOrders(Instruction::AutoOnTurn { on: true })),
            Some("auto_off") => Some(Action::SetOrders(Instruction::AutoOnTurn { on: false })),
            Some("clear") => Some(Action::SetOrders(Instruction::Clear)),
            Some(_) | None => None,
        },
        Move::Resign => Some(Action::Resign),
    })
}

pub(super) fn seat_id(seat: Seat) -> Id {
    Id::number(i64::from(seat.0) + 1)
}

pub(super) fn up_to_id(up_to: Option<u8>) -> Id {
    up_to.map_or(Id::new(NO_LIMIT), Id::number)
}

pub(super) fn to_answers(action: &Action) -> Answers {
    let mut answers = Answers::new();
    // An action from outside may name more cards than fit. It is truncated; such an action is never offered.
    let mut push = |param: &'static str, id: Id| {
        let _ = answers.try_push(Answer { param, id });
    };
    push(VERB, action.name().id());
    match *action {
        Action::ChooseHome { home } => push(HOME, Id::number(home)),
        Action::Take { good } | Action::Buy { good } => push(GOOD, good.id()),
        Action::LoseTile { tile } => push(TILE, tile.id()),
        Action::Settle { building } => {
            if let Some(kind) = building {
                push(BUILDING, kind.id());
            }
        }
        Action::Develop { field } => push(FIELD, Id::number(field)),
        Action::Sell { field, good } => {
            push(FIELD, Id::number(field));
            push(GOOD, good.id());
        }
        Action::DrawCard { victim } => push(VICTIM, seat_id(victim)),
        Action::Sail { ship, to } => {
            push(SHIP, Id::number(ship));
            push(TO, to.id());
        }
        Action::Discover { ship, island } => {
            push(SHIP, Id::number(ship));
            push(ISLAND, island.id());
        }
        Action::UseTile { dock, field } => {
            if let Some(dock) = dock {
                push(DOCK, Id::number(dock));
            }
            if let Some(field) = field {
                push(FIELD, Id::number(field));
            }
        }
        Action::EndTurn { discards } => {
            for (good, count) in discards.iter() {
                (0..count).for_each(|_| push(DISCARD, good.id()));
            }
        }
        Action::SetOrders(order) => match order {
            Instruction::Take { good, up_to } => {
                push(ORDER, Id::new("take"));
                push(GOOD, good.id());
                push(UP_TO, up_to_id(up_to));
            }
            Instruction::LoseTile { tile } => {
                push(ORDER, Id::new("lose_tile"));
                push(TILE, tile.id());
            }
            Instruction::AutoOnTurn { on } => push(ORDER, Id::new(if on { "auto_on" } else { "auto_off" })),
            Instruction::Clear => push(ORDER, Id::new("clear")),
        },
        Action::Roll | Action::BuildShip | Action::LeaveTile | Action::Resign => {}
    }
    answers
}
