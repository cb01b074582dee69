//! The words that a language does not want. The texts themselves are tested by `complete_languages_have_no_problem`.

use super::disk::{complete, folder};
use crate::check::forbidden::{Pattern, read};

#[test]
fn patterns_are_whole_words() {
    for (pattern, text) in [
        ("lapse", "Offers lapse."),
        ("lapse", "LAPSE"),
        ("colour*", "Two colourful cards"),
        ("*kaart", "Een Zusatzkaart!"),
        ("'", "Ada's turn"),
        ("free of charge", "It is free of charge."),
        ("Größe", "die größe"),
    ] {
        assert!(Pattern::new(pattern).is_in(text), "{pattern} in {text}");
    }
    for (pattern, text) in [
        ("lapse", "collapse"),
        ("lapse", "lapses"),
        ("colour*", "discolour"),
        ("may", "maybe"),
        ("war", "wär"),
    ] {
        assert!(!Pattern::new(pattern).is_in(text), "{pattern} in {text}");
    }
}

#[test]
fn lines_say_where_a_word_is_forbidden() {
    let (words, errors) = read(
        "# comment\n\nmay [except rules- month-] -> can\nwaar [only anno1503-] -> product\nx -> \nwrong\n\
         y [in z] -> w",
    );
    assert_eq!(errors, ["forbidden.txt: x ->", "forbidden.txt: wrong", "forbidden.txt: y [in z] -> w"]);
    let [may, waar] = &words[..] else { panic!("{words:?}") };
    assert!(may.concerns("bot-x") && !may.concerns("rules-anno1503-goal") && !may.concerns("month-5"));
    assert!(waar.concerns("anno1503-goal") && !waar.concerns("anno1701-goal"));
    assert!(!may.concerns("anything.words"), "people may search for any word");
    assert_eq!(waar.instead, "product");
}

#[test]
fn every_complete_language_has_a_list() {
    for lang in complete() {
        let text = std::fs::read_to_string(folder(lang).join("forbidden.txt")).unwrap();
        assert_eq!(read(&text).1, Vec::<String>::new(), "{lang}");
    }
}
