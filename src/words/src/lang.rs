//! The languages: one for each folder in `assets/locales`.

use std::fmt;

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::language::{self, Language};
use crate::sources::LANGUAGES;

/// A language, by its number among the folders of `assets/locales`. English is the first and the default.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Lang(pub(crate) u8);

impl Lang {
    /// The language in which texts are written first; others fall back to it.
    pub const ENGLISH: Lang = Lang(0);

    /// Every language, English first.
    pub fn all() -> impl Iterator<Item = Lang> + Clone {
        (0..LANGUAGES.len()).filter_map(|index| u8::try_from(index).ok().map(Lang))
    }

    /// The language with this code (`de`).
    pub fn from_code(code: &str) -> Option<Lang> {
        Lang::all().find(|lang| lang.code().eq_ignore_ascii_case(code))
    }

    /// The language for a Discord locale (`de`, `en-GB`, `nl`); English for locales that are not supported.
    pub fn from_locale(locale: &str) -> Lang {
        let exact = |lang: &Lang| lang.about().discord.iter().any(|known| known.eq_ignore_ascii_case(locale));
        let family = locale.split(['-', '_']).next().unwrap_or_default();
        Lang::all().find(exact).or_else(|| Lang::from_code(family)).unwrap_or_default()
    }

    /// The code in the database, and the name of the folder in `assets/locales`.
    pub fn code(self) -> &'static str {
        LANGUAGES[usize::from(self.0)].0
    }

    /// The name of the language in that language.
    pub fn own_name(self) -> &'static str {
        &self.about().name
    }

    /// The Discord locales that get this language.
    pub fn discord_locales(self) -> &'static [String] {
        &self.about().discord
    }

    /// All that is known of this language besides its texts.
    pub fn about(self) -> &'static Language {
        language::of(self)
    }
}

impl fmt::Display for Lang {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.code())
    }
}

impl Serialize for Lang {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.code())
    }
}

impl<'de> Deserialize<'de> for Lang {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Lang, D::Error> {
        let code = String::deserialize(deserializer)?;
        Lang::from_code(&code).ok_or_else(|| D::Error::custom(format!("unknown language {code:?}")))
    }
}
