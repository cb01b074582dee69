//! Message keys by component. They are written out so that a test can compare them with the locale files.

use super::super::kinds::Building;

/// Describes a building: its symbols and its advantage.
pub(in crate::anno1701) fn effect_key(building: Building) -> &'static str {
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
