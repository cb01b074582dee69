//! The numbers of the possible answers.

use super::Pane;
use crate::{
    Canvas,
    shape::{Area, Shape, units},
    text::{Align, TextStyle},
};

/// Radius of a number's disc, and the size of the number.
const RADIUS: f32 = 25.0;
const SIZE: f32 = 35.0;

/// Rings every place and numbers it. Answers that share a place have their numbers side by side.
pub(super) fn draw(canvas: &mut Canvas, marks: &[(usize, Area)], pane: Pane) {
    for (_, area) in marks {
        ring(canvas, pane.place(*area));
    }
    for (index, (number, area)) in marks.iter().enumerate() {
        let before = marks[..index].iter().filter(|(_, other)| other == area).count();
        let place = pane.place(*area);
        // In the upper left corner, or in the middle of a place that is hardly larger than the number.
        let small = place.w < RADIUS * 3.2 || place.h < RADIUS * 2.6;
        let (x, y) = if small { place.centre() } else { (place.x + RADIUS * 0.7, place.y + RADIUS * 0.7) };
        let x = x + units(before) * RADIUS * 2.1;
        let x = x.clamp(pane.on.x + RADIUS + 5.0, pane.on.right() - RADIUS - 5.0);
        let y = y.clamp(pane.on.y + RADIUS + 5.0, pane.on.bottom() - RADIUS - 5.0);
        disc(canvas, (x, y), *number);
    }
}

fn ring(canvas: &mut Canvas, area: Area) {
    let palette = canvas.palette();
    let corner = (area.w.min(area.h) * 0.28).min(26.0);
    let shape = Shape::rounded(area, corner);
    canvas.stroke(&shape, palette.halo.opaque(), 11.0);
    canvas.stroke(&shape, palette.highlight.opaque(), 6.0);
}

fn disc(canvas: &mut Canvas, (x, y): (f32, f32), number: usize) {
    let palette = canvas.palette();
    canvas.fill(&Shape::circle(x, y, RADIUS + 3.5), palette.halo.opaque());
    canvas.fill(&Shape::circle(x, y, RADIUS), palette.highlight.opaque());
    let ink = crate::theme::Rgb(0x00FF_FFFF);
    canvas.text(x, y + SIZE * 0.36, &number.to_string(), TextStyle::bold(SIZE, ink), Align::Middle);
}
