//! The frame of a sheet: title, the heads of the columns, then the figures.

use super::{Column, Kind, Sheet, bars, rows};
use crate::{
    Canvas, Picture, Request,
    layer::{self, Key},
    parts,
    shape::{Area, units},
    text::{Align, TextStyle},
};

/// Where the table stands from left to right.
pub(super) const LEFT: f32 = 36.0;
pub(super) const RIGHT: f32 = 964.0;
/// The first column has the words.
const WORDS: f32 = 304.0;
const TITLE: f32 = 108.0;
const HEADS: f32 = 112.0;
const FOOT: f32 = 30.0;

impl Sheet {
    /// Draws it. What the request says of a subject and of highlights is of no concern here.
    pub fn draw(&self, request: &Request<'_>) -> Picture {
        let chart = bars::height(self);
        let height = TITLE + chart + HEADS + units(self.rows.len()) * rows::ROW + FOOT;
        let key = Key {
            name: "sheet",
            variant: u64::from(height.to_bits()),
            width: request.width,
            theme: request.theme,
        };
        let mut canvas = layer::copy(key, height, ground);
        self.title(&mut canvas, request);
        bars::draw(&mut canvas, self, TITLE, request);
        let top = TITLE + chart;
        for (index, column) in self.columns.iter().enumerate() {
            head(&mut canvas, column, self.place(index, top, HEADS), request);
        }
        for (index, row) in self.rows.iter().enumerate() {
            let line = top + HEADS + units(index) * rows::ROW;
            rows::draw(&mut canvas, self, (index, row), line, request);
        }
        canvas.finish()
    }

    /// The room of a player's column.
    pub(super) fn place(&self, column: usize, top: f32, height: f32) -> Area {
        let width = (RIGHT - LEFT - WORDS) / units(self.columns.len().max(1));
        Area::new(LEFT + WORDS + units(column) * width, top, width, height)
    }

    /// The room of the words.
    pub(super) const fn words(top: f32, height: f32) -> Area {
        Area::new(LEFT, top, WORDS, height)
    }

    fn title(&self, canvas: &mut Canvas, request: &Request<'_>) {
        let palette = canvas.palette();
        let word = request.term(match self.kind {
            Kind::Overview => "label-overview",
            Kind::Score => "label-score",
            Kind::FinalScore => "label-score-final",
        });
        parts::cartouche(canvas, Area::new(24.0, 28.0, 560.0, 64.0));
        canvas.sprite("compass", 64.0, 60.0, 52.0);
        canvas.text_fit(98.0, 73.0, &word, TextStyle::title(38.0, palette.ink), Align::Left, 440.0);
        let round = format!("{} {}", request.term("label-round"), self.round);
        canvas.text_fit(RIGHT, 73.0, &round, TextStyle::title(32.0, palette.ink), Align::Right, 340.0);
    }
}

/// Shield and name, and a captain's emblem; the winner carries a star, whoever is waited for three dots.
fn head(canvas: &mut Canvas, column: &Column, area: Area, request: &Request<'_>) {
    let palette = canvas.palette();
    let x = area.centre().0;
    parts::shield(canvas, column.seat.index(), x, area.y + 42.0, 50.0);
    if let Some(emblem) = column.emblem {
        parts::emblem(canvas, emblem, x - 48.0, area.y + 42.0, 44.0);
    }
    if column.won {
        canvas.sprite("star", x + 42.0, area.y + 36.0, 36.0);
    } else if column.due {
        parts::badge(canvas, x + 44.0, area.y + 42.0, "…", 24.0, palette.plaque, palette.plaque_ink);
    }
    let style = TextStyle::bold(25.0, palette.ink);
    canvas.text_fit(x, area.y + 98.0, request.name(column.seat), style, Align::Middle, area.w - 14.0);
}

fn ground(canvas: &mut Canvas) {
    let area = canvas.area();
    parts::water(canvas, area, 41);
    parts::panel(canvas, Area::new(24.0, TITLE - 6.0, 952.0, area.h - TITLE - FOOT + 12.0));
    parts::frame(canvas);
}
