//! Jetties of stone and of wood.

use crate::{
    Canvas, Stamp,
    shape::{Area, Shape, units},
};

/// The direction in which a wooden jetty points.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Side {
    North,
    East,
}

/// A stone jetty that fills the area.
pub fn jetty_stone(canvas: &mut Canvas, area: Area) {
    let stamp = Stamp::new("stone jetty", area.w, area.h, 0);
    canvas.stamp(stamp, area.inset(-5.0), |canvas| paint_stone(canvas, Area::new(5.0, 5.0, area.w, area.h)));
}

fn paint_stone(canvas: &mut Canvas, area: Area) {
    let palette = canvas.palette();
    canvas.stroke(&Shape::rounded(area, 5.0), palette.foam.alpha(150), 7.0);
    canvas.fill(&Shape::rounded(area, 5.0), palette.stone.opaque());
    let rows = 4;
    for row in 0..rows {
        let y = area.y + area.h * units(row + 1) / units(rows + 1);
        canvas.stroke(
            &Shape::line(area.x + 3.0, y, area.right() - 3.0, y),
            palette.stone_shade.opaque(),
            1.6,
        );
        let x = area.x + area.w * if row % 2 == 0 { 0.36 } else { 0.64 };
        let next = area.h / units(rows + 1);
        canvas.stroke(&Shape::line(x, y, x, y + next), palette.stone_shade.opaque(), 1.6);
    }
    canvas.stroke(&Shape::rounded(area, 5.0), palette.ink.opaque(), 2.2);
}

/// A wooden jetty that fills the area: planks across, posts along both sides.
pub fn jetty_wood(canvas: &mut Canvas, area: Area, side: Side) {
    let palette = canvas.palette();
    canvas.stroke(&Shape::rounded(area, 3.0), palette.foam.alpha(150), 7.0);
    canvas.fill(&Shape::rounded(area, 3.0), palette.plank.opaque());
    let length = if side == Side::East { area.w } else { area.h };
    let mut at = 12.0;
    let mut post = false;
    while at < length - 4.0 {
        let plank = match side {
            Side::East => Shape::line(area.x + at, area.y + 2.0, area.x + at, area.bottom() - 2.0),
            Side::North => Shape::line(area.x + 2.0, area.y + at, area.right() - 2.0, area.y + at),
        };
        canvas.stroke(&plank, palette.plank_shade.opaque(), 1.8);
        if post {
            for edge in [0.0, 1.0] {
                let (x, y) = match side {
                    Side::East => (area.x + at, area.y + area.h * edge),
                    Side::North => (area.x + area.w * edge, area.y + at),
                };
                canvas.fill(&Shape::circle(x, y, 4.0), palette.plank_shade.opaque());
                canvas.stroke(&Shape::circle(x, y, 4.0), palette.ink.opaque(), 1.6);
            }
        }
        post = !post;
        at += 12.0;
    }
    canvas.stroke(&Shape::rounded(area, 3.0), palette.ink.opaque(), 2.2);
}
