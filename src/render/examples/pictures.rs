//! Draws every picture of the hand-made views into a folder: `cargo run -p archipel-render --example pictures -- FOLDER`.

#[path = "../tests/scenes/mod.rs"]
mod scenes;

use archipel_render::{Request, Theme, What, changes, draw};
use archipel_rules::{Seat, View};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let folder = std::env::args().nth(1).unwrap_or_else(|| ".".into());
    std::fs::create_dir_all(&folder)?;
    let names: Vec<String> = ["Ada", "Bartholomäus der Große", "Zoë 🦊", "שלום"].map(String::from).into();
    let start = View::Anno1503(scenes::start(4));
    for (label, view) in [
        ("start", start.clone()),
        ("middle", View::Anno1503(scenes::middle(4))),
        ("late", View::Anno1503(scenes::late(4))),
    ] {
        for (kind, what) in [("island", What::Island(Seat(0))), ("board", What::Board), ("hand", What::Hand)]
        {
            for (theme, language) in [(Theme::Day, "en"), (Theme::Night, "de")] {
                let highlight = if label == "middle" { changes(&start, &view, what) } else { Vec::new() };
                let terms = scenes::terms(language);
                let request =
                    Request { what, names: &names, terms: &terms, highlight: &highlight, theme, width: 1000 };
                let png = draw(&view, &request).encode_png()?;
                let path = format!(
                    "{folder}/{kind}-{label}-{}.png",
                    if theme == Theme::Day { "day" } else { "night" }
                );
                println!("{path} {} bytes", png.len());
                std::fs::write(path, png)?;
            }
        }
    }
    Ok(())
}
