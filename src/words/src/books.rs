//! The sentences of each language, found by key.

use std::fmt::Write as _;
use std::sync::LazyLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentError, FluentResource};
use unic_langid::LanguageIdentifier;

use crate::{Args, Lang, files, numbers};

type Book = FluentBundle<FluentResource>;

static BOOKS: LazyLock<[Book; 3]> = LazyLock::new(|| Lang::ALL.map(open));

/// Says a sentence of the bot. A key that is missing is said in English, and failing that is shown itself.
pub fn say(lang: Lang, key: &str, args: &Args) -> String {
    find(lang, &[key], None, args.fluent()).unwrap_or_else(|| missing(lang, key, None))
}

/// An attribute of a sentence: the title of a text, the placeholder of a field.
pub fn say_attr(lang: Lang, key: &str, attr: &str, args: &Args) -> String {
    find(lang, &[key], Some(attr), args.fluent()).unwrap_or_else(|| missing(lang, key, Some(attr)))
}

/// As `say`, for what need not exist.
pub fn maybe_say(lang: Lang, key: &str, args: &Args) -> Option<String> {
    find(lang, &[key], None, args.fluent())
}

/// What is shown where nothing was found: the key itself, never nothing.
pub(crate) fn missing(lang: Lang, key: &str, attr: Option<&str>) -> String {
    tracing::warn!(%lang, key, attr, "there are no words for this");
    match attr {
        Some(attr) => format!("{key}.{attr}"),
        None if key.is_empty() => "…".to_owned(),
        None => key.to_owned(),
    }
}

/// The first of these keys that there is, in this language or else in English.
pub(crate) fn find(lang: Lang, keys: &[&str], attr: Option<&str>, args: &FluentArgs) -> Option<String> {
    if let Some(text) = keys.iter().find_map(|key| speak(lang, key, attr, args)) {
        return Some(text);
    }
    if lang == Lang::En {
        return None;
    }
    let text = keys.iter().find_map(|key| speak(Lang::En, key, attr, args))?;
    tracing::warn!(%lang, key = keys.first(), attr, "said in English");
    Some(text)
}

fn speak(lang: Lang, key: &str, attr: Option<&str>, args: &FluentArgs) -> Option<String> {
    let book = book(lang);
    let message = book.get_message(key)?;
    let pattern = match attr {
        Some(attr) => message.get_attribute(attr)?.value(),
        None => message.value()?,
    };
    let mut errors: Vec<FluentError> = Vec::new();
    let text = book.format_pattern(pattern, Some(args), &mut errors);
    if !errors.is_empty() {
        tracing::warn!(%lang, key, attr, ?errors, "the sentence lacks facts");
    }
    (!text.is_empty()).then(|| text.into_owned())
}

fn book(lang: Lang) -> &'static Book {
    &BOOKS[lang as usize]
}

fn open(lang: Lang) -> Book {
    let locale: LanguageIdentifier = lang.code().parse().unwrap_or_default();
    let mut book = FluentBundle::new_concurrent(vec![locale]);
    book.set_use_isolating(false);
    numbers::install(&mut book, lang);
    let mut faults = String::new();
    if let Err(error) = book.add_builtins() {
        let _ = write!(faults, "{error}; ");
    }
    for file in files::of(lang) {
        let resource = FluentResource::try_new(file.text.to_owned()).unwrap_or_else(|(resource, errors)| {
            let _ = write!(faults, "{}: {errors:?}; ", file.name);
            resource
        });
        if let Err(errors) = book.add_resource(resource) {
            let _ = write!(faults, "{}: {errors:?}; ", file.name);
        }
    }
    if !faults.is_empty() {
        tracing::error!(%lang, faults, "the locale files have faults");
    }
    book
}
