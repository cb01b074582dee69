//! Benchmarks of translation, name escaping and rules search.
#![allow(missing_docs, reason = "a benchmark has no public interface")]

use archipel_rules::{Arg, GameId, Id, Phrase, Refusal, Seat};
use archipel_words::rule_book::Shelf;
use archipel_words::{Args, Lang, Translator, escape_markdown, rule_book, tr};
use divan::{Bencher, black_box};

fn main() {
    divan::main();
}

/// A message with two arguments, one of them a player.
#[divan::bench]
fn phrase(bencher: Bencher) {
    let names = ["Ada".to_owned(), "Ben".to_owned()];
    let translator = Translator {
        lang: Lang::from_locale("de"),
        game: Some(GameId::Anno1503),
        names: &names,
        icons: false,
    };
    let phrase = Phrase::new("list-and").seat("head", Seat(0)).with("last", Arg::Place(Id::new("c6")));
    bencher.bench(|| translator.phrase(black_box(&phrase)));
}

/// A message that selects a plural.
#[divan::bench]
fn plural(bencher: Bencher) {
    bencher.bench(|| tr(Lang::from_locale("de"), "more-lines", &Args::new().with("count", black_box(1_234))));
}

#[divan::bench]
fn refusal(bencher: Bencher) {
    let translator =
        Translator { lang: Lang::from_locale("nl"), game: Some(GameId::Anno1503), names: &[], icons: false };
    let refusal = Refusal(Phrase::new("undo_nothing"));
    bencher.bench(|| translator.refusal(black_box(&refusal)));
}

#[divan::bench]
fn name(bencher: Bencher) {
    bencher.bench(|| escape_markdown(black_box("Ada_Lovelace <3 @everyone")));
}

#[divan::bench]
fn search(bencher: Bencher) {
    bencher.bench(|| {
        rule_book::search(
            Lang::from_locale("de"),
            Shelf::Game(GameId::Anno1503),
            black_box("gebäude verkauf"),
        )
    });
}
