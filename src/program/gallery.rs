//! `archipel gallery`: writes a page with every kind of picture of every game, from the start to the end.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use archipel_bot::{Scene, TableKind, with_options};
use archipel_render::gallery::{Figure, Section, difference, page};
use archipel_render::{Colours, Picture, PictureOptions, Subject, Theme, changes, describe, draw};
use archipel_rules::{GameId, Phrase, Position, Seat, Seed, Table, Viewer, laws};
use archipel_words::{Args, Lang, Translator};
use clap::Args as Arguments;

use super::CliError;

/// A random game that is not over after this many actions is shown unfinished.
const MAX_ACTIONS: u32 = 3000;
const NAMES: [&str; 4] = ["Ada", "Bartholomäus der Große", "Zoë 🦊", "島の王"];

#[derive(Arguments, Debug)]
pub struct Gallery {
    /// Output folder for index.html and the pictures
    folder: PathBuf,
    /// Folder with an earlier gallery or other pictures; pictures that differ are shown as old, new and difference
    #[arg(long)]
    against: Option<PathBuf>,
    /// Folder with more pictures to show, for instance the golden pictures of the tests
    #[arg(long)]
    with: Option<PathBuf>,
}

/// A state of the game and how it is drawn. Each state uses different settings, so that all settings are covered.
#[derive(Clone, Copy)]
struct Variant {
    state: &'static str,
    /// How far the game has been played, in percent.
    share: u32,
    /// Code of the language.
    lang: &'static str,
    theme: Theme,
    width: u32,
}

const VARIANTS: [Variant; 4] = [
    Variant { state: "start", share: 0, lang: "en", theme: Theme::Day, width: 1000 },
    Variant { state: "early, phone", share: 30, lang: "nl", theme: Theme::Day, width: 500 },
    Variant { state: "late, night", share: 75, lang: "de", theme: Theme::Night, width: 1000 },
    Variant { state: "end", share: 100, lang: "de", theme: Theme::Day, width: 1000 },
];

impl Gallery {
    pub fn run(&self) -> Result<ExitCode, CliError> {
        fs::create_dir_all(&self.folder).map_err(|error| file_error(&self.folder, &error))?;
        let mut sections = Vec::new();
        for game in GameId::ALL {
            let counts = game.seat_counts();
            let mut seats = vec![*counts.start(), *counts.end()];
            seats.dedup();
            for seats in seats {
                sections.push(self.game_section(*game, seats)?);
            }
        }
        if let Some(folder) = &self.with {
            sections.push(self.folder_section(folder)?);
        }
        let mut changed = 0;
        if let Some(old) = &self.against {
            changed = self.compare(old, &mut sections)?;
        }
        let note = "Games played at random; every kind of picture at the start, early on, late and at the end, in \
                    several languages, sizes and both themes.";
        let index = self.folder.join("index.html");
        fs::write(&index, page("Archipel: all pictures", note, &sections))
            .map_err(|error| file_error(&index, &error))?;
        let pictures: usize = sections.iter().map(|section| section.figures.len()).sum();
        match &self.against {
            Some(old) => println!("{pictures} pictures, {changed} differ from {}", old.display()),
            None => println!("{pictures} pictures"),
        }
        println!("{}", index.display());
        Ok(ExitCode::SUCCESS)
    }

    /// All pictures of one game.
    fn game_section(&self, game: GameId, seats: usize) -> Result<Section, CliError> {
        let options = serde_json::json!({});
        let played = laws::play(game, &options, seats, Seed::from_number(1800), MAX_ACTIONS, true)?;
        let record = played.1.ok_or_else(|| CliError::new(format!("{game} could not be played")))?;
        let table = Table::replay(record)
            .map_err(|error| CliError::new(format!("a game of {game} cannot be replayed: {error}")))?;
        let mut figures = Vec::new();
        for variant in VARIANTS {
            figures.extend(self.states(&table, seats, variant)?);
        }
        let title = Translator { lang: Lang::ENGLISH, game: Some(game), names: &[], icons: false }
            .tr("title", &Args::new());
        Ok(Section { title: format!("{title}, {seats} players"), figures })
    }

    /// Every kind of picture of one position.
    fn states(&self, table: &Table, seats: usize, variant: Variant) -> Result<Vec<Figure>, CliError> {
        let number = (table.next_number() - 1) * variant.share / 100;
        let at = |number| -> Result<Position, CliError> {
            table.position_at(number).map_err(|error| CliError::new(error.to_string()))
        };
        let (before, position) = (at(number.saturating_sub(8))?, at(number)?);
        let names = NAMES.map(String::from);
        let translator = Translator {
            lang: Lang::from_locale(variant.lang),
            game: Some(table.game()),
            names: &names,
            icons: false,
        };
        let viewer = Viewer::Seat(Seat(0));
        let (old, view) = (before.view(viewer), position.view(viewer));
        let mut figures = Vec::new();
        let colours = Colours::of(table.game(), variant.theme);
        let mut add = |kind: &str, alt: &[Phrase], picture: &Picture| -> Result<(), CliError> {
            let name = format!("{}-{seats}-{kind}-{}.png", table.game(), variant.share);
            self.write(&name, &picture.encode_in(colours))?;
            let alt: Vec<String> = alt.iter().map(|phrase| translator.phrase(phrase)).collect();
            let title = format!("{kind}, {}", variant.state);
            figures.push(Figure { title, alt: alt.join(" "), files: vec![(String::new(), name)] });
            Ok(())
        };
        let kinds = [
            ("island", Subject::Island(Seat(0))),
            ("island of another", Subject::Island(Seat(1))),
            ("board", Subject::Board),
            ("hand", Subject::Hand),
        ];
        for (kind, what) in kinds {
            let scene = Scene::highlighted(what, changes(&old, &view, what));
            with_options(&translator, &scene, |options| {
                let options = PictureOptions { theme: variant.theme, width: variant.width, ..*options };
                add(&kind.replace(' ', "-"), &describe(&view, &options), &draw(&view, &options))
            })?;
        }
        for (kind, table_kind) in [("overview", TableKind::Overview), ("score", TableKind::Score)] {
            let image = table_kind.image(&position);
            with_options(&translator, &Scene::plain(Subject::Board), |options| {
                let options = PictureOptions { theme: variant.theme, width: variant.width, ..*options };
                add(kind, &image.describe(), &image.draw(&options))
            })?;
        }
        Ok(figures)
    }

    fn write(&self, name: &str, png: &[u8]) -> Result<(), CliError> {
        let path = self.folder.join(name);
        fs::write(&path, png).map_err(|error| file_error(&path, &error))
    }

    /// Copies the pictures of another folder, sorted by name.
    fn folder_section(&self, folder: &Path) -> Result<Section, CliError> {
        let mut figures = Vec::new();
        for name in pictures(folder)? {
            let (from, to) = (folder.join(&name), self.folder.join(&name));
            fs::copy(&from, &to).map_err(|error| file_error(&from, &error))?;
            let title = name.trim_end_matches(".png").to_owned();
            figures.push(Figure { title: title.clone(), alt: title, files: vec![(String::new(), name)] });
        }
        Ok(Section { title: folder.display().to_string(), figures })
    }

    /// Adds old picture and difference to every picture that changed. Returns how many are new or changed.
    fn compare(&self, old: &Path, sections: &mut [Section]) -> Result<usize, CliError> {
        let known = pictures(old)?;
        let mut changed = 0;
        for figure in sections.iter_mut().flat_map(|section| &mut section.figures) {
            let [(_, name)] = &figure.files[..] else { continue };
            let name = name.clone();
            if !known.contains(&name) {
                figure.title.push_str(" (new)");
                changed += 1;
                continue;
            }
            let (before, now) = (read(&old.join(&name))?, read(&self.folder.join(&name))?);
            if before == now {
                continue;
            }
            changed += 1;
            let [old_name, difference_name] = ["old", "difference"].map(|word| format!("{word}-{name}"));
            for (name, picture) in [(&old_name, &before), (&difference_name, &difference(&before, &now))] {
                let png = picture.encode_png().map_err(|error| file_error(Path::new(name), &error))?;
                self.write(name, &png)?;
            }
            let files = [("old", old_name), ("new", name), ("difference", difference_name)];
            figure.files = files.map(|(caption, file)| (caption.to_owned(), file)).to_vec();
            figure.title.push_str(" (changed)");
        }
        Ok(changed)
    }
}

fn file_error(path: &Path, error: &dyn std::fmt::Display) -> CliError {
    CliError::new(format!("{}: {error}", path.display()))
}

fn read(path: &Path) -> Result<Picture, CliError> {
    let bytes = fs::read(path).map_err(|error| file_error(path, &error))?;
    Picture::decode_png(&bytes).map_err(|error| file_error(path, &error))
}

/// The sorted names of the pictures in a folder, without those that a comparison created.
fn pictures(folder: &Path) -> Result<Vec<String>, CliError> {
    let entries = fs::read_dir(folder).map_err(|error| file_error(folder, &error))?;
    let names = entries.filter_map(Result::ok).filter_map(|entry| entry.file_name().into_string().ok());
    let is_comparison = |name: &String| name.starts_with("old-") || name.starts_with("difference-");
    let mut names: Vec<String> = names
        .filter(|name| Path::new(name).extension().is_some_and(|end| end == "png") && !is_comparison(name))
        .collect();
    names.sort();
    Ok(names)
}
