//! A font that an operator lends writes what the bundled ones cannot. In a process of its own: fonts are lent once.
#![allow(clippy::expect_used, reason = "a test may fail loudly")]

use archipel_render::text::{Face, FontError, install_fallback_font, measure};

#[test]
fn a_lent_font_writes_what_no_other_can() {
    assert_eq!(install_fallback_font(b"no font".to_vec()), Err(FontError::Unreadable));
    // Mathematicians' letters that no text font has; the files of CJK fonts are not bundled.
    let font = typst_assets::fonts()
        .find(|font| rustybuzz::Face::from_slice(font, 0).expect("a font").glyph_index('\u{2a77}').is_some());
    install_fallback_font(font.expect("a font of symbols").to_vec()).expect("it is lent");
    assert_eq!(install_fallback_font(font.unwrap_or_default().to_vec()), Err(FontError::Twice));
    // Without it each run of unknown characters is one mark.
    let (one, two) =
        (measure(Face::Label, 100.0, "\u{2a77}"), measure(Face::Label, 100.0, "\u{2a77}\u{2a77}"));
    assert!(one > 0.0 && (two - 2.0 * one).abs() < 1.0, "{one} {two}");
}
