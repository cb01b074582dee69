//! Sprite names of the things in the game.

use archipel_rules::anno1701::kinds::{
    Building, Encounter, Good, Happening, Island, Landscape, Resident, Track,
};

pub(super) const CANNON: &str = "a1701_cannon";
pub(super) const SACK: &str = "a1701_sack";
pub(super) const HAPPY: &str = "a1701_happy";
pub(super) const SAIL: &str = "a1701_sail";
pub(super) const FAVOUR: &str = "a1701_favour";
pub(super) const NO_FAVOUR: &str = "a1701_favour_empty";
pub(super) const EYE: &str = "a1701_eye";
pub(super) const RIOT: &str = "a1701_riot";
pub(super) const COLONY: &str = "a1701_colony";

pub(super) const fn good(good: Good) -> &'static str {
    match good {
        Good::Brick => "a1701_brick",
        Good::Wood => "wood",
        Good::Tool => "tool",
        Good::Cloth => "cloth",
        Good::Tobacco => "tobacco",
        Good::Rum => "a1701_rum",
    }
}

pub(super) const fn landscape(landscape: Landscape) -> &'static str {
    match landscape {
        Landscape::Mountains => "a1701_mountains",
        Landscape::Forest => "a1701_forest",
        Landscape::Pasture => "a1701_pasture",
        Landscape::ClayPit => "a1701_clay_pit",
    }
}

pub(super) const fn resident(resident: Resident) -> &'static str {
    match resident {
        Resident::Citizen => "citizen",
        Resident::Merchant => "merchant",
        Resident::Aristocrat => "a1701_aristocrat",
    }
}

pub(super) const fn building(building: Building) -> &'static str {
    match building {
        Building::FireStation => "fire_brigade",
        Building::WeavingMill => "a1701_weaving_mill",
        Building::Brickworks => "a1701_brickworks",
        Building::Sawmill => "a1701_sawmill",
        Building::Toolmaker => "smithy",
        Building::Tavern => "tavern",
        Building::Chapel => "a1701_chapel",
        Building::Watchtower => "a1701_watchtower",
        Building::MarketHall => "a1701_market_hall",
        Building::Warehouse => "a1701_warehouse",
        Building::University => "a1701_university",
        Building::Opera => "a1701_opera",
        Building::Theatre => "a1701_theatre",
        Building::Fortress => "a1701_fortress",
        Building::GunFoundry => "a1701_gun_foundry",
        Building::Shipyard => "shipyard",
        Building::TradingHouse => "a1701_trading_house",
        Building::Bank => "a1701_bank",
        Building::Cathedral => "a1701_cathedral",
        Building::PalaceGarden => "a1701_palace_garden",
        Building::StockExchange => "a1701_stock_exchange",
    }
}

pub(super) const fn island(island: Island) -> &'static str {
    match island {
        Island::Tobacco => "a1701_tobacco_field",
        Island::SugarCane => "a1701_sugar_cane",
        Island::Gold => "a1701_gold_landscape",
        Island::Forest => "a1701_forest",
        Island::Pasture => "a1701_pasture",
        Island::Harbour => "a1701_harbour",
        Island::ForeignPeople => "a1701_foreign_people",
    }
}

pub(super) const fn track(track: Track) -> &'static str {
    match track {
        Track::Cannons => CANNON,
        Track::Sacks => SACK,
        Track::Happy => HAPPY,
    }
}

pub(super) const fn happening(happening: Happening) -> &'static str {
    match happening {
        Happening::Fire => "fire",
        Happening::Tax => "a1701_tax",
        Happening::Queen => "a1701_queen",
    }
}

pub(super) const fn encounter(encounter: Encounter) -> &'static str {
    match encounter {
        Encounter::FreeTrader => "a1701_free_trader",
        Encounter::Pirate { .. } => "pirate",
        Encounter::Castaways => "a1701_castaways",
        Encounter::Hurricane { .. } => "a1701_hurricane",
    }
}
