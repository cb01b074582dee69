//! The table of players: cards, points, gold, tokens, people and islands of everybody.

use archipel_rules::{
    Seat,
    anno1800::{
        View,
        kinds::{Deck, Naval, Tier},
        view::Player,
    },
};

use super::{changes::of, island, played, symbols};
use crate::{
    Canvas, Request, parts,
    shape::{Area, Shape, units},
    text::{Align, Type},
};

const ROW: f32 = 118.0;

pub(super) fn height(view: &View) -> f32 {
    units(view.players.count()) * ROW + 20.0
}

pub(super) fn draw(canvas: &mut Canvas, view: &View, area: Area, request: &Request<'_>) {
    for (i, (seat, player)) in view.players.iter().enumerate() {
        let row = Area::new(area.x + 14.0, area.y + 10.0 + units(i) * ROW, area.w - 28.0, ROW);
        if seat == view.active && view.outcome.is_none() {
            canvas.fill(&Shape::rounded(row.inset(3.0), 10.0), canvas.palette().paper_shade.opaque());
        }
        first_line(canvas, seat, player, row, request);
        second_line(canvas, seat, player, row, request);
    }
}

/// Name, gold, hand by deck, expedition cards, points that can be seen.
fn first_line(canvas: &mut Canvas, seat: Seat, player: &Player, row: Area, request: &Request<'_>) {
    let palette = canvas.palette();
    let y = row.y + 33.0;
    parts::shield(canvas, seat.index(), row.x + 28.0, y, 40.0);
    canvas.text_fit(row.x + 56.0, y + 10.0, request.name(seat), Type::title(28.0, palette.ink), Align::Left, 232.0);
    let style = Type::bold(28.0, palette.ink);
    item(canvas, "gold", row.x + 298.0, y, &player.gold.to_string(), style, request, &of("gold", seat));
    for (i, deck) in Deck::ALL.iter().enumerate() {
        let text = player.hand[deck.index()].to_string();
        item(canvas, symbols::deck(*deck), row.x + 404.0 + units(i) * 86.0, y, &text, style, request, &of("hand", seat));
    }
    let count = player.expeditions.to_string();
    item(canvas, "a1800_expedition", row.x + 662.0, y, &count, style, request, &of("expeditions", seat));
    let points = played::card_points(player).to_string();
    item(canvas, "victory", row.x + 752.0, y, &points, Type::bold(32.0, palette.ink), request, &of("points", seat));
    if player.fireworks {
        canvas.sprite("a1800_fireworks", row.right() - 30.0, y, 44.0);
    }
}

/// Tokens, people, islands.
fn second_line(canvas: &mut Canvas, seat: Seat, player: &Player, row: Area, request: &Request<'_>) {
    let style = Type::bold(27.0, canvas.palette().ink);
    let y = row.y + 85.0;
    let mut x = row.x + 8.0;
    for naval in [Naval::Trade, Naval::Explore] {
        let text = island::tokens(player, naval);
        item(canvas, symbols::token(naval), x, y, &text, style, request, &of(symbols::token(naval), seat));
        x += 166.0;
    }
    for &tier in Tier::ALL {
        let text = player.cubes[tier.index()].to_string();
        item(canvas, symbols::cube(tier), x, y, &text, style, request, &of(tier.as_str(), seat));
        x += 83.0;
    }
    for (sprite, count) in [("a1800_island_old", player.old_world.len()), ("a1800_island_new", player.new_world.len())] {
        item(canvas, sprite, x, y, &count.to_string(), style, request, &of("islands", seat));
        x += 82.0;
    }
}

#[expect(clippy::too_many_arguments, reason = "a sign, its place, its figure and its id")]
fn item(
    canvas: &mut Canvas,
    sprite: &str,
    x: f32,
    y: f32,
    text: &str,
    style: Type,
    request: &Request<'_>,
    id: &str,
) {
    let end = symbols::figure(canvas, sprite, x, y, 40.0, text, style);
    if request.is_new(id) {
        parts::ring(canvas, Area::new(x - 4.0, y - 25.0, end - x + 9.0, 50.0));
    }
}
