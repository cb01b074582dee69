//! The actions of Anno 1701.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use super::bundle::{Bundle, Item};
use super::kinds::{Building, Field, Good, Goods, Stack};
use super::map::Hex;
use super::tile::Tile;
use crate::Seat;

/// As many steps as fit into the answers of one action; a longer voyage is sailed in parts.
pub const MAX_PATH: usize = 12;
pub type Path = ArrayVec<Hex, MAX_PATH>;

/// Everything a player can do. Ships are counted from 1, as on the board.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "verb", rename_all = "snake_case", deny_unknown_fields)]
pub enum Action {
    /// The two tiles to keep at the start, for the meadows m1 and m2.
    ChooseTiles {
        first: Tile,
        second: Tile,
    },
    Roll,
    /// What is returned after a fire.
    Discard {
        goods: Goods,
    },
    /// `to`: one player, or everybody.
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
        /// The other of two goods, not before the first in the order of goods.
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
    /// Step by step; entering a question-mark field ends it.
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

kinds! {
    /// The name of an action.
    Move {
        ChooseTiles = "choose_tiles",
        Roll = "roll",
        Discard = "discard",
        KeepTile = "keep_tile",
        PlaceTile = "place_tile",
        BuildResident = "build_resident",
        BuildBuilding = "build_building",
        BuildShip = "build_ship",
        BuyTile = "buy_tile",
        Use = "use",
        PayFavour = "pay_favour",
        Donate = "donate",
        Encounter = "encounter",
        Retreat = "retreat",
        Found = "found",
        Discover = "discover",
        Sail = "sail",
        Offer = "offer",
        Accept = "accept",
        Counter = "counter",
        Decline = "decline",
        Withdraw = "withdraw",
        SetSail = "set_sail",
        EndTurn = "end_turn",
        SetOrders = "set_orders",
    }
}

impl Action {
    pub fn name(&self) -> Move {
        match self {
            Action::ChooseTiles { .. } => Move::ChooseTiles,
            Action::Roll => Move::Roll,
            Action::Discard { .. } => Move::Discard,
            Action::Offer { .. } => Move::Offer,
            Action::Accept { .. } => Move::Accept,
            Action::Counter { .. } => Move::Counter,
            Action::Decline { .. } => Move::Decline,
            Action::Withdraw { .. } => Move::Withdraw,
            Action::BuildResident => Move::BuildResident,
            Action::BuildBuilding { .. } => Move::BuildBuilding,
            Action::BuildShip { .. } => Move::BuildShip,
            Action::BuyTile { .. } => Move::BuyTile,
            Action::KeepTile { .. } => Move::KeepTile,
            Action::PlaceTile { .. } => Move::PlaceTile,
            Action::Use { .. } => Move::Use,
            Action::PayFavour { .. } => Move::PayFavour,
            Action::Donate => Move::Donate,
            Action::SetSail => Move::SetSail,
            Action::Sail { .. } => Move::Sail,
            Action::Discover { .. } => Move::Discover,
            Action::Found { .. } => Move::Found,
            Action::Encounter { .. } => Move::Encounter,
            Action::Retreat { .. } => Move::Retreat,
            Action::EndTurn => Move::EndTurn,
            Action::SetOrders(_) => Move::SetOrders,
        }
    }
}

/// What has an advantage that is used by a player: two fields of every board, and buildings by their kind.
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
    /// What is done about an encounter card.
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

/// One change of one's standing orders.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "order", rename_all = "snake_case")]
pub enum Instruction {
    /// Appends to the list of goods to keep in a fire; no count: all of them.
    Keep { good: Good, count: Option<u8> },
    /// Appends a trade that is made at once when it is offered.
    Trade { give: Item, get: Item, times: u8 },
    /// Gold is given by trade orders only if so much remains.
    KeepGold { gold: u8 },
    /// In one's own turn: choose what to return after a fire, instead of using the list?
    AskOnTurn { on: bool },
    /// Do trade orders also answer players who are about to win?
    TradeWithLeader { on: bool },
    /// Forgets all orders.
    Clear,
}
