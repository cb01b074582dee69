//! Full-text search over a shelf.

use super::{Shelf, Topic, listed, topics};
use crate::{Lang, normalize};

/// The words under which a topic is found, normalised.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Words {
    title: Vec<String>,
    search: Vec<String>,
    text: Vec<String>,
}

impl Words {
    pub fn new(title: &str, search: &str, text: &str) -> Words {
        Words {
            title: normalize::words(title),
            search: normalize::words(search),
            text: normalize::words(text),
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
        best(&self.title, 100).max(best(&self.search, 10)).max(best(&self.text, 1))
    }
}

/// Matching topics, best first: matches in the title before those in the search words before those in the text. A topic
/// that matches every word of the query precedes those that match only some. An empty query returns all listed topics.
pub fn search(lang: Lang, shelf: Shelf, query: &str) -> Vec<&'static Topic> {
    let query = normalize::words(query);
    if query.is_empty() {
        return listed(lang, shelf).collect();
    }
    let mut found: Vec<(u32, &Topic)> = topics(lang, shelf)
        .iter()
        .map(|topic| (topic.words.score(&query), topic))
        .filter(|(score, _)| *score > 0)
        .collect();
    found.sort_by_key(|(score, _)| std::cmp::Reverse(*score));
    found.into_iter().map(|(_, topic)| topic).collect()
}

/// Autocomplete choices: at most 25 (Discord's limit).
pub fn suggest(lang: Lang, shelf: Shelf, query: &str) -> Vec<&'static Topic> {
    search(lang, shelf, query).into_iter().take(25).collect()
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
