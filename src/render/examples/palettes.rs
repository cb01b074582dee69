//! Computes the fixed colours of each game from many of its pictures and writes them to `assets/palettes`:
//! `cargo run -p archipel-render --example palettes`, or of one game: `… --example palettes anno1800`. Run it when the
//! golden test says that the colours no longer fit, and look at the pictures afterwards.

#[path = "../tests/played/mod.rs"]
mod played;
#[path = "../tests/scenes/mod.rs"]
mod scenes;

use std::{error::Error, fs, path::Path};

use archipel_render::{PictureOptions, Subject, TableImage, Theme, choose_colours, draw, overview};
use archipel_rules::{GameId, Seat, View, Viewer};

fn main() -> Result<(), Box<dyn Error>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../assets/palettes");
    let only = std::env::args().nth(1);
    for game in GameId::ALL.iter().filter(|game| only.as_deref().is_none_or(|only| game.as_str() == only)) {
        for (theme, word) in [(Theme::Day, "day"), (Theme::Night, "night")] {
            let colours = choose_colours(&pixels(*game, theme));
            let lines: Vec<String> =
                colours.iter().map(|[r, g, b]| format!("{r:02x}{g:02x}{b:02x}")).collect();
            fs::write(folder.join(format!("{game}-{word}.txt")), lines.join("\n") + "\n")?;
            println!("{game} {word}: {} colours", colours.len());
        }
    }
    Ok(())
}

/// The pixels of pictures from the start of a game to its end.
fn pixels(game: GameId, theme: Theme) -> Vec<u8> {
    let names: Vec<String> = ["Ada", "Bartholomäus", "Zoë 🦊", "Dora"].map(String::from).into();
    let terms = scenes::terms("en");
    let mut rgba = Vec::new();
    let table = played::played(game, *game.seat_counts().end(), 11, 3000);
    let last = table.next_number() - 1;
    let at = |number| table.position_at(number).unwrap_or_else(|_| table.position().clone());
    let mut views: Vec<View> =
        [0, last / 3, last * 9 / 10, last].map(|number| at(number).view(Viewer::Seat(Seat(0)))).into();
    views.extend(scenes::hand_made().into_iter().filter(|view| view.game() == game));
    let before = views.first().cloned();
    for view in &views {
        let subjects = [Subject::Island(Seat(0)), Subject::Island(Seat(1)), Subject::Board, Subject::Hand];
        for subject in subjects {
            let highlight = before.as_ref().map(|old| archipel_render::changes(old, view, subject));
            let highlight = highlight.unwrap_or_default();
            let options = PictureOptions {
                subject,
                names: &names,
                terms: &terms,
                highlight: &highlight,
                theme,
                width: 1000,
            };
            rgba.extend_from_slice(&draw(view, &options).rgba);
        }
        let options = PictureOptions {
            subject: Subject::Board,
            names: &names,
            terms: &terms,
            highlight: &[],
            theme,
            width: 1000,
        };
        rgba.extend_from_slice(&overview(view).draw(&options).rgba);
        let position = table.position();
        let score =
            TableImage::score(&position.standings(), position.outcome().as_ref(), position.progress());
        rgba.extend_from_slice(&score.draw(&options).rgba);
    }
    rgba
}
