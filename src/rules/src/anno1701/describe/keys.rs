//! Keys of phrases that stand for kinds: every one spelt out, so that the words can be checked against the source.

use super::super::action::Move;
use super::super::kinds::Building;

pub(super) fn verb_key(action: Move) -> &'static str {
    match action {
        Move::ChooseTiles => "verb-choose_tiles",
        Move::Roll => "verb-roll",
        Move::Discard => "verb-discard",
        Move::KeepTile => "verb-keep_tile",
        Move::PlaceTile => "verb-place_tile",
        Move::BuildResident => "verb-build_resident",
        Move::BuildBuilding => "verb-build_building",
        Move::BuildShip => "verb-build_ship",
        Move::BuyTile => "verb-buy_tile",
        Move::Use => "verb-use",
        Move::PayFavour => "verb-pay_favour",
        Move::Donate => "verb-donate",
        Move::Encounter => "verb-encounter",
        Move::Retreat => "verb-retreat",
        Move::Found => "verb-found",
        Move::Discover => "verb-discover",
        Move::Sail => "verb-sail",
        Move::Offer => "verb-offer",
        Move::Accept => "verb-accept",
        Move::Counter => "verb-counter",
        Move::Decline => "verb-decline",
        Move::Withdraw => "verb-withdraw",
        Move::SetSail => "verb-set_sail",
        Move::EndTurn => "verb-end_turn",
        Move::SetOrders => "verb-set_orders",
    }
}

/// What a building brings: its symbols and its advantage.
pub(super) fn effect_key(building: Building) -> &'static str {
    match building {
        Building::FireStation => "choice-effect_fire_station",
        Building::WeavingMill => "choice-effect_weaving_mill",
        Building::Brickworks => "choice-effect_brickworks",
        Building::Sawmill => "choice-effect_sawmill",
        Building::Toolmaker => "choice-effect_toolmaker",
        Building::Tavern => "choice-effect_tavern",
        Building::Chapel => "choice-effect_chapel",
        Building::Watchtower => "choice-effect_watchtower",
        Building::MarketHall => "choice-effect_market_hall",
        Building::Warehouse => "choice-effect_warehouse",
        Building::University => "choice-effect_university",
        Building::Opera => "choice-effect_opera",
        Building::Theatre => "choice-effect_theatre",
        Building::Fortress => "choice-effect_fortress",
        Building::GunFoundry => "choice-effect_gun_foundry",
        Building::Shipyard => "choice-effect_shipyard",
        Building::TradingHouse => "choice-effect_trading_house",
        Building::Bank => "choice-effect_bank",
        Building::Cathedral => "choice-effect_cathedral",
        Building::PalaceGarden => "choice-effect_palace_garden",
        Building::StockExchange => "choice-effect_stock_exchange",
    }
}

/// Label and detail of an answer to `order`.
pub(super) fn order_keys(order: &str) -> Option<(&'static str, &'static str)> {
    Some(match order {
        "keep" => ("choice-order_keep", "choice-order_keep_detail"),
        "trade" => ("choice-order_trade", "choice-order_trade_detail"),
        "keep_gold" => ("choice-order_keep_gold", "choice-order_keep_gold_detail"),
        "ask_on" => ("choice-order_ask_on", "choice-order_ask_on_detail"),
        "ask_off" => ("choice-order_ask_off", "choice-order_ask_off_detail"),
        "leader_on" => ("choice-order_leader_on", "choice-order_leader_on_detail"),
        "leader_off" => ("choice-order_leader_off", "choice-order_leader_off_detail"),
        "clear" => ("choice-order_clear", "choice-order_clear_detail"),
        _ => return None,
    })
}
