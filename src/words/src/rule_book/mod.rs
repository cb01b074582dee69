//! The rules as they are looked up: shelves of topics, each topic one or more pages.
//!
//! A game's shelf has its texts (`rules-<game>.ftl`), tables made from the game's data (`Reference`), and a glossary
//! (`glossary-<game>.ftl`). One more shelf, [`Shelf::Here`], says how games are played on Discord (`rules-table.ftl`).

mod links;
mod load;
mod search;

use std::fmt;
use std::sync::LazyLock;

use archipel_rules::GameId;

use crate::{Args, Lang, Translator, tr};

pub use links::why;
pub use search::{search, suggest};

/// Where topics belong together.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Shelf {
    Game(GameId),
    /// How games are played here, whichever game it is: panel, undo, clocks, reminders.
    Here,
}

/// How a topic came about, which decides where it is listed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    Text,
    /// Made from the game's data.
    Table,
    /// The whole glossary of a game.
    Glossary,
    /// One entry of the glossary: found by search, not listed by itself.
    Term,
}

/// One topic in one language.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Topic {
    pub lang: Lang,
    pub shelf: Shelf,
    pub id: &'static str,
    pub kind: Kind,
    pub title: String,
    /// What was put together in advance: all but texts.
    lines: Vec<String>,
    /// Topics of the same shelf that explain what is mentioned here.
    pub see: Vec<&'static str>,
    words: search::Words,
}

impl Topic {
    /// Each page fits into one message, with its heading. Texts are translated when they are read, because they mention
    /// commands, whose ids are known only after the start.
    pub fn pages(&self) -> Vec<String> {
        match self.kind {
            Kind::Text => vec![load::page(self.lang, self.shelf, self.id)],
            Kind::Term => self.lines.clone(),
            Kind::Table | Kind::Glossary => load::pages(&self.lines),
        }
    }
}

/// The longest page made of lines, so that page and heading fit into a message of Discord (2000 characters).
pub const PAGE: usize = 1800;

impl Shelf {
    /// The shelf on how it works here, and one for each game.
    pub fn all() -> impl Iterator<Item = Shelf> {
        GameId::ALL.iter().copied().map(Shelf::Game).chain([Shelf::Here])
    }

    pub const fn as_str(self) -> &'static str {
        match self {
            Shelf::Game(game) => game.as_str(),
            Shelf::Here => "table",
        }
    }

    pub fn parse(text: &str) -> Option<Shelf> {
        Shelf::all().find(|shelf| shelf.as_str() == text)
    }

    /// "Anno 1503", "How it works here".
    pub fn title(self, lang: Lang) -> String {
        match self {
            Shelf::Game(game) => {
                Translator { lang, game: Some(game), names: &[], icons: false }.tr("title", &Args::new())
            }
            Shelf::Here => tr(lang, "shelf-here", &Args::new()),
        }
    }
}

impl fmt::Display for Shelf {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.as_str())
    }
}

/// All topics of a shelf: texts in the order of the English locale file, then tables, glossary, terms.
pub fn topics(lang: Lang, shelf: Shelf) -> &'static [Topic] {
    let list = TOPICS.iter().find(|(known, of, _)| *known == lang && *of == shelf);
    list.map_or(&[], |(_, _, topics)| topics)
}

pub fn topic(lang: Lang, shelf: Shelf, id: &str) -> Option<&'static Topic> {
    topics(lang, shelf).iter().find(|topic| topic.id == id)
}

/// The topics that are listed, in the order in which one turns the pages.
pub fn listed(lang: Lang, shelf: Shelf) -> impl Iterator<Item = &'static Topic> {
    topics(lang, shelf).iter().filter(|topic| topic.kind != Kind::Term)
}

static TOPICS: LazyLock<Vec<(Lang, Shelf, Vec<Topic>)>> = LazyLock::new(|| {
    let both = Lang::all().flat_map(|lang| Shelf::all().map(move |shelf| (lang, shelf)));
    both.map(|(lang, shelf)| (lang, shelf, load::shelf(lang, shelf))).collect()
});
