//! The table of players in turn order: points, rhombs left, ship, progress of the sets.

use archipel_rules::{
    Seat,
    mille_fiori::{Phase, View, kinds::Area as Quarter, view::PlayerView},
};

use super::{glass, symbols};
use crate::{
    Canvas, PictureOptions,
    shape::{Area, Shape, units},
    text::{Align, TextStyle},
    widgets,
};

/// Centres of the columns: points, bonus points, rhombs, ship, and the first of five sets.
const POINTS: f32 = 350.0;
const BONUS: f32 = 430.0;
const SUPPLY: f32 = 520.0;
const SHIP: f32 = 602.0;
const SETS: f32 = 664.0;
const SET: f32 = 58.0;
const MARK: f32 = 946.0;

pub(super) fn draw(canvas: &mut Canvas, view: &View, options: &PictureOptions<'_>, panel: Area) {
    let top = panel.y + 30.0;
    for (x, sprite) in [(POINTS, "victory"), (BONUS, "bonus"), (SUPPLY, "rhomb"), (SHIP, "harbor_ship")] {
        canvas.sprite(sprite, x, top, 38.0);
    }
    for (i, area) in Quarter::WITH_BONUS.iter().enumerate() {
        canvas.sprite(symbols::emblem(*area), SETS + units(i) * SET, top, 38.0);
    }
    // Turn order: the holder of the Doge card comes first.
    for (row, seat) in view.start.round_from(view.players.count()).enumerate() {
        if let Some(player) = view.players.get(seat) {
            let line = Area::new(panel.x + 10.0, panel.y + 54.0 + units(row) * 54.0, panel.w - 20.0, 52.0);
            player_row(canvas, view, options, (seat, player), line);
        }
    }
}

fn player_row(
    canvas: &mut Canvas,
    view: &View,
    options: &PictureOptions<'_>,
    (seat, player): (Seat, &PlayerView),
    line: Area,
) {
    let palette = canvas.palette();
    let y = line.centre().1;
    if view.active == Some(seat) || view.outcome.as_ref().is_some_and(|end| end.winners.contains(seat)) {
        canvas.fill(&Shape::rounded(line, 10.0), palette.paper_shade.opaque());
    }
    glass::glass(canvas, seat.index(), line.x + 28.0, y, 46.0, 46.0);
    let doge = view.start == seat;
    let room = if doge { 168.0 } else { 212.0 };
    canvas.text_fit(
        line.x + 58.0,
        y + 9.0,
        options.name(seat),
        TextStyle::label(26.0, palette.ink),
        Align::Left,
        room,
    );
    if doge {
        canvas.sprite("doge", line.x + 248.0, y, 42.0);
    }
    let mut figure = |x: f32, text: &str, style: TextStyle| {
        canvas.text_fit(x, y + 10.0, text, style, Align::Middle, 92.0);
    };
    // At the end the points include the bonus, which is then no longer to come.
    let (points, bonus) = if view.outcome.is_some() {
        (player.score + player.bonus_points, format!("({})", player.bonus_points))
    } else {
        (player.score, format!("+{}", player.bonus_points))
    };
    figure(POINTS, &points.to_string(), TextStyle::bold(32.0, palette.ink));
    figure(BONUS, &bonus, TextStyle::label(26.0, palette.ink));
    let few = if player.supply <= 3 { palette.alarm } else { palette.ink };
    let supply = if player.supply <= 3 {
        format!("{}!+{}", player.supply, player.reserve)
    } else {
        format!("{}+{}", player.supply, player.reserve)
    };
    figure(SUPPLY, &supply, TextStyle::bold(26.0, few));
    figure(SHIP, &player.ship.to_string(), TextStyle::label(26.0, palette.ink));
    for (i, (area, held, needed)) in player.sets.iter().enumerate() {
        let x = SETS + units(i) * SET;
        if let Some(points) = taken(view, *area, seat) {
            widgets::badge(canvas, x, y, &points.to_string(), 24.0, palette.gold, palette.plaque_ink);
        } else {
            let text = format!("{held}/{needed}");
            canvas.text(x, y + 9.0, &text, TextStyle::label(25.0, palette.ink), Align::Middle);
        }
    }
    if view.phase == Phase::Choose && player.has_chosen {
        widgets::tick(canvas, MARK, y, 36.0);
    } else if view.due.contains(seat) {
        widgets::badge(canvas, MARK, y, "…", 26.0, palette.plaque, palette.plaque_ink);
    }
    widgets::mark(
        canvas,
        options,
        &format!("score_{}", seat.index()),
        Area::new(POINTS - 34.0, y - 18.0, 68.0, 36.0),
    );
}

/// The bonus points of a seat in an area.
pub(super) fn taken(view: &View, area: Quarter, seat: Seat) -> Option<u8> {
    let places = &view.bonus.iter().find(|bonus| bonus.area == area)?.places;
    places.iter().find(|(_, holder)| *holder == Some(seat)).map(|(points, _)| *points)
}
