//! Standing orders: what to keep in a fire, and which trades to accept at once (Anno 1701 rules, sections 5.3 and 6.4).

use serde::{Deserialize, Serialize};

use super::bundle::Item;
use super::data::data;
use super::events::{ActionEvent, Event};
use super::kinds::Good;
use super::refusals::Refusal;
use super::state::State;
use crate::Seat;

/// The standing orders of a player; private.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Orders {
    /// What to keep in a fire, in this order; the default list decides the rest.
    pub keep: Vec<KeepOrder>,
    pub trades: Vec<TradeOrder>,
    /// Trade orders give gold only if at least this much remains.
    pub keep_gold: u8,
    /// Ask the player what to return after a fire in their own turn.
    pub ask_on_turn: bool,
    /// Also accept trades with players who are about to win.
    pub trade_with_leader: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct KeepOrder {
    pub good: Good,
    /// How many; `None`: all that are left.
    pub count: Option<u8>,
}

/// Accepts one `give` for one `get` whenever the active player offers it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct TradeOrder {
    pub give: Item,
    pub get: Item,
    /// At most this many times in one turn of another player.
    pub times: u8,
}

/// One change of a player's standing orders.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "order", rename_all = "snake_case")]
pub enum Instruction {
    /// Appends to the list of goods to keep in a fire; no count: all of them.
    Keep { good: Good, count: Option<u8> },
    /// Appends a trade that is accepted at once when it is offered.
    Trade { give: Item, get: Item, times: u8 },
    /// Trade orders give gold only if at least this much remains.
    KeepGold { gold: u8 },
    /// Sets whether the player chooses what to return after a fire in their own turn, instead of the list.
    AskOnTurn { on: bool },
    /// Sets whether trade orders also apply to players who are about to win.
    TradeWithLeader { on: bool },
    /// Deletes all orders.
    Clear,
}

pub(super) const MAX_TRADES: usize = 8;
pub(super) const MAX_COUNT: u8 = 9;
pub(super) const MAX_TIMES: u8 = 5;
pub(super) const MAX_KEEP_GOLD: u8 = 12;

impl Default for Orders {
    fn default() -> Orders {
        Orders {
            keep: Vec::new(),
            trades: Vec::new(),
            keep_gold: data().trade_keep_gold as u8,
            ask_on_turn: true,
            trade_with_leader: false,
        }
    }
}

impl State {
    pub(super) fn may_order(&self, seat: Seat, order: Instruction) -> Result<(), Refusal> {
        let orders = &self.players[seat].orders;
        match order {
            Instruction::Keep { good, count } => {
                let known =
                    |entry: &KeepOrder| entry.good == good && entry.count.is_some() == count.is_some();
                let fits = !orders.keep.iter().any(known)
                    && count.is_none_or(|count| (1..=MAX_COUNT).contains(&count));
                if fits { Ok(()) } else { Err(Refusal::BadList) }
            }
            Instruction::Trade { give, get, times } => {
                let known = orders.trades.iter().any(|trade| trade.give == give && trade.get == get);
                let fits = give != get
                    && !known
                    && (1..=MAX_TIMES).contains(&times)
                    && orders.trades.len() < MAX_TRADES;
                if fits { Ok(()) } else { Err(Refusal::BadOrder) }
            }
            Instruction::KeepGold { gold } if gold > MAX_KEEP_GOLD => Err(Refusal::BadOrder),
            Instruction::AskOnTurn { on } if on == orders.ask_on_turn => Err(Refusal::BadOrder),
            Instruction::TradeWithLeader { on } if on == orders.trade_with_leader => Err(Refusal::BadOrder),
            Instruction::Clear if *orders == Orders::default() => Err(Refusal::BadList),
            Instruction::KeepGold { .. }
            | Instruction::AskOnTurn { .. }
            | Instruction::TradeWithLeader { .. }
            | Instruction::Clear => Ok(()),
        }
    }

    pub(super) fn set_orders(
        &mut self,
        seat: Seat,
        order: Instruction,
        events: &mut Vec<Event>,
    ) -> Result<(), Refusal> {
        self.may_order(seat, order)?;
        let player = &mut self.players[seat];
        let orders = &mut player.orders;
        match order {
            Instruction::Keep { good, count } => orders.keep.push(KeepOrder { good, count }),
            Instruction::Trade { give, get, times } => {
                orders.trades.push(TradeOrder { give, get, times });
                player.order_uses.push(0);
            }
            Instruction::KeepGold { gold } => orders.keep_gold = gold,
            Instruction::AskOnTurn { on } => orders.ask_on_turn = on,
            Instruction::TradeWithLeader { on } => orders.trade_with_leader = on,
            Instruction::Clear => {
                *orders = Orders::default();
                player.order_uses.clear();
            }
        }
        events.push(ActionEvent::OrdersChanged { seat, order }.into());
        Ok(())
    }
}
