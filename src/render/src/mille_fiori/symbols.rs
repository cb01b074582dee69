//! Which drawing and which pale ground belongs to a symbol, and which symbol stands for an area.

use archipel_rules::mille_fiori::kinds::{Area, Source, Symbol};

use crate::theme::Ink;

/// The name of the drawing.
pub(super) const fn sprite(symbol: Symbol) -> &'static str {
    match symbol {
        // Another game has a ship of its own.
        Symbol::Ship => "harbor_ship",
        other => other.as_str(),
    }
}

/// The drawing that stands for a whole area.
pub(super) const fn emblem(area: Area) -> &'static str {
    match area {
        Area::Workshops => "quartz",
        Area::Houses => "house",
        Area::Nobili => "lion",
        Area::Populi => "fish",
        Area::Trade => "glasses",
        Area::Harbor => "harbor_ship",
    }
}

pub(super) const fn source_emblem(source: Source) -> &'static str {
    match source {
        Source::Workshops => emblem(Area::Workshops),
        Source::Houses => emblem(Area::Houses),
        Source::Nobili => emblem(Area::Nobili),
        Source::Populi => emblem(Area::Populi),
        Source::Trade => emblem(Area::Trade),
        Source::Harbor => emblem(Area::Harbor),
        Source::SeaRoute => "wheel",
    }
}

/// The ground of a field or card: calm, light enough for ink.
pub(super) const fn ground(symbol: Symbol) -> Ink {
    Ink(match symbol {
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
