//! Embeds every language of `assets/locales`, so that adding a language or a file needs no change in the source. The
//! tests have a language of their own in `src/tests/locales`.

use std::path::{Path, PathBuf};
use std::{env, fmt::Write as _, fs, io};

/// The language that all others fall back to; it comes first.
const SOURCE: &str = "en";

fn main() -> io::Result<()> {
    let root = PathBuf::from(env::var("CARGO_MANIFEST_DIR").map_err(io::Error::other)?);
    let mut languages = folders(&root.join("../../assets/locales"), false)?;
    languages.extend(folders(&root.join("src/tests/locales"), true)?);
    languages
        .sort_by_key(|language| (language.only_in_tests, language.code != SOURCE, language.code.clone()));
    let (mut table, mut files) = (String::new(), String::new());
    for (index, language) in languages.iter().enumerate() {
        let only = if language.only_in_tests { "#[cfg(test)] " } else { "" };
        let (code, about) = (&language.code, include(&language.path.join("language.toml"))?);
        let forbidden = language.path.join("forbidden.txt");
        let forbidden = if forbidden.is_file() { include(&forbidden)? } else { "\"\"".to_owned() };
        line(&mut table, format_args!("    {only}({code:?}, {about}, {forbidden}),"))?;
        for file in
            sorted(&language.path)?.iter().filter(|file| file.extension().is_some_and(|end| end == "ftl"))
        {
            let (name, text) = (stem(file), include(file)?);
            line(
                &mut files,
                format_args!("    {only}LocaleFile {{ name: {name:?}, lang: Lang({index}), text: {text} }},"),
            )?;
        }
    }
    let folder = root.join("../../assets/shared");
    println!("cargo:rerun-if-changed={}", folder.display());
    let shared =
        sorted(&folder)?.iter().map(|path| include(path)).collect::<io::Result<Vec<_>>>()?.join(", ");
    let code = format!(
        "/// Code, description and forbidden words of every language, English first.\n\
         pub(crate) const LANGUAGES: &[(&str, &str, &str)] = &[\n{table}];\n\
         /// All locale files, sorted by language and name.\n\
         pub(crate) const FILES: &[LocaleFile] = &[\n{files}];\n\
         /// What is the same in every language: icons, and names put together from other words.\n\
         pub(crate) const SHARED: &[&str] = &[{shared}];\n"
    );
    let out = env::var("OUT_DIR").map_err(io::Error::other)?;
    fs::write(Path::new(&out).join("locale_files.rs"), code)
}

struct LanguageFolder {
    code: String,
    path: PathBuf,
    only_in_tests: bool,
}

fn folders(parent: &Path, only_in_tests: bool) -> io::Result<Vec<LanguageFolder>> {
    println!("cargo:rerun-if-changed={}", parent.display());
    let folders = sorted(parent)?.into_iter().filter(|path| path.is_dir());
    Ok(folders.map(|folder| LanguageFolder { code: stem(&folder), path: folder, only_in_tests }).collect())
}

fn include(path: &Path) -> io::Result<String> {
    println!("cargo:rerun-if-changed={}", path.display());
    Ok(format!("include_str!({:?})", path.canonicalize()?.to_string_lossy()))
}

fn line(text: &mut String, line: std::fmt::Arguments) -> io::Result<()> {
    writeln!(text, "{line}").map_err(io::Error::other)
}

fn sorted(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let mut paths =
        fs::read_dir(folder)?.map(|entry| entry.map(|entry| entry.path())).collect::<io::Result<Vec<_>>>()?;
    paths.sort();
    Ok(paths)
}

fn stem(path: &Path) -> String {
    path.file_stem().unwrap_or_default().to_string_lossy().into_owned()
}
