//! What a captain flies: a drawing on a round pennant.

use crate::{Canvas, shape::Shape};

/// Sprites are drawn for a light ground, so the pennant is light by day and by night.
pub fn emblem(canvas: &mut Canvas, sprite: &str, cx: f32, cy: f32, size: f32) {
    let palette = canvas.palette();
    let disc = Shape::circle(cx, cy, size / 2.0);
    canvas.fill(&disc, palette.plaque.opaque());
    canvas.stroke(&disc, palette.plaque_ink.opaque(), 1.8);
    canvas.sprite(sprite, cx, cy, size * 0.72);
}
