//! Rhombs: empty fields, and glass in the colour and pattern of a seat.

use crate::{
    Canvas, Stamp,
    shape::{Area, Shape},
    theme::{Pattern, Rgb, seat_style},
};

const INK: Rgb = Rgb(0x0033_2822);
const WHITE: Rgb = Rgb(0x00FF_FFFF);
/// Size of the flat centre relative to the rhomb, and the same for small rhombs with a number.
const TABLE: f32 = 0.6;
const NUMBERED: f32 = 0.72;

/// A rhomb around a point.
pub(super) fn outline(cx: f32, cy: f32, w: f32, h: f32) -> Shape {
    let (w, h) = (w / 2.0, h / 2.0);
    Shape::polygon(&[(cx, cy - h), (cx + w, cy), (cx, cy + h), (cx - w, cy)])
}

/// An empty field; paler and dashed if it cannot be used yet.
pub(super) fn slot(canvas: &mut Canvas, cx: f32, cy: f32, w: f32, h: f32, ground: Rgb, open: bool) {
    let shape = outline(cx, cy, w - 3.0, h - 3.0);
    if open {
        canvas.fill(&shape, ground.opaque());
        canvas.stroke(&outline(cx, cy, w - 12.0, h - 12.0), WHITE.alpha(130), 1.6);
        canvas.stroke(&shape, INK.opaque(), 2.0);
    } else {
        canvas.fill(&shape, ground.alpha(140));
        canvas.dashed(&shape, INK.alpha(150), 1.8, 6.0, 5.0);
    }
}

/// A rhomb of a seat. Callers draw on top of its flat centre.
pub(super) fn glass(canvas: &mut Canvas, seat: usize, cx: f32, cy: f32, w: f32, h: f32) {
    stamp(canvas, ("glass", TABLE), seat, Area::new(cx - w / 2.0, cy - h / 2.0, w, h));
}

/// Like [`glass`], with room for a number.
pub(super) fn numbered(canvas: &mut Canvas, seat: usize, cx: f32, cy: f32, side: f32) {
    stamp(canvas, ("numbered glass", NUMBERED), seat, Area::around(cx, cy, side));
}

fn stamp(canvas: &mut Canvas, (name, share): (&'static str, f32), seat: usize, area: Area) {
    let margin = 3.0;
    let stamp = Stamp::new(name, area.w, area.h, u32::try_from(seat).unwrap_or(0));
    canvas.stamp(stamp, area.inset(-margin), |canvas| {
        paint(canvas, seat, Area::new(margin, margin, area.w, area.h), share);
    });
}

fn paint(canvas: &mut Canvas, seat: usize, area: Area, share: f32) {
    let style = seat_style(seat);
    let (Area { w, h, .. }, (cx, cy)) = (area, area.centre());
    let (hw, hh) = (w / 2.0 - 1.0, h / 2.0 - 1.0);
    let corners = [(0.0, -1.0), (1.0, 0.0), (0.0, 1.0), (-1.0, 0.0)];
    let at = |(x, y): (f32, f32), share: f32| (cx + x * hw * share, cy + y * hh * share);
    canvas.fill(&outline(cx, cy, hw * 2.0, hh * 2.0), style.colour.opaque());
    // Four facets of different brightness, lit from the upper left.
    let facets = [WHITE.alpha(34), Rgb(0).alpha(62), Rgb(0).alpha(22), WHITE.alpha(80)];
    for (i, light) in facets.iter().enumerate() {
        let (a, b) = (corners[i], corners[(i + 1) % 4]);
        canvas.fill(&Shape::polygon(&[at(a, 1.0), at(b, 1.0), at(b, share), at(a, share)]), *light);
    }
    for notch in notches(style.pattern, share) {
        let points: Vec<_> = notch.iter().map(|&(x, y)| (cx + x * hw, cy + y * hh)).collect();
        canvas.fill(&Shape::polygon(&points), style.accent.opaque());
        canvas.stroke(&Shape::polygon(&points), INK.alpha(130), 1.4);
    }
    let table = outline(cx, cy, hw * 2.0 * share, hh * 2.0 * share);
    canvas.fill(&table, style.colour.opaque());
    canvas.fill(&table, WHITE.alpha(168));
    canvas.stroke(&table, WHITE.alpha(150), 1.4);
    // A reflection on the upper left edge.
    let glint = Shape::line(cx - hw * 0.72, cy - hh * 0.14, cx - hw * 0.14, cy - hh * 0.72);
    if style.pattern != Pattern::Diagonal {
        canvas.stroke(&glint, WHITE.alpha(200), (w * 0.035).max(1.6));
    }
    canvas.stroke(&outline(cx, cy, hw * 2.0, hh * 2.0), INK.opaque(), 2.2);
}

/// Positions of a pattern's marks on the rim. They identify a seat without its colour.
fn notches(pattern: Pattern, share: f32) -> Vec<[(f32, f32); 4]> {
    let half = (1.0 - share) * 0.55;
    let north = [(0.0, -1.0), (half, half - 1.0), (0.0, half * 2.0 - 1.0), (-half, half - 1.0)];
    let turn = |shape: [(f32, f32); 4], quarter: usize| {
        shape.map(|(x, y)| match quarter {
            0 => (x, y),
            1 => (-y, x),
            2 => (-x, -y),
            _ => (y, -x),
        })
    };
    // The midpoint of the edge between north and east.
    let edge = [(0.28, -0.72), (0.72, -0.28), (0.7 * share, -0.3 * share), (0.3 * share, -0.7 * share)];
    match pattern {
        Pattern::Diagonal => vec![turn(edge, 3), turn(edge, 1)],
        Pattern::Vertical => vec![north, turn(north, 2)],
        Pattern::Cross => (0..4).map(|quarter| turn(north, quarter)).collect(),
        Pattern::Chevron => vec![turn(edge, 1), turn(edge, 2), turn(north, 2)],
    }
}

/// Highlights a rhomb; `strong` is for the newest one.
pub(super) fn ring(canvas: &mut Canvas, cx: f32, cy: f32, w: f32, h: f32, strong: bool) {
    let palette = canvas.palette();
    let shape = outline(cx, cy, w + 2.0, h + 2.0);
    let (halo, line) = if strong { (12.0, 7.0) } else { (7.0, 3.6) };
    canvas.stroke(&shape, palette.halo.opaque(), halo);
    canvas.stroke(&shape, palette.highlight.opaque(), line);
}
