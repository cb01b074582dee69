//! What only the viewer knows: the faces of their unbuilt tiles, and islands that they have inspected.

use archipel_rules::anno1701::{
    View,
    kinds::{Building, Face, Stack},
    map::Hex,
    view::PlayerView,
};

use super::{
    island_tile,
    pieces::{self, INK},
    sprites,
};
use crate::{
    Canvas, PictureOptions, Stamp,
    shape::{Area, units},
    text::{Align, TextStyle},
    widgets,
};

const HEADING: f32 = 54.0;
const ROW: f32 = 68.0;
const TILES: usize = 3;
const ISLANDS: usize = 7;

/// An unbuilt tile and its field.
fn unbuilt(player: &PlayerView) -> Vec<(&'static str, Stack, Building)> {
    let lying = player.fields.iter().filter_map(|field| Some((field.field.as_str(), field.tile?)));
    lying
        .filter(|(_, tile)| !tile.built)
        .filter_map(|(id, tile)| Some((id, tile.stack, tile.building?)))
        .collect()
}

/// Face-down island tiles whose face the viewer knows.
pub(super) fn looked_at(view: &View) -> Vec<(Hex, Face)> {
    let hidden = view.islands.iter().filter(|island| !island.face_up);
    hidden.filter_map(|island| Some((island.hex, island.face?))).collect()
}

fn section(count: usize, columns: usize) -> f32 {
    if count == 0 { 0.0 } else { HEADING + units(count.div_ceil(columns)) * ROW + 12.0 }
}

pub(super) fn height(view: &View, player: &PlayerView) -> f32 {
    let (tiles, islands) = (section(unbuilt(player).len(), TILES), section(looked_at(view).len(), ISLANDS));
    tiles + islands + if tiles > 0.0 && islands > 0.0 { 12.0 } else { 0.0 }
}

pub(super) fn draw(
    canvas: &mut Canvas,
    view: &View,
    player: &PlayerView,
    top: f32,
    options: &PictureOptions<'_>,
) {
    let tiles = unbuilt(player);
    let tall = section(tiles.len(), TILES);
    if !tiles.is_empty() {
        let panel = headed_panel(canvas, top, tall, "label-1701-tiles", options);
        for (i, tile) in tiles.into_iter().enumerate() {
            let width = (panel.w - 40.0) / units(TILES);
            let slip = Area::new(
                panel.x + 20.0 + units(i % TILES) * width,
                panel.y + HEADING + units(i / TILES) * ROW,
                width - 10.0,
                ROW - 8.0,
            );
            unbuilt_tile(canvas, tile, slip, options);
        }
    }
    let islands = looked_at(view);
    if !islands.is_empty() {
        let top = if tall > 0.0 { top + tall + 12.0 } else { top };
        let panel = headed_panel(canvas, top, section(islands.len(), ISLANDS), "label-1701-known", options);
        for (i, (hex, face)) in islands.into_iter().enumerate() {
            let width = (panel.w - 40.0) / units(ISLANDS);
            let slip = Area::new(
                panel.x + 20.0 + units(i % ISLANDS) * width,
                panel.y + HEADING + units(i / ISLANDS) * ROW,
                width - 8.0,
                ROW - 8.0,
            );
            island(canvas, hex, face, slip);
            widgets::mark(canvas, options, hex.id().as_str(), slip.inset(2.0));
        }
    }
}

/// A panel with an eye and a heading.
fn headed_panel(
    canvas: &mut Canvas,
    top: f32,
    height: f32,
    label: &str,
    options: &PictureOptions<'_>,
) -> Area {
    let panel = Area::new(24.0, top, 952.0, height);
    // Panels have few different sizes and are slow to draw, so they are cached.
    canvas.stamp(Stamp::new("headed panel", panel.w, panel.h, 0), panel.inset(-6.0), |canvas| {
        widgets::panel(canvas, Area::new(6.0, 6.0, panel.w, panel.h));
    });
    canvas.sprite(sprites::EYE, panel.x + 38.0, panel.y + 32.0, 34.0);
    let style = TextStyle::title(27.0, canvas.palette().ink);
    canvas.text_fit(panel.x + 66.0, panel.y + 41.0, &options.term(label), style, Align::Left, 840.0);
    panel
}

fn unbuilt_tile(
    canvas: &mut Canvas,
    (id, stack, kind): (&str, Stack, Building),
    slip: Area,
    options: &PictureOptions<'_>,
) {
    let y = slip.centre().1;
    widgets::plaque(canvas, slip, INK, 2.0);
    canvas.text(slip.x + 28.0, y + 8.0, &id.to_uppercase(), TextStyle::bold(22.0, INK), Align::Middle);
    canvas.text(
        slip.x + 62.0,
        y + 10.0,
        island_tile::numeral(stack),
        TextStyle::title(25.0, INK),
        Align::Middle,
    );
    canvas.sprite(sprites::building(kind), slip.x + 104.0, y, 52.0);
    let room = slip.w - 142.0;
    pieces::long_name(
        canvas,
        (slip.x + 134.0, y + 8.0),
        &options.term(kind.as_str()),
        Align::Left,
        22.0,
        room,
    );
}

fn island(canvas: &mut Canvas, hex: Hex, face: Face, slip: Area) {
    let y = slip.centre().1;
    pieces::slip(canvas, face.island, slip);
    canvas.text(slip.x + 20.0, y + 8.0, &pieces::name(hex), TextStyle::bold(21.0, INK), Align::Middle);
    canvas.sprite(sprites::island(face.island), slip.x + 60.0, y, 46.0);
    pieces::yields(canvas, face, (slip.right() - 21.0, y), 20.0);
}
