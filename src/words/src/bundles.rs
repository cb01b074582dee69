//! One Fluent bundle per language, and the lookup of messages by key.

use std::fmt::Write as _;
use std::sync::LazyLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentError, FluentResource};
use unic_langid::LanguageIdentifier;

use crate::{Args, Lang, numbers, sources};

type Bundle = FluentBundle<FluentResource>;

static BUNDLES: LazyLock<[Bundle; 3]> = LazyLock::new(|| Lang::ALL.map(load));

/// Translates a key. Falls back to English, then to the key itself.
pub fn tr(lang: Lang, key: &str, args: &Args) -> String {
    find(lang, &[key], None, args.fluent()).unwrap_or_else(|| missing(lang, key, None))
}

/// Translates an attribute of a key: the title of a text, the placeholder of a field.
pub fn tr_attr(lang: Lang, key: &str, attr: &str, args: &Args) -> String {
    find(lang, &[key], Some(attr), args.fluent()).unwrap_or_else(|| missing(lang, key, Some(attr)))
}

/// Like `tr`, but returns `None` if the key is missing.
pub fn try_tr(lang: Lang, key: &str, args: &Args) -> Option<String> {
    find(lang, &[key], None, args.fluent())
}

/// Shown in place of a missing translation: the key itself, never an empty text, which Discord would refuse.
pub(crate) fn missing(lang: Lang, key: &str, attr: Option<&str>) -> String {
    tracing::warn!(%lang, key, attr, "missing translation");
    match attr {
        Some(attr) => format!("{key}.{attr}"),
        None if key.is_empty() => "…".to_owned(),
        None => key.to_owned(),
    }
}

/// Translates the first of these keys that exists, in this language or else in English.
pub(crate) fn find(lang: Lang, keys: &[&str], attr: Option<&str>, args: &FluentArgs) -> Option<String> {
    if let Some(text) = keys.iter().find_map(|key| format(lang, key, attr, args)) {
        return Some(text);
    }
    if lang == Lang::En {
        return None;
    }
    let text = keys.iter().find_map(|key| format(Lang::En, key, attr, args))?;
    tracing::warn!(%lang, key = keys.first(), attr, "missing translation; using English");
    Some(text)
}

fn format(lang: Lang, key: &str, attr: Option<&str>, args: &FluentArgs) -> Option<String> {
    let bundle = &BUNDLES[lang as usize];
    let message = bundle.get_message(key)?;
    let pattern = match attr {
        Some(attr) => message.get_attribute(attr)?.value(),
        None => message.value()?,
    };
    let mut errors: Vec<FluentError> = Vec::new();
    let text = bundle.format_pattern(pattern, Some(args), &mut errors);
    if !errors.is_empty() {
        tracing::warn!(%lang, key, attr, ?errors, "translation has errors, such as missing arguments");
    }
    (!text.is_empty()).then(|| text.into_owned())
}

fn load(lang: Lang) -> Bundle {
    let locale: LanguageIdentifier = lang.code().parse().unwrap_or_default();
    let mut bundle = FluentBundle::new_concurrent(vec![locale]);
    bundle.set_use_isolating(false);
    numbers::install(&mut bundle, lang);
    let mut problems = String::new();
    if let Err(error) = bundle.add_builtins() {
        let _ = write!(problems, "{error}; ");
    }
    for file in sources::of(lang) {
        let resource = FluentResource::try_new(file.text.to_owned()).unwrap_or_else(|(resource, errors)| {
            let _ = write!(problems, "{}: {errors:?}; ", file.name);
            resource
        });
        if let Err(errors) = bundle.add_resource(resource) {
            let _ = write!(problems, "{}: {errors:?}; ", file.name);
        }
    }
    if !problems.is_empty() {
        tracing::error!(%lang, problems, "locale files have errors");
    }
    bundle
}
