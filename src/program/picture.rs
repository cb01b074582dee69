//! `archipel render`: a picture of a recorded game.

use std::path::PathBuf;
use std::process::ExitCode;

use archipel_bot::{Scene, What, paint};
use archipel_rules::{Seat, Table, Viewer};
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
    #[arg(long)]
    out: PathBuf,
}

#[derive(Clone, Copy, ValueEnum, Debug)]
enum Which {
    Island,
    Board,
    Hand,
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
        let what = match self.what {
            Which::Island => What::Island(seat),
            Which::Board => What::Board,
            Which::Hand => What::Hand,
        };
        let lang = match self.lang {
            Language::En => Lang::En,
            Language::De => Lang::De,
            Language::Nl => Lang::Nl,
        };
        let picture = paint(table.game(), &position.view(viewer), &Scene::plain(what), &names, lang)
            .ok_or_else(|| Trouble::new("the picture could not be encoded"))?;
        std::fs::write(&self.out, &picture.png)
            .map_err(|error| Trouble::new(format!("{} cannot be written: {error}", self.out.display())))?;
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
