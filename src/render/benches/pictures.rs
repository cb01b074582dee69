//! How long drawing and encoding take, apart from each other, and how many bytes come out.

#[path = "../tests/scenes/mod.rs"]
mod scenes;

use archipel_render::{Request, Theme, What, draw};
use archipel_rules::{Seat, View};
use divan::Bencher;
use png::{DeflateCompression, Filter};

const KINDS: [What; 3] = [What::Island(Seat(0)), What::Board, What::Hand];

fn main() {
    for what in KINDS {
        let picture = picture(what);
        let bytes = picture.encode_png().map_or(0, |png| png.len());
        println!("{what:?}: {} x {} pixels, {bytes} bytes", picture.width, picture.height);
    }
    divan::main();
}

fn picture(what: What) -> archipel_render::Picture {
    let names: Vec<String> = ["Ada", "Ben", "Cleo", "Dora"].map(String::from).into();
    let terms = scenes::terms("en");
    let view = View::Anno1503(scenes::late(4));
    draw(
        &view,
        &Request { what, names: &names, terms: &terms, highlight: &[], theme: Theme::Day, width: 1000 },
    )
}

#[divan::bench(args = KINDS)]
fn drawing(bencher: Bencher, what: What) {
    let names: Vec<String> = ["Ada", "Ben", "Cleo", "Dora"].map(String::from).into();
    let terms = scenes::terms("en");
    let view = View::Anno1503(scenes::late(4));
    let request =
        Request { what, names: &names, terms: &terms, highlight: &[], theme: Theme::Day, width: 1000 };
    bencher.bench_local(|| draw(&view, &request));
}

#[divan::bench(args = KINDS)]
fn encoding(bencher: Bencher, what: What) {
    let picture = picture(what);
    bencher.bench(|| picture.encode_png());
}

/// The settings that were weighed; bytes are printed once per setting.
#[divan::bench(args = ["fast paeth", "level 1 none", "level 2 none", "level 4 none"])]
fn settings(bencher: Bencher, name: &str) {
    let picture = picture(What::Island(Seat(0)));
    let (compression, filter) = match name {
        "fast paeth" => (DeflateCompression::FdeflateUltraFast, Filter::Paeth),
        "level 1 none" => (DeflateCompression::Level(1), Filter::NoFilter),
        "level 2 none" => (DeflateCompression::Level(2), Filter::NoFilter),
        _ => (DeflateCompression::Level(4), Filter::NoFilter),
    };
    let bytes = picture.encode_exactly(compression, filter).map_or(0, |png| png.len());
    println!("{name}: {bytes} bytes");
    bencher.bench(|| picture.encode_exactly(compression, filter));
}
