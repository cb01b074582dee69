//! Highlights: what is new gets a violet ring on a pale halo, a colour that nothing else uses.

use crate::{
    Canvas,
    shape::{Area, Shape},
};

/// A ring around a rectangle.
pub fn ring(canvas: &mut Canvas, area: Area) {
    let palette = canvas.palette();
    let shape = Shape::rounded(area.inset(-4.0), 14.0);
    canvas.stroke(&shape, palette.halo.opaque(), 9.0);
    canvas.stroke(&shape, palette.highlight.opaque(), 5.0);
}

/// A ring around a point.
pub fn ring_round(canvas: &mut Canvas, cx: f32, cy: f32, radius: f32) {
    let palette = canvas.palette();
    let shape = Shape::circle(cx, cy, radius);
    canvas.stroke(&shape, palette.halo.opaque(), 9.0);
    canvas.stroke(&shape, palette.highlight.opaque(), 5.0);
}
