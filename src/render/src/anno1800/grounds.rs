//! Small grounds that occur often on these pictures, drawn through the stamp cache.

use crate::{
    Canvas, Stamp,
    shape::{Area, Shape},
    text::{Align, Face, TextStyle, measure},
    theme::Rgb,
};

/// Margin for edges and shadows.
const MARGIN: f32 = 5.0;

/// Draws the ground of an area, cached by name, size and variant. `draw` must not write text.
pub(super) fn ground(
    canvas: &mut Canvas,
    name: &'static str,
    variant: u32,
    area: Area,
    draw: impl FnOnce(&mut Canvas, Area),
) {
    canvas.stamp(Stamp::new(name, area.w, area.h, variant), area.inset(-MARGIN), |canvas| {
        draw(canvas, Area::new(MARGIN, MARGIN, area.w, area.h));
    });
}

/// Paper with a soft shadow.
pub(super) fn paper(canvas: &mut Canvas, area: Area, corner: f32) {
    let shadow = Area::new(area.x + 1.5, area.y + 2.5, area.w, area.h);
    canvas.fill(&Shape::rounded(shadow, corner), Rgb(0).alpha(40));
    canvas.fill(&Shape::rounded(area, corner), canvas.palette().plaque.opaque());
}

/// A number on a round ground, which becomes wider for long numbers.
pub(super) fn badge(canvas: &mut Canvas, cx: f32, cy: f32, text: &str, size: f32, colour: Rgb) {
    let ink = canvas.palette().plaque_ink;
    let width = (measure(Face::Bold, size, text) + size * 0.62).max(size * 1.36);
    let area = Area::new(cx - width / 2.0, cy - size * 0.68, width, size * 1.36);
    ground(canvas, "a1800 badge", colour.0, area, |canvas, area| {
        let shape = Shape::rounded(area, size * 0.68);
        canvas.fill(&shape, colour.opaque());
        canvas.stroke(&shape, ink.opaque(), 2.0);
    });
    canvas.text(cx, cy + size * 0.36, text, TextStyle::bold(size, ink), Align::Middle);
}
