//! Positions of the hexes of the sea chart on the picture.

use archipel_rules::anno1701::map::{Corner, Hex};

use super::coast::Corners;
use crate::{
    Canvas, Stamp,
    shape::{Area, Shape, units},
};

/// Distance from the centre of a hex to a corner.
pub(super) const RADIUS: f32 = 47.5;
/// Distance from the centre to the upper edge.
pub(super) const HALF: f32 = RADIUS * 0.866_025_4;
/// Margin for lines around a hex.
const MARGIN: f32 = 4.0;
const LEFT: f32 = 25.0;
const TOP: f32 = 100.0;
/// The water under the whole chart.
pub(super) const SEA: Area = Area::new(12.0, 88.0, 976.0, HALF * 15.0 + 24.0);

/// Directions of the corners: east, south-east, south-west, west, north-west, north-east.
const CORNERS: [(f32, f32); 6] = [
    (1.0, 0.0),
    (0.5, 0.866_025_4),
    (-0.5, 0.866_025_4),
    (-1.0, 0.0),
    (-0.5, -0.866_025_4),
    (0.5, -0.866_025_4),
];

pub(super) fn centre(hex: Hex) -> (f32, f32) {
    let lower = if hex.column() % 2 == 1 { HALF } else { 0.0 };
    let x = LEFT + RADIUS * (1.0 + 1.5 * units(hex.column()));
    (x, TOP + HALF * (1.0 + 2.0 * units(hex.row())) + lower)
}

/// Unit vector from the centre to a corner.
pub(super) const fn direction(corner: Corner) -> (f32, f32) {
    CORNERS[corner as usize]
}

pub(super) fn corner(hex: Hex, corner: Corner) -> (f32, f32) {
    let ((x, y), (dx, dy)) = (centre(hex), direction(corner));
    (x + dx * RADIUS, y + dy * RADIUS)
}

/// The centre of a colony: at the corner, shifted towards the sea so that it hides no tile.
pub(super) fn shore(hex: Hex, corner: Corner) -> (f32, f32) {
    let ((x, y), (dx, dy)) = (centre(hex), direction(corner));
    (x + dx * (RADIUS - 9.0), y + dy * (RADIUS - 9.0))
}

/// The six corners of the hex around a point, moved inwards by `inset`.
fn corners((x, y): (f32, f32), inset: f32) -> Corners {
    CORNERS.map(|(dx, dy)| (x + dx * (RADIUS - inset), y + dy * (RADIUS - inset)))
}

/// The rectangle around a hex.
pub(super) fn bounds(hex: Hex) -> Area {
    let (x, y) = centre(hex);
    Area::new(x - RADIUS, y - HALF, RADIUS * 2.0, HALF * 2.0)
}

pub(super) fn outline(hex: Hex, inset: f32) -> Shape {
    Shape::polygon(&corners(centre(hex), inset))
}

/// Draws the content of a hex through the stamp cache. `draw` gets a function that returns the outline for an inset.
pub(super) fn stamp(
    canvas: &mut Canvas,
    hex: Hex,
    (name, variant): (&'static str, u32),
    draw: impl FnOnce(&mut Canvas, &dyn Fn(f32) -> Shape),
) {
    let (x, y) = centre(hex);
    let middle = (RADIUS + MARGIN, HALF + MARGIN);
    let area = Area::new(x - middle.0, y - middle.1, middle.0 * 2.0, middle.1 * 2.0);
    canvas.stamp(Stamp::new(name, RADIUS, RADIUS, variant), area, |canvas| {
        draw(canvas, &|inset| Shape::polygon(&corners(middle, inset)));
    });
}

/// The coast around a group of adjacent island tiles.
pub(super) fn coast(hexes: &[Hex], reach: f32, seed: u32) -> Shape {
    let fields: Vec<Corners> = hexes.iter().map(|hex| corners(centre(*hex), 0.0)).collect();
    super::coast::around(&fields, reach, seed)
}
