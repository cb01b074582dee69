//! Positions of the 17 fields of a settlement on the picture.

use archipel_rules::anno1701::data::data;

use super::{
    coast::{self, Corners},
    pieces,
};
use crate::{
    Canvas, Stamp,
    shape::{Area, Shape},
};

/// Distance from the centre of a hex to its upper corner.
pub(super) const RADIUS: f32 = 87.0;
/// Distance from the centre to a side.
pub(super) const HALF: f32 = RADIUS * 0.866_025_4;
const LEFT: f32 = 500.0 - HALF * 6.0;
const TOP: f32 = 116.0;
pub(super) const BOTTOM: f32 = TOP + RADIUS * 5.0;

/// Clockwise from the north-east corner.
const CORNERS: [(f32, f32); 6] = [
    (0.866_025_4, -0.5),
    (0.866_025_4, 0.5),
    (0.0, 1.0),
    (-0.866_025_4, 0.5),
    (-0.866_025_4, -0.5),
    (0.0, -1.0),
];

/// The centre of a field, for example of `m1` or `settler`.
pub(super) fn centre(id: &str) -> (f32, f32) {
    let position = data().layout.iter().find(|position| position.id == id);
    let (line, half) = position.map_or((0, 0), |position| (position.line, position.x_half));
    (LEFT + HALF * (f32::from(half) + 1.0), TOP + RADIUS * (1.0 + 1.5 * f32::from(line)))
}

fn corners((x, y): (f32, f32), inset: f32) -> Corners {
    CORNERS.map(|(dx, dy)| (x + dx * (RADIUS - inset), y + dy * (RADIUS - inset)))
}

pub(super) fn outline(centre: (f32, f32), inset: f32) -> Shape {
    Shape::polygon(&corners(centre, inset))
}

/// The rectangle around a field.
pub(super) fn bounds((x, y): (f32, f32)) -> Area {
    Area::new(x - HALF, y - RADIUS, HALF * 2.0, RADIUS * 2.0)
}

/// Draws the content of a field through the stamp cache. `draw` gets a function that returns the outline for an inset.
pub(super) fn stamp(
    canvas: &mut Canvas,
    (x, y): (f32, f32),
    (name, variant): (&'static str, u32),
    draw: impl FnOnce(&mut Canvas, &dyn Fn(f32) -> Shape),
) {
    let area = bounds((x, y));
    canvas.stamp(Stamp::new(name, RADIUS, RADIUS, variant), area, |canvas| {
        draw(canvas, &|inset| outline((HALF, RADIUS), inset));
    });
}

/// Highlights a field.
pub(super) fn ring(canvas: &mut Canvas, centre: (f32, f32)) {
    stamp(canvas, centre, ("settlement ring", 0), |canvas, outline| pieces::ring(canvas, &outline(6.0)));
}

pub(super) fn coast(reach: f32, seed: u32) -> Shape {
    let fields: Vec<Corners> =
        data().layout.iter().map(|position| corners(centre(&position.id), 0.0)).collect();
    coast::around(&fields, reach, seed)
}
