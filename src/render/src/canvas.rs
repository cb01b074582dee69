//! The drawing surface: filled and stroked outlines, sprites and text, in design units.

use std::sync::Arc;

use tiny_skia::{
    Color, FillRule, IntSize, LineCap, LineJoin, Mask, Paint, Pixmap, Stroke, StrokeDash, Transform,
};

use crate::{
    anchors::{Anchors, Form},
    buffer_pool,
    cache::Cache,
    picture::Picture,
    shape::{Area, Shape},
    sheet::Sheet,
    sprite,
    text::{self, Align, PixelBuffer, TextStyle},
    theme::{Palette, Theme},
};

/// Width of every picture in design units; the pixel width only scales it.
pub const UNITS: f32 = 1000.0;

/// A drawing surface, 1000 design units wide.
pub struct Canvas {
    pixmap: Pixmap,
    scale: f32,
    theme: Theme,
    /// The pixel of the whole picture in the upper left corner; not zero if only a part is drawn.
    origin: (i32, i32),
    /// Height of the whole picture in pixels.
    rows: u32,
    /// Text smaller than this, in pixels, is enlarged a little or left out.
    least_text: f32,
    /// Where things stand. Only a plan has them, and nothing is drawn on a plan.
    plan: Option<Anchors>,
}

/// Cache key of a small drawing that occurs often. The cache also distinguishes scale and theme.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Stamp {
    pub name: &'static str,
    /// Width and height in tenths of a unit.
    pub size: (i32, i32),
    /// Anything else that the drawing depends on: a seat, a colour, a number.
    pub variant: u32,
}

impl Stamp {
    pub fn new(name: &'static str, w: f32, h: f32, variant: u32) -> Self {
        Self { name, size: (round(w * 10.0), round(h * 10.0)), variant }
    }
}

/// Size of the stamp cache; a stamp takes a few kilobytes.
const MAX_STAMPS: usize = 512;

impl std::fmt::Debug for Canvas {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Canvas")
            .field("scale", &self.scale)
            .field("theme", &self.theme)
            .finish_non_exhaustive()
    }
}

impl Clone for Canvas {
    fn clone(&self) -> Self {
        let size = IntSize::from_wh(self.pixmap.width(), self.pixmap.height());
        let copy = size.and_then(|size| Pixmap::from_vec(buffer_pool::copy_of(self.pixmap.data()), size));
        Self { pixmap: copy.unwrap_or_else(|| self.pixmap.clone()), plan: self.plan.clone(), ..*self }
    }
}

impl Canvas {
    /// `width` is in pixels and clamped to 320..=2400, `height` is in design units.
    pub fn new(width: u32, height: f32, theme: Theme) -> Self {
        let width = width.clamp(320, 2400);
        #[expect(clippy::cast_precision_loss, reason = "at most 2400")]
        let scale = width as f32 / UNITS;
        let rows = to_pixels(height * scale).clamp(16, 4800);
        let mut pixmap = new_pixmap(width, rows);
        pixmap.fill(theme.palette().paper.opaque());
        Self { rows, ..Self::on(pixmap, scale, theme) }
    }

    const fn on(pixmap: Pixmap, scale: f32, theme: Theme) -> Self {
        Self { pixmap, scale, theme, origin: (0, 0), rows: 0, least_text: 0.0, plan: None }
    }

    /// A canvas for all, a part or the plan of a picture of this height.
    pub(crate) fn of(sheet: Sheet, height: f32, theme: Theme) -> Self {
        match sheet {
            Sheet::Whole { width } => Self::new(width, height, theme),
            Sheet::Part(part) => {
                let mut pixmap = new_pixmap(part.width, part.height);
                pixmap.fill(theme.palette().paper.opaque());
                let scale = part.scale();
                Self {
                    origin: (part.left, part.top),
                    rows: to_pixels(height * scale),
                    least_text: part.least_text(),
                    ..Self::on(pixmap, scale, theme)
                }
            }
            Sheet::Plan => Self {
                rows: to_pixels(height),
                plan: Some(Anchors::new(height)),
                ..Self::on(new_pixmap(1, 1), 1.0, theme)
            },
        }
    }

    /// Notes where something stands, for [`crate::anchors`]. Call it for everything that a player may be asked about.
    pub fn anchor(&mut self, id: &str, area: Area) {
        self.anchor_as(Form::Rectangle, id, area);
    }

    /// Notes where something of another form than a rectangle stands.
    pub fn anchor_as(&mut self, form: Form, id: &str, area: Area) {
        if let Some(plan) = &mut self.plan {
            plan.add(id, area, form);
        }
    }

    pub(crate) fn into_anchors(self) -> Anchors {
        self.plan.unwrap_or_default()
    }

    const fn is_plan(&self) -> bool {
        self.plan.is_some()
    }

    fn transform(&self) -> Transform {
        let (x, y) = self.origin;
        #[expect(clippy::cast_precision_loss, reason = "coordinates of a picture are small")]
        Transform::from_row(self.scale, 0.0, 0.0, self.scale, -x as f32, -y as f32)
    }

    /// The size at which text is written: enlarged a little if it would be too small to read, `None` if that is not enough.
    /// Short numbers may grow more than words.
    pub fn legible(&self, size: f32, letters: usize) -> Option<f32> {
        let least = self.least_text / self.scale;
        let most = size * if letters <= 2 { 1.6 } else { 1.25 };
        (most >= least).then_some(size.max(least))
    }

    /// Copies another canvas to a place in pixels.
    pub(crate) fn paste(&mut self, other: &Self, x: i32, y: i32) {
        blit(&mut self.pixmap, &other.pixmap, x, y, 255);
    }

    /// A canvas with a finished picture on it, to draw over.
    pub(crate) fn over(mut picture: Picture, theme: Theme) -> Self {
        let (width, height) = (picture.width, picture.height);
        let size = IntSize::from_wh(width, height);
        let pixmap = size.and_then(|size| Pixmap::from_vec(std::mem::take(&mut picture.rgba), size));
        #[expect(clippy::cast_precision_loss, reason = "at most 2400")]
        let scale = width as f32 / UNITS;
        let pixmap = pixmap.unwrap_or_else(|| new_pixmap(width, height));
        Self { rows: height, ..Self::on(pixmap, scale, theme) }
    }

    pub fn palette(&self) -> &'static Palette {
        self.theme.palette()
    }

    pub fn theme(&self) -> Theme {
        self.theme
    }

    pub fn fill(&mut self, shape: &Shape, color: Color) {
        if let Some(path) = &shape.0
            && !self.is_plan()
        {
            let transform = self.transform();
            self.pixmap.fill_path(path, &paint(color), FillRule::Winding, transform, None);
        }
    }

    /// Fills only what lies inside `clip`.
    pub fn fill_inside(&mut self, shape: &Shape, clip: &Shape, color: Color) {
        let Some(mask) = self.mask(clip) else { return };
        if let Some(path) = &shape.0 {
            let transform = self.transform();
            self.pixmap.fill_path(path, &paint(color), FillRule::Winding, transform, Some(&mask));
        }
    }

    pub fn stroke(&mut self, shape: &Shape, color: Color, width: f32) {
        self.stroke_with(shape, color, width, None, None);
    }

    pub fn stroke_inside(&mut self, shape: &Shape, clip: &Shape, color: Color, width: f32) {
        if let Some(mask) = self.mask(clip) {
            self.stroke_with(shape, color, width, None, Some(&mask));
        }
    }

    pub fn dashed(&mut self, shape: &Shape, color: Color, width: f32, on: f32, off: f32) {
        self.stroke_with(shape, color, width, StrokeDash::new(vec![on, off], 0.0), None);
    }

    fn stroke_with(
        &mut self,
        shape: &Shape,
        color: Color,
        width: f32,
        dash: Option<StrokeDash>,
        mask: Option<&Mask>,
    ) {
        if let Some(path) = &shape.0
            && !self.is_plan()
        {
            // tiny-skia draws strokes thinner than a pixel with another rasteriser, which gives different pixels.
            let width = width.max(1.01 / self.scale);
            let stroke = Stroke {
                width,
                line_cap: LineCap::Round,
                line_join: LineJoin::Round,
                dash,
                ..Stroke::default()
            };
            let transform = self.transform();
            self.pixmap.stroke_path(path, &paint(color), &stroke, transform, mask);
        }
    }

    fn mask(&self, clip: &Shape) -> Option<Mask> {
        if self.is_plan() {
            return None;
        }
        let mut mask = Mask::new(self.pixmap.width(), self.pixmap.height())?;
        mask.fill_path(clip.0.as_ref()?, FillRule::Winding, true, self.transform());
        Some(mask)
    }

    /// Draws something that occurs often: `draw` is called once, later calls copy the cached result to whole pixels.
    /// `draw` gets a transparent surface of the size of `area` and must not write text, which needs an opaque ground.
    pub fn stamp(&mut self, stamp: Stamp, area: Area, draw: impl FnOnce(&mut Canvas)) {
        static STAMPS: Cache<(Stamp, u32, Theme), Arc<Pixmap>> = Cache::new(MAX_STAMPS);
        if self.is_plan() {
            return;
        }
        let image = STAMPS.get_or_insert((stamp, self.scale.to_bits(), self.theme), |_| {
            let (width, height) =
                (to_pixels(area.w * self.scale + 1.0), to_pixels(area.h * self.scale + 1.0));
            let mut small = Self::on(new_pixmap(width, height), self.scale, self.theme);
            draw(&mut small);
            Arc::new(small.pixmap)
        });
        let (x, y) = (round(area.x * self.scale) - self.origin.0, round(area.y * self.scale) - self.origin.1);
        blit(&mut self.pixmap, &image, x, y, 255);
    }

    /// Draws a sprite, centred at a point.
    pub fn sprite(&mut self, name: &str, cx: f32, cy: f32, side: f32) {
        self.sprite_faded(name, cx, cy, side, 255);
    }

    /// Like [`Canvas::sprite`], with an opacity from 0 to 255.
    pub fn sprite_faded(&mut self, name: &str, cx: f32, cy: f32, side: f32, opacity: u8) {
        let pixels = to_pixels(side * self.scale);
        if !self.shows(Area::around(cx, cy, side)) {
            return;
        }
        if let Some(image) = sprite::get(name, pixels) {
            let half = side / 2.0;
            let x = round((cx - half) * self.scale) - self.origin.0;
            let y = round((cy - half) * self.scale) - self.origin.1;
            blit(&mut self.pixmap, &image, x, y, opacity);
        }
    }

    /// Whether anything of an area lies on the canvas; nothing does on a plan.
    fn shows(&self, area: Area) -> bool {
        let (left, top) =
            (round(area.x * self.scale) - self.origin.0, round(area.y * self.scale) - self.origin.1);
        let (right, bottom) = (
            round(area.right() * self.scale) - self.origin.0,
            round(area.bottom() * self.scale) - self.origin.1,
        );
        !self.is_plan()
            && right >= 0
            && bottom >= 0
            && left <= self.pixmap.width().cast_signed()
            && top <= self.pixmap.height().cast_signed()
    }

    /// Writes one line of text; `y` is the baseline. Returns the width in design units.
    pub fn text(&mut self, x: f32, y: f32, line: &str, style: TextStyle, align: Align) -> f32 {
        let letters = line.chars().count();
        match self.legible(style.size, letters) {
            Some(size) => self.write(x, y, line, TextStyle { size, ..style }, align),
            None => text::measure(style.face, style.size, line),
        }
    }

    fn write(&mut self, x: f32, y: f32, line: &str, style: TextStyle, align: Align) -> f32 {
        let shaped = text::shape(style.face, line);
        let size = style.size * self.scale;
        let width = shaped.width(size);
        #[expect(clippy::cast_precision_loss, reason = "coordinates of a picture are small")]
        let left = x * self.scale - width * align.share() - self.origin.0 as f32;
        let top = round(y * self.scale) - self.origin.1;
        if !self.is_plan() {
            let surface = PixelBuffer {
                width: self.pixmap.width(),
                height: self.pixmap.height(),
                data: self.pixmap.data_mut(),
            };
            text::draw(surface, &shaped, size, left, top, style.ink);
        }
        width / self.scale
    }

    /// Writes one line of text, at most `room` units wide: it is shrunk to four fifths at most, then cut with an ellipsis.
    pub fn text_fit(&mut self, x: f32, y: f32, line: &str, style: TextStyle, align: Align, room: f32) -> f32 {
        let Some(size) = self.legible(style.size, line.chars().count()) else { return 0.0 };
        let style = TextStyle { size, ..style };
        let (short, size) = text::fit(line, style, room, self.least_text / self.scale / size);
        // On a part, a word that would lose much of itself is left out.
        if self.least_text > 0.0 && short.chars().count() * 4 < line.chars().count() * 3 {
            return 0.0;
        }
        self.write(x, y, &short, TextStyle { size, ..style }, align)
    }

    /// Memory used by the pixels.
    pub(crate) fn bytes(&self) -> usize {
        self.pixmap.data().len()
    }

    pub fn area(&self) -> Area {
        #[expect(clippy::cast_precision_loss, reason = "at most 4800")]
        let height = self.rows as f32 / self.scale;
        Area::new(0.0, 0.0, UNITS, height)
    }

    pub fn finish(self) -> Picture {
        let (width, height) = (self.pixmap.width(), self.pixmap.height());
        // All pixels are opaque, so premultiplied and straight alpha are the same.
        Picture { width, height, rgba: self.pixmap.take() }
    }
}

fn paint(color: Color) -> Paint<'static> {
    let mut paint = Paint::default();
    paint.set_color(color);
    paint.anti_alias = true;
    paint
}

/// Clamps both sides to 1..=9600 pixels.
#[expect(clippy::expect_used, reason = "a size of 1..=9600 is always valid")]
pub(crate) fn new_pixmap(width: u32, height: u32) -> Pixmap {
    Pixmap::new(width.clamp(1, 9600), height.clamp(1, 9600)).expect("the size is clamped")
}

/// Rounds to the nearest whole pixel, half up.
#[expect(clippy::cast_possible_truncation, reason = "coordinates of a picture are small")]
pub(crate) fn round(value: f32) -> i32 {
    (value + 0.5).floor() as i32
}

#[expect(clippy::cast_sign_loss, reason = "negative values were replaced by zero")]
pub(crate) fn to_pixels(value: f32) -> u32 {
    round(value).max(0) as u32
}

/// `a * b / 255`, rounded, for bytes.
pub(crate) const fn scale_byte(a: u32, b: u32) -> u32 {
    let product = a * b + 128;
    (product + (product >> 8)) >> 8
}

/// Blends a premultiplied image over the target, in integer arithmetic.
fn blit(target: &mut Pixmap, source: &Pixmap, x: i32, y: i32, opacity: u8) {
    let (width, height) = (target.width().cast_signed(), target.height().cast_signed());
    let (left, right) = (x.max(0), (x + source.width().cast_signed()).min(width));
    let (top, bottom) = (y.max(0), (y + source.height().cast_signed()).min(height));
    if left >= right {
        return;
    }
    let opacity = u32::from(opacity);
    for row in top..bottom {
        let from = row_bytes(row - y, left - x, right - left, source.width());
        let to = row_bytes(row, left, right - left, target.width());
        let (Some(from), Some(to)) = (source.data().get(from), target.data_mut().get_mut(to)) else {
            continue;
        };
        let (from, from_rest) = from.as_chunks::<16>();
        let (to, to_rest) = to.as_chunks_mut::<16>();
        for (s, t) in from.iter().zip(to) {
            // Fast path for four opaque or four transparent pixels, which is most of a drawing.
            match u128::from_le_bytes(*s) & ALPHAS {
                0 => {}
                ALPHAS if opacity == 255 => *t = *s,
                _ => blend(s, t, opacity),
            }
        }
        blend(from_rest, to_rest, opacity);
    }
}

/// Mask of the alpha bytes of four pixels.
const ALPHAS: u128 = u128::from_le_bytes([0, 0, 0, 255, 0, 0, 0, 255, 0, 0, 0, 255, 0, 0, 0, 255]);

fn blend(source: &[u8], target: &mut [u8], opacity: u32) {
    for (s, t) in source.as_chunks::<4>().0.iter().zip(target.as_chunks_mut::<4>().0) {
        match s[3] {
            0 => {}
            255 if opacity == 255 => *t = *s,
            _ => blend_pixel(*s, t, opacity),
        }
    }
}

fn blend_pixel(source: [u8; 4], target: &mut [u8; 4], opacity: u32) {
    let alpha = scale_byte(u32::from(source[3]), opacity);
    for (s, t) in source.into_iter().zip(target) {
        let sum = scale_byte(u32::from(s), opacity) + scale_byte(u32::from(*t), 255 - alpha);
        *t = u8::try_from(sum).unwrap_or(255);
    }
}

fn row_bytes(row: i32, column: i32, count: i32, width: u32) -> std::ops::Range<usize> {
    let start =
        (usize::try_from(row).unwrap_or(0) * width as usize + usize::try_from(column).unwrap_or(0)) * 4;
    start..start + usize::try_from(count).unwrap_or(0) * 4
}
