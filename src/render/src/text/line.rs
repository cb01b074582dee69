//! Shapes one line of text: cleaning, bidirectional order, choice of fonts, kerning.

use std::{borrow::Cow, ops::Range, sync::Arc};

use rustybuzz::{Direction, UnicodeBuffer};
use unicode_bidi::{BidiInfo, Level};
use unicode_normalization::UnicodeNormalization;

use super::{Face, font::Font};
use crate::cache::Cache;

/// Replaces a run of characters that no font has.
const UNKNOWN: char = '◇';
/// Size of the line cache.
const MAX_LINES: usize = 2048;
/// Longer text is cut. Names and labels are much shorter.
const MAX_CHARS: usize = 200;

/// One glyph of a line; positions are relative to the font size.
#[derive(Clone, Copy, Debug)]
pub(super) struct Placed {
    pub(super) font: Font,
    pub(super) id: u16,
    pub(super) x: f32,
    pub(super) y: f32,
}

/// A shaped line at font size 1.
#[derive(Debug, Default)]
pub(crate) struct Line {
    pub(super) glyphs: Vec<Placed>,
    advance: f32,
}

impl Line {
    pub(crate) fn width(&self, size: f32) -> f32 {
        self.advance * size
    }
}

/// Returns the cached line, or shapes and caches it.
pub(crate) fn shape(face: Face, text: &str) -> Arc<Line> {
    static LINES: Cache<(Face, String), Arc<Line>> = Cache::new(MAX_LINES);
    LINES.get_or_insert((face, text.to_owned()), |(face, text)| Arc::new(shape_uncached(*face, text)))
}

fn shape_uncached(face: Face, text: &str) -> Line {
    let text = clean(face, text);
    let bidi = BidiInfo::new(&text, None);
    let mut line = Line::default();
    for paragraph in &bidi.paragraphs {
        let (levels, runs) = bidi.visual_runs(paragraph, paragraph.range.clone());
        for run in runs {
            let level = levels.get(run.start).copied().unwrap_or_else(Level::ltr);
            let mut pieces = pieces(face, &text, run);
            if level.is_rtl() {
                pieces.reverse();
            }
            for (font, range) in pieces {
                append(&mut line, font, text.get(range).unwrap_or_default(), level.is_rtl());
            }
        }
    }
    line
}

/// Splits a run into pieces of one font each.
fn pieces(face: Face, text: &str, run: Range<usize>) -> Vec<(Font, Range<usize>)> {
    let mut pieces: Vec<(Font, Range<usize>)> = Vec::new();
    let part = text.get(run.clone()).unwrap_or_default();
    for (offset, character) in part.char_indices() {
        let (start, end) = (run.start + offset, run.start + offset + character.len_utf8());
        let last = pieces.last_mut();
        // A joiner or a space stays with the character before it, so that clusters are not split.
        let follows = is_joiner(character) || character == ' ';
        match last {
            Some((font, range)) if follows || choose(face, character) == Some(*font) => {
                range.end = end;
            }
            _ => pieces.push((choose(face, character).unwrap_or(Font::Wide), start..end)),
        }
    }
    pieces
}

fn choose(face: Face, character: char) -> Option<Font> {
    face.chain().into_iter().find(|font| font.has(character))
}

fn append(line: &mut Line, font: Font, text: &str, right_to_left: bool) {
    let Some(shaper) = font.shaper() else { return };
    let mut buffer = UnicodeBuffer::new();
    buffer.push_str(text);
    buffer.guess_segment_properties();
    buffer.set_direction(if right_to_left { Direction::RightToLeft } else { Direction::LeftToRight });
    let result = rustybuzz::shape(shaper, &[], buffer);
    #[expect(clippy::cast_precision_loss, reason = "font units are below 2^24")]
    let unit = |value: i32| value as f32 / shaper.units_per_em() as f32;
    for (info, position) in result.glyph_infos().iter().zip(result.glyph_positions()) {
        let id = u16::try_from(info.glyph_id).unwrap_or(0);
        // Glyph 0 is the box for unknown characters. Only stray joiners get it here, and they must stay invisible.
        if id != 0 {
            let (x, y) = (line.advance + unit(position.x_offset), unit(position.y_offset));
            line.glyphs.push(Placed { font, id, x, y });
            line.advance += unit(position.x_advance);
        }
    }
}

/// Removes or replaces characters that cannot or must not be drawn.
fn clean(face: Face, text: &str) -> Cow<'_, str> {
    if text.chars().all(|c| (' '..='~').contains(&c)) && text.len() <= MAX_CHARS {
        return Cow::Borrowed(text);
    }
    let mut out = String::with_capacity(text.len());
    for character in text.chars().take(MAX_CHARS) {
        if is_invisible(character) {
            continue;
        }
        if character.is_control() || character.is_whitespace() {
            out.push(' ');
        } else if is_joiner(character) || choose(face, character).is_some() {
            out.push(character);
        } else {
            // Full-width, mathematical and circled letters have a plain equivalent.
            let plain: String = std::iter::once(character).nfkc().collect();
            if plain.chars().all(|c| choose(face, c).is_some()) {
                out.push_str(&plain);
            } else if !is_pictograph(character) && !out.ends_with(UNKNOWN) {
                out.push(UNKNOWN);
            }
        }
    }
    match out.trim() {
        "" if !text.trim().is_empty() => Cow::Owned(UNKNOWN.to_string()),
        trimmed => Cow::Owned(trimmed.to_owned()),
    }
}

/// Combining marks, variation selectors, skin tones and the zero-width joiner.
pub(super) fn is_joiner(character: char) -> bool {
    matches!(character,
        '\u{300}'..='\u{36f}' | '\u{200c}' | '\u{200d}' | '\u{20d0}'..='\u{20ff}' | '\u{fe00}'..='\u{fe0f}'
        | '\u{1f3fb}'..='\u{1f3ff}')
}

/// Emoji in a name are decoration, so an unsupported one is left out instead of being replaced.
fn is_pictograph(character: char) -> bool {
    matches!(character, '\u{2600}'..='\u{27bf}' | '\u{1f000}'..='\u{1faff}')
}

/// Direction overrides and other invisible characters that could garble a picture.
fn is_invisible(character: char) -> bool {
    matches!(character,
        '\u{200b}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}'
        | '\u{e0000}'..='\u{e007f}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn unusual_names_have_a_finite_width() {
        for name in [
            "",
            "Zoë 🦊",
            "שלום",
            "مرحبا",
            "島の王",
            "\u{202e}evil",
            "𝓕𝓪𝓷𝓬𝔂",
            "ＷＩＤＥ",
            "👩‍🚀",
            "a\nb\tc",
            "e\u{301}",
        ] {
            let line = shape_uncached(Face::Title, name);
            assert!(line.advance.is_finite() && (name.is_empty() || line.advance > 0.0), "{name}");
        }
    }

    #[test]
    fn full_width_letters_become_plain_letters() {
        assert_eq!(clean(Face::Label, "ＷＩＤＥ"), "WIDE");
    }

    #[test]
    fn a_run_of_unknown_characters_becomes_one_mark() {
        assert_eq!(clean(Face::Label, "島の王 x"), "◇ x");
    }
}
