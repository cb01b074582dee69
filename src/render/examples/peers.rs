//! Our pictures beside the same scenes drawn by others: writes each scene as a list of primitives, with the fonts and
//! sprites that it needs, and prints our own figures. `benches/peers/run.sh` then draws the lists with Pillow and resvg.
//!
//! `cargo run --release -p archipel-render --features trace --example peers -- FOLDER`

#[path = "../tests/played/mod.rs"]
mod played;
#[path = "../tests/scenes/mod.rs"]
mod scenes;

use std::{error::Error, fs, path::Path};

use archipel_render::{Colours, Picture, Request, Subject, Theme, draw, overview, trace};
use archipel_rules::{Game as _, GameId, Seat, View, Viewer};

const TIMES: u32 = 12;

fn main() -> Result<(), Box<dyn Error>> {
    let folder = std::env::args().nth(1).unwrap_or_else(|| "target/peers".into());
    let folder = Path::new(&folder);
    fs::create_dir_all(folder)?;
    for (name, bytes) in archipel_render::text::fonts() {
        fs::write(folder.join(name), bytes)?;
    }
    println!("| picture | pixels | first, ms | draw, ms | encode anew, ms | next turn, ms | bytes |");
    println!("| --- | --- | --- | --- | --- | --- | --- |");
    for game in GameId::ALL {
        let (before, after) = views(*game);
        for (kind, what) in [
            ("island", Some(Subject::Island(Seat(0)))),
            ("board", Some(Subject::Board)),
            ("hand", Some(Subject::Hand)),
            ("overview", None),
        ] {
            let paint = |view: &View| paint(view, what);
            let (picture, lines) = trace::record(|| paint(&after));
            let name = format!("{game}-{kind}");
            let list = format!(
                "{{\"width\":{},\"height\":{},\"scene\":[\n{}\n]}}\n",
                picture.width,
                picture.height,
                lines.join(",\n")
            );
            fs::write(folder.join(format!("{name}.json")), list)?;
            let colours = Colours::of(*game, Theme::Day);
            let cold = cpu(|| drop(paint(&after)));
            let draws = mean(|| drop(paint(&after)));
            // Each time another picture in between, so that no band is remembered.
            let noise = noise(&picture);
            let anew = mean(|| noise.iter().for_each(|one| drop(one.encode_in(colours))));
            let bytes = picture.encode_in(colours).len();
            // From one state to the next and back: what a game by post needs.
            let turn = mean(|| {
                drop(paint(&before).encode_in(colours));
                drop(paint(&after).encode_in(colours));
            });
            println!(
                "| {name} | {} x {} | {:.1} | {:.1} | {:.1} | {:.1} | {bytes} |",
                picture.width,
                picture.height,
                cold,
                draws,
                anew / f64::from(u32::try_from(noise.len())?),
                turn / 2.0,
            );
        }
    }
    Ok(())
}

/// A late state and the one a turn later.
fn views(game: GameId) -> (View, View) {
    let own = Viewer::Seat(Seat(0));
    match game {
        GameId::Anno1503 => {
            let after = scenes::late(4);
            let mut before = after.clone();
            before.players[Seat(0)].gold -= 3;
            before.players[Seat(0)].fields[2].resident = None;
            (View::Anno1503(before), View::Anno1503(after))
        }
        GameId::Anno1701 => {
            let after = scenes::anno1701::late(4);
            let mut before = after.clone();
            before.players[Seat(0)].gold += 2;
            before.players[Seat(0)].residents.pop();
            (View::Anno1701(before), View::Anno1701(after))
        }
        GameId::Anno1800 => {
            let after = scenes::anno1800::full(4).state.view(own);
            let mut before = after.clone();
            before.players[Seat(0)].gold += 1;
            before.players[Seat(0)].residence[0] += 1;
            (View::Anno1800(before), View::Anno1800(after))
        }
        // Games without hand-made scenes are played at random.
        _ => {
            let table = played::played(game, *game.seat_counts().end(), 11, 2000);
            let number = (table.next_number() - 1) * 9 / 10;
            let at =
                |number| table.position_at(number).unwrap_or_else(|_| table.position().clone()).view(own);
            (at(number.saturating_sub(4)), at(number))
        }
    }
}

fn paint(view: &View, what: Option<Subject>) -> Picture {
    let names: Vec<String> = ["Ada", "Ben", "Cleo", "Dora"].map(String::from).into();
    let terms = scenes::terms("en");
    let request = Request {
        what: what.unwrap_or(Subject::Board),
        names: &names,
        terms: &terms,
        highlight: &[],
        theme: Theme::Day,
        width: 1000,
    };
    if what.is_some() { draw(view, &request) } else { overview(view).draw(&request) }
}

/// Copies that differ in every band, more of them than the cache of bands holds.
fn noise(picture: &Picture) -> Vec<Picture> {
    (0..16_usize)
        .map(|turn| {
            let mut copy = picture.clone();
            let row = copy.width as usize * 4;
            for (index, line) in copy.rgba.chunks_exact_mut(row).enumerate() {
                if let Some(pixel) =
                    line.get_mut((index * 7 + turn * 13) % row / 4 * 4..).and_then(|l| l.get_mut(..3))
                {
                    pixel.copy_from_slice(&[0x33, 0x28, 0x22]);
                }
            }
            copy
        })
        .collect()
}

/// CPU milliseconds of this thread.
fn cpu(work: impl FnOnce()) -> f64 {
    let now = || {
        let text = fs::read_to_string("/proc/thread-self/schedstat").unwrap_or_default();
        text.split(' ').next().and_then(|nanos| nanos.parse::<u64>().ok()).unwrap_or(0)
    };
    let start = now();
    work();
    #[expect(clippy::cast_precision_loss, reason = "a few seconds")]
    let spent = (now() - start) as f64;
    spent / 1e6
}

fn mean(mut work: impl FnMut()) -> f64 {
    work();
    cpu(|| (0..TIMES).for_each(|_| work())) / f64::from(TIMES)
}
