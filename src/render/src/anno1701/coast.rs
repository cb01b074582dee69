//! The coast around adjacent hexes: their common outline, slightly bent.

use std::collections::HashMap;

use crate::{canvas::round, noise::Noise, shape::Shape};

type Point = (f32, f32);
/// The corners of a hex, clockwise.
pub(super) type Corners = [Point; 6];

/// `reach` is how far the land extends beyond the hexes.
pub(super) fn around(fields: &[Corners], reach: f32, seed: u32) -> Shape {
    let all: Vec<(Point, Point)> =
        fields.iter().flat_map(|field| (0..6).map(|side| (field[side], field[(side + 1) % 6]))).collect();
    // An edge that two hexes share occurs in both directions and is not part of the coast.
    let shared =
        |(from, to): (Point, Point)| all.iter().any(|(a, b)| near(*a) == near(to) && near(*b) == near(from));
    let mut edges: HashMap<(i32, i32), (Point, Point)> =
        all.iter().filter(|edge| !shared(**edge)).map(|edge| (near(edge.0), *edge)).collect();
    let mut noise = Noise::new(seed);
    let mut points = Vec::new();
    let mut at = all.iter().map(|edge| edge.0).find(|from| edges.contains_key(&near(*from)));
    while let Some((from, to)) = at.and_then(|at| edges.remove(&near(at))) {
        let along = (to.0 - from.0, to.1 - from.1);
        let length = (along.0 * along.0 + along.1 * along.1).sqrt().max(1.0);
        // Edges run clockwise, so the sea is on the left.
        let out = (along.1 / length, -along.0 / length);
        for share in [0.18, 0.5, 0.82] {
            let push = reach * (1.0 + noise.signed() * 0.55);
            points.push((from.0 + along.0 * share + out.0 * push, from.1 + along.1 * share + out.1 * push));
        }
        at = Some(to);
    }
    Shape::soft(&points)
}

/// Rounds to whole units, so that a corner computed from two hexes is the same.
fn near((x, y): Point) -> (i32, i32) {
    (round(x), round(y))
}
