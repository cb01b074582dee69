//! The shared board: sea chart, favour board, table of players.

use archipel_rules::anno1701::{Phase, View, data::data, kinds::Encounter};

use super::{board_players, board_store, chart, chart_ground, favours, hexes::SEA, sprites};
use crate::{
    Canvas, PictureOptions,
    background_cache::{self, Key},
    sheet::Sheet,
    text::{Align, TextStyle},
    widgets,
};

const FAVOURS: f32 = SEA.bottom() + 12.0;
const PLAYERS: f32 = FAVOURS + favours::HEIGHT + 12.0;

pub(super) fn draw(view: &View, options: &PictureOptions<'_>, sheet: Sheet) -> Canvas {
    let seats = view.players.count();
    let store = PLAYERS + board_players::height(seats) + 12.0;
    let height = store + board_store::HEIGHT + 24.0;
    let variant = u64::try_from(seats).unwrap_or(0);
    let key = Key { name: "anno1701 board", variant, sheet, theme: options.theme };
    let mut canvas = background_cache::get_or_draw(key, height, |canvas| {
        chart_ground::draw(canvas);
        for place in &data().chart.places {
            chart::face_down(canvas, place.hex, place.back);
        }
        favours::ground(canvas, FAVOURS);
        board_players::ground(canvas, PLAYERS, seats);
        board_store::ground(canvas, store);
        widgets::frame(canvas);
    });
    header(&mut canvas, view, options);
    chart::draw(&mut canvas, view, options);
    favours::draw(&mut canvas, view, FAVOURS, options);
    board_players::draw(&mut canvas, view, PLAYERS, options);
    board_store::draw(&mut canvas, view, store, options);
    canvas
}

/// The header: active player or winner, dice and event or encounter, round.
fn header(canvas: &mut Canvas, view: &View, options: &PictureOptions<'_>) {
    let palette = canvas.palette();
    let title = TextStyle::title(34.0, palette.ink);
    let winner = view.outcome.as_ref().and_then(|outcome| outcome.winners.iter().next());
    if view.phase == Phase::SetupChoose {
        canvas.text_fit(26.0, 61.0, &options.term("label-1701-choose"), title, Align::Left, 560.0);
    } else {
        let seat = winner.unwrap_or(view.active);
        widgets::shield(canvas, seat.index(), 46.0, 50.0, 44.0);
        let width = canvas.text_fit(78.0, 61.0, options.name(seat), title, Align::Left, 344.0);
        if winner.is_some() {
            canvas.sprite("victory", 78.0 + width + 32.0, 50.0, 48.0);
        }
    }
    let round = format!("{} {}", options.term("label-round"), view.round);
    canvas.text_fit(974.0, 61.0, &round, TextStyle::title(30.0, palette.ink), Align::Right, 160.0);
    match &view.encounter {
        Some(met) => encounter(canvas, met.card, options),
        None => dice(canvas, view),
    }
}

fn dice(canvas: &mut Canvas, view: &View) {
    let palette = canvas.palette();
    let Some([one, two]) = view.last_dice else { return };
    widgets::die(canvas, one, 508.0, 50.0, 46.0);
    widgets::die(canvas, two, 562.0, 50.0, 46.0);
    if let Some(events) = view.last_event {
        for (happening, x) in events.into_iter().zip([630.0, 690.0]) {
            canvas.sprite(sprites::happening(happening), x, 50.0, 52.0);
        }
    } else {
        let sum = format!("= {}", one + two);
        canvas.text(600.0, 62.0, &sum, TextStyle::bold(33.0, palette.ink), Align::Left);
    }
}

/// The current encounter and its strength.
fn encounter(canvas: &mut Canvas, card: Encounter, options: &PictureOptions<'_>) {
    let palette = canvas.palette();
    canvas.sprite(sprites::encounter(card), 480.0, 50.0, 58.0);
    let style = TextStyle::bold(26.0, palette.ink);
    let width = canvas.text_fit(518.0, 59.0, &options.term(card.word()), style, Align::Left, 190.0);
    let needed = match card {
        Encounter::Pirate { strength, .. } => Some((sprites::CANNON, strength)),
        Encounter::Hurricane { sails } => Some((sprites::SAIL, sails)),
        Encounter::FreeTrader | Encounter::Castaways => None,
    };
    if let Some((sprite, count)) = needed {
        canvas.sprite(sprite, 518.0 + width + 32.0, 50.0, 44.0);
        let style = TextStyle::bold(30.0, palette.ink);
        canvas.text(518.0 + width + 60.0, 61.0, &count.to_string(), style, Align::Left);
    }
}
