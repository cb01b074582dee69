//! Decks, stacks of islands and expedition cards, and the supply of cubes.

use archipel_rules::anno1800::{View, data::data, kinds::Tier};

use super::symbols;
use crate::{
    Canvas, PictureOptions,
    shape::{Area, Shape, units},
    text::{Align, TextStyle},
    widgets,
};

pub(super) const HEIGHT: f32 = 160.0;
const PLACES: usize = 6;

fn place(area: Area, row: usize, column: usize) -> (f32, f32) {
    let step = (area.w - 36.0) / units(PLACES);
    (area.x + 20.0 + units(column) * step, area.y + 44.0 + units(row) * 72.0)
}

pub(super) fn ground(canvas: &mut Canvas, area: Area) {
    let y = area.centre().1;
    let line = Shape::line(area.x + 18.0, y, area.right() - 18.0, y);
    canvas.stroke(&line, canvas.palette().line.opaque(), 1.6);
}

pub(super) fn draw(canvas: &mut Canvas, view: &View, area: Area, options: &PictureOptions<'_>) {
    let palette = canvas.palette();
    let board = &view.board;
    let decks = board.decks.iter().map(|left| {
        (symbols::deck(left.deck), left.cards, format!("deck_{}", left.deck.as_str()), left.empty_gold)
    });
    let others = [
        ("a1800_expedition", board.expeditions, "expeditions".to_owned(), 0),
        ("a1800_island_old", board.old_world, "old_world".to_owned(), 0),
        ("a1800_island_new", board.new_world, "new_world".to_owned(), 0),
    ];
    for (column, (sprite, count, id, price)) in decks.chain(others).enumerate() {
        let (x, y) = place(area, 0, column);
        let ink = if count == 0 { palette.alarm } else { palette.ink };
        let end = symbols::figure(canvas, sprite, x, y, 58.0, &count.to_string(), TextStyle::bold(31.0, ink));
        // Shows the gold that replaces a card of an empty deck.
        if count == 0 && price > 0 {
            symbols::figure(
                canvas,
                "gold",
                end + 6.0,
                y,
                36.0,
                &price.to_string(),
                TextStyle::bold(24.0, palette.ink),
            );
        }
        widgets::mark(canvas, options, &id, Area::new(x - 4.0, y - 32.0, end - x + 8.0, 64.0));
    }
    for (column, &tier) in Tier::ALL.iter().enumerate() {
        let (x, y) = place(area, 1, column);
        let count = board.cubes[tier.index()];
        let ink = if count == 0 { palette.alarm } else { palette.ink };
        symbols::figure(
            canvas,
            symbols::cube(tier),
            x + 8.0,
            y,
            44.0,
            &count.to_string(),
            TextStyle::bold(31.0, ink),
        );
    }
    let (x, y) = place(area, 1, PLACES - 1);
    canvas.sprite("a1800_fireworks", x + 29.0, y, 58.0);
    if let Some(seat) = view.fireworks {
        widgets::shield(canvas, seat.index(), x + 86.0, y, 42.0);
    } else {
        let points = format!("+{}", data().objectives.fireworks);
        canvas.text(x + 66.0, y + 11.0, &points, TextStyle::bold(31.0, palette.ink), Align::Left);
    }
}
