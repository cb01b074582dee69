//! Colours: two palettes of one sea chart, and the colour and pattern of each seat.

use tiny_skia::Color;

/// Which palette a picture is drawn with.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Theme {
    /// Ink on paper, daylight.
    #[default]
    Day,
    /// The same chart by lantern light.
    Night,
}

/// An opaque colour as it is written in a palette: `0xRRGGBB`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Ink(pub u32);

impl Ink {
    pub fn channels(self) -> [u8; 3] {
        let [_, r, g, b] = self.0.to_be_bytes();
        [r, g, b]
    }

    pub fn opaque(self) -> Color {
        self.alpha(255)
    }

    pub fn alpha(self, alpha: u8) -> Color {
        let [r, g, b] = self.channels();
        Color::from_rgba8(r, g, b, alpha)
    }
}

/// Every colour that a picture uses, apart from those inside sprites.
#[derive(Debug)]
pub struct Palette {
    pub paper: Ink,
    pub paper_shade: Ink,
    pub ink: Ink,
    pub ink_soft: Ink,
    pub line: Ink,
    pub sea: Ink,
    pub sea_deep: Ink,
    pub shallows: [Ink; 3],
    pub wave: Ink,
    pub foam: Ink,
    pub sand: Ink,
    pub meadow: Ink,
    pub meadow_shade: Ink,
    pub stone: Ink,
    pub stone_shade: Ink,
    pub plank: Ink,
    pub plank_shade: Ink,
    pub gold: Ink,
    pub good: Ink,
    pub alarm: Ink,
    pub highlight: Ink,
    pub halo: Ink,
    /// Background of anything that carries a sprite: sprites are drawn for a light ground.
    pub plaque: Ink,
    pub plaque_ink: Ink,
}

const DAY: Palette = Palette {
    paper: Ink(0x00F6_ECD6),
    paper_shade: Ink(0x00E9_DABB),
    ink: Ink(0x0033_2822),
    ink_soft: Ink(0x006B_5B4C),
    line: Ink(0x00B9_A37F),
    sea: Ink(0x00A8_CBD1),
    sea_deep: Ink(0x0099_C0C9),
    shallows: [Ink(0x00B7_D6D8), Ink(0x00C7_E1DD), Ink(0x00DB_ECE2)],
    wave: Ink(0x0089_B3BE),
    foam: Ink(0x00F2_F7EE),
    sand: Ink(0x00F0_E0B4),
    meadow: Ink(0x00CF_D7A1),
    meadow_shade: Ink(0x00BC_C78C),
    stone: Ink(0x00C3_C1BA),
    stone_shade: Ink(0x0095_938D),
    plank: Ink(0x00C7_9A66),
    plank_shade: Ink(0x009A_7145),
    gold: Ink(0x00E7_B43A),
    good: Ink(0x002E_7D4F),
    alarm: Ink(0x00B0_2A1E),
    highlight: Ink(0x0076_32A8),
    halo: Ink(0x00FF_FFFF),
    plaque: Ink(0x00FB_F5E6),
    plaque_ink: Ink(0x0033_2822),
};

const NIGHT: Palette = Palette {
    paper: Ink(0x0026_2F3B),
    paper_shade: Ink(0x001D_2530),
    ink: Ink(0x00F1_E7D0),
    ink_soft: Ink(0x00BF_B69F),
    line: Ink(0x0057_6370),
    sea: Ink(0x0016_3041),
    sea_deep: Ink(0x0011_2736),
    shallows: [Ink(0x001C_3B4D), Ink(0x0023_495B), Ink(0x002E_5B6A)],
    wave: Ink(0x002B_4F63),
    foam: Ink(0x0083_A9AF),
    sand: Ink(0x0085_7A5A),
    meadow: Ink(0x0056_6B4D),
    meadow_shade: Ink(0x0049_5D43),
    stone: Ink(0x0080_8286),
    stone_shade: Ink(0x0056_595E),
    plank: Ink(0x008A_6742),
    plank_shade: Ink(0x005F_452B),
    gold: Ink(0x00E7_B43A),
    good: Ink(0x006F_CB93),
    alarm: Ink(0x00FF_8A75),
    highlight: Ink(0x00D9_9BFF),
    halo: Ink(0x0014_1A22),
    plaque: Ink(0x00E9_DFC7),
    plaque_ink: Ink(0x0033_2822),
};

impl Theme {
    pub fn palette(self) -> &'static Palette {
        match self {
            Self::Day => &DAY,
            Self::Night => &NIGHT,
        }
    }
}

/// What is laid over a seat's colour, so that nobody has to tell seats apart by hue alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pattern {
    Bend,
    Pale,
    Cross,
    Chevron,
}

/// Colour and pattern of one seat. The hues differ in lightness too, which keeps them apart for colour-blind eyes.
#[derive(Clone, Copy, Debug)]
pub struct Livery {
    pub field: Ink,
    pub charge: Ink,
    pub pattern: Pattern,
}

const LIVERIES: [Livery; 4] = [
    Livery { field: Ink(0x00C2_3B2A), charge: Ink(0x00FF_E9DC), pattern: Pattern::Bend },
    Livery { field: Ink(0x001D_4E89), charge: Ink(0x00D8_EAFF), pattern: Pattern::Pale },
    Livery { field: Ink(0x00F2_C230), charge: Ink(0x005A_3A00), pattern: Pattern::Cross },
    Livery { field: Ink(0x002A_9D78), charge: Ink(0x00F1_FFF6), pattern: Pattern::Chevron },
];

/// The livery of a seat (counted from 0); more than four seats start again from the first.
pub fn livery(seat: usize) -> Livery {
    LIVERIES[seat % LIVERIES.len()]
}
