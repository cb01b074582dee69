//! Ships on the sea chart, and the route of the last move.

use archipel_rules::{
    Seat, Viewer,
    anno1701::{Phase, View, data::data, map::Hex, view::ShipView},
};

use super::{
    chart_ground::label_below,
    hexes::{self, RADIUS},
    pieces::INK,
};
use crate::{
    Canvas, Stamp,
    shape::{Area, Shape, units},
    text::{Align, TextStyle},
    theme::seat_style,
    widgets,
};

/// Number of dots between two fields.
const DOTS: usize = 6;

/// Draws the route of the last move as dots in the player's colour.
pub(super) fn route(canvas: &mut Canvas, view: &View) {
    let Some(route) = &view.last_route else { return };
    let seat = u32::try_from(route.seat.index()).unwrap_or(0);
    for step in route.path.windows(2) {
        let &[from, to] = step else { continue };
        let ((x1, y1), (x2, y2)) = (hexes::centre(from), hexes::centre(to));
        for dot in 0..DOTS {
            let share = (units(dot) + 0.5) / units(DOTS);
            let at = (x1 + (x2 - x1) * share, y1 + (y2 - y1) * share + 6.0);
            canvas.stamp(Stamp::new("dot", 8.0, 8.0, seat), Area::around(at.0, at.1, 10.0), |canvas| {
                canvas.fill(&Shape::circle(5.0, 5.0, 4.2), canvas.palette().halo.opaque());
                canvas.fill(&Shape::circle(5.0, 5.0, 2.6), seat_style(route.seat.index()).colour.opaque());
            });
        }
    }
}

/// Draws all ships, side by side on shared fields. Two ships of one player on a field are one drawing with a count.
pub(super) fn ships(canvas: &mut Canvas, view: &View) {
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
            _ => (2, 31.0),
        };
        let rows = fleets.len().div_ceil(columns);
        for (i, own) in fleets.iter().enumerate() {
            // A shorter last row is centred.
            let row = i / columns;
            let here = columns.min(fleets.len() - row * columns);
            let x = berth.0 + (units(i % columns) - (units(here) - 1.0) / 2.0) * side * 1.1;
            let y = berth.1 + (units(row) - (units(rows) - 1.0) / 2.0) * side * 0.98 + units(rows - 1) * 4.0;
            if let Some((seat, _)) = own.first() {
                widgets::ship(canvas, seat.index(), x, y, side);
                // If there are many ships, the tags are drawn outside, so that they hide no neighbour.
                let outside = if fleets.len() > 2 { x - berth.0 } else { 0.0 };
                tags(canvas, view, own, (x, y), side, outside);
            }
        }
    }
}

/// Whether ship numbers are shown: to their owner, who needs them to give orders, and in public for the active player.
fn numbered(view: &View, seat: Seat) -> bool {
    match view.viewer {
        Viewer::Seat(viewer) => viewer == seat,
        Viewer::Public => view.active == seat,
    }
}

/// Where ships are drawn on a field: away from its anchor and its id.
fn berth(hex: Hex) -> (f32, f32) {
    let (x, y) = hexes::centre(hex);
    let chart = &data().chart;
    let away = chart.site_at(hex).map_or((0.0, 0.0), |site| hexes::direction(chart.sites[site].tip));
    let shift = if label_below(hex) { -6.0 } else { 6.0 };
    (x - away.0 * RADIUS * 0.16, y + shift - away.1 * RADIUS * 0.1)
}

/// The tags of a ship: the count or the ship's number, and the movement points left.
fn tags(
    canvas: &mut Canvas,
    view: &View,
    own: &[(Seat, &ShipView)],
    (x, y): (f32, f32),
    side: f32,
    outside: f32,
) {
    let palette = canvas.palette();
    let Some((seat, ship)) = own.first() else { return };
    let (count_at, points_at) = if outside < 0.0 {
        ((-0.56, 0.34), (-0.56, -0.32))
    } else if outside > 0.0 {
        ((0.56, 0.34), (0.56, -0.32))
    } else {
        ((-0.36, 0.36), (0.42, 0.34))
    };
    let two = view.players.get(*seat).is_some_and(|player| player.ships.len() > 1);
    let count = (own.len() > 1).then(|| format!("×{}", own.len()));
    if let Some(text) = count.or_else(|| (two && numbered(view, *seat)).then(|| ship.number.to_string())) {
        let width = if own.len() > 1 { 24.0 } else { 17.0 };
        let (cx, cy) = (x + side * count_at.0, y + side * count_at.1);
        let around = Area::new(cx - width / 2.0 - 2.0, cy - 11.0, width + 4.0, 22.0);
        canvas.stamp(Stamp::new("ship tag", width, 18.0, 0), around, |canvas| {
            let tag = Shape::rounded(Area::new(2.0, 2.0, width, 18.0), 4.0);
            canvas.fill(&tag, palette.plaque.opaque());
            canvas.stroke(&tag, INK.opaque(), 1.6);
        });
        canvas.text(cx, cy + 5.8, &text, TextStyle::bold(16.0, INK), Align::Middle);
    }
    let sailing = matches!(view.phase, Phase::Sailing | Phase::Encounter | Phase::Retreat);
    let points = own.iter().filter(|(_, ship)| sailing && !ship.done).find_map(|(_, ship)| ship.points);
    if let Some(points) = points {
        let (cx, cy) = (x + side * points_at.0, y + side * points_at.1);
        widgets::badge(canvas, cx, cy, &points.to_string(), 17.0, palette.gold, INK);
    }
}
