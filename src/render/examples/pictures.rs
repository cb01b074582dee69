//! Draws pictures of hand-made views and of random games into a folder:
//! `cargo run -p archipel-render --example pictures -- FOLDER`.

#[path = "../tests/played/mod.rs"]
mod played;
#[path = "../tests/scenes/mod.rs"]
mod scenes;

use std::{error::Error, fs};

use archipel_render::{PictureOptions, Subject, Theme, changes, draw};
use archipel_rules::{Game as _, GameId, Seat, View, Viewer};

const KINDS: [(&str, Subject); 3] =
    [("island", Subject::Island(Seat(0))), ("board", Subject::Board), ("hand", Subject::Hand)];

fn main() -> Result<(), Box<dyn Error>> {
    let folder = std::env::args().nth(1).unwrap_or_else(|| ".".into());
    fs::create_dir_all(&folder)?;
    let start = View::Anno1503(scenes::start(4));
    for (label, view) in [
        ("start", start.clone()),
        ("middle", View::Anno1503(scenes::middle(4))),
        ("late", View::Anno1503(scenes::late(4))),
    ] {
        let before = (label == "middle").then_some(&start);
        for (kind, subject) in KINDS {
            write(&format!("{folder}/{kind}-{label}-day.png"), &view, subject, before, (Theme::Day, "en"))?;
            write(
                &format!("{folder}/{kind}-{label}-night.png"),
                &view,
                subject,
                before,
                (Theme::Night, "de"),
            )?;
        }
    }
    let table = played::played(GameId::Anno1503, 4, 1503, 2000);
    let end = table.next_number() - 1;
    for (label, number) in [("game-middle", end / 2), ("game-end", end)] {
        let view = |number| Ok::<_, Box<dyn Error>>(table.position_at(number)?.view(Viewer::Seat(Seat(0))));
        let (before, after) = (view(number.saturating_sub(20))?, view(number)?);
        for (kind, subject) in KINDS {
            write(
                &format!("{folder}/{kind}-{label}.png"),
                &after,
                subject,
                Some(&before),
                (Theme::Day, "en"),
            )?;
        }
    }
    anno1701(&folder)?;
    anno1800(&folder)?;
    mille_fiori(&folder)
}

/// The hand-made views, and a random game of three.
fn anno1800(folder: &str) -> Result<(), Box<dyn Error>> {
    for (label, scene) in [("start", scenes::anno1800::start(2)), ("full", scenes::anno1800::full(4))] {
        let view = View::Anno1800(scene.state.view(Viewer::Seat(Seat(0))));
        for (kind, subject) in KINDS {
            let path = format!("{folder}/1800-{kind}-{label}");
            write(&format!("{path}.png"), &view, subject, None, (Theme::Day, "en"))?;
            write(&format!("{path}-night.png"), &view, subject, None, (Theme::Night, "de"))?;
        }
        let public = View::Anno1800(scene.state.view(Viewer::Public));
        write(
            &format!("{folder}/1800-board-{label}-public.png"),
            &public,
            Subject::Board,
            None,
            (Theme::Day, "en"),
        )?;
    }
    let table = played::played(GameId::Anno1800, 3, 1800, 1500);
    let end = table.next_number() - 1;
    for (label, number) in [("game-middle", end / 2), ("game-end", end)] {
        let view = |number| Ok::<_, Box<dyn Error>>(table.position_at(number)?.view(Viewer::Seat(Seat(0))));
        let (before, after) = (view(number.saturating_sub(12))?, view(number)?);
        for (kind, subject) in KINDS {
            write(
                &format!("{folder}/1800-{kind}-{label}.png"),
                &after,
                subject,
                Some(&before),
                (Theme::Day, "en"),
            )?;
        }
    }
    Ok(())
}

/// The hand-made views, and random games of three and four.
fn anno1701(folder: &str) -> Result<(), Box<dyn Error>> {
    let start = View::Anno1701(scenes::anno1701::start(4));
    for (label, view) in [
        ("start", start.clone()),
        ("middle", View::Anno1701(scenes::anno1701::middle(4))),
        ("late", View::Anno1701(scenes::anno1701::late(4))),
        ("searching", View::Anno1701(scenes::anno1701::searching(4))),
    ] {
        let before = (label == "middle").then_some(&start);
        for (kind, subject) in KINDS {
            let path = format!("{folder}/1701-{kind}-{label}");
            write(&format!("{path}.png"), &view, subject, before, (Theme::Day, "en"))?;
            write(&format!("{path}-night.png"), &view, subject, before, (Theme::Night, "de"))?;
        }
    }
    for seats in 3..=4_u8 {
        let table = played::played(GameId::Anno1701, seats.into(), 7 + u64::from(seats), 2000);
        let end = table.next_number() - 1;
        for (label, number) in [("third", end / 3), ("end", end)] {
            let view =
                |number| Ok::<_, Box<dyn Error>>(table.position_at(number)?.view(Viewer::Seat(Seat(1))));
            let (before, after) = (view(number.saturating_sub(12))?, view(number)?);
            for (kind, subject) in KINDS {
                let path = format!("{folder}/1701-{kind}-{seats}-{label}.png");
                write(&path, &after, subject, Some(&before), (Theme::Day, "en"))?;
            }
        }
    }
    Ok(())
}

/// Random games of two, three and four, from start to end.
fn mille_fiori(folder: &str) -> Result<(), Box<dyn Error>> {
    for seats in 2..=4_u8 {
        let table = played::played(GameId::MilleFiori, seats.into(), 7 + u64::from(seats), 2000);
        let end = table.next_number() - 1;
        for (label, number) in [("start", 0), ("middle", end / 2), ("late", end - 3), ("end", end)] {
            let view =
                |number| Ok::<_, Box<dyn Error>>(table.position_at(number)?.view(Viewer::Seat(Seat(1))));
            let (before, after) = (view(number.saturating_sub(u32::from(seats)))?, view(number)?);
            for (kind, subject) in KINDS {
                let path = format!("{folder}/mf-{kind}-{seats}-{label}");
                write(&format!("{path}.png"), &after, subject, Some(&before), (Theme::Day, "en"))?;
                write(&format!("{path}-night.png"), &after, subject, None, (Theme::Night, "de"))?;
            }
        }
    }
    Ok(())
}

fn write(
    path: &str,
    view: &View,
    subject: Subject,
    before: Option<&View>,
    (theme, language): (Theme, &str),
) -> Result<(), Box<dyn Error>> {
    let names: Vec<String> = ["Ada", "Bartholomäus der Große", "Zoë 🦊", "שלום"].map(String::from).into();
    let highlight = before.map(|before| changes(before, view, subject)).unwrap_or_default();
    let terms = scenes::terms(language);
    let options =
        PictureOptions { subject, names: &names, terms: &terms, highlight: &highlight, theme, width: 1000 };
    let png = draw(view, &options).encode_png()?;
    println!("{path} {} bytes", png.len());
    fs::write(path, png)?;
    Ok(())
}
