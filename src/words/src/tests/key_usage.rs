//! Every key in the locale files is used, and every used key exists. A key is used if the source contains it, another
//! message references it, or it fits a pattern whose variable part occurs in the source or in the games' data.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use archipel_rules::GameId;

use super::disk::{file_names, parse_locale, workspace_root};
use crate::{Lang, sprites};

/// Prefixes of keys that are built at run time: those in the crate's documentation, and those of the bot.
const GENERATED: [&str; 9] =
    ["refused-", "verb-", "param-", "option-", "value-", "pace-", "month-", "command-", "reference-"];

/// Prefixes of keys of which the games have as many as they like. Tests of the bot demand the cards of every lesson, and
/// that every tip can be shown.
const LOOKED_UP: [&str; 6] = ["rules-", "examples-", "glossary-", "form-", "learn-", "tip-"];

/// All string literals and identifiers of the source and of the games' data.
struct SourceText {
    text: String,
    literals: BTreeSet<String>,
    identifiers: BTreeSet<String>,
}

impl SourceText {
    fn read() -> SourceText {
        let mut text = String::new();
        for part in [
            "src/bot",
            "src/main.rs",
            "src/render",
            "src/rules",
            "src/words/src",
            "src/program/first_screen.rs",
            "assets/games",
        ] {
            read_into(&workspace_root().join(part), &mut text);
        }
        let literals = text.split('"').filter(|word| word.len() < 80).map(str::to_owned).collect();
        let identifiers = text.split(|c: char| !c.is_alphanumeric() && c != '_').map(str::to_owned).collect();
        SourceText { text, literals, identifiers }
    }

    /// The word occurs as a string literal, as an identifier, or in camel case as a variant (`GrandTradingPost`).
    fn has(&self, word: &str) -> bool {
        self.literals.contains(word)
            || self.identifiers.contains(word)
            || self.identifiers.contains(&camel(word))
    }

    fn uses(&self, key: &str) -> bool {
        if self.literals.contains(key) || LOOKED_UP.iter().any(|kind| key.starts_with(kind)) {
            return true;
        }
        if let Some(group) = key.strip_prefix("legend-")
            && sprites::groups().iter().any(|known| known.id == group)
        {
            return true;
        }
        let game_key = GameId::ALL.iter().find_map(|game| key.strip_prefix(game.as_str())?.strip_prefix('-'));
        let key = game_key.unwrap_or(key);
        match GENERATED.iter().find_map(|kind| key.strip_prefix(kind)) {
            // Of `param-<verb>-<param>`, `option-<id>-<value>` and `command-<group>-<name>` each part must occur.
            Some(rest) => {
                self.has(rest) || rest.split('-').all(|part| self.has(part) || part.parse::<u32>().is_ok())
            }
            None => game_key.is_some() && self.has(key),
        }
    }
}

fn read_into(path: &Path, text: &mut String) {
    if path.is_dir() {
        // Tests mention keys that nothing uses.
        for entry in fs::read_dir(path).unwrap().map(|entry| entry.unwrap().path()) {
            if entry.file_name().is_some_and(|name| name != "tests" && name != "target") {
                read_into(&entry, text);
            }
        }
    } else if path.extension().is_some_and(|extension| extension == "rs" || extension == "json") {
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
    let source = SourceText::read();
    let messages = parse_locale(Lang::ENGLISH).0;
    let referenced: BTreeSet<&String> = messages.values().flat_map(|message| &message.references).collect();
    let keys: BTreeSet<&str> =
        messages.keys().map(|key| key.split_once('.').map_or(key.as_str(), |(key, _)| key)).collect();
    let unused: Vec<&str> = keys
        .into_iter()
        .filter(|key| {
            !source.uses(key) && !referenced.iter().any(|other| other.split('.').next() == Some(key))
        })
        .collect();
    assert!(unused.is_empty(), "unused keys: {unused:#?}");
}

/// A string literal that begins like a key (`button-…`) is meant as one; so is the first argument of `Phrase::new`.
#[test]
fn every_used_key_exists() {
    let source = SourceText::read();
    let messages = parse_locale(Lang::ENGLISH).0;
    let known = |word: &str| {
        let game_key = GameId::ALL.iter().any(|game| messages.contains_key(&format!("{game}-{word}")));
        game_key || messages.contains_key(word) || messages.contains_key(&format!("refused-{word}"))
    };
    let prefix = |key: &str| key.split_once('-').map(|(prefix, _)| prefix.to_owned());
    let prefixes: BTreeSet<String> = messages.keys().filter_map(|key| prefix(key)).collect();
    let looks_like_key =
        |word: &str| word.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || "-_".contains(c));
    let files = file_names(Lang::ENGLISH);
    let games: BTreeSet<&str> = GameId::ALL.iter().map(|game| game.as_str()).collect();
    // `example-game` is a feature of Cargo.
    let candidates = source
        .literals
        .iter()
        .filter(|word| looks_like_key(word) && !word.ends_with('-') && *word != "example-game");
    let candidates = candidates.filter(|word| prefix(word).is_some_and(|prefix| prefixes.contains(&prefix)));
    let phrases = source.text.split("Phrase::new(\"").skip(1).filter_map(|rest| rest.split('"').next());
    let missing: BTreeSet<&str> = candidates
        .map(String::as_str)
        .filter(|word| !games.contains(word.split('-').next().unwrap_or_default()) && !files.contains(*word))
        .chain(phrases)
        .filter(|word| !known(word))
        .collect();
    assert!(missing.is_empty(), "missing keys: {missing:#?}");
}

/// Finds the codes of refusals: `Refusal::Gone => "gone"`, or `Gone = "gone"` in a list. Literals of other types
/// (`Deck::Fw => "deck_fw"`) are skipped.
fn refusal_codes(text: &str) -> Vec<&str> {
    let quoted: Vec<&str> = text.split('"').collect();
    let named = |before: &str| {
        let line = before.lines().last().unwrap_or_default().trim();
        let variant = line.trim_end_matches(['=', '>', ' ']);
        variant.len() < line.len() && (variant.starts_with("Refusal::") || !variant.contains("::"))
    };
    quoted.chunks_exact(2).filter(|pair| named(pair[0])).map(|pair| pair[1]).collect()
}

/// By convention a game lists the codes of its refusals in `refusals.rs`, or in a folder of that name.
pub fn codes_of_refusals(game: GameId) -> Vec<String> {
    let folder = game.as_str().replace('-', "_");
    let mut text = String::new();
    let refusals = workspace_root().join("src/rules/src").join(folder).join("refusals");
    let single = refusals.with_extension("rs");
    read_into(if single.exists() { &single } else { &refusals }, &mut text);
    refusal_codes(&text).into_iter().map(str::to_owned).collect()
}

#[test]
fn every_refusal_is_translated() {
    let messages = parse_locale(Lang::ENGLISH).0;
    for game in GameId::ALL {
        let codes = codes_of_refusals(*game);
        let missing: Vec<&String> = codes
            .iter()
            .filter(|code| !messages.contains_key(&format!("refused-{code}")))
            .filter(|code| !messages.contains_key(&format!("{game}-refused-{code}")))
            .collect();
        assert!(
            !codes.is_empty() && missing.is_empty(),
            "{game}: refusals without translation: {missing:#?}"
        );
    }
}
