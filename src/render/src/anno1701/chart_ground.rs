//! The printed parts of the sea chart: water, coasts, hexes with their ids, anchors, question marks.

use archipel_rules::anno1701::{
    data::data,
    map::{Hex, SeaField, Site},
};

use super::{
    hexes::{self, HALF, RADIUS, SEA},
    pieces,
};
use crate::{
    Canvas,
    shape::{Shape, units},
    text::{Align, TextStyle},
    widgets,
};

/// How far the land extends beyond its hexes.
const BEACH: f32 = 6.0;

pub(super) fn draw(canvas: &mut Canvas) {
    widgets::water(canvas, SEA, 17);
    archipelagos(canvas);
    let grid = canvas.palette().ink.alpha(46);
    for hex in Hex::all() {
        canvas.stroke(&hexes::outline(hex, 0.0), grid, 1.4);
    }
    for hex in Hex::all() {
        sea_field(canvas, hex);
    }
    for site in &data().chart.sites {
        anchor(canvas, *site);
    }
    canvas.stroke(&Shape::rect(SEA), canvas.palette().ink.opaque(), 2.0);
}

/// Draws all shallows before all land, so that no island's shallows cover another's land.
fn archipelagos(canvas: &mut Canvas) {
    let palette = canvas.palette();
    let places = &data().chart.places;
    let last = places.iter().map(|place| place.archipelago).max().unwrap_or(0);
    let coasts: Vec<Shape> = (1..=last)
        .map(|number| {
            let own = places.iter().filter(|place| place.archipelago == number);
            let hexes: Vec<Hex> = own.map(|place| place.hex).collect();
            hexes::coast(&hexes, BEACH, u32::from(number) * 31)
        })
        .collect();
    for (ring, color) in palette.shallows.iter().enumerate() {
        for coast in &coasts {
            canvas.stroke(coast, color.opaque(), 50.0 - units(ring) * 16.0);
        }
    }
    for coast in &coasts {
        canvas.fill(coast, palette.sand.opaque());
        canvas.stroke(coast, palette.ink.opaque(), 2.4);
    }
}

/// Whether the id of a sea field is written at its lower edge: away from its anchor, or else away from land.
pub(super) fn label_below(hex: Hex) -> bool {
    let chart = &data().chart;
    let tip = chart.site_at(hex).map_or(0.0, |site| hexes::direction(chart.sites[site].tip).1);
    let land = |row: Option<usize>| {
        let neighbour = row.and_then(|row| Hex::new(hex.column(), row));
        neighbour.is_some_and(|neighbour| !chart.is_sea(neighbour))
    };
    if tip.abs() > 0.1 { tip < 0.0 } else { land(hex.row().checked_sub(1)) && !land(Some(hex.row() + 1)) }
}

fn sea_field(canvas: &mut Canvas, hex: Hex) {
    let palette = canvas.palette();
    let (x, y) = hexes::centre(hex);
    match data().chart.field(hex) {
        // The tile on this place shows the id.
        SeaField::Place(_) => return,
        SeaField::Start => canvas.sprite_faded("compass", x, y + 6.0, 62.0, 110),
        SeaField::Question => {
            let y = if label_below(hex) { y - 9.0 } else { y + 9.0 };
            canvas.fill(&Shape::circle(x, y, 23.0), palette.paper.alpha(190));
            canvas.stroke(&Shape::circle(x, y, 23.0), palette.ink_soft.opaque(), 2.0);
            canvas.text(x, y + 14.0, "?", TextStyle::title(40.0, palette.ink), Align::Middle);
        }
        SeaField::Open | SeaField::Anchor(_) => {}
    }
    let line = if label_below(hex) { y + HALF - 8.0 } else { y - HALF + 22.0 };
    let style = TextStyle::label(21.0, palette.ink);
    canvas.text(x, line, &pieces::name(hex), style, Align::Middle);
}

/// An anchor that points to its site.
fn anchor(canvas: &mut Canvas, site: Site) {
    let ink = canvas.palette().ink.alpha(170);
    let (x, y) = hexes::centre(site.anchor);
    let (dx, dy) = hexes::direction(site.tip);
    // Coordinates along the anchor's axis and across it.
    let at = |along: f32, across: f32| {
        (x + (dx * along - dy * across) * RADIUS, y + (dy * along + dx * across) * RADIUS)
    };
    let line = |from: (f32, f32), to: (f32, f32)| Shape::line(from.0, from.1, to.0, to.1);
    let ring = at(0.33, 0.0);
    canvas.stroke(&Shape::circle(ring.0, ring.1, 3.4), ink, 2.2);
    canvas.stroke(&line(at(0.41, 0.0), at(0.76, 0.0)), ink, 2.8);
    canvas.stroke(&line(at(0.46, -0.12), at(0.46, 0.12)), ink, 2.6);
    let arms = Shape::build(|p| {
        let (from, bend, tip) = (at(0.58, -0.2), at(0.74, -0.17), at(0.78, 0.0));
        let (back, to) = (at(0.74, 0.17), at(0.58, 0.2));
        p.move_to(from.0, from.1);
        p.quad_to(bend.0, bend.1, tip.0, tip.1);
        p.quad_to(back.0, back.1, to.0, to.1);
    });
    canvas.stroke(&arms, ink, 2.8);
}
