//! The actions of Anno 1503.

use serde::{Deserialize, Serialize};

use super::kinds::{Building, Good, Goods};
use super::map::Square;
use crate::Seat;

/// Everything a player can do. Fields, docks and ships are counted from 1, as on the board.
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

kinds! {
    /// The name of an action.
    Move {
        ChooseHome = "choose_home",
        Roll = "roll",
        Take = "take",
        LoseTile = "lose_tile",
        Sell = "sell",
        Develop = "develop",
        Settle = "settle",
        BuildShip = "build_ship",
        Buy = "buy",
        DrawCard = "draw_card",
        Sail = "sail",
        Discover = "discover",
        UseTile = "use_tile",
        LeaveTile = "leave_tile",
        EndTurn = "end_turn",
        SetOrders = "set_orders",
        Resign = "resign",
    }
}

impl Action {
    pub fn name(&self) -> Move {
        match self {
            Action::ChooseHome { .. } => Move::ChooseHome,
            Action::Roll => Move::Roll,
            Action::Take { .. } => Move::Take,
            Action::LoseTile { .. } => Move::LoseTile,
            Action::BuildShip => Move::BuildShip,
            Action::Settle { .. } => Move::Settle,
            Action::Develop { .. } => Move::Develop,
            Action::Sell { .. } => Move::Sell,
            Action::Buy { .. } => Move::Buy,
            Action::DrawCard { .. } => Move::DrawCard,
            Action::Sail { .. } => Move::Sail,
            Action::Discover { .. } => Move::Discover,
            Action::UseTile { .. } => Move::UseTile,
            Action::LeaveTile => Move::LeaveTile,
            Action::EndTurn { .. } => Move::EndTurn,
            Action::SetOrders(_) => Move::SetOrders,
            Action::Resign => Move::Resign,
        }
    }
}

/// A tile at one's own docks, as named when it is given up.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Docked {
    /// The trading post at the grey dock of this number.
    Dock(u8),
    /// The contract docked last.
    Contract,
}

/// One change of one's standing orders.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "order", rename_all = "snake_case")]
pub enum Instruction {
    /// Appends to the list of goods to take.
    Take { good: Good, up_to: Option<u8> },
    /// Appends to the list of tiles to give up.
    LoseTile { tile: Kind },
    /// Also answers in one's own turn?
    AutoOnTurn { on: bool },
    /// Forgets all orders.
    Clear,
}

/// A kind of tile in the order of loss.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    Contract,
    TradingPost(Good),
}
