//! How long it takes to say something.
#![allow(missing_docs, reason = "a benchmark has no readers but its own")]

use archipel_rules::{Arg, GameId, Id, Phrase, Refusal, Seat};
use archipel_words::{Args, Lang, Voice, escape_markdown, rules, say};
use divan::{Bencher, black_box};

fn main() {
    divan::main();
}

/// A sentence with two facts, one of them a player.
#[divan::bench]
fn phrase(bencher: Bencher) {
    let names = ["Ada".to_owned(), "Ben".to_owned()];
    let voice = Voice { lang: Lang::De, game: Some(GameId::Anno1503), names: &names };
    let phrase = Phrase::new("list-and").seat("head", Seat(0)).with("last", Arg::Place(Id::new("c6")));
    bencher.bench(|| voice.phrase(black_box(&phrase)));
}

/// A sentence that chooses a plural.
#[divan::bench]
fn plural(bencher: Bencher) {
    bencher.bench(|| say(Lang::De, "more-lines", &Args::new().with("count", black_box(1_234))));
}

#[divan::bench]
fn refusal(bencher: Bencher) {
    let voice = Voice { lang: Lang::Nl, game: Some(GameId::Anno1503), names: &[] };
    let refusal = Refusal(Phrase::new("undo_nothing"));
    bencher.bench(|| voice.refusal(black_box(&refusal)));
}

#[divan::bench]
fn name(bencher: Bencher) {
    bencher.bench(|| escape_markdown(black_box("Ada_Lovelace <3 @everyone")));
}

#[divan::bench]
fn search(bencher: Bencher) {
    bencher.bench(|| rules::search(Lang::De, GameId::Anno1503, black_box("gebäude verkauf")));
}
