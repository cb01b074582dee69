//! Numbered callouts: rings around parts of a picture, with a number beside each and an arrow between them, so that a
//! text can say "① your docks".

use archipel_rules::{Id, View};
use tiny_skia::Color;

use crate::{
    Anchors, Canvas, Picture, PictureOptions, anchors,
    canvas::UNITS,
    draw,
    shape::{Area, Shape},
    text::{Align, TextStyle},
    widgets,
};

/// What a callout points at.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Target {
    /// Something on the picture, by the id of its [`crate::Anchor`].
    Id(Id),
    /// A part of the picture, in design units: the picture is 1000 wide.
    Region(Area),
}

/// The side of its target on which a number stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Side {
    Left,
    Right,
    Above,
    Below,
    /// On the upper left corner, without an arrow.
    Corner,
}

/// A numbered callout.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Callout {
    pub target: Target,
    /// `None`: where there is room.
    pub side: Option<Side>,
}

/// Radius of the disc with the number.
const DISC: f32 = 29.0;
/// From the edge of the disc to the ring.
const ARROW: f32 = 34.0;
/// Keeps discs off the edge of the picture.
const MARGIN: f32 = 4.0;

/// Draws the picture with the callouts 1, 2, 3 … on it. A callout whose target is not on this picture is left out, and
/// its number with it.
pub fn draw_with_callouts(view: &View, options: &PictureOptions<'_>, callouts: &[Callout]) -> Picture {
    let (picture, plan) = (draw(view, options), anchors(view, options));
    let found: Vec<(usize, Area, Option<Side>)> = callouts
        .iter()
        .enumerate()
        .filter_map(|(index, callout)| Some((index + 1, area_of(&plan, callout.target)?, callout.side)))
        .collect();
    let mut canvas = Canvas::over(picture, options.theme);
    let page = canvas.area();
    let mut discs: Vec<Area> = Vec::new();
    for (_, area, _) in &found {
        widgets::ring(&mut canvas, *area);
    }
    for (number, area, side) in &found {
        let others = found.iter().filter(|(other, ..)| other != number).map(|(_, area, _)| *area);
        let taken: Vec<Area> = others.chain(discs.iter().copied()).collect();
        let centre = place(*area, *side, page, &taken);
        arrow(&mut canvas, centre, *area);
        disc(&mut canvas, centre, *number);
        discs.push(Area::around(centre.0, centre.1, 2.0 * DISC));
    }
    canvas.finish()
}

/// Whether the target of each of these callouts is on the picture.
pub fn are_on_picture(view: &View, options: &PictureOptions<'_>, callouts: &[Callout]) -> Vec<bool> {
    let plan = anchors(view, options);
    let page = Area::new(0.0, 0.0, UNITS, plan.height);
    let inside = |area: Area| {
        area.x >= page.x && area.y >= page.y && area.right() <= page.right() && area.bottom() <= page.bottom()
    };
    let area = |callout: &Callout| area_of(&plan, callout.target);
    callouts.iter().map(|callout| area(callout).is_some_and(inside)).collect()
}

fn area_of(plan: &Anchors, target: Target) -> Option<Area> {
    match target {
        Target::Region(area) => Some(area),
        Target::Id(id) => plan.find(id.as_str()).map(|anchor| anchor.area),
    }
}

/// The centre of the disc for this area: on the side asked for, or else where it is inside the picture and hides the
/// least of what is taken.
fn place(area: Area, side: Option<Side>, page: Area, taken: &[Area]) -> (f32, f32) {
    const SIDES: [Side; 5] = [Side::Left, Side::Right, Side::Above, Side::Below, Side::Corner];
    let away = DISC + ARROW;
    let (cx, cy) = area.centre();
    let on = |side: Side| match side {
        Side::Left => (area.x - away, cy),
        Side::Right => (area.right() + away, cy),
        Side::Above => (cx, area.y - away),
        Side::Below => (cx, area.bottom() + away),
        Side::Corner => (area.x, area.y),
    };
    let room = page.inset(DISC + MARGIN);
    let is_inside =
        |(x, y): (f32, f32)| (room.x..=room.right()).contains(&x) && (room.y..=room.bottom()).contains(&y);
    let hidden = |(x, y): (f32, f32)| -> f32 {
        let disc = Area::around(x, y, 2.0 * DISC);
        taken.iter().map(|other| shared(disc, *other)).sum()
    };
    let free = || {
        let inside = SIDES.into_iter().map(on).filter(|centre| is_inside(*centre));
        inside.min_by(|one, other| hidden(*one).total_cmp(&hidden(*other)))
    };
    let (x, y) = side.map(on).or_else(free).unwrap_or_else(|| on(Side::Corner));
    (x.clamp(room.x, room.right().max(room.x)), y.clamp(room.y, room.bottom().max(room.y)))
}

/// The area that two rectangles share.
fn shared(one: Area, other: Area) -> f32 {
    let across = one.right().min(other.right()) - one.x.max(other.x);
    let down = one.bottom().min(other.bottom()) - one.y.max(other.y);
    across.max(0.0) * down.max(0.0)
}

/// From the disc to the nearest point of the area; none if the disc lies on it.
fn arrow(canvas: &mut Canvas, (x, y): (f32, f32), area: Area) {
    let tip = (x.clamp(area.x, area.right()), y.clamp(area.y, area.bottom()));
    let (dx, dy) = (tip.0 - x, tip.1 - y);
    let length = dx.hypot(dy);
    if length < DISC + 6.0 {
        return;
    }
    let (ux, uy) = (dx / length, dy / length);
    let base = (tip.0 - ux * 20.0, tip.1 - uy * 20.0);
    let head = Shape::polygon(&[
        tip,
        (base.0 - uy * 12.0, base.1 + ux * 12.0),
        (base.0 + uy * 12.0, base.1 - ux * 12.0),
    ]);
    let shaft = Shape::line(x + ux * DISC, y + uy * DISC, base.0, base.1);
    let palette = canvas.palette();
    let (halo, ink): (Color, Color) = (palette.halo.opaque(), palette.highlight.opaque());
    canvas.stroke(&shaft, halo, 14.0);
    canvas.stroke(&head, halo, 7.0);
    canvas.stroke(&shaft, ink, 7.0);
    canvas.fill(&head, ink);
}

fn disc(canvas: &mut Canvas, (x, y): (f32, f32), number: usize) {
    let palette = canvas.palette();
    canvas.fill(&Shape::circle(x, y, DISC + 4.0), palette.halo.opaque());
    canvas.fill(&Shape::circle(x, y, DISC), palette.highlight.opaque());
    let style = TextStyle::bold(42.0, palette.halo);
    canvas.text(x, y + 15.0, &number.to_string(), style, Align::Middle);
}

#[cfg(test)]
mod tests {
    use super::*;

    const PAGE: Area = Area::new(0.0, 0.0, 1000.0, 800.0);

    #[test]
    fn a_disc_stands_beside_its_area_and_inside_the_picture() {
        let area = Area::new(400.0, 300.0, 100.0, 50.0);
        assert_eq!(place(area, None, PAGE, &[]), (400.0 - DISC - ARROW, 325.0));
        let at_the_edge = Area::new(5.0, 300.0, 100.0, 50.0);
        assert_eq!(place(at_the_edge, None, PAGE, &[]), (105.0 + DISC + ARROW, 325.0));
        assert_eq!(place(area, Some(Side::Below), PAGE, &[]), (450.0, 350.0 + DISC + ARROW));
    }

    #[test]
    fn a_disc_avoids_what_is_taken() {
        let area = Area::new(400.0, 300.0, 100.0, 50.0);
        let left = Area::new(250.0, 250.0, 140.0, 150.0);
        assert_eq!(place(area, None, PAGE, &[left]), (500.0 + DISC + ARROW, 325.0));
    }

    #[test]
    fn an_area_that_fills_the_picture_has_its_disc_on_a_corner() {
        let (x, y) = place(PAGE.inset(10.0), None, PAGE, &[]);
        assert!(x < 100.0 && y < 100.0, "{x} {y}");
    }
}
