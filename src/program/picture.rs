//! `archipel render`: a picture or a film of a recorded game.

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use archipel_bot::{Attachment, Page, Reader, Scene, Size, Taste, What, paint, paint_sheet, shoot};
use archipel_rules::{Position, Seat, Table, Viewer};
use archipel_words::Lang;
use clap::{Args, ValueEnum};

use super::{Trouble, verify};

#[derive(Args, Debug)]
pub struct Render {
    /// The record of the game
    #[arg(long)]
    record: PathBuf,
    /// After which entry (all of them if left out; 0 is the setup)
    #[arg(long)]
    entry: Option<u32>,
    /// Whose eyes: a seat counted from 0, or `public`
    #[arg(long, default_value = "public")]
    view: String,
    #[arg(long, value_enum, default_value = "island")]
    what: Which,
    #[arg(long, value_enum, default_value = "en")]
    lang: Language,
    #[arg(long, value_enum, default_value = "day")]
    theme: Light,
    #[arg(long, value_enum, default_value = "normal")]
    size: Width,
    /// Where the picture goes
    #[arg(long, required_unless_present = "film")]
    out: Option<PathBuf>,
    /// Makes a film of the whole game, as everybody may see it, into this file (GIF)
    #[arg(long, conflicts_with_all = ["out", "entry", "view"])]
    film: Option<PathBuf>,
}

#[derive(Clone, Copy, ValueEnum, Debug)]
enum Which {
    Island,
    Board,
    Hand,
    Overview,
    Score,
}

#[derive(Clone, Copy, PartialEq, ValueEnum, Debug)]
enum Light {
    Day,
    Night,
}

#[derive(Clone, Copy, ValueEnum, Debug)]
enum Width {
    /// 500 pixels
    Small,
    /// 1000 pixels
    Normal,
    /// 1600 pixels
    Large,
}

#[derive(Clone, Copy, ValueEnum, Debug)]
enum Language {
    En,
    De,
    Nl,
}

impl Render {
    pub fn run(&self) -> Result<ExitCode, Trouble> {
        let record = verify::read(&self.record)?;
        let names = record.seats.clone();
        let table = Table::replay(record)
            .map_err(|error| Trouble::new(format!("{} does not replay: {error}", self.record.display())))?;
        let lang = match self.lang {
            Language::En => Lang::En,
            Language::De => Lang::De,
            Language::Nl => Lang::Nl,
        };
        let size = match self.size {
            Width::Small => Size::Small,
            Width::Normal => Size::Normal,
            Width::Large => Size::Large,
        };
        let reader = Reader { lang, taste: Taste { night: self.theme == Light::Night, size } };
        if let Some(path) = &self.film {
            return film(&table, &names, reader, path);
        }
        let last = table.next_number() - 1;
        let entry = self.entry.unwrap_or(last);
        if entry > last {
            return Err(Trouble::new(format!(
                "the record has only {last} entries; give --entry 0 to {last}"
            )));
        }
        let position = table
            .position_at(entry)
            .map_err(|error| Trouble::new(format!("{} does not replay: {error}", self.record.display())))?;
        let viewer = self.viewer(position.seats())?;
        // A hand is somebody's: without a viewer there is none to be shown.
        let seat = match viewer {
            Viewer::Seat(seat) => seat,
            Viewer::Public if matches!(self.what, Which::Hand) => {
                return Err(Trouble::new("a hand is seen by its owner only; give --view SEAT"));
            }
            Viewer::Public => {
                table.steps().iter().rev().find(|step| step.n <= entry).map_or(Seat(0), |step| step.seat)
            }
        };
        let picture = match self.what {
            Which::Island => scene(&table, &position, viewer, What::Island(seat), &names, reader),
            Which::Board => scene(&table, &position, viewer, What::Board, &names, reader),
            Which::Hand => scene(&table, &position, viewer, What::Hand, &names, reader),
            Which::Overview => paint_sheet(table.game(), &Page::Overview.sheet(&position), &names, reader),
            Which::Score => paint_sheet(table.game(), &Page::Score.sheet(&position), &names, reader),
        };
        if let Some(path) = &self.out {
            write(path, &picture.bytes)?;
        }
        println!("{}", picture.alt);
        Ok(ExitCode::SUCCESS)
    }

    fn viewer(&self, seats: usize) -> Result<Viewer, Trouble> {
        if self.view == "public" {
            return Ok(Viewer::Public);
        }
        match self.view.parse::<u8>() {
            Ok(seat) if usize::from(seat) < seats => Ok(Viewer::Seat(Seat(seat))),
            _ => Err(Trouble::new(format!(
                "there is no seat {:?}; give --view public or 0 to {}",
                self.view,
                seats - 1
            ))),
        }
    }
}

fn scene(
    table: &Table,
    position: &Position,
    viewer: Viewer,
    what: What,
    names: &[String],
    reader: Reader,
) -> Attachment {
    paint(table.game(), &position.view(viewer), &Scene::plain(what), names, reader)
}

/// A line on the way for whoever waits, then what the film shows.
fn film(table: &Table, names: &[String], reader: Reader, path: &Path) -> Result<ExitCode, Trouble> {
    let mut told = 0;
    let go_on = |done: usize, all: usize| {
        let percent = done * 100 / all.max(1);
        if percent >= told + 10 {
            told = percent;
            eprintln!("{percent} %");
        }
        true
    };
    let (attachment, film) =
        shoot(table, names, reader, go_on).map_err(|error| Trouble::new(error.to_string()))?;
    write(path, &attachment.bytes)?;
    println!("{}", attachment.alt);
    println!("{} frames, {} x {} pixels, {} bytes", film.frames, film.width, film.height, film.gif.len());
    Ok(ExitCode::SUCCESS)
}

fn write(path: &Path, bytes: &[u8]) -> Result<(), Trouble> {
    std::fs::write(path, bytes)
        .map_err(|error| Trouble::new(format!("{} cannot be written: {error}", path.display())))
}
