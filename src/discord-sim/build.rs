//! Embeds the page's texts: every file in `page/words`, so that a new language is one more file.

use std::path::{Path, PathBuf};
use std::{env, fmt::Write as _, fs, io};

fn main() -> io::Result<()> {
    let root = PathBuf::from(env::var("CARGO_MANIFEST_DIR").map_err(io::Error::other)?);
    let folder = root.join("page/words");
    println!("cargo:rerun-if-changed={}", folder.display());
    let mut paths = fs::read_dir(&folder)?
        .map(|entry| entry.map(|entry| entry.path()))
        .collect::<io::Result<Vec<_>>>()?;
    paths.sort();
    let mut code = "const WORDS: &[(&str, &str)] = &[\n".to_owned();
    for path in paths.iter().filter(|path| path.extension().is_some_and(|end| end == "json")) {
        println!("cargo:rerun-if-changed={}", path.display());
        let name = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        writeln!(code, "    ({name:?}, include_str!({:?})),", path.to_string_lossy())
            .map_err(io::Error::other)?;
    }
    code.push_str("];\n");
    let out = env::var("OUT_DIR").map_err(io::Error::other)?;
    fs::write(Path::new(&out).join("page_words.rs"), code)
}
