//! Layout of the picture of a player's islands, which grows downwards with islands and played cards.

use archipel_rules::anno1800::fields::{Field, HOME_FIELDS};

use super::field::{self, STEP};
use crate::shape::{Area, units};

/// The header.
pub(super) const HEADER: Area = Area::new(24.0, 24.0, 952.0, 154.0);
/// The five residential districts.
pub(super) const DISTRICTS: Area = Area::new(24.0, 190.0, 952.0, 240.0);
/// The land of the home island; its sea fields lie below it.
pub(super) const HOME: Area = Area::new(28.0, 452.0, 944.0, 430.0);
const HOME_BOTTOM: f32 = HOME.y + HOME.h + field::HEIGHT + 22.0;
/// Size of an Old World island with its name, and the gap between two.
const ISLE: (f32, f32) = (474.0, 470.0);
/// Size of a New World island.
const BAY: (f32, f32) = (231.0, 196.0);
const GAP: f32 = 10.0;
const LEFT: f32 = 22.0;
/// The margin at the bottom.
const FOOT: f32 = 26.0;
/// Size of a group of played cards, and the number of groups per row.
pub(super) const GROUP: (f32, f32) = (150.0, 84.0);
pub(super) const GROUPS_IN_ROW: usize = 6;
/// Height of the heading of the played cards.
pub(super) const PLAYED_HEAD: f32 = 82.0;

#[derive(Clone, Debug, PartialEq)]
pub(super) struct Layout {
    pub(super) isles: Vec<Area>,
    pub(super) bays: Vec<Area>,
    /// `None` if no card was played.
    pub(super) played: Option<Area>,
    pub(super) height: f32,
}

impl Layout {
    /// Takes the numbers of Old World islands, New World islands and groups of unused cards, and whether any card was played.
    pub(super) fn new(isles: usize, bays: usize, groups: usize, played: bool) -> Self {
        let mut y = HOME_BOTTOM;
        let isle_area = |i: usize| {
            Area::new(LEFT + units(i % 2) * (ISLE.0 + 8.0), y + units(i / 2) * (ISLE.1 + GAP), ISLE.0, ISLE.1)
        };
        let isle_areas: Vec<Area> = (0..isles).map(isle_area).collect();
        let last = isle_areas.last().copied();
        y += units(isles.div_ceil(2)) * (ISLE.1 + GAP);
        let bay_areas = match last {
            // After an odd number of Old World islands, all New World islands fit beside the last one, two per row.
            Some(last) if isles % 2 == 1 => (0..bays).map(|i| beside(last, bays, i)).collect(),
            _ => {
                let top = y;
                y += if bays > 0 { BAY.1 + GAP } else { 0.0 };
                let left = (1000.0 - units(bays) * (BAY.0 + 8.0)) / 2.0;
                (0..bays).map(|i| Area::new(left + units(i) * (BAY.0 + 8.0), top, BAY.0, BAY.1)).collect()
            }
        };
        let rows = units(groups.div_ceil(GROUPS_IN_ROW));
        let played =
            played.then(|| Area::new(24.0, y + 6.0, 952.0, PLAYED_HEAD + 6.0 + rows * (GROUP.1 + 8.0)));
        let height = played.map_or(y, Area::bottom) + FOOT;
        Self { isles: isle_areas, bays: bay_areas, played, height }
    }
}

fn beside(isle: Area, bays: usize, i: usize) -> Area {
    let left = isle.right() + 8.0;
    let rows = bays.div_ceil(2);
    let top = isle.centre().1 - units(rows) * (BAY.1 + 14.0) / 2.0;
    let alone = i + 1 == bays && bays % 2 == 1;
    let x = if alone { left + (ISLE.0 - BAY.0) / 2.0 } else { left + units(i % 2) * (BAY.0 + 8.0) };
    Area::new(x, top + units(i / 2) * (BAY.1 + 14.0), BAY.0, BAY.1)
}

/// The area of a field; `isles` are the areas of the Old World islands.
pub(super) fn field_area(field: Field, isles: &[Area]) -> Option<Area> {
    let (column, row, corner) = match field.isle() {
        None => {
            let index = field.index().min(HOME_FIELDS - 1);
            (index % 5, index / 5, (HOME.x + 18.0, HOME.y + 20.0, 3))
        }
        Some((isle, place)) => {
            let block = isles.get(isle)?;
            let left = block.x + (block.w - STEP.0 - field::WIDTH) / 2.0;
            (place % 2, place / 2, (left, block.y + 62.0, 2))
        }
    };
    let (left, top, land) = corner;
    // Sea fields are set apart from the land.
    let shore = if row >= land { 22.0 } else { 0.0 };
    let (x, y) = (left + units(column) * STEP.0, top + units(row) * STEP.1 + shore);
    Some(Area::new(x, y, field::WIDTH, field::HEIGHT))
}

/// The land of an Old World island, inside its area.
pub(super) fn isle_land(block: Area) -> Area {
    let width = STEP.0 + field::WIDTH + 44.0;
    Area::new(block.x + (block.w - width) / 2.0, block.y + 44.0, width, STEP.1 + field::HEIGHT + 40.0)
}

#[cfg(test)]
mod tests {
    use archipel_rules::anno1800::fields::{HOME_FIELDS, ISLE_FIELDS};

    use super::*;

    fn overlap(one: Area, other: Area) -> bool {
        one.x < other.right() && other.x < one.right() && one.y < other.bottom() && other.y < one.bottom()
    }

    #[test]
    fn nothing_overlaps_for_any_number_of_islands() {
        for (isles, bays, groups) in (0..=4)
            .flat_map(|isles| (0..=4).flat_map(move |bays| (0..=17).map(move |groups| (isles, bays, groups))))
        {
            let layout = Layout::new(isles, bays, groups, true);
            let fields = Field::all().take(HOME_FIELDS + ISLE_FIELDS * isles);
            let mut areas: Vec<Area> = fields.filter_map(|field| field_area(field, &layout.isles)).collect();
            assert_eq!(areas.len(), HOME_FIELDS + ISLE_FIELDS * isles);
            areas.extend(&layout.bays);
            areas.extend(layout.played);
            areas.extend([HEADER, DISTRICTS]);
            for (i, one) in areas.iter().enumerate() {
                assert!(
                    one.x >= 12.0 && one.right() <= 988.0 && one.bottom() <= layout.height - 12.0,
                    "{one:?}"
                );
                for other in &areas[i + 1..] {
                    assert!(!overlap(*one, *other), "{isles} {bays} {groups}: {one:?} {other:?}");
                }
            }
        }
    }
}
