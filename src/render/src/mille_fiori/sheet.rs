//! One player's score sheet: points by source, sets, rhombs, ship, own fields.

use archipel_rules::{
    Seat,
    mille_fiori::{View, kinds::Area as Quarter, view::PlayerView},
};

use super::{glass, sheet_sets, symbols};
use crate::{
    Canvas, PictureOptions,
    background_cache::{self, Key},
    shape::{Area, Shape, units},
    sheet::Sheet,
    text::{Align, Face, TextStyle, measure},
    widgets,
};

const POINTS: Area = Area::new(24.0, 104.0, 452.0, 496.0);
const SETS: Area = Area::new(488.0, 104.0, 488.0, 496.0);
const RHOMBS: Area = Area::new(24.0, 612.0, 952.0, 128.0);
const FIELDS: Area = Area::new(24.0, 752.0, 952.0, 318.0);
const HEIGHT: f32 = 1094.0;

pub(super) fn draw(view: &View, seat: Seat, options: &PictureOptions<'_>, sheet: Sheet) -> Canvas {
    let key = Key { name: "mille-fiori sheet", variant: 0, sheet, theme: options.theme };
    let mut canvas = background_cache::get_or_draw(key, HEIGHT, ground);
    if let Some(player) = view.players.get(seat) {
        header(&mut canvas, view, seat, options);
        points(&mut canvas, player, options);
        sheet_sets::draw(&mut canvas, view, seat, player, SETS);
        rhombs(&mut canvas, view, seat, player);
        own_fields(&mut canvas, view, seat, options);
    }
    canvas
}

fn ground(canvas: &mut Canvas) {
    let area = canvas.area();
    widgets::water(canvas, area, 37);
    for area in [POINTS, SETS, RHOMBS, FIELDS] {
        widgets::panel(canvas, area);
    }
    widgets::frame(canvas);
}

fn header(canvas: &mut Canvas, view: &View, seat: Seat, options: &PictureOptions<'_>) {
    let palette = canvas.palette();
    let name = options.name(seat);
    let room = 560.0;
    let width = measure(Face::Title, 38.0, name).clamp(60.0, room);
    widgets::cartouche(canvas, Area::new(12.0, 26.0, width + 140.0, 62.0));
    glass::glass(canvas, seat.index(), 54.0, 57.0, 54.0, 54.0);
    canvas.text_fit(92.0, 70.0, name, TextStyle::title(38.0, palette.ink), Align::Left, room);
    if view.start == seat {
        canvas.sprite("doge", 946.0, 57.0, 58.0);
    }
    if view.outcome.as_ref().is_some_and(|end| end.winners.contains(seat)) {
        canvas.sprite("victory", 884.0, 57.0, 58.0);
    }
}

/// One bar per source; the longest fills the panel.
fn points(canvas: &mut Canvas, player: &PlayerView, options: &PictureOptions<'_>) {
    let palette = canvas.palette();
    let most =
        player.points.iter().map(|(_, points)| *points).chain([player.bonus_points]).max().unwrap_or(0);
    let step = 52.0;
    let rows = player
        .points
        .iter()
        .map(|(source, points)| (source.as_str(), symbols::source_emblem(*source), *points));
    for (i, (id, sprite, points)) in rows.chain([("bonus", "bonus", player.bonus_points)]).enumerate() {
        let y = POINTS.y + 40.0 + units(i) * step;
        let bar =
            Area::new(POINTS.x + 64.0, y + 14.0, 300.0 * f32::from(points) / f32::from(most.max(1)), 7.0);
        canvas.fill(
            &Shape::rounded(bar, 3.5),
            if id == "bonus" { palette.gold } else { palette.wave }.opaque(),
        );
        canvas.sprite(sprite, POINTS.x + 38.0, y, 42.0);
        let style = TextStyle::label(25.0, palette.ink);
        canvas.text_fit(POINTS.x + 66.0, y + 7.0, &options.term(id), style, Align::Left, 268.0);
        canvas.text(
            POINTS.right() - 24.0,
            y + 11.0,
            &points.to_string(),
            TextStyle::bold(30.0, palette.ink),
            Align::Right,
        );
        widgets::mark(canvas, options, id, Area::new(POINTS.right() - 82.0, y - 18.0, 68.0, 38.0));
    }
    let y = POINTS.bottom() - 32.0;
    let line = Shape::line(POINTS.x + 20.0, y - 26.0, POINTS.right() - 20.0, y - 26.0);
    canvas.stroke(&line, palette.line.opaque(), 2.0);
    canvas.sprite("victory", POINTS.x + 38.0, y + 2.0, 46.0);
    let sum = player.score + player.bonus_points;
    canvas.text(
        POINTS.right() - 24.0,
        y + 14.0,
        &sum.to_string(),
        TextStyle::bold(36.0, palette.ink),
        Align::Right,
    );
}

/// The remaining rhombs one by one, and the ship on its route.
fn rhombs(canvas: &mut Canvas, view: &View, seat: Seat, player: &PlayerView) {
    let palette = canvas.palette();
    let y = RHOMBS.y + 36.0;
    let step = 26.0;
    for i in 0..usize::from(player.supply) {
        glass::glass(canvas, seat.index(), RHOMBS.x + 32.0 + units(i) * step, y, 28.0, 34.0);
    }
    let right = RHOMBS.right() - 32.0;
    for i in 0..usize::from(player.reserve) {
        let x = right - units(i) * step;
        canvas.dashed(&glass::outline(x, y, 24.0, 30.0), palette.ink.opaque(), 1.8, 4.0, 4.0);
    }
    let style = TextStyle::bold(28.0, if player.supply <= 3 { palette.alarm } else { palette.ink });
    let low = RHOMBS.y + 92.0;
    canvas.sprite("rhomb", RHOMBS.x + 40.0, low, 40.0);
    canvas.text(
        RHOMBS.x + 68.0,
        low + 10.0,
        &format!("{} + {}", player.supply, player.reserve),
        style,
        Align::Left,
    );
    // The route as a line with all its spaces.
    let (from, to) = (RHOMBS.x + 290.0, RHOMBS.right() - 146.0);
    canvas.stroke(&Shape::line(from, low, to, low), palette.wave.opaque(), 6.0);
    let last = view.sea_route.len().saturating_sub(1).max(1);
    let at = |position: usize| from + (to - from) * units(position) / units(last);
    for (position, place) in view.sea_route.iter().enumerate() {
        let ground = if place.points >= 5 || place.extra_card { palette.gold } else { palette.plaque };
        canvas.fill(&Shape::circle(at(position), low, 6.5), ground.opaque());
        canvas.stroke(&Shape::circle(at(position), low, 6.5), palette.ink.opaque(), 1.6);
    }
    canvas.anchor("ship", Area::around(at(player.ship.into()), low - 4.0, 46.0));
    widgets::ship(canvas, seat.index(), at(player.ship.into()), low - 4.0, 46.0);
    let text = format!("{}/{last}", player.ship);
    canvas.text(RHOMBS.right() - 24.0, low + 10.0, &text, TextStyle::bold(26.0, palette.ink), Align::Right);
}

/// The ids of the player's fields, by area.
fn own_fields(canvas: &mut Canvas, view: &View, seat: Seat, options: &PictureOptions<'_>) {
    let palette = canvas.palette();
    for (i, area) in Quarter::ALL.iter().enumerate() {
        let y = FIELDS.y + 36.0 + units(i) * 49.0;
        canvas.sprite(symbols::emblem(*area), FIELDS.x + 38.0, y, 40.0);
        let own: Vec<_> =
            view.fields.iter().filter(|field| field.area == *area && field.owner == Some(seat)).collect();
        let (left, right) = (FIELDS.x + 72.0, FIELDS.right() - 16.0);
        let step = ((right - left) / units(own.len().max(1))).min(66.0);
        for (n, field) in own.iter().enumerate() {
            let code = field.label.as_str().to_uppercase();
            let x = left + units(n) * step + step / 2.0;
            let spot = Area::around(x, y, 46.0);
            let new = widgets::is_new(canvas, options, field.field.id().as_str(), spot);
            let ink = if new { palette.highlight } else { palette.ink };
            canvas.text_fit(x, y + 8.0, &code, TextStyle::bold(23.0, ink), Align::Middle, step - 4.0);
            if new {
                canvas.stroke(
                    &Shape::line(x - 20.0, y + 16.0, x + 20.0, y + 16.0),
                    palette.highlight.opaque(),
                    4.0,
                );
            }
        }
        if own.is_empty() {
            canvas.text(left + 22.0, y + 8.0, "–", TextStyle::label(24.0, palette.ink_soft), Align::Left);
        }
    }
}
