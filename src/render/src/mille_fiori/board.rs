//! The shared board.

use archipel_rules::mille_fiori::{Phase, View, kinds::Area as Quarter, view::StarView};

use super::{board_display, board_ground, board_players, board_sea, bonus, fields, glass, layout};
use crate::{
    Canvas, PictureOptions,
    background_cache::{self, Key},
    shape::units,
    sheet::Sheet,
    text::{Align, TextStyle},
    widgets,
};

pub(super) fn draw(view: &View, options: &PictureOptions<'_>, sheet: Sheet) -> Canvas {
    let players = board_ground::players(view);
    let variant = u64::try_from(view.players.count()).unwrap_or(0);
    let key = Key { name: "mille-fiori board", variant, sheet, theme: options.theme };
    let mut canvas = background_cache::get_or_draw(key, players.bottom() + 24.0, |canvas| {
        board_ground::draw(canvas, view);
    });
    header(&mut canvas, view, options);
    titles(&mut canvas, options);
    for (area, place) in layout::areas() {
        canvas.anchor(area.as_str(), place);
    }
    fields::draw(&mut canvas, view, options);
    stars(&mut canvas, &view.stars);
    tops(&mut canvas, view);
    for places in &view.bonus {
        bonus::draw(&mut canvas, places, options);
    }
    trade(&mut canvas, view);
    board_display::draw(&mut canvas, view, options);
    board_sea::draw(&mut canvas, view, options);
    board_players::draw(&mut canvas, view, options, players);
    canvas
}

/// The header: active player or winner, round, cards left.
fn header(canvas: &mut Canvas, view: &View, options: &PictureOptions<'_>) {
    let palette = canvas.palette();
    let winner = view.outcome.as_ref().and_then(|outcome| outcome.winners.iter().next());
    let style = TextStyle::title(34.0, palette.ink);
    if let Some(seat) = winner.or(view.active) {
        glass::glass(canvas, seat.index(), 50.0, 52.0, 56.0, 56.0);
        let width = canvas.text_fit(86.0, 63.0, options.name(seat), style, Align::Left, 330.0);
        let sprite = match view.phase {
            Phase::Extra => "extra_card",
            Phase::Over => "victory",
            Phase::Choose | Phase::Play => "",
        };
        canvas.sprite(sprite, 86.0 + width + 34.0, 52.0, 48.0);
    } else {
        canvas.sprite("card_back", 50.0, 52.0, 50.0);
        canvas.text_fit(84.0, 63.0, &options.term("label-mf-choose"), style, Align::Left, 400.0);
    }
    canvas.text(972.0, 63.0, &view.draw_pile.to_string(), TextStyle::bold(28.0, palette.ink), Align::Right);
    let digits = units(view.draw_pile.to_string().len());
    canvas.sprite("card_back", 972.0 - 17.0 * digits - 30.0, 52.0, 44.0);
    let round = format!(
        "{} {}/{} · {} {}/{}",
        options.term("label-round"),
        view.round,
        view.rounds,
        options.term("label-mf-card"),
        view.card_round,
        view.card_rounds
    );
    let style = TextStyle::title(28.0, palette.ink);
    canvas.text_fit(880.0, 63.0, &round, style, Align::Right, 320.0);
}

fn titles(canvas: &mut Canvas, options: &PictureOptions<'_>) {
    let style = TextStyle::title(28.0, canvas.palette().ink);
    let mut title = |area: Quarter, x: f32, y: f32, align: Align, room: f32| {
        canvas.text_fit(x, y, &options.term(area.as_str()), style, align, room);
    };
    title(Quarter::Workshops, layout::WORKSHOPS.right() - 26.0, 138.0, Align::Right, 220.0);
    title(Quarter::Houses, 58.0, 436.0, Align::Left, 300.0);
    title(Quarter::Nobili, layout::NOBILI.x + 20.0, layout::NOBILI.y + 40.0, Align::Left, 104.0);
    title(Quarter::Populi, layout::POPULI.x + 20.0, layout::POPULI.y + 40.0, Align::Left, 104.0);
    title(Quarter::Harbor, 44.0, 858.0, Align::Left, 250.0);
    title(Quarter::Trade, 354.0, 858.0, Align::Left, 120.0);
}

/// The extra card symbols between three workshops.
fn stars(canvas: &mut Canvas, stars: &[StarView]) {
    for star in stars {
        let (x, y) = layout::workshop(star.at);
        canvas.sprite(if star.used { "star_used" } else { "star" }, x, y, 30.0);
    }
}

/// The extra card symbols of the top fields of the pyramids.
fn tops(canvas: &mut Canvas, view: &View) {
    let is_top = |area, number| matches!(area, Quarter::Nobili | Quarter::Populi) && number > 8;
    for field in view.fields.iter().filter(|field| is_top(field.area, field.field.number())) {
        let (x, y) = layout::place(field.field, field.at);
        let sprite = if field.owner.is_some() { "star_used" } else { "star" };
        canvas.sprite(sprite, x, y - layout::RHOMB.1 / 2.0 - 4.0, 28.0);
    }
}

/// The current value of a ship for each row, and the value of each good.
fn trade(canvas: &mut Canvas, view: &View) {
    let palette = canvas.palette();
    for (row, fleet) in view.rows.iter().enumerate() {
        let ground = if fleet.left { palette.stone } else { palette.gold };
        let y = layout::shelf(row);
        widgets::badge(
            canvas,
            layout::FLEET_X,
            y,
            &fleet.fleet_points.to_string(),
            26.0,
            ground,
            palette.plaque_ink,
        );
    }
    for (column, good) in view.goods.iter().enumerate() {
        let x = 392.0 + units(column) * 84.0;
        widgets::badge(
            canvas,
            x,
            layout::TRADE.bottom() - 28.0,
            &good.value.to_string(),
            24.0,
            palette.gold,
            palette.plaque_ink,
        );
    }
}
