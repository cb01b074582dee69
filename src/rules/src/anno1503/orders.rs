//! Standing orders: how a player's choices are answered in other players' turns (Anno 1503 rules, section 6).

use serde::{Deserialize, Serialize};

use super::Refusal;
use super::data::{BROWN_DOCKS, data};
use super::events::Event;
use super::kinds::{Docked, Good, GoodSet, Goods, Resident, TileKind, VictoryPoint, Yield};
use super::player::Player;
use super::state::State;
use crate::Seat;

/// The standing orders of a player; private.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Orders {
    pub take: Vec<TakeOrder>,
    pub lose_tile: Vec<TileKind>,
    /// Apply the orders in the player's own turn too.
    pub auto_on_turn: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct TakeOrder {
    pub good: Good,
    /// Applies only while the player holds fewer than this many; `None`: always.
    pub up_to: Option<u8>,
}

/// One change of a player's standing orders.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "order", rename_all = "snake_case")]
pub enum Instruction {
    /// Appends to the list of goods to take.
    Take { good: Good, up_to: Option<u8> },
    /// Appends to the list of tiles to give up.
    LoseTile { tile: TileKind },
    /// Sets whether the orders apply in the player's own turn.
    AutoOnTurn { on: bool },
    /// Deletes all orders.
    Clear,
}

pub(super) const MAX_TAKE: usize = 12;
pub(super) const MAX_LOSE: usize = 8;
pub(super) const MAX_UP_TO: u8 = 9;

/// A purchase for which the default order saves goods.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Goal {
    Merchant,
    Citizen,
    Settler,
    Pioneer,
    Ship,
}

/// The value of a docked tile in the default order.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TileClass {
    /// Its good is the one that the home island yields at this number.
    IdleTradingPost,
    HomeGoodTradingPost,
    Contract,
    SpiceTradingPost,
    TobaccoTradingPost,
}

impl State {
    pub(super) fn may_order(&self, seat: Seat, order: Instruction) -> Result<(), Refusal> {
        let orders = &self.players[seat].orders;
        let fits = match order {
            Instruction::Take { up_to, .. } => {
                orders.take.len() < MAX_TAKE && up_to.is_none_or(|count| (1..=MAX_UP_TO).contains(&count))
            }
            Instruction::LoseTile { .. } => orders.lose_tile.len() < MAX_LOSE,
            Instruction::AutoOnTurn { on } => orders.auto_on_turn != on,
            Instruction::Clear => *orders != Orders::default(),
        };
        if fits { Ok(()) } else { Err(Refusal::BadOrders) }
    }

    pub(super) fn set_orders(
        &mut self,
        seat: Seat,
        order: Instruction,
        events: &mut Vec<Event>,
    ) -> Result<(), Refusal> {
        self.may_order(seat, order)?;
        let orders = &mut self.players[seat].orders;
        match order {
            Instruction::Take { good, up_to } => orders.take.push(TakeOrder { good, up_to }),
            Instruction::LoseTile { tile } => orders.lose_tile.push(tile),
            Instruction::AutoOnTurn { on } => orders.auto_on_turn = on,
            Instruction::Clear => *orders = Orders::default(),
        }
        events.push(Event::OrdersChanged { seat, order });
        Ok(())
    }

    /// The answer to a `take` choice; `offered` is not empty.
    pub(super) fn ordered_good(&self, seat: Seat, offered: GoodSet) -> Option<Good> {
        let player = &self.players[seat];
        let listed = player.orders.take.iter().find(|entry| {
            let wanted = entry.up_to.is_none_or(|count| player.hand[entry.good] < count);
            offered.contains(entry.good) && wanted
        });
        if let Some(entry) = listed {
            return Some(entry.good);
        }
        let mut left = player.hand;
        for goal in data().goal_order {
            let Some(cost) = self.goal_cost(seat, goal) else { continue };
            let missing = data()
                .missing_order
                .into_iter()
                .find(|good| offered.contains(*good) && left[*good] < cost[*good]);
            if missing.is_some() {
                return missing;
            }
            reserve(&mut left, cost);
        }
        data().surplus_order.into_iter().find(|good| offered.contains(*good))
    }

    /// The cost of a goal; `None` if the goal does not apply now.
    pub(super) fn goal_cost(&self, seat: Seat, goal: Goal) -> Option<Goods> {
        let player = &self.players[seat];
        let has = |resident| player.residents.contains(&resident);
        let (applies, cost) = match goal {
            Goal::Merchant => (has(Resident::Citizen), data().cost(Resident::Merchant)),
            Goal::Citizen => {
                (has(Resident::Settler) && player.citizen_tiles_left() > 0, data().cost(Resident::Citizen))
            }
            Goal::Settler => (has(Resident::Pioneer), data().cost(Resident::Settler)),
            Goal::Pioneer => (self.has_room_for_pioneer(seat).is_ok(), data().cost(Resident::Pioneer)),
            Goal::Ship => {
                let free_dock = player.has_free_grey_dock() || player.contracts.len() < BROWN_DOCKS;
                (player.ships.iter().all(Option::is_none) && free_dock, data().ship_cost)
            }
        };
        applies.then_some(cost)
    }

    /// The answer to a `lose_tile` choice.
    pub(super) fn ordered_tile(&self, seat: Seat) -> Option<Docked> {
        let player = &self.players[seat];
        let docked = || docked_tiles(player);
        let listed = player
            .orders
            .lose_tile
            .iter()
            .find_map(|kind| docked().find(|tile| is_kind(player, *tile, *kind)));
        listed.or_else(|| {
            docked().min_by_key(|tile| {
                let point = match tile {
                    Docked::Dock(_) => VictoryPoint::TradingPosts,
                    Docked::Contract => VictoryPoint::Contracts,
                };
                let held = player.progress(point);
                let costs_point = player.holds(point) && held <= data().point_thresholds[point as usize];
                let class = class(player, *tile);
                (costs_point, data().tile_class_order.iter().position(|other| *other == class))
            })
        })
    }

    /// The cards that no goal needs.
    pub(super) fn spare_goods(&self, seat: Seat) -> Goods {
        let mut spare = self.players[seat].hand;
        for cost in data().goal_order.into_iter().filter_map(|goal| self.goal_cost(seat, goal)) {
            reserve(&mut spare, cost);
        }
        spare
    }

    /// The default discard down to the hand limit.
    pub(super) fn default_discard(&self, seat: Seat) -> Goods {
        let hand = self.players[seat].hand;
        let spare = self.spare_goods(seat);
        let mut reserved = hand;
        reserved.subtract(&spare);
        let mut surplus = hand.total().saturating_sub(data().hand_limit);
        let mut discard = Goods::NONE;
        for pile in [spare, reserved] {
            for good in data().discard_order {
                let count = u32::from(pile[good]).min(surplus);
                discard[good] += count as u8;
                surplus -= count;
            }
        }
        discard
    }
}

/// Removes as much of a cost as is available.
fn reserve(left: &mut Goods, cost: Goods) {
    left.0.iter_mut().zip(cost.0).for_each(|(have, need)| *have -= need.min(*have));
}

/// The tiles at a player's docks, by dock number; contracts count as one choice because they are equal (R32).
pub(super) fn docked_tiles(player: &Player) -> impl Iterator<Item = Docked> + '_ {
    let posts = (1_u8..)
        .zip(&player.posts)
        .filter(|(_, post)| post.is_some())
        .map(|(number, _)| Docked::Dock(number));
    posts.chain((!player.contracts.is_empty()).then_some(Docked::Contract))
}

fn is_kind(player: &Player, tile: Docked, kind: TileKind) -> bool {
    match (tile, kind) {
        (Docked::Contract, TileKind::Contract) => true,
        (Docked::Dock(number), TileKind::TradingPost(good)) => {
            player.post_at(number).is_some_and(|post| post.good == good)
        }
        (Docked::Contract, TileKind::TradingPost(_)) | (Docked::Dock(_), TileKind::Contract) => false,
    }
}

fn class(player: &Player, tile: Docked) -> TileClass {
    let Docked::Dock(number) = tile else { return TileClass::Contract };
    match player.post_at(number).map(|post| post.good) {
        Some(good) if player.home_yield(number) == Some(Yield::Good(good)) => TileClass::IdleTradingPost,
        Some(Good::Spice) => TileClass::SpiceTradingPost,
        Some(Good::Tobacco) => TileClass::TobaccoTradingPost,
        Some(Good::Wood | Good::Stone | Good::Tool | Good::Cloth) | None => TileClass::HomeGoodTradingPost,
    }
}
