//! Tests of the rules search.

use archipel_rules::GameId;

use crate::normalize::normalize;
use crate::{Lang, length, rule_search};

#[test]
fn case_accents_and_umlaut_spellings_are_ignored() {
    for spelling in ["Gebäude", "gebaeude", "GEBA\u{308}UDE", "gebaude"] {
        assert_eq!(normalize(spelling), "gebaude");
    }
    assert_eq!(normalize("Straße"), "strasse");
    assert_eq!(normalize("beëindigen"), "beeindigen");
}

#[test]
fn every_game_has_its_rules_topics_in_every_language() {
    for game in GameId::ALL {
        let count = rule_search::topics(Lang::ENGLISH, *game).len();
        assert!((10..=25).contains(&count), "{game} has {count} topics; autocomplete shows 25");
        for lang in Lang::all() {
            assert_eq!(rule_search::topics(lang, *game).len(), count);
            for topic in rule_search::topics(lang, *game) {
                let characters = length(&topic.text);
                assert!(
                    (300..=900).contains(&characters),
                    "{lang} {game} {} has {characters} characters",
                    topic.id
                );
                assert_eq!(rule_search::topic(lang, *game, topic.id), Some(topic));
                assert_eq!(
                    rule_search::search(lang, *game, &topic.title).first(),
                    Some(&topic),
                    "{lang} {}",
                    topic.title
                );
            }
        }
    }
}

#[test]
fn topics_are_found_by_what_people_type() {
    let first =
        |lang, query| rule_search::search(lang, GameId::Anno1503, query).first().map(|topic| topic.id);
    assert_eq!(first(Lang::ENGLISH, "pirates"), Some("pirate"));
    assert_eq!(first(Lang::ENGLISH, "sell"), Some("selling"));
    assert_eq!(first(Lang::ENGLISH, "bathhouse"), Some("building_effects"));
    assert_eq!(first(Lang::ENGLISH, "DISCARD"), Some("hand_limit"));
    assert_eq!(first(Lang::from_locale("de"), "gebaeude"), Some("buildings"));
    assert_eq!(first(Lang::from_locale("de"), "oeffentliche"), Some("buildings"));
    assert_eq!(first(Lang::from_locale("de"), "vertrag"), Some("tiles"));
    assert_eq!(first(Lang::from_locale("de"), "rückgängig machen"), Some("undo"));
    assert_eq!(first(Lang::from_locale("nl"), "beurt beeindigen"), Some("turn"));
    assert_eq!(first(Lang::from_locale("nl"), "goudkist"), Some("tiles"));
    assert_eq!(first(Lang::ENGLISH, "xyzzy"), None);
}

#[test]
fn topics_of_the_other_games_are_found_too() {
    let first = |game, lang, query| rule_search::search(lang, game, query).first().map(|topic| topic.id);
    let anno1800 = |lang, query| first(GameId::Anno1800, lang, query);
    assert_eq!(anno1800(Lang::ENGLISH, "how do I pay"), Some("paying"));
    assert_eq!(anno1800(Lang::from_locale("de"), "handeln"), Some("trade"));
    assert_eq!(anno1800(Lang::from_locale("de"), "Redakteur"), Some("objectives"));
    assert_eq!(anno1800(Lang::from_locale("nl"), "ingenieur"), Some("hire"));
    assert_eq!(anno1800(Lang::from_locale("nl"), "vuurwerk"), Some("ending"));
    let anno1701 = |lang, query| first(GameId::Anno1701, lang, query);
    assert_eq!(anno1701(Lang::ENGLISH, "counter-offer"), Some("trade"));
    assert_eq!(anno1701(Lang::from_locale("de"), "universitaet"), Some("buildings_two"));
    assert_eq!(anno1701(Lang::from_locale("de"), "Gegenangebot machen"), Some("trade"));
    assert_eq!(anno1701(Lang::from_locale("nl"), "oproer"), Some("riot"));
    assert_eq!(anno1701(Lang::from_locale("nl"), "piraten"), Some("pirates"));
}

#[test]
fn autocomplete_offers_titles_in_order_when_nothing_is_typed() {
    let offered = rule_search::suggest(Lang::from_locale("de"), GameId::Anno1503, "");
    assert_eq!(offered.first(), Some(&("goal", "Ziel des Spiels")));
    assert!(offered.len() <= 25);
}
