//! Ships: a small cog whose sail shows the livery of its seat.

use crate::{
    Canvas, Stamp,
    shape::{Area, Shape},
    theme::{Ink, Pattern, livery},
};

const HULL: Ink = Ink(0x0094_6238);
const INK: Ink = Ink(0x0033_2822);

/// Draws a ship of a seat around a point.
pub fn ship(canvas: &mut Canvas, seat: usize, cx: f32, cy: f32, size: f32) {
    let side = size * 1.2;
    let stamp = Stamp::new("ship", size, size, u32::try_from(seat).unwrap_or(0));
    canvas
        .stamp(stamp, Area::around(cx, cy, side), |canvas| paint(canvas, seat, side / 2.0, side / 2.0, size));
}

fn paint(canvas: &mut Canvas, seat: usize, cx: f32, cy: f32, size: f32) {
    let livery = livery(seat);
    let s = size / 64.0;
    let at = |x: f32, y: f32| (cx + (x - 32.0) * s, cy + (y - 32.0) * s);
    let path = |points: &[(f32, f32)]| {
        let moved: Vec<_> = points.iter().map(|&(x, y)| at(x, y)).collect();
        Shape::polygon(&moved)
    };
    let line = (2.6 * s).max(1.5);
    let hull = Shape::build(|p| {
        let (a, b, c, d) = (at(3.0, 40.0), at(61.0, 38.0), at(50.0, 58.0), at(15.0, 58.0));
        p.move_to(a.0, a.1);
        p.line_to(b.0, b.1);
        let q = at(59.0, 53.0);
        p.quad_to(q.0, q.1, c.0, c.1);
        p.line_to(d.0, d.1);
        let q = at(5.0, 53.0);
        p.quad_to(q.0, q.1, a.0, a.1);
        p.close();
    });
    let sail = Shape::build(|p| {
        let (a, b, c, d) = (at(11.0, 8.0), at(53.0, 8.0), at(53.0, 36.0), at(11.0, 36.0));
        p.move_to(a.0, a.1);
        p.line_to(b.0, b.1);
        let q = at(60.0, 22.0);
        p.quad_to(q.0, q.1, c.0, c.1);
        p.line_to(d.0, d.1);
        let q = at(18.0, 22.0);
        p.quad_to(q.0, q.1, a.0, a.1);
        p.close();
    });
    let halo = canvas.palette().halo.opaque();
    canvas.stroke(&hull, halo, line * 2.8);
    canvas.stroke(&sail, halo, line * 2.8);
    let (top, foot) = (at(33.0, 3.0), at(33.0, 44.0));
    canvas.stroke(&Shape::line(top.0, top.1, foot.0, foot.1), INK.opaque(), line * 1.4);
    canvas.fill(&hull, HULL.opaque());
    canvas.stroke(&hull, INK.opaque(), line);
    canvas.fill(&sail, livery.field.opaque());
    let charge = match livery.pattern {
        Pattern::Bend => {
            path(&[(12.0, 9.0), (24.0, 9.0), (53.0, 29.0), (52.0, 35.0), (42.0, 35.0), (15.0, 17.0)])
        }
        Pattern::Pale => path(&[(28.0, 9.0), (41.0, 9.0), (42.0, 35.0), (29.0, 35.0)]),
        Pattern::Cross => path(&[
            (30.0, 9.0),
            (38.0, 9.0),
            (39.0, 18.0),
            (56.0, 18.0),
            (56.0, 26.0),
            (39.0, 26.0),
            (39.0, 35.0),
            (31.0, 35.0),
            (31.0, 26.0),
            (15.0, 26.0),
            (15.0, 18.0),
            (31.0, 18.0),
        ]),
        Pattern::Chevron => {
            path(&[(34.0, 11.0), (55.0, 26.0), (53.0, 34.0), (34.0, 21.0), (14.0, 34.0), (15.0, 26.0)])
        }
    };
    canvas.fill(&charge, livery.charge.opaque());
    canvas.stroke(&sail, INK.opaque(), line);
}
