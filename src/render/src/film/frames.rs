//! How a frame is composed: a line with the title and how far the game is, and below it the islands of all players.

use archipel_rules::View;

use super::Script;
use crate::{
    Canvas, Picture, Request, Sheet, Subject,
    canvas::to_pixels,
    shape::{Area, Shape},
    text::{Align, TextStyle},
};

/// Height of the title line in units of the whole width.
const HEAD: f32 = 60.0;

/// Where everything stands in every frame of a film.
pub(super) struct Stage {
    width: u32,
    height: u32,
    head: u32,
    /// Width of a picture; two stand side by side.
    cell: u32,
    /// Height of each row of pictures.
    rows: Vec<u32>,
}

impl Stage {
    /// Rows as high as the highest of some frames need; what is higher in between is cut.
    pub(super) fn new(script: &Script<'_>, width: u32, samples: &[&View]) -> Self {
        let shown = samples.first().map(|view| crate::animation_subjects(view)).unwrap_or_default();
        let cell = if shown.len() > 1 { width / 2 } else { width };
        let head = to_pixels(HEAD * scale(width));
        let mut stage =
            Self { width, height: head, head, cell, rows: vec![0; shown.len().div_ceil(2).max(1)] };
        for view in samples {
            for (index, what) in crate::animation_subjects(view).into_iter().enumerate() {
                let drawn = stage.picture(script, view, what);
                if let Some(row) = stage.rows.get_mut(index / 2) {
                    *row = drawn.height.max(*row);
                }
            }
        }
        stage.height += stage.rows.iter().sum::<u32>();
        stage
    }

    /// A GIF knows no larger numbers.
    pub(super) fn size(&self) -> (u16, u16) {
        (u16::try_from(self.width).unwrap_or(u16::MAX), u16::try_from(self.height).unwrap_or(u16::MAX))
    }

    fn picture(&self, script: &Script<'_>, view: &View, what: Subject) -> Picture {
        crate::draw(view, &Request { what, highlight: &[], width: self.cell, ..*script.request })
    }

    /// `share` says how much of the film is over.
    pub(super) fn frame(&self, script: &Script<'_>, view: &View, share: f32) -> Picture {
        let mut frame = self.ground(script.request);
        lay(&mut frame, &self.headline(script, view, share), 0, 0);
        for (index, what) in crate::animation_subjects(view).into_iter().enumerate() {
            let above: u32 = self.rows.iter().take(index / 2).sum();
            let left = if index % 2 == 1 { self.cell } else { 0 };
            lay(&mut frame, &self.picture(script, view, what), left, self.head + above);
        }
        frame
    }

    fn headline(&self, script: &Script<'_>, view: &View, share: f32) -> Picture {
        let mut canvas = Canvas::new(self.width, HEAD, script.request.theme);
        let palette = canvas.palette();
        canvas.text_fit(24.0, 40.0, script.title, TextStyle::title(32.0, palette.ink), Align::Left, 560.0);
        let round = format!("{} {}", script.request.term("label-round"), crate::overview(view).round);
        canvas.text_fit(976.0, 40.0, &round, TextStyle::title(30.0, palette.ink), Align::Right, 340.0);
        let bar = Area::new(0.0, HEAD - 8.0, 1000.0, 8.0);
        canvas.fill(&Shape::rect(bar), palette.line.opaque());
        canvas.fill(&Shape::rect(Area::new(0.0, bar.y, bar.w * share, bar.h)), palette.alarm.opaque());
        canvas.finish()
    }

    /// The last frame: the score in the middle of the sea.
    pub(super) fn score(&self, sheet: &Sheet, request: &Request<'_>) -> Picture {
        let natural = sheet.draw(&Request { width: self.width, ..*request });
        let fitting = (self.width * self.height / natural.height.max(1)).min(self.width);
        let drawn = sheet.draw(&Request { width: fitting, ..*request });
        let mut frame = self.ground(request);
        let left = self.width.saturating_sub(drawn.width) / 2;
        let top = self.height.saturating_sub(drawn.height) / 2;
        lay(&mut frame, &drawn, left, top);
        frame
    }

    fn ground(&self, request: &Request<'_>) -> Picture {
        let [r, g, b] = request.theme.palette().sea.channels();
        let rgba = [r, g, b, 255].repeat(self.width as usize * self.height as usize);
        Picture { width: self.width, height: self.height, rgba }
    }
}

fn scale(width: u32) -> f32 {
    u16::try_from(width).map_or(1.0, f32::from) / 1000.0
}

/// Copies a picture into another; what does not fit is cut.
fn lay(target: &mut Picture, source: &Picture, left: u32, top: u32) {
    let width = source.width.min(target.width.saturating_sub(left)) as usize * 4;
    let lines = source.rgba.chunks_exact(source.width as usize * 4);
    let places = target.rgba.chunks_exact_mut(target.width as usize * 4).skip(top as usize);
    for (from, to) in lines.zip(places) {
        if let (Some(from), Some(to)) =
            (from.get(..width), to.get_mut(left as usize * 4..left as usize * 4 + width))
        {
            to.copy_from_slice(from);
        }
    }
}
