//! `archipel render`: draws a picture or an animation of a recorded game.

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use archipel_bot::{
    Attachment, Audience, DisplaySettings, Scene, Size, Subject, TableKind, paint, paint_table, shoot,
};
use archipel_rules::{Position, Seat, Table, Viewer};
use archipel_words::Lang;
use clap::{Args, ValueEnum};

use super::{CliError, verify};

#[derive(Args, Debug)]
pub struct Render {
    /// Record file of the game
    #[arg(long)]
    record: PathBuf,
    /// Number of the last entry to replay (0 is the setup; all entries by default)
    #[arg(long)]
    entry: Option<u32>,
    /// Viewer: a seat, counted from 0, or `public`
    #[arg(long, default_value = "public")]
    view: String,
    /// Subject of the picture
    #[arg(long, value_enum, default_value = "island")]
    what: What,
    /// Code of a language
    #[arg(long, default_value = "en", value_parser = language)]
    lang: Lang,
    #[arg(long, value_enum, default_value = "day")]
    theme: ThemeArg,
    #[arg(long, value_enum, default_value = "normal")]
    size: SizeArg,
    /// Output file (PNG)
    #[arg(long, required_unless_present = "film")]
    out: Option<PathBuf>,
    /// Writes an animation of the whole game, without hidden information, to this file (GIF)
    #[arg(long, conflicts_with_all = ["out", "entry", "view"])]
    film: Option<PathBuf>,
}

#[derive(Clone, Copy, ValueEnum, Debug)]
enum What {
    Island,
    Board,
    Hand,
    Overview,
    Score,
}

#[derive(Clone, Copy, PartialEq, ValueEnum, Debug)]
enum ThemeArg {
    Day,
    Night,
}

#[derive(Clone, Copy, ValueEnum, Debug)]
enum SizeArg {
    /// 500 pixels
    Small,
    /// 1000 pixels
    Normal,
    /// 1600 pixels
    Large,
}

/// Reads the code of a language.
pub fn language(code: &str) -> Result<Lang, String> {
    let known = Lang::all().map(Lang::code).collect::<Vec<_>>().join(", ");
    Lang::from_code(code).ok_or_else(|| format!("known languages are {known}"))
}

impl Render {
    pub fn run(&self) -> Result<ExitCode, CliError> {
        let record = verify::read(&self.record)?;
        let names = record.seats.clone();
        let table = Table::replay(record)
            .map_err(|error| CliError::new(format!("{} does not replay: {error}", self.record.display())))?;
        let size = match self.size {
            SizeArg::Small => Size::Small,
            SizeArg::Normal => Size::Normal,
            SizeArg::Large => Size::Large,
        };
        let audience = Audience {
            lang: self.lang,
            display: DisplaySettings { night: self.theme == ThemeArg::Night, size },
        };
        if let Some(path) = &self.film {
            return animate(&table, &names, audience, path);
        }
        let last = table.next_number() - 1;
        let entry = self.entry.unwrap_or(last);
        if entry > last {
            return Err(CliError::new(format!(
                "the record has only {last} entries; give --entry 0 to {last}"
            )));
        }
        let position = table
            .position_at(entry)
            .map_err(|error| CliError::new(format!("{} does not replay: {error}", self.record.display())))?;
        let viewer = self.viewer(position.seats())?;
        // Public pictures show the island of the player who acted last; a hand is never public.
        let seat = match viewer {
            Viewer::Seat(seat) => seat,
            Viewer::Public if matches!(self.what, What::Hand) => {
                return Err(CliError::new("a hand is seen by its owner only; give --view SEAT"));
            }
            Viewer::Public => {
                table.steps().iter().rev().find(|step| step.n <= entry).map_or(Seat(0), |step| step.seat)
            }
        };
        let picture = match self.what {
            What::Island => scene(&table, &position, viewer, Subject::Island(seat), &names, audience),
            What::Board => scene(&table, &position, viewer, Subject::Board, &names, audience),
            What::Hand => scene(&table, &position, viewer, Subject::Hand, &names, audience),
            What::Overview => {
                paint_table(table.game(), &TableKind::Overview.image(&position), &names, audience)
            }
            What::Score => paint_table(table.game(), &TableKind::Score.image(&position), &names, audience),
        };
        if let Some(path) = &self.out {
            write(path, &picture.bytes)?;
        }
        println!("{}", picture.alt);
        Ok(ExitCode::SUCCESS)
    }

    fn viewer(&self, seats: usize) -> Result<Viewer, CliError> {
        if self.view == "public" {
            return Ok(Viewer::Public);
        }
        match self.view.parse::<u8>() {
            Ok(seat) if usize::from(seat) < seats => Ok(Viewer::Seat(Seat(seat))),
            _ => Err(CliError::new(format!(
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
    what: Subject,
    names: &[String],
    audience: Audience,
) -> Attachment {
    paint(table.game(), &position.view(viewer), &Scene::plain(what), names, audience)
}

/// Renders the animation, with progress on standard error.
fn animate(table: &Table, names: &[String], audience: Audience, path: &Path) -> Result<ExitCode, CliError> {
    let mut shown = 0;
    let report_progress = |done: usize, all: usize| {
        let percent = done * 100 / all.max(1);
        if percent >= shown + 10 {
            shown = percent;
            eprintln!("{percent} %");
        }
        true
    };
    let (attachment, animation) =
        shoot(table, names, audience, report_progress).map_err(|error| CliError::new(error.to_string()))?;
    write(path, &attachment.bytes)?;
    println!("{}", attachment.alt);
    println!(
        "{} frames, {} x {} pixels, {} bytes",
        animation.frames,
        animation.width,
        animation.height,
        animation.gif.len()
    );
    Ok(ExitCode::SUCCESS)
}

fn write(path: &Path, bytes: &[u8]) -> Result<(), CliError> {
    std::fs::write(path, bytes)
        .map_err(|error| CliError::new(format!("{} cannot be written: {error}", path.display())))
}
