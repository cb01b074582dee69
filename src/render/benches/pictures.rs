//! Time of drawing and of encoding, and the size of the files.
#![allow(clippy::expect_used, reason = "a benchmark may panic")]

#[path = "../tests/played/mod.rs"]
mod played;
#[path = "../tests/questions/mod.rs"]
mod questions;
#[path = "../tests/scenes/mod.rs"]
mod scenes;

use std::fmt;

use archipel_render::{Colours, Picture, PictureOptions, Subject, Theme, draw, draw_decision};
use archipel_rules::{GameId, Seat, View, Viewer};
use divan::Bencher;
use png::{DeflateCompression, Filter};

/// A picture of a game of four near its end.
#[derive(Clone, Copy)]
struct Kind(GameId, Subject);

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {:?}", self.0, self.1)
    }
}

fn kinds() -> impl Iterator<Item = Kind> {
    let subjects = [Subject::Island(Seat(0)), Subject::Board, Subject::Hand];
    GameId::ALL.iter().flat_map(move |game| subjects.map(|subject| Kind(*game, subject)))
}

fn main() {
    for kind in kinds() {
        let picture = with(kind, draw);
        let bytes = picture.encode_in(Colours::of(kind.0, Theme::Day)).len();
        println!("{kind}: {} x {} pixels, {bytes} bytes", picture.width, picture.height);
    }
    for game in GameId::ALL {
        let bytes: Vec<usize> = asked(*game).iter().map(|asking| decision(asking).len()).collect();
        let (most, sum) = (bytes.iter().max().copied().unwrap_or(0), bytes.iter().sum::<usize>());
        println!(
            "{game}: {} decision pictures, {} bytes, {most} at most",
            bytes.len(),
            sum / bytes.len().max(1)
        );
    }
    divan::main();
}

/// A random game near its end, when players still have cards in hand.
fn nearly_over(game: GameId) -> View {
    let table = played::played(game, *game.seat_counts().end(), 11, 2000);
    let position = table.position_at((table.next_number() - 1) * 9 / 10).ok();
    position.as_ref().unwrap_or(table.position()).view(Viewer::Seat(Seat(0)))
}

/// Calls `call` with the view and the options of a kind.
fn with<T>(kind: Kind, call: impl FnOnce(&View, &PictureOptions<'_>) -> T) -> T {
    let names: Vec<String> = ["Ada", "Ben", "Cleo", "Dora"].map(String::from).into();
    let terms = scenes::terms("en");
    let view = scenes::hand_made().into_iter().find(|view| view.game() == kind.0);
    let view = view.unwrap_or_else(|| nearly_over(kind.0));
    let options = PictureOptions {
        subject: kind.1,
        names: &names,
        terms: &terms,
        highlight: &[],
        theme: Theme::Day,
        width: 1000,
    };
    call(&view, &options)
}

/// One question of every kind of a game.
fn asked(game: GameId) -> Vec<questions::Asking> {
    questions::of(game, 11..12, 10).into_values().collect()
}

/// Draws and encodes the picture beside a question.
fn decision(asking: &questions::Asking) -> Vec<u8> {
    let names: Vec<String> = ["Ada", "Ben", "Cleo", "Dora"].map(String::from).into();
    let terms = scenes::terms("en");
    let options = PictureOptions {
        subject: Subject::Board,
        names: &names,
        terms: &terms,
        highlight: &[],
        theme: Theme::Day,
        width: 1000,
    };
    let picture = draw_decision(&asking.view, asking.seat, &asking.question(), &options);
    picture.encode_in(Colours::of(asking.view.game(), Theme::Day))
}

/// Draws and encodes the pictures beside all kinds of questions, one after the other; the time is that of one picture.
#[divan::bench(args = GameId::ALL)]
fn deciding(bencher: Bencher, game: GameId) {
    let asked = asked(game);
    let mut next = 0;
    bencher.bench_local(|| {
        next = (next + 1) % asked.len();
        decision(&asked[next])
    });
}

#[divan::bench(args = kinds())]
fn drawing(bencher: Bencher, kind: Kind) {
    with(kind, |view, options| bencher.bench_local(|| draw(view, options)));
}

/// All bands are cached.
#[divan::bench(args = kinds())]
fn encoding_unchanged(bencher: Bencher, kind: Kind) {
    let picture = with(kind, draw);
    bencher.bench(|| picture.encode_in(Colours::of(kind.0, Theme::Day)));
}

/// No band is cached: every iteration changes a pixel of every row.
#[divan::bench(args = kinds())]
fn encoding_changed(bencher: Bencher, kind: Kind) {
    let (picture, mut turn) = (with(kind, draw), 0);
    let changed = || {
        turn += 13;
        let mut copy = picture.clone();
        let width = copy.width as usize * 4;
        for (row, line) in copy.rgba.chunks_exact_mut(width).enumerate() {
            let pixel = (row * 7 + turn) * 4 % width;
            line[pixel..pixel + 3].copy_from_slice(&[0x33, 0x28, 0x22]);
        }
        copy
    };
    bencher
        .with_inputs(changed)
        .bench_local_refs(|picture| picture.encode_in(Colours::of(kind.0, Theme::Day)));
}

/// The `png` crate alone, from pixels that are already indexed.
#[divan::bench(args = kinds())]
fn encoding_by_png_crate(bencher: Bencher, kind: Kind) {
    let file = with(kind, draw).encode_in(Colours::of(kind.0, Theme::Day));
    let mut reader = png::Decoder::new(std::io::Cursor::new(file)).read_info().expect("a valid PNG");
    let mut pixels = vec![0; reader.output_buffer_size().expect("a small picture")];
    reader.next_frame(&mut pixels).expect("a valid PNG");
    let info = reader.info().clone();
    let palette = info.palette.clone().expect("indexed colours");
    bencher.bench_local(|| {
        let mut bytes = Vec::with_capacity(pixels.len() / 4);
        let mut encoder = png::Encoder::new(&mut bytes, info.width, info.height);
        encoder.set_color(png::ColorType::Indexed);
        encoder.set_depth(png::BitDepth::Eight);
        encoder.set_palette(palette.as_ref());
        encoder.set_deflate_compression(DeflateCompression::Level(1));
        encoder.set_filter(Filter::NoFilter);
        let mut writer = encoder.write_header().expect("a valid header");
        writer.write_image_data(&pixels).expect("a whole picture");
        writer.finish().expect("a whole picture");
        bytes
    });
}

/// Compares PNG encodings of the same picture; prints the size of each once.
#[divan::bench(args = ["the game's colours", "256 computed colours", "full colour, png, level 1", "full colour, png, level 4", "full colour, image, level 1"])]
fn settings(bencher: Bencher, name: &str) {
    let picture = with(Kind(GameId::MilleFiori, Subject::Board), draw);
    let full_colour = |level| {
        picture.encode_full_colour(DeflateCompression::Level(level), Filter::NoFilter).unwrap_or_default()
    };
    let encode = || match name {
        "the game's colours" => picture.encode_in(Colours::of(GameId::MilleFiori, Theme::Day)),
        "256 computed colours" => picture.encode_png().unwrap_or_default(),
        "full colour, png, level 1" => full_colour(1),
        "full colour, png, level 4" => full_colour(4),
        _ => by_image(&picture),
    };
    println!("{name}: {} bytes", encode().len());
    bencher.bench_local(encode);
}

/// Full colour through the `image` crate, which cannot write indexed colours.
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
