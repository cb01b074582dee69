//! The pages of the rules look-up: which game, which topic, one topic. Buttons and menus turn the pages in place.

use archipel_rules::Id;
use archipel_words::rule_book::{self, Kind, Shelf, Topic};
use archipel_words::{Args, Lang, join_lines, tr};
use serenity::all::ButtonStyle;

use crate::custom_id::{ComponentId, Press, RulesPage};
use crate::reply::{Button, Menu, MenuOption, Reply};

/// The options of one menu (Discord's limit).
const MENU: usize = 25;
/// The buttons of one row (Discord's limit).
const ROW: usize = 5;
/// For the list of topics, so that the heading fits into the message too.
const LIST: usize = 1700;

/// The page that a button leads to.
pub fn page(lang: Lang, page: Option<&RulesPage>) -> Reply {
    let Some(page) = page else { return choice(lang, "") };
    let topic = page.topic.and_then(|id| rule_book::topic(lang, page.shelf, id.as_str()));
    topic.map_or_else(|| contents(lang, page.shelf, None), |topic| show(lang, topic, page.number))
}

/// The topic that was asked for, by id or by words; else the list of topics. Without a shelf, nothing is guessed: the
/// reader chooses among the games.
pub fn find(lang: Lang, shelf: Option<Shelf>, query: &str) -> Reply {
    let query = query.trim();
    if let Some((named, id)) = query.split_once('.')
        && let Some(topic) = Shelf::parse(named).and_then(|named| rule_book::topic(lang, named, id))
    {
        return show(lang, topic, 0);
    }
    let Some(shelf) = shelf else { return choice(lang, query) };
    if query.is_empty() {
        return contents(lang, shelf, None);
    }
    let found = rule_book::topic(lang, shelf, query).or_else(|| best(lang, shelf, query));
    match found.or_else(|| best(lang, Shelf::Here, query)) {
        Some(topic) => show(lang, topic, 0),
        None => contents(lang, shelf, Some(tr(lang, "shelf-nothing", &Args::new().with("query", query)))),
    }
}

fn best(lang: Lang, shelf: Shelf, query: &str) -> Option<&'static Topic> {
    rule_book::search(lang, shelf, query).into_iter().next()
}

/// Which game? With a query, only the shelves that have something about it.
fn choice(lang: Lang, query: &str) -> Reply {
    let found: Vec<&Topic> = if query.is_empty() {
        Vec::new()
    } else {
        Shelf::all().filter_map(|shelf| best(lang, shelf, query)).collect()
    };
    let args = Args::new().with("query", query);
    if found.is_empty() {
        let buttons = Shelf::all().map(|shelf| button(shelf, None, 0, shelf.title(lang)));
        let which = tr(lang, "shelf-which", &args);
        let nothing = tr(lang, "shelf-nothing", &args);
        let text = if query.is_empty() { which } else { format!("{nothing}\n{which}") };
        return Reply::text(text).buttons(buttons.collect());
    }
    let buttons = found.iter().map(|topic| button(topic.shelf, Some(topic), 0, heading(lang, topic, 0, 1)));
    Reply::text(tr(lang, "shelf-which-found", &args)).buttons(buttons.collect())
}

/// All topics of a shelf.
fn contents(lang: Lang, shelf: Shelf, note: Option<String>) -> Reply {
    let no_args = Args::new();
    let args =
        Args::new().with("shelf", shelf.title(lang)).with("topic", tr(lang, "shelf-contents", &no_args));
    let heading = match shelf {
        Shelf::Game(_) => tr(lang, "shelf-heading", &args),
        Shelf::Here => shelf.title(lang),
    };
    let titles: Vec<String> =
        rule_book::listed(lang, shelf).map(|topic| format!("• {}", topic.title)).collect();
    let note = note.unwrap_or_else(|| tr(lang, "shelf-topics", &no_args));
    let text = format!("## {heading}\n{note}\n{}", join_lines(lang, &titles, LIST));
    let games = Button::new(id(Press::Rules(None)), tr(lang, "shelf-games", &no_args));
    let here = (shelf != Shelf::Here).then(|| button(Shelf::Here, None, 0, Shelf::Here.title(lang)));
    menus(Reply::text(text), lang, shelf, None).buttons([games].into_iter().chain(here).collect())
}

/// One page of a topic.
fn show(lang: Lang, topic: &Topic, number: u8) -> Reply {
    let pages = topic.pages();
    let number = usize::from(number).min(pages.len().saturating_sub(1));
    let text = pages.get(number).map_or("", String::as_str);
    let text = format!("## {}\n{text}", heading(lang, topic, number, pages.len()));
    let reply = menus(Reply::text(text), lang, topic.shelf, Some(topic));
    let turning = turning(lang, topic, number, pages.len());
    let see = related(lang, topic).take(ROW);
    reply.buttons(turning).buttons(see.collect())
}

fn heading(lang: Lang, topic: &Topic, number: usize, pages: usize) -> String {
    let args = Args::new().with("shelf", topic.shelf.title(lang)).with("topic", &topic.title);
    if pages < 2 {
        return tr(lang, "shelf-heading", &args);
    }
    tr(lang, "shelf-heading-page", &args.with("page", number + 1).with("pages", pages))
}

/// Back, all topics, next: within the topic first, then to its neighbours.
fn turning(lang: Lang, topic: &Topic, number: usize, pages: usize) -> Vec<Button> {
    let to = |key: &str, title: String| tr(lang, key, &Args::new().with("topic", title));
    let page = |at: usize| tr(lang, "shelf-page", &Args::new().with("page", at + 1));
    let (before, after) = neighbours(lang, topic);
    let back = match number.checked_sub(1) {
        Some(at) => Some(button(topic.shelf, Some(topic), at, to("shelf-previous", page(at)))),
        None => {
            before.map(|topic| button(topic.shelf, Some(topic), 0, to("shelf-previous", topic.title.clone())))
        }
    };
    let next = if number + 1 < pages {
        Some(button(topic.shelf, Some(topic), number + 1, to("shelf-next", page(number + 1))))
    } else {
        after.map(|topic| button(topic.shelf, Some(topic), 0, to("shelf-next", topic.title.clone())))
    };
    let up = button(topic.shelf, None, 0, tr(lang, "shelf-up", &Args::new()));
    let next = next.map(|button| button.style(ButtonStyle::Primary));
    back.into_iter().chain([up]).chain(next).collect()
}

/// The listed topics before and after this one.
fn neighbours(lang: Lang, topic: &Topic) -> (Option<&'static Topic>, Option<&'static Topic>) {
    let all: Vec<&Topic> = rule_book::listed(lang, topic.shelf).collect();
    let Some(at) = all.iter().position(|other| other.id == topic.id) else { return (None, None) };
    (at.checked_sub(1).map(|at| all[at]), all.get(at + 1).copied())
}

/// Buttons to related topics that no other button leads to.
fn related(lang: Lang, topic: &Topic) -> impl Iterator<Item = Button> {
    let (before, after) = neighbours(lang, topic);
    let is_near = move |other: &Topic| [before, after].into_iter().flatten().any(|near| near.id == other.id);
    let found = topic.see.iter().filter_map(move |id| rule_book::topic(lang, topic.shelf, id));
    found.filter(move |other| !is_near(other)).map(move |other| {
        let label = tr(lang, "shelf-see", &Args::new().with("topic", &other.title));
        button(other.shelf, Some(other), 0, label)
    })
}

/// A menu of the texts, and one of tables and glossary.
fn menus(reply: Reply, lang: Lang, shelf: Shelf, open: Option<&Topic>) -> Reply {
    let texts: Vec<&Topic> =
        rule_book::listed(lang, shelf).filter(|topic| topic.kind == Kind::Text).collect();
    let others: Vec<&Topic> =
        rule_book::listed(lang, shelf).filter(|topic| topic.kind != Kind::Text).collect();
    let menus = texts.chunks(MENU).map(|topics| ("shelf-menu", topics));
    let menus = menus.chain(others.chunks(MENU).map(|topics| ("shelf-menu-tables", topics)));
    (0..).zip(menus).fold(reply, |reply, (number, (placeholder, topics))| {
        let option = |topic: &&Topic| MenuOption {
            value: topic.id.to_owned(),
            icon: None,
            label: topic.title.clone(),
            description: None,
            selected: open.is_some_and(|open| open.id == topic.id),
        };
        reply.menu(Menu {
            id: id(Press::RulesMenu(shelf, number)),
            placeholder: tr(lang, placeholder, &Args::new()),
            options: topics.iter().map(option).collect(),
        })
    })
}

fn button(shelf: Shelf, topic: Option<&Topic>, number: usize, label: String) -> Button {
    let topic = topic.map(|topic| Id::new(topic.id));
    let number = u8::try_from(number).unwrap_or(u8::MAX);
    Button::new(id(Press::Rules(Some(RulesPage { shelf, topic, number }))), label)
}

/// The rules belong to no running game.
fn id(press: Press) -> ComponentId {
    ComponentId::without_game(press)
}
