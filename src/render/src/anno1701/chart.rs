//! What lies on the sea chart: island tiles as far as the viewer knows them, colonies, ships and their last way.

use archipel_rules::{
    Seat, Viewer,
    anno1701::{
        Phase, View,
        data::data,
        kinds::{Back, Face},
        map::Hex,
        view::{IslandView, ShipView},
    },
};

use super::{
    chart_ground::label_below,
    hexes::{self, HALF, RADIUS},
    pieces, sprites,
};
use crate::{
    Canvas, Request, parts,
    shape::{Area, Shape, units},
    text::{Align, Type},
    theme::{Ink, livery},
};

const INK: Ink = Ink(0x0033_2822);

pub(super) fn draw(canvas: &mut Canvas, view: &View, request: &Request<'_>) {
    for island in &view.islands {
        match island.face {
            Some(face) if island.face_up => face_up(canvas, island.hex, face),
            Some(face) => known(canvas, island, face),
            None => {}
        }
        if !island.face_up {
            lookers(canvas, view, island);
        }
    }
    reach(canvas, view);
    for hex in Hex::all().filter(|hex| request.is_new(hex.id().as_str())) {
        pieces::ring_hex(canvas, &hexes::outline(hex, 3.0));
    }
    route(canvas, view);
    for site in &view.sites {
        if let Some(owner) = site.owner {
            pieces::colony(canvas, owner.index(), hexes::shore(site.anchor, site.tip), 32.0);
        }
    }
    ships(canvas, view);
}

/// The two backs, light and dark in both themes.
const fn back(back: Back) -> Ink {
    match back {
        Back::Dark => Ink(0x00A5_8258),
        Back::Light => Ink(0x00E0_C694),
    }
}

/// A tile that nobody has turned up; these lie on the printed layer, because most of them stay for long.
pub(super) fn face_down(canvas: &mut Canvas, hex: Hex, kind: Back) {
    let (x, y) = hexes::centre(hex);
    let shape = hexes::outline(hex, 3.0);
    canvas.fill(&shape, back(kind).opaque());
    canvas.stroke(&hexes::outline(hex, 8.0), INK.alpha(70), 1.6);
    canvas.stroke(&shape, INK.opaque(), 2.0);
    canvas.sprite_faded("compass", x, y - side(hex) * 6.0, 50.0, 70);
    id(canvas, hex);
}

/// At which edge of a tile its id stands: -1 at the upper, 1 at the lower one, where no colony comes if possible.
fn side(hex: Hex) -> f32 {
    let sites = sites(hex);
    let at = |edge: f32| sites.iter().any(|(_, dy)| dy * edge > 0.5);
    if at(-1.0) && !at(1.0) { 1.0 } else { -1.0 }
}

/// The directions of the two sites of a tile, seen from its middle, in radii.
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
    // With a site at each edge the id gives way to the one beside it.
    let beside = sites(hex).into_iter().find(|(_, dy)| dy * side > 0.5);
    let x = x - beside.map_or(0.0, |(dx, _)| dx * 18.0);
    let line = if side < 0.0 { y - HALF + 23.0 } else { y + HALF - 8.0 };
    canvas.text(x, line, &pieces::name(hex), Type::bold(20.0, INK), Align::Middle);
}

fn face_up(canvas: &mut Canvas, hex: Hex, face: Face) {
    let (x, y) = hexes::centre(hex);
    let shape = hexes::outline(hex, 3.0);
    canvas.fill(&shape, pieces::ground(face.island).opaque());
    canvas.stroke(&shape, INK.opaque(), 2.0);
    let y = y - side(hex) * 5.0;
    canvas.sprite(sprites::island(face.island), x - 13.0, y, 46.0);
    pieces::yields(canvas, face, (x + 20.0, y + 2.0), 19.0);
    id(canvas, hex);
}

/// A tile that only the viewer (and perhaps others) has looked at: pale on its back, with an eye.
fn known(canvas: &mut Canvas, island: &IslandView, face: Face) {
    let (x, y) = hexes::centre(island.hex);
    let shape = hexes::outline(island.hex, 8.0);
    canvas.fill(&shape, pieces::ground(face.island).alpha(210));
    canvas.dashed(&shape, INK.opaque(), 2.0, 6.0, 5.0);
    canvas.sprite_faded(sprites::island(face.island), x - 12.0, y + 1.0, 36.0, 170);
    pieces::yields(canvas, face, (x + 18.0, y + 2.0), 17.0);
    id(canvas, island.hex);
}

/// Who has looked at a tile: an eye for the viewer, small shields for the others.
fn lookers(canvas: &mut Canvas, view: &View, island: &IslandView) {
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
        parts::shield(canvas, seat.index(), at, y, 16.0);
        at += 18.0;
    }
}

/// Fields that a ship of the viewer can reach now are lit.
fn reach(canvas: &mut Canvas, view: &View) {
    let lit: Vec<Hex> = view
        .players
        .values()
        .flat_map(|player| player.ships.iter().filter(|ship| !ship.done))
        .flat_map(|ship| ship.reach.iter().copied())
        .collect();
    let palette = canvas.palette();
    for hex in Hex::all().filter(|hex| lit.contains(hex)) {
        let (x, y) = hexes::centre(hex);
        canvas.stroke(&hexes::outline(hex, 5.0), palette.gold.alpha(230), 4.0);
        let lower = if label_below(hex) { y - HALF + 13.0 } else { y + HALF - 13.0 };
        canvas.fill(&Shape::circle(x, lower, 5.0), palette.gold.opaque());
        canvas.stroke(&Shape::circle(x, lower, 5.0), INK.opaque(), 1.6);
    }
}

/// The way of the ship that sailed last: a dotted line in its colour.
fn route(canvas: &mut Canvas, view: &View) {
    let Some(route) = view.last_route.as_ref().filter(|route| route.path.len() > 1) else { return };
    let shape = Shape::build(|p| {
        for (i, hex) in route.path.iter().enumerate() {
            let (x, y) = hexes::centre(*hex);
            if i == 0 { p.move_to(x, y + 6.0) } else { p.line_to(x, y + 6.0) }
        }
    });
    canvas.dashed(&shape, canvas.palette().halo.opaque(), 8.0, 1.0, 13.0);
    canvas.dashed(&shape, livery(route.seat.index()).field.opaque(), 5.0, 1.0, 13.0);
}

/// All ships, those of one field side by side; two of one player there are one drawing with a count.
fn ships(canvas: &mut Canvas, view: &View) {
    let mut fleet: Vec<(Seat, &ShipView)> = view
        .players
        .iter()
        .flat_map(|(seat, player)| player.ships.iter().map(move |ship| (seat, ship)))
        .collect();
    fleet.sort_by_key(|(seat, ship)| (ship.at, seat.index(), ship.number));
    for field in fleet.chunk_by(|a, b| a.1.at == b.1.at) {
        let Some((_, first)) = field.first() else { continue };
        let berth = berth(first.at);
        let fleets: Vec<_> = field.chunk_by(|a, b| a.0 == b.0).collect();
        let (columns, side) = match fleets.len() {
            1 => (1, 48.0),
            2 => (2, 37.0),
            _ => (2, 32.0),
        };
        let rows = fleets.len().div_ceil(columns);
        for (i, own) in fleets.iter().enumerate() {
            // The last row may be shorter: it stands in the middle.
            let row = i / columns;
            let here = columns.min(fleets.len() - row * columns);
            let x = berth.0 + (units(i % columns) - (units(here) - 1.0) / 2.0) * side * 1.1;
            let y = berth.1 + (units(row) - (units(rows) - 1.0) / 2.0) * side * 0.98;
            if let Some((seat, _)) = own.first() {
                parts::ship(canvas, seat.index(), x, y, side);
                tags(canvas, view, own, (x, y), side);
            }
        }
    }
}

/// The numbers of ships help who gives orders to them; on other pictures they would only be in the way.
fn numbered(view: &View, seat: Seat) -> bool {
    match view.viewer {
        Viewer::Seat(viewer) => viewer == seat,
        Viewer::Public => view.active == seat,
    }
}

/// Where ships lie on a field: away from its anchor and from its id.
fn berth(hex: Hex) -> (f32, f32) {
    let (x, y) = hexes::centre(hex);
    let chart = &data().chart;
    let away = chart.site_at(hex).map_or((0.0, 0.0), |site| hexes::direction(chart.sites[site].tip));
    let aside = if label_below(hex) { -6.0 } else { 6.0 };
    (x - away.0 * RADIUS * 0.16, y + aside - away.1 * RADIUS * 0.1)
}

/// How many ships these are or the number of the one, where it matters, and the points left.
fn tags(canvas: &mut Canvas, view: &View, own: &[(Seat, &ShipView)], (x, y): (f32, f32), side: f32) {
    let palette = canvas.palette();
    let Some((seat, ship)) = own.first() else { return };
    let two = view.players.get(*seat).is_some_and(|player| player.ships.len() > 1);
    let count = (own.len() > 1).then(|| format!("×{}", own.len()));
    if let Some(text) = count.or_else(|| (two && numbered(view, *seat)).then(|| ship.number.to_string())) {
        let width = if own.len() > 1 { 24.0 } else { 17.0 };
        let tag = Area::new(x - side * 0.36 - width / 2.0, y + side * 0.36 - 9.0, width, 18.0);
        canvas.fill(&Shape::rounded(tag, 4.0), palette.plaque.opaque());
        canvas.stroke(&Shape::rounded(tag, 4.0), INK.opaque(), 1.6);
        let style = Type::bold(16.0, INK);
        canvas.text(tag.centre().0, tag.centre().1 + 5.8, &text, style, Align::Middle);
    }
    let sailing = matches!(view.phase, Phase::Sailing | Phase::Encounter | Phase::Retreat);
    let points = own.iter().filter(|(_, ship)| sailing && !ship.done).find_map(|(_, ship)| ship.points);
    if let Some(points) = points {
        let at = (x + side * 0.42, y + side * 0.34);
        parts::badge(canvas, at.0, at.1, &points.to_string(), 17.0, palette.gold, INK);
    }
}
