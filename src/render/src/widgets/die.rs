//! The face of a die.

use crate::{
    Canvas, Stamp,
    shape::{Area, Shape},
    theme::Rgb,
};

const PIPS: [&[(f32, f32)]; 6] = [
    &[(0.5, 0.5)],
    &[(0.27, 0.27), (0.73, 0.73)],
    &[(0.25, 0.25), (0.5, 0.5), (0.75, 0.75)],
    &[(0.28, 0.28), (0.72, 0.28), (0.28, 0.72), (0.72, 0.72)],
    &[(0.25, 0.25), (0.75, 0.25), (0.5, 0.5), (0.25, 0.75), (0.75, 0.75)],
    &[(0.28, 0.24), (0.72, 0.24), (0.28, 0.5), (0.72, 0.5), (0.28, 0.76), (0.72, 0.76)],
];

/// Draws a die, centred at a point; blank if the number is not 1 to 6.
pub fn die(canvas: &mut Canvas, number: u8, cx: f32, cy: f32, size: f32) {
    let reach = size + 6.0;
    let stamp = Stamp::new("die", size, size, number.into());
    canvas.stamp(stamp, Area::around(cx, cy, reach), |canvas| {
        paint(canvas, number, reach / 2.0, reach / 2.0, size);
    });
}

fn paint(canvas: &mut Canvas, number: u8, cx: f32, cy: f32, size: f32) {
    let area = Area::around(cx, cy, size);
    canvas.fill(&Shape::rounded(area, size * 0.2), Rgb(0x00FF_FDF6).opaque());
    canvas.stroke(&Shape::rounded(area, size * 0.2), Rgb(0x0033_2822).opaque(), 2.2);
    for &(x, y) in usize::from(number).checked_sub(1).and_then(|i| PIPS.get(i)).copied().unwrap_or_default() {
        let pip = Shape::circle(area.x + area.w * x, area.y + area.h * y, size * 0.1);
        canvas.fill(&pip, Rgb(0x0033_2822).opaque());
    }
}
