//! One Fluent bundle per language, and the lookup of messages by key.

use std::fmt::Write as _;
use std::sync::LazyLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentError, FluentResource};
use unic_langid::LanguageIdentifier;

use crate::capitals::{Place, finish};
use crate::{Args, Lang, commands, forms, numbers, sources};

type Bundle = FluentBundle<FluentResource>;

static BUNDLES: LazyLock<Vec<Bundle>> = LazyLock::new(|| Lang::all().map(load).collect());

/// Translates a key. Falls back to English, then to the key itself.
pub fn tr(lang: Lang, key: &str, args: &Args) -> String {
    try_tr(lang, key, args).unwrap_or_else(|| missing(lang, key, None))
}

/// Translates an attribute of a key: the title of a text, the placeholder of a field.
pub fn tr_attr(lang: Lang, key: &str, attr: &str, args: &Args) -> String {
    let found = find(lang, &[key], Some(attr), args.fluent());
    found.map_or_else(|| missing(lang, key, Some(attr)), |text| finish(text, Place::Sentence))
}

/// Like `tr`, but returns `None` if the key is missing.
pub fn try_tr(lang: Lang, key: &str, args: &Args) -> Option<String> {
    find(lang, &[key], None, args.fluent()).map(|text| finish(text, Place::Sentence))
}

/// Joins texts with one of the language's `glue-…` messages, which put `$next` after `$head`.
pub fn glued<S: Into<String>>(lang: Lang, key: &str, texts: impl IntoIterator<Item = S>) -> String {
    let texts = texts.into_iter().map(Into::into);
    let join = |head: String, next: String| tr(lang, key, &Args::new().with("head", head).with("next", next));
    texts.reduce(join).unwrap_or_default()
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
    if let Some(text) = in_language(lang, keys, attr, args) {
        return Some(text);
    }
    if lang == Lang::ENGLISH {
        return None;
    }
    let text = in_language(Lang::ENGLISH, keys, attr, args)?;
    if lang.about().complete {
        tracing::warn!(%lang, key = keys.first(), attr, "missing translation; using English");
    }
    Some(text)
}

/// Like `find`, but never in English instead.
pub(crate) fn in_language(
    lang: Lang,
    keys: &[&str],
    attr: Option<&str>,
    args: &FluentArgs,
) -> Option<String> {
    keys.iter().find_map(|key| format(lang, key, attr, args))
}

/// The language that has one of these keys: this one, or else English.
pub(crate) fn home(lang: Lang, keys: &[&str]) -> Option<Lang> {
    let has = |lang: &Lang| keys.iter().any(|key| bundle(*lang).has_message(key));
    [lang, Lang::ENGLISH].into_iter().find(has)
}

fn bundle(lang: Lang) -> &'static Bundle {
    &BUNDLES[usize::from(lang.0)]
}

fn format(lang: Lang, key: &str, attr: Option<&str>, args: &FluentArgs) -> Option<String> {
    let bundle = bundle(lang);
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

pub(crate) fn load(lang: Lang) -> Bundle {
    let locale: LanguageIdentifier = lang.code().parse().unwrap_or_default();
    let mut bundle = FluentBundle::new_concurrent(vec![locale]);
    bundle.set_use_isolating(false);
    numbers::install(&mut bundle);
    let mut problems = String::new();
    if let Err(error) = bundle.add_builtins() {
        let _ = write!(problems, "{error}; ");
    }
    let functions = [
        bundle.add_function("WORD", move |given, named| forms::word_function(lang, given, named)),
        bundle.add_function("COUNT", move |given, named| forms::count_function(lang, given, named)),
        bundle.add_function("TITLE", move |given, _| forms::title_function(lang, given)),
        bundle.add_function("CMD", move |given, named| commands::function(lang, given, named)),
        bundle.add_function("OPTION", move |given, _| commands::option_function(lang, given)),
    ];
    for error in functions.into_iter().filter_map(Result::err) {
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
    for text in sources::SHARED {
        let resource = FluentResource::try_new((*text).to_owned()).unwrap_or_else(|(resource, errors)| {
            let _ = write!(problems, "shared: {errors:?}; ");
            resource
        });
        // A language may have its own version of a shared name: the first one stays.
        let _ = bundle.add_resource(resource);
    }
    if !problems.is_empty() {
        tracing::error!(%lang, problems, "locale files have errors");
    }
    bundle
}
