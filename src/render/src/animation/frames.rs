//! The layout of a frame: a line with title and round, a progress bar, and below them the pictures of all players.

use archipel_rules::View;

use super::AnimationInput;
use crate::{
    Canvas, Picture, PictureOptions, Subject, TableImage,
    canvas::to_pixels,
    shape::{Area, Shape},
    text::{Align, TextStyle},
};

/// Height of the title line in design units.
const HEAD: f32 = 60.0;

/// Where everything is placed; the same in every frame of an animation.
pub(super) struct FrameLayout {
    width: u32,
    height: u32,
    head: u32,
    /// Width of one picture. Two are shown side by side.
    cell: u32,
    /// Heights of the rows of pictures.
    rows: Vec<u32>,
}

impl FrameLayout {
    /// Makes each row as high as the highest picture of the samples; higher pictures of other frames are cropped.
    pub(super) fn new(input: &AnimationInput<'_>, width: u32, samples: &[&View]) -> Self {
        let shown = samples.first().map(|view| crate::animation_subjects(view)).unwrap_or_default();
        let cell = if shown.len() > 1 { width / 2 } else { width };
        let head = to_pixels(HEAD * scale(width));
        let mut layout =
            Self { width, height: head, head, cell, rows: vec![0; shown.len().div_ceil(2).max(1)] };
        for view in samples {
            for (index, subject) in crate::animation_subjects(view).into_iter().enumerate() {
                let drawn = layout.picture(input, view, subject);
                if let Some(row) = layout.rows.get_mut(index / 2) {
                    *row = drawn.height.max(*row);
                }
            }
        }
        layout.height += layout.rows.iter().sum::<u32>();
        layout
    }

    /// Width and height as GIF stores them.
    pub(super) fn size(&self) -> (u16, u16) {
        (u16::try_from(self.width).unwrap_or(u16::MAX), u16::try_from(self.height).unwrap_or(u16::MAX))
    }

    fn picture(&self, input: &AnimationInput<'_>, view: &View, subject: Subject) -> Picture {
        crate::draw(view, &PictureOptions { subject, highlight: &[], width: self.cell, ..*input.options })
    }

    /// `share` is the part of the animation that is over, 0 to 1.
    pub(super) fn frame(&self, input: &AnimationInput<'_>, view: &View, share: f32) -> Picture {
        let mut frame = self.ground(input.options);
        copy_into(&mut frame, &self.headline(input, view, share), 0, 0);
        for (index, subject) in crate::animation_subjects(view).into_iter().enumerate() {
            let above: u32 = self.rows.iter().take(index / 2).sum();
            let left = if index % 2 == 1 { self.cell } else { 0 };
            copy_into(&mut frame, &self.picture(input, view, subject), left, self.head + above);
        }
        frame
    }

    fn headline(&self, input: &AnimationInput<'_>, view: &View, share: f32) -> Picture {
        let mut canvas = Canvas::new(self.width, HEAD, input.options.theme);
        let palette = canvas.palette();
        canvas.text_fit(24.0, 40.0, input.title, TextStyle::title(32.0, palette.ink), Align::Left, 560.0);
        let round = format!("{} {}", input.options.term("label-round"), crate::overview(view).round);
        canvas.text_fit(976.0, 40.0, &round, TextStyle::title(30.0, palette.ink), Align::Right, 340.0);
        let bar = Area::new(0.0, HEAD - 8.0, 1000.0, 8.0);
        canvas.fill(&Shape::rect(bar), palette.line.opaque());
        canvas.fill(&Shape::rect(Area::new(0.0, bar.y, bar.w * share, bar.h)), palette.alarm.opaque());
        canvas.finish()
    }

    /// The last frame: the score table, centred on sea colour.
    pub(super) fn score(&self, table: &TableImage, options: &PictureOptions<'_>) -> Picture {
        let natural = table.draw(&PictureOptions { width: self.width, ..*options });
        let fitting = (self.width * self.height / natural.height.max(1)).min(self.width);
        let drawn = table.draw(&PictureOptions { width: fitting, ..*options });
        let mut frame = self.ground(options);
        let left = self.width.saturating_sub(drawn.width) / 2;
        let top = self.height.saturating_sub(drawn.height) / 2;
        copy_into(&mut frame, &drawn, left, top);
        frame
    }

    fn ground(&self, options: &PictureOptions<'_>) -> Picture {
        let [r, g, b] = options.theme.palette().sea.channels();
        let rgba = [r, g, b, 255].repeat(self.width as usize * self.height as usize);
        Picture { width: self.width, height: self.height, rgba }
    }
}

fn scale(width: u32) -> f32 {
    u16::try_from(width).map_or(1.0, f32::from) / 1000.0
}

/// Copies `source` into `target`; what lies outside is cropped.
fn copy_into(target: &mut Picture, source: &Picture, left: u32, top: u32) {
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
