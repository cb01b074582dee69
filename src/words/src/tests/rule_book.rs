//! Tests of the rules look-up: what is on the shelves, and what is found.

use std::collections::BTreeSet;

use archipel_rules::{GameId, Phrase, Refusal};

use crate::normalize::normalize;
use crate::rule_book::{self, Kind, Shelf, listed, search, suggest, topic, topics};
use crate::{Lang, length};

/// The longest message of Discord, and what the heading of a page takes at most.
const MESSAGE: usize = 2000;
const HEADING: usize = 100;

fn de() -> Lang {
    Lang::from_locale("de")
}

fn nl() -> Lang {
    Lang::from_locale("nl")
}

/// The games that are played; the example of `docs/adding-a-game.md` has neither examples nor a glossary.
fn games() -> impl Iterator<Item = GameId> {
    GameId::ALL.iter().copied().filter(|game| game.as_str() != "atoll")
}

#[test]
fn case_accents_and_umlaut_spellings_are_ignored() {
    for spelling in ["Gebäude", "gebaeude", "GEBA\u{308}UDE", "gebaude"] {
        assert_eq!(normalize(spelling), "gebaude");
    }
    assert_eq!(normalize("Straße"), "strasse");
    assert_eq!(normalize("beëindigen"), "beeindigen");
}

#[test]
fn every_page_fits_into_a_message_in_every_language() {
    for (lang, shelf) in Lang::all().flat_map(|lang| Shelf::all().map(move |shelf| (lang, shelf))) {
        assert!(topics(lang, shelf).len() >= 8, "{lang} {shelf}");
        assert_eq!(topics(lang, shelf).len(), topics(Lang::ENGLISH, shelf).len());
        for topic in topics(lang, shelf) {
            let pages = topic.pages();
            assert!(!pages.is_empty(), "{lang} {shelf} {}", topic.id);
            for page in &pages {
                let characters = length(page);
                let fits = characters > 0 && characters <= MESSAGE - HEADING;
                assert!(fits, "{lang} {shelf} {} has {characters} characters", topic.id);
            }
            // The heading, a title in a menu, a button with the words around it.
            assert!(length(&topic.title) <= 60, "{lang} {shelf}: {} is too long", topic.title);
            assert!(topic.id.len() <= 23, "{} does not fit into an id", topic.id);
            assert_eq!(rule_book::topic(lang, shelf, topic.id), Some(topic), "two topics have one id");
        }
    }
}

#[test]
fn all_topics_fit_into_menus_and_rows_of_one_message() {
    for shelf in Shelf::all() {
        let count = |wanted: fn(Kind) -> bool| {
            listed(Lang::ENGLISH, shelf).filter(|topic| wanted(topic.kind)).count()
        };
        let menus =
            count(|kind| kind == Kind::Text).div_ceil(25) + count(|kind| kind != Kind::Text).div_ceil(25);
        assert!(menus <= 3, "{shelf} needs {menus} menus; two of five rows are for buttons");
    }
}

#[test]
fn every_topic_is_found_by_its_title() {
    for (lang, shelf) in Lang::all().flat_map(|lang| Shelf::all().map(move |shelf| (lang, shelf))) {
        for topic in listed(lang, shelf) {
            let mut found = search(lang, shelf, &topic.title).into_iter().take(3);
            assert!(found.any(|other| other.id == topic.id), "{lang} {shelf}: {}", topic.title);
        }
    }
}

#[test]
fn every_text_of_a_game_has_an_example_and_related_topics() {
    let complete = Lang::all().filter(|lang| lang.about().complete);
    for (lang, game) in complete.flat_map(|lang| games().map(move |game| (lang, game))) {
        for topic in listed(lang, Shelf::Game(game)).filter(|topic| topic.kind == Kind::Text) {
            let page = &topic.pages()[0];
            assert!(page.contains("\n\n> **"), "{lang} {game} {} has no example", topic.id);
        }
    }
    for shelf in games().map(Shelf::Game).chain([Shelf::Here]) {
        let all: BTreeSet<&str> = topics(Lang::ENGLISH, shelf).iter().map(|topic| topic.id).collect();
        for topic in topics(Lang::ENGLISH, shelf).iter().filter(|topic| topic.kind != Kind::Glossary) {
            assert!((1..=5).contains(&topic.see.len()), "{shelf} {}: {:?}", topic.id, topic.see);
            let unknown: Vec<_> = topic.see.iter().filter(|id| !all.contains(*id)).collect();
            assert!(unknown.is_empty(), "{shelf} {} leads to {unknown:?}", topic.id);
            assert!(!topic.see.contains(&topic.id), "{shelf} {} leads to itself", topic.id);
        }
    }
}

#[test]
fn tables_have_a_row_for_every_component() {
    let rows = |game, id| {
        let table = topic(Lang::ENGLISH, Shelf::Game(game), id).expect("a table");
        assert_eq!(table.kind, Kind::Table);
        table.pages().join("\n").lines().count()
    };
    let counts = [
        (GameId::Anno1800, "industries", 35),
        (GameId::Anno1800, "start_industries", 10),
        (GameId::Anno1800, "fleet", 9),
        (GameId::Anno1800, "people", 5),
        (GameId::Anno1800, "cards_fw", 46),
        (GameId::Anno1800, "cards_aei", 32),
        (GameId::Anno1800, "cards_nw", 24),
        (GameId::Anno1800, "objective_cards", 20),
        (GameId::Anno1800, "expedition_cards", 22),
        (GameId::Anno1701, "stack_one", 10),
        (GameId::Anno1701, "stack_two", 11),
        (GameId::Anno1701, "encounter_cards", 8),
        (GameId::Anno1701, "event_cards", 6),
        (GameId::Anno1503, "public_buildings", 8),
        (GameId::Anno1503, "island_finds", 9),
        (GameId::MilleFiori, "card_kinds", 16),
        (GameId::MilleFiori, "sea_fields", 20),
    ];
    for (game, id, count) in counts {
        assert_eq!(rows(game, id), count, "{game} {id}");
    }
    let industries =
        |lang| topic(lang, Shelf::Game(GameId::Anno1800), "industries").expect("a table").pages();
    assert!(industries(Lang::ENGLISH)[0].contains("**Brewery** produces beer (worker) · grain and coal"));
    assert!(industries(de())[0].contains("**Brauerei** liefert Bier (Arbeiter) · "));
    assert!(industries(nl())[0].contains("**Brouwerij** maakt bier (werker) · "));
}

#[test]
fn topics_are_found_by_what_people_type() {
    let first =
        |lang, query| search(lang, Shelf::Game(GameId::Anno1503), query).first().map(|topic| topic.id);
    assert_eq!(first(Lang::ENGLISH, "pirates"), Some("pirate"));
    assert_eq!(first(Lang::ENGLISH, "sell"), Some("selling"));
    assert_eq!(first(Lang::ENGLISH, "DISCARD"), Some("hand_limit"));
    assert_eq!(first(de(), "gebaeude"), Some("buildings"));
    assert_eq!(first(de(), "rückgängig machen"), Some("undo"));
    assert_eq!(first(nl(), "beurt beeindigen"), Some("turn"));
    assert_eq!(first(Lang::ENGLISH, "xyzzy"), None);
}

#[test]
fn topics_of_the_other_games_are_found_too() {
    let first = |game, lang, query| search(lang, Shelf::Game(game), query).first().map(|topic| topic.id);
    let anno1800 = |lang, query| first(GameId::Anno1800, lang, query);
    assert_eq!(anno1800(Lang::ENGLISH, "how do I pay"), Some("paying"));
    let found = search(Lang::ENGLISH, Shelf::Game(GameId::Anno1800), "brewery");
    assert!(found.iter().any(|topic| topic.id == "industries"));
    assert_eq!(anno1800(de(), "handeln"), Some("trade"));
    assert_eq!(anno1800(nl(), "vuurwerk"), Some("fireworks"));
    let anno1701 = |lang, query| first(GameId::Anno1701, lang, query);
    assert_eq!(anno1701(Lang::ENGLISH, "counter-offer"), Some("trade"));
    assert_eq!(anno1701(de(), "Gegenangebot machen"), Some("trade"));
    assert_eq!(anno1701(nl(), "oproer"), Some("riot"));
    assert_eq!(anno1701(nl(), "piraten"), Some("pirates"));
    let here = |lang, query| search(lang, Shelf::Here, query).first().map(|topic| topic.id);
    assert_eq!(here(Lang::ENGLISH, "caretaker"), Some("computers"));
    assert_eq!(here(de(), "Uhr"), Some("pace"));
    assert_eq!(here(nl(), "vakantie"), Some("reminders"));
}

#[test]
fn autocomplete_offers_titles_in_order_when_nothing_is_typed() {
    let offered = suggest(de(), Shelf::Game(GameId::Anno1503), "");
    assert_eq!(offered.first().map(|topic| topic.id), Some("goal"));
    assert!(offered.len() <= 25);
}

/// The codes of a game's refusals, as its `refusals.rs` lists them, and those that all games share.
#[test]
fn every_refusal_leads_to_the_topic_that_explains_it() {
    for game in games() {
        let codes = super::key_usage::codes_of_refusals(game);
        let shared = ["unknown_id", "undo_nothing", "undo_other_acted", "undo_revealed", "undo_in_the_way"];
        let shared = shared.into_iter().chain(["redo_nothing", "redo_not_yours"]).map(str::to_owned);
        for code in codes.into_iter().chain(shared) {
            // A refusal's code is a key of a phrase.
            let refusal = Refusal(Phrase::new(Box::leak(code.clone().into_boxed_str())));
            for lang in Lang::all() {
                assert!(rule_book::why(lang, game, &refusal).is_some(), "{game}: nothing explains {code}");
            }
        }
    }
}
