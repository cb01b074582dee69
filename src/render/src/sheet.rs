//! What a picture is drawn on: the whole of it, an enlarged part, or nothing but the places of its things.

use crate::shape::Area;

/// How much of a picture is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Sheet {
    /// Everything; the width is in pixels.
    Whole { width: u32 },
    /// A part.
    Part(Part),
    /// No pixels: only the anchors are recorded.
    Plan,
}

/// A part of a picture. Whole numbers, because it is a key of the cache of backgrounds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Part {
    /// The pixels of a design unit, as bits.
    scale: u32,
    /// The upper left corner, in pixels of the enlarged picture.
    pub(crate) left: i32,
    pub(crate) top: i32,
    /// Size in pixels.
    pub(crate) width: u32,
    pub(crate) height: u32,
    /// Text smaller than this many pixels is enlarged a little or left out.
    least_text: u32,
}

impl Part {
    /// The part of a picture that starts at the upper left corner of `area` and fills this many pixels.
    pub(crate) fn new(area: Area, scale: f32, (width, height): (u32, u32), least_text: f32) -> Self {
        Self {
            scale: scale.to_bits(),
            left: crate::canvas::round(area.x * scale),
            top: crate::canvas::round(area.y * scale),
            width,
            height,
            least_text: least_text.to_bits(),
        }
    }

    /// Pixels per design unit.
    pub(crate) const fn scale(self) -> f32 {
        f32::from_bits(self.scale)
    }

    pub(crate) const fn least_text(self) -> f32 {
        f32::from_bits(self.least_text)
    }
}
