//! The bundled fonts, an optional fallback font, and which of them have a character.

use std::sync::OnceLock;

use rustybuzz::Face as Shaper;

use super::Face;

/// Which font file a glyph comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Font {
    Serif,
    Sans,
    SansBold,
    /// More scripts than the others, for player names.
    Wide,
    Emoji,
    /// The operator's font, for scripts whose fonts are too large to bundle.
    Fallback,
}

/// Why a font file cannot be used.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum FontError {
    #[error("this file is not a readable font")]
    Unreadable,
    #[error("a fallback font is already installed")]
    AlreadyInstalled,
}

static FALLBACK: OnceLock<Vec<u8>> = OnceLock::new();

/// Installs a font (TrueType or OpenType; the first of a collection) for characters that no bundled font has, such as
/// Chinese, Japanese and Korean ones. Must be called before the first picture is drawn, because lookups are cached.
pub fn install_fallback_font(bytes: Vec<u8>) -> Result<(), FontError> {
    if Shaper::from_slice(&bytes, 0).is_none() {
        return Err(FontError::Unreadable);
    }
    FALLBACK.set(bytes).map_err(|_| FontError::AlreadyInstalled)
}

/// Index of `LibertinusSerif-Semibold.otf` in `typst_assets::fonts()`.
const SEMIBOLD: usize = 4;

impl Font {
    const ALL: [Self; 6] = [Self::Serif, Self::Sans, Self::SansBold, Self::Wide, Self::Emoji, Self::Fallback];

    pub(super) fn bytes(self) -> &'static [u8] {
        match self {
            Self::Serif => typst_assets::fonts().nth(SEMIBOLD).unwrap_or_default(),
            Self::Sans => notosans::REGULAR_TTF,
            Self::SansBold => notosans::BOLD_TTF,
            Self::Wide => dejavu::sans::regular(),
            Self::Emoji => epaint_default_fonts::NOTO_EMOJI_REGULAR,
            Self::Fallback => FALLBACK.get().map(Vec::as_slice).unwrap_or_default(),
        }
    }

    /// The parsed font; `None` only for a fallback font that is not installed.
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
    /// The fonts to try, in order.
    pub(super) const fn chain(self) -> [Font; 5] {
        match self {
            Self::Title => [Font::Serif, Font::SansBold, Font::Wide, Font::Emoji, Font::Fallback],
            Self::Label => [Font::Sans, Font::Serif, Font::Wide, Font::Emoji, Font::Fallback],
            Self::Bold => [Font::SansBold, Font::Serif, Font::Wide, Font::Emoji, Font::Fallback],
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_bundled_font_has_the_expected_family() {
        for (font, family) in Font::ALL.into_iter().zip([
            "Libertinus Serif Semibold",
            "Noto Sans",
            "Noto Sans",
            "DejaVu Sans",
            "Noto Emoji",
        ]) {
            let shaper = font.shaper().expect("bundled fonts are readable");
            let found = shaper
                .names()
                .into_iter()
                .find(|n| n.name_id == 1 && n.is_unicode())
                .and_then(|n| n.to_string());
            assert_eq!(found.as_deref(), Some(family));
        }
    }
}
