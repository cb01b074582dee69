//! The panels below the chart: gold track, victory points and supply.

use archipel_rules::{
    Seat,
    anno1503::{
        View,
        kinds::{Building, VictoryPoint},
    },
};

use super::{
    changes::gold_id,
    printed::{GOLD_DRAWN, GOLD_GOAL, emblem},
};
use crate::{
    Canvas, PictureOptions,
    shape::{Area, Shape, units},
    text::{Align, TextStyle},
    widgets::{self, Marker, Track},
};

const GOLD: Track =
    Track { area: Area::new(92.0, 506.0, 868.0, 92.0), length: GOLD_DRAWN, every: 5, goal: Some(GOLD_GOAL) };
const POINTS: Area = Area::new(24.0, 616.0, 470.0, 322.0);
const STORE: Area = Area::new(506.0, 616.0, 470.0, 322.0);
const SIDE: f32 = 58.0;

pub(super) fn ground(canvas: &mut Canvas) {
    canvas.sprite("gold", 50.0, 562.0, 54.0);
    GOLD.draw_ruler(canvas);
    widgets::panel(canvas, POINTS);
    widgets::panel(canvas, STORE);
    for (i, point) in VictoryPoint::ALL.iter().enumerate() {
        canvas.sprite(emblem(*point), POINTS.x + 44.0, row_y(i), 44.0);
    }
}

pub(super) fn draw(canvas: &mut Canvas, view: &View, options: &PictureOptions<'_>) {
    gold(canvas, view, options);
    points(canvas, view, options);
    store(canvas, view, options);
}

fn gold(canvas: &mut Canvas, view: &View, options: &PictureOptions<'_>) {
    let markers: Vec<Marker> =
        view.players.iter().map(|(seat, player)| Marker { seat: seat.index(), value: player.gold }).collect();
    let places = GOLD.draw_markers(canvas, &markers);
    for (seat, (x, y)) in view.players.seats().zip(places) {
        if widgets::is_new(canvas, options, &gold_id(seat), Area::around(x, y, 50.0)) {
            widgets::ring_round(canvas, x, y, 25.0);
        }
    }
}

fn row_y(index: usize) -> f32 {
    POINTS.y + 106.0 + units(index) * 45.0
}

/// A table of the five victory points: each player's progress, and a golden shield for points already held.
fn points(canvas: &mut Canvas, view: &View, options: &PictureOptions<'_>) {
    let palette = canvas.palette();
    let count = view.players.count();
    let step = 372.0 / units(count.max(1));
    for (seat, player) in view.players.iter() {
        let x = POINTS.x + 84.0 + step * (units(seat.index()) + 0.5);
        if seat == view.active {
            let column = Area::new(x - step / 2.0 + 2.0, POINTS.y + 14.0, step - 4.0, POINTS.h - 28.0);
            canvas.fill(&Shape::rounded(column, 10.0), palette.paper_shade.opaque());
        }
        widgets::shield(canvas, seat.index(), x, POINTS.y + 38.0, 38.0);
        let style = TextStyle::label(22.0, palette.ink);
        canvas.text_fit(x, POINTS.y + 79.0, options.name(seat), style, Align::Middle, step - 8.0);
        for (i, point) in player.victory_points.iter().enumerate() {
            let y = row_y(i);
            if point.held {
                canvas.sprite("victory", x, y, 42.0);
            } else {
                let text = format!("{}/{}", point.have, point.need);
                canvas.text_fit(
                    x,
                    y + 9.0,
                    &text,
                    TextStyle::label(25.0, palette.ink),
                    Align::Middle,
                    step - 6.0,
                );
            }
            let place = Area::new(x - step / 2.0, y - 23.0, step, 46.0);
            if widgets::is_new(canvas, options, &point_id(point.point, seat), place) {
                widgets::ring_round(canvas, x, y, 23.0);
            }
        }
    }
}

fn point_id(point: VictoryPoint, seat: Seat) -> String {
    format!("{}_{}", point.as_str(), seat.index())
}

/// Supply, reserve and display.
fn store(canvas: &mut Canvas, view: &View, options: &PictureOptions<'_>) {
    let palette = canvas.palette();
    let left = STORE.x + 16.0;
    heading(canvas, left, STORE.y + 38.0, &options.term("label-supply"), 260.0);
    // The reserve is a single number, shown to the right of the heading.
    canvas.sprite("tile_back", STORE.right() - 78.0, STORE.y + 31.0, 38.0);
    let reserve = view.reserve.to_string();
    canvas.text(
        STORE.right() - 52.0,
        STORE.y + 40.0,
        &reserve,
        TextStyle::bold(27.0, palette.ink),
        Align::Left,
    );
    canvas.text_fit(
        STORE.right() - 104.0,
        STORE.y + 38.0,
        &options.term("label-reserve"),
        TextStyle::title(25.0, palette.ink),
        Align::Right,
        180.0,
    );
    for (i, (good, count)) in view.supply.iter().enumerate() {
        let x = left + 36.0 + units(i) * 73.0;
        let y = STORE.y + 78.0;
        let faded = if count == 0 { 90 } else { 255 };
        canvas.sprite_faded(good.as_str(), x, y, 50.0, faded);
        let ink = if count == 0 { palette.alarm } else { palette.ink };
        canvas.text(x, y + 49.0, &count.to_string(), TextStyle::bold(25.0, ink), Align::Middle);
        widgets::mark(canvas, options, good.as_str(), Area::new(x - 30.0, y - 26.0, 60.0, 80.0));
    }
    heading(canvas, left, STORE.y + 166.0, &options.term("label-buildings"), 430.0);
    for (i, building) in Building::ALL.iter().enumerate() {
        // A view lists only tiles that are left.
        let count = on_display(view, *building);
        let (column, row) = (i % 4, i / 4);
        let x = left + 50.0 + units(column) * 110.0;
        let y = STORE.y + 208.0 + units(row) * 70.0;
        let faded = if count == 0 { 80 } else { 255 };
        canvas.sprite_faded(building.as_str(), x - 14.0, y, SIDE, faded);
        let ink = if count == 0 { palette.ink_soft } else { palette.ink };
        canvas.text(x + 20.0, y + 22.0, &count.to_string(), TextStyle::bold(27.0, ink), Align::Left);
        widgets::mark(canvas, options, building.as_str(), Area::new(x - 45.0, y - 30.0, 92.0, 62.0));
    }
}

/// How many copies of a public building are left.
pub(super) fn on_display(view: &View, building: Building) -> u8 {
    view.display.iter().find(|(kind, _)| *kind == building).map_or(0, |(_, count)| *count)
}

fn heading(canvas: &mut Canvas, x: f32, y: f32, text: &str, room: f32) {
    let ink = canvas.palette().ink;
    canvas.text_fit(x, y, text, TextStyle::title(25.0, ink), Align::Left, room);
}
