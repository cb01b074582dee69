//! The modules of this crate form layers: no module may import, directly or through others, a module that imports it.
#![allow(clippy::expect_used, reason = "tests may panic")]

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

/// Top-level module -> the top-level modules that it names.
type Imports = BTreeMap<String, BTreeSet<String>>;

fn source_files(folder: &Path, found: &mut Vec<std::path::PathBuf>) {
    for entry in fs::read_dir(folder).expect("a readable folder") {
        let path = entry.expect("a folder entry").path();
        if path.is_dir() {
            source_files(&path, found);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            found.push(path);
        }
    }
}

/// Every `crate::name` and every name in `use crate::{…}`, comments left out.
fn imported(source: &str) -> BTreeSet<String> {
    let code: String =
        source.lines().map(|line| line.split("//").next().unwrap_or_default()).collect::<Vec<_>>().join("\n");
    let mut names = BTreeSet::new();
    for rest in code.split("crate::").skip(1) {
        if let Some(list) = rest.strip_prefix('{') {
            names.extend(first_names(list));
        } else {
            names.insert(identifier(rest));
        }
    }
    names
}

/// The first path segment of each element of a braced import list.
fn first_names(list: &str) -> Vec<String> {
    let (mut depth, mut start, mut names) = (0_i32, true, Vec::new());
    for (index, character) in list.char_indices() {
        match character {
            '{' => depth += 1,
            '}' if depth == 0 => break,
            '}' => depth -= 1,
            ',' if depth == 0 => start = true,
            _ if start && depth == 0 && !character.is_whitespace() => {
                names.push(identifier(&list[index..]));
                start = false;
            }
            _ => {}
        }
    }
    names
}

fn identifier(text: &str) -> String {
    text.chars().take_while(|character| character.is_alphanumeric() || *character == '_').collect()
}

fn read_imports(root: &Path) -> Imports {
    let mut files = Vec::new();
    source_files(root, &mut files);
    let module = |path: &Path| {
        let first = path.strip_prefix(root).ok()?.components().next()?;
        Some(first.as_os_str().to_str()?.trim_end_matches(".rs").to_owned())
    };
    let modules: BTreeSet<String> = files.iter().filter_map(|path| module(path)).collect();
    let mut imports = Imports::new();
    for path in files {
        let Some(name) = module(&path).filter(|name| name != "lib") else { continue };
        let found = imported(&fs::read_to_string(&path).expect("a source file"));
        let others: Vec<String> =
            found.into_iter().filter(|other| *other != name && modules.contains(other)).collect();
        imports.entry(name).or_default().extend(others);
    }
    imports
}

/// A path of imports from `at` back to `start`, if there is one.
fn path_back(imports: &Imports, start: &str, at: &str, seen: &mut BTreeSet<String>) -> Option<Vec<String>> {
    for next in imports.get(at)? {
        if next == start {
            return Some(vec![at.to_owned(), next.clone()]);
        }
        if seen.insert(next.clone())
            && let Some(mut path) = path_back(imports, start, next, seen)
        {
            path.insert(0, at.to_owned());
            return Some(path);
        }
    }
    None
}

#[test]
fn modules_do_not_import_each_other_in_a_cycle() {
    let imports = read_imports(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"));
    let edges: usize = imports.values().map(BTreeSet::len).sum();
    assert!(
        imports.len() > 25 && edges > 100,
        "{} modules, {edges} imports: is the parser broken?",
        imports.len()
    );
    for module in imports.keys() {
        let path = path_back(&imports, module, module, &mut BTreeSet::new());
        assert_eq!(path, None, "an import cycle");
    }
}

#[test]
fn a_cycle_is_found() {
    let edges = [("a", "b"), ("b", "c"), ("c", "a")];
    let imports: Imports =
        edges.into_iter().map(|(from, to)| (from.to_owned(), BTreeSet::from([to.to_owned()]))).collect();
    let path = path_back(&imports, "a", "a", &mut BTreeSet::new()).expect("a cycle");
    assert_eq!(path, ["a", "b", "c", "a"]);
    assert_eq!(
        imported("use crate::{x, y::{z, w}};\nuse crate::v::u; // crate::no"),
        ["v", "x", "y"].map(str::to_owned).into()
    );
}
