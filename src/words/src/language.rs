//! What is known of a language besides its texts: `assets/locales/<code>/language.toml`.

use std::sync::LazyLock;

use crate::Lang;
use crate::sources::LANGUAGES;

/// The facts in a `language.toml`. What is left out is as in English.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Language {
    /// The name of the language in that language.
    pub name: String,
    /// The Discord locales that get this language.
    pub discord: Vec<String>,
    /// Are all texts translated? If not, missing ones are shown in English.
    pub complete: bool,
    /// Between the thousands of a number.
    pub thousands: String,
    /// Locales that write `7/14` for the 14th of July.
    pub month_first: Vec<String>,
    /// Letters for days, hours and minutes, as in `1d12h`.
    pub days: String,
    pub hours: String,
    pub minutes: String,
    /// What may follow a time of day: `8 Uhr`.
    pub after_time: Vec<String>,
}

impl Default for Language {
    fn default() -> Language {
        let text = |text: &str| text.to_owned();
        Language {
            name: String::new(),
            discord: Vec::new(),
            complete: false,
            thousands: text(","),
            month_first: Vec::new(),
            days: text("d"),
            hours: text("h"),
            minutes: text("m"),
            after_time: Vec::new(),
        }
    }
}

static ALL: LazyLock<Vec<Language>> = LazyLock::new(|| {
    LANGUAGES
        .iter()
        .map(|(code, text, _)| {
            Language::read(text).unwrap_or_else(|line| {
                tracing::error!(code, line, "language.toml cannot be read");
                Language { name: (*code).to_owned(), ..Language::default() }
            })
        })
        .collect()
});

pub(crate) fn of(lang: Lang) -> &'static Language {
    &ALL[usize::from(lang.0)]
}

impl Language {
    /// Reads the few kinds of lines that such a file needs: `key = "text"`, `key = ["a", "b"]`, `key = true`, comments.
    /// The error is the line that cannot be read.
    pub fn read(text: &str) -> Result<Language, String> {
        let mut language = Language::default();
        for line in text.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with('#')) {
            let wrong = || line.to_owned();
            let (key, value) = line.split_once('=').ok_or_else(wrong)?;
            let value = value.trim();
            let one = || quoted(value).ok_or_else(wrong);
            let many = || list(value).ok_or_else(wrong);
            match key.trim() {
                "name" => language.name = one()?,
                "discord" => language.discord = many()?,
                "complete" => language.complete = value.parse().map_err(|_| wrong())?,
                "thousands" => language.thousands = one()?,
                "month_first" => language.month_first = many()?,
                "days" => language.days = one()?,
                "hours" => language.hours = one()?,
                "minutes" => language.minutes = one()?,
                "after_time" => language.after_time = many()?,
                _ => return Err(wrong()),
            }
        }
        if language.name.is_empty() || language.discord.is_empty() {
            return Err("name and discord are needed".to_owned());
        }
        Ok(language)
    }
}

fn quoted(value: &str) -> Option<String> {
    value.strip_prefix('"')?.strip_suffix('"').filter(|text| !text.contains('"')).map(str::to_owned)
}

fn list(value: &str) -> Option<Vec<String>> {
    let inside = value.strip_prefix('[')?.strip_suffix(']')?.trim();
    if inside.is_empty() {
        return Some(Vec::new());
    }
    inside.split(',').map(|item| quoted(item.trim())).collect()
}
