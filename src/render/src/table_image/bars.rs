//! The bar chart of a score table: one bar per player, made of the parts of the score.

use super::{
    Column, Kind, TableImage,
    draw::{LEFT, RIGHT},
};
use crate::{
    Canvas, PictureOptions,
    shape::{Area, Shape, units},
    text::{Align, Face, TextStyle, measure},
    theme::Rgb,
    widgets,
};

const ROW: f32 = 70.0;
/// Left edge of the bars, and the length of the longest one.
const BAR: f32 = 330.0;
const LONGEST: f32 = 538.0;

/// Colours of the parts, alternately dark and light, so that colour-blind readers can tell neighbours apart.
const PARTS: [Rgb; 10] = [
    Rgb(0x0033_6B87),
    Rgb(0x00F0_C05A),
    Rgb(0x0088_2255),
    Rgb(0x0099_D5C9),
    Rgb(0x00C4_5B3C),
    Rgb(0x00CF_C8E8),
    Rgb(0x0044_7A3C),
    Rgb(0x00F3_B8A0),
    Rgb(0x0033_2288),
    Rgb(0x00D9_D38A),
];

pub(super) fn height(table: &TableImage) -> f32 {
    match table.kind {
        Kind::Overview => 0.0,
        Kind::Score | Kind::FinalScore => 16.0 + units(table.columns.len()) * ROW,
    }
}

fn ink(part: usize) -> Rgb {
    PARTS[part % PARTS.len()]
}

/// Draws the colour of a part, before its name.
pub(super) fn swatch(canvas: &mut Canvas, part: usize, area: Area) {
    canvas.fill(&Shape::rounded(area, 6.0), ink(part).opaque());
    canvas.stroke(&Shape::rounded(area, 6.0), canvas.palette().plaque_ink.opaque(), 1.8);
}

pub(super) fn draw(canvas: &mut Canvas, table: &TableImage, top: f32, options: &PictureOptions<'_>) {
    let best = table.columns.iter().filter_map(|column| column.standing).map(|(_, score)| score).max();
    let best = best.unwrap_or(0).max(1);
    for (index, column) in table.columns.iter().enumerate() {
        if let Some((rank, score)) = column.standing {
            let line = Area::new(LEFT, top + 8.0 + units(index) * ROW, RIGHT - LEFT, ROW);
            player(canvas, column, rank, line, options);
            let values = table.rows.iter().map(|row| row.values.get(index).copied().unwrap_or(0));
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

fn player(canvas: &mut Canvas, column: &Column, rank: u8, line: Area, options: &PictureOptions<'_>) {
    let palette = canvas.palette();
    let y = line.centre().1;
    let ground = if rank == 1 { palette.gold } else { palette.plaque };
    widgets::badge(canvas, line.x + 24.0, y, &rank.to_string(), 26.0, ground, palette.plaque_ink);
    widgets::shield(canvas, column.seat.index(), line.x + 72.0, y, 44.0);
    let mut x = line.x + 102.0;
    if let Some(emblem) = column.emblem {
        widgets::emblem(canvas, emblem, x + 18.0, y, 40.0);
        x += 44.0;
    }
    let style = TextStyle::title(29.0, palette.ink);
    canvas.text_fit(x, y + 10.0, options.name(column.seat), style, Align::Left, line.x + 286.0 - x);
}

/// Draws the parts from left to right. Negative parts come last, as an outline over the points that they remove. Returns
/// the right end.
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

/// Dark or white text, whichever is readable on this ground.
fn contrast(ground: Rgb) -> Rgb {
    let [r, g, b] = ground.channels().map(u32::from);
    if r * 299 + g * 587 + b * 114 > 140_000 { Rgb(0x0033_2822) } else { Rgb(0x00FF_FFFF) }
}

/// `value` as a part of `whole`, 0 to 1.
pub(super) fn share(value: i64, whole: i64) -> f32 {
    if whole <= 0 { 0.0 } else { (points(value) / points(whole)).clamp(0.0, 1.0) }
}

/// Converts points to `f32`; negative values become 0.
fn points(value: i64) -> f32 {
    u16::try_from(value.clamp(0, i64::from(u16::MAX))).map_or(0.0, f32::from)
}
