//! Icons in texts, with the emoji of an application. In a process of its own, because a process has one set of emoji.
#![allow(clippy::expect_used, reason = "tests may panic")]

use archipel_rules::{Arg, GameId, Id, Phrase, Seat};
use archipel_words::{Icon, Lang, Translator, clip, drop_icons, length, set_application_emoji, sprites};

/// Every sprite gets an emoji whose id is its place in the list of sprites.
fn with_emoji() {
    let words = sprites::groups().iter().flat_map(|group| &group.words);
    let emoji = words.map(|(_, sprite)| {
        ((*sprite).to_owned(), Icon::Application { name: format!("a_{sprite}_0"), id: 7 })
    });
    set_application_emoji(emoji);
}

fn translator<'a>(lang: &str, game: GameId, names: &'a [String], icons: bool) -> Translator<'a> {
    let lang = Lang::from_code(lang).expect("a language");
    Translator { lang, game: Some(game), names, icons }
}

/// The text with `[planks]` for the icon of planks, and a space for the one that does not break.
fn read(text: &str) -> String {
    text.replace("<:", "[").replace(":7>", "]").replace('\u{a0}', " ")
}

fn term(id: &str) -> Arg {
    Arg::Term(Id::new(id))
}

#[test]
fn icons_stand_before_words_and_their_numbers_in_messages_only() {
    with_emoji();
    let names = ["Ada".to_owned(), "Ben".to_owned()];
    let paid = Phrase::new("event-paid").with("player", Arg::Seat(Seat(0))).with(
        "parts",
        Arg::Terms(vec![(Id::new("planks"), 1), (Id::new("artisan"), 2), (Id::new("gold"), 1)]),
    );
    let english = translator("en", GameId::Anno1800, &names, true);
    let text = read(&english.phrase(&paid));
    assert!(text.starts_with("[seat_0] Ada "), "{text}");
    for part in ["[a1800_planks] planks, ", "[a1800_artisan] 2 artisans", "[gold] 1 gold"] {
        assert!(text.contains(part), "{text}");
    }
    let plain = Translator { icons: false, ..english };
    let without =
        text.split('[').map(|part| part.split_once("] ").map_or(part, |(_, word)| word)).collect::<String>();
    assert_eq!(plain.phrase(&paid), without);
    assert!(!english.label(&paid).contains("<:"), "{}", english.label(&paid));
    for lang in Lang::all() {
        let there = Translator { lang, ..english };
        assert_eq!(there.phrase(&paid).matches("<:").count(), 4, "{}", there.phrase(&paid));
    }
}

#[test]
fn an_icon_stands_once_in_a_sentence_and_does_not_change_capitals() {
    with_emoji();
    let names = ["Ada".to_owned()];
    let twice = Phrase::new("event-raised")
        .with("player", Arg::Seat(Seat(0)))
        .with("tier", term("farmer"))
        .with("to", term("farmer"));
    let text = translator("en", GameId::Anno1800, &names, true).phrase(&twice);
    assert_eq!(text.matches("farmer:").count(), 1, "{text}");
    // A card's name is put together from goods: they are its icons.
    let card = translator("en", GameId::Anno1800, &names, true)
        .phrase(&Phrase::new("event-drew").with("card", term("fw_03")));
    assert!(read(&card).contains("[a1800_soap] Soap & [a1800_work_clothes] work clothes I"), "{card}");
}

#[test]
fn answers_have_the_icon_of_what_they_name() {
    with_emoji();
    let names = ["Ada".to_owned(), "Ben".to_owned()];
    let english = translator("en", GameId::Anno1800, &names, false);
    let icon = |key: &'static str, id: &str, arg: Option<Arg>| {
        let label = Phrase::new(key);
        let label = match arg {
            Some(arg) => label.with("what", arg),
            None => label,
        };
        english.icon_of_answer(&label, id).map(|icon| read(&icon.to_string()))
    };
    assert_eq!(icon("planks", "planks", None).as_deref(), Some("[a1800_planks]"));
    assert_eq!(icon("verb-hire", "hire", None).as_deref(), Some("[a1800_hire]"));
    assert_eq!(icon("unknown", "unknown", Some(term("soap"))).as_deref(), Some("[a1800_soap]"));
    assert_eq!(icon("unknown", "unknown", Some(Arg::Seat(Seat(1)))).as_deref(), Some("[seat_1]"));
    // Without a sprite: the Unicode emoji.
    assert_eq!(icon("verb-finish", "finish", None).as_deref(), Some("✅"));
    assert_eq!(icon("unknown", "unknown", None), None);
}

#[test]
fn too_long_texts_lose_icons_before_words_and_are_never_cut_inside_one() {
    let line = "Ada pays <:planks:1234567890123456789>\u{a0}planks. ";
    let text = line.repeat(40);
    let fitting = drop_icons(&text, 2000);
    assert!(fitting.encode_utf16().count() <= 2000);
    assert_eq!(fitting.matches("planks. ").count(), 40);
    assert!(fitting.contains("<:planks:"), "no more than needed is dropped: {fitting}");
    assert_eq!(drop_icons("short <:planks:12>", 2000), "short <:planks:12>");
    for max in 1..length(&text) {
        let cut = clip(&text, max);
        assert_eq!(cut.matches("<:planks:").count(), cut.matches("1234567890123456789>").count(), "{cut}");
    }
    assert_eq!(length("<:planks:1234567890123456789>"), 2);
    assert_eq!(length("a < b: <:x y>"), 13);
}

/// Prices that are spelt out in a sentence have the icon of gold, in every language.
#[test]
fn gold_in_events_has_its_icon() {
    with_emoji();
    let names = ["Ada".to_owned(), "Ben".to_owned()];
    for lang in Lang::all().filter(|lang| lang.about().complete) {
        let translator = Translator { lang, game: Some(GameId::Anno1503), names: &names, icons: true };
        let sold = Phrase::new("event-sold")
            .with("player", Arg::Seat(Seat(0)))
            .with("good", term("wood"))
            .with("resident", term("pioneer"))
            .with("gold", Arg::Number(3));
        let text = read(&translator.phrase(&sold));
        assert!(text.contains("[gold] 3 "), "{text}");
        assert_eq!(text.matches('[').count(), 4, "{text}");
    }
}
