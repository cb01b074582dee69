//! Command names and descriptions in all languages at once, for registration with Discord.

use crate::{Args, Lang, tr, tr_attr};

/// A text of a command: the default, and the localizations that replace it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Localised {
    /// English.
    pub base: String,
    /// By Discord locale.
    pub others: Vec<(&'static str, String)>,
}

impl Localised {
    /// From an attribute of a key: `.name`, `.description`.
    pub fn attr(key: &str, attr: &str) -> Localised {
        Localised::new(|lang| tr_attr(lang, key, attr, &Args::new()))
    }

    /// From the value of a key: the label of a choice.
    pub fn value(key: &str) -> Localised {
        Localised::new(|lang| tr(lang, key, &Args::new()))
    }

    /// From a function that translates into any language.
    pub fn new(translate: impl Fn(Lang) -> String) -> Localised {
        let others = Lang::all().flat_map(|lang| {
            let text = translate(lang);
            lang.discord_locales().iter().map(move |locale| (locale.as_str(), text.clone()))
        });
        Localised { base: translate(Lang::ENGLISH), others: others.collect() }
    }
}
