//! For whom a picture is made: in which language, and how they like to see it (`/pictures`).

use archipel_render::{Request, Theme};
use archipel_words::Lang;
use serde::{Deserialize, Serialize};

/// How wide pictures are; what they show is the same.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Size {
    /// For a phone on the way: a third of the bytes.
    Small,
    #[default]
    Normal,
    /// For a big screen.
    Large,
}

impl Size {
    /// In pixels.
    pub const fn width(self) -> u32 {
        match self {
            Size::Small => 500,
            Size::Normal => 1000,
            Size::Large => 1600,
        }
    }
}

/// How somebody likes to see pictures, as it is kept among their wishes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct Taste {
    /// By lantern light.
    pub night: bool,
    pub size: Size,
}

impl Taste {
    pub const fn theme(self) -> Theme {
        if self.night { Theme::Night } else { Theme::Day }
    }

    /// The same picture in this taste.
    pub fn of<'a>(self, request: &Request<'a>) -> Request<'a> {
        Request { theme: self.theme(), width: self.size.width(), ..*request }
    }
}

/// Who looks at a picture.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Reader {
    pub lang: Lang,
    pub taste: Taste,
}

/// A whole channel, of which only the language is known.
impl From<Lang> for Reader {
    fn from(lang: Lang) -> Reader {
        Reader { lang, taste: Taste::default() }
    }
}
