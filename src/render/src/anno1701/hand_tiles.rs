//! Tiles that wait for a choice: dealt at the start, searched, or to be placed.

use archipel_rules::anno1701::{View, tile::Tile};

use super::{island_tile, pieces::INK, sprites};
use crate::{
    Canvas, Request, parts,
    shape::{Area, units},
    text::{Align, TextStyle},
    theme::Ink,
};

const SHEET: f32 = 216.0;

fn tiles(view: &View) -> &[Tile] {
    view.tiles_in_hand.as_ref().and_then(|held| held.tiles.as_deref()).unwrap_or_default()
}

pub(super) fn height(view: &View) -> f32 {
    if tiles(view).is_empty() { 0.0 } else { SHEET }
}

/// A large slip for each: its picture, its name, its symbols; those chosen so far carry a tick.
pub(super) fn draw(canvas: &mut Canvas, view: &View, top: f32, request: &Request<'_>) {
    let tiles = tiles(view);
    let chosen = view.tiles_in_hand.as_ref().and_then(|held| held.chosen);
    let step = 234.0;
    let left = 500.0 - step * (units(tiles.len()) - 1.0) / 2.0;
    for (i, tile) in tiles.iter().enumerate() {
        let x = left + units(i) * step;
        let area = Area::new(x - 108.0, top + 6.0, 216.0, SHEET - 20.0);
        let picked = chosen.is_some_and(|chosen| chosen.contains(tile));
        let (edge, width) = if picked { (Ink(0x002E_7D4F), 5.0) } else { (INK, 2.4) };
        parts::plaque(canvas, area, edge, width);
        canvas.sprite(sprites::building(tile.kind()), x, area.y + 66.0, 104.0);
        let style = TextStyle::bold(26.0, INK);
        canvas.text_fit(x, area.y + 148.0, &request.term(tile.kind().as_str()), style, Align::Middle, 200.0);
        island_tile::symbols(canvas, tile.kind(), (x, area.y + 173.0), 34.0);
        let style = TextStyle::title(29.0, INK);
        canvas.text(area.x + 22.0, area.y + 36.0, island_tile::numeral(tile.stack()), style, Align::Middle);
        if picked {
            parts::tick(canvas, area.right() - 18.0, area.y + 18.0, 40.0);
        }
    }
}
