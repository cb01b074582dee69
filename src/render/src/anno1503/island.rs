//! A home island: yields and stone docks in the north, residents and buildings on the land, contracts in the east.

use archipel_rules::{
    Seat,
    anno1503::{
        View,
        view::{Field, GreyDock, Player},
    },
};

use super::{
    island_panel, printed,
    printed::{CONTRACTS, COSTS, wishes},
    yield_sprite,
};
use crate::{
    Canvas, Picture, Request,
    layer::{self, Key},
    parts::{self, Coast, Side},
    shape::{Area, Shape, units},
    text::{Align, Type},
};

const HEIGHT: f32 = 886.0;
const LAND: Coast =
    Coast { area: Area::new(36.0, 186.0, 788.0, 470.0), corner: 70.0, wobble: 9.0, step: 46.0, seed: 1503 };

pub(super) fn draw(view: &View, seat: Seat, request: &Request<'_>) -> Picture {
    let key = Key { name: "anno1503 island", variant: 0, width: request.width, theme: request.theme };
    let mut canvas = layer::copy(key, HEIGHT, ground);
    if let Some(player) = view.players.get(seat) {
        header(&mut canvas, seat, player, request);
        for (index, yielded) in player.yields.iter().enumerate() {
            let dock = player.grey_docks.get(index);
            bay(&mut canvas, index, yield_sprite(*yielded), dock, request);
        }
        for field in &player.fields {
            resident(&mut canvas, field, request);
            building(&mut canvas, field, request);
        }
        contracts(&mut canvas, player, request);
        island_panel::draw(&mut canvas, player, request);
    }
    canvas.finish()
}

/// Everything that is the same for every player and turn.
fn ground(canvas: &mut Canvas) {
    let area = canvas.area();
    parts::water(canvas, area, 11);
    LAND.draw_shallows(canvas, 40.0);
    LAND.draw_land(canvas, 15.0);
    for number in 1..=7 {
        parts::slot(canvas, field_area(number));
        if number >= 4 {
            parts::slot(canvas, building_area(number));
        }
    }
    for index in 0..CONTRACTS {
        parts::jetty_wood(canvas, east_dock(index), Side::East);
    }
    costs(canvas);
    parts::panel(canvas, island_panel::AREA);
    parts::frame(canvas);
}

fn header(canvas: &mut Canvas, seat: Seat, player: &Player, request: &Request<'_>) {
    let palette = canvas.palette();
    let name = request.name(seat);
    let room = 600.0;
    let width = crate::text::measure(crate::text::Face::Title, 40.0, name).clamp(60.0, room);
    parts::cartouche(canvas, Area::new(12.0, 24.0, width + 130.0, 60.0));
    parts::shield(canvas, seat.index(), 50.0, 54.0, 48.0);
    canvas.text_fit(86.0, 67.0, name, Type::title(40.0, palette.ink), Align::Left, room);
    let held = player.victory_points.iter().filter(|point| point.held).count();
    for place in 0..printed::WINNING.max(held) {
        let sprite = if place < held { "victory" } else { "victory_empty" };
        canvas.sprite(sprite, 952.0 - units(printed::WINNING.max(held) - 1 - place) * 54.0, 54.0, 54.0);
    }
}

fn bay_x(index: usize) -> f32 {
    116.0 + units(index) * 156.0
}

/// One die number: its yield on the shore, the stone dock before it, the trading post at its end.
fn bay(canvas: &mut Canvas, index: usize, yielded: &str, dock: Option<&GreyDock>, request: &Request<'_>) {
    let palette = canvas.palette();
    let x = bay_x(index);
    let number = u8::try_from(index + 1).unwrap_or(0);
    if let Some(dock) = dock.filter(|dock| dock.exists) {
        parts::jetty_stone(canvas, Area::new(x - 24.0, 150.0, 48.0, 68.0));
        let place = Area::new(x - 58.0, 98.0, 116.0, 68.0);
        if let Some(good) = dock.post {
            parts::plaque(canvas, place, palette.ink, 2.4);
            canvas.sprite("trading_post", x - 27.0, 132.0, 58.0);
            canvas.sprite(good.as_str(), x + 29.0, 132.0, 50.0);
        } else {
            parts::slot(canvas, place);
        }
        if request.is_new(&format!("dock_{number}")) {
            parts::ring(canvas, place);
        }
    }
    let place = Area::new(x - 66.0, 208.0, 132.0, 88.0);
    parts::plaque(canvas, place, palette.ink, 2.0);
    parts::die(canvas, number, x - 34.0, 239.0, 44.0);
    canvas.sprite(yielded, x + 28.0, 239.0, 54.0);
    let style = Type::bold(22.0, palette.plaque_ink);
    canvas.text_fit(x, 288.0, &request.term(yielded), style, Align::Middle, 122.0);
    if request.is_new(&format!("yield_{number}")) {
        parts::ring(canvas, place);
    }
}

const COLUMN: f32 = 109.0;

fn field_area(number: u8) -> Area {
    Area::new(50.0 + f32::from(number - 1) * COLUMN, 310.0, 102.0, 172.0)
}

fn building_area(number: u8) -> Area {
    Area::new(50.0 + f32::from(number - 1) * COLUMN, 492.0, 102.0, 128.0)
}

fn resident(canvas: &mut Canvas, field: &Field, request: &Request<'_>) {
    let palette = canvas.palette();
    let area = field_area(field.number.max(1));
    let x = area.centre().0;
    let edge = if field.safe { palette.alarm } else { palette.ink };
    let Some(resident) = field.resident else {
        let style = Type::title(44.0, palette.ink_soft);
        canvas.text(x, area.y + 98.0, &field.number.to_string(), style, Align::Middle);
        if request.is_new(&format!("field_{}", field.number)) {
            parts::ring(canvas, area);
        }
        return;
    };
    parts::plaque(canvas, area, edge, if field.safe { 5.0 } else { 2.2 });
    canvas.sprite(resident.as_str(), x, area.y + 52.0, 88.0);
    let style = Type::bold(21.0, palette.plaque_ink);
    canvas.text_fit(x, area.y + 121.0, &request.term(resident.as_str()), style, Align::Middle, 94.0);
    let wishes = wishes(resident);
    let side = if wishes.len() > 1 { 25.0 } else { 36.0 };
    let left = x - 46.0 + side / 2.0;
    for (i, good) in wishes.iter().enumerate() {
        let y = area.y + 148.0;
        let spread = if wishes.len() > 1 { units(i) * 21.0 } else { 6.0 };
        canvas.sprite(good.as_str(), left + spread, y, side);
    }
    coin(canvas, x + 33.0, area.y + 148.0, u32::from(field.price), 32.0);
    if field.sold {
        parts::tick(canvas, area.right() - 14.0, area.y + 14.0, 34.0);
    }
    if request.is_new(&format!("field_{}", field.number)) {
        parts::ring(canvas, area);
    }
}

/// A coin with an amount on it.
pub(super) fn coin(canvas: &mut Canvas, cx: f32, cy: f32, amount: u32, side: f32) {
    let palette = canvas.palette();
    canvas.fill(&Shape::circle(cx, cy, side / 2.0), palette.gold.opaque());
    canvas.stroke(&Shape::circle(cx, cy, side / 2.0), palette.plaque_ink.opaque(), 2.0);
    let size = side * 0.72;
    canvas.text(
        cx,
        cy + size * 0.36,
        &amount.to_string(),
        Type::bold(size, palette.plaque_ink),
        Align::Middle,
    );
}

fn building(canvas: &mut Canvas, field: &Field, request: &Request<'_>) {
    let palette = canvas.palette();
    let Some(building) = field.building else { return };
    let area = building_area(field.number.max(1));
    let x = area.centre().0;
    parts::plaque(canvas, area, palette.ink, 2.2);
    canvas.sprite(building.as_str(), x, area.y + 50.0, 84.0);
    let style = Type::bold(21.0, palette.plaque_ink);
    canvas.text_fit(x, area.y + 117.0, &request.term(building.as_str()), style, Align::Middle, 96.0);
    if request.is_new(&format!("building_{}", field.number)) {
        parts::ring(canvas, area);
    }
}

fn east_dock(index: u8) -> Area {
    Area::new(800.0, 236.0 + f32::from(index) * 104.0, 96.0, 40.0)
}

fn contracts(canvas: &mut Canvas, player: &Player, request: &Request<'_>) {
    let palette = canvas.palette();
    for index in 0..CONTRACTS {
        let dock = east_dock(index);
        let place = Area::around(dock.right() + 34.0, dock.centre().1, 84.0);
        if index < player.contracts {
            parts::plaque(canvas, place, palette.ink, 2.4);
            canvas.sprite("contract", place.centre().0, place.centre().1, 70.0);
        } else {
            parts::slot(canvas, place);
        }
        if request.is_new(&format!("contract_{}", index + 1)) {
            parts::ring(canvas, place);
        }
    }
    // The price of a purchase hangs below the contracts, because they lower it.
    let sign = Area::new(846.0, 540.0, 130.0, 92.0);
    parts::plaque(canvas, sign, palette.ink, 2.2);
    canvas.sprite("any", sign.x + 34.0, sign.y + 34.0, 54.0);
    coin(canvas, sign.x + 94.0, sign.y + 34.0, u32::from(player.purchase_price), 48.0);
    let style = Type::bold(22.0, palette.plaque_ink);
    canvas.text_fit(sign.centre().0, sign.y + 84.0, &request.term("buy"), style, Align::Middle, 120.0);
}

/// The price list on the meadow below the first three fields: pictures only, so that it needs no language.
fn costs(canvas: &mut Canvas) {
    let palette = canvas.palette();
    let sheet = Area::new(52.0, 494.0, 316.0, 126.0);
    parts::plaque(canvas, sheet, palette.line, 2.0);
    for (i, cost) in COSTS.iter().enumerate() {
        let x = sheet.x + 33.0 + units(i) * 62.5;
        canvas.sprite(cost.id, x, sheet.y + 26.0, 46.0);
        if i > 0 {
            let line = Shape::line(x - 31.0, sheet.y + 10.0, x - 31.0, sheet.bottom() - 10.0);
            canvas.stroke(&line, palette.paper_shade.opaque(), 2.0);
        }
        let places: &[(f32, f32)] = if cost.goods.len() > 2 {
            &[(-14.0, 66.0), (14.0, 66.0), (0.0, 100.0)]
        } else {
            &[(0.0, 66.0), (0.0, 100.0)]
        };
        for (good, (dx, dy)) in cost.goods.iter().zip(places) {
            canvas.sprite(good.as_str(), x + dx, sheet.y + dy, 31.0);
        }
    }
}
