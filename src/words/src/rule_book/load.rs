//! Puts the topics of a shelf together.

use archipel_rules::GameId;
use fluent_bundle::FluentResource;
use fluent_syntax::ast::Entry;

use super::search::Words;
use super::{Kind, PAGE, Shelf, Topic, links};
use crate::{Args, Lang, Translator, length, sources, tr, tr_attr, try_tr};

pub fn shelf(lang: Lang, shelf: Shelf) -> Vec<Topic> {
    let mut topics: Vec<Topic> =
        keys(&format!("rules-{shelf}")).map(|(key, id)| text(lang, shelf, key, id)).collect();
    if let Shelf::Game(game) = shelf {
        topics.extend(tables(lang, game));
        let terms: Vec<Topic> =
            keys(&format!("glossary-{game}")).map(|(key, id)| term(lang, shelf, key, id)).collect();
        if !terms.is_empty() {
            topics.push(glossary(lang, shelf, &terms));
            topics.extend(terms);
        }
    }
    topics
}

/// The keys of an English locale file, which decides what there is and in which order; and the part after the file's
/// name, which is the topic's id.
fn keys(file: &str) -> impl Iterator<Item = (&'static str, &'static str)> {
    let text = sources::of(Lang::ENGLISH).find(|known| known.name == file).map_or("", |known| known.text);
    let resource = FluentResource::try_new(text.to_owned()).unwrap_or_else(|(resource, _)| resource);
    let keys = resource.entries().filter_map(|entry| match entry {
        Entry::Message(message) => Some(message.id.name),
        _ => None,
    });
    // Find the key in the embedded text to get a `&'static str`: the parsed resource is dropped.
    let keys = keys.filter_map(|key| text.find(key).map(|at| &text[at..at + key.len()]));
    let ids = keys.filter_map(|key| Some((key, key.strip_prefix(file)?.strip_prefix('-')?)));
    ids.collect::<Vec<_>>().into_iter()
}

fn text(lang: Lang, shelf: Shelf, key: &str, id: &'static str) -> Topic {
    let none = Args::new();
    let title = tr_attr(lang, key, "title", &none);
    let words = Words::new(&title, &tr_attr(lang, key, "words", &none), &page(lang, shelf, id));
    let see = links::see(shelf, id);
    Topic { lang, shelf, id, kind: Kind::Text, title, lines: Vec::new(), see, words }
}

/// A text with its example.
pub fn page(lang: Lang, shelf: Shelf, id: &str) -> String {
    let none = Args::new();
    let text = tr(lang, &format!("rules-{shelf}-{id}"), &none);
    match try_tr(lang, &format!("examples-{shelf}-{id}"), &none) {
        Some(example) => {
            let example = tr(lang, "shelf-example", &Args::new().with("example", example));
            format!("{text}\n\n> {example}")
        }
        None => text,
    }
}

/// What the game's data say, one row a line.
fn tables(lang: Lang, game: GameId) -> impl Iterator<Item = Topic> {
    game.reference().into_iter().map(move |table| {
        let (key, none) = (format!("{game}-reference-{}", table.id), Args::new());
        let translator = Translator { lang, game: Some(game), names: &[], icons: false };
        let rows: Vec<String> = table.rows.iter().map(|row| translator.phrase(row)).collect();
        let title = tr(lang, &key, &none);
        let words = Words::new(&title, &tr_attr(lang, &key, "words", &none), &rows.join("\n"));
        let (shelf, id) = (Shelf::Game(game), table.id);
        Topic { lang, shelf, id, kind: Kind::Table, title, lines: rows, see: links::see(shelf, id), words }
    })
}

fn term(lang: Lang, shelf: Shelf, key: &str, id: &'static str) -> Topic {
    let none = Args::new();
    let (title, text) = (tr_attr(lang, key, "title", &none), tr(lang, key, &none));
    let words = Words::new(&title, "", &text);
    let mut see = links::see(shelf, id);
    see.push(GLOSSARY);
    Topic { lang, shelf, id, kind: Kind::Term, title, lines: vec![text], see, words }
}

/// The id of the topic that lists all terms.
const GLOSSARY: &str = "glossary";

fn glossary(lang: Lang, shelf: Shelf, terms: &[Topic]) -> Topic {
    let line = |term: &Topic| {
        let args = Args::new().with("term", &term.title).with("text", &term.lines[0]);
        tr(lang, "shelf-term", &args)
    };
    let mut lines: Vec<String> = terms.iter().map(line).collect();
    lines.sort_by_key(|line| crate::normalize::normalize(line));
    let title = tr(lang, "shelf-glossary", &Args::new());
    let words = Words::new(&title, &tr_attr(lang, "shelf-glossary", "words", &Args::new()), "");
    Topic { lang, shelf, id: GLOSSARY, kind: Kind::Glossary, title, lines, see: Vec::new(), words }
}

/// Lines in pages of about equal length.
pub fn pages(lines: &[String]) -> Vec<String> {
    let whole: usize = lines.iter().map(|line| length(line) + 1).sum();
    let fair = whole.div_ceil(whole.div_ceil(PAGE).max(1));
    let mut pages: Vec<String> = Vec::new();
    for line in lines {
        match pages.last_mut() {
            Some(page) if length(page) < fair && length(page) + 1 + length(line) <= PAGE => {
                page.push('\n');
                page.push_str(line);
            }
            _ => pages.push(line.clone()),
        }
    }
    pages
}
