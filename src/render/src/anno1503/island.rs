//! A home island: yields and stone docks in the north, residents and buildings on the land, contracts in the east.

use archipel_rules::{
    Seat,
    anno1503::{
        View,
        data::BROWN_DOCKS,
        view::{Field, GreyDock, Player},
    },
};

use super::{
    island_panel,
    printed::{costs as prices, winning, wishes},
    yield_sprite,
};
use crate::{
    Canvas, PictureOptions,
    background_cache::{self, Key},
    shape::{Area, Shape, units},
    sheet::Sheet,
    text::{Align, TextStyle},
    widgets::{self, Coast, Side},
};

const HEIGHT: f32 = 886.0;
/// Wooden docks.
#[expect(clippy::cast_possible_truncation, reason = "three")]
const CONTRACTS: u8 = BROWN_DOCKS as u8;
/// The coastline, which differs by home island.
const COASTS: [u32; 4] = [77, 1521, 3, 12];

fn land(home: u8) -> Coast {
    let seed = COASTS[usize::from(home.saturating_sub(1)) % COASTS.len()];
    Coast { area: Area::new(42.0, 192.0, 782.0, 454.0), corner: 100.0, wobble: 27.0, step: 60.0, seed }
}

pub(super) fn draw(view: &View, seat: Seat, options: &PictureOptions<'_>, sheet: Sheet) -> Canvas {
    let home = view.players.get(seat).and_then(|player| player.home).unwrap_or(1);
    let key = Key { name: "anno1503 island", variant: home.into(), sheet, theme: options.theme };
    let mut canvas = background_cache::get_or_draw(key, HEIGHT, |canvas| ground(canvas, home));
    if let Some(player) = view.players.get(seat) {
        header(&mut canvas, seat, player, options);
        for (index, yielded) in player.yields.iter().enumerate() {
            let dock = player.grey_docks.get(index);
            bay(&mut canvas, index, yield_sprite(*yielded), dock, options);
        }
        for field in &player.fields {
            resident(&mut canvas, *field, options);
            building(&mut canvas, *field, options);
        }
        contracts(&mut canvas, player, options);
        island_panel::draw(&mut canvas, player, options);
    }
    canvas
}

/// The background.
fn ground(canvas: &mut Canvas, home: u8) {
    let area = canvas.area();
    let land = land(home);
    widgets::water(canvas, area, 11);
    canvas.sprite_faded("compass", 916.0, 158.0, 112.0, 120);
    land.draw_shallows(canvas, 42.0);
    for (seed, (x, y, radius)) in
        (0..).zip([(36.0, 132.0, 13.0), (52.0, 158.0, 8.0), (846.0, 206.0, 9.0), (868.0, 522.0, 8.0)])
    {
        widgets::rock(canvas, x, y, radius, seed);
    }
    land.draw_land(canvas, 15.0);
    scenery(canvas);
    for number in 1..=7 {
        clearing(canvas, field_area(number), 92.0);
        if number >= 4 {
            clearing(canvas, building_area(number), 92.0);
        }
    }
    safe_town(canvas);
    for index in 0..CONTRACTS {
        let dock = east_dock(index);
        widgets::jetty_wood(canvas, Area::new(dock.x, dock.centre().1 - 18.0, 104.0, 36.0), Side::East);
        widgets::jetty_wood(canvas, pier(index), Side::East);
    }
    costs(canvas);
    widgets::panel(canvas, island_panel::AREA);
    widgets::frame(canvas);
}

/// Decoration: a road through the town, trees and hills at the edges.
fn scenery(canvas: &mut Canvas) {
    let palette = canvas.palette();
    let road = Shape::build(|p| {
        p.move_to(60.0, 396.0);
        for i in 0..4 {
            let x = 60.0 + units(i) * 186.0;
            p.quad_to(x + 46.0, 384.0, x + 93.0, 396.0);
            p.quad_to(x + 139.0, 408.0, x + 186.0, 396.0);
        }
    });
    canvas.stroke(&road, palette.meadow_shade.opaque(), 30.0);
    canvas.stroke(&road, palette.sand.opaque(), 26.0);
    for (x, y, side) in
        [(196.0, 632.0, 34.0), (230.0, 628.0, 28.0), (782.0, 626.0, 42.0), (744.0, 634.0, 34.0)]
    {
        canvas.sprite("tree", x, y, side);
    }
    for (x, y, side) in [(300.0, 630.0, 42.0), (556.0, 632.0, 40.0)] {
        canvas.sprite("hill", x, y, side);
    }
}

/// Bare ground for a resident or a building.
fn clearing(canvas: &mut Canvas, area: Area, depth: f32) {
    let palette = canvas.palette();
    let (x, y) = (area.centre().0, area.y + depth);
    canvas.fill(&Shape::ellipse(x, y, 48.0, 22.0), palette.meadow_shade.opaque());
    canvas.fill(&Shape::ellipse(x, y - 2.0, 45.0, 19.0), palette.sand.opaque());
}

/// Draws a red palisade around the two safe fields.
fn safe_town(canvas: &mut Canvas) {
    let palette = canvas.palette();
    let (first, last) = (field_area(1), field_area(2));
    let yard = Area::new(first.x - 3.0, first.y - 4.0, last.right() - first.x + 6.0, first.h + 6.0);
    canvas.fill(&Shape::rounded(yard, 14.0), palette.alarm.alpha(36));
    canvas.stroke(&Shape::rounded(yard, 14.0), palette.alarm.opaque(), 6.0);
    canvas.dashed(&Shape::rounded(yard, 14.0), palette.plaque.alpha(170), 2.0, 1.0, 9.0);
}

fn header(canvas: &mut Canvas, seat: Seat, player: &Player, options: &PictureOptions<'_>) {
    let palette = canvas.palette();
    let name = options.name(seat);
    let room = 600.0;
    let width = crate::text::measure(crate::text::Face::Title, 40.0, name).clamp(60.0, room);
    widgets::cartouche(canvas, Area::new(12.0, 24.0, width + 130.0, 60.0));
    widgets::shield(canvas, seat.index(), 50.0, 54.0, 48.0);
    canvas.text_fit(86.0, 67.0, name, TextStyle::title(40.0, palette.ink), Align::Left, room);
    let held = player.victory_points.iter().filter(|point| point.held).count();
    for place in 0..winning().max(held) {
        let sprite = if place < held { "victory" } else { "victory_empty" };
        canvas.sprite(sprite, 952.0 - units(winning().max(held) - 1 - place) * 54.0, 54.0, 54.0);
    }
}

fn bay_x(index: usize) -> f32 {
    128.0 + units(index) * 150.0
}

/// Draws one die number: its yield on the shore, its stone dock, and the trading post at the end of the dock.
fn bay(
    canvas: &mut Canvas,
    index: usize,
    yielded: &str,
    dock: Option<&GreyDock>,
    options: &PictureOptions<'_>,
) {
    let palette = canvas.palette();
    let x = bay_x(index);
    let number = u8::try_from(index + 1).unwrap_or(0);
    if let Some(dock) = dock.filter(|dock| dock.exists) {
        let head = Area::new(x - 60.0, 100.0, 120.0, 66.0);
        widgets::jetty_stone(canvas, Area::new(x - 22.0, 158.0, 44.0, 60.0));
        widgets::jetty_stone(canvas, head);
        if let Some(good) = dock.post {
            widgets::plaque(canvas, head.inset(4.0), palette.plaque_ink, 2.0);
            canvas.sprite("trading_post", x - 28.0, 133.0, 54.0);
            canvas.sprite(good.as_str(), x + 28.0, 133.0, 48.0);
        }
        widgets::mark(canvas, options, &format!("dock_{number}"), head);
    }
    let place = Area::new(x - 66.0, 206.0, 132.0, 90.0);
    widgets::plaque(canvas, place, palette.plaque_ink, 2.0);
    widgets::die(canvas, number, x - 34.0, 237.0, 44.0);
    canvas.sprite(yielded, x + 28.0, 238.0, 54.0);
    let style = TextStyle::bold(22.0, palette.plaque_ink);
    // The sprite with the question mark needs no name, which would be long.
    let label = if yielded == "any" { "?".to_owned() } else { options.term(yielded) };
    canvas.text_fit(x, 288.0, &label, style, Align::Middle, 122.0);
    widgets::mark(canvas, options, &format!("yield_{number}"), place);
}

const COLUMN: f32 = 106.5;

fn field_area(number: u8) -> Area {
    Area::new(62.0 + f32::from(number - 1) * COLUMN, 310.0, 101.0, 172.0)
}

fn building_area(number: u8) -> Area {
    Area::new(62.0 + f32::from(number - 1) * COLUMN, 492.0, 101.0, 128.0)
}

fn resident(canvas: &mut Canvas, field: Field, options: &PictureOptions<'_>) {
    let palette = canvas.palette();
    let area = field_area(field.number.max(1));
    let x = area.centre().0;
    if let Some(resident) = field.resident {
        canvas.sprite(resident.as_str(), x, area.y + 50.0, 96.0);
        let tag = Area::new(area.x + 1.0, area.y + 96.0, area.w - 2.0, 72.0);
        widgets::plaque(canvas, tag, palette.plaque_ink, 2.0);
        let style = TextStyle::bold(22.0, palette.plaque_ink);
        canvas.text_fit(x, tag.y + 24.0, &options.term(resident.as_str()), style, Align::Middle, 94.0);
        let wishes = wishes(resident);
        let (side, step) = if wishes.len() > 1 { (27.0, 21.0) } else { (38.0, 0.0) };
        let left = if wishes.len() > 1 { tag.x + 15.0 } else { tag.x + 32.0 };
        for (i, good) in wishes.iter().enumerate() {
            canvas.sprite(good.as_str(), left + units(i) * step, tag.y + 49.0, side);
        }
        widgets::coin(canvas, tag.right() - 19.0, tag.y + 50.0, u32::from(field.price), 33.0);
        if field.sold {
            widgets::tick(canvas, area.right() - 16.0, area.y + 18.0, 36.0);
        }
    } else {
        let style = TextStyle::title(34.0, palette.ink_soft);
        canvas.text(x, area.y + 101.0, &field.number.to_string(), style, Align::Middle);
    }
    widgets::mark(canvas, options, &format!("field_{}", field.number), area.inset(1.0));
}

fn building(canvas: &mut Canvas, field: Field, options: &PictureOptions<'_>) {
    let palette = canvas.palette();
    let area = building_area(field.number.max(1));
    let x = area.centre().0;
    if let Some(building) = field.building {
        canvas.sprite(building.as_str(), x, area.y + 50.0, 98.0);
        let tag = Area::new(area.x - 1.0, area.y + 97.0, area.w + 2.0, 31.0);
        widgets::plaque(canvas, tag, palette.plaque_ink, 2.0);
        let style = TextStyle::bold(22.0, palette.plaque_ink);
        canvas.text_fit(x, tag.y + 23.0, &options.term(building.as_str()), style, Align::Middle, 97.0);
    }
    widgets::mark(canvas, options, &format!("building_{}", field.number), area.inset(1.0));
}

fn east_dock(index: u8) -> Area {
    Area::new(800.0, 226.0 + f32::from(index) * 102.0, 176.0, 88.0)
}

/// The end of a wooden dock.
fn pier(index: u8) -> Area {
    let dock = east_dock(index);
    Area::new(dock.right() - 88.0, dock.y, 88.0, 88.0)
}

fn contracts(canvas: &mut Canvas, player: &Player, options: &PictureOptions<'_>) {
    let palette = canvas.palette();
    for index in 0..CONTRACTS {
        let place = pier(index);
        if index < player.contracts {
            widgets::plaque(canvas, place.inset(6.0), palette.plaque_ink, 2.0);
            canvas.sprite("contract", place.centre().0, place.centre().1, 68.0);
        }
        widgets::mark(canvas, options, &format!("contract_{}", index + 1), place);
    }
    // The price of a purchase is shown below the contracts, because they lower it.
    let sign = Area::new(850.0, 548.0, 126.0, 92.0);
    widgets::plaque(canvas, sign, palette.plaque_ink, 2.2);
    canvas.sprite("any", sign.x + 36.0, sign.y + 34.0, 54.0);
    widgets::coin(canvas, sign.x + 92.0, sign.y + 34.0, u32::from(player.purchase_price), 46.0);
    let style = TextStyle::bold(22.0, palette.plaque_ink);
    canvas.text_fit(sign.centre().0, sign.y + 84.0, &options.term("label-buy"), style, Align::Middle, 116.0);
}

/// The price list below the first three fields. It has only sprites and numbers, so it needs no translation.
fn costs(canvas: &mut Canvas) {
    let palette = canvas.palette();
    let sheet = Area::new(64.0, 496.0, 308.0, 124.0);
    widgets::plaque(canvas, sheet, palette.line, 2.0);
    for (i, cost) in prices().iter().enumerate() {
        let x = sheet.x + 32.0 + units(i) * 61.0;
        canvas.sprite(cost.sprite, x, sheet.y + 26.0, 46.0);
        if i > 0 {
            let line = Shape::line(x - 30.5, sheet.y + 10.0, x - 30.5, sheet.bottom() - 10.0);
            canvas.stroke(&line, palette.paper_shade.opaque(), 2.0);
        }
        let cards = cost.cards();
        let places: &[(f32, f32)] = if cards.len() > 2 {
            &[(-14.0, 66.0), (14.0, 66.0), (0.0, 100.0)]
        } else {
            &[(0.0, 66.0), (0.0, 100.0)]
        };
        for ((good, _), (dx, dy)) in cards.iter().zip(places) {
            canvas.sprite(good.as_str(), x + dx, sheet.y + dy, 31.0);
        }
    }
}
