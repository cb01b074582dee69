//! Panels, grounds of sprites, and empty slots.

use crate::{
    Canvas, Stamp,
    shape::{Area, Shape},
    theme::Rgb,
};

/// A sheet of paper with a double line and notched corners.
pub fn panel(canvas: &mut Canvas, area: Area) {
    let palette = canvas.palette();
    let shadow = Area::new(area.x + 3.0, area.y + 4.0, area.w, area.h);
    canvas.fill(&Shape::notched(shadow, 14.0), Rgb(0).alpha(46));
    canvas.fill(&Shape::notched(area, 14.0), palette.paper.opaque());
    canvas.stroke(&Shape::notched(area, 14.0), palette.ink.opaque(), 2.4);
    canvas.stroke(&Shape::notched(area.inset(6.0), 12.0), palette.line.opaque(), 1.6);
}

/// A light ground for a sprite.
pub fn plaque(canvas: &mut Canvas, area: Area, edge: Rgb, width: f32) {
    let margin = 4.0;
    let stamp = Stamp::new(if width > 3.0 { "thick plaque" } else { "plaque" }, area.w, area.h, edge.0);
    canvas.stamp(stamp, area.inset(-margin), |canvas| {
        let area = Area::new(margin, margin, area.w, area.h);
        let shadow = Area::new(area.x + 1.5, area.y + 2.5, area.w, area.h);
        canvas.fill(&Shape::rounded(shadow, 10.0), Rgb(0).alpha(40));
        canvas.fill(&Shape::rounded(area, 10.0), canvas.palette().plaque.opaque());
        canvas.stroke(&Shape::rounded(area, 10.0), edge.opaque(), width);
    });
}

/// An empty place: a dashed outline.
pub fn slot(canvas: &mut Canvas, area: Area) {
    let palette = canvas.palette();
    canvas.fill(&Shape::rounded(area, 10.0), palette.plaque.alpha(70));
    canvas.dashed(&Shape::rounded(area, 10.0), palette.ink_soft.alpha(150), 2.0, 8.0, 7.0);
}
