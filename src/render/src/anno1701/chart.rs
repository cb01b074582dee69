//! The movable parts of the sea chart: island tiles as the viewer knows them, colonies, ships and the last route.

use archipel_rules::{
    Seat,
    anno1701::{
        View,
        data::data,
        kinds::{Back, Face},
        map::Hex,
        view::IslandView,
    },
};

use super::{
    chart_ships,
    hexes::{self, HALF, RADIUS},
    pieces::{self, INK},
    sprites,
};
use crate::{
    Canvas, Form, PictureOptions,
    shape::units,
    text::{Align, TextStyle},
    theme::Rgb,
    widgets,
};

pub(super) fn draw(canvas: &mut Canvas, view: &View, options: &PictureOptions<'_>) {
    for island in &view.islands {
        match island.face {
            Some(face) if island.face_up => face_up(canvas, island.hex, face),
            Some(face) => known(canvas, *island, face),
            None => {}
        }
    }
    reach(canvas, view);
    for hex in Hex::all() {
        if widgets::is_new_as(Form::Hexagon, canvas, options, hex.id().as_str(), hexes::bounds(hex)) {
            hexes::stamp(canvas, hex, ("hex ring", 0), |canvas, outline| pieces::ring(canvas, &outline(3.0)));
        }
    }
    for island in view.islands.iter().filter(|island| !island.face_up) {
        lookers(canvas, view, *island);
    }
    chart_ships::route(canvas, view);
    for site in &view.sites {
        match site.owner {
            Some(owner) => {
                pieces::colony(canvas, owner.index(), hexes::shore(site.anchor, site.tip), 32.0);
            }
            None => pieces::empty_site(canvas, hexes::corner(site.anchor, site.tip)),
        }
    }
    chart_ships::ships(canvas, view);
}

/// The colour of a tile back, the same in both themes.
const fn back(back: Back) -> Rgb {
    match back {
        Back::Dark => Rgb(0x00A5_8258),
        Back::Light => Rgb(0x00E0_C694),
    }
}

/// A face-down tile. It is part of the background, because most of these tiles stay face down for long.
pub(super) fn face_down(canvas: &mut Canvas, hex: Hex, kind: Back) {
    let (x, y) = hexes::centre(hex);
    let shape = hexes::outline(hex, 3.0);
    canvas.fill(&shape, back(kind).opaque());
    canvas.stroke(&hexes::outline(hex, 8.0), INK.alpha(70), 1.6);
    canvas.stroke(&shape, INK.opaque(), 2.0);
    canvas.sprite_faded("compass", x, y - side(hex) * 6.0, 50.0, 70);
    id(canvas, hex);
}

/// The edge of a tile where its id is written: -1 is the upper, 1 the lower one. Prefers an edge without a colony site.
fn side(hex: Hex) -> f32 {
    let sites = sites(hex);
    let at = |edge: f32| sites.iter().any(|(_, dy)| dy * edge > 0.5);
    if at(-1.0) && !at(1.0) { 1.0 } else { -1.0 }
}

/// The directions of a tile's two colony sites from its centre, in radii.
fn sites(hex: Hex) -> Vec<(f32, f32)> {
    let chart = &data().chart;
    let (x, y) = hexes::centre(hex);
    let own = chart.place_at(hex).map(|place| chart.places[place].sites).into_iter().flatten();
    let corner = |site: u8| {
        let site = &chart.sites[usize::from(site)];
        let (cx, cy) = hexes::corner(site.anchor, site.tip);
        ((cx - x) / RADIUS, (cy - y) / RADIUS)
    };
    own.map(corner).collect()
}

fn id(canvas: &mut Canvas, hex: Hex) {
    let (x, y) = hexes::centre(hex);
    let side = side(hex);
    // If both edges have a site, the id moves away from the one beside it.
    let beside = sites(hex).into_iter().find(|(_, dy)| dy * side > 0.5);
    let x = x - beside.map_or(0.0, |(dx, _)| dx * 18.0);
    let line = if side < 0.0 { y - HALF + 23.0 } else { y + HALF - 8.0 };
    canvas.text(x, line, &pieces::name(hex), TextStyle::bold(20.0, INK), Align::Middle);
}

fn face_up(canvas: &mut Canvas, hex: Hex, face: Face) {
    let (x, y) = hexes::centre(hex);
    let ground = pieces::ground(face.island);
    hexes::stamp(canvas, hex, ("open tile", ground.0), |canvas, outline| {
        canvas.fill(&outline(3.0), ground.opaque());
        canvas.stroke(&outline(3.0), INK.opaque(), 2.0);
    });
    let y = y - side(hex) * 5.0;
    canvas.sprite(sprites::island(face.island), x - 13.0, y, 46.0);
    pieces::yields(canvas, face, (x + 20.0, y + 2.0), 19.0);
    id(canvas, hex);
}

/// A face-down tile that the viewer has inspected: its face, pale, with an eye.
fn known(canvas: &mut Canvas, island: IslandView, face: Face) {
    let (x, y) = hexes::centre(island.hex);
    let ground = pieces::ground(face.island);
    hexes::stamp(canvas, island.hex, ("known tile", ground.0), |canvas, outline| {
        canvas.fill(&outline(8.0), ground.alpha(210));
        canvas.dashed(&outline(8.0), INK.opaque(), 2.0, 6.0, 5.0);
    });
    canvas.sprite_faded(sprites::island(face.island), x - 12.0, y + 1.0, 36.0, 170);
    pieces::yields(canvas, face, (x + 18.0, y + 2.0), 17.0);
    id(canvas, island.hex);
}

/// Who has inspected a tile: an eye for the viewer, small shields for other players.
fn lookers(canvas: &mut Canvas, view: &View, island: IslandView) {
    let (x, y) = hexes::centre(island.hex);
    let y = y - side(island.hex) * 29.0;
    let own = island.face.is_some();
    let others: Vec<Seat> = island.known_by.iter().filter(|seat| !(own && view.viewer.is(*seat))).collect();
    let count = others.len() + usize::from(own);
    let mut at = x - (units(count) - 1.0) * 9.0;
    if own {
        canvas.sprite(sprites::EYE, at, y, 22.0);
        at += 19.0;
    }
    for seat in others {
        widgets::shield(canvas, seat.index(), at, y, 16.0);
        at += 18.0;
    }
}

/// Marks the fields that a ship of the viewer can reach now.
fn reach(canvas: &mut Canvas, view: &View) {
    let lit: Vec<Hex> = view
        .players
        .values()
        .flat_map(|player| player.ships.iter().filter(|ship| !ship.done))
        .flat_map(|ship| ship.reach.iter().copied())
        .collect();
    let gold = canvas.palette().gold;
    for hex in Hex::all().filter(|hex| lit.contains(hex)) {
        hexes::stamp(canvas, hex, ("reach", 0), |canvas, outline| {
            canvas.fill(&outline(5.0), gold.alpha(40));
            canvas.stroke(&outline(5.0), gold.alpha(230), 4.0);
        });
    }
}
