//! Generates the list of all SVG files in `assets/sprites`, so that a new sprite needs only its file.

use std::{env, fmt::Write as _, fs, io, path::Path};

fn main() -> io::Result<()> {
    let folder =
        Path::new(&env::var("CARGO_MANIFEST_DIR").map_err(io::Error::other)?).join("../../assets/sprites");
    println!("cargo:rerun-if-changed={}", folder.display());
    let mut files: Vec<_> = fs::read_dir(&folder)?
        .filter_map(Result::ok)
        .map(|entry| entry.path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "svg"))
        .collect();
    files.sort();
    let mut table = String::from(
        "/// Name and SVG source of every sprite, sorted by name.\npub(super) const SOURCES: &[(&str, &str)] = &[\n",
    );
    for file in files {
        let name = file.file_stem().unwrap_or_default().to_string_lossy();
        writeln!(table, "    ({name:?}, include_str!({:?})),", file.canonicalize()?.to_string_lossy())
            .map_err(io::Error::other)?;
    }
    table.push_str("];\n");
    let out = env::var("OUT_DIR").map_err(io::Error::other)?;
    fs::write(Path::new(&out).join("sprites.rs"), table)
}
