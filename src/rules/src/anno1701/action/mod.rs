//! The actions of Anno 1701: the type, the table of verbs, and the names of the questions.

mod format;
mod parse;

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use super::bundle::Bundle;
use super::kinds::{Building, Field, Good, Goods, Stack};
use super::map::Hex;
use super::orders::Instruction;
use super::state::Phase;
use super::tile::Tile;
use crate::{Param, Seat};

pub(super) use format::{counted_id, offer_id, path_id, seat_id, to_answers};
pub(super) use parse::{AnswerReader, from_answers, parse_counted, parse_offer, parse_path};

/// The most steps that fit into the answers of one action; a longer voyage needs several actions.
pub const MAX_PATH: usize = 12;
pub type Path = ArrayVec<Hex, MAX_PATH>;

/// All actions of a player. Ships are counted from 1, as on the board.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "verb", rename_all = "snake_case", deny_unknown_fields)]
pub enum Action {
    /// The two tiles to keep at the start, for the meadows m1 and m2.
    ChooseTiles {
        first: Tile,
        second: Tile,
    },
    Roll,
    /// Returns goods after a fire.
    Discard {
        goods: Goods,
    },
    /// `to`: one player; `None`: all players.
    Offer {
        to: Option<Seat>,
        give: Bundle,
        want: Bundle,
    },
    Accept {
        offer: u32,
    },
    /// Declines an offer and makes one to its maker instead.
    Counter {
        offer: u32,
        give: Bundle,
        want: Bundle,
    },
    Decline {
        offer: u32,
    },
    Withdraw {
        offer: u32,
    },
    BuildResident,
    BuildBuilding {
        field: Field,
    },
    /// `save`: the good that an unused shipyard saves.
    BuildShip {
        #[serde(default, skip_serializing_if = "Option::is_none")]
        save: Option<Good>,
    },
    /// `search`: look at three tiles and keep one, instead of taking the top one.
    BuyTile {
        stack: Stack,
        search: bool,
    },
    KeepTile {
        tile: Tile,
    },
    PlaceTile {
        field: Field,
    },
    Use {
        building: Usable,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        give: Option<Good>,
        /// The second of two goods; must not precede the first in the order of goods.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        give2: Option<Good>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        get: Option<Good>,
    },
    PayFavour {
        building: Building,
    },
    Donate,
    SetSail,
    /// Sails step by step; entering a question-mark field ends the move.
    Sail {
        ship: u8,
        path: Path,
    },
    Discover {
        ship: u8,
    },
    Found {
        ship: u8,
    },
    Encounter {
        reply: Reply,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        good: Option<Good>,
    },
    Retreat {
        to: Hex,
    },
    EndTurn,
    SetOrders(Instruction),
}

/// The names of the questions.
pub(super) mod param {
    pub const FIRST: &str = "first";
    pub const SECOND: &str = "second";
    pub const DISCARD: &str = "discard";
    pub const TO: &str = "to";
    pub const GIVE: &str = "give";
    pub const WANT: &str = "want";
    pub const OFFER: &str = "offer";
    pub const FIELD: &str = "field";
    pub const SAVE: &str = "save";
    pub const STACK: &str = "stack";
    pub const WAY: &str = "way";
    pub const TILE: &str = "tile";
    pub const BUILDING: &str = "building";
    pub const GET: &str = "get";
    pub const SHIP: &str = "ship";
    pub const STEP: &str = "step";
    pub const REPLY: &str = "reply";
    pub const GOOD: &str = "good";
    pub const ORDER: &str = "order";
    pub const COUNT: &str = "count";
    pub const TIMES: &str = "times";
    pub const GOLD: &str = "gold";
}
use param::{
    BUILDING, COUNT, DISCARD, FIELD, FIRST, GET, GIVE, GOLD, GOOD, OFFER, ORDER, REPLY, SAVE, SECOND, SHIP,
    STACK, STEP, TILE, TIMES, TO, WANT, WAY,
};

verbs! {
    /// The verb of an action, in menu order. Offers and the answers to them may be made in the player's own turn and
    /// outside it; the game never waits for them.
    Move of Action {
        ChooseTiles = "choose_tiles": Due in [SetupChoose], asks [Param::one(FIRST), Param::one(SECOND)];
        Roll = "roll": Due in [Yield], asks [];
        Discard = "discard": Due in [Discard], asks [Param::many(DISCARD)];
        KeepTile = "keep_tile": Due in [KeepTile], asks [Param::one(TILE)];
        PlaceTile = "place_tile": Due in [PlaceTile], asks [Param::one(FIELD)];
        BuildResident = "build_resident": Due in [Action], asks [];
        BuildBuilding = "build_building": Due in [Action], asks [Param::one(FIELD)];
        BuildShip = "build_ship": Due in [Action], asks [Param::one(SAVE)];
        BuyTile = "buy_tile": Due in [Action], asks [Param::one(STACK), Param::one(WAY)];
        Use = "use": Due in [Action], asks [Param::one(BUILDING), Param::one(GIVE), Param::one(GET)];
        PayFavour = "pay_favour": Due in [Action], asks [Param::one(BUILDING)];
        Donate = "donate": Due in [Action], asks [];
        Encounter = "encounter": Due in [Encounter], asks [Param::one(REPLY), Param::one(GOOD)];
        Retreat = "retreat": Due in [Retreat], asks [Param::one(TO)];
        Found = "found": Due in [Sailing], asks [Param::one(SHIP)];
        Discover = "discover": Due in [Sailing], asks [Param::one(SHIP)];
        Sail = "sail": Due in [Sailing], asks [Param::one(SHIP), Param::one(TO), Param::one(FIELD), Param::one(STEP)];
        Offer = "offer": Ahead in [Action], asks [Param::one(TO), Param::one(GIVE), Param::one(WANT)];
        Accept = "accept": Ahead in [Action], asks [Param::one(OFFER)];
        Counter = "counter": Ahead in [Action], asks [Param::one(OFFER), Param::one(GIVE), Param::one(WANT)];
        Decline = "decline": Ahead in [Action], asks [Param::one(OFFER)];
        Withdraw = "withdraw": Ahead in [Action], asks [Param::one(OFFER)];
        SetSail = "set_sail": Due in [Action], asks [];
        EndTurn = "end_turn": Due in [Sailing], asks [];
        SetOrders = "set_orders": Anytime in [], asks [Param::one(ORDER), Param::one(GOOD), Param::one(COUNT), Param::one(GIVE), Param::one(GET), Param::one(TIMES), Param::one(GOLD)];
    }
}

/// Ends a list of answers.
pub(super) use crate::DONE;
/// The answer to `to` that addresses all players.
pub(super) const ALL: &str = "all";
/// The answer for "save nothing" and "no limit".
pub(super) const NONE: &str = "none";
/// The answers to `way`.
pub(super) const WAYS: [&str; 2] = ["top", "search"];
/// The answers to `to` that select a part of the sea; its fields are asked next.
pub(super) const AREAS: [&str; 3] = ["west", "middle", "east"];
/// The answers to `order`.
pub(super) const ORDERS: [&str; 8] =
    ["keep", "trade", "keep_gold", "ask_on", "ask_off", "leader_on", "leader_off", "clear"];
/// The most cards of a good in one answer to `discard`.
pub(super) const MOST_AT_ONCE: u8 = 4;

/// Anything with a usable advantage: two fields of every board, and buildings by kind.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub enum Usable {
    Settler,
    VillageCentre,
    Building(Building),
}

impl Usable {
    pub const fn as_str(self) -> &'static str {
        match self {
            Usable::Settler => "settler",
            Usable::VillageCentre => "village_centre",
            Usable::Building(building) => building.as_str(),
        }
    }

    pub fn parse(text: &str) -> Option<Usable> {
        match text {
            "settler" => Some(Usable::Settler),
            "village_centre" => Some(Usable::VillageCentre),
            _ => Building::parse(text).map(Usable::Building),
        }
    }
}

impl TryFrom<String> for Usable {
    type Error = String;
    fn try_from(text: String) -> Result<Usable, String> {
        Usable::parse(&text).ok_or_else(|| format!("there is no building {text:?}"))
    }
}

impl From<Usable> for String {
    fn from(usable: Usable) -> String {
        usable.as_str().to_owned()
    }
}

kinds! {
    /// An answer to an encounter card.
    Reply {
        /// With an unused university.
        Redraw = "redraw",
        Keep = "keep",
        Sell = "sell",
        Skip = "skip",
        Pay = "pay",
        Fight = "fight",
    }
}
