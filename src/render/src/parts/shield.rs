//! Coats of arms: the colour and the pattern of a seat.

use crate::{
    Canvas, Stamp,
    shape::{Area, Shape},
    theme::{Pattern, livery},
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

/// Draws the shield of a seat around a point.
pub fn shield(canvas: &mut Canvas, seat: usize, cx: f32, cy: f32, size: f32) {
    let reach = size * 1.24;
    let stamp = Stamp::new("shield", size, size, u32::try_from(seat).unwrap_or(0));
    canvas.stamp(stamp, Area::around(cx, cy, reach), |canvas| {
        paint(canvas, seat, reach / 2.0, reach / 2.0, size);
    });
}

fn paint(canvas: &mut Canvas, seat: usize, cx: f32, cy: f32, size: f32) {
    let livery = livery(seat);
    let shape = outline(cx, cy, size);
    canvas.stroke(&shape, canvas.palette().halo.opaque(), size * 0.16);
    canvas.fill(&shape, livery.field.opaque());
    let s = size * 0.5;
    // The charges stay inside the outline by their own geometry: cheaper than a clip.
    let charge = match livery.pattern {
        Pattern::Bend => Shape::polygon(&[
            (cx - s * 0.84, cy - s),
            (cx - s * 0.36, cy - s),
            (cx + s * 0.68, cy + s * 0.36),
            (cx + s * 0.4, cy + s * 0.68),
            (cx - s * 0.84, cy - s * 0.5),
        ]),
        Pattern::Pale => Shape::rect(Area::new(cx - s * 0.24, cy - s, s * 0.48, s * 1.86)),
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
    canvas.fill(&charge, livery.charge.opaque());
    canvas.stroke(&shape, crate::theme::Ink(0x0033_2822).opaque(), (size * 0.06).max(1.8));
}
