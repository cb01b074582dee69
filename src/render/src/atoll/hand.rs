//! The viewer's tiles: where each would take the canoe, and the points it would bring.

use archipel_rules::atoll::View;
use archipel_rules::atoll::kinds::Way;
use archipel_rules::atoll::view::TileView;

use super::changes;
use crate::{
    Canvas, PictureOptions,
    shape::{Area, units},
    text::{Align, TextStyle},
    widgets,
};

pub(super) fn draw(canvas: &mut Canvas, view: &View, area: Area, options: &PictureOptions<'_>) {
    let step = 306.0;
    let left = area.centre().0 - step * units(view.hand.len()) / 2.0;
    for (index, held) in view.hand.iter().enumerate() {
        let slip = Area::new(left + units(index) * step + 8.0, area.y + 10.0, step - 16.0, area.h - 24.0);
        tile(canvas, held, slip, options);
    }
}

fn tile(canvas: &mut Canvas, held: &TileView, area: Area, options: &PictureOptions<'_>) {
    let palette = canvas.palette();
    let (_, y) = area.centre();
    widgets::plaque(canvas, area, palette.plaque_ink, 2.4);
    let style = TextStyle::title(100.0, palette.plaque_ink);
    canvas.text(area.x + 66.0, y + 34.0, &held.tile.to_string(), style, Align::Middle);
    for (row, landing) in held.landings.iter().enumerate() {
        let y = y - 38.0 + units(row) * 76.0;
        let arrow = match landing.way {
            Way::Clockwise => "↻",
            Way::Anticlockwise => "↺",
        };
        canvas.text(
            area.x + 138.0,
            y + 14.0,
            arrow,
            TextStyle::label(44.0, palette.plaque_ink),
            Align::Middle,
        );
        let letter = landing.islet.id().as_str().to_uppercase();
        widgets::badge(canvas, area.x + 190.0, y, &letter, 28.0, palette.sand, palette.ink);
        let gain = format!("+{}", landing.gain);
        let style = TextStyle::bold(36.0, palette.plaque_ink);
        canvas.text(area.right() - 16.0, y + 13.0, &gain, style, Align::Right);
    }
    widgets::mark(canvas, options, changes::tile_id(held.tile).as_str(), area);
}
