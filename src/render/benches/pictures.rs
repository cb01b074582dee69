//! How long drawing and encoding take, apart from each other, and how many bytes come out.

#[path = "../tests/played/mod.rs"]
mod played;
#[path = "../tests/scenes/mod.rs"]
mod scenes;

use std::fmt;

use archipel_render::{Colours, Picture, Request, Subject, Theme, draw};
use archipel_rules::{GameId, Seat, View, Viewer};
use divan::Bencher;
use png::{DeflateCompression, Filter};

/// A picture of a full game of four.
#[derive(Clone, Copy)]
struct Kind(GameId, Subject);

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {:?}", self.0, self.1)
    }
}

fn kinds() -> impl Iterator<Item = Kind> {
    let whats = [Subject::Island(Seat(0)), Subject::Board, Subject::Hand];
    GameId::ALL.iter().flat_map(move |game| whats.map(|what| Kind(*game, what)))
}

fn main() {
    for kind in kinds() {
        let picture = with(kind, draw);
        let bytes = picture.encode_in(Colours::of(kind.0, Theme::Day)).len();
        println!("{kind}: {} x {} pixels, {bytes} bytes", picture.width, picture.height);
    }
    divan::main();
}

/// A random game near its end, while there are still cards in hand.
fn nearly_over(game: GameId) -> View {
    let table = played::played(game, *game.seat_counts().end(), 11, 2000);
    let position = table.position_at((table.next_number() - 1) * 9 / 10).ok();
    position.as_ref().unwrap_or(table.position()).view(Viewer::Seat(Seat(0)))
}

/// Calls with the view and the request of a kind.
fn with<T>(kind: Kind, call: impl FnOnce(&View, &Request<'_>) -> T) -> T {
    let names: Vec<String> = ["Ada", "Ben", "Cleo", "Dora"].map(String::from).into();
    let terms = scenes::terms("en");
    let view = scenes::hand_made().into_iter().find(|view| view.game() == kind.0);
    let view = view.unwrap_or_else(|| nearly_over(kind.0));
    let request = Request {
        what: kind.1,
        names: &names,
        terms: &terms,
        highlight: &[],
        theme: Theme::Day,
        width: 1000,
    };
    call(&view, &request)
}

#[divan::bench(args = kinds())]
fn drawing(bencher: Bencher, kind: Kind) {
    with(kind, |view, request| bencher.bench_local(|| draw(view, request)));
}

/// Once more the same: every band is known. `examples/peers.rs` measures it anew and from turn to turn.
#[divan::bench(args = kinds())]
fn encoding(bencher: Bencher, kind: Kind) {
    let picture = with(kind, draw);
    bencher.bench(|| picture.encode_in(Colours::of(kind.0, Theme::Day)));
}

/// What was weighed against 256 colours; bytes are printed once per setting.
#[divan::bench(args = ["the game's colours", "256 own colours", "exact, png, level 1", "exact, png, level 4", "exact, image, level 1"])]
fn settings(bencher: Bencher, name: &str) {
    let picture = with(Kind(GameId::MilleFiori, Subject::Board), draw);
    let exactly = |level| {
        picture.encode_exactly(DeflateCompression::Level(level), Filter::NoFilter).unwrap_or_default()
    };
    let encode = || match name {
        "the game's colours" => picture.encode_in(Colours::of(GameId::MilleFiori, Theme::Day)),
        "256 own colours" => picture.encode_png().unwrap_or_default(),
        "exact, png, level 1" => exactly(1),
        "exact, png, level 4" => exactly(4),
        _ => by_image(&picture),
    };
    println!("{name}: {} bytes", encode().len());
    bencher.bench_local(encode);
}

/// The same through the `image` crate, which cannot write numbered colours.
fn by_image(picture: &Picture) -> Vec<u8> {
    use image::{
        ExtendedColorType, ImageEncoder as _,
        codecs::png::{CompressionType, FilterType, PngEncoder},
    };
    let rgb: Vec<u8> = picture.rgba.as_chunks::<4>().0.iter().flat_map(|[r, g, b, _]| [*r, *g, *b]).collect();
    let mut bytes = Vec::new();
    let encoder = PngEncoder::new_with_quality(&mut bytes, CompressionType::Level(1), FilterType::NoFilter);
    let written = encoder.write_image(&rgb, picture.width, picture.height, ExtendedColorType::Rgb8);
    written.map_or_else(|_| Vec::new(), |()| bytes)
}
