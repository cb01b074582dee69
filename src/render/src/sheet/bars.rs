//! The chart of a score: a bar for each player, made of the parts of the score.

use super::{
    Column, Kind, Sheet,
    draw::{LEFT, RIGHT},
};
use crate::{
    Canvas, Request, parts,
    shape::{Area, Shape, units},
    text::{Align, Face, TextStyle, measure},
    theme::Ink,
};

const ROW: f32 = 70.0;
/// Where the bars begin and how long the longest is.
const BAR: f32 = 330.0;
const LONGEST: f32 = 538.0;

/// Colours of the parts: apart in lightness too, dark and light in turn, so that neighbours differ for every eye.
const PARTS: [Ink; 10] = [
    Ink(0x0033_6B87),
    Ink(0x00F0_C05A),
    Ink(0x0088_2255),
    Ink(0x0099_D5C9),
    Ink(0x00C4_5B3C),
    Ink(0x00CF_C8E8),
    Ink(0x0044_7A3C),
    Ink(0x00F3_B8A0),
    Ink(0x0033_2288),
    Ink(0x00D9_D38A),
];

pub(super) fn height(sheet: &Sheet) -> f32 {
    match sheet.kind {
        Kind::Overview => 0.0,
        Kind::Score | Kind::FinalScore => 16.0 + units(sheet.columns.len()) * ROW,
    }
}

fn ink(part: usize) -> Ink {
    PARTS[part % PARTS.len()]
}

/// The colour of a part in front of its word.
pub(super) fn swatch(canvas: &mut Canvas, part: usize, area: Area) {
    canvas.fill(&Shape::rounded(area, 6.0), ink(part).opaque());
    canvas.stroke(&Shape::rounded(area, 6.0), canvas.palette().plaque_ink.opaque(), 1.8);
}

pub(super) fn draw(canvas: &mut Canvas, sheet: &Sheet, top: f32, request: &Request<'_>) {
    let best = sheet.columns.iter().filter_map(|column| column.standing).map(|(_, score)| score).max();
    let best = best.unwrap_or(0).max(1);
    for (index, column) in sheet.columns.iter().enumerate() {
        if let Some((rank, score)) = column.standing {
            let line = Area::new(LEFT, top + 8.0 + units(index) * ROW, RIGHT - LEFT, ROW);
            player(canvas, column, rank, line, request);
            let values = sheet.rows.iter().map(|row| row.values.get(index).copied().unwrap_or(0));
            let end = bar(canvas, &values.collect::<Vec<_>>(), best, line.centre().1);
            let style = TextStyle::bold(34.0, canvas.palette().ink);
            let text = score.to_string().replace('-', "−");
            canvas.text_fit(
                end + 12.0,
                line.centre().1 + 12.0,
                &text,
                style,
                Align::Left,
                RIGHT - end - 16.0,
            );
        }
    }
}

fn player(canvas: &mut Canvas, column: &Column, rank: u8, line: Area, request: &Request<'_>) {
    let palette = canvas.palette();
    let y = line.centre().1;
    let ground = if rank == 1 { palette.gold } else { palette.plaque };
    parts::badge(canvas, line.x + 24.0, y, &rank.to_string(), 26.0, ground, palette.plaque_ink);
    parts::shield(canvas, column.seat.index(), line.x + 72.0, y, 44.0);
    let mut x = line.x + 102.0;
    if let Some(emblem) = column.emblem {
        parts::emblem(canvas, emblem, x + 18.0, y, 40.0);
        x += 44.0;
    }
    let style = TextStyle::title(29.0, palette.ink);
    canvas.text_fit(x, y + 10.0, request.name(column.seat), style, Align::Left, line.x + 286.0 - x);
}

/// Draws the parts from left to right; losses come last, as an outline over what they take away. Gives where it ends.
fn bar(canvas: &mut Canvas, values: &[i64], best: i64, y: f32) -> f32 {
    let palette = canvas.palette();
    let gains: i64 = values.iter().filter(|value| **value > 0).sum();
    let scale = LONGEST / points(gains.max(best));
    let mut x = BAR;
    for (part, value) in values.iter().enumerate().filter(|(_, value)| **value > 0) {
        let piece = Area::new(x, y - 22.0, points(*value) * scale, 44.0);
        canvas.fill(&Shape::rect(piece), ink(part).opaque());
        canvas.stroke(&Shape::rect(piece), palette.plaque_ink.opaque(), 1.8);
        let text = value.to_string();
        if measure(Face::Bold, 24.0, &text) + 8.0 <= piece.w {
            let style = TextStyle::bold(24.0, contrast(ink(part)));
            canvas.text(piece.centre().0, y + 9.0, &text, style, Align::Middle);
        }
        x = piece.right();
    }
    for value in values.iter().filter(|value| **value < 0) {
        let width = points(-*value) * scale;
        let piece = Area::new((x - width).max(BAR), y - 22.0, width, 44.0);
        canvas.fill(&Shape::rect(piece), palette.paper.alpha(170));
        canvas.dashed(&Shape::rect(piece), palette.alarm.opaque(), 2.4, 6.0, 5.0);
        x = piece.x;
    }
    x.max(BAR)
}

/// Ink that can be read on a colour.
fn contrast(ground: Ink) -> Ink {
    let [r, g, b] = ground.channels().map(u32::from);
    if r * 299 + g * 587 + b * 114 > 140_000 { Ink(0x0033_2822) } else { Ink(0x00FF_FFFF) }
}

/// How much of the whole, 0 to 1.
pub(super) fn share(value: i64, whole: i64) -> f32 {
    if whole <= 0 { 0.0 } else { (points(value) / points(whole)).clamp(0.0, 1.0) }
}

/// Points as a length.
fn points(value: i64) -> f32 {
    u16::try_from(value.clamp(0, i64::from(u16::MAX))).map_or(0.0, f32::from)
}
