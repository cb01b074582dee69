//! No key without a use, and no use without a key. A key is used if it stands in the source, is quoted by another
//! sentence, or fits a pattern whose end stands in the source or in the games' data.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use archipel_rules::GameId;

use super::library::{file_names, house, read};
use crate::Lang;

/// What keys begin with that are built when they are needed: those of the crate's documentation, those of the bot.
const GENERATED: [&str; 8] =
    ["refused-", "verb-", "param-", "option-", "value-", "pace-", "language-", "command-"];

/// All quoted words and all names of types in the source, and all quoted words of the data.
struct Source {
    text: String,
    literals: BTreeSet<String>,
    names: BTreeSet<String>,
}

impl Source {
    fn read() -> Source {
        let mut text = String::new();
        for part in ["src/bot", "src/main.rs", "src/render", "src/rules", "src/words/src", "assets/games"] {
            gather(&house().join(part), &mut text);
        }
        let literals = text.split('"').filter(|word| word.len() < 80).map(str::to_owned).collect();
        let names = text.split(|c: char| !c.is_alphanumeric() && c != '_').map(str::to_owned).collect();
        Source { text, literals, names }
    }

    /// A word stands in the source in quotes, as the name of a function, or as that of a variant
    /// (`GrandTradingPost`).
    fn has(&self, word: &str) -> bool {
        self.literals.contains(word) || self.names.contains(word) || self.names.contains(&camel(word))
    }

    fn uses(&self, key: &str) -> bool {
        if self.literals.contains(key) || key.starts_with("rules-") {
            return true;
        }
        let own = GameId::ALL.iter().find_map(|game| key.strip_prefix(game.as_str())?.strip_prefix('-'));
        let key = own.unwrap_or(key);
        match GENERATED.iter().find_map(|kind| key.strip_prefix(kind)) {
            // Of `param-<verb>-<param>`, `option-<id>-<value>` and `command-<group>-<name>` each part is a word.
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

/// A quoted word that begins like a key (`button-…`) is meant as one; so is the first word of a phrase.
#[test]
fn every_used_key_is_there() {
    let source = Source::read();
    let sentences = read(Lang::En).0;
    let known = |word: &str| {
        let own = GameId::ALL.iter().any(|game| sentences.contains_key(&format!("{game}-{word}")));
        own || sentences.contains_key(word) || sentences.contains_key(&format!("refused-{word}"))
    };
    let begins = |key: &str| key.split_once('-').map(|(family, _)| family.to_owned());
    let families: BTreeSet<String> = sentences.keys().filter_map(|key| begins(key)).collect();
    let shaped =
        |word: &str| word.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || "-_".contains(c));
    let files = file_names(Lang::En);
    let games: BTreeSet<&str> = GameId::ALL.iter().map(|game| game.as_str()).collect();
    let meant = source.literals.iter().filter(|word| shaped(word) && !word.ends_with('-'));
    let meant = meant.filter(|word| begins(word).is_some_and(|family| families.contains(&family)));
    let phrases = source.text.split("Phrase::new(\"").skip(1).filter_map(|rest| rest.split('"').next());
    let lost: BTreeSet<&str> = meant
        .map(String::as_str)
        .filter(|word| !games.contains(word.split('-').next().unwrap_or_default()) && !files.contains(*word))
        .chain(phrases)
        .filter(|word| !known(word))
        .collect();
    assert!(lost.is_empty(), "there are no words for {lost:#?}");
}

/// Codes stand in quotes behind a variant: `Refusal::Gone => "gone"`, or `Gone = "gone"` in a list. Other words that
/// the file matches to other types (`Deck::Fw => "deck_fw"`) are none.
fn refusal_codes(text: &str) -> Vec<&str> {
    let quoted: Vec<&str> = text.split('"').collect();
    let named = |before: &str| {
        let line = before.lines().last().unwrap_or_default().trim();
        let variant = line.trim_end_matches(['=', '>', ' ']);
        variant.len() < line.len() && (variant.starts_with("Refusal::") || !variant.contains("::"))
    };
    quoted.chunks_exact(2).filter(|pair| named(pair[0])).map(|pair| pair[1]).collect()
}

/// By custom a game lists the codes of its refusals in `refusal.rs`.
#[test]
fn every_refusal_has_words() {
    let sentences = read(Lang::En).0;
    for game in GameId::ALL {
        let folder = game.as_str().replace('-', "_");
        let mut text = String::new();
        gather(&house().join("src/rules/src").join(folder).join("refusal.rs"), &mut text);
        let codes = refusal_codes(&text);
        let lost: Vec<&str> = codes
            .iter()
            .copied()
            .filter(|code| !sentences.contains_key(&format!("refused-{code}")))
            .filter(|code| !sentences.contains_key(&format!("{game}-refused-{code}")))
            .collect();
        assert!(!codes.is_empty() && lost.is_empty(), "{game} refuses without words: {lost:#?}");
    }
}
