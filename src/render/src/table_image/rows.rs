//! One row of a table image: sprite or colour, name, and each player's value.

use super::{
    Row, TableImage, bars,
    draw::{LEFT, RIGHT},
};
use crate::{
    Canvas, PictureOptions,
    shape::{Area, Shape},
    text::{Align, TextStyle},
    theme::seat_style,
};

pub(super) const ROW: f32 = 56.0;

pub(super) fn draw(
    canvas: &mut Canvas,
    table: &TableImage,
    (index, row): (usize, &Row),
    top: f32,
    options: &PictureOptions<'_>,
) {
    let palette = canvas.palette();
    canvas.stroke(&Shape::line(LEFT + 4.0, top, RIGHT - 4.0, top), palette.line.opaque(), 1.4);
    let words = TableImage::words(top, ROW);
    let y = words.centre().1;
    match row.sprite {
        Some(sprite) => canvas.sprite(sprite, words.x + 28.0, y, 42.0),
        None => bars::swatch(canvas, index, Area::around(words.x + 28.0, y, 30.0)),
    }
    let style = TextStyle::label(25.0, palette.ink);
    canvas.text_fit(words.x + 58.0, y + 9.0, &options.term(row.term.as_str()), style, Align::Left, 236.0);
    let leading = row.leading();
    for (column, value) in row.values.iter().enumerate() {
        let Some(seat) = table.columns.get(column).map(|column| column.seat) else { continue };
        let cell = table.place(column, top, ROW);
        let led = leading == Some(*value);
        if led {
            let mark = Shape::rounded(Area::around(cell.centre().0, y, 46.0).wide(cell.w - 24.0), 10.0);
            canvas.fill(&mark, palette.paper_shade.opaque());
        }
        let text = match row.need {
            Some(need) => format!("{value}/{need}"),
            None => number(*value),
        };
        let style =
            if led { TextStyle::bold(30.0, palette.ink) } else { TextStyle::label(28.0, palette.ink) };
        let lift = if row.need.is_some() { 5.0 } else { 10.0 };
        canvas.text_fit(cell.centre().0, y + lift, &text, style, Align::Middle, cell.w - 30.0);
        if let Some(need) = row.need {
            let bar = Area::new(cell.x + cell.w * 0.2, y + 13.0, cell.w * 0.6, 7.0);
            progress(canvas, bar, *value, need, seat.index());
        }
    }
}

/// Formats a number with a typographic minus sign.
fn number(value: i64) -> String {
    value.to_string().replace('-', "−")
}

/// A progress bar in the player's colour.
fn progress(canvas: &mut Canvas, bar: Area, value: i64, need: i64, seat: usize) {
    let palette = canvas.palette();
    let share = bars::share(value, need);
    canvas.fill(&Shape::rounded(bar, 3.5), palette.line.alpha(110));
    if share > 0.0 {
        canvas.fill(
            &Shape::rounded(Area::new(bar.x, bar.y, bar.w * share, bar.h), 3.5),
            seat_style(seat).colour.opaque(),
        );
    }
}
