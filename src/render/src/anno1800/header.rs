//! The header of a player's islands: name, gold, tokens, cards.

use archipel_rules::{
    Seat,
    anno1800::{
        kinds::{Deck, Naval},
        view::Player,
    },
};

use super::{layout::HEADER, played_cards, symbols};
use crate::{
    Canvas, PictureOptions,
    shape::{Area, Shape},
    text::{Align, TextStyle},
    widgets,
};

const LINE: f32 = HEADER.y + 72.0;

pub(super) fn ground(canvas: &mut Canvas) {
    widgets::panel(canvas, HEADER);
    let palette = canvas.palette();
    let line = Shape::line(HEADER.x + 18.0, LINE, HEADER.right() - 18.0, LINE);
    canvas.stroke(&line, palette.line.opaque(), 1.6);
}

pub(super) fn draw(canvas: &mut Canvas, seat: Seat, player: &Player, options: &PictureOptions<'_>) {
    let palette = canvas.palette();
    let y = HEADER.y + 38.0;
    widgets::shield(canvas, seat.index(), HEADER.x + 42.0, y, 46.0);
    canvas.text_fit(
        HEADER.x + 76.0,
        y + 13.0,
        options.name(seat),
        TextStyle::title(38.0, palette.ink),
        Align::Left,
        560.0,
    );
    let mut x = HEADER.right() - 24.0;
    if player.fireworks {
        canvas.sprite("a1800_fireworks", x - 26.0, y, 54.0);
        x -= 66.0;
    }
    let points = played_cards::card_points(player).to_string();
    let width = canvas.text(x, y + 13.0, &points, TextStyle::bold(36.0, palette.ink), Align::Right);
    canvas.sprite("victory", x - width - 30.0, y, 48.0);
    purse(canvas, player, LINE + 40.0, options);
}

/// Gold, tokens, hand cards by deck, expedition cards, from left to right.
pub(super) fn purse(canvas: &mut Canvas, player: &Player, y: f32, options: &PictureOptions<'_>) {
    let hand = |deck: Deck| player.hand[deck.index()].to_string();
    let ready = |naval: Naval| player.ready.of(naval).to_string();
    let items: [(&str, String, f32, &str); 7] = [
        ("gold", player.gold.to_string(), 116.0, "gold"),
        (symbols::token(Naval::Trade), ready(Naval::Trade), 172.0, "trade_token"),
        (symbols::token(Naval::Explore), ready(Naval::Explore), 172.0, "explore_token"),
        (symbols::deck(Deck::Fw), hand(Deck::Fw), 116.0, "hand_fw"),
        (symbols::deck(Deck::Aei), hand(Deck::Aei), 116.0, "hand_aei"),
        (symbols::deck(Deck::Nw), hand(Deck::Nw), 116.0, "hand_nw"),
        ("a1800_expedition", player.expeditions.to_string(), 112.0, "expeditions"),
    ];
    let style = TextStyle::bold(32.0, canvas.palette().ink);
    let mut x = HEADER.x + 18.0;
    for (sprite, text, width, id) in items {
        let end = symbols::figure(canvas, sprite, x, y, 52.0, &text, style);
        let end = match id {
            "trade_token" => other_tokens(canvas, player, Naval::Trade, (end, y), 24.0),
            "explore_token" => other_tokens(canvas, player, Naval::Explore, (end, y), 24.0),
            _ => end,
        };
        widgets::mark(canvas, options, id, Area::new(x - 3.0, y - 31.0, end - x + 8.0, 62.0));
        x += width;
    }
}

/// After the ready tokens of ships: those from cards, which a festival removes, and the exhausted ones. Returns the right
/// end.
pub(super) fn other_tokens(
    canvas: &mut Canvas,
    player: &Player,
    naval: Naval,
    (mut x, y): (f32, f32),
    size: f32,
) -> f32 {
    let style = TextStyle::bold(size, canvas.palette().ink);
    let others = [("card_back", player.on_cards.of(naval)), ("a1800_exhausted", player.spent.of(naval))];
    for (sprite, count) in others.into_iter().filter(|(_, count)| *count > 0) {
        x = symbols::figure(canvas, sprite, x + 3.0, y + 3.0, size * 1.15, &count.to_string(), style);
    }
    x
}
