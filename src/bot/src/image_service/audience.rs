//! The settings with which a picture is drawn: the language, and the theme and size set with `/pictures`.

use archipel_render::{PictureOptions, Theme};
use archipel_words::Lang;
use serde::{Deserialize, Serialize};

/// The width of pictures; their content does not depend on it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Size {
    /// For phones on mobile data: a third of the bytes.
    Small,
    #[default]
    Normal,
    /// For a big screen.
    Large,
}

impl Size {
    /// The width in pixels.
    pub const fn width(self) -> u32 {
        match self {
            Size::Small => 500,
            Size::Normal => 1000,
            Size::Large => 1600,
        }
    }
}

/// A user's picture settings, stored with their other settings.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct DisplaySettings {
    /// Whether pictures use the night theme.
    pub night: bool,
    pub size: Size,
}

impl DisplaySettings {
    pub const fn theme(self) -> Theme {
        if self.night { Theme::Night } else { Theme::Day }
    }

    /// The render options with these settings.
    pub fn of<'a>(self, options: &PictureOptions<'a>) -> PictureOptions<'a> {
        PictureOptions { theme: self.theme(), width: self.size.width(), ..*options }
    }
}

/// The audience of a picture.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Audience {
    pub lang: Lang,
    pub display: DisplaySettings,
}

/// For a channel, of which only the language is known.
impl From<Lang> for Audience {
    fn from(lang: Lang) -> Audience {
        Audience { lang, display: DisplaySettings::default() }
    }
}
