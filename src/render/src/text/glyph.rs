//! Rasterises glyphs once per size and blends them in integer arithmetic.

use std::sync::Arc;

use rustybuzz::ttf_parser::{GlyphId, OutlineBuilder};
use tiny_skia::{FillRule, Mask, PathBuilder, Transform};

use super::{font::Font, line::Line};
use crate::{
    cache::Cache,
    canvas::{round, scale_byte},
    theme::Rgb,
};

/// Size of the glyph cache.
const MAX_GLYPHS: usize = 8192;
/// Each pixel is the average of this many pixels squared.
const OVERSAMPLING: u32 = 4;
/// Glyphs are placed at quarters of a pixel.
const STEPS: i32 = 4;

/// The pixels that text is drawn into: opaque RGBA.
pub(crate) struct PixelBuffer<'a> {
    pub(crate) width: u32,
    pub(crate) height: u32,
    pub(crate) data: &'a mut [u8],
}

/// Coverage of one glyph, with its top left corner relative to the pen.
struct GlyphMask {
    left: i32,
    top: i32,
    width: i32,
    height: i32,
    coverage: Vec<u8>,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash)]
struct Key {
    font: Font,
    id: u16,
    /// Size in eighths of a pixel.
    size: u32,
    step: u8,
}

/// Draws a shaped line with its pen at `left` on the baseline `y`.
pub(crate) fn draw(mut surface: PixelBuffer<'_>, line: &Line, size: f32, left: f32, y: i32, ink: Rgb) {
    let eighths = round(size * 8.0).clamp(8, 4000).cast_unsigned();
    for glyph in &line.glyphs {
        #[expect(clippy::cast_precision_loss, reason = "a small constant")]
        let quarters = round((left + glyph.x * size) * STEPS as f32);
        let (x, step) = (quarters.div_euclid(STEPS), quarters.rem_euclid(STEPS));
        let key =
            Key { font: glyph.font, id: glyph.id, size: eighths, step: u8::try_from(step).unwrap_or(0) };
        if let Some(mask) = glyph_mask(key) {
            blend(&mut surface, &mask, x, y - round(glyph.y * size), ink);
        }
    }
}

/// Returns the cached glyph, or rasterises and caches it. `None` for glyphs without an outline, such as spaces.
fn glyph_mask(key: Key) -> Option<Arc<GlyphMask>> {
    static GLYPHS: Cache<Key, Option<Arc<GlyphMask>>> = Cache::new(MAX_GLYPHS);
    GLYPHS.get_or_insert(key, |key| rasterise(*key).map(Arc::new))
}

#[expect(clippy::cast_precision_loss, reason = "sizes in pixels are small")]
fn rasterise(key: Key) -> Option<GlyphMask> {
    let shaper = key.font.shaper()?;
    let mut pen = Pen(PathBuilder::new());
    shaper.outline_glyph(GlyphId(key.id), &mut pen)?;
    let path = pen.0.finish()?;
    let scale = key.size as f32 / 8.0 / shaper.units_per_em() as f32;
    let shift = f32::from(key.step) / STEPS as f32;
    let bounds = path.bounds();
    let (left, right) = (round(bounds.left() * scale - 1.0), round(bounds.right() * scale + 2.0));
    let (top, bottom) = (round(-bounds.bottom() * scale - 1.0), round(-bounds.top() * scale + 1.0));
    let (width, height) = (right - left + 1, bottom - top + 1);
    let mut mask =
        Mask::new(u32::try_from(width).ok()? * OVERSAMPLING, u32::try_from(height).ok()? * OVERSAMPLING)?;
    let fine = OVERSAMPLING as f32;
    let place = Transform::from_row(
        scale * fine,
        0.0,
        0.0,
        -scale * fine,
        (shift - left as f32) * fine,
        -(top as f32) * fine,
    );
    mask.fill_path(&path, FillRule::Winding, true, place);
    Some(GlyphMask { left, top, width, height, coverage: average(mask.data(), width, height) })
}

/// Averages blocks of `OVERSAMPLING` x `OVERSAMPLING`.
fn average(fine: &[u8], width: i32, height: i32) -> Vec<u8> {
    let (width, height) = (usize::try_from(width).unwrap_or(0), usize::try_from(height).unwrap_or(0));
    let block = OVERSAMPLING as usize;
    let mut out = Vec::with_capacity(width * height);
    for y in 0..height {
        for x in 0..width {
            let mut sum = 0_usize;
            for row in 0..block {
                let start = ((y * block + row) * width + x) * block;
                sum += fine
                    .get(start..start + block)
                    .unwrap_or_default()
                    .iter()
                    .map(|&b| usize::from(b))
                    .sum::<usize>();
            }
            out.push(u8::try_from((sum + block * block / 2) / (block * block)).unwrap_or(255));
        }
    }
    out
}

fn blend(surface: &mut PixelBuffer<'_>, mask: &GlyphMask, x: i32, y: i32, ink: Rgb) {
    let (width, height) = (surface.width.cast_signed(), surface.height.cast_signed());
    let (left, top) = (x + mask.left, y + mask.top);
    let (first, last) = (left.max(0), (left + mask.width).min(width));
    if first >= last {
        return;
    }
    let index = |value: i32| usize::try_from(value).unwrap_or(0);
    let ink = ink.channels().map(u32::from);
    for row in top.max(0)..(top + mask.height).min(height) {
        let from = index((row - top) * mask.width + first - left);
        let to = index(row * width + first) * 4;
        let count = index(last - first);
        let coverage = mask.coverage.get(from..from + count).unwrap_or_default();
        let pixels = surface.data.get_mut(to..to + count * 4).unwrap_or_default();
        for (cover, [r, g, b, _]) in coverage.iter().zip(pixels.as_chunks_mut::<4>().0) {
            let cover = u32::from(*cover);
            if cover == 0 {
                continue;
            }
            for (byte, value) in [r, g, b].into_iter().zip(ink) {
                let mixed = scale_byte(value, cover) + scale_byte(u32::from(*byte), 255 - cover);
                *byte = u8::try_from(mixed).unwrap_or(255);
            }
        }
    }
}

struct Pen(PathBuilder);

impl OutlineBuilder for Pen {
    fn move_to(&mut self, x: f32, y: f32) {
        self.0.move_to(x, y);
    }

    fn line_to(&mut self, x: f32, y: f32) {
        self.0.line_to(x, y);
    }

    fn quad_to(&mut self, x1: f32, y1: f32, x: f32, y: f32) {
        self.0.quad_to(x1, y1, x, y);
    }

    fn curve_to(&mut self, x1: f32, y1: f32, x2: f32, y2: f32, x: f32, y: f32) {
        self.0.cubic_to(x1, y1, x2, y2, x, y);
    }

    fn close(&mut self) {
        self.0.close();
    }
}
