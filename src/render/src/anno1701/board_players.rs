//! The table of players in turn order: favours, gold, cards, symbols, colonies, ships.

use archipel_rules::{
    Seat,
    anno1701::{Phase, View, data::STONES, view::PlayerView},
};

use super::{pieces, sprites};
use crate::{
    Canvas, PictureOptions,
    shape::{Area, Shape, units},
    text::{Align, TextStyle},
    widgets,
};

const ROW: f32 = 56.0;
/// Centres of the columns.
const STONE: f32 = 406.0;
const GOLD: f32 = 464.0;
const CARDS: f32 = 574.0;
const SYMBOLS: [f32; 3] = [650.0, 708.0, 766.0];
const SAILS: f32 = 824.0;
const COLONIES: f32 = 882.0;
const MARK: f32 = 938.0;

pub(super) fn height(seats: usize) -> f32 {
    68.0 + units(seats) * ROW
}

fn panel(top: f32, seats: usize) -> Area {
    Area::new(24.0, top, 952.0, height(seats))
}

pub(super) fn ground(canvas: &mut Canvas, top: f32, seats: usize) {
    widgets::panel(canvas, panel(top, seats));
    let y = top + 34.0;
    canvas.sprite(sprites::FAVOUR, STONE - 68.0, y, 42.0);
    let symbols = [sprites::CANNON, sprites::SACK, sprites::HAPPY].into_iter().zip(SYMBOLS);
    let others = [("gold", GOLD), ("card_back", CARDS), (sprites::SAIL, SAILS), (sprites::COLONY, COLONIES)];
    for (sprite, x) in symbols.chain(others) {
        canvas.sprite(sprite, x, y, 42.0);
    }
}

pub(super) fn draw(canvas: &mut Canvas, view: &View, top: f32, options: &PictureOptions<'_>) {
    let panel = panel(top, view.players.count());
    for (row, seat) in view.first.round_from(view.players.count()).enumerate() {
        if let Some(player) = view.players.get(seat) {
            let line = Area::new(panel.x + 12.0, top + 58.0 + units(row) * ROW, panel.w - 24.0, ROW - 4.0);
            player_row(canvas, view, (seat, player), line, options);
        }
    }
}

fn player_row(
    canvas: &mut Canvas,
    view: &View,
    (seat, player): (Seat, &PlayerView),
    line: Area,
    options: &PictureOptions<'_>,
) {
    let palette = canvas.palette();
    let y = line.centre().1;
    let won = view.outcome.as_ref().is_some_and(|end| end.winners.contains(seat));
    let on_turn = view.outcome.is_none() && view.phase != Phase::SetupChoose && view.active == seat;
    if won || on_turn {
        canvas.fill(&Shape::rounded(line, 10.0), palette.paper_shade.opaque());
    }
    widgets::shield(canvas, seat.index(), line.x + 28.0, y, 40.0);
    let style = TextStyle::label(26.0, palette.ink);
    canvas.text_fit(line.x + 56.0, y + 9.0, options.name(seat), style, Align::Left, 160.0);
    pieces::favours(canvas, player.favours, STONES, (STONE, y), 34.0);
    let figure = |canvas: &mut Canvas, x: f32, text: &str, style: TextStyle, room: f32| {
        canvas.text_fit(x, y + 10.0, text, style, Align::Middle, room);
    };
    let strong = |alarm: bool| TextStyle::bold(29.0, if alarm { palette.alarm } else { palette.ink });
    figure(canvas, GOLD, &player.gold.to_string(), strong(player.riot), 50.0);
    if player.riot {
        canvas.sprite(sprites::RIOT, GOLD + 36.0, y, 42.0);
    }
    let cards = format!("{}/{}", player.hand_size, player.fire_limit);
    figure(canvas, CARDS, &cards, strong(player.hand_size > player.fire_limit), 84.0);
    for (count, x) in player.symbols.iter().zip(SYMBOLS) {
        figure(canvas, x, &count.to_string(), TextStyle::label(27.0, palette.ink), 50.0);
    }
    figure(canvas, SAILS, &player.sails.to_string(), TextStyle::label(27.0, palette.ink), 50.0);
    figure(canvas, COLONIES, &player.colonies.to_string(), TextStyle::label(27.0, palette.ink), 50.0);
    if view.phase == Phase::SetupChoose && player.chosen {
        widgets::tick(canvas, MARK, y, 36.0);
    } else if view.due.contains(seat) {
        widgets::badge(canvas, MARK, y, "…", 26.0, palette.plaque, palette.plaque_ink);
    }
    for (id, area) in [
        ("favours", Area::new(STONE - 153.0, y - 20.0, 170.0, 40.0)),
        ("gold", Area::new(GOLD - 24.0, y - 19.0, if player.riot { 84.0 } else { 48.0 }, 38.0)),
    ] {
        widgets::mark(canvas, options, &id_of(id, seat), area);
    }
}

/// The highlight id of a player's figure.
pub(super) fn id_of(subject: &str, seat: Seat) -> String {
    format!("{subject}_{}", seat.index())
}
