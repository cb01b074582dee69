//! A player's islands: districts, home island, Old World and New World islands, played cards.

use archipel_rules::{
    Seat,
    anno1800::{
        View,
        data::{Role, data},
        kinds::OldWorld,
        view::{NewIsland, Player},
    },
};

use super::{
    districts, field, header,
    layout::{self, Layout},
    played_cards, symbols,
};
use crate::{
    Canvas, PictureOptions,
    background_cache::{self, Key},
    shape::{Area, units},
    sheet::Sheet,
    text::{Align, Face, TextStyle, measure},
    widgets::{self, Coast},
};

pub(super) fn draw(view: &View, seat: Seat, options: &PictureOptions<'_>, sheet: Sheet) -> Canvas {
    let Some(player) = view.players.get(seat) else {
        return Canvas::of(sheet, 120.0, options.theme);
    };
    let groups = played_cards::groups(player);
    let layout =
        Layout::new(player.old_world.len(), player.new_world.len(), groups.len(), !player.played.is_empty());
    let mut canvas = background_cache::get_or_draw(key(&layout, options, sheet), layout.height, |canvas| {
        ground(canvas, &layout);
    });
    header::draw(&mut canvas, seat, player, options);
    districts::draw(&mut canvas, player, options);
    for (number, (island, block)) in player.old_world.iter().zip(&layout.isles).enumerate() {
        isle_name(&mut canvas, number, *island, *block, options);
    }
    fields(&mut canvas, player, &layout, options);
    for (island, area) in player.new_world.iter().zip(&layout.bays) {
        bay(&mut canvas, *island, *area, options);
    }
    if let Some(area) = layout.played {
        played_cards::draw(&mut canvas, player, &groups, area, options);
    }
    canvas
}

/// The background depends only on the numbers of islands and rows.
fn key(layout: &Layout, options: &PictureOptions<'_>, sheet: Sheet) -> Key {
    let rows = layout.played.map_or(0.0, |area| area.h);
    let variant = [units(layout.isles.len()), units(layout.bays.len()), rows]
        .into_iter()
        .fold(0_u64, |sum, part| sum << 16 | u64::from(crate::canvas::to_pixels(part)));
    Key { name: "anno1800 island", variant, sheet, theme: options.theme }
}

fn ground(canvas: &mut Canvas, layout: &Layout) {
    let area = canvas.area();
    widgets::water(canvas, area, 18);
    let home = Coast { area: layout::HOME, corner: 60.0, wobble: 12.0, step: 74.0, seed: 1800 };
    let isles: Vec<Coast> = layout
        .isles
        .iter()
        .zip(31..)
        .map(|(block, seed)| Coast {
            area: layout::isle_land(*block),
            corner: 46.0,
            wobble: 9.0,
            step: 66.0,
            seed,
        })
        .collect();
    let bays: Vec<Coast> = layout
        .bays
        .iter()
        .zip(57..)
        .map(|(area, seed)| Coast {
            area: Area::new(area.x + 8.0, area.y + 34.0, area.w - 16.0, area.h - 48.0),
            corner: 50.0,
            wobble: 8.0,
            step: 52.0,
            seed,
        })
        .collect();
    // A compass in the gap between two islands.
    for pair in layout.isles.chunks_exact(2) {
        let y = f32::midpoint(pair[0].y, pair[0].bottom()) + 60.0;
        canvas.sprite_faded("compass", 500.0, y, 84.0, 110);
    }
    home.draw_shallows(canvas, 30.0);
    isles.iter().chain(&bays).for_each(|coast| coast.draw_shallows(canvas, 20.0));
    home.draw_land(canvas, 11.0);
    for isle in &isles {
        isle.draw_land(canvas, 9.0);
    }
    for bay in &bays {
        bay.draw_sand(canvas);
    }
    header::ground(canvas);
    districts::ground(canvas);
    if let Some(area) = layout.played {
        widgets::panel(canvas, area);
    }
    widgets::frame(canvas);
}

/// Draws all fields. Ready tokens are distributed over the ships in field order.
fn fields(canvas: &mut Canvas, player: &Player, layout: &Layout, options: &PictureOptions<'_>) {
    let mut ready = player.ready;
    for plot in &player.fields {
        let Some(area) = layout::field_area(plot.field, &layout.isles) else { continue };
        let tokens = plot.visible().map_or(0, |tile| match data().tile(tile).role {
            Role::Ship { naval, strength } => {
                let left = ready.of_mut(naval);
                let here = strength.min(*left);
                *left -= here;
                here
            }
            Role::Industry { .. } | Role::Shipyard { .. } => 0,
        });
        field::draw(canvas, *plot, area, tokens, options);
    }
}

/// The name of an Old World island, and its bonus.
fn isle_name(
    canvas: &mut Canvas,
    number: usize,
    island: OldWorld,
    block: Area,
    options: &PictureOptions<'_>,
) {
    let palette = canvas.palette();
    let name = format!("O{} · {}", number + 1, options.term(island.as_str()));
    let items = data().old_world(island).effect.map(symbols::effect).unwrap_or_default();
    let room = 300.0;
    let text = measure(Face::Title, 26.0, &name).min(room);
    let style = TextStyle::bold(26.0, palette.ink);
    let width = text
        + 46.0
        + if items.is_empty() { 0.0 } else { symbols::counted_row_width(&items, 38.0, style) + 12.0 };
    let ribbon = Area::new(block.x + (block.w - width) / 2.0, block.y + 4.0, width, 46.0);
    widgets::cartouche(canvas, ribbon);
    canvas.text_fit(
        ribbon.x + 16.0,
        ribbon.y + 32.0,
        &name,
        TextStyle::title(26.0, palette.ink),
        Align::Left,
        room,
    );
    symbols::counted_row(canvas, &items, ribbon.x + text + 26.0, ribbon.centre().1, 38.0, style);
    widgets::mark(canvas, options, island.as_str(), ribbon.inset(-3.0));
}

/// A New World island with its goods.
fn bay(canvas: &mut Canvas, bay: NewIsland, area: Area, options: &PictureOptions<'_>) {
    let palette = canvas.palette();
    let x = area.centre().0;
    let sheet = Area::new(area.x + 12.0, area.y + 80.0, area.w - 24.0, 74.0);
    widgets::plaque(canvas, sheet, palette.plaque_ink, 2.0);
    for (i, resource) in bay.resources.iter().enumerate() {
        canvas.sprite(symbols::resource(resource), x + (units(i) - 1.0) * 66.0, sheet.centre().1, 62.0);
    }
    let name = options.term(bay.island.as_str());
    let room = 142.0;
    let text = measure(Face::Title, 24.0, &name).min(room);
    let width = text + 84.0;
    let ribbon = Area::new(x - width / 2.0, area.y + 12.0, width, 46.0);
    widgets::cartouche(canvas, ribbon);
    canvas.sprite("a1800_island_new", ribbon.x + 28.0, ribbon.centre().1 - 1.0, 42.0);
    canvas.text_fit(
        ribbon.x + 54.0,
        ribbon.y + 31.0,
        &name,
        TextStyle::title(24.0, palette.ink),
        Align::Left,
        room,
    );
    widgets::mark(canvas, options, bay.island.as_str(), sheet);
}
