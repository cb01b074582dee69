//! The objective cards in play: what they ask for in signs, what they bring, and how far everybody is.

use archipel_rules::{
    Seat,
    anno1800::{View, data::data, kinds::Objective},
};

use super::{
    changes::of,
    objectives::{self, Deal},
    symbols,
};
use crate::{
    Canvas, Request, parts,
    shape::{Area, Shape, units},
    text::{Align, Type},
};

const ROW: f32 = 90.0;
const SIGN: f32 = 40.0;
/// Where the counts of the players begin.
const COUNTS: f32 = 590.0;

pub(super) fn height(view: &View) -> f32 {
    units(view.objectives.len()) * ROW + 22.0
}

pub(super) fn draw(canvas: &mut Canvas, view: &View, area: Area, request: &Request<'_>) {
    let palette = canvas.palette();
    for (i, &objective) in view.objectives.iter().enumerate() {
        let row = Area::new(area.x + 14.0, area.y + 12.0 + units(i) * ROW, area.w - 28.0, ROW);
        if i > 0 {
            let line = Shape::line(row.x + 8.0, row.y, row.right() - 8.0, row.y);
            canvas.stroke(&line, palette.line.opaque(), 1.6);
        }
        let name = request.term(objective.as_str());
        canvas.text_fit(row.x + 12.0, row.y + 35.0, &name, Type::title(27.0, palette.ink), Align::Left, 330.0);
        points(canvas, objective, row);
        deal(canvas, &objectives::deal(objective), row.x + 12.0, row.y + 63.0);
        counts(canvas, view, objective, row, request);
    }
}

/// Points in a shield, those of the second behind a stroke.
fn points(canvas: &mut Canvas, objective: Objective, row: Area) {
    let palette = canvas.palette();
    let (first, second) = (data().objectives.points(objective), data().objectives.second_points(objective));
    if first == 0 {
        return;
    }
    let text = if second > 0 { format!("{first}/{second}") } else { format!("{first}").replace('-', "−") };
    let style = Type::bold(27.0, palette.ink);
    let right = row.x + COUNTS - 40.0;
    let width = canvas.text(right, row.y + 36.0, &text, style, Align::Right);
    canvas.sprite("victory", right - width - 24.0, row.y + 27.0, 38.0);
}

/// What is paid or counted, and after an arrow what it brings.
fn deal(canvas: &mut Canvas, deal: &Deal, x: f32, y: f32) {
    let palette = canvas.palette();
    // Sprites need a light ground in both themes.
    let mut at = x;
    let mut put = |canvas: &mut Canvas, signs: &[symbols::Sign]| {
        for sign in signs {
            symbols::counted(canvas, *sign, at + SIGN / 2.0, y, SIGN);
            at += SIGN + if sign.count > 1 { 12.0 } else { 5.0 };
        }
        at
    };
    let end = put(canvas, &deal.asks);
    if !deal.brings.is_empty() {
        canvas.text(end + 14.0, y + 10.0, "→", Type::bold(28.0, palette.ink), Align::Middle);
        at = end + 30.0;
        for sign in &deal.brings {
            symbols::counted(canvas, *sign, at + SIGN / 2.0, y, SIGN);
            at += SIGN + 5.0;
        }
    }
    if let Some(note) = deal.note {
        canvas.text(end + 6.0, y + 10.0, note, Type::bold(28.0, palette.ink), Align::Left);
    }
}

/// How many each player has of what is counted; the leader's figure is set in bold.
fn counts(canvas: &mut Canvas, view: &View, objective: Objective, row: Area, request: &Request<'_>) {
    let palette = canvas.palette();
    let counts: Vec<(Seat, i64)> =
        view.players.iter().filter_map(|(seat, player)| Some((seat, objectives::count(view, player, objective)?))).collect();
    let most = counts.iter().map(|(_, count)| *count).max().unwrap_or(0);
    for (i, (seat, count)) in counts.iter().enumerate() {
        let x = row.x + COUNTS + units(i) * 84.0;
        let y = row.centre().1 + 2.0;
        parts::shield(canvas, seat.index(), x, y, 34.0);
        let leads = *count == most && most > 0;
        let style = if leads { Type::bold(30.0, palette.ink) } else { Type::label(28.0, palette.ink) };
        let width = canvas.text(x + 22.0, y + 11.0, &count.to_string(), style, Align::Left);
        if request.is_new(&of(objective.as_str(), *seat)) {
            parts::ring(canvas, Area::new(x - 20.0, y - 26.0, 48.0 + width, 52.0));
        }
    }
}
