//! The numbers of the possible answers.

use super::{Corner, Pane};
use crate::{
    Anchor, Canvas, Form,
    shape::{Area, Shape, units},
    text::{Align, TextStyle},
};

/// Radius of a number's disc, and the size of the number.
const RADIUS: f32 = 25.0;
const SIZE: f32 = 35.0;
/// Width of a ring.
const LINE: f32 = 6.0;

/// Rings every place and numbers it. Answers that share a place have their numbers side by side.
pub(super) fn draw(canvas: &mut Canvas, marks: &[(usize, &Anchor)], corner: Corner, pane: Pane) {
    for (_, anchor) in marks {
        ring(canvas, anchor.form, pane.place(anchor.area));
    }
    for (index, (number, anchor)) in marks.iter().enumerate() {
        let before = marks[..index].iter().filter(|(_, other)| other.area == anchor.area).count();
        let (x, y) = spot(anchor.form, corner, pane.place(anchor.area));
        let x = x + units(before) * RADIUS * 2.1;
        let x = x.clamp(pane.on.x + RADIUS + 5.0, pane.on.right() - RADIUS - 5.0);
        let y = y.clamp(pane.on.y + RADIUS + 5.0, pane.on.bottom() - RADIUS - 5.0);
        disc(canvas, (x, y), *number);
    }
}

/// Where the number of a place stands: in the middle if there is hardly more room.
fn spot(form: Form, corner: Corner, place: Area) -> (f32, f32) {
    let (x, y) = place.centre();
    let narrow = place.w < RADIUS * 3.2;
    let left = place.x + RADIUS * 0.7;
    match (form, corner) {
        _ if narrow => (x, y),
        (Form::Rectangle, Corner::Middle) => (place.x + place.w * 0.57, y),
        (Form::Rectangle, _) if place.h < RADIUS * 2.6 => (left, y),
        (Form::Rectangle, Corner::UpperLeft) => (left, place.y + RADIUS * 0.7),
        (Form::Rectangle, Corner::LowerLeft) => (left, place.bottom() - RADIUS * 0.7),
        (Form::Hexagon, _) if place.w > place.h => (place.x + place.w * 0.2, place.y + place.h * 0.62),
        (Form::Hexagon, _) => (place.x + place.w * 0.14, place.y + place.h * 0.3),
        (Form::Rhomb, _) => (place.x + place.w * 0.2, place.y + place.h * 0.26),
    }
}

fn ring(canvas: &mut Canvas, form: Form, area: Area) {
    let palette = canvas.palette();
    let shape = outline(form, area.inset(-1.0));
    canvas.stroke(&shape, palette.halo.opaque(), LINE * 1.8);
    canvas.stroke(&shape, palette.highlight.opaque(), LINE);
}

fn outline(form: Form, area: Area) -> Shape {
    let (x, y) = area.centre();
    match form {
        Form::Rectangle => Shape::rounded(area, (area.w.min(area.h) * 0.28).min(26.0)),
        Form::Rhomb => Shape::polygon(&[(x, area.y), (area.right(), y), (x, area.bottom()), (area.x, y)]),
        Form::Hexagon if area.w > area.h => {
            let (left, right) = (area.x + area.w / 4.0, area.right() - area.w / 4.0);
            Shape::polygon(&[
                (left, area.y),
                (right, area.y),
                (area.right(), y),
                (right, area.bottom()),
                (left, area.bottom()),
                (area.x, y),
            ])
        }
        Form::Hexagon => {
            let (high, low) = (area.y + area.h / 4.0, area.bottom() - area.h / 4.0);
            Shape::polygon(&[
                (x, area.y),
                (area.right(), high),
                (area.right(), low),
                (x, area.bottom()),
                (area.x, low),
                (area.x, high),
            ])
        }
    }
}

fn disc(canvas: &mut Canvas, (x, y): (f32, f32), number: usize) {
    let palette = canvas.palette();
    canvas.fill(&Shape::circle(x, y, RADIUS + 3.5), palette.halo.opaque());
    canvas.fill(&Shape::circle(x, y, RADIUS), palette.highlight.opaque());
    let ink = crate::theme::Rgb(0x00FF_FFFF);
    canvas.text(x, y + SIZE * 0.36, &number.to_string(), TextStyle::bold(SIZE, ink), Align::Middle);
}
