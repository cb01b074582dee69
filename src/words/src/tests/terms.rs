//! `docs/terms.md`: the terms of each game as its rulebook has them, in every language, and the words that would be wrong.

use std::fs;

use archipel_rules::GameId;

use super::disk::{parse_locale, workspace_root};
use crate::check::forbidden::Pattern;
use crate::check::parse::Messages;
use crate::{Args, Lang, try_tr};

/// A row of a table.
struct Row {
    game: GameId,
    /// The word's key without the game, or a dash for a term that is no word of its own.
    id: String,
    /// The term in every language that has a column.
    terms: Vec<(Lang, String)>,
    /// Words that must not be used instead.
    not: Vec<(Lang, Pattern)>,
}

/// The rows of all tables. The heading before a table names its game: "## Anno 1503 (`anno1503`)".
fn rows() -> Vec<Row> {
    let text = fs::read_to_string(workspace_root().join("docs/terms.md")).unwrap();
    let (mut rows, mut game, mut columns) = (Vec::new(), None, Vec::new());
    for line in text.lines() {
        if let Some(heading) = line.strip_prefix("## ") {
            game = heading.split('`').nth(1).map(|id| id.parse::<GameId>().unwrap());
            columns.clear();
        }
        let Some(cells) = line.strip_prefix('|').and_then(|line| line.trim_end().strip_suffix('|')) else {
            continue;
        };
        let cells: Vec<&str> = cells.split('|').map(str::trim).collect();
        if columns.is_empty() {
            columns = cells;
        } else if !cells[0].starts_with("---") {
            let game = game.unwrap_or_else(|| panic!("no game above {line}"));
            assert_eq!(cells.len(), columns.len(), "{line}");
            rows.push(row(game, &columns, &cells));
        }
    }
    rows
}

fn row(game: GameId, columns: &[&str], cells: &[&str]) -> Row {
    let mut row = Row { game, id: String::new(), terms: Vec::new(), not: Vec::new() };
    for (column, cell) in columns.iter().zip(cells) {
        match *column {
            "id" => row.id = cell.trim_matches('`').to_owned(),
            "not" => row.not = wrong_words(cell),
            code => {
                let lang = Lang::from_code(code).unwrap_or_else(|| panic!("no language {code}"));
                row.terms.push((lang, (*cell).to_owned()));
            }
        }
    }
    row
}

/// `de: Zusatzkarte, Bonuskarte; nl: waar`
fn wrong_words(cell: &str) -> Vec<(Lang, Pattern)> {
    let of_language = |part: &str| {
        let (code, words) = part.split_once(':').unwrap_or_else(|| panic!("no language in {cell}"));
        let lang = Lang::from_code(code.trim()).unwrap_or_else(|| panic!("no language in {cell}"));
        words.split(',').map(|word| (lang, Pattern::new(word))).collect::<Vec<_>>()
    };
    cell.split(';').filter(|part| !part.trim().is_empty()).flat_map(of_language).collect()
}

#[test]
fn words_are_the_terms_of_the_rulebooks() {
    let mut errors = Vec::new();
    for row in rows().iter().filter(|row| row.id != "–") {
        for (lang, term) in &row.terms {
            let args = Args::new().with("pieces", 1);
            let own = try_tr(*lang, &format!("{}-{}", row.game, row.id), &args);
            let word = own.or_else(|| try_tr(*lang, &row.id, &args)).unwrap_or_default();
            if word != *term {
                errors.push(format!("{lang} {} {}: {word}, not {term}", row.game, row.id));
            }
        }
    }
    assert!(errors.is_empty(), "{} errors:\n{}", errors.len(), errors.join("\n"));
}

#[test]
#[expect(
    clippy::case_sensitive_file_extension_comparisons,
    reason = "the end of a key, not a file extension"
)]
fn no_text_uses_a_wrong_word_for_a_term() {
    let locales: Vec<(Lang, Messages)> = Lang::all().map(|lang| (lang, parse_locale(lang).0)).collect();
    let mut errors = Vec::new();
    for row in rows() {
        for (lang, pattern) in &row.not {
            let (_, messages) = locales.iter().find(|(locale, _)| locale == lang).unwrap();
            let texts = messages.iter().filter(|(key, _)| is_of(row.game, key) && !key.ends_with(".words"));
            errors.extend(
                texts
                    .filter(|(_, message)| pattern.is_in(&message.all_text))
                    .map(|(key, _)| format!("{lang} {key}: {pattern}")),
            );
        }
    }
    assert!(errors.is_empty(), "{} errors:\n{}", errors.len(), errors.join("\n"));
}

/// Is this a text of that game: its own, its rules and lessons (`rules-anno1800-…`), or on its pictures (`alt-1800-…`,
/// `label-mf-…`)?
fn is_of(game: GameId, key: &str) -> bool {
    let id = game.as_str();
    let tag = if id == "mille-fiori" { "mf" } else { id.trim_start_matches("anno") };
    let key = key.split('.').next().unwrap_or(key);
    let parts = || key.split('-');
    key.starts_with(&format!("{id}-"))
        || key.contains(&format!("-{id}-"))
        || (matches!(parts().next(), Some("alt" | "label" | "text")) && parts().nth(1) == Some(tag))
}

#[test]
fn texts_belong_to_games() {
    let of = |id: &str, key: &str| is_of(id.parse().unwrap(), key);
    assert!(of("anno1503", "anno1503-verb-sell") && of("anno1503", "rules-anno1503-goal.title"));
    assert!(of("mille-fiori", "tip-mille-fiori-place"));
    assert!(of("anno1800", "alt-1800-hand") && of("mille-fiori", "label-mf-card"));
    assert!(!of("anno1503", "anno1701-wood") && !of("anno1503", "stale") && !of("anno1701", "alt-1800-hand"));
}
