//! The actions of Anno 1800, the table of their verbs, and their conversion from and to answers.

mod format;
mod params;
mod parse;

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use super::cards::Card;
use super::data::MOST_PARTS;
use super::fields::Field;
use super::kinds::{Objective, Resource, Tier, Tile};
use super::options::AutoEnd;
use super::step::{MOST_ORDERED, Place};
use crate::{Param, Seat};

pub(super) use format::to_answers;
pub(super) use params::{DONE, Spot, all_values, berth, berth_id, seat_id, ship, ship_id, ships};
pub use params::{Launch, Pay, Pick, Upgrade};
pub(super) use parse::{AnswerReader, Listed, from_answers};

/// All actions of a player. Parts of a payment are counted from 1, as in the specification.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "verb", rename_all = "snake_case", deny_unknown_fields)]
pub enum Action {
    /// Builds an industry or a shipyard. Without a field it is always refused, with the reason that matters most.
    Build {
        tile: Tile,
        field: Option<Field>,
        pay: Pay,
    },
    /// Like `Build`, but puts a built tile back first.
    Rebuild {
        returned: Field,
        tile: Tile,
        field: Option<Field>,
        pay: Pay,
    },
    Ships {
        /// As many as there are shipyards (6.3.3).
        ships: ArrayVec<Launch, MOST_ORDERED>,
        pay: Pay,
    },
    Play {
        card: Card,
        pay: Pay,
    },
    Swap {
        cards: ArrayVec<Card, MOST_PARTS>,
    },
    Hire {
        tiers: ArrayVec<Tier, MOST_PARTS>,
        pay: Pay,
    },
    Upgrade {
        steps: ArrayVec<Upgrade, MOST_PARTS>,
        pay: Pay,
    },
    /// A ship without a field: always refused, with the reason that matters most.
    ShipAnywhere {
        ship: Tile,
    },
    /// An upgrade without a place: always refused likewise.
    UpgradeAnywhere {
        tier: Tier,
    },
    Claim,
    Explore,
    Expedition {
        cards: u8,
    },
    Festival,
    /// Uses the effect of a played card. `under`: the hand cards that a `discard` effect puts under their decks.
    Activate {
        card: Card,
        #[serde(default, skip_serializing_if = "ArrayVec::is_empty")]
        under: ArrayVec<Card, 2>,
    },
    Objective {
        objective: Objective,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        card: Option<Card>,
    },
    Shift {
        tier: Tier,
        from: Place,
    },
    Promote {
        tier: Tier,
        at: Place,
    },
    Produce {
        field: Field,
    },
    // The steps of a payment by hand.
    Work {
        field: Field,
    },
    Trade {
        resource: Resource,
        seat: Seat,
        tokens: Pick,
    },
    Fetch {
        resource: Resource,
        tokens: Pick,
    },
    Gift {
        card: Card,
        resource: Resource,
    },
    Labour {
        part: u8,
        tier: Tier,
    },
    Spend {
        part: u8,
        tokens: Pick,
    },
    Return {
        field: Field,
    },
    Finish {
        part: u8,
    },
    Withdraw,
    EndTurn,
    AutoEnd {
        rule: AutoEnd,
    },
}

/// The names of the questions.
pub(super) mod param {
    pub const KIND: &str = "kind";
    pub const TILE: &str = "tile";
    pub const WHERE: &str = "where";
    pub const FIELD: &str = "field";
    pub const PAY: &str = "pay";
    pub const SHIP: &str = "ship";
    pub const PILE: &str = "pile";
    pub const CARD: &str = "card";
    pub const TIER: &str = "tier";
    pub const CARDS: &str = "cards";
    pub const OBJECTIVE: &str = "objective";
    pub const RESOURCE: &str = "resource";
    pub const SEAT: &str = "seat";
    pub const TOKENS: &str = "tokens";
    pub const PART: &str = "part";
    pub const RULE: &str = "rule";
    pub const RETURNED_WHERE: &str = "returned_where";
    pub const RETURNED: &str = "returned";
}
use param::{
    CARD, CARDS, FIELD, KIND, OBJECTIVE, PART, PAY, PILE, RESOURCE, RETURNED, RETURNED_WHERE, RULE, SEAT,
    SHIP, TIER, TILE, TOKENS, WHERE,
};

const fn one(name: &'static str) -> Param {
    Param::one(name)
}

/// The panel fills it in: the cheapest payment, the cube at rest, the end of a list.
const fn filled(name: &'static str) -> Param {
    Param { filled: true, ..Param::one(name) }
}

/// A place has a usual answer, so a player need not name it (6.3.1).
const fn place(name: &'static str) -> Param {
    Param { usual: true, ..filled(name) }
}

// Menus list the verbs in this order.
verbs! {
    Play = "play", Due, &[one(PILE), one(CARD), filled(PAY)];
    Build = "build", Due, &[one(KIND), one(TILE), place(WHERE), place(FIELD), filled(PAY)];
    Ships | ShipAnywhere = "ships", Due, &[filled(SHIP), place(FIELD), filled(PAY)];
    Rebuild = "rebuild", Due, &[one(RETURNED_WHERE), one(RETURNED), one(KIND), one(TILE), place(WHERE), place(FIELD), filled(PAY)];
    Hire = "hire", Due, &[filled(TIER), filled(PAY)];
    Upgrade | UpgradeAnywhere = "upgrade", Due, &[filled(TIER), filled(WHERE), one(FIELD), filled(PAY)];
    Claim = "claim", Due, &[];
    Explore = "explore", Due, &[];
    Expedition = "expedition", Due, &[one(CARDS)];
    Swap = "swap", Due, &[one(PILE), one(CARD)];
    Festival = "festival", Due, &[];
    Work = "work", Due, &[one(FIELD)];
    Trade = "trade", Due, &[one(RESOURCE), one(SEAT), one(TOKENS)];
    Fetch = "fetch", Due, &[one(RESOURCE), one(TOKENS)];
    Gift = "gift", Due, &[one(CARD), one(RESOURCE)];
    Labour = "labour", Due, &[one(PART), one(TIER)];
    Spend = "spend", Due, &[one(PART), one(TOKENS)];
    Return = "return", Due, &[one(WHERE), one(FIELD)];
    Finish = "finish", Due, &[one(PART)];
    Activate = "activate", Due, &[one(PILE), one(CARD)];
    Objective = "objective", Due, &[one(OBJECTIVE), one(PILE), one(CARD)];
    Promote = "promote", Due, &[one(TIER), one(WHERE), one(FIELD)];
    Shift = "shift", Due, &[one(TIER), one(WHERE), one(FIELD)];
    Produce = "produce", Due, &[one(WHERE), one(FIELD)];
    Withdraw = "withdraw", Due, &[];
    EndTurn = "end_turn", Due, &[];
    AutoEnd = "auto_end", Anytime, &[one(RULE)];
}

impl Move {
    /// Whether the verb uses up an action of the turn.
    pub fn is_main(self) -> bool {
        self <= Move::Festival
    }

    /// Whether the verb is legal only while a payment is open.
    pub fn is_step(self) -> bool {
        (Move::Work..=Move::Finish).contains(&self) || self == Move::Withdraw
    }
}
