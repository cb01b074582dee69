//! Every citation of the rules in code and tests must name a paragraph of `docs/rules/<game>.md`.

#![allow(clippy::expect_used, reason = "a test that cannot read the project fails")]

mod document;
mod reading;

use document::{GAMES, Rules, root};
use reading::{citations, vector};
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// Fewer citations than this mean that the scan is broken, or that too many citations were removed.
const AT_LEAST: usize = 380;

const SCANNED: [&str; 4] = ["src/rules", "src/render", "src/players", "tests"];

fn sources(folder: &Path, files: &mut Vec<PathBuf>) {
    let entries = fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    for path in entries.map(|entry| entry.expect("a readable folder").path()) {
        if path.is_dir() && path.file_name().is_some_and(|name| name != "target") {
            sources(&path, files);
        } else if path.extension().is_some_and(|extension| extension == "rs")
            && path.iter().all(|name| name != "citations")
        {
            files.push(path);
        }
    }
}

/// The game to which this path belongs.
fn home(path: &Path) -> Option<usize> {
    let mut names = path.iter().rev().filter_map(|name| name.to_str());
    names.find_map(|name| GAMES.iter().position(|game| name.starts_with(game.folder.as_str())))
}

/// The texts of a source file: their line, whether they are comments, and comments over several lines as one text.
fn texts(source: &str) -> Vec<(usize, bool, String)> {
    let mut texts: Vec<(usize, bool, String)> = Vec::new();
    let mut in_block = false;
    for (index, line) in source.lines().enumerate() {
        let (code, comment) =
            line.split_once("//").map_or((line, None), |(code, comment)| (code.trim(), Some(comment)));
        let comment = comment.map(|comment| comment.trim_start_matches(['/', '!']));
        let block = comment.is_some() && code.is_empty();
        match (texts.last_mut(), comment) {
            (Some((_, _, text)), Some(comment)) if in_block && block => *text = format!("{text} {comment}"),
            (_, Some(comment)) => texts.push((index + 1, true, comment.to_owned())),
            (_, None) => {}
        }
        if !code.is_empty() {
            texts.push((index + 1, false, code.to_owned()));
        }
        in_block = block;
    }
    texts
}

#[test]
fn every_citation_names_a_paragraph() {
    let rules: Vec<Rules> = GAMES.iter().map(Rules::of).collect();
    let mut files = Vec::new();
    for folder in SCANNED {
        sources(&root().join(folder), &mut files);
    }
    let mut counts = vec![0; GAMES.len()];
    let mut lost = Vec::new();
    for path in &files {
        let source = fs::read_to_string(path).expect("a readable source");
        for (line, comment, text) in texts(&source) {
            let mut found = citations(&text, comment, home(path));
            found.extend(vector(&text).and_then(|vector| Some((home(path)?, vector))));
            for (game, place) in found {
                counts[game] += 1;
                if !rules[game].places.contains(&place) {
                    lost.push(format!("{}:{line}: {} rules {place}", path.display(), GAMES[game].name));
                }
            }
        }
    }
    for (game, count) in GAMES.iter().zip(&counts) {
        println!("{}: {count} citations", game.name);
    }
    assert!(lost.is_empty(), "these citations name no paragraph:\n{}", lost.join("\n"));
    assert!(counts.iter().sum::<usize>() >= AT_LEAST, "only {counts:?} citations were found");
}

#[test]
fn every_vector_has_a_test() {
    let mut files = Vec::new();
    sources(&root().join("src/rules/tests"), &mut files);
    for (index, game) in GAMES.iter().enumerate() {
        let own = files.iter().filter(|path| home(path) == Some(index));
        let sources: String = own.map(|path| fs::read_to_string(path).expect("a readable source")).collect();
        let tested: BTreeSet<_> = sources.lines().filter_map(vector).collect();
        let untested: Vec<_> =
            Rules::of(game).vectors().filter(|vector| !tested.contains(*vector)).cloned().collect();
        assert!(untested.is_empty(), "{}: no test for {untested:?}", game.name);
    }
}

#[test]
fn every_document_names_its_designed_values_and_numbers_its_rulings() {
    for game in GAMES.iter() {
        let document = game.text();
        for title in ["Designed values", "Rulings", "Test vectors"] {
            let named = |line: &str| line.starts_with("##") && line.ends_with(title);
            assert!(document.lines().any(named), "{}: no section {title:?}", game.name);
        }
        let places = Rules::read(&document).places;
        let rulings = places.iter().filter(|place| place.starts_with('R')).count();
        let gap = (1..=rulings).find(|number| !places.contains(&format!("R{number}")));
        assert!(rulings > 0 && gap.is_none(), "{}: {rulings} rulings, the first gap is {gap:?}", game.name);
    }
}

#[test]
fn a_citation_of_a_missing_paragraph_is_found() {
    let rules = Rules::read("## 4. Setup\n\n1. Seats.\n\n| R1 | x |\n\n### 6.2 Pay\n\n- **A1503-T01** x\n");
    for (place, exists) in
        [("4.1", true), ("4.2", false), ("R1", true), ("R2", false), ("6.2", true), ("T01", true)]
    {
        assert_eq!(rules.places.contains(place), exists, "{place}");
    }
}
