//! One card in hand: its symbol, its ship number, and its effect if played now.

use archipel_rules::mille_fiori::{
    View,
    view::{CardView, PlayView},
};

use super::{best_play, glass, symbols};
use crate::{
    Canvas, PictureOptions,
    shape::{Area, Shape, units},
    text::{Align, Face, TextStyle, measure},
    theme::Rgb,
    widgets,
};

/// Dark green for text on a card's ground, which is light in both themes.
const GAIN: Rgb = Rgb(0x0022_6B42);

pub(super) fn draw(
    canvas: &mut Canvas,
    view: &View,
    held: &CardView,
    area: Area,
    chosen: bool,
    options: &PictureOptions<'_>,
) {
    let palette = canvas.palette();
    let symbol = held.card.symbol();
    let x = area.centre().0;
    blank(canvas, area, symbols::ground(symbol), chosen);
    let style = TextStyle::bold(26.0, palette.plaque_ink);
    canvas.text_fit(x, area.y + 38.0, &options.term(symbol.as_str()), style, Align::Middle, area.w - 56.0);
    canvas.sprite(symbols::sprite(symbol), x, area.y + 108.0, 112.0);
    if let Some(play) = best_play::placing(view, held) {
        placing(canvas, view, play, Area::new(area.x, area.y + 172.0, area.w, 92.0));
    }
    let line = Shape::line(area.x + 16.0, area.y + 270.0, area.right() - 16.0, area.y + 270.0);
    canvas.stroke(&line, palette.plaque_ink.alpha(90), 1.8);
    sailing(canvas, held, area);
    if chosen {
        widgets::tick(canvas, area.right() - 14.0, area.y + 14.0, 44.0);
    }
    if widgets::is_new(canvas, options, &held.card.to_string(), area) && !chosen {
        widgets::ring(canvas, area);
    }
}

fn blank(canvas: &mut Canvas, area: Area, ground: Rgb, chosen: bool) {
    let palette = canvas.palette();
    let shadow = Shape::rounded(Area::new(area.x + 3.0, area.y + 5.0, area.w, area.h), 16.0);
    canvas.fill(&shadow, Rgb(0).alpha(50));
    let shape = Shape::rounded(area, 16.0);
    canvas.fill(&shape, palette.plaque.opaque());
    canvas.fill(&Shape::rounded(area.inset(7.0), 11.0), ground.opaque());
    canvas.fill(
        &Shape::rounded(Area::new(area.x + 7.0, area.y + 168.0, area.w - 14.0, area.h - 175.0), 11.0),
        palette.plaque.alpha(190),
    );
    canvas.stroke(&shape, palette.plaque_ink.opaque(), 2.6);
    if chosen {
        canvas.stroke(&shape, Rgb(0x002E_7D4F).opaque(), 8.0);
    }
}

/// The best field for the rhomb, its points, and the points of other players.
fn placing(canvas: &mut Canvas, view: &View, play: &PlayView, area: Area) {
    let palette = canvas.palette();
    let Some(field) = play.field else { return };
    let code = field.label().as_str().to_uppercase();
    let style = TextStyle::bold(30.0, palette.plaque_ink);
    canvas.text(area.x + 16.0, area.y + 34.0, &code, style, Align::Left);
    let gain = format!("+{}", play.effect.own());
    canvas.text(area.right() - 16.0, area.y + 35.0, &gain, TextStyle::bold(34.0, GAIN), Align::Right);
    let mut x = area.x + 32.0;
    let y = area.y + 68.0;
    if play.effect.extra {
        canvas.sprite("star", x, y, 38.0);
        x += 42.0;
    }
    if let Some(points) = best_play::bonus_points(view, play) {
        canvas.sprite("bonus", x, y, 36.0);
        let text = format!("+{points}");
        canvas.text(x + 20.0, y + 8.0, &text, TextStyle::bold(22.0, palette.plaque_ink), Align::Left);
        x += 30.0 + measure(Face::Bold, 22.0, &text) + 14.0;
    }
    // The other players' points are small, each in the glass of its seat, and may overlap.
    let others: Vec<(usize, u16)> = play
        .effect
        .points
        .iter()
        .copied()
        .enumerate()
        .filter(|(seat, points)| *seat != play.effect.seat.index() && *points > 0)
        .collect();
    let room = area.right() - 10.0 - (x - 14.0);
    let step = (room / units(others.len().max(1))).min(58.0);
    for (i, (seat, points)) in others.into_iter().enumerate() {
        let at = x + units(i) * step - 4.0;
        glass::glass(canvas, seat, at, y, 28.0, 28.0);
        canvas.text_fit(
            at + 14.0,
            y + 7.0,
            &format!("+{points}"),
            TextStyle::label(20.0, palette.plaque_ink),
            Align::Left,
            step - 22.0,
        );
    }
}

/// The ship number, and where the ship would go.
fn sailing(canvas: &mut Canvas, held: &CardView, area: Area) {
    let palette = canvas.palette();
    let (x, y) = (area.x + 44.0, area.bottom() - 44.0);
    canvas.sprite("wheel", x, y, 72.0);
    let style = TextStyle::bold(32.0, palette.plaque_ink);
    canvas.text(x, y + 11.0, &held.card.number().to_string(), style, Align::Middle);
    let Some(play) = best_play::sailing(held) else { return };
    let gain = format!("+{}", play.effect.own());
    let width = canvas.text(x + 42.0, y, &gain, TextStyle::bold(30.0, GAIN), Align::Left);
    if play.effect.extra {
        canvas.sprite("star", x + 42.0 + width + 22.0, y - 10.0, 34.0);
    }
    if let Some(to) = play.effect.ship {
        let style = TextStyle::label(22.0, palette.plaque_ink);
        canvas.text(x + 44.0, y + 27.0, &format!("→ {to}"), style, Align::Left);
    }
}
