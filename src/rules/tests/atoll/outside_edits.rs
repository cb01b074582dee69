//! `docs/adding-a-game.md` says how many lines outside the game's own files name it. This counts them.

use std::fs;
use std::path::{Path, PathBuf};

/// Code, tests, assets and the manifest. What people read (`*.md`) does not count.
const SEARCHED: [&str; 5] = ["src", "tests", "benches", "assets", "Cargo.toml"];
const ENDINGS: [&str; 8] = ["rs", "toml", "json", "ftl", "txt", "js", "css", "sql"];

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// A file or folder of the game: `atoll`, `atoll.json`, `atoll_full_game.rs`, `rules-atoll.ftl`, `learn-atoll.ftl`.
fn is_own(path: &Path) -> bool {
    let name = path.file_name().and_then(|name| name.to_str()).unwrap_or_default();
    let name = ["rules-", "learn-"].iter().find_map(|prefix| name.strip_prefix(prefix)).unwrap_or(name);
    name.starts_with("atoll")
}

/// The lines that name the game outside its own files, each with its file.
fn mentions(path: &Path, found: &mut Vec<String>) {
    if is_own(path) {
        return;
    }
    if path.is_dir() {
        for entry in fs::read_dir(path).unwrap().map(|entry| entry.unwrap().path()) {
            if !entry.ends_with("target") {
                mentions(&entry, found);
            }
        }
    } else if path.extension().is_some_and(|end| ENDINGS.iter().any(|known| end == *known)) {
        let text = fs::read_to_string(path).unwrap();
        let named = text.lines().filter(|line| line.to_lowercase().contains("atoll"));
        found.extend(named.map(|line| format!("{}: {}", path.display(), line.trim())));
    }
}

#[test]
fn the_document_says_how_many_lines_name_the_game() {
    let mut found = Vec::new();
    for part in SEARCHED {
        mentions(&root().join(part), &mut found);
    }
    let document = fs::read_to_string(root().join("docs/adding-a-game.md")).unwrap();
    let said = document
        .split("**Edits outside the game's own files: ")
        .nth(1)
        .and_then(|rest| rest.split("**").next());
    assert_eq!(said, Some(found.len().to_string().as_str()), "{found:#?}");
}
