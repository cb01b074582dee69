//! Printed parts of the boards of Anno 1503, which a view does not contain: prices in goods, wishes, emblems.

use archipel_rules::anno1503::{
    data::data,
    kinds::{Good, Goods, Resident, VictoryPoint},
};

/// What something costs.
pub(super) struct Cost {
    pub(super) sprite: &'static str,
    pub(super) term: &'static str,
    pub(super) goods: Goods,
}

impl Cost {
    /// Every required card, equal ones in a row. The number counts equal cards from 0.
    pub(super) fn cards(&self) -> Vec<(Good, u8)> {
        self.goods.iter().flat_map(|(good, count)| (0..count).map(move |nth| (good, nth))).collect()
    }
}

/// Costs of a ship and of the four resident levels.
pub(super) fn costs() -> Vec<Cost> {
    let ship = Cost { sprite: "ship", term: "label-ship", goods: data().ship_cost };
    let steps = Resident::ALL.iter().map(|step| Cost {
        sprite: step.as_str(),
        term: step.as_str(),
        goods: data().cost(*step),
    });
    std::iter::once(ship).chain(steps).collect()
}

/// The goods that a resident buys.
pub(super) fn wishes(resident: Resident) -> Vec<Good> {
    data().buys(resident).iter().collect()
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

/// Two squares with decorative dolphins.
pub(super) const DOLPHINS: [&str; 2] = ["b12", "d12"];

/// Victory points needed to win.
pub(super) fn winning() -> usize {
    usize::try_from(data().points_needed).unwrap_or(0)
}

/// Length of the gold track, and its goal.
pub(super) const GOLD_DRAWN: u16 = 40;
pub(super) const GOLD_GOAL: u16 = 30;
