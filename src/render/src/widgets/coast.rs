//! Islands: an irregular coast with shallows around it, a beach and a meadow.

use crate::{
    Canvas,
    noise::Noise,
    shape::{Area, Shape},
};

/// The coastline of one island.
#[derive(Clone, Copy, Debug)]
pub struct Coast {
    /// The approximate bounds of the land.
    pub area: Area,
    /// Radius of the corners.
    pub corner: f32,
    /// Maximum random displacement of the line.
    pub wobble: f32,
    /// Distance between the bends of the line.
    pub step: f32,
    pub seed: u32,
}

impl Coast {
    fn outline(&self, inset: f32) -> Shape {
        Shape::soft(&self.points(inset))
    }

    /// Points around the area, each displaced a little. An inner line gets the same displacements as the outer one.
    fn points(&self, inset: f32) -> Vec<(f32, f32)> {
        let area = self.area.inset(inset);
        let corner = (self.corner - inset * 0.6).max(4.0);
        let (west, north, east, south) = (area.x, area.y, area.right(), area.bottom());
        let mut noise = Noise::new(self.seed);
        let mut points = Vec::new();
        let mut edge = |from: (f32, f32),
                        to: (f32, f32),
                        normal: (f32, f32),
                        cut: (f32, f32),
                        next_normal: (f32, f32)| {
            // Uses the length of the outer line, so that inner and outer lines consume the same random numbers.
            let length = ((to.0 - from.0).abs() + (to.1 - from.1).abs()).max(1.0) + inset * 2.0;
            let mut bends = 1.0;
            while bends * self.step < length {
                bends += 1.0;
            }
            let mut i = 0.0;
            while i <= bends {
                let share = i / bends;
                let push = noise.signed() * self.wobble;
                points.push((
                    from.0 + (to.0 - from.0) * share + normal.0 * push,
                    from.1 + (to.1 - from.1) * share + normal.1 * push,
                ));
                i += 1.0;
            }
            let push = noise.signed() * self.wobble * 0.6;
            let out = ((normal.0 + next_normal.0) * 0.7, (normal.1 + next_normal.1) * 0.7);
            points.push((cut.0 + out.0 * (push - corner * 0.22), cut.1 + out.1 * (push - corner * 0.22)));
        };
        let (up, right, down, left) = ((0.0, -1.0), (1.0, 0.0), (0.0, 1.0), (-1.0, 0.0));
        edge((west + corner, north), (east - corner, north), up, (east, north), right);
        edge((east, north + corner), (east, south - corner), right, (east, south), down);
        edge((east - corner, south), (west + corner, south), down, (west, south), left);
        edge((west, south - corner), (west, north + corner), left, (west, north), up);
        points
    }

    /// Must be called for all islands before their land is drawn, or one island's shallows cover another's land.
    pub fn draw_shallows(&self, canvas: &mut Canvas, reach: f32) {
        let palette = canvas.palette();
        let shape = self.outline(0.0);
        for (ring, color) in palette.shallows.iter().enumerate() {
            let width = reach * 2.0 * (1.0 - crate::shape::units(ring) * 0.34);
            canvas.stroke(&shape, color.opaque(), width);
        }
    }

    pub fn draw_land(&self, canvas: &mut Canvas, beach: f32) {
        let palette = canvas.palette();
        let shape = self.outline(0.0);
        canvas.fill(&shape, palette.sand.opaque());
        let meadow = self.outline(beach);
        canvas.fill(&meadow, palette.meadow.opaque());
        canvas.stroke(&meadow, palette.meadow_shade.opaque(), 2.0);
        canvas.stroke(&shape, palette.ink.opaque(), 2.6);
    }

    /// Draws paved land with a stone edge along the water.
    pub fn draw_quay(&self, canvas: &mut Canvas) {
        let palette = canvas.palette();
        let shape = self.outline(0.0);
        canvas.fill(&shape, palette.paper_shade.opaque());
        canvas.stroke(&shape, palette.stone.opaque(), 9.0);
        canvas.stroke(&shape, palette.ink.opaque(), 2.6);
        canvas.stroke(&self.outline(6.0), palette.stone_shade.alpha(150), 1.6);
    }

    /// Draws a sandy islet without a meadow.
    pub fn draw_sand(&self, canvas: &mut Canvas) {
        let palette = canvas.palette();
        let shape = self.outline(0.0);
        canvas.fill(&shape, palette.sand.opaque());
        canvas.stroke(&shape, palette.ink.opaque(), 2.6);
    }
}

/// A rock in the water.
pub fn rock(canvas: &mut Canvas, cx: f32, cy: f32, radius: f32, seed: u32) {
    let palette = canvas.palette();
    let shape = blob(cx, cy, radius, seed);
    canvas.stroke(&shape, palette.shallows[1].opaque(), 16.0);
    canvas.stroke(&shape, palette.shallows[2].opaque(), 8.0);
    canvas.fill(&shape, palette.stone.opaque());
    canvas.stroke(&shape, palette.ink.opaque(), 2.0);
}

/// One to four small islands inside a square; `pale` if this number of islands is not in play.
pub fn islets(canvas: &mut Canvas, square: Area, number: u8, pale: bool, seed: u32) {
    const PLACES: [&[(f32, f32, f32)]; 4] = [
        &[(0.5, 0.5, 0.42)],
        &[(0.33, 0.36, 0.31), (0.66, 0.66, 0.30)],
        &[(0.32, 0.32, 0.27), (0.72, 0.42, 0.25), (0.42, 0.74, 0.25)],
        &[(0.3, 0.3, 0.25), (0.72, 0.28, 0.23), (0.28, 0.72, 0.23), (0.7, 0.7, 0.25)],
    ];
    let index = usize::from(number.clamp(1, 4)) - 1;
    let palette = canvas.palette();
    let outlines = |share: f32| -> Vec<Shape> {
        PLACES[index]
            .iter()
            .enumerate()
            .map(|(i, &(x, y, radius))| {
                let (cx, cy) = (square.x + square.w * x, square.y + square.h * y);
                blob(
                    cx,
                    cy,
                    radius * square.w * share,
                    seed.wrapping_mul(7).wrapping_add(u32::try_from(i).unwrap_or(0)),
                )
            })
            .collect()
    };
    let blobs = outlines(1.0);
    for shape in &blobs {
        canvas.stroke(shape, palette.shallows[1].opaque(), 13.0);
    }
    for shape in &blobs {
        canvas.stroke(shape, palette.shallows[2].opaque(), 6.0);
    }
    for shape in &blobs {
        let (land, line) =
            if pale { (palette.shallows[2], palette.wave) } else { (palette.sand, palette.ink) };
        canvas.fill(shape, land.opaque());
        canvas.stroke(shape, line.opaque(), 1.8);
    }
    if !pale {
        for shape in outlines(0.62) {
            canvas.fill(&shape, palette.meadow.opaque());
        }
    }
}

/// The outline of a roundish island.
fn blob(cx: f32, cy: f32, radius: f32, seed: u32) -> Shape {
    const D: f32 = 0.707;
    const AROUND: [(f32, f32); 8] =
        [(1.0, 0.0), (D, D), (0.0, 1.0), (-D, D), (-1.0, 0.0), (-D, -D), (0.0, -1.0), (D, -D)];
    let mut noise = Noise::new(seed);
    let points: Vec<_> = AROUND
        .iter()
        .map(|(x, y)| {
            let reach = radius * (1.06 + noise.signed() * 0.2);
            (cx + x * reach, cy + y * reach)
        })
        .collect();
    Shape::soft(&points)
}
