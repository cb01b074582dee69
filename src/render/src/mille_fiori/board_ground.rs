//! The background of the board: lagoon, islands, empty fields.

use archipel_rules::mille_fiori::View;

use super::{board_sea, bonus, fields, layout};
use crate::{
    Canvas,
    shape::{Area, Shape},
    theme::Rgb,
    widgets::{self, Coast},
};

pub(super) fn draw(canvas: &mut Canvas, view: &View) {
    let area = canvas.area();
    widgets::water(canvas, area, 41);
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
    // The column between harbor and trade shows the value of a ship.
    canvas.sprite("harbor_ship", layout::FLEET_X, 849.0, 40.0);
    bonus::ground(canvas, view);
    widgets::panel(canvas, layout::DISPLAY);
    route(canvas);
    board_sea::ground(canvas, view);
    widgets::panel(canvas, players(view));
    widgets::frame(canvas);
}

/// The panel of the players, one row each.
pub(super) fn players(view: &View) -> Area {
    Area::new(24.0, layout::PLAYERS, 952.0, 66.0 + 54.0 * crate::shape::units(view.players.count()))
}

/// The sea route: a dashed line through its spaces.
fn route(canvas: &mut Canvas) {
    let palette = canvas.palette();
    let (from, to) = (layout::sea(0), layout::sea(20));
    canvas.stroke(&Shape::line(from.0, from.1, to.0, to.1), palette.foam.opaque(), 12.0);
    canvas.dashed(&Shape::line(from.0, from.1, to.0, to.1), Rgb(0x0033_2822).opaque(), 2.4, 9.0, 8.0);
}
