//! Embeds every `assets/locales/<language>/*.ftl`, so that adding a locale file needs no change in the source.

use std::path::{Path, PathBuf};
use std::{env, fmt::Write as _, fs, io};

fn main() -> io::Result<()> {
    let locales =
        Path::new(&env::var("CARGO_MANIFEST_DIR").map_err(io::Error::other)?).join("../../assets/locales");
    println!("cargo:rerun-if-changed={}", locales.display());
    let mut table = String::from(
        "/// All locale files, sorted by language and name.\npub(crate) const FILES: &[LocaleFile] = &[\n",
    );
    for folder in sorted(&locales)?.into_iter().filter(|path| path.is_dir()) {
        let language = variant(&stem(&folder));
        for file in sorted(&folder)? {
            if file.extension().is_none_or(|extension| extension != "ftl") {
                continue;
            }
            let (name, path) = (stem(&file), file.canonicalize()?);
            let text = format!("include_str!({:?})", path.to_string_lossy());
            writeln!(table, "    LocaleFile {{ name: {name:?}, lang: Lang::{language}, text: {text} }},")
                .map_err(io::Error::other)?;
        }
    }
    table.push_str("];\n");
    let out = env::var("OUT_DIR").map_err(io::Error::other)?;
    fs::write(Path::new(&out).join("locale_files.rs"), table)
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

/// The variant of `Lang` for a folder: `de` is `Lang::De`. A folder without a variant does not compile.
fn variant(code: &str) -> String {
    let mut letters = code.chars();
    letters.next().map(|first| first.to_ascii_uppercase()).into_iter().chain(letters).collect()
}
