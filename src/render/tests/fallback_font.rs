//! A fallback font draws characters that the bundled fonts lack. This test needs its own process, because a fallback font
//! can be installed only once.
#![allow(clippy::expect_used, reason = "a test may fail loudly")]

use archipel_render::text::{Face, FontError, install_fallback_font, measure};

#[test]
fn the_fallback_font_draws_characters_that_bundled_fonts_lack() {
    assert_eq!(install_fallback_font(b"not a font".to_vec()), Err(FontError::Unreadable));
    // A mathematical symbol that no bundled text font has; fonts for Chinese or Japanese are not available here.
    let font = typst_assets::fonts().find(|font| {
        rustybuzz::Face::from_slice(font, 0).expect("a readable font").glyph_index('\u{2a77}').is_some()
    });
    install_fallback_font(font.expect("a font with this symbol").to_vec())
        .expect("no fallback font is installed yet");
    assert_eq!(install_fallback_font(font.unwrap_or_default().to_vec()), Err(FontError::AlreadyInstalled));
    // Without the font, each run of unknown characters becomes a single mark.
    let (one, two) =
        (measure(Face::Label, 100.0, "\u{2a77}"), measure(Face::Label, 100.0, "\u{2a77}\u{2a77}"));
    assert!(one > 0.0 && (two - 2.0 * one).abs() < 1.0, "{one} {two}");
}
