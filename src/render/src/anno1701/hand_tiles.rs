//! Tiles to choose from or to place: dealt at the start, found in a search, or just taken.

use archipel_rules::anno1701::{View, tile::Tile};

use super::{island_tile, pieces::INK, sprites};
use crate::{
    Canvas, PictureOptions,
    shape::{Area, units},
    text::{Align, TextStyle},
    theme::Rgb,
    widgets,
};

const PANEL_HEIGHT: f32 = 216.0;

fn tiles(view: &View) -> &[Tile] {
    view.tiles_in_hand.as_ref().and_then(|held| held.tiles.as_deref()).unwrap_or_default()
}

pub(super) fn height(view: &View) -> f32 {
    if tiles(view).is_empty() { 0.0 } else { PANEL_HEIGHT }
}

/// Draws a large panel for each tile, with sprite, name and symbols. Tiles chosen so far have a tick.
pub(super) fn draw(canvas: &mut Canvas, view: &View, top: f32, options: &PictureOptions<'_>) {
    let tiles = tiles(view);
    let chosen = view.tiles_in_hand.as_ref().and_then(|held| held.chosen);
    let step = 234.0;
    let left = 500.0 - step * (units(tiles.len()) - 1.0) / 2.0;
    for (i, tile) in tiles.iter().enumerate() {
        let x = left + units(i) * step;
        let area = Area::new(x - 108.0, top + 6.0, 216.0, PANEL_HEIGHT - 20.0);
        let picked = chosen.is_some_and(|chosen| chosen.contains(tile));
        let (edge, width) = if picked { (Rgb(0x002E_7D4F), 5.0) } else { (INK, 2.4) };
        widgets::plaque(canvas, area, edge, width);
        canvas.sprite(sprites::building(tile.kind()), x, area.y + 66.0, 104.0);
        let style = TextStyle::bold(26.0, INK);
        canvas.text_fit(x, area.y + 148.0, &options.term(tile.kind().as_str()), style, Align::Middle, 200.0);
        island_tile::symbols(canvas, tile.kind(), (x, area.y + 173.0), 34.0);
        let style = TextStyle::title(29.0, INK);
        canvas.text(area.x + 22.0, area.y + 36.0, island_tile::numeral(tile.stack()), style, Align::Middle);
        canvas.anchor(tile.id().as_str(), area);
        if picked {
            widgets::tick(canvas, area.right() - 18.0, area.y + 18.0, 40.0);
        }
    }
}
