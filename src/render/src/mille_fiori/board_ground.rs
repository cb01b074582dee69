//! What never changes on the board: the lagoon, its islands, the empty fields.

use archipel_rules::mille_fiori::View;

use super::{board_sea, bonus, fields, layout};
use crate::{
    Canvas,
    parts::{self, Coast},
    shape::{Area, Shape},
    theme::Ink,
};

pub(super) fn draw(canvas: &mut Canvas, view: &View) {
    let area = canvas.area();
    parts::water(canvas, area, 41);
    let islands = [layout::WORKSHOPS, layout::HOUSES, layout::NOBILI, layout::POPULI, layout::TRADE];
    let coasts: Vec<Coast> = islands
        .into_iter()
        .zip([11, 12, 13, 14, 15])
        .map(|(area, seed)| Coast { area: area.inset(4.0), corner: 30.0, wobble: 4.0, step: 62.0, seed })
        .collect();
    for coast in &coasts {
        coast.draw_shallows(canvas, 15.0);
    }
    for coast in &coasts {
        coast.draw_quay(canvas);
    }
    for field in &view.fields {
        fields::empty(canvas, field, !fields::is_covered(field.field));
    }
    // The column between harbor and trade: what a ship of the fleet is worth.
    canvas.sprite("harbor_ship", layout::FLEET_X, 849.0, 40.0);
    bonus::ground(canvas, view);
    parts::panel(canvas, layout::DISPLAY);
    route(canvas);
    board_sea::ground(canvas, view);
    parts::panel(canvas, players(view));
    parts::frame(canvas);
}

/// The panel of the players: a row for each.
pub(super) fn players(view: &View) -> Area {
    Area::new(24.0, layout::PLAYERS, 952.0, 66.0 + 54.0 * crate::shape::units(view.players.count()))
}

/// The sea route: a dashed course through its places.
fn route(canvas: &mut Canvas) {
    let palette = canvas.palette();
    let (from, to) = (layout::sea(0), layout::sea(20));
    canvas.stroke(&Shape::line(from.0, from.1, to.0, to.1), palette.foam.opaque(), 12.0);
    canvas.dashed(&Shape::line(from.0, from.1, to.0, to.1), Ink(0x0033_2822).opaque(), 2.4, 9.0, 8.0);
}
