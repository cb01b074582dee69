//! Tests of words and their forms, of mentions of commands, and of capital letters.

use archipel_rules::{Arg, GameId, Id, Phrase, Seat};
use fluent_bundle::FluentResource;

use crate::capitals::{MARK, Place, finish};
use crate::{Args, Icon, Lang, Translator, mention, number, tr};

fn translator(code: &str, game: GameId) -> Translator<'static> {
    Translator { lang: Lang::from_code(code).unwrap(), game: Some(game), names: &[], icons: false }
}

fn terms(terms: &[(&str, i64)]) -> Arg {
    Arg::Terms(terms.iter().map(|(id, count)| (Id::new(id), *count)).collect())
}

#[test]
fn words_are_lower_case_in_a_sentence_and_have_a_capital_on_a_card() {
    let took = Phrase::new("event-took").seat("player", Seat(0)).term("good", "wood");
    assert!(translator("en", GameId::Anno1503).phrase(&took).ends_with("takes wood."));
    assert!(translator("de", GameId::Anno1503).phrase(&took).ends_with("nimmt Holz."));
    assert_eq!(translator("en", GameId::Anno1503).term("wood"), "Wood");
    assert_eq!(translator("nl", GameId::Anno1503).term("wood"), "Hout");
    assert_eq!(translator("en", GameId::Anno1503).term("grand_trading_post"), "Grand Trading Post");
    assert_eq!(translator("en", GameId::Anno1503).term("label-buy"), "buy");
    assert_eq!(translator("en", GameId::Anno1503).term("7"), "7");
}

#[test]
fn a_word_at_the_start_has_a_capital_where_a_sentence_or_a_label_begins() {
    let word = Phrase::new("choice-word").term("word", "wood");
    let english = translator("en", GameId::Anno1503);
    assert_eq!(english.label(&word), "Wood");
    assert_eq!(english.phrase(&word), "Wood");
    assert_eq!(english.detail(&word), "wood");
    let rise = Phrase::new("choice-rise").term("tier", "farmer").term("to", "worker");
    assert_eq!(translator("en", GameId::Anno1800).label(&rise), "Farmer → Worker");
    let text = |text: &str| text.replace('^', &MARK.to_string());
    assert_eq!(finish(text("^wood! ^stone and ^cloth."), Place::Sentence), "Wood! Stone and cloth.");
    assert_eq!(finish(text("You need:\n- ^wood"), Place::Sentence), "You need:\n- Wood");
    assert_eq!(finish(text("Dock 3: ^wood"), Place::Sentence), "Dock 3: wood");
    assert_eq!(finish(text("Dock 3: ^wood"), Place::Label), "Dock 3: Wood");
    assert_eq!(finish(text("ada takes ^wood"), Place::Sentence), "ada takes wood");
}

#[test]
fn counted_words_are_joined_as_the_language_does() {
    let lack = |code, game, goods: &[(&str, i64)]| {
        translator(code, game).detail(&Phrase { key: "cost", args: vec![("parts", terms(goods))] })
    };
    let goods = [("planks", 1), ("artisan", 1), ("gold", 2)];
    assert_eq!(lack("en", GameId::Anno1800, &goods), "planks, 1 artisan and 2 gold");
    assert_eq!(lack("de", GameId::Anno1800, &[("bricks", 2), ("farmer", 2)]), "2 Ziegelsteine und 2 Bauern");
    assert_eq!(lack("nl", GameId::Anno1800, &[("worker", 2)]), "2 werkers");
    assert_eq!(lack("en", GameId::Anno1800, &[]), "nothing");
    let cost = |goods| {
        translator("en", GameId::Anno1701)
            .detail(&Phrase { key: "choice-cost", args: vec![("goods", terms(goods))] })
    };
    assert_eq!(cost(&[("tool", 1), ("brick", 2)]), "costs 1 tool and 2 bricks");
}

/// Formats one message that only this test has.
fn say(code: &str, text: &str, phrase: &Phrase) -> String {
    let lang = Lang::from_code(code).unwrap();
    let mut bundle = crate::bundles::load(lang);
    bundle.add_resource_overriding(FluentResource::try_new(format!("test = {text}")).unwrap());
    let translator = Translator { lang, game: Some(GameId::Anno1800), names: &[], icons: false };
    let args = translator.args(phrase);
    let message = bundle.get_message("test").unwrap();
    let mut errors = Vec::new();
    let said = bundle.format_pattern(message.value().unwrap(), Some(args.fluent()), &mut errors).into_owned();
    assert!(errors.is_empty(), "{errors:?}");
    finish(said, Place::Sentence)
}

#[test]
fn messages_choose_forms_articles_and_numbers() {
    let tile = Phrase::new("test").term("tile", "brewery").term("tier", "engineer").number("count", 2);
    assert_eq!(say("en", "Ada builds { WORD($tile, form: \"a\") }.", &tile), "Ada builds a brewery.");
    assert_eq!(say("en", "Ada hires { WORD($tier, form: \"a\") }.", &tile), "Ada hires an engineer.");
    assert_eq!(say("de", "Ada baut { WORD($tile, form: \"a-acc\") }.", &tile), "Ada baut eine Brauerei.");
    assert_eq!(say("de", "Ada holt { WORD($tier, form: \"a-acc\") }.", &tile), "Ada holt einen Ingenieur.");
    assert_eq!(say("nl", "{ WORD($tile, form: \"the\") } is van Ada.", &tile), "De brouwerij is van Ada.");
    assert_eq!(say("en", "{ $count } { WORD($tier, $count) }", &tile), "2 engineers");
    assert_eq!(say("en", "{ COUNT($tier, $count) }", &tile), "2 engineers");
    let choose = "{ WORD($tile, form: \"gender\") ->\n    [f] Sie\n   *[other] Es\n }";
    assert_eq!(say("de", choose, &tile), "Sie");
    assert_eq!(say("en", "{ TITLE($tile) }", &tile), "Brewery");
    let goods =
        Phrase { key: "test", args: vec![("goods", terms(&[("coal", 1), ("gold", 3), ("worker", 1)]))] };
    assert_eq!(say("en", "{ COUNT($goods, join: \"comma\") }", &goods), "Coal, 3 gold, 1 worker");
}

#[test]
fn the_dative_of_a_german_list_is_right() {
    let phrase = Phrase {
        key: "alt-1701-tile-symbols",
        args: vec![("island", Arg::Term(Id::new("foreign_people"))), ("symbols", terms(&[("sacks", 2)]))],
    };
    assert_eq!(translator("de", GameId::Anno1701).phrase(&phrase), "Fremdes Volk mit 2 Handelssäcken");
}

#[test]
fn names_are_put_together_from_words() {
    assert_eq!(translator("en", GameId::Anno1800).term("fw_03"), "Soap & work clothes I");
    assert_eq!(translator("nl", GameId::Anno1800).term("fw_03"), "Zeep & werkkleding I");
    assert_eq!(translator("de", GameId::MilleFiori).term("quartz_3"), "Quarz 3");
    assert_eq!(translator("en", GameId::Anno1800).option_value("objective_1", "the_editor"), "The Editor");
    assert_eq!(translator("fr", GameId::Anno1503).icon("wood"), Some(Icon::Unicode("🪵".to_owned())));
}

/// The language of the tests is a folder of a few texts; everything else is English.
#[test]
fn a_partly_translated_language_falls_back_text_by_text() {
    let french = translator("fr", GameId::Anno1503);
    assert_eq!(Lang::from_locale("fr"), french.lang);
    assert_eq!(french.lang.own_name(), "Français");
    let took = |good| Phrase::new("event-took").seat("player", Seat(0)).term("good", good);
    assert_eq!(french.phrase(&took("stone")), "Seat 1 prend de la pierre.");
    // A word that is not translated, in a sentence that is.
    assert_eq!(french.phrase(&took("cloth")), "Seat 1 prend cloth.");
    // A sentence that is not translated has English words too.
    let bought = Phrase::new("event-bought").seat("player", Seat(0)).term("good", "wood").number("gold", 3);
    assert_eq!(french.phrase(&bought), "Seat 1 buys wood for 3 gold.");
    assert_eq!(french.term("wood"), "Bois");
    assert_eq!(french.list(&["Ada", "Ben"]), "Ada et Ben");
    assert_eq!(number(french.lang, 12_345), "12\u{202f}345");
    assert_eq!(tr(french.lang, "undone", &Args::new()), tr(Lang::ENGLISH, "undone", &Args::new()));
}

#[test]
fn commands_are_named_as_the_reader_types_them() {
    let (english, german) = (Lang::ENGLISH, Lang::from_locale("de"));
    assert_eq!(mention(english, "game-new"), "`/game new`");
    assert_eq!(mention(german, "game-new"), "`/spiel neu`");
    assert!(tr(german, "denied-no-game", &Args::new()).contains("`/spiel neu`"));
    assert!(tr(german, "film-alt", &Args::new().with("turns", 3)).contains(". /film mit text:true"));
}
