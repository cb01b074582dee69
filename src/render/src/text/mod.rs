//! Text in bundled fonts and an optional fallback font: shaping, measuring, fitting and drawing.

mod font;
mod glyph;
mod line;

pub use font::{FontError, install_fallback_font};
pub(crate) use glyph::{PixelBuffer, draw};
pub(crate) use line::shape;

use crate::theme::Rgb;

/// The typefaces of a picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Face {
    /// A serif for titles and numbers on the chart.
    Title,
    /// A sans-serif for labels.
    Label,
    /// The sans-serif in bold, for numbers and short labels.
    Bold,
}

/// Typeface, size in design units and colour.
#[derive(Clone, Copy, Debug)]
pub struct TextStyle {
    pub face: Face,
    pub size: f32,
    pub ink: Rgb,
}

impl TextStyle {
    pub const fn title(size: f32, ink: Rgb) -> Self {
        Self { face: Face::Title, size, ink }
    }

    pub const fn label(size: f32, ink: Rgb) -> Self {
        Self { face: Face::Label, size, ink }
    }

    pub const fn bold(size: f32, ink: Rgb) -> Self {
        Self { face: Face::Bold, size, ink }
    }
}

/// Where a line is placed relative to its point.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Align {
    Left,
    Middle,
    Right,
}

impl Align {
    pub(crate) const fn share(self) -> f32 {
        match self {
            Self::Left => 0.0,
            Self::Middle => 0.5,
            Self::Right => 1.0,
        }
    }
}

/// Width of a line, in the unit of `size`.
pub fn measure(face: Face, size: f32, line: &str) -> f32 {
    shape(face, line).width(size)
}

/// Returns the text and the size that fit into `room`: shrunk to four fifths at most, then cut with an ellipsis.
pub(crate) fn fit(line: &str, style: TextStyle, room: f32, least: f32) -> (String, f32) {
    let smallest = least.clamp(0.8, 1.0);
    let wide = measure(style.face, style.size, line);
    if wide <= room {
        return (line.to_owned(), style.size);
    }
    // The width is proportional to the size, so the fitting size follows directly.
    let factor = room / wide;
    if factor >= smallest {
        return (line.to_owned(), style.size * factor);
    }
    let size = style.size * smallest;
    let characters: Vec<char> = line.chars().collect();
    let fits = |count: usize| {
        let cut = cut(&characters, count);
        (measure(style.face, size, &cut) <= room).then_some(cut)
    };
    let (mut low, mut high) = (0, characters.len());
    let mut best = String::from("…");
    while low < high {
        let middle = (low + high).div_ceil(2);
        if let Some(text) = fits(middle) {
            (low, best) = (middle, text);
        } else {
            high = middle - 1;
        }
    }
    (best, size)
}

/// The first `count` characters and an ellipsis, without a joiner or space before it.
fn cut(characters: &[char], count: usize) -> String {
    let kept: String = characters.iter().take(count).collect();
    let kept = kept.trim_end_matches(|c: char| c.is_whitespace() || line::is_joiner(c));
    format!("{kept}…")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn kerning_moves_pairs_together() {
        for face in [Face::Title, Face::Label, Face::Bold] {
            let pair = measure(face, 100.0, "AV");
            let apart = measure(face, 100.0, "A") + measure(face, 100.0, "V");
            assert!(pair < apart - 1.0, "{face:?}: {pair} against {apart}");
        }
    }

    #[test]
    fn long_words_are_shrunk_and_then_cut() {
        let style = TextStyle::label(24.0, Rgb(0));
        assert_eq!(fit("Holz", style, 200.0, 0.8), ("Holz".into(), 24.0));
        let (text, size) = fit("Großes Kontor", style, 140.0, 0.8);
        assert!(text == "Großes Kontor" && size < 24.0);
        let (text, size) = fit("Donaudampfschifffahrtsgesellschaft", style, 140.0, 0.8);
        assert!(text.ends_with('…') && measure(Face::Label, size, &text) <= 140.0, "{text}");
    }
}
