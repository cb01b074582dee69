//! Shields with the colour and pattern of a seat, and the emblems of AI players.

use crate::{
    Canvas, Stamp,
    shape::{Area, Shape},
    theme::{Pattern, seat_style},
};

fn outline(cx: f32, cy: f32, size: f32) -> Shape {
    let (w, h) = (size * 0.42, size * 0.5);
    Shape::build(|p| {
        p.move_to(cx - w, cy - h);
        p.line_to(cx + w, cy - h);
        p.line_to(cx + w, cy + h * 0.05);
        p.quad_to(cx + w * 0.95, cy + h * 0.68, cx, cy + h);
        p.quad_to(cx - w * 0.95, cy + h * 0.68, cx - w, cy + h * 0.05);
        p.close();
    })
}

/// Draws the shield of a seat, centred at a point.
pub fn shield(canvas: &mut Canvas, seat: usize, cx: f32, cy: f32, size: f32) {
    let reach = size * 1.24;
    let stamp = Stamp::new("shield", size, size, u32::try_from(seat).unwrap_or(0));
    canvas.stamp(stamp, Area::around(cx, cy, reach), |canvas| {
        paint(canvas, seat, reach / 2.0, reach / 2.0, size);
    });
}

fn paint(canvas: &mut Canvas, seat: usize, cx: f32, cy: f32, size: f32) {
    let style = seat_style(seat);
    let shape = outline(cx, cy, size);
    canvas.stroke(&shape, canvas.palette().halo.opaque(), size * 0.16);
    canvas.fill(&shape, style.colour.opaque());
    let s = size * 0.5;
    // The pattern's coordinates stay inside the outline, so no clip mask is needed.
    let pattern = match style.pattern {
        Pattern::Diagonal => Shape::polygon(&[
            (cx - s * 0.84, cy - s),
            (cx - s * 0.36, cy - s),
            (cx + s * 0.68, cy + s * 0.36),
            (cx + s * 0.4, cy + s * 0.68),
            (cx - s * 0.84, cy - s * 0.5),
        ]),
        Pattern::Vertical => Shape::rect(Area::new(cx - s * 0.24, cy - s, s * 0.48, s * 1.86)),
        Pattern::Cross => Shape::polygon(&[
            (cx - s * 0.16, cy - s),
            (cx + s * 0.16, cy - s),
            (cx + s * 0.16, cy - s * 0.36),
            (cx + s * 0.84, cy - s * 0.36),
            (cx + s * 0.84, cy - s * 0.04),
            (cx + s * 0.16, cy - s * 0.04),
            (cx + s * 0.16, cy + s * 0.9),
            (cx - s * 0.16, cy + s * 0.9),
            (cx - s * 0.16, cy - s * 0.04),
            (cx - s * 0.84, cy - s * 0.04),
            (cx - s * 0.84, cy - s * 0.36),
            (cx - s * 0.16, cy - s * 0.36),
        ]),
        Pattern::Chevron => Shape::polygon(&[
            (cx, cy - s * 0.62),
            (cx + s * 0.84, cy + s * 0.04),
            (cx + s * 0.72, cy + s * 0.44),
            (cx, cy - s * 0.12),
            (cx - s * 0.72, cy + s * 0.44),
            (cx - s * 0.84, cy + s * 0.04),
        ]),
    };
    canvas.fill(&pattern, style.accent.opaque());
    canvas.stroke(&shape, crate::theme::Rgb(0x0033_2822).opaque(), (size * 0.06).max(1.8));
}

/// Draws an AI player's emblem: a sprite on a round ground, which is light in both themes because sprites need it.
pub fn emblem(canvas: &mut Canvas, sprite: &str, cx: f32, cy: f32, size: f32) {
    let palette = canvas.palette();
    let disc = Shape::circle(cx, cy, size / 2.0);
    canvas.fill(&disc, palette.plaque.opaque());
    canvas.stroke(&disc, palette.plaque_ink.opaque(), 1.8);
    canvas.sprite(sprite, cx, cy, size * 0.72);
}
