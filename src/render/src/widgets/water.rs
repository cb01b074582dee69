//! Open water with small strokes for waves.

use crate::{
    Canvas,
    noise::Noise,
    shape::{Area, Shape},
};

/// Fills an area with water. The seed determines where the waves are.
pub fn water(canvas: &mut Canvas, area: Area, seed: u32) {
    let palette = canvas.palette();
    canvas.fill(&Shape::rect(area), palette.sea.opaque());
    let mut noise = Noise::new(seed);
    let (step_x, step_y) = (92.0, 46.0);
    let mut y = area.y + 22.0;
    let mut odd = false;
    while y < area.bottom() - 10.0 {
        let mut x = area.x + if odd { 20.0 } else { 66.0 };
        while x < area.right() - 40.0 {
            let (dx, dy, kind) = (noise.signed() * 26.0, noise.signed() * 12.0, noise.unit());
            if kind > 0.35 {
                wave(canvas, x + dx, y + dy, if kind > 0.75 { 15.0 } else { 10.0 });
            }
            x += step_x;
        }
        y += step_y;
        odd = !odd;
    }
}

fn wave(canvas: &mut Canvas, x: f32, y: f32, size: f32) {
    let shape = Shape::build(|p| {
        p.move_to(x - size, y);
        p.quad_to(x - size / 2.0, y - size * 0.55, x, y);
        p.quad_to(x + size / 2.0, y - size * 0.55, x + size, y);
    });
    let color = canvas.palette().wave.opaque();
    canvas.stroke(&shape, color, 2.0);
}
