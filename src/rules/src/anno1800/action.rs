//! The actions of Anno 1800.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use super::cards::Card;
use super::data::MOST_PARTS;
use super::fields::Field;
use super::kinds::{Objective, Resource, Tier, Tile};
use super::options::AutoEnd;
use super::planner::Filter;
use super::step::{Goal, MOST_ORDERED, Place, TokenPick};
use crate::{Id, Seat};

/// Everything a player can do. Parts of a payment are counted from 1, as in the specification.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "verb", rename_all = "snake_case", deny_unknown_fields)]
pub enum Action {
    /// An industry or a shipyard. Without a field it is never carried out: the player is told what is missing.
    Build {
        tile: Tile,
        field: Option<Field>,
        pay: Pay,
    },
    /// The same, beginning with a built tile put back.
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
        steps: ArrayVec<Raise, MOST_PARTS>,
        pay: Pay,
    },
    /// A ship without its field, never carried out: the player is told what is missing.
    ShipAnywhere {
        ship: Tile,
    },
    /// An upgrade without its place, likewise.
    UpgradeAnywhere {
        tier: Tier,
    },
    Claim,
    Explore,
    Expedition {
        cards: u8,
    },
    Festival,
    /// With hand cards to be put under their decks, where the effect is `discard`.
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

kinds! {
    /// The name of an action, in the order in which they are offered.
    Move {
        Play = "play",
        Build = "build",
        Ships = "ships",
        Rebuild = "rebuild",
        Hire = "hire",
        Upgrade = "upgrade",
        Claim = "claim",
        Explore = "explore",
        Expedition = "expedition",
        Swap = "swap",
        Festival = "festival",
        Work = "work",
        Trade = "trade",
        Fetch = "fetch",
        Gift = "gift",
        Labour = "labour",
        Spend = "spend",
        Return = "return",
        Finish = "finish",
        Activate = "activate",
        Objective = "objective",
        Promote = "promote",
        Shift = "shift",
        Produce = "produce",
        Withdraw = "withdraw",
        EndTurn = "end_turn",
        AutoEnd = "auto_end",
    }
}

impl Move {
    /// Needs an action of the turn.
    pub fn is_main(self) -> bool {
        self <= Move::Festival
    }

    /// Only while a payment is open.
    pub fn is_step(self) -> bool {
        (Move::Work..=Move::Finish).contains(&self) || self == Move::Withdraw
    }
}

impl Action {
    pub fn name(&self) -> Move {
        match self {
            Action::Build { .. } => Move::Build,
            Action::Rebuild { .. } => Move::Rebuild,
            Action::Ships { .. } | Action::ShipAnywhere { .. } => Move::Ships,
            Action::Play { .. } => Move::Play,
            Action::Swap { .. } => Move::Swap,
            Action::Hire { .. } => Move::Hire,
            Action::Upgrade { .. } | Action::UpgradeAnywhere { .. } => Move::Upgrade,
            Action::Claim => Move::Claim,
            Action::Explore => Move::Explore,
            Action::Expedition { .. } => Move::Expedition,
            Action::Festival => Move::Festival,
            Action::Activate { .. } => Move::Activate,
            Action::Objective { .. } => Move::Objective,
            Action::Shift { .. } => Move::Shift,
            Action::Promote { .. } => Move::Promote,
            Action::Produce { .. } => Move::Produce,
            Action::Work { .. } => Move::Work,
            Action::Trade { .. } => Move::Trade,
            Action::Fetch { .. } => Move::Fetch,
            Action::Gift { .. } => Move::Gift,
            Action::Labour { .. } => Move::Labour,
            Action::Spend { .. } => Move::Spend,
            Action::Return { .. } => Move::Return,
            Action::Finish { .. } => Move::Finish,
            Action::Withdraw => Move::Withdraw,
            Action::EndTurn => Move::EndTurn,
            Action::AutoEnd { .. } => Move::AutoEnd,
        }
    }
}

/// A ship and its sea field.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Launch {
    pub ship: Tile,
    pub field: Field,
}

/// A cube to be upgraded.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Raise {
    pub tier: Tier,
    pub at: Place,
}

impl From<Launch> for Goal {
    fn from(launch: Launch) -> Goal {
        Goal::Build { tile: launch.ship, field: launch.field }
    }
}

impl From<Raise> for Goal {
    fn from(raise: Raise) -> Goal {
        Goal::Upgrade { tier: raise.tier, at: raise.at }
    }
}

/// How an action is paid for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub enum Pay {
    /// The planner's plan of this number, 1 to 5.
    Plan(u8),
    /// The best plan that obeys a filter.
    Filtered(Filter),
    /// Step by step.
    Own,
}

/// The filters that are offered, with their ids; the others of 6.2.1 are covered by paying by hand.
const FILTERS: [(&str, Filter); 2] = [("no_gold", Filter::NoGold), ("no_trade", Filter::NoTrade)];

const PLANS: [&str; 5] = ["1", "2", "3", "4", "5"];

impl Pay {
    pub fn filters() -> impl Iterator<Item = Filter> {
        FILTERS.iter().map(|(_, filter)| *filter)
    }

    pub fn parse(text: &str) -> Option<Pay> {
        if text == "own" {
            return Some(Pay::Own);
        }
        if let Some(plan) = PLANS.iter().position(|plan| *plan == text) {
            return Some(Pay::Plan(plan as u8 + 1));
        }
        FILTERS.iter().find(|(id, _)| *id == text).map(|(_, filter)| Pay::Filtered(*filter))
    }

    pub fn as_str(self) -> &'static str {
        match self {
            Pay::Own => "own",
            Pay::Plan(plan) => PLANS.get(usize::from(plan).wrapping_sub(1)).copied().unwrap_or("0"),
            Pay::Filtered(filter) => {
                FILTERS.iter().find(|(_, known)| *known == filter).map_or("unfiltered", |(id, _)| id)
            }
        }
    }

    pub fn id(self) -> Id {
        Id::new(self.as_str())
    }
}

impl TryFrom<String> for Pay {
    type Error = String;
    fn try_from(text: String) -> Result<Pay, String> {
        Pay::parse(&text).ok_or_else(|| format!("there is no such way to pay: {text:?}"))
    }
}

impl From<Pay> for String {
    fn from(pay: Pay) -> String {
        pay.as_str().to_owned()
    }
}

/// Tokens for a trade as a player names them: of the exploration tokens those on cards go first, since they lapse.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Pick {
    /// Trade tokens on cards.
    pub card: u8,
    /// Trade tokens of ships.
    pub ship: u8,
    pub explore: u8,
}

impl Pick {
    pub fn of(pick: TokenPick) -> Pick {
        Pick { card: pick.card_trade, ship: pick.ship_trade, explore: pick.explore() }
    }

    /// Which tokens they are, if so many exploration tokens lie on cards.
    pub fn tokens(self, explore_on_cards: u8) -> TokenPick {
        let card_explore = self.explore.min(explore_on_cards);
        TokenPick {
            card_trade: self.card,
            ship_trade: self.ship,
            card_explore,
            ship_explore: self.explore - card_explore,
        }
    }

    /// `c1s2e0`.
    pub fn parse(text: &str) -> Option<Pick> {
        let [b'c', card, b's', ship, b'e', explore] = text.as_bytes() else { return None };
        let digit = |byte: &u8| byte.is_ascii_digit().then(|| byte - b'0');
        Some(Pick { card: digit(card)?, ship: digit(ship)?, explore: digit(explore)? })
    }

    pub fn id(self) -> Id {
        Id::new(&String::from(self))
    }
}

impl TryFrom<String> for Pick {
    type Error = String;
    fn try_from(text: String) -> Result<Pick, String> {
        Pick::parse(&text).ok_or_else(|| format!("these are no tokens: {text:?}"))
    }
}

impl From<Pick> for String {
    fn from(pick: Pick) -> String {
        format!("c{}s{}e{}", pick.card, pick.ship, pick.explore)
    }
}
