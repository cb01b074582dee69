//! Sprites and ground colours of symbols and areas.

use archipel_rules::mille_fiori::kinds::{Area as Quarter, Source, Symbol};

use crate::{
    Canvas, Stamp,
    shape::{Area, Shape},
    theme::Rgb,
};

/// The sprite of a symbol.
pub(super) const fn sprite(symbol: Symbol) -> &'static str {
    match symbol {
        // The name `ship` is taken by another game.
        Symbol::Ship => "harbor_ship",
        other => other.as_str(),
    }
}

/// The sprite of an area.
pub(super) const fn emblem(area: Quarter) -> &'static str {
    match area {
        Quarter::Workshops => "quartz",
        Quarter::Houses => "house",
        Quarter::Nobili => "lion",
        Quarter::Populi => "fish",
        Quarter::Trade => "glasses",
        Quarter::Harbor => "harbor_ship",
    }
}

pub(super) const fn source_emblem(source: Source) -> &'static str {
    match source {
        Source::Workshops => emblem(Quarter::Workshops),
        Source::Houses => emblem(Quarter::Houses),
        Source::Nobili => emblem(Quarter::Nobili),
        Source::Populi => emblem(Quarter::Populi),
        Source::Trade => emblem(Quarter::Trade),
        Source::Harbor => emblem(Quarter::Harbor),
        Source::SeaRoute => "wheel",
    }
}

/// The ground of a field or card, light enough for dark text.
pub(super) const fn ground(symbol: Symbol) -> Rgb {
    Rgb(match symbol {
        Symbol::Quartz => 0x00D3_E6EE,
        Symbol::Lime => 0x00F4_EFDF,
        Symbol::Ash => 0x00D6_D2CC,
        Symbol::Pigment => 0x00F1_D0DA,
        Symbol::House => 0x00F5_DFC0,
        Symbol::Coin | Symbol::Lion | Symbol::Cross => 0x00F3_E4AE,
        Symbol::Shell | Symbol::Fish | Symbol::Crab => 0x00CB_E5DA,
        Symbol::Glasses => 0x00E4_D9EC,
        Symbol::Carafes => 0x00D9_E8CB,
        Symbol::Jewelry => 0x00EF_DCCB,
        Symbol::Swans => 0x00D5_E0F0,
        Symbol::Ship => 0x00C9_DCE8,
    })
}

/// A small panel in the colour of a symbol.
pub(super) fn slip(canvas: &mut Canvas, area: Area, symbol: Symbol) {
    let margin = 2.0;
    let stamp = Stamp::new("slip", area.w, area.h, ground(symbol).0);
    canvas.stamp(stamp, area.inset(-margin), |canvas| {
        let shape = Shape::rounded(Area::new(margin, margin, area.w, area.h), 10.0);
        canvas.fill(&shape, ground(symbol).opaque());
        canvas.stroke(&shape, Rgb(0x0033_2822).opaque(), 1.8);
    });
}
