//! The open cards beside the board: a line for each symbol with the ship numbers to be had.

use archipel_rules::mille_fiori::{View, cards::Card, kinds::Symbol};

use super::{changes::display_id, layout, symbols};
use crate::{
    Canvas, Request, parts,
    shape::{Area, Shape, units},
    text::{Align, Type},
};

/// Cards of one symbol: each ship number with how many there are.
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

/// Ship numbers in a row: `1 2 2 5`, and shorter where there are many: `1 2×3 5`.
pub(super) fn numbers(counted: &[(u8, usize)]) -> String {
    let many = counted.iter().map(|(_, count)| count).sum::<usize>() > 5;
    let words = counted.iter().map(|&(number, count)| match count {
        1 => number.to_string(),
        _ if many => format!("{number}×{count}"),
        _ => vec![number.to_string(); count].join(" "),
    });
    words.collect::<Vec<_>>().join(" ")
}

pub(super) fn draw(canvas: &mut Canvas, view: &View, request: &Request<'_>) {
    let palette = canvas.palette();
    let panel = layout::DISPLAY;
    let style = Type::title(28.0, palette.ink);
    canvas.text_fit(
        panel.x + 20.0,
        panel.y + 42.0,
        &request.term("label-mf-display"),
        style,
        Align::Left,
        170.0,
    );
    let count = view.display.len().to_string();
    canvas.sprite("wheel", panel.right() - 40.0, panel.y + 34.0, 44.0);
    canvas.text(
        panel.right() - 40.0,
        panel.y + 42.0,
        &count,
        Type::bold(20.0, palette.plaque_ink),
        Align::Middle,
    );
    let groups = groups(view.display.iter().map(|view| view.card));
    // One column while there is room, then two.
    let two = groups.len() > 8;
    let width = if two { 122.0 } else { 248.0 };
    for (i, (symbol, counted)) in groups.iter().enumerate() {
        let (column, row) = if two { (i % 2, i / 2) } else { (0, i) };
        let slip = Area::new(
            panel.x + 10.0 + units(column) * 126.0,
            panel.y + 62.0 + units(row) * 54.0,
            width,
            50.0,
        );
        line(canvas, slip, *symbol, &numbers(counted));
        if request.is_new(&display_id(symbol.as_str())) {
            let shape = Shape::rounded(slip.inset(1.0), 10.0);
            canvas.stroke(&shape, palette.halo.opaque(), 6.0);
            canvas.stroke(&shape, palette.highlight.opaque(), 3.6);
        }
    }
    if groups.is_empty() {
        parts::slot(canvas, Area::new(panel.x + 20.0, panel.y + 66.0, 228.0, 60.0));
    }
}

fn line(canvas: &mut Canvas, slip: Area, symbol: Symbol, numbers: &str) {
    let ink = canvas.palette().plaque_ink;
    canvas.fill(&Shape::rounded(slip, 10.0), symbols::ground(symbol).opaque());
    canvas.stroke(&Shape::rounded(slip, 10.0), ink.opaque(), 1.8);
    canvas.sprite(symbols::sprite(symbol), slip.x + 24.0, slip.centre().1, 40.0);
    let room = slip.w - 54.0;
    canvas.text_fit(slip.x + 48.0, slip.centre().1 + 8.0, numbers, Type::bold(24.0, ink), Align::Left, room);
}
