//! Positions on the picture of everything on the board. The rules know only how fields are adjacent.

use archipel_rules::mille_fiori::{board::Field, data::Point, kinds::Area as Quarter};

use crate::shape::{Area, units};

/// Size of a rhomb in all areas except the houses.
pub(super) const RHOMB: (f32, f32) = (84.0, 80.0);
/// Size of a house; houses form a zigzag in which neighbours touch.
pub(super) const HOUSE: (f32, f32) = (78.0, 78.0);
/// Size of a bonus place.
pub(super) const BONUS: f32 = 52.0;

pub(super) const WORKSHOPS: Area = Area::new(22.0, 94.0, 956.0, 300.0);
pub(super) const HOUSES: Area = Area::new(22.0, 404.0, 956.0, 160.0);
pub(super) const NOBILI: Area = Area::new(22.0, 574.0, 472.0, 232.0);
pub(super) const POPULI: Area = Area::new(506.0, 574.0, 472.0, 232.0);
pub(super) const TRADE: Area = Area::new(22.0, 816.0, 676.0, 512.0);
pub(super) const DISPLAY: Area = Area::new(708.0, 816.0, 268.0, 508.0);
pub(super) const SEA: Area = Area::new(22.0, 1338.0, 956.0, 130.0);
pub(super) const PLAYERS: f32 = 1476.0;

/// Where each area is; the harbor and the trade share an island.
pub(super) fn areas() -> [(Quarter, Area); 6] {
    [
        (Quarter::Workshops, WORKSHOPS),
        (Quarter::Houses, HOUSES),
        (Quarter::Nobili, NOBILI),
        (Quarter::Populi, POPULI),
        (Quarter::Harbor, Area::new(TRADE.x, TRADE.y, 262.0, TRADE.h)),
        (Quarter::Trade, Area::new(TRADE.x + 326.0, TRADE.y, TRADE.w - 326.0, TRADE.h)),
    ]
}

/// Width of a column and height of a row in the staggered areas.
const STEP: f32 = 84.0;
const ROW: f32 = 66.0;
const LEVEL: f32 = 62.0;
const SHELF: f32 = 82.0;

/// The centre of a field.
pub(super) fn place(field: Field, at: Point) -> (f32, f32) {
    let number = field.number();
    match field.area() {
        Quarter::Workshops => workshop(at),
        Quarter::Houses => {
            let lift = if number.is_multiple_of(2) { 0.0 } else { 42.0 };
            (74.0 + units(number) * 39.0, 478.0 + lift)
        }
        Quarter::Nobili => pyramid(NOBILI, number),
        Quarter::Populi => pyramid(POPULI, number),
        Quarter::Trade => (392.0 + units(number % 4) * STEP, shelf(number / 4)),
        Quarter::Harbor => (72.0 + units(number % 3) * STEP, shelf(number / 3)),
    }
}

/// The centre of a workshop or of a point between workshops. A column of the data is 33 units wide, a row 62 high.
pub(super) fn workshop(at: Point) -> (f32, f32) {
    let (x, y) = (f32::from(at.x), f32::from(at.y));
    (72.0 + (x - 60.0) / 33.0 * STEP / 2.0, 146.0 + (y - 90.0) / 62.0 * ROW)
}

/// The centre of a pyramid field: rows of five, four and three fields, counted from the bottom left.
fn pyramid(area: Area, number: usize) -> (f32, f32) {
    let (level, nth) = match number {
        0..=4 => (0, number),
        5..=8 => (1, number - 5),
        _ => (2, number.saturating_sub(9)),
    };
    let x = area.x + 50.0 + units(level) * STEP / 2.0 + units(nth) * STEP;
    (x, area.bottom() - 50.0 - units(level) * LEVEL)
}

/// The y coordinate of a row of goods and of the fleet beside it.
pub(super) fn shelf(row: usize) -> f32 {
    916.0 + units(row) * SHELF
}

/// Centre of the column between harbor and trade.
pub(super) const FLEET_X: f32 = 316.0;

pub(super) fn size(area: Quarter) -> (f32, f32) {
    if area == Quarter::Houses { HOUSE } else { RHOMB }
}

/// The centres of an area's four bonus places, the best first.
pub(super) fn bonus(area: Quarter) -> [(f32, f32); 4] {
    let four = |x: f32, y: f32| {
        let half = BONUS / 2.0 + 1.0;
        [(x, y - half), (x - half, y), (x + half, y), (x, y + half)]
    };
    match area {
        Quarter::Workshops => four(904.0, 226.0),
        Quarter::Houses => four(914.0, 492.0),
        Quarter::Nobili => four(NOBILI.right() - 60.0, NOBILI.y + 64.0),
        Quarter::Populi => four(POPULI.right() - 60.0, POPULI.y + 64.0),
        Quarter::Trade | Quarter::Harbor => [0.0, 1.0, 2.0, 3.0].map(|i| (488.0 + i * 54.0, 849.0)),
    }
}

/// The centre of a space of the sea route.
pub(super) fn sea(position: usize) -> (f32, f32) {
    (48.0 + units(position) * 45.2, SEA.bottom() - 34.0)
}
