//! The open cards beside the board: one line per symbol, with the available ship numbers.

use archipel_rules::mille_fiori::{View, cards::Card, kinds::Symbol};

use super::{changes::display_id, layout, symbols};
use crate::{
    Canvas, PictureOptions,
    shape::{Area, Shape, units},
    text::{Align, Face, TextStyle, measure},
    widgets,
};

/// Cards of one symbol: each ship number with its count.
pub(super) type Group = (Symbol, Vec<(u8, usize)>);

/// Cards grouped by symbol, in the order of the board.
pub(super) fn groups(cards: impl Iterator<Item = Card>) -> Vec<Group> {
    let mut cards: Vec<Card> = cards.collect();
    cards.sort_unstable();
    let symbols = cards.chunk_by(|a, b| a.symbol() == b.symbol());
    symbols
        .filter_map(|same| {
            let numbers = same.chunk_by(|a, b| a == b);
            let counted = numbers.filter_map(|equal| Some((equal.first()?.number(), equal.len())));
            Some((same.first()?.symbol(), counted.collect()))
        })
        .collect()
}

/// The ship number of every card: `1 2 2 5`.
pub(super) fn numbers(counted: &[(u8, usize)]) -> String {
    let cards = counted.iter().flat_map(|&(number, count)| std::iter::repeat_n(number.to_string(), count));
    cards.collect::<Vec<_>>().join(" ")
}

/// Whether two panels fit side by side.
const NARROW: f32 = 122.0;
const WIDE: f32 = 248.0;
const ROOM: f32 = 436.0;

pub(super) fn draw(canvas: &mut Canvas, view: &View, options: &PictureOptions<'_>) {
    let palette = canvas.palette();
    let panel = layout::DISPLAY;
    let title = options.term("label-mf-display");
    canvas.text_fit(
        panel.x + 20.0,
        panel.y + 42.0,
        &title,
        TextStyle::title(28.0, palette.ink),
        Align::Left,
        162.0,
    );
    let count = view.display.len().to_string();
    let badge = (palette.gold, palette.plaque_ink);
    widgets::badge(canvas, panel.right() - 46.0, panel.y + 33.0, &count, 24.0, badge.0, badge.1);
    let groups = groups(view.display.iter().map(|view| view.card));
    let places = places(&groups);
    let rows = places.iter().map(|(_, row, _)| row + 1).max().unwrap_or(1);
    let height = (ROOM / units(rows)).min(54.0);
    for ((symbol, counted), (column, row, width)) in groups.iter().zip(places) {
        let (x, y) = (panel.x + 10.0 + units(column) * 126.0, panel.y + 60.0 + units(row) * height);
        let slip = Area::new(x, y, width, height - 4.0);
        line(canvas, slip, *symbol, &numbers(counted), &options.term(symbol.as_str()));
        if widgets::is_new(canvas, options, &display_id(symbol.as_str()), slip) {
            let shape = Shape::rounded(slip.inset(1.0), 10.0);
            canvas.stroke(&shape, palette.halo.opaque(), 6.0);
            canvas.stroke(&shape, palette.highlight.opaque(), 3.6);
        }
    }
    if groups.is_empty() {
        widgets::slot(canvas, Area::new(panel.x + 20.0, panel.y + 66.0, 228.0, 60.0));
    }
}

/// Column, row and width of each panel.
fn places(groups: &[Group]) -> Vec<(usize, usize, f32)> {
    let few = groups.len() <= 8;
    let (mut column, mut row) = (0, 0);
    let place = |(_, counted): &Group| {
        let long = measure(Face::Bold, 24.0, &numbers(counted)) > (NARROW - 52.0) * 1.2;
        if (few || long) && column == 1 {
            (column, row) = (0, row + 1);
        }
        let here = (column, row);
        if few || long {
            row += 1;
            return (here.0, here.1, WIDE);
        }
        (column, row) = if column == 0 { (1, row) } else { (0, row + 1) };
        (here.0, here.1, NARROW)
    };
    groups.iter().map(place).collect()
}

fn line(canvas: &mut Canvas, slip: Area, symbol: Symbol, numbers: &str, word: &str) {
    let ink = canvas.palette().plaque_ink;
    symbols::slip(canvas, slip, symbol);
    let y = slip.centre().1;
    canvas.sprite(symbols::sprite(symbol), slip.x + 24.0, y, (slip.h - 8.0).min(40.0));
    let style = TextStyle::bold(24.0, ink);
    let used = canvas.text_fit(slip.x + 48.0, y + 8.5, numbers, style, Align::Left, slip.w - 52.0);
    // The name too, if there is room.
    let room = slip.w - used - 76.0;
    if room > 100.0 {
        canvas.text_fit(slip.right() - 12.0, y + 7.5, word, TextStyle::label(22.0, ink), Align::Right, room);
    }
}
