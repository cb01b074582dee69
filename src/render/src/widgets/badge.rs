//! Small marks: counts, ticks, crosses, labels, and rings that highlight what is new.

use crate::{
    Canvas, Stamp,
    shape::{Area, Shape},
    text::{Align, Face, TextStyle, measure},
    theme::Rgb,
};

/// A number on a round ground, which becomes wider for long numbers.
pub fn badge(canvas: &mut Canvas, cx: f32, cy: f32, text: &str, size: f32, ground: Rgb, ink: Rgb) {
    let width = (measure(Face::Bold, size, text) + size * 0.62).max(size * 1.36);
    let area = Area::new(cx - width / 2.0, cy - size * 0.68, width, size * 1.36);
    let line = canvas.palette().plaque_ink;
    canvas.fill(&Shape::rounded(area, size * 0.68), ground.opaque());
    canvas.stroke(&Shape::rounded(area, size * 0.68), line.opaque(), 2.0);
    canvas.text(cx, cy + size * 0.36, text, TextStyle::bold(size, ink), Align::Middle);
}

/// A centred label on a rounded ground. Returns its width.
pub fn pill(
    canvas: &mut Canvas,
    cx: f32,
    cy: f32,
    text: &str,
    style: TextStyle,
    ground: Rgb,
    room: f32,
) -> f32 {
    let width = (measure(style.face, style.size, text) + style.size).min(room);
    let area = Area::new(cx - width / 2.0, cy - style.size * 0.72, width, style.size * 1.44);
    canvas.fill(&Shape::rounded(area, style.size * 0.72), ground.opaque());
    canvas.text_fit(cx, cy + style.size * 0.35, text, style, Align::Middle, width - style.size * 0.6);
    width
}

/// A tick in a green disc.
pub fn tick(canvas: &mut Canvas, cx: f32, cy: f32, size: f32) {
    let reach = size + 8.0;
    let stamp = Stamp::new("tick", size, size, 0);
    canvas.stamp(stamp, Area::around(cx, cy, reach), |canvas| {
        paint_tick(canvas, reach / 2.0, reach / 2.0, size);
    });
}

fn paint_tick(canvas: &mut Canvas, cx: f32, cy: f32, size: f32) {
    disc(canvas, cx, cy, size, Rgb(0x002E_7D4F));
    let r = size / 2.0;
    let shape = Shape::build(|p| {
        p.move_to(cx - r * 0.46, cy + r * 0.04);
        p.line_to(cx - r * 0.1, cy + r * 0.42);
        p.line_to(cx + r * 0.5, cy - r * 0.4);
    });
    canvas.stroke(&shape, Rgb(0x00FF_FFFF).opaque(), size * 0.14);
}

/// A cross in a red disc. It differs from [`tick`] in shape too, not only in colour.
pub fn cross(canvas: &mut Canvas, cx: f32, cy: f32, size: f32) {
    let reach = size + 8.0;
    let stamp = Stamp::new("cross", size, size, 0);
    canvas.stamp(stamp, Area::around(cx, cy, reach), |canvas| {
        paint_cross(canvas, reach / 2.0, reach / 2.0, size);
    });
}

fn paint_cross(canvas: &mut Canvas, cx: f32, cy: f32, size: f32) {
    disc(canvas, cx, cy, size, Rgb(0x00B0_2A1E));
    let a = size * 0.19;
    for shape in [Shape::line(cx - a, cy - a, cx + a, cy + a), Shape::line(cx - a, cy + a, cx + a, cy - a)] {
        canvas.stroke(&shape, Rgb(0x00FF_FFFF).opaque(), size * 0.14);
    }
}

fn disc(canvas: &mut Canvas, cx: f32, cy: f32, size: f32, ink: Rgb) {
    canvas.fill(&Shape::circle(cx, cy, size / 2.0 + 2.0), Rgb(0x00FF_FFFF).opaque());
    canvas.fill(&Shape::circle(cx, cy, size / 2.0), ink.opaque());
}

/// Highlights a rectangle with a violet ring, a colour that nothing else uses.
pub fn ring(canvas: &mut Canvas, area: Area) {
    let palette = canvas.palette();
    let shape = Shape::rounded(area.inset(-4.0), 14.0);
    canvas.stroke(&shape, palette.halo.opaque(), 9.0);
    canvas.stroke(&shape, palette.highlight.opaque(), 5.0);
}

/// Highlights a circle.
pub fn ring_round(canvas: &mut Canvas, cx: f32, cy: f32, radius: f32) {
    let palette = canvas.palette();
    let shape = Shape::circle(cx, cy, radius);
    canvas.stroke(&shape, palette.halo.opaque(), 9.0);
    canvas.stroke(&shape, palette.highlight.opaque(), 5.0);
}
