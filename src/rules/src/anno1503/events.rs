//! The events of the game, and their description for each viewer (Anno 1503 rules, section 10).

use super::kinds::{Building, Face, Good, Goods, Happening, Resident, VictoryPoint};
use super::map::Square;
use super::orders::Instruction;
use super::refusals::terms;
use crate::{Phrase, Seat, Viewer};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    FirstRoll {
        seat: Seat,
        die: u8,
    },
    Begins {
        seat: Seat,
    },
    Home {
        seat: Seat,
        home: u8,
    },
    TurnBegan {
        seat: Seat,
        round: u32,
    },
    Rolled {
        seat: Seat,
        die: u8,
    },
    Happened {
        seat: Seat,
        happening: Happening,
    },
    Took {
        seat: Seat,
        good: Good,
    },
    /// Standing orders, or the default for want of them, made the choice just told.
    ChosenByOrders {
        seat: Seat,
    },
    NothingLeft {
        seat: Seat,
    },
    Protected {
        seat: Seat,
        building: Building,
    },
    Paid {
        seat: Seat,
        happening: Happening,
        gold: u32,
    },
    LostPost {
        seat: Seat,
        good: Good,
    },
    LostContract {
        seat: Seat,
    },
    Refilled {
        square: Square,
    },
    LostResident {
        seat: Seat,
        resident: Resident,
        field: u8,
        building: Option<Building>,
    },
    ShipBuilt {
        seat: Seat,
        cost: Goods,
    },
    Settled {
        seat: Seat,
        field: u8,
        building: Option<Building>,
        cost: Goods,
    },
    Developed {
        seat: Seat,
        field: u8,
        resident: Resident,
        cost: Goods,
    },
    Sold {
        seat: Seat,
        resident: Resident,
        good: Good,
        gold: u8,
    },
    Bought {
        seat: Seat,
        good: Good,
        gold: u8,
    },
    Drew {
        seat: Seat,
        victim: Seat,
        good: Good,
        gold: u32,
    },
    Sailed {
        seat: Seat,
        ship: u8,
        to: Square,
    },
    Discovered {
        seat: Seat,
        square: Square,
        face: Face,
    },
    PostDocked {
        seat: Seat,
        square: Square,
        good: Good,
        dock: u8,
    },
    ContractDocked {
        seat: Seat,
        square: Square,
        price: u8,
    },
    ChestFound {
        seat: Seat,
        square: Square,
        gold: u32,
    },
    Promoted {
        seat: Seat,
        square: Square,
        resident: Resident,
        field: u8,
    },
    LeftTile {
        seat: Seat,
        square: Square,
    },
    Discarded {
        seat: Seat,
        goods: Goods,
    },
    OrdersChanged {
        seat: Seat,
        order: Instruction,
    },
    Resigned {
        seat: Seat,
    },
    PointGained {
        seat: Seat,
        point: VictoryPoint,
    },
    PointLost {
        seat: Seat,
        point: VictoryPoint,
    },
    Won {
        seat: Seat,
    },
    WonAlone {
        seat: Seat,
    },
    RoundLimit {
        rounds: u32,
    },
}

/// The name of a tile's face.
pub(super) fn face_phrase(face: Face) -> Phrase {
    match face {
        Face::TradingPost(good) => Phrase::new("face-trading_post").term("good", good.id()),
        Face::Contract => Phrase::new("face-contract"),
        Face::Promotion => Phrase::new("face-promotion"),
        Face::Gold => Phrase::new("face-gold"),
    }
}

impl Event {
    pub(super) fn describe(self, viewer: Viewer) -> Option<Phrase> {
        Some(match self {
            Event::FirstRoll { seat, die } => about("event-first_roll", seat).number("die", die),
            Event::Begins { seat } => about("event-begins", seat),
            Event::Home { seat, home } => about("event-home", seat).number("home", home),
            Event::TurnBegan { seat, round } => about("event-turn", seat).number("round", round),
            Event::Rolled { seat, die } => about("event-rolled", seat).number("die", die),
            Event::Happened { seat, happening } => match happening {
                Happening::Pirate => about("event-pirate", seat),
                Happening::Fire => about("event-fire", seat),
                Happening::GoldenTimes => about("event-golden_times", seat),
            },
            Event::Took { seat, good } => about("event-took", seat).term("good", good.id()),
            // Whether a player has standing orders is private.
            Event::ChosenByOrders { seat } => {
                return viewer.is(seat).then(|| Phrase::new("event-chosen_by_orders"));
            }
            Event::NothingLeft { seat } => about("event-nothing_left", seat),
            Event::Protected { seat, building } => {
                about("event-protected", seat).term("building", building.id())
            }
            Event::Paid { seat, happening, gold } => {
                about("event-paid", seat).number("gold", gold).term("happening", happening.id())
            }
            Event::LostPost { seat, good } => about("event-lost_post", seat).term("good", good.id()),
            Event::LostContract { seat } => about("event-lost_contract", seat),
            Event::Refilled { square } => Phrase::new("event-refilled").place("square", square.id()),
            Event::LostResident { seat, resident, field, building } => {
                let key =
                    if building.is_some() { "event-lost_resident_building" } else { "event-lost_resident" };
                let phrase = about(key, seat).term("resident", resident.id()).number("field", field);
                with_building(phrase, building)
            }
            Event::ShipBuilt { seat, cost } => about("event-ship_built_for", seat).with("goods", terms(cost)),
            Event::Settled { seat, field, building, cost } => {
                let key = if building.is_some() { "event-settled_building_for" } else { "event-settled_for" };
                let phrase = about(key, seat).number("field", field).with("goods", terms(cost));
                with_building(phrase, building)
            }
            Event::Developed { seat, field, resident, cost } => about("event-developed_for", seat)
                .number("field", field)
                .term("resident", resident.id())
                .with("goods", terms(cost)),
            Event::Sold { seat, resident, good, gold } => about("event-sold", seat)
                .term("good", good.id())
                .term("resident", resident.id())
                .number("gold", gold),
            Event::Bought { seat, good, gold } => {
                about("event-bought", seat).term("good", good.id()).number("gold", gold)
            }
            // Only the two players involved know which card it was.
            Event::Drew { seat, victim, good, gold } => {
                let knows = viewer.is(seat) || viewer.is(victim);
                let key = if knows { "event-drew_known" } else { "event-drew" };
                let phrase = about(key, seat).seat("victim", victim).number("gold", gold);
                if knows { phrase.term("good", good.id()) } else { phrase }
            }
            Event::Sailed { seat, ship, to } => {
                about("event-sailed", seat).number("ship", ship).place("to", to.id())
            }
            // All players see which island was discovered; only the discoverer sees its tile.
            Event::Discovered { seat, square, face } if viewer.is(seat) => {
                about("event-discovered_known", seat)
                    .place("island", square.id())
                    .with("face", crate::Arg::Phrase(Box::new(face_phrase(face))))
            }
            Event::Discovered { seat, square, .. } => {
                about("event-discovered", seat).place("island", square.id())
            }
            Event::PostDocked { seat, square, good, dock } => about("event-post_docked", seat)
                .place("island", square.id())
                .term("good", good.id())
                .number("dock", dock),
            Event::ContractDocked { seat, square, price } => {
                about("event-contract_docked", seat).place("island", square.id()).number("price", price)
            }
            Event::ChestFound { seat, square, gold } => {
                about("event-chest_found", seat).place("island", square.id()).number("gold", gold)
            }
            Event::Promoted { seat, square, resident, field } => about("event-promoted", seat)
                .place("island", square.id())
                .term("resident", resident.id())
                .number("field", field),
            Event::LeftTile { seat, square } => about("event-left_tile", seat).place("island", square.id()),
            Event::Discarded { seat, goods } => about("event-discarded", seat).with("goods", terms(goods)),
            // Standing orders are private.
            Event::OrdersChanged { seat, order } if viewer.is(seat) => match order {
                Instruction::Take { .. } | Instruction::LoseTile { .. } => about("event-orders_added", seat),
                Instruction::AutoOnTurn { on: true } => about("event-orders_auto_on", seat),
                Instruction::AutoOnTurn { on: false } => about("event-orders_auto_off", seat),
                Instruction::Clear => about("event-orders_cleared", seat),
            },
            Event::OrdersChanged { .. } => return None,
            Event::Resigned { seat } => about("event-resigned", seat),
            Event::PointGained { seat, point } => about("event-point_gained", seat).term("point", point.id()),
            Event::PointLost { seat, point } => about("event-point_lost", seat).term("point", point.id()),
            Event::Won { seat } => about("event-won", seat),
            Event::WonAlone { seat } => about("event-won_alone", seat),
            Event::RoundLimit { rounds } => Phrase::new("event-round_limit").number("rounds", rounds),
        })
    }
}

fn about(key: &'static str, seat: Seat) -> Phrase {
    Phrase::new(key).seat("player", seat)
}

fn with_building(phrase: Phrase, building: Option<Building>) -> Phrase {
    match building {
        Some(building) => phrase.term("building", building.id()),
        None => phrase,
    }
}
