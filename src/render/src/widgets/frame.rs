//! The border of a picture and the ribbon behind its title.

use crate::{
    Canvas,
    shape::{Area, Shape},
};

/// Width of the border.
const BAND: f32 = 12.0;

/// Draws the border around the whole picture, with alternating bars like the scale of a sea chart.
pub fn frame(canvas: &mut Canvas) {
    let palette = canvas.palette();
    let area = canvas.area();
    for edge in [
        Area::new(0.0, 0.0, area.w, BAND),
        Area::new(0.0, area.h - BAND, area.w, BAND),
        Area::new(0.0, 0.0, BAND, area.h),
        Area::new(area.w - BAND, 0.0, BAND, area.h),
    ] {
        canvas.fill(&Shape::rect(edge), palette.paper.opaque());
    }
    let bar: f32 = 50.0;
    let mut at = BAND;
    while at < area.w - BAND {
        let length = bar.min(area.w - BAND - at);
        for y in [3.0, area.h - BAND + 4.0] {
            canvas.fill(&Shape::rect(Area::new(at, y, length, 5.0)), palette.ink.opaque());
        }
        at += bar * 2.0;
    }
    let mut at = BAND;
    while at < area.h - BAND {
        let length = bar.min(area.h - BAND - at);
        for x in [3.0, area.w - BAND + 4.0] {
            canvas.fill(&Shape::rect(Area::new(x, at, 5.0, length)), palette.ink.opaque());
        }
        at += bar * 2.0;
    }
    canvas.stroke(&Shape::rect(area.inset(1.0)), palette.ink.opaque(), 2.0);
    canvas.stroke(&Shape::rect(area.inset(BAND)), palette.ink.opaque(), 2.0);
}

/// A paper ribbon for a title, with a notch at its right end.
pub fn cartouche(canvas: &mut Canvas, area: Area) {
    let palette = canvas.palette();
    let shape = |area: Area| {
        let tail = area.h * 0.36;
        Shape::polygon(&[
            (area.x, area.y),
            (area.right(), area.y),
            (area.right() - tail, area.y + area.h / 2.0),
            (area.right(), area.bottom()),
            (area.x, area.bottom()),
        ])
    };
    canvas
        .fill(&shape(Area::new(area.x + 3.0, area.y + 4.0, area.w, area.h)), crate::theme::Rgb(0).alpha(46));
    canvas.fill(&shape(area), palette.paper.opaque());
    canvas.stroke(&shape(area), palette.ink.opaque(), 2.4);
}
