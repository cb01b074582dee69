//! The rules of the games in our own words, by topic, and how they are found.

use std::sync::LazyLock;

use archipel_rules::GameId;
use fluent_bundle::FluentResource;
use fluent_syntax::ast::Entry;

use crate::{Args, Lang, files, fold, say, say_attr};

/// One topic in one language.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Topic {
    pub id: &'static str,
    pub title: String,
    pub text: String,
    title_words: Vec<String>,
    search_words: Vec<String>,
    text_words: Vec<String>,
}

/// All topics of a game, in the order in which one would explain it.
pub fn topics(lang: Lang, game: GameId) -> &'static [Topic] {
    let shelf = SHELVES.iter().find(|shelf| shelf.lang == lang && shelf.game == game);
    shelf.map_or(&[], |shelf| &shelf.topics)
}

/// The topic of this id.
pub fn topic(lang: Lang, game: GameId, id: &str) -> Option<&'static Topic> {
    topics(lang, game).iter().find(|topic| topic.id == id)
}

/// The topics that fit, best first: by title, then by search words, then by text. All of them for an empty query.
/// A topic that has every word of the query comes before those that have only some.
pub fn search(lang: Lang, game: GameId, query: &str) -> Vec<&'static Topic> {
    let query = fold::words(query);
    if query.is_empty() {
        return topics(lang, game).iter().collect();
    }
    let mut found: Vec<(u32, &Topic)> = topics(lang, game)
        .iter()
        .map(|topic| (topic.score(&query), topic))
        .filter(|(score, _)| *score > 0)
        .collect();
    found.sort_by_key(|(score, _)| std::cmp::Reverse(*score));
    found.into_iter().map(|(_, topic)| topic).collect()
}

/// What autocomplete offers: id and title, at most 25.
pub fn suggest(lang: Lang, game: GameId, query: &str) -> Vec<(&'static str, &'static str)> {
    search(lang, game, query).into_iter().take(25).map(|topic| (topic.id, topic.title.as_str())).collect()
}

struct Shelf {
    lang: Lang,
    game: GameId,
    topics: Vec<Topic>,
}

static SHELVES: LazyLock<Vec<Shelf>> = LazyLock::new(|| {
    let both = Lang::ALL.into_iter().flat_map(|lang| GameId::ALL.iter().map(move |game| (lang, *game)));
    both.map(|(lang, game)| Shelf { lang, game, topics: load(lang, game) }).collect()
});

/// The English file says which topics there are, and in which order.
fn load(lang: Lang, game: GameId) -> Vec<Topic> {
    let name = format!("rules-{game}");
    let Some(file) = files::of(Lang::En).find(|file| file.name == name) else { return Vec::new() };
    let resource = FluentResource::try_new(file.text.to_owned()).unwrap_or_else(|(resource, _)| resource);
    let keys = resource.entries().filter_map(|entry| match entry {
        Entry::Message(message) => Some(message.id.name),
        _ => None,
    });
    // The key is looked up again in the embedded text, which lives as long as the program.
    let keys = keys.filter_map(|key| file.text.find(key).map(|at| &file.text[at..at + key.len()]));
    keys.filter_map(|key| Some(Topic::load(lang, key, key.strip_prefix(&name)?.strip_prefix('-')?))).collect()
}

impl Topic {
    fn load(lang: Lang, key: &str, id: &'static str) -> Topic {
        let none = Args::new();
        let (title, text) = (say_attr(lang, key, "title", &none), say(lang, key, &none));
        Topic {
            id,
            title_words: fold::words(&title),
            search_words: fold::words(&say_attr(lang, key, "words", &none)),
            text_words: fold::words(&text),
            title,
            text,
        }
    }

    fn score(&self, query: &[String]) -> u32 {
        let scores: Vec<u32> = query.iter().map(|word| self.score_word(word)).collect();
        let all = if scores.contains(&0) { 0 } else { 1000 };
        let sum: u32 = scores.iter().sum();
        if sum == 0 { 0 } else { all + sum }
    }

    fn score_word(&self, word: &str) -> u32 {
        let best = |words: &[String], weight| {
            words.iter().map(|known| alike(known, word)).max().unwrap_or(0) * weight
        };
        best(&self.title_words, 100).max(best(&self.search_words, 10)).max(best(&self.text_words, 1))
    }
}

/// The same word 4, its beginning 3, the same but for an ending 2, a part of a longer word 1.
fn alike(known: &str, asked: &str) -> u32 {
    if known == asked {
        4
    } else if known.starts_with(asked) {
        3
    } else if known.len() >= 4 && asked.starts_with(known) && asked.len() - known.len() <= 3 {
        2
    } else {
        u32::from(asked.len() >= 4 && known.contains(asked))
    }
}
