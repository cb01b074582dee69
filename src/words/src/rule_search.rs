//! The rules of the games by topic (`rules-<game>.ftl`), and full-text search over them.

use std::sync::LazyLock;

use archipel_rules::GameId;
use fluent_bundle::FluentResource;
use fluent_syntax::ast::Entry;

use crate::{Args, Lang, normalize, sources, tr, tr_attr};

/// One rules topic in one language.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Topic {
    pub id: &'static str,
    pub title: String,
    pub text: String,
    title_words: Vec<String>,
    search_words: Vec<String>,
    text_words: Vec<String>,
}

/// All topics of a game, in the order of the English locale file.
pub fn topics(lang: Lang, game: GameId) -> &'static [Topic] {
    let list = TOPICS.iter().find(|list| list.lang == lang && list.game == game);
    list.map_or(&[], |list| &list.topics)
}

pub fn topic(lang: Lang, game: GameId, id: &str) -> Option<&'static Topic> {
    topics(lang, game).iter().find(|topic| topic.id == id)
}

/// Matching topics, best first: matches in the title before those in the search words before those in the text. A topic
/// that matches every word of the query precedes those that match only some. An empty query returns all topics.
pub fn search(lang: Lang, game: GameId, query: &str) -> Vec<&'static Topic> {
    let query = normalize::words(query);
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

/// Autocomplete choices: id and title, at most 25 (Discord's limit).
pub fn suggest(lang: Lang, game: GameId, query: &str) -> Vec<(&'static str, &'static str)> {
    search(lang, game, query).into_iter().take(25).map(|topic| (topic.id, topic.title.as_str())).collect()
}

struct TopicList {
    lang: Lang,
    game: GameId,
    topics: Vec<Topic>,
}

static TOPICS: LazyLock<Vec<TopicList>> = LazyLock::new(|| {
    let both = Lang::all().flat_map(|lang| GameId::ALL.iter().map(move |game| (lang, *game)));
    both.map(|(lang, game)| TopicList { lang, game, topics: load(lang, game) }).collect()
});

/// The English file determines which topics exist, and their order.
fn load(lang: Lang, game: GameId) -> Vec<Topic> {
    let name = format!("rules-{game}");
    let Some(file) = sources::of(Lang::ENGLISH).find(|file| file.name == name) else { return Vec::new() };
    let resource = FluentResource::try_new(file.text.to_owned()).unwrap_or_else(|(resource, _)| resource);
    let keys = resource.entries().filter_map(|entry| match entry {
        Entry::Message(message) => Some(message.id.name),
        _ => None,
    });
    // Find the key in the embedded text to get a `&'static str`: the parsed resource is dropped.
    let keys = keys.filter_map(|key| file.text.find(key).map(|at| &file.text[at..at + key.len()]));
    keys.filter_map(|key| Some(Topic::load(lang, key, key.strip_prefix(&name)?.strip_prefix('-')?))).collect()
}

impl Topic {
    fn load(lang: Lang, key: &str, id: &'static str) -> Topic {
        let none = Args::new();
        let (title, text) = (tr_attr(lang, key, "title", &none), tr(lang, key, &none));
        Topic {
            id,
            title_words: normalize::words(&title),
            search_words: normalize::words(&tr_attr(lang, key, "words", &none)),
            text_words: normalize::words(&text),
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
            words.iter().map(|known| similarity(known, word)).max().unwrap_or(0) * weight
        };
        best(&self.title_words, 100).max(best(&self.search_words, 10)).max(best(&self.text_words, 1))
    }
}

/// 4: equal; 3: `asked` is a prefix; 2: equal but for an ending of up to three letters; 1: `asked` is contained; 0: none.
fn similarity(known: &str, asked: &str) -> u32 {
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
