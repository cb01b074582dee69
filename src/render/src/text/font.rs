//! The bundled fonts, one that an operator may lend, and which of them can write a character.

use std::sync::OnceLock;

use rustybuzz::Face as Shaper;

use super::Face;

/// Which font file a glyph comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Font {
    Serif,
    Sans,
    SansBold,
    /// Many more scripts, for names.
    Wide,
    Emoji,
    /// What the operator lends, for scripts that would be megabytes here.
    Lent,
}

/// A font file that cannot be used.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum FontError {
    #[error("this is no font that can be read")]
    Unreadable,
    #[error("a font was lent already")]
    Twice,
}

static LENT: OnceLock<Vec<u8>> = OnceLock::new();

/// Lends a font (TrueType or OpenType; of a collection the first) for characters that no bundled one can write: names in
/// Chinese, Japanese and Korean. Before the first picture, or what was looked up already stays as it was.
pub fn install_fallback_font(bytes: Vec<u8>) -> Result<(), FontError> {
    if Shaper::from_slice(&bytes, 0).is_none() {
        return Err(FontError::Unreadable);
    }
    LENT.set(bytes).map_err(|_| FontError::Twice)
}

/// Place of `LibertinusSerif-Semibold.otf` in the list of `typst-assets`.
const SEMIBOLD: usize = 4;

impl Font {
    const ALL: [Self; 6] = [Self::Serif, Self::Sans, Self::SansBold, Self::Wide, Self::Emoji, Self::Lent];

    pub(super) fn bytes(self) -> &'static [u8] {
        match self {
            Self::Serif => typst_assets::fonts().nth(SEMIBOLD).unwrap_or_default(),
            Self::Sans => notosans::REGULAR_TTF,
            Self::SansBold => notosans::BOLD_TTF,
            Self::Wide => dejavu::sans::regular(),
            Self::Emoji => epaint_default_fonts::NOTO_EMOJI_REGULAR,
            Self::Lent => LENT.get().map(Vec::as_slice).unwrap_or_default(),
        }
    }

    /// The parsed font; `None` only where none is lent, or if a bundled file were broken.
    pub(super) fn shaper(self) -> Option<&'static Shaper<'static>> {
        static SHAPERS: OnceLock<Vec<Option<Shaper<'static>>>> = OnceLock::new();
        let all = SHAPERS.get_or_init(|| Self::ALL.map(|font| Shaper::from_slice(font.bytes(), 0)).into());
        all.get(self as usize)?.as_ref()
    }

    pub(super) fn has(self, character: char) -> bool {
        self.shaper().is_some_and(|shaper| shaper.glyph_index(character).is_some())
    }
}

impl Face {
    /// The fonts to try, in this order.
    pub(super) const fn chain(self) -> [Font; 5] {
        match self {
            Self::Title => [Font::Serif, Font::SansBold, Font::Wide, Font::Emoji, Font::Lent],
            Self::Label => [Font::Sans, Font::Serif, Font::Wide, Font::Emoji, Font::Lent],
            Self::Bold => [Font::SansBold, Font::Serif, Font::Wide, Font::Emoji, Font::Lent],
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_bundled_font_is_the_one_meant() {
        for (font, family) in Font::ALL.into_iter().zip([
            "Libertinus Serif Semibold",
            "Noto Sans",
            "Noto Sans",
            "DejaVu Sans",
            "Noto Emoji",
        ]) {
            let shaper = font.shaper().expect("a font that can be read");
            let found = shaper
                .names()
                .into_iter()
                .find(|n| n.name_id == 1 && n.is_unicode())
                .and_then(|n| n.to_string());
            assert_eq!(found.as_deref(), Some(family));
        }
    }
}
