//! Ships whose sail shows the colour and pattern of a seat.

use crate::{
    Canvas, Stamp,
    shape::{Area, Shape},
    theme::{Pattern, Rgb, seat_style},
};

const HULL: Rgb = Rgb(0x0094_6238);
const INK: Rgb = Rgb(0x0033_2822);

/// Draws a ship, centred at a point.
pub fn ship(canvas: &mut Canvas, seat: usize, cx: f32, cy: f32, size: f32) {
    let reach = size * 1.2;
    let stamp = Stamp::new("ship", size, size, u32::try_from(seat).unwrap_or(0));
    canvas.stamp(stamp, Area::around(cx, cy, reach), |canvas| {
        paint(canvas, seat, reach / 2.0, reach / 2.0, size);
    });
}

fn paint(canvas: &mut Canvas, seat: usize, cx: f32, cy: f32, size: f32) {
    let style = seat_style(seat);
    let s = size / 64.0;
    let at = |x: f32, y: f32| (cx + (x - 32.0) * s, cy + (y - 32.0) * s);
    let path = |points: &[(f32, f32)]| {
        let moved: Vec<_> = points.iter().map(|&(x, y)| at(x, y)).collect();
        Shape::polygon(&moved)
    };
    let line = (2.6 * s).max(1.5);
    // A shape with straight top and bottom edges and curved sides.
    let bent = |corners: [(f32, f32); 4], right: (f32, f32), left: (f32, f32)| {
        let [first, second, third, fourth] = corners.map(|(x, y)| at(x, y));
        let (right, left) = (at(right.0, right.1), at(left.0, left.1));
        Shape::build(|p| {
            p.move_to(first.0, first.1);
            p.line_to(second.0, second.1);
            p.quad_to(right.0, right.1, third.0, third.1);
            p.line_to(fourth.0, fourth.1);
            p.quad_to(left.0, left.1, first.0, first.1);
            p.close();
        })
    };
    let hull = bent([(3.0, 40.0), (61.0, 38.0), (50.0, 58.0), (15.0, 58.0)], (59.0, 53.0), (5.0, 53.0));
    let sail = bent([(11.0, 8.0), (53.0, 8.0), (53.0, 36.0), (11.0, 36.0)], (60.0, 22.0), (18.0, 22.0));
    let halo = canvas.palette().halo.opaque();
    canvas.stroke(&hull, halo, line * 2.8);
    canvas.stroke(&sail, halo, line * 2.8);
    let (top, foot) = (at(33.0, 3.0), at(33.0, 44.0));
    canvas.stroke(&Shape::line(top.0, top.1, foot.0, foot.1), INK.opaque(), line * 1.4);
    canvas.fill(&hull, HULL.opaque());
    canvas.stroke(&hull, INK.opaque(), line);
    canvas.fill(&sail, style.colour.opaque());
    let pattern = match style.pattern {
        Pattern::Diagonal => {
            path(&[(12.0, 9.0), (24.0, 9.0), (53.0, 29.0), (52.0, 35.0), (42.0, 35.0), (15.0, 17.0)])
        }
        Pattern::Vertical => path(&[(28.0, 9.0), (41.0, 9.0), (42.0, 35.0), (29.0, 35.0)]),
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
    canvas.fill(&pattern, style.accent.opaque());
    canvas.stroke(&sail, INK.opaque(), line);
}
