//! The supported languages.

use std::fmt;

use serde::{Deserialize, Serialize};

/// A supported language.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Lang {
    #[default]
    En,
    De,
    Nl,
}

impl Lang {
    pub const ALL: [Lang; 3] = [Lang::En, Lang::De, Lang::Nl];

    /// The language for a Discord locale (`de`, `en-GB`, `nl`); English for locales that are not supported.
    pub fn from_locale(locale: &str) -> Lang {
        let language = locale.split(['-', '_']).next().unwrap_or_default();
        Lang::ALL.into_iter().find(|lang| lang.code().eq_ignore_ascii_case(language)).unwrap_or_default()
    }

    /// The code in the database, and the name of the folder in `assets/locales`.
    pub const fn code(self) -> &'static str {
        match self {
            Lang::En => "en",
            Lang::De => "de",
            Lang::Nl => "nl",
        }
    }

    /// The name of the language in that language.
    pub const fn own_name(self) -> &'static str {
        match self {
            Lang::En => "English",
            Lang::De => "Deutsch",
            Lang::Nl => "Nederlands",
        }
    }

    /// The Discord locales that get this language.
    pub const fn discord_locales(self) -> &'static [&'static str] {
        match self {
            Lang::En => &["en-GB", "en-US"],
            Lang::De => &["de"],
            Lang::Nl => &["nl"],
        }
    }
}

impl fmt::Display for Lang {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.code())
    }
}
