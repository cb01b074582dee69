//! The parameters of actions with their ids: ways to pay, tokens, ships and berths, places.

use serde::{Deserialize, Serialize};

use super::param::{OBJECTIVE, RESOURCE, SHIP, TIER, TILE};
use crate::anno1800::data::data;
use crate::anno1800::fields::{Field, Shore};
use crate::anno1800::kinds::{Objective, Resource, Tier, Tile};
use crate::anno1800::planner::Filter;
use crate::anno1800::questions::menus::TileGroup;
use crate::anno1800::step::{Goal, Place, TokenPick};
use crate::{Id, Seat};

/// Ends a list.
pub(in crate::anno1800) use crate::DONE;

/// A ship and its sea field.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Launch {
    pub ship: Tile,
    pub field: Field,
}

/// A cube to be upgraded.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Upgrade {
    pub tier: Tier,
    pub at: Place,
}

impl From<Launch> for Goal {
    fn from(launch: Launch) -> Goal {
        Goal::Build { tile: launch.ship, field: launch.field }
    }
}

impl From<Upgrade> for Goal {
    fn from(raise: Upgrade) -> Goal {
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

/// The offered filters with their ids. Paying by hand covers the other filters of 6.2.1.
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
        Pay::parse(&text).ok_or_else(|| format!("unknown way to pay: {text:?}"))
    }
}

impl From<Pay> for String {
    fn from(pay: Pay) -> String {
        pay.as_str().to_owned()
    }
}

/// Tokens for a trade as a player names them. Exploration tokens on cards are used first, because a festival removes
/// them.
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

    /// The tokens in detail, given the number of exploration tokens on cards.
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
        Pick::parse(&text).ok_or_else(|| format!("invalid tokens: {text:?}"))
    }
}

impl From<Pick> for String {
    fn from(pick: Pick) -> String {
        format!("c{}s{}e{}", pick.card, pick.ship, pick.explore)
    }
}

/// The short ids of ships, so that a whole fleet fits the answers.
const SHIPS: [(&str, Tile); 6] = [
    ("t1", Tile::TradeShip1),
    ("t2", Tile::TradeShip2),
    ("t3", Tile::TradeShip3),
    ("e1", Tile::ExploreShip1),
    ("e2", Tile::ExploreShip2),
    ("e3", Tile::ExploreShip3),
];

pub(in crate::anno1800) fn ships() -> impl Iterator<Item = Tile> {
    SHIPS.iter().map(|(_, ship)| *ship)
}

pub(in crate::anno1800) fn ship_id(ship: Tile) -> Id {
    Id::new(SHIPS.iter().find(|(_, known)| *known == ship).map_or("none", |(id, _)| id))
}

pub(in crate::anno1800) fn ship(text: &str) -> Option<Tile> {
    SHIPS.iter().find(|(id, ship)| *id == text || ship.as_str() == text).map(|(_, ship)| *ship)
}

/// The id of the sea field for the ship with this index. From the second ship on it is a single letter, so that a whole
/// fleet fits the answers.
pub(in crate::anno1800) fn berth_id(number: usize, field: Field) -> Id {
    let letter = Field::sea().position(|other| other == field).and_then(|index| LETTERS.get(index..=index));
    letter.filter(|_| number > 0).map_or_else(|| field.id(), Id::new)
}

/// A sea field by its letter, or any field by its name.
pub(in crate::anno1800) fn berth(text: &str) -> Option<Field> {
    let letter = LETTERS.find(text).filter(|_| text.len() == 1);
    letter.map_or_else(|| Field::parse(text), |index| Field::sea().nth(index))
}

/// One for each sea field.
const LETTERS: &str = "abcdefghijklm";

/// All possible answers to a question, offered now or not.
pub(in crate::anno1800) fn all_values(param: &str) -> Vec<Id> {
    match param {
        TILE => data().on_sale().filter(|tile| TileGroup::of(*tile).is_some()).map(Tile::id).collect(),
        SHIP => ships().map(Tile::id).collect(),
        TIER => Tier::ALL.iter().map(|tier| tier.id()).collect(),
        RESOURCE => Resource::ALL.iter().map(|resource| resource.id()).collect(),
        OBJECTIVE => Objective::ALL.iter().map(|card| card.id()).collect(),
        _ => Vec::new(),
    }
}

impl Shore {
    pub const fn as_str(self) -> &'static str {
        match self {
            Shore::Home => "home",
            Shore::Islands => "islands",
        }
    }
}

/// An answer to `where`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::anno1800) enum Spot {
    Residence,
    Exhausted,
    Shore(Shore),
}

impl Spot {
    pub fn of(place: Place) -> Spot {
        match place {
            Place::Residence => Spot::Residence,
            Place::Exhausted => Spot::Exhausted,
            Place::Workplace(field) => Spot::Shore(field.shore()),
        }
    }

    pub const fn as_str(self) -> &'static str {
        match self {
            Spot::Residence => "residence",
            Spot::Exhausted => "exhausted",
            Spot::Shore(shore) => shore.as_str(),
        }
    }

    pub fn id(self) -> Id {
        Id::new(self.as_str())
    }

    pub fn parse(text: &str) -> Option<Spot> {
        [Spot::Residence, Spot::Exhausted, Spot::Shore(Shore::Home), Spot::Shore(Shore::Islands)]
            .into_iter()
            .find(|spot| spot.as_str() == text)
    }
}

pub(in crate::anno1800) fn seat_id(seat: Seat) -> Id {
    Id::number(i64::from(seat.0) + 1)
}
