//! Names and descriptions of commands in all languages at once, as Discord wants them.

use crate::{Args, Lang, say, say_attr};

/// A text of a command: the base that everybody sees, and what the locales see instead.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Localised {
    /// English.
    pub base: String,
    /// By Discord's code of the locale.
    pub others: Vec<(&'static str, String)>,
}

impl Localised {
    /// An attribute of a key: `.name`, `.description`.
    pub fn attr(key: &str, attr: &str) -> Localised {
        Localised::new(|lang| say_attr(lang, key, attr, &Args::new()))
    }

    /// The value of a key: the label of a choice.
    pub fn value(key: &str) -> Localised {
        Localised::new(|lang| say(lang, key, &Args::new()))
    }

    /// Anything that can be said in every language.
    pub fn new(speak: impl Fn(Lang) -> String) -> Localised {
        let others = Lang::ALL.into_iter().flat_map(|lang| {
            let text = speak(lang);
            lang.discord_locales().iter().map(move |locale| (*locale, text.clone()))
        });
        Localised { base: speak(Lang::En), others: others.collect() }
    }
}
