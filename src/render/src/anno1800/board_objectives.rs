//! The objective cards in play: requirements, rewards, and the progress of each player.

use archipel_rules::anno1800::{View, data::data, kinds::Objective, view::ObjectiveCard};

use super::{
    changes::of,
    objectives::{self, Deal},
    symbols,
};
use crate::{
    Canvas, PictureOptions,
    shape::{Area, Shape, units},
    text::{Align, TextStyle},
    widgets,
};

const ROW: f32 = 90.0;
const SPRITE_SIZE: f32 = 40.0;
/// Left edge of the players' counts.
const COUNTS: f32 = 590.0;

pub(super) fn height(view: &View) -> f32 {
    units(view.objectives.len()) * ROW + 22.0
}

pub(super) fn draw(canvas: &mut Canvas, view: &View, area: Area, options: &PictureOptions<'_>) {
    let palette = canvas.palette();
    for (i, card) in view.objectives.iter().enumerate() {
        let objective = card.card;
        let row = Area::new(area.x + 14.0, area.y + 12.0 + units(i) * ROW, area.w - 28.0, ROW);
        if i > 0 {
            let line = Shape::line(row.x + 8.0, row.y, row.right() - 8.0, row.y);
            canvas.stroke(&line, palette.line.opaque(), 1.6);
        }
        canvas.anchor(objective.as_str(), row.inset(3.0));
        let name = options.term(objective.as_str());
        let width = canvas.text_fit(
            row.x + 12.0,
            row.y + 35.0,
            &name,
            TextStyle::title(27.0, palette.ink),
            Align::Left,
            360.0,
        );
        points(canvas, objective, row.x + width + 34.0, row.y + 27.0, options);
        let end = deal(canvas, &objectives::deal(objective), row.x + 12.0, row.y + 63.0);
        let words = options.term(objectives::words(objective));
        let (x, y, room) = (end + 14.0, row.y + 71.0, row.x + COUNTS - 30.0 - end - 14.0);
        canvas.text_fit(x, y, &words, TextStyle::label(28.0, palette.ink), Align::Left, room);
        counts(canvas, card, row, options);
    }
}

/// Points beside a shield, and those of second place.
fn points(canvas: &mut Canvas, objective: Objective, x: f32, y: f32, options: &PictureOptions<'_>) {
    let palette = canvas.palette();
    let (first, second) = (data().objectives.points(objective), data().objectives.second_points(objective));
    if first != 0 {
        let text = first.to_string().replace('-', "−");
        let style = TextStyle::bold(27.0, palette.ink);
        let end = symbols::figure(canvas, "victory", x, y, 38.0, &text, style);
        if second > 0 {
            let text = format!("{} {second}", options.term("label-1800-second"));
            canvas.text(end + 16.0, y + 9.0, &text, TextStyle::label(23.0, palette.ink), Align::Left);
        }
    }
}

/// What is paid or counted, and after an arrow the reward. Returns the right end.
fn deal(canvas: &mut Canvas, deal: &Deal, x: f32, y: f32) -> f32 {
    let palette = canvas.palette();
    let style = TextStyle::bold(26.0, palette.ink);
    let end = symbols::counted_row(canvas, &deal.asks, x, y, SPRITE_SIZE, style);
    if !deal.brings.is_empty() {
        canvas.text(end + 18.0, y + 10.0, "→", TextStyle::bold(28.0, palette.ink), Align::Middle);
        return symbols::counted_row(canvas, &deal.brings, end + 36.0, y, SPRITE_SIZE, style);
    }
    end
}

/// Each player's count; the leader's is bold.
fn counts(canvas: &mut Canvas, card: &ObjectiveCard, row: Area, options: &PictureOptions<'_>) {
    let palette = canvas.palette();
    let y = row.centre().1 + 2.0;
    let Some(counts) = &card.counts else {
        if card.used {
            widgets::tick(canvas, row.x + COUNTS + 8.0, y, 34.0);
        }
        return;
    };
    let most = counts.values().max().copied().unwrap_or(0);
    for (i, (seat, count)) in counts.iter().enumerate() {
        let x = row.x + COUNTS + units(i) * 84.0;
        widgets::shield(canvas, seat.index(), x, y, 34.0);
        let leads = *count == most && most > 0;
        let style =
            if leads { TextStyle::bold(30.0, palette.ink) } else { TextStyle::label(28.0, palette.ink) };
        let width = canvas.text(x + 22.0, y + 11.0, &count.to_string(), style, Align::Left);
        widgets::mark(
            canvas,
            options,
            &of(card.card.as_str(), seat),
            Area::new(x - 20.0, y - 26.0, 48.0 + width, 52.0),
        );
    }
}
