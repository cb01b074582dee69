//! The documents of the rules, and the paragraphs that can be cited.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::LazyLock;

use archipel_rules::GameId;

/// A game: its document, its name, its short name, and how its folders and files begin.
pub struct Game {
    pub document: &'static str,
    pub name: String,
    pub short: String,
    pub folder: String,
}

/// All games, in the order of `GameId::ALL`.
pub static GAMES: LazyLock<Vec<Game>> =
    LazyLock::new(|| GameId::ALL.iter().map(|game| Game::of(*game)).collect());

impl Game {
    /// The name is in the title of the document (`# Mille Fiori: rules`), the short name before its vectors (`MF-T01`).
    fn of(game: GameId) -> Self {
        let document = game.as_str();
        let text = text(document);
        let title = text.lines().next().and_then(|line| line.strip_prefix("# ")?.strip_suffix(": rules"));
        let short = text.split("-T01").next().and_then(|before| before.rsplit([' ', '*']).next());
        Self {
            document,
            name: title.unwrap_or_else(|| panic!("docs/rules/{document}.md has no title")).to_owned(),
            short: short.unwrap_or_default().to_owned(),
            folder: document.replace('-', "_"),
        }
    }

    pub fn text(&self) -> String {
        text(self.document)
    }
}

fn text(document: &str) -> String {
    let path = root().join(format!("docs/rules/{document}.md"));
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

pub fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// Paragraphs that can be cited: `5.2`, `R10`, `D3`, `T07`, `4 step 7`.
#[derive(Default)]
pub struct Rules {
    pub places: BTreeSet<String>,
}

impl Rules {
    pub fn of(game: &Game) -> Self {
        Self::read(&game.text())
    }

    pub fn read(document: &str) -> Self {
        let mut rules = Self::default();
        let mut items = Vec::new();
        let mut section = String::new();
        let mut fenced = false;
        for line in document.lines() {
            fenced ^= line.starts_with("```");
            if fenced {
                continue;
            }
            if let Some(heading) = line.strip_prefix("##") {
                let heading = heading.trim_start_matches('#').trim();
                let number = heading.split(' ').next().unwrap_or_default().trim_end_matches('.');
                if is_number(number) {
                    number.clone_into(&mut section);
                    rules.places.insert(section.clone());
                }
            } else if let Some((number, _)) = line.split_once(". ").filter(|(number, _)| is_integer(number)) {
                items.push((section.clone(), number.to_owned()));
            }
            // `| R1 | ...`, `| MF-T01 | ...`, `- **A1503-T01** ...`, `1. **R5** ...`
            let cell = line.strip_prefix("| ").and_then(|row| row.split(' ').next());
            let bold = line.split_once("**").and_then(|(_, bold)| bold.split([' ', '*']).next());
            for label in
                [cell, bold].into_iter().flatten().map(|label| label.rsplit('-').next().unwrap_or(label))
            {
                if is_label(label) {
                    rules.places.insert(label.to_owned());
                }
            }
        }
        // Item 7 of section 4 is `4.7`, unless the section has numbered subsections.
        let divided: Vec<_> = rules.places.iter().filter_map(|place| place.rsplit_once('.')).collect();
        let plain = items.iter().filter(|(section, _)| divided.iter().all(|(parent, _)| parent != section));
        let plain: Vec<_> = plain.map(|(section, number)| format!("{section}.{number}")).collect();
        rules.places.extend(plain);
        rules.places.extend(items.iter().map(|(section, number)| format!("{section} step {number}")));
        rules
    }

    pub fn vectors(&self) -> impl Iterator<Item = &String> {
        self.places.iter().filter(|place| place.starts_with('T') && is_label(place))
    }
}

pub fn is_integer(word: &str) -> bool {
    !word.is_empty() && word.bytes().all(|byte| byte.is_ascii_digit())
}

/// `5`, `5.2`, `6.2.5`
pub fn is_number(word: &str) -> bool {
    word.split('.').all(is_integer)
}

/// `R10`, `D3`, `T07`
pub fn is_label(word: &str) -> bool {
    let mut signs = word.chars();
    match signs.next() {
        Some('R' | 'D') => word.len() <= 3 && is_integer(signs.as_str()),
        Some('T') => word.len() == 3 && is_integer(signs.as_str()),
        _ => false,
    }
}
