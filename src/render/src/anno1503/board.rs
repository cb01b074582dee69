//! The shared sea chart: 12 by 5 squares with islets, face-down tiles and ships.

use archipel_rules::{
    Seat,
    anno1503::{
        View,
        data::data,
        map::{COLS, ROWS, Square},
        view::Island,
    },
};

use super::{board_panels, face_sprite, printed::DOLPHINS};
use crate::{
    Canvas, PictureOptions,
    background_cache::{self, Key},
    shape::{Area, Shape, units},
    sheet::Sheet,
    text::{Align, TextStyle},
    widgets,
};

const HEIGHT: f32 = 962.0;
const SIDE: f32 = 77.5;
const LEFT: f32 = 50.0;
const TOP: f32 = 106.0;

pub(super) fn draw(view: &View, options: &PictureOptions<'_>, sheet: Sheet) -> Canvas {
    let variant = variant(&view.islands);
    let key = Key { name: "anno1503 board", variant, sheet, theme: options.theme };
    let mut canvas = background_cache::get_or_draw(key, HEIGHT, |canvas| ground(canvas, &view.islands));
    header(&mut canvas, view, options);
    for island in &view.islands {
        tile(&mut canvas, island);
    }
    // Rings are drawn before the ships, so that they do not cover them.
    for square in (0..ROWS).flat_map(|row| (1..=COLS).filter_map(move |col| Square::new(row, col))) {
        widgets::mark(&mut canvas, options, square.id().as_str(), area(square).inset(7.0));
    }
    ships(&mut canvas, view);
    if let Some(square) = view.pending_square {
        // A tile that a player is inspecting is raised. Only that player sees its face.
        let palette = canvas.palette();
        let place = area(square).inset(6.0);
        let (x, y) = place.centre();
        widgets::plaque(&mut canvas, place, palette.highlight, 4.0);
        let sprite = view.pending.map_or("tile_back", |(_, face)| face_sprite(face));
        canvas.sprite(sprite, x, y, 54.0);
    }
    board_panels::draw(&mut canvas, view, options);
    canvas
}

fn area(square: Square) -> Area {
    Area::new(LEFT + units(square.col() - 1) * SIDE, TOP + units(square.row()) * SIDE, SIDE, SIDE)
}

/// A hash of the islands, which determine the background.
fn variant(islands: &[Island]) -> u64 {
    islands.iter().fold(0xcbf2_9ce4_8422_2325, |hash, island| {
        let island = u64::try_from(island.square.index()).unwrap_or(0) << 8
            | u64::from(island.number) << 1
            | u64::from(island.used);
        (hash ^ island).wrapping_mul(0x0100_0000_01b3)
    })
}

fn ground(canvas: &mut Canvas, islands: &[Island]) {
    let palette = canvas.palette();
    canvas.fill(&Shape::rect(canvas.area()), palette.paper.opaque());
    let chart = Area::new(LEFT, TOP, SIDE * units(COLS), SIDE * units(ROWS));
    widgets::water(canvas, chart, 5);
    for island in islands {
        let seed = u32::try_from(island.square.index()).unwrap_or(0);
        widgets::islets(canvas, area(island.square).inset(4.0), island.number, !island.used, seed);
    }
    for dolphin in DOLPHINS {
        if let Some(square) = Square::parse(dolphin) {
            let (x, y) = area(square).centre();
            canvas.sprite_faded("dolphin", x, y, 52.0, 170);
        }
    }
    let (x, y) = area(data().chart.start).centre();
    canvas.sprite_faded("anchor", x, y, 62.0, 70);
    for col in 0..=COLS {
        let x = LEFT + units(col) * SIDE;
        canvas.stroke(&Shape::line(x, TOP, x, chart.bottom()), palette.ink.alpha(50), 1.4);
        if col > 0 {
            canvas.text(
                x - SIDE / 2.0,
                TOP - 9.0,
                &col.to_string(),
                TextStyle::title(28.0, palette.ink),
                Align::Middle,
            );
        }
    }
    for (row, letter) in ["A", "B", "C", "D", "E"].into_iter().enumerate().take(ROWS) {
        let y = TOP + units(row) * SIDE;
        canvas.stroke(&Shape::line(LEFT, y, chart.right(), y), palette.ink.alpha(50), 1.4);
        canvas.text(31.0, y + SIDE / 2.0 + 10.0, letter, TextStyle::title(28.0, palette.ink), Align::Middle);
    }
    canvas.stroke(&Shape::rect(chart), palette.ink.opaque(), 2.6);
    board_panels::ground(canvas);
    widgets::frame(canvas);
}

fn header(canvas: &mut Canvas, view: &View, options: &PictureOptions<'_>) {
    let palette = canvas.palette();
    // The winner, or the player whose turn it is.
    let winner = view.outcome.as_ref().and_then(|outcome| outcome.winners.iter().next());
    let seat = winner.unwrap_or(view.active);
    widgets::shield(canvas, seat.index(), 44.0, 46.0, 42.0);
    let width = canvas.text_fit(
        74.0,
        57.0,
        options.name(seat),
        TextStyle::title(34.0, palette.ink),
        Align::Left,
        380.0,
    );
    if winner.is_some() {
        canvas.sprite("victory", 74.0 + width + 32.0, 46.0, 46.0);
    }
    let round = format!("{} {}", options.term("label-round"), view.round);
    canvas.text_fit(976.0, 57.0, &round, TextStyle::title(30.0, palette.ink), Align::Right, 190.0);
    // The last roll, and the event that it caused.
    if let Some(number) = view.last_die {
        widgets::die(canvas, number, 540.0, 46.0, 46.0);
        if let Some(happening) = view.last_happening {
            canvas.sprite(happening.as_str(), 594.0, 46.0, 50.0);
            let style = TextStyle::bold(24.0, palette.ink);
            canvas.text_fit(626.0, 55.0, &options.term(happening.as_str()), style, Align::Left, 150.0);
        }
    }
}

fn tile(canvas: &mut Canvas, island: &Island) {
    let Some(back) = island.back else { return };
    let palette = canvas.palette();
    let (x, y) = area(island.square).centre();
    canvas.sprite("tile_back", x, y, 54.0);
    match island.note {
        // The viewer knows this tile: show its face, and the number of its back in the corner.
        Some((face, _)) => {
            canvas.sprite(face_sprite(face), x, y, 42.0);
            widgets::badge(
                canvas,
                x + 21.0,
                y - 19.0,
                &back.to_string(),
                18.0,
                palette.plaque,
                palette.plaque_ink,
            );
        }
        None => {
            canvas.text(
                x,
                y + 12.0,
                &back.to_string(),
                TextStyle::title(36.0, palette.plaque_ink),
                Align::Middle,
            );
        }
    }
}

/// Draws all ships; those on the same square are drawn side by side.
fn ships(canvas: &mut Canvas, view: &View) {
    let palette = canvas.palette();
    let mut fleet: Vec<(Square, Seat, Option<u8>)> = view
        .players
        .iter()
        .flat_map(|(seat, player)| player.ships.iter().map(move |ship| (ship.at, seat, ship.points)))
        .collect();
    fleet.sort_by_key(|(square, seat, _)| (square.index(), seat.index()));
    for group in fleet.chunk_by(|a, b| a.0 == b.0) {
        let Some((square, ..)) = group.first() else { continue };
        let area = area(*square);
        // Two ships are placed diagonally, so that neither hides the other.
        let slant = group.len() == 2;
        let (columns, rows, side) = match group.len() {
            1 => (1, 1, 58.0),
            2 => (2, 2, 42.0),
            3 | 4 => (2, 2, 36.0),
            _ => (2, 4, 25.0),
        };
        for (i, (_, seat, points)) in group.iter().enumerate() {
            let place = if slant { i * 3 } else { i };
            let area = if slant { area.inset(4.0) } else { area };
            let x = area.x + area.w * (units(place % columns) + 0.5) / units(columns);
            let y = area.y + area.h * (units(place / columns) + 0.5) / units(rows);
            widgets::ship(canvas, seat.index(), x, y, side);
            if let Some(points) = points {
                // If there are many ships, the points are drawn beside them, so that they hide none.
                let outside = if place % columns == 0 { -0.66 } else { 0.66 };
                let (dx, dy) =
                    if group.len() > 4 { (side * outside, 0.0) } else { (side * 0.42, -side * 0.28) };
                widgets::badge(
                    canvas,
                    x + dx,
                    y + dy,
                    &points.to_string(),
                    18.0,
                    palette.plaque,
                    palette.plaque_ink,
                );
            }
        }
    }
}
