//! The panel below a settlement: yields of its islands, possessions, prices.

use archipel_rules::{
    Seat,
    anno1701::{
        View,
        data::{COLONIES, SHIPS, data},
        kinds::{Face, Stack, Track},
        view::PlayerView,
    },
};

use super::{island_people::cost, island_tile::numeral, pieces, settlement, sprites};
use crate::{
    Canvas, PictureOptions,
    shape::{Area, Shape, units},
    text::{Align, TextStyle},
    theme::Rgb,
    widgets,
};

const ISLANDS: Area = Area::new(24.0, settlement::BOTTOM + 26.0, 952.0, 96.0);
const STOCK: Area = Area::new(24.0, ISLANDS.bottom() + 12.0, 952.0, 176.0);
pub(super) const BOTTOM: f32 = STOCK.bottom();

pub(super) fn ground(canvas: &mut Canvas) {
    let palette = canvas.palette();
    widgets::panel(canvas, ISLANDS);
    canvas.sprite(sprites::COLONY, ISLANDS.x + 42.0, ISLANDS.centre().1, 52.0);
    widgets::panel(canvas, STOCK);
    let middle = STOCK.y + 92.0;
    let line = Shape::line(STOCK.x + 20.0, middle, STOCK.right() - 20.0, middle);
    canvas.stroke(&line, palette.line.opaque(), 1.6);
    prices(canvas, middle + 42.0);
}

/// Costs of a building of each stack, a ship and a new tile. Only sprites and numbers, so it needs no translation.
fn prices(canvas: &mut Canvas, y: f32) {
    let palette = canvas.palette();
    let box_at = |x: f32, w: f32| Area::new(x, y - 33.0, w, 66.0);
    for (stack, area, at) in
        [(Stack::One, box_at(40.0, 196.0), 178.0), (Stack::Two, box_at(246.0, 246.0), 410.0)]
    {
        widgets::plaque(canvas, area, palette.line, 2.0);
        canvas.sprite("house", area.x + 34.0, y, 46.0);
        let style = TextStyle::title(29.0, palette.plaque_ink);
        canvas.text(area.x + 78.0, y + 10.0, numeral(stack), style, Align::Middle);
        cost(canvas, data().building_cost(stack), (at, y), 46.0, 255);
    }
    let ship = box_at(502.0, 222.0);
    widgets::plaque(canvas, ship, palette.line, 2.0);
    canvas.sprite("ship", ship.x + 36.0, y, 52.0);
    cost(canvas, data().ship_cost, (ship.x + 142.0, y), 46.0, 255);
    // Drawing the top tile, or choosing one of three.
    let tiles = box_at(734.0, 226.0);
    widgets::plaque(canvas, tiles, palette.line, 2.0);
    for (i, (price, count)) in
        [(data().tile_price, "1"), (data().search_price, "1/3")].into_iter().enumerate()
    {
        let x = tiles.x + 32.0 + units(i) * 108.0;
        canvas.sprite("tile_back", x, y, 40.0);
        canvas.text(x, y + 8.0, count, TextStyle::bold(20.0, palette.plaque_ink), Align::Middle);
        widgets::coin(canvas, x + 48.0, y, u32::from(price), 38.0);
    }
}

pub(super) fn draw(
    canvas: &mut Canvas,
    view: &View,
    seat: Seat,
    player: &PlayerView,
    options: &PictureOptions<'_>,
) {
    let palette = canvas.palette();
    let y = ISLANDS.centre().1;
    let text = format!("{}/{COLONIES}", player.colonies);
    let style = TextStyle::bold(28.0, palette.ink);
    canvas.text(ISLANDS.x + 76.0, y + 10.0, &text, style, Align::Left);
    widgets::mark(canvas, options, "colonies", Area::new(ISLANDS.x + 14.0, y - 32.0, 118.0, 64.0));
    for (i, face) in settled(view, seat).into_iter().enumerate() {
        let x = ISLANDS.x + 168.0 + units(i) * 50.0;
        let slip = Area::new(x - 23.0, y - 36.0, 46.0, 72.0);
        pieces::slip(canvas, face.island, slip);
        let sprite = face.island.good().map_or_else(|| emblem(face), sprites::good);
        canvas.sprite(sprite, x, y - 15.0, 38.0);
        if face.island.track().is_some() {
            let count = format!("+{}", face.symbols);
            canvas.text(x, y + 27.0, &count, TextStyle::bold(22.0, palette.plaque_ink), Align::Middle);
        } else {
            pieces::number(canvas, face.number, (x, y + 19.0), 18.0);
        }
    }
    stock(canvas, player, options);
}

/// The yield of an island that gives no good.
fn emblem(face: Face) -> &'static str {
    face.island.track().map_or("gold", sprites::track)
}

/// The distinct island tiles at a seat's colonies, sorted by number; those without a number come last.
pub(super) fn settled(view: &View, seat: Seat) -> Vec<Face> {
    let chart = &data().chart;
    let own = view.sites.iter().enumerate().filter(|(_, site)| site.owner == Some(seat));
    let mut places: Vec<usize> = own.flat_map(|(site, _)| chart.places_of(site)).collect();
    places.sort_unstable();
    places.dedup();
    let mut faces: Vec<Face> = places.iter().filter_map(|place| view.islands.get(*place)?.face).collect();
    faces.sort_by_key(|face| (face.number == 0, face.number, face.island as u8));
    faces
}

/// Gold, cards and their limit in a fire, symbols, speed, ships in the supply.
fn stock(canvas: &mut Canvas, player: &PlayerView, options: &PictureOptions<'_>) {
    let palette = canvas.palette();
    let y = STOCK.y + 48.0;
    let plain = palette.ink;
    let alarm = |on: bool| if on { palette.alarm } else { plain };
    let symbol = |track: Track| player.symbols[track as usize].to_string();
    let cards = format!("{}/{}", player.hand_size, player.fire_limit);
    let items: [(&str, &str, String, Rgb, f32); 7] = [
        ("gold", "gold", player.gold.to_string(), alarm(player.riot), 126.0),
        ("hand", "card_back", cards, alarm(player.hand_size > player.fire_limit), 166.0),
        ("cannons", sprites::CANNON, symbol(Track::Cannons), plain, 122.0),
        ("sacks", sprites::SACK, symbol(Track::Sacks), plain, 122.0),
        ("happy", sprites::HAPPY, symbol(Track::Happy), plain, 122.0),
        ("sails", sprites::SAIL, player.sails.to_string(), plain, 122.0),
        ("ships", "ship", format!("{}/{SHIPS}", player.ships_in_supply), plain, 140.0),
    ];
    let mut x = STOCK.x + 20.0;
    for (id, sprite, text, ink, width) in items {
        canvas.sprite(sprite, x + 26.0, y, 52.0);
        let wide = canvas.text(x + 58.0, y + 11.0, &text, TextStyle::bold(31.0, ink), Align::Left);
        widgets::mark(canvas, options, id, Area::new(x, y - 30.0, 64.0 + wide, 60.0));
        x += width;
    }
}
