//! The locale files, embedded at compile time. `build.rs` finds them in `assets/locales`.

use crate::Lang;

/// One `.ftl` file.
#[derive(Clone, Copy, Debug)]
pub(crate) struct LocaleFile {
    /// Without `.ftl`.
    pub name: &'static str,
    pub lang: Lang,
    pub text: &'static str,
}

include!(concat!(env!("OUT_DIR"), "/locale_files.rs"));

/// The files of one language.
pub(crate) fn of(lang: Lang) -> impl Iterator<Item = &'static LocaleFile> {
    FILES.iter().filter(move |file| file.lang == lang)
}
