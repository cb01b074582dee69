//! Layout of a table image: title, bar chart, column heads, rows.

use super::{Column, Kind, TableImage, bars, rows};
use crate::{
    Canvas, Picture, PictureOptions,
    background_cache::{self, Key},
    shape::{Area, units},
    sheet::Sheet,
    text::{Align, TextStyle},
    widgets,
};

/// Left and right edge of the table.
pub(super) const LEFT: f32 = 36.0;
pub(super) const RIGHT: f32 = 964.0;
/// Width of the first column, which names the rows.
const WORDS: f32 = 304.0;
const TITLE: f32 = 108.0;
const HEADS: f32 = 112.0;
const FOOT: f32 = 30.0;

impl TableImage {
    /// Draws the table. `options.subject` and `options.highlight` are ignored.
    pub fn draw(&self, options: &PictureOptions<'_>) -> Picture {
        let chart = bars::height(self);
        let height = TITLE + chart + HEADS + units(self.rows.len()) * rows::ROW + FOOT;
        let key = Key {
            name: "table image",
            variant: u64::from(height.to_bits()),
            sheet: Sheet::Whole { width: options.width },
            theme: options.theme,
        };
        let mut canvas = background_cache::get_or_draw(key, height, ground);
        self.title(&mut canvas, options);
        bars::draw(&mut canvas, self, TITLE, options);
        let top = TITLE + chart;
        for (index, column) in self.columns.iter().enumerate() {
            head(&mut canvas, column, self.place(index, top, HEADS), options);
        }
        for (index, row) in self.rows.iter().enumerate() {
            let line = top + HEADS + units(index) * rows::ROW;
            rows::draw(&mut canvas, self, (index, row), line, options);
        }
        canvas.finish()
    }

    /// The part of a player's column that belongs to a row.
    pub(super) fn place(&self, column: usize, top: f32, height: f32) -> Area {
        let width = (RIGHT - LEFT - WORDS) / units(self.columns.len().max(1));
        Area::new(LEFT + WORDS + units(column) * width, top, width, height)
    }

    /// The part of the first column that belongs to a row.
    pub(super) const fn words(top: f32, height: f32) -> Area {
        Area::new(LEFT, top, WORDS, height)
    }

    fn title(&self, canvas: &mut Canvas, options: &PictureOptions<'_>) {
        let palette = canvas.palette();
        let word = options.term(match self.kind {
            Kind::Overview => "label-overview",
            Kind::Score => "label-score",
            Kind::FinalScore => "label-score-final",
        });
        widgets::cartouche(canvas, Area::new(24.0, 28.0, 560.0, 64.0));
        canvas.sprite("compass", 64.0, 60.0, 52.0);
        canvas.text_fit(98.0, 73.0, &word, TextStyle::title(38.0, palette.ink), Align::Left, 440.0);
        let round = format!("{} {}", options.term("label-round"), self.round);
        canvas.text_fit(RIGHT, 73.0, &round, TextStyle::title(32.0, palette.ink), Align::Right, 340.0);
    }
}

/// A player's shield, emblem and name. Winners have a star, players whom the game waits for three dots.
fn head(canvas: &mut Canvas, column: &Column, area: Area, options: &PictureOptions<'_>) {
    let palette = canvas.palette();
    let x = area.centre().0;
    widgets::shield(canvas, column.seat.index(), x, area.y + 42.0, 50.0);
    if let Some(emblem) = column.emblem {
        widgets::emblem(canvas, emblem, x - 48.0, area.y + 42.0, 44.0);
    }
    if column.won {
        canvas.sprite("star", x + 42.0, area.y + 36.0, 36.0);
    } else if column.due {
        widgets::badge(canvas, x + 44.0, area.y + 42.0, "…", 24.0, palette.plaque, palette.plaque_ink);
    }
    let style = TextStyle::bold(25.0, palette.ink);
    canvas.text_fit(x, area.y + 98.0, options.name(column.seat), style, Align::Middle, area.w - 14.0);
}

fn ground(canvas: &mut Canvas) {
    let area = canvas.area();
    widgets::water(canvas, area, 41);
    widgets::panel(canvas, Area::new(24.0, TITLE - 6.0, 952.0, area.h - TITLE - FOOT + 12.0));
    widgets::frame(canvas);
}
