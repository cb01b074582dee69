//! Example-based tests of translation, numbers, names and truncation.

use archipel_rules::{Arg, GameId, Id, Phrase, Refusal, Seat};
use proptest::prelude::*;

use crate::{
    Args, Lang, Localised, NAME_LENGTH, Translator, clean_name, clip, escape_markdown, join_lines, length,
    number, tr,
};

fn de() -> Lang {
    Lang::from_locale("de")
}

fn nl() -> Lang {
    Lang::from_locale("nl")
}

fn translator(lang: Lang, names: &[String]) -> Translator<'_> {
    Translator { lang, game: Some(GameId::Anno1503), names, icons: false }
}

#[test]
fn discord_locales_map_to_languages() {
    let read = ["de", "en-GB", "en-US", "nl", "nl-BE", "pl", "", "DE"].map(Lang::from_locale);
    assert_eq!(read, [de(), Lang::ENGLISH, Lang::ENGLISH, nl(), nl(), Lang::ENGLISH, Lang::ENGLISH, de()]);
    for lang in Lang::all() {
        assert_eq!(Lang::from_locale(lang.code()), lang);
        assert!(lang.discord_locales().iter().all(|locale| Lang::from_locale(locale) == lang));
    }
}

#[test]
fn plurals_depend_on_the_number() {
    let more = |lang, count: usize| tr(lang, "more-lines", &Args::new().with("count", count));
    assert_eq!(more(Lang::ENGLISH, 1), "… and 1 more");
    assert_eq!(more(Lang::ENGLISH, 12_345), "… and 12,345 more");
    assert_eq!(more(de(), 12_345), "… und 12.345 weitere");
    assert_eq!(more(nl(), 2), "… en nog 2");
}

#[test]
fn numbers_are_grouped_and_signed() {
    assert_eq!(number(Lang::ENGLISH, 0), "0");
    assert_eq!(number(Lang::ENGLISH, 999), "999");
    assert_eq!(number(nl(), 1_000), "1.000");
    assert_eq!(number(Lang::ENGLISH, -1_234_567), "−1,234,567");
    assert_eq!(number(de(), i64::MIN), "−9.223.372.036.854.775.808");
}

#[test]
fn a_missing_key_is_shown_as_the_key() {
    assert_eq!(tr(nl(), "no-such-key", &Args::new()), "no-such-key");
    assert_eq!(tr(nl(), "", &Args::new()), "…");
    let translator = translator(de(), &[]);
    assert_eq!(translator.phrase(&Phrase::new("no_such_key")), "no_such_key");
    assert_eq!(translator.verb("juggle"), "verb-juggle");
    assert_eq!(translator.term("no_such_word"), "no_such_word");
    assert_eq!(translator.question("juggle", "balls"), "param-balls");
    assert_eq!(translator.attr("no-such-key", "name"), "no-such-key.name");
    assert_eq!(translator.refusal(&Refusal(Phrase::new("no_mood"))), "refused-no_mood");
}

#[test]
fn a_message_with_a_missing_argument_is_still_shown() {
    assert_eq!(tr(Lang::ENGLISH, "seat", &Args::new()), "Seat {$number}");
}

#[test]
fn refusals_are_translated() {
    let refusal = Refusal(Phrase::new("undo_nothing"));
    assert_eq!(translator(Lang::ENGLISH, &[]).refusal(&refusal), "There’s nothing to undo.");
    assert_eq!(translator(nl(), &[]).refusal(&refusal), "Er valt niets ongedaan te maken.");
}

#[test]
fn arguments_of_a_phrase_are_translated() {
    let names = ["Ada".to_owned(), "Ben".to_owned()];
    let translator = translator(de(), &names);
    let pair = |head, last| {
        translator.phrase(&Phrase { key: "list-and", args: vec![("head", head), ("last", last)] })
    };
    assert_eq!(pair(Arg::Seat(Seat(1)), Arg::Seat(Seat(3))), "Ben und Platz 4");
    assert_eq!(pair(Arg::Place(Id::new("c6")), Arg::Number(1_500)), "C6 und 1.500");
    let inner = Phrase::new("list-nothing");
    assert_eq!(pair(Arg::Phrase(Box::new(inner)), Arg::Terms(Vec::new())), "nichts und nichts");
    assert_eq!(pair(Arg::Term(Id::new("7")), Arg::Terms(vec![(Id::new("x_y"), 2)])), "7 und 2 x_y");
}

#[test]
fn places_are_written_as_in_the_pictures() {
    let translator = Translator { lang: nl(), game: Some(GameId::Anno1800), names: &[], icons: false };
    let phrase = Phrase::new("choice-field").place("field", "o2_b3");
    assert_eq!(translator.phrase(&phrase), "O2-B3");
}

#[test]
fn lists_are_joined_with_commas_and_and() {
    let translator = translator(Lang::ENGLISH, &[]);
    assert_eq!(translator.list::<&str>(&[]), "nothing");
    assert_eq!(translator.list(&["Ada"]), "Ada");
    assert_eq!(translator.list(&["Ada", "Ben"]), "Ada and Ben");
    assert_eq!(translator.list(&["Ada", "Ben", "Cem"]), "Ada, Ben and Cem");
}

#[test]
fn option_values_are_translated_or_shown_unchanged() {
    let translator = translator(de(), &[]);
    assert_eq!(translator.option_value("some", "true"), "Ja");
    assert_eq!(translator.option_value("some", "40"), "40");
    assert_eq!(translator.option_value("some", "null"), "Keine");
    assert_eq!(translator.option_value("some", "workspace_root()-rules-2"), "workspace_root()-rules-2");
}

#[test]
fn commands_are_localised_for_discord() {
    let localised = Localised::value("value-true");
    assert_eq!(localised.base, "Yes");
    let others: Vec<(&str, &str)> =
        localised.others.iter().map(|(code, text)| (*code, text.as_str())).collect();
    assert_eq!(others[..4], [("en-GB", "Yes"), ("en-US", "Yes"), ("de", "Ja"), ("nl", "Ja")]);
}

#[test]
fn escaped_names_neither_ping_nor_break_markup() {
    assert_eq!(escape_markdown("@everyone"), "@\u{200b}everyone");
    assert_eq!(escape_markdown("<@123>"), "\\<@\u{200b}123\\>");
    assert_eq!(escape_markdown("**Ada**"), "\\*\\*Ada\\*\\*");
    assert_eq!(escape_markdown("1. Ada_B"), "1\\. Ada\\_B");
    assert_eq!(escape_markdown("https://x.y"), "https\\://x\\.y");
    assert_eq!(escape_markdown("# a\n> b"), "\\# a \\> b");
    assert_eq!(escape_markdown("Jürgen 👍🏽"), "Jürgen 👍🏽");
}

#[test]
fn cleaned_names_are_visible_and_short() {
    assert_eq!(clean_name("A\u{202e}d\u{200b}a\u{7}"), "Ada");
    assert_eq!(clean_name("\u{200b}\u{2800}\u{3164} "), "–");
    assert_eq!(clean_name("  Ada \t\n Lovelace "), "Ada Lovelace");
    assert_eq!(clean_name(&"x".repeat(32)), "x".repeat(32));
    assert_eq!(clean_name(&"x".repeat(33)), "x".repeat(31) + "…");
    assert_eq!(clean_name(&format!("Z{}", "\u{301}".repeat(50))), "Z\u{301}\u{301}\u{301}");
    assert_eq!(clean_name("\u{301}"), "–");
}

#[test]
fn texts_are_clipped_between_grapheme_clusters() {
    assert_eq!(clip("Ahoy", 4), "Ahoy");
    assert_eq!(clip("Ahoy there", 6), "Ahoy…");
    assert_eq!(clip("Ahoy", 0), "");
    assert_eq!(clip("👍🏽👍🏽", 5), "👍🏽…");
    assert_eq!(clip("👍🏽👍🏽", 4), "…");
}

#[test]
fn dropped_lines_are_counted() {
    assert_eq!(join_lines(Lang::ENGLISH, &["one", "two"], 7), "one\ntwo");
    let lines: Vec<String> = (1..=9).map(|n| format!("line {n}")).collect();
    assert_eq!(join_lines(Lang::ENGLISH, &lines, 26), "line 1\nline 2\n… and 7 more");
    assert_eq!(join_lines(de(), &lines, 28), "line 1\n… und 8 weitere");
    assert_eq!(join_lines(Lang::ENGLISH, &["a very long line", "another"], 18), "a ve…\n… and 1 more");
    assert_eq!(join_lines::<&str>(Lang::ENGLISH, &[], 10), "");
}

proptest! {
    #[test]
    fn clipped_texts_fit(text in "\\PC*", max in 0usize..80) {
        prop_assert!(length(&clip(&text, max)) <= max);
    }

    #[test]
    fn joined_lines_fit(lines in proptest::collection::vec("\\PC{0,20}", 0..12), max in 0usize..120) {
        prop_assert!(length(&join_lines(de(), &lines, max)) <= max);
    }

    #[test]
    fn any_name_is_safe(name in "[\\PC@<>`*_~|#\\-\\[\\]()\\\\:\u{200b}\u{202e}\u{301}]{0,60}") {
        let clean = clean_name(&name);
        prop_assert!(!clean.is_empty());
        prop_assert!(clean.chars().count() <= NAME_LENGTH * 4 + 1);
        prop_assert_eq!(clean_name(&clean), clean.clone());
        let escaped = escape_markdown(&name);
        let mut chars = escaped.chars();
        while let Some(c) = chars.next() {
            match c {
                '\\' => prop_assert!(chars.next().is_some_and(|next| next.is_ascii_punctuation())),
                '@' => prop_assert_eq!(chars.next(), Some('\u{200b}')),
                c => prop_assert!(!"*_~`|<>#".contains(c)),
            }
        }
    }
}
