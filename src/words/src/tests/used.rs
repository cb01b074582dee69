//! No key without a use: it stands in the source, is quoted by another sentence, or fits a pattern of the crate's
//! documentation whose end stands in the source of the rules or in the games' data.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use archipel_rules::GameId;

use super::library::{house, read};
use crate::Lang;

/// All quoted words and all names of types in the source, and all quoted words of the data.
pub struct Source {
    literals: BTreeSet<String>,
    names: BTreeSet<String>,
}

impl Source {
    pub fn read() -> Source {
        let mut text = String::new();
        for part in ["src/bot", "src/main.rs", "src/render", "src/rules", "src/words/src", "assets/games"] {
            gather(&house().join(part), &mut text);
        }
        let literals = text.split('"').filter(|word| word.len() < 80).map(str::to_owned).collect();
        let names = text.split(|c: char| !c.is_alphanumeric()).map(str::to_owned).collect();
        Source { literals, names }
    }

    /// A word stands in the source as it is, or as the name of a variant (`GrandTradingPost`).
    pub fn has(&self, word: &str) -> bool {
        self.literals.contains(word) || self.names.contains(&camel(word))
    }

    fn uses(&self, key: &str) -> bool {
        if self.literals.contains(key) || key.starts_with("rules-") {
            return true;
        }
        let own = GameId::ALL.iter().find_map(|game| key.strip_prefix(game.as_str())?.strip_prefix('-'));
        let key = own.unwrap_or(key);
        let generated = ["refused-", "verb-", "param-", "option-", "value-"];
        match generated.iter().find_map(|kind| key.strip_prefix(kind)) {
            // Of `param-<verb>-<param>` and `option-<id>-<value>` each part is a word of the rules.
            Some(rest) => {
                self.has(rest) || rest.split('-').all(|part| self.has(part) || part.parse::<u32>().is_ok())
            }
            None => own.is_some() && self.has(key),
        }
    }
}

fn gather(path: &Path, text: &mut String) {
    if path.is_dir() {
        // The tests speak of keys that nobody uses.
        for entry in fs::read_dir(path).unwrap().map(|entry| entry.unwrap().path()) {
            if entry.file_name().is_some_and(|name| name != "tests" && name != "target") {
                gather(&entry, text);
            }
        }
    } else if path.extension().is_some_and(|ending| ending == "rs" || ending == "json") {
        text.push_str(&fs::read_to_string(path).unwrap());
        text.push('\n');
    }
}

fn camel(word: &str) -> String {
    let parts = word.split('_').filter(|part| !part.is_empty());
    parts.map(|part| part[..1].to_uppercase() + &part[1..]).collect()
}

#[test]
fn every_key_is_used() {
    let source = Source::read();
    let sentences = read(Lang::En).0;
    let quoted: BTreeSet<&String> = sentences.values().flat_map(|said| &said.quotes).collect();
    let keys: BTreeSet<&str> =
        sentences.keys().map(|key| key.split_once('.').map_or(key.as_str(), |(key, _)| key)).collect();
    let idle: Vec<&str> = keys
        .into_iter()
        .filter(|key| !source.uses(key) && !quoted.iter().any(|quote| quote.split('.').next() == Some(key)))
        .collect();
    assert!(idle.is_empty(), "nobody says {idle:#?}");
}
