//! `archipel gallery`: a page with every kind of picture of every game, from the bare start to the end.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use archipel_bot::{Page, Scene, with_request};
use archipel_render::gallery::{Exhibit, Hall, difference, page};
use archipel_render::{Colours, Picture, Request, Theme, What, changes, describe, draw};
use archipel_rules::{GameId, Phrase, Position, Seat, Seed, Table, Viewer, laws};
use archipel_words::{Args, Lang, Voice};
use clap::Args as Arguments;

use super::Trouble;

/// A game of random play that is not over by then is shown as it stands.
const MOST_ACTIONS: u32 = 3000;
const NAMES: [&str; 4] = ["Ada", "Bartholomäus der Große", "Zoë 🦊", "島の王"];

#[derive(Arguments, Debug)]
pub struct Gallery {
    /// Where the page goes: index.html and the pictures
    folder: PathBuf,
    /// An earlier gallery, or any folder of pictures: what differs is shown as old, new and difference
    #[arg(long)]
    against: Option<PathBuf>,
    /// A folder of pictures to be shown as well, for instance the accepted ones of the tests
    #[arg(long)]
    with: Option<PathBuf>,
}

/// How pictures are drawn: each state of a game another way, so that all ways are seen.
#[derive(Clone, Copy)]
struct Manner {
    state: &'static str,
    /// How much of the game is over, in percent.
    share: u32,
    lang: Lang,
    theme: Theme,
    width: u32,
}

const MANNERS: [Manner; 4] = [
    Manner { state: "start", share: 0, lang: Lang::En, theme: Theme::Day, width: 1000 },
    Manner { state: "early, phone", share: 30, lang: Lang::Nl, theme: Theme::Day, width: 500 },
    Manner { state: "late, night", share: 75, lang: Lang::De, theme: Theme::Night, width: 1000 },
    Manner { state: "end", share: 100, lang: Lang::De, theme: Theme::Day, width: 1000 },
];

impl Gallery {
    pub fn run(&self) -> Result<ExitCode, Trouble> {
        fs::create_dir_all(&self.folder).map_err(|error| fault(&self.folder, &error))?;
        let mut halls = Vec::new();
        for game in GameId::ALL {
            let counts = game.seat_counts();
            for seats in [*counts.start(), *counts.end()] {
                halls.push(self.hall(*game, seats)?);
            }
        }
        if let Some(folder) = &self.with {
            halls.push(self.borrowed(folder)?);
        }
        let mut changed = 0;
        if let Some(old) = &self.against {
            changed = self.compare(old, &mut halls)?;
        }
        let note = "Games played at random; every kind of picture at the start, early on, late and at the end, in \
                    several languages, sizes and both themes.";
        let index = self.folder.join("index.html");
        fs::write(&index, page("Archipel: all pictures", note, &halls))
            .map_err(|error| fault(&index, &error))?;
        let pictures: usize = halls.iter().map(|hall| hall.exhibits.len()).sum();
        match &self.against {
            Some(old) => println!("{pictures} pictures, {changed} differ from {}", old.display()),
            None => println!("{pictures} pictures"),
        }
        println!("{}", index.display());
        Ok(ExitCode::SUCCESS)
    }

    /// All pictures of one game.
    fn hall(&self, game: GameId, seats: usize) -> Result<Hall, Trouble> {
        let options = serde_json::json!({});
        let played = laws::play(game, &options, seats, Seed::from_number(1800), MOST_ACTIONS, true)?;
        let record = played.1.ok_or_else(|| Trouble::new(format!("{game} could not be played")))?;
        let table = Table::replay(record)
            .map_err(|error| Trouble::new(format!("a game of {game} does not replay: {error}")))?;
        let mut exhibits = Vec::new();
        for manner in MANNERS {
            exhibits.extend(self.states(&table, seats, manner)?);
        }
        let title = Voice { lang: Lang::En, game: Some(game), names: &[] }.say("title", &Args::new());
        Ok(Hall { title: format!("{title}, {seats} players"), exhibits })
    }

    /// Every kind of picture of one position.
    fn states(&self, table: &Table, seats: usize, manner: Manner) -> Result<Vec<Exhibit>, Trouble> {
        let number = (table.next_number() - 1) * manner.share / 100;
        let at = |number| -> Result<Position, Trouble> {
            table.position_at(number).map_err(|error| Trouble::new(error.to_string()))
        };
        let (before, position) = (at(number.saturating_sub(8))?, at(number)?);
        let names = NAMES.map(String::from);
        let voice = Voice { lang: manner.lang, game: Some(table.game()), names: &names };
        let viewer = Viewer::Seat(Seat(0));
        let (old, view) = (before.view(viewer), position.view(viewer));
        let mut exhibits = Vec::new();
        let colours = Colours::of(table.game(), manner.theme);
        let mut hang = |kind: &str, alt: &[Phrase], picture: &Picture| -> Result<(), Trouble> {
            let name = format!("{}-{seats}-{kind}-{}.png", table.game(), manner.share);
            self.write(&name, &picture.encode_in(colours))?;
            let said: Vec<String> = alt.iter().map(|phrase| voice.phrase(phrase)).collect();
            let title = format!("{kind}, {}", manner.state);
            exhibits.push(Exhibit { title, alt: said.join(" "), files: vec![(String::new(), name)] });
            Ok(())
        };
        let kinds = [
            ("island", What::Island(Seat(0))),
            ("island of another", What::Island(Seat(1))),
            ("board", What::Board),
            ("hand", What::Hand),
        ];
        for (kind, what) in kinds {
            let scene = Scene { what, highlight: changes(&old, &view, what) };
            with_request(&voice, &scene, |request| {
                let request = Request { theme: manner.theme, width: manner.width, ..*request };
                hang(&kind.replace(' ', "-"), &describe(&view, &request), &draw(&view, &request))
            })?;
        }
        for (kind, sheet) in [("overview", Page::Overview), ("score", Page::Score)] {
            let sheet = sheet.sheet(&position);
            with_request(&voice, &Scene::plain(What::Board), |request| {
                let request = Request { theme: manner.theme, width: manner.width, ..*request };
                hang(kind, &sheet.describe(), &sheet.draw(&request))
            })?;
        }
        Ok(exhibits)
    }

    fn write(&self, name: &str, png: &[u8]) -> Result<(), Trouble> {
        let path = self.folder.join(name);
        fs::write(&path, png).map_err(|error| fault(&path, &error))
    }

    /// The pictures of another folder, by name.
    fn borrowed(&self, folder: &Path) -> Result<Hall, Trouble> {
        let mut exhibits = Vec::new();
        for name in pictures(folder)? {
            let (from, to) = (folder.join(&name), self.folder.join(&name));
            fs::copy(&from, &to).map_err(|error| fault(&from, &error))?;
            let title = name.trim_end_matches(".png").to_owned();
            exhibits.push(Exhibit { title: title.clone(), alt: title, files: vec![(String::new(), name)] });
        }
        Ok(Hall { title: folder.display().to_string(), exhibits })
    }

    /// Puts old and difference beside every picture that is another than before. Gives how many are.
    fn compare(&self, old: &Path, halls: &mut [Hall]) -> Result<usize, Trouble> {
        let known = pictures(old)?;
        let mut changed = 0;
        for exhibit in halls.iter_mut().flat_map(|hall| &mut hall.exhibits) {
            let [(_, name)] = &exhibit.files[..] else { continue };
            let name = name.clone();
            if !known.contains(&name) {
                exhibit.title.push_str(" (new)");
                changed += 1;
                continue;
            }
            let (before, now) = (read(&old.join(&name))?, read(&self.folder.join(&name))?);
            if before == now {
                continue;
            }
            changed += 1;
            let [was, differs] = ["old", "difference"].map(|word| format!("{word}-{name}"));
            for (name, picture) in [(&was, &before), (&differs, &difference(&before, &now))] {
                let png = picture.encode_png().map_err(|error| fault(Path::new(name), &error))?;
                self.write(name, &png)?;
            }
            let files = [("old", was), ("new", name), ("difference", differs)];
            exhibit.files = files.map(|(caption, file)| (caption.to_owned(), file)).to_vec();
            exhibit.title.push_str(" (changed)");
        }
        Ok(changed)
    }
}

fn fault(path: &Path, error: &dyn std::fmt::Display) -> Trouble {
    Trouble::new(format!("{}: {error}", path.display()))
}

fn read(path: &Path) -> Result<Picture, Trouble> {
    let bytes = fs::read(path).map_err(|error| fault(path, &error))?;
    Picture::decode_png(&bytes).map_err(|error| fault(path, &error))
}

/// The names of the pictures in a folder, sorted; not those that a comparison has made.
fn pictures(folder: &Path) -> Result<Vec<String>, Trouble> {
    let entries = fs::read_dir(folder).map_err(|error| fault(folder, &error))?;
    let names = entries.filter_map(Result::ok).filter_map(|entry| entry.file_name().into_string().ok());
    let made = |name: &String| name.starts_with("old-") || name.starts_with("difference-");
    let mut names: Vec<String> = names
        .filter(|name| Path::new(name).extension().is_some_and(|end| end == "png") && !made(name))
        .collect();
    names.sort();
    Ok(names)
}
