//! The one place where the locale files are listed. They are part of the program: nothing is read at run time.

use crate::Lang;

/// One locale file.
#[derive(Clone, Copy, Debug)]
pub(crate) struct File {
    pub name: &'static str,
    pub lang: Lang,
    pub text: &'static str,
}

macro_rules! files {
    ($($name:literal),+ $(,)?) => {
        pub(crate) const FILES: &[File] = &[$(
            file!(En, "en", $name),
            file!(De, "de", $name),
            file!(Nl, "nl", $name),
        )+];
    };
}

macro_rules! file {
    ($lang:ident, $code:literal, $name:literal) => {
        File {
            name: $name,
            lang: Lang::$lang,
            text: include_str!(concat!("../../../assets/locales/", $code, "/", $name, ".ftl")),
        }
    };
}

files![
    "anno1503",
    "anno1701",
    "anno1800",
    "bot",
    "commands",
    "common",
    "computers",
    "looks",
    "mille-fiori",
    "pictures",
    "rules-anno1503",
    "rules-anno1701",
    "rules-anno1800",
    "rules-mille-fiori",
    "time",
];

/// The files of one language.
pub(crate) fn of(lang: Lang) -> impl Iterator<Item = &'static File> {
    FILES.iter().filter(move |file| file.lang == lang)
}
