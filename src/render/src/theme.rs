//! Colours: a palette for day and one for night, and the colour and pattern of each seat.

use tiny_skia::Color;

/// Which palette a picture is drawn with.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Theme {
    /// Dark ink on light paper.
    #[default]
    Day,
    /// Light ink on dark paper.
    Night,
}

/// An opaque colour: `0xRRGGBB`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Rgb(pub u32);

impl Rgb {
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

/// Every colour that a picture uses, except those inside sprites.
#[derive(Debug)]
pub struct Palette {
    pub paper: Rgb,
    pub paper_shade: Rgb,
    pub ink: Rgb,
    pub ink_soft: Rgb,
    pub line: Rgb,
    pub sea: Rgb,
    pub sea_deep: Rgb,
    pub shallows: [Rgb; 3],
    pub wave: Rgb,
    pub foam: Rgb,
    pub sand: Rgb,
    pub meadow: Rgb,
    pub meadow_shade: Rgb,
    pub stone: Rgb,
    pub stone_shade: Rgb,
    pub plank: Rgb,
    pub plank_shade: Rgb,
    pub gold: Rgb,
    pub good: Rgb,
    pub alarm: Rgb,
    pub highlight: Rgb,
    pub halo: Rgb,
    /// Background of sprites, which are designed for a light ground.
    pub plaque: Rgb,
    pub plaque_ink: Rgb,
}

const DAY: Palette = Palette {
    paper: Rgb(0x00F6_ECD6),
    paper_shade: Rgb(0x00E9_DABB),
    ink: Rgb(0x0033_2822),
    ink_soft: Rgb(0x006B_5B4C),
    line: Rgb(0x00B9_A37F),
    sea: Rgb(0x00A8_CBD1),
    sea_deep: Rgb(0x0099_C0C9),
    shallows: [Rgb(0x00B7_D6D8), Rgb(0x00C7_E1DD), Rgb(0x00DB_ECE2)],
    wave: Rgb(0x0089_B3BE),
    foam: Rgb(0x00F2_F7EE),
    sand: Rgb(0x00F0_E0B4),
    meadow: Rgb(0x00CF_D7A1),
    meadow_shade: Rgb(0x00BC_C78C),
    stone: Rgb(0x00C3_C1BA),
    stone_shade: Rgb(0x0095_938D),
    plank: Rgb(0x00C7_9A66),
    plank_shade: Rgb(0x009A_7145),
    gold: Rgb(0x00E7_B43A),
    good: Rgb(0x002E_7D4F),
    alarm: Rgb(0x00B0_2A1E),
    highlight: Rgb(0x0076_32A8),
    halo: Rgb(0x00FF_FFFF),
    plaque: Rgb(0x00FB_F5E6),
    plaque_ink: Rgb(0x0033_2822),
};

const NIGHT: Palette = Palette {
    paper: Rgb(0x0026_2F3B),
    paper_shade: Rgb(0x001D_2530),
    ink: Rgb(0x00F1_E7D0),
    ink_soft: Rgb(0x00BF_B69F),
    line: Rgb(0x0057_6370),
    sea: Rgb(0x0016_3041),
    sea_deep: Rgb(0x0011_2736),
    shallows: [Rgb(0x001C_3B4D), Rgb(0x0023_495B), Rgb(0x002E_5B6A)],
    wave: Rgb(0x002B_4F63),
    foam: Rgb(0x0083_A9AF),
    sand: Rgb(0x0085_7A5A),
    meadow: Rgb(0x0056_6B4D),
    meadow_shade: Rgb(0x0049_5D43),
    stone: Rgb(0x0080_8286),
    stone_shade: Rgb(0x0056_595E),
    plank: Rgb(0x008A_6742),
    plank_shade: Rgb(0x005F_452B),
    gold: Rgb(0x00E7_B43A),
    good: Rgb(0x006F_CB93),
    alarm: Rgb(0x00FF_8A75),
    highlight: Rgb(0x00D9_9BFF),
    halo: Rgb(0x0014_1A22),
    plaque: Rgb(0x00E9_DFC7),
    plaque_ink: Rgb(0x0033_2822),
};

impl Theme {
    pub fn palette(self) -> &'static Palette {
        match self {
            Self::Day => &DAY,
            Self::Night => &NIGHT,
        }
    }
}

/// Drawn over a seat's colour, so that players can tell seats apart without relying on hue.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pattern {
    Diagonal,
    Vertical,
    Cross,
    Chevron,
}

/// Colour and pattern of one seat. The colours also differ in lightness, for colour-blind players.
#[derive(Clone, Copy, Debug)]
pub struct SeatStyle {
    pub colour: Rgb,
    /// Colour of the pattern.
    pub accent: Rgb,
    pub pattern: Pattern,
}

const SEAT_STYLES: [SeatStyle; 4] = [
    SeatStyle { colour: Rgb(0x00C2_3B2A), accent: Rgb(0x00FF_E9DC), pattern: Pattern::Diagonal },
    SeatStyle { colour: Rgb(0x001D_4E89), accent: Rgb(0x00D8_EAFF), pattern: Pattern::Vertical },
    SeatStyle { colour: Rgb(0x00F2_C230), accent: Rgb(0x005A_3A00), pattern: Pattern::Cross },
    SeatStyle { colour: Rgb(0x002A_9D78), accent: Rgb(0x00F1_FFF6), pattern: Pattern::Chevron },
];

/// The style of a seat, counted from 0. A fifth seat gets the first style again.
pub fn seat_style(seat: usize) -> SeatStyle {
    SEAT_STYLES[seat % SEAT_STYLES.len()]
}
