//! The locale files on disk.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use crate::Lang;
use crate::check::Files;
use crate::check::parse::Messages;

pub fn workspace_root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// The languages that must have every text.
pub fn complete() -> impl Iterator<Item = Lang> {
    Lang::all().filter(|lang| lang.about().complete)
}

/// The folder of a language; that of the tests' own language is beside the tests.
pub fn folder(lang: Lang) -> PathBuf {
    let folder = workspace_root().join("assets/locales").join(lang.code());
    if folder.is_dir() {
        folder
    } else {
        Path::new(env!("CARGO_MANIFEST_DIR")).join("src/tests/locales").join(lang.code())
    }
}

/// The names of the files of a language, without `.ftl`.
pub fn file_names(lang: Lang) -> BTreeSet<String> {
    let entries = fs::read_dir(folder(lang)).unwrap().map(|entry| entry.unwrap().path());
    entries
        .filter(|path| path.extension().is_some_and(|extension| extension == "ftl"))
        .map(|path| path.file_stem().unwrap().to_str().unwrap().to_owned())
        .collect()
}

pub fn file_text(lang: Lang, name: &str) -> String {
    fs::read_to_string(folder(lang).join(format!("{name}.ftl"))).unwrap()
}

/// All messages of a language, and the errors: syntax errors and duplicate keys.
pub fn parse_locale(lang: Lang) -> (Messages, Vec<String>) {
    Files::in_folder(&folder(lang)).unwrap().messages()
}
