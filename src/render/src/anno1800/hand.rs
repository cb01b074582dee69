//! The viewer's hand: population cards with their needs, and expedition cards.

use archipel_rules::{
    Seat, Viewer,
    anno1800::{
        View,
        view::{HandCard, Player},
    },
};

use super::{
    hand_card, hand_expedition, header,
    marks::{self, Mark},
    symbols,
};
use crate::{
    Canvas, PictureOptions,
    background_cache::{self, Key},
    shape::{Area, Shape, units},
    sheet::Sheet,
    text::{Align, Face, TextStyle, measure},
    widgets,
};

const HEAD: Area = Area::new(24.0, 24.0, 952.0, 148.0);
const LINE: f32 = HEAD.y + 70.0;
const IN_ROW: usize = 5;
const STEP: f32 = 191.2;
const GAP: f32 = 10.0;
const LEGEND: f32 = 50.0;

/// The seat whose hand is shown.
pub(super) fn owner(view: &View) -> Option<Seat> {
    match view.viewer {
        Viewer::Seat(seat) => Some(seat),
        Viewer::Public => None,
    }
}

/// The hand in display order: payable cards first, then by deck.
pub(super) fn cards(view: &View) -> Vec<&HandCard> {
    let mut cards: Vec<&HandCard> = view.hand.iter().collect();
    cards.sort_by_key(|card| (!card.payable, card.card.index()));
    cards
}

pub(super) fn draw(view: &View, options: &PictureOptions<'_>, sheet: Sheet) -> Canvas {
    let Some((seat, player)) = owner(view).and_then(|seat| Some((seat, view.players.get(seat)?))) else {
        return Canvas::of(sheet, 120.0, options.theme);
    };
    let cards = cards(view);
    let card_rows = cards.len().div_ceil(IN_ROW);
    let expedition_rows = view.expeditions.len().div_ceil(IN_ROW);
    let below = HEAD.bottom() + LEGEND + units(card_rows) * (hand_card::HEIGHT + GAP) + 8.0;
    let height = below + units(expedition_rows) * (hand_expedition::HEIGHT + GAP) + 22.0;
    let variant = u64::try_from(card_rows * 32 + expedition_rows).unwrap_or(0);
    let key = Key { name: "anno1800 hand", variant, sheet, theme: options.theme };
    let mut canvas = background_cache::get_or_draw(key, height, ground);
    head(&mut canvas, view, seat, player, options);
    legend(&mut canvas, options);
    let place = |i: usize, top: f32, height: f32| {
        let x = 24.0 + units(i % IN_ROW) * STEP;
        Area::new(x, top + units(i / IN_ROW) * (height + GAP), STEP - 6.0, height)
    };
    for (i, card) in cards.iter().enumerate() {
        let area = place(i, HEAD.bottom() + LEGEND, hand_card::HEIGHT);
        hand_card::draw(&mut canvas, view, card, area, options);
    }
    for (i, card) in view.expeditions.iter().enumerate() {
        hand_expedition::draw(&mut canvas, *card, place(i, below, hand_expedition::HEIGHT), options);
    }
    canvas
}

fn ground(canvas: &mut Canvas) {
    let area = canvas.area();
    widgets::water(canvas, area, 29);
    widgets::panel(canvas, HEAD);
    let line = Shape::line(HEAD.x + 18.0, LINE, HEAD.right() - 18.0, LINE);
    canvas.stroke(&line, canvas.palette().line.opaque(), 1.6);
    widgets::frame(canvas);
}

/// Owner, actions left, goods produced ahead, and below them gold and tokens.
fn head(canvas: &mut Canvas, view: &View, seat: Seat, player: &Player, options: &PictureOptions<'_>) {
    let palette = canvas.palette();
    let y = HEAD.y + 37.0;
    widgets::shield(canvas, seat.index(), HEAD.x + 42.0, y, 46.0);
    canvas.text_fit(
        HEAD.x + 76.0,
        y + 13.0,
        options.name(seat),
        TextStyle::title(36.0, palette.ink),
        Align::Left,
        420.0,
    );
    let mut x = HEAD.right() - 30.0;
    if view.active == seat {
        for _ in 0..view.now.actions_left.min(4) {
            canvas.sprite("star", x - 16.0, y, 42.0);
            x -= 44.0;
        }
        for &(resource, count) in &view.now.stock {
            symbols::counted(
                canvas,
                symbols::CountedSprite::new(symbols::resource(resource), count),
                x - 26.0,
                y,
                46.0,
            );
            x -= 54.0;
        }
    }
    header::purse(canvas, player, LINE + 38.0, options);
}

/// The legend of the marks.
fn legend(canvas: &mut Canvas, options: &PictureOptions<'_>) {
    let palette = canvas.palette();
    let style = TextStyle::label(24.0, palette.ink);
    let (y, side) = (HEAD.bottom() + 26.0, 28.0);
    let marks = [
        (Mark::Make, "label-1800-make"),
        (Mark::Trade(1), "label-1800-trade"),
        (Mark::Later, "label-1800-later"),
        (Mark::Missing, "label-1800-missing"),
    ];
    let words = marks.map(|(mark, key)| (mark, options.term(key)));
    let room = 170.0;
    let width: f32 =
        words.iter().map(|(_, word)| measure(Face::Label, style.size, word).min(room) + 66.0).sum();
    let mut x = 514.0 - width / 2.0;
    for (mark, word) in &words {
        marks::draw(canvas, *mark, x + side / 2.0, y, side);
        x += canvas.text_fit(x + side + 10.0, y + 8.0, word, style, Align::Left, room) + side + 38.0;
    }
}
