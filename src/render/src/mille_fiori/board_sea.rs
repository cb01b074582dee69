//! The sea route: spaces with points or extra cards, and the ships above them.

use archipel_rules::{
    Seat,
    mille_fiori::{View, view::SeaView},
};

use super::layout;
use crate::{
    Canvas, PictureOptions,
    shape::{Area, Shape},
    text::{Align, TextStyle},
    theme::seat_style,
    widgets,
};

const SHIP: f32 = 46.0;

/// Draws the spaces, which never change.
pub(super) fn ground(canvas: &mut Canvas, view: &View) {
    for (position, place) in view.sea_route.iter().enumerate() {
        spot(canvas, position, *place);
    }
}

fn spot(canvas: &mut Canvas, position: usize, place: SeaView) {
    let palette = canvas.palette();
    let (x, y) = layout::sea(position);
    let ground = if place.points >= 5 { palette.gold } else { palette.plaque };
    let shape = Shape::circle(x, y, 20.0);
    if position == 0 {
        canvas.fill(&shape, palette.plaque.opaque());
        canvas.stroke(&shape, palette.plaque_ink.opaque(), 2.2);
        canvas.sprite("anchor", x, y, 32.0);
        return;
    }
    canvas.fill(&shape, ground.opaque());
    canvas.stroke(&shape, palette.plaque_ink.opaque(), 2.2);
    if place.extra_card && place.points == 0 {
        canvas.sprite("star", x, y, 32.0);
    } else {
        let style = TextStyle::bold(23.0, palette.plaque_ink);
        canvas.text(x, y + 8.0, &place.points.to_string(), style, Align::Middle);
        if place.extra_card {
            canvas.sprite("star", x + 10.0, y + 22.0, 26.0);
        }
    }
}

/// Draws the ships, side by side where they are close, each with a line to its space.
pub(super) fn draw(canvas: &mut Canvas, view: &View, options: &PictureOptions<'_>) {
    let ink = canvas.palette().plaque_ink;
    let wanted: Vec<f32> =
        view.players.values().map(|player| layout::sea(usize::from(player.ship)).0).collect();
    let (low, high) = (layout::sea(0).0, layout::sea(20).0);
    let places = widgets::spread(&wanted, SHIP + 6.0, low, high);
    let (ship_y, spot_y) = (layout::SEA.y + 34.0, layout::sea(0).1 - 20.0);
    for ((seat, _), (&want, &x)) in view.players.iter().zip(wanted.iter().zip(&places)) {
        let line = Shape::line(x, ship_y + 16.0, want, spot_y);
        canvas.stroke(&line, ink.opaque(), 5.0);
        canvas.stroke(&line, seat_style(seat.index()).colour.opaque(), 2.6);
    }
    for ((seat, _), &x) in view.players.iter().zip(&places) {
        widgets::ship(canvas, seat.index(), x, ship_y, SHIP);
        if widgets::is_new(canvas, options, &id(seat), Area::around(x, ship_y, 58.0)) {
            widgets::ring_round(canvas, x, ship_y, 29.0);
        }
    }
}

/// The highlight id of a seat's ship.
pub(super) fn id(seat: Seat) -> String {
    format!("ship_{}", seat.index())
}
