//! The steps of a payment (6.2.1), and the orders of actions (6.1).

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use super::cards::Card;
use super::data::data;
use super::fields::{Field, ISLES};
use super::kinds::{Resource, Tier, Tile};
use super::resources::Cost;
use crate::Seat;

/// Most parts of an order: a ship on every sea field, five at home and two at each of four islands. Other orders have
/// at most three.
pub const MOST_ORDERED: usize = 5 + 2 * ISLES;

/// The place of a cube. The two workplaces of a field are equal, so an action names field and tier, and the lowest
/// fitting slot is used (6.2.1).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Place {
    Residence,
    Exhausted,
    Workplace(Field),
}

/// Which tokens are used.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
pub struct TokenPick {
    pub card_trade: u8,
    pub ship_trade: u8,
    pub card_explore: u8,
    pub ship_explore: u8,
}

/// One step of a payment. Parts are counted from 0.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Step {
    /// Produce 1 unit at one of the player's workplaces.
    Work {
        field: Field,
    },
    /// Produce 1 unit in a partner's industry; without a field, in the cheapest one.
    Trade {
        resource: Resource,
        seat: Seat,
        field: Option<Field>,
        tokens: Option<TokenPick>,
    },
    /// Take 1 unit from one of the player's New World islands.
    Fetch {
        resource: Resource,
        tokens: Option<TokenPick>,
    },
    /// A free New World unit of a played card.
    Gift {
        card: Card,
        resource: Resource,
    },
    /// Exhaust 1 cube directly.
    Labour {
        part: usize,
        tier: Tier,
    },
    /// Exhaust naval tokens directly.
    Spend {
        part: usize,
        tokens: Option<TokenPick>,
    },
    /// End one shift.
    Shift {
        tier: Tier,
        from: Place,
    },
    /// Quiet effects only (6.12).
    Activate {
        card: Card,
    },
    /// Use one pending free upgrade.
    Promote {
        tier: Tier,
        at: Place,
    },
    Aarhant,
    /// Only in `build`: put a built tile back.
    Return {
        field: Field,
    },
    /// Pay the part's resources out of stock and carry out its result.
    Finish {
        part: usize,
    },
}

/// The parts that an action orders.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Order {
    pub parts: ArrayVec<Part, MOST_ORDERED>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Part {
    pub cost: Cost,
    pub goal: Goal,
}

/// The result of a part.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Goal {
    Build { tile: Tile, field: Field },
    Play { card: Card },
    Hire { tier: Tier },
    Upgrade { tier: Tier, at: Place },
}

impl Part {
    /// A part with the cost that the data state for its result.
    pub fn new(goal: Goal) -> Part {
        let cost = match goal {
            Goal::Build { tile, .. } => data().tile(tile).cost,
            Goal::Play { card } => data().card(card).need,
            Goal::Hire { tier } => data().tier(tier).hire,
            Goal::Upgrade { tier, .. } => data().tier(tier).upgrade,
        };
        Part { cost, goal }
    }
}

impl Order {
    pub fn new(goals: impl IntoIterator<Item = Goal>) -> Order {
        Order { parts: goals.into_iter().take(MOST_ORDERED).map(Part::new).collect() }
    }

    pub fn one(goal: Goal) -> Order {
        Order::new([goal])
    }

    /// Several ships: the tokens of one can help to pay for another.
    pub fn is_fleet(&self) -> bool {
        self.parts.len() > 1 && self.builds()
    }

    pub fn builds(&self) -> bool {
        self.parts.iter().any(|part| matches!(part.goal, Goal::Build { .. }))
    }

    /// The first `parts` parts.
    #[must_use]
    pub fn prefix(&self, parts: usize) -> Order {
        Order { parts: self.parts.iter().take(parts).copied().collect() }
    }
}
