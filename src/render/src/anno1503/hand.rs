//! The viewer's cards, and which costs they cover.

use archipel_rules::{
    Seat, Viewer,
    anno1503::{View, data::data, kinds::Goods},
};

use super::printed::{Cost, costs};
use crate::{
    Canvas, PictureOptions,
    background_cache::{self, Key},
    shape::{Area, units},
    sheet::Sheet,
    text::{Align, TextStyle},
    theme::Rgb,
    widgets,
};

const HEIGHT: f32 = 660.0;

/// The seat whose hand is shown.
pub(super) fn owner(view: &View) -> Option<Seat> {
    match view.viewer {
        Viewer::Seat(seat) => Some(seat),
        Viewer::Public => None,
    }
}

pub(super) fn draw(view: &View, options: &PictureOptions<'_>, sheet: Sheet) -> Canvas {
    let key = Key { name: "anno1503 hand", variant: 0, sheet, theme: options.theme };
    let mut canvas = background_cache::get_or_draw(key, HEIGHT, ground);
    if let Some((seat, player)) = owner(view).and_then(|seat| Some((seat, view.players.get(seat)?))) {
        let palette = canvas.palette();
        widgets::shield(&mut canvas, seat.index(), 64.0, 60.0, 46.0);
        canvas.text_fit(
            98.0,
            73.0,
            options.name(seat),
            TextStyle::title(38.0, palette.ink),
            Align::Left,
            400.0,
        );
        status(&mut canvas, view, player.gold, player.purchase_price, player.hand_size);
        let hand = player.hand.unwrap_or_default();
        for (i, (good, count)) in hand.iter().enumerate() {
            let (at, word) = ((32.0 + units(i) * 157.0, 130.0), options.term(good.as_str()));
            let card = Area::new(at.0, at.1, widgets::CARD.0, widgets::CARD.1);
            let is_new = widgets::is_new(&mut canvas, options, good.as_str(), card);
            widgets::goods_card(&mut canvas, at, good.as_str(), &word, count, is_new);
        }
        for (i, cost) in costs().iter().enumerate() {
            slip(&mut canvas, i, cost, hand, options);
        }
    }
    canvas
}

fn ground(canvas: &mut Canvas) {
    let area = canvas.area();
    widgets::water(canvas, area, 23);
    widgets::panel(canvas, Area::new(24.0, 24.0, 952.0, 72.0));
    widgets::frame(canvas);
}

/// Number of cards and its limit, gold, and the price of a purchase.
fn status(canvas: &mut Canvas, view: &View, gold: u32, price: u8, cards: u32) {
    let palette = canvas.palette();
    let figure = |canvas: &mut Canvas, x: f32, text: &str, ink: Rgb| {
        canvas.text(x, 72.0, text, TextStyle::bold(31.0, ink), Align::Left);
    };
    canvas.sprite("card_back", 534.0, 60.0, 52.0);
    let ink = if cards > data().hand_limit { palette.alarm } else { palette.ink };
    figure(canvas, 564.0, &format!("{cards}/{}", data().hand_limit), ink);
    canvas.sprite("gold", 668.0, 60.0, 50.0);
    figure(canvas, 700.0, &gold.to_string(), palette.ink);
    canvas.sprite("any", 798.0, 60.0, 50.0);
    widgets::coin(canvas, 850.0, 60.0, u32::from(price), 42.0);
    figure(canvas, 884.0, &format!("×{}", view.purchases_left), palette.ink);
}

/// One cost: each required good with a tick or a cross, and a tick on the whole if it can be paid.
fn slip(canvas: &mut Canvas, index: usize, cost: &Cost, hand: Goods, options: &PictureOptions<'_>) {
    let palette = canvas.palette();
    let area = Area::new(26.0 + units(index) * 191.0, 374.0, 182.0, 258.0);
    let x = area.centre().0;
    let payable = hand.covers(&cost.goods);
    let cards = cost.cards();
    let edge = if payable { Rgb(0x002E_7D4F) } else { palette.line };
    widgets::plaque(canvas, area, edge, if payable { 5.0 } else { 2.2 });
    canvas.sprite_faded(cost.sprite, x, area.y + 56.0, 92.0, if payable { 255 } else { 150 });
    let style = TextStyle::bold(25.0, palette.plaque_ink);
    canvas.text_fit(x, area.y + 132.0, &options.term(cost.term), style, Align::Middle, 168.0);
    let width = 56.0;
    let left = x - width * (units(cards.len()) - 1.0) / 2.0;
    for (column, (good, nth)) in cards.into_iter().enumerate() {
        let at = left + units(column) * width;
        let held = hand[good] > nth;
        canvas.sprite_faded(good.as_str(), at, area.y + 174.0, 52.0, if held { 255 } else { 130 });
        if held {
            widgets::tick(canvas, at, area.y + 226.0, 30.0);
        } else {
            widgets::cross(canvas, at, area.y + 226.0, 30.0);
        }
    }
    if payable {
        widgets::tick(canvas, area.right() - 16.0, area.y + 16.0, 40.0);
    }
}
