//! Reads citations in the texts of source files.

use super::document::{GAMES, Game, is_integer, is_label, is_number};

const NOUNS: [&str; 7] = ["section", "sections", "chapter", "chapters", "ruling", "rulings", "vectors"];

/// A word of a text without its punctuation, and the punctuation around it.
struct Word<'a> {
    before: &'a str,
    core: &'a str,
    after: &'a str,
}

fn words(text: &str) -> Vec<Word<'_>> {
    let punctuation = |sign: char| !sign.is_ascii_alphanumeric() && sign != '_';
    let split = |word| {
        let rest: &str = str::trim_start_matches(word, punctuation);
        let core = rest.trim_end_matches(punctuation);
        Word { before: &word[..word.len() - rest.len()], core, after: &rest[core.len()..] }
    };
    text.split_whitespace().map(split).filter(|word| !word.core.is_empty()).collect()
}

/// The citations in a text, each with its game. `home` is the game in whose folder the text is; only there, and only
/// in a `comment`, is a number a citation without a name before it.
pub fn citations(text: &str, comment: bool, home: Option<usize>) -> Vec<(usize, String)> {
    let words = words(text);
    let mut found = Vec::new();
    let mut at = 0;
    while at < words.len() {
        let Some((game, length)) = lead(&words[at..], comment, home) else {
            at += 1;
            continue;
        };
        let (places, read) = references(&words[at + length..]);
        found.extend(places.into_iter().map(|place| (game, place)));
        at += (length + read).max(1);
    }
    found
}

/// The start of a citation: its game, and the number of words that name it.
fn lead(words: &[Word<'_>], comment: bool, home: Option<usize>) -> Option<(usize, usize)> {
    let first = words[0].core;
    for (game, Game { name, short, .. }) in GAMES.iter().enumerate() {
        if first == short {
            return Some((game, 1));
        }
        if first.split_once('-').is_some_and(|(before, label)| before == short && is_label(label)) {
            return Some((game, 0));
        }
        let length = name.split(' ').count();
        if words.iter().map(|word| word.core).take(length).eq(name.split(' '))
            && words
                .get(length)
                .is_some_and(|next| ["rules", "rule", "ruling", "rulings"].contains(&next.core))
        {
            return Some((game, length + 1));
        }
    }
    let home = home?;
    if ["specification", "specification's", "rules", "RULES"].contains(&first) || NOUNS.contains(&first) {
        return Some((home, 1));
    }
    // `(6.2.5, point 9)`, `7.4.7: ...`, but not `(0.5)`
    let dotted = first.contains('.') && is_number(first) && !first.starts_with('0');
    if comment && dotted && (words[0].before.ends_with('(') || words[0].after.starts_with(':')) {
        return Some((home, 0));
    }
    // Decision points look like fields of a map (`D2`), so they need a name before them.
    let bare = first.split('-').all(|word| is_label(word) && !word.starts_with('D'));
    bare.then_some((home, 0))
}

/// The places named at the start of these words, and the number of those words.
fn references(words: &[Word<'_>]) -> (Vec<String>, usize) {
    const STEPS: [&str; 7] = ["setup", "step", "steps", "part", "parts", "point", "points"];
    const LINKS: [&str; 3] = ["and", "to", "or"];
    let mut places: Vec<String> = Vec::new();
    let mut section = "4".to_owned();
    let mut steps = false;
    let mut read = 0;
    loop {
        let first = places.is_empty();
        let mut at = read;
        while let Some(word) = words.get(at)
            && (NOUNS.contains(&word.core)
                || STEPS.contains(&word.core)
                || (!first && LINKS.contains(&word.core)))
        {
            steps |= STEPS.contains(&word.core);
            at += 1;
        }
        let Some(word) = words.get(at) else { break };
        let parts: Vec<_> =
            word.core.split('-').filter(|part| GAMES.iter().all(|game| game.short != *part)).collect();
        let fits = parts.iter().all(|part| is_number(part) || is_label(part));
        // After a comma only a number with a dot or a letter is a further place: "5.2, 3 cards" names one.
        let linked =
            first || at > read || words[at - 1].after == "," && !parts.iter().all(|part| is_integer(part));
        if !fits || !linked {
            break;
        }
        for part in parts {
            if steps && is_integer(part) {
                places.push(format!("{section} step {part}"));
            } else {
                part.clone_into(&mut section);
                places.push(part.to_owned());
            }
        }
        read = at + 1;
        if !["", ","].contains(&word.after) {
            break;
        }
    }
    (places, read)
}

/// The vector that a test is named after: `fn t07_...` and `fn a1800_t07_...` test T07.
pub fn vector(line: &str) -> Option<String> {
    let name = line.trim_start().strip_prefix("fn ")?;
    let digits =
        name.split('_').take(2).find_map(|word| word.strip_prefix('t').filter(|rest| is_integer(rest)))?;
    (digits.len() == 2).then(|| format!("T{digits}"))
}

#[test]
fn citations_are_read_in_all_their_forms() {
    let read =
        |text| citations(text, true, Some(1)).into_iter().map(|(game, place)| format!("{game}:{place}"));
    let cases: [(&str, &[&str]); 18] = [
        ("Anno 1503 rules 5.1: only the active player", &["0:5.1"]),
        ("so it is (Mille Fiori rules R14, R15).", &["3:R14", "3:R15"]),
        ("Anno 1800 rules 7.5.4 and 8.2: the cube stays", &["2:7.5.4", "2:8.2"]),
        ("Anno 1701 rules 5.2, D9 to D11: keep the card", &["1:5.2", "1:D9", "1:D11"]),
        ("Anno 1800 rules 4, step 7: draws 7 and 2 cards", &["2:4", "2:4 step 7"]),
        ("Anno 1503 rules 4.3, 7 gold each", &["0:4.3"]),
        ("A1503 setup 7: the highest begins", &["0:4 step 7"]),
        ("A1503-T17 to T32", &["0:T17", "0:T32"]),
        ("(specification, sections 5.1 and 5.3)", &["1:5.1", "1:5.3"]),
        (
            "(specification, section 15, parts 1 to 4 and 8)",
            &["1:15", "1:15 step 1", "1:15 step 4", "1:15 step 8"],
        ),
        ("the farthest free island (R12-R14)", &["1:R12", "1:R14"]),
        ("in the fixed order of the specification (6.3).", &["1:6.3"]),
        ("Most plans (6.2.5, point 9).", &["1:6.2.5", "1:6.2.5 step 9"]),
        ("7.4.7: only for the turn", &["1:7.4.7"]),
        ("every number of the pictures of chapter 13.", &["1:13"]),
        ("a half (0.5) or 1.5 of it", &[]),
        ("`F3-E3-D2`, and D2 alone, are fields", &[]),
        ("the rules of Anno 1503 for 3 players", &[]),
    ];
    for (text, places) in cases {
        assert_eq!(read(text).collect::<Vec<_>>(), places, "{text}");
    }
}
