//! What is printed on the boards of Anno 1503 and therefore not in a view: prices in goods, wishes, the start square.

use archipel_rules::anno1503::kinds::{Good, Resident, VictoryPoint};

/// What something costs, in the order in which it is drawn.
pub(super) struct Cost {
    pub(super) sprite: &'static str,
    pub(super) term: &'static str,
    pub(super) goods: &'static [Good],
}

pub(super) const COSTS: [Cost; 5] = [
    Cost { sprite: "ship", term: "label-ship", goods: &[Good::Wood, Good::Tool, Good::Cloth] },
    Cost { sprite: "pioneer", term: "pioneer", goods: &[Good::Wood, Good::Tool] },
    Cost { sprite: "settler", term: "settler", goods: &[Good::Cloth, Good::Stone, Good::Stone] },
    Cost { sprite: "citizen", term: "citizen", goods: &[Good::Spice, Good::Spice, Good::Stone] },
    Cost { sprite: "merchant", term: "merchant", goods: &[Good::Tobacco, Good::Tobacco, Good::Spice] },
];

/// What a resident buys.
pub(super) const fn wishes(resident: Resident) -> &'static [Good] {
    match resident {
        Resident::Pioneer => &[Good::Wood, Good::Stone, Good::Tool],
        Resident::Settler => &[Good::Cloth],
        Resident::Citizen => &[Good::Spice],
        Resident::Merchant => &[Good::Tobacco],
    }
}

/// The sprite that stands for a victory point.
pub(super) const fn emblem(point: VictoryPoint) -> &'static str {
    match point {
        VictoryPoint::Gold => "gold",
        VictoryPoint::TradingPosts => "trading_post",
        VictoryPoint::Contracts => "contract",
        VictoryPoint::Buildings => "church",
        VictoryPoint::Merchants => "merchant",
    }
}

/// The start square, and two squares with dolphins that mean nothing.
pub(super) const START: &str = "c1";
pub(super) const DOLPHINS: [&str; 2] = ["b12", "d12"];

/// Victory points that win.
pub(super) const WINNING: usize = 3;
/// The gold track is drawn so far.
pub(super) const GOLD_DRAWN: u16 = 40;
/// Cards that may be kept at the end of one's turn.
pub(super) const HAND_LIMIT: u32 = 5;
pub(super) const PIONEER_TILES: u8 = 4;
pub(super) const CITIZEN_TILES: u8 = 3;
pub(super) const CONTRACTS: u8 = 3;
pub(super) const SHIPS: u8 = 2;
