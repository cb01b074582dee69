//! Compares pictures pixel by pixel with the accepted ones in `tests/golden`.
//!
//! If some differ, the test writes a page with old, new and difference and prints its path.
//! `ARCHIPEL_BLESS=1 cargo test -p archipel-render` accepts the new pictures.

#![allow(clippy::unwrap_used, reason = "a panic fails the test")]

mod decision_pictures;
mod played;
mod questions;
mod scenes;

use std::{env, fs, path::Path};

use archipel_render::{
    Colours, Picture, PictureOptions, Subject, TableImage, Theme, changes, draw,
    gallery::{Figure, Section, difference, page},
    overview,
};
use archipel_rules::{Game as _, GameId, Seat, View, Viewer};

struct Scene {
    name: &'static str,
    view: View,
    subject: Subject,
    names: [&'static str; 4],
    language: &'static str,
    theme: Theme,
    width: u32,
    /// An earlier view; what changed since then is highlighted.
    before: Option<View>,
    /// Drawn instead of `subject`.
    table_image: Option<TableImage>,
}

const PLAIN: [&str; 4] = ["Ada", "Ben", "Cleo", "Dora"];
const CAPTAINS: [&str; 4] = ["Brandaan", "Ada", "Quirina", "Barnabas"];
const LONG: [&str; 4] = ["Bartholomäus Käsebier-Schmittenhelm", "Ümit", "Großfürstin Wilhelmine", "Jörg"];
const ODD: [&str; 4] =
    ["🦊 Zoë 👑", "שלום עולם", "ＷＷＷＷＷＷＷＷＷＷＷＷＷＷＷＷＷＷＷＷＷＷＷＷＷＷＷＷＷＷＷＷ", "島の王"];

fn scenes() -> Vec<Scene> {
    let plain = |name, view, subject| Scene {
        name,
        view: View::Anno1503(view),
        subject,
        names: PLAIN,
        language: "en",
        theme: Theme::Day,
        width: 1000,
        before: None,
        table_image: None,
    };
    let mut scenes = mille_fiori();
    scenes.extend(anno1701());
    scenes.extend(anno1800());
    scenes.extend(table_images());
    scenes.extend(vec![
        plain("anno1503-island-start", scenes::start(2), Subject::Island(Seat(1))),
        Scene {
            before: Some(View::Anno1503(scenes::start(4))),
            ..plain("anno1503-island-changed", scenes::middle(4), Subject::Island(Seat(0)))
        },
        Scene {
            language: "de",
            names: LONG,
            ..plain("anno1503-island-late-german", scenes::late(4), Subject::Island(Seat(0)))
        },
        Scene {
            width: 500,
            names: ODD,
            ..plain("anno1503-board-start-two", scenes::start(2), Subject::Board)
        },
        Scene {
            before: Some(View::Anno1503(scenes::start(4))),
            names: ODD,
            ..plain("anno1503-board-changed-odd-names", scenes::middle(4), Subject::Board)
        },
        Scene {
            language: "de",
            names: LONG,
            theme: Theme::Night,
            ..plain("anno1503-board-late-german-night", scenes::late(4), Subject::Board)
        },
        Scene {
            before: Some(View::Anno1503(scenes::late(3))),
            names: ODD,
            ..plain("anno1503-hand-changed-odd-name", scenes::middle(3), Subject::Hand)
        },
        Scene {
            language: "de",
            names: LONG,
            ..plain("anno1503-hand-late-german", scenes::late(4), Subject::Hand)
        },
    ]);
    let own = |game: GameId| scenes.iter().any(|scene| scene.view.game() == game);
    let others: Vec<GameId> = GameId::ALL.iter().copied().filter(|game| !own(*game)).collect();
    scenes.extend(others.into_iter().flat_map(found));
    scenes
}

/// The scenes of a game that has none of its own: games played at random, looked at from seat 1.
fn found(game: GameId) -> [Scene; 4] {
    let seats = *game.seat_counts().end();
    let table = played::played(game, seats, 7, 2000);
    let scene = |name: &str, share: u32, subject| {
        let number = (table.next_number() - 1) * share / 100;
        let view = |number: u32| table.position_at(number).unwrap().view(Viewer::Seat(Seat(1)));
        Scene {
            name: format!("{game}-{name}").leak(),
            view: view(number),
            subject,
            names: PLAIN,
            language: "en",
            theme: Theme::Day,
            width: 1000,
            before: Some(view(number.saturating_sub(2))),
            table_image: None,
        }
    };
    let middle = scene("overview-middle", 60, Subject::Board);
    [
        scene("board-changed", 60, Subject::Board),
        Scene {
            language: "de",
            names: LONG,
            theme: Theme::Night,
            ..scene("board-end-german-night", 100, Subject::Board)
        },
        Scene { names: ODD, ..scene("hand-changed-odd-names", 60, Subject::Hand) },
        Scene { table_image: Some(overview(&middle.view)), ..middle },
    ]
}

/// Hand-made extremes of Anno 1701, and a position of a game played at random.
fn anno1701() -> Vec<Scene> {
    let scene = |name, view, subject| Scene {
        name,
        view: View::Anno1701(view),
        subject,
        names: PLAIN,
        language: "en",
        theme: Theme::Day,
        width: 1000,
        before: None,
        table_image: None,
    };
    let start = |players| Some(View::Anno1701(scenes::anno1701::start(players)));
    let (middle, late) = (scenes::anno1701::middle, scenes::anno1701::late);
    let table = played::played(GameId::Anno1701, 3, 1701, 300);
    let number = table.next_number() - 1;
    let view = |number: u32| table.position_at(number).unwrap().view(Viewer::Seat(Seat(1)));
    vec![
        Scene {
            width: 500,
            names: ODD,
            ..scene("anno1701-board-start-three", scenes::anno1701::start(3), Subject::Board)
        },
        Scene { before: start(4), names: ODD, ..scene("anno1701-board-changed", middle(4), Subject::Board) },
        Scene {
            language: "de",
            names: LONG,
            theme: Theme::Night,
            ..scene("anno1701-board-late-german-night", late(4), Subject::Board)
        },
        Scene {
            view: view(number),
            before: Some(view(number - 12)),
            width: 700,
            ..scene("anno1701-board-played", middle(3), Subject::Board)
        },
        Scene {
            names: ODD,
            ..scene("anno1701-island-start-odd-name", scenes::anno1701::start(3), Subject::Island(Seat(0)))
        },
        Scene { before: start(4), ..scene("anno1701-island-changed", middle(4), Subject::Island(Seat(0))) },
        Scene {
            language: "de",
            names: LONG,
            ..scene("anno1701-island-late-german", late(4), Subject::Island(Seat(0)))
        },
        Scene {
            language: "de",
            theme: Theme::Night,
            width: 600,
            ..scene("anno1701-island-rival-german-night", late(3), Subject::Island(Seat(1)))
        },
        Scene { names: ODD, ..scene("anno1701-hand-start", scenes::anno1701::start(3), Subject::Hand) },
        Scene { before: start(4), ..scene("anno1701-hand-changed", middle(4), Subject::Hand) },
        Scene {
            language: "de",
            names: LONG,
            theme: Theme::Night,
            ..scene("anno1701-hand-full-german-night", scenes::anno1701::searching(4), Subject::Hand)
        },
    ]
}

/// Games of Mille Fiori played at random, each looked at from seat 1 at some share of its length.
fn mille_fiori() -> Vec<Scene> {
    let scene = |name, seats, share: u32, subject| {
        let table = played::played(GameId::MilleFiori, seats, 17 + u64::try_from(seats).unwrap(), 2000);
        let number = (table.next_number() - 1) * share / 100;
        let view = |number: u32| table.position_at(number).unwrap().view(Viewer::Seat(Seat(1)));
        Scene {
            name,
            view: view(number),
            subject,
            names: PLAIN,
            language: "en",
            theme: Theme::Day,
            width: 1000,
            before: Some(view(number.saturating_sub(3))),
            table_image: None,
        }
    };
    let planned = scene("", 3, 60, Subject::Hand);
    vec![
        Scene { width: 500, ..scene("mille-fiori-board-start-two", 2, 0, Subject::Board) },
        Scene {
            width: 600,
            names: ODD,
            ..scene("mille-fiori-board-changed-odd-names", 3, 50, Subject::Board)
        },
        Scene {
            language: "de",
            names: LONG,
            theme: Theme::Night,
            ..scene("mille-fiori-board-end-german-night", 4, 100, Subject::Board)
        },
        Scene { names: ODD, ..scene("mille-fiori-hand-late", 2, 80, Subject::Hand) },
        Scene {
            name: "mille-fiori-hand-planned-german",
            view: scenes::planned(planned.view),
            language: "de",
            names: LONG,
            before: None,
            ..planned
        },
        Scene {
            language: "de",
            names: LONG,
            ..scene("mille-fiori-sheet-german", 4, 90, Subject::Island(Seat(0)))
        },
    ]
}

/// The bare start, some way into a game of three, and the fullest archipelago that the components allow.
fn anno1800() -> Vec<Scene> {
    let own = Viewer::Seat(Seat(0));
    let middle = || View::Anno1800(scenes::anno1800::middle(3).state.view(own));
    let later = || View::Anno1800(scenes::anno1800::middle_later(3).state.view(own));
    let full = |viewer| View::Anno1800(scenes::anno1800::full(4).state.view(viewer));
    let start = |viewer| View::Anno1800(scenes::anno1800::start(2).state.view(viewer));
    let plain = |name, view, subject| Scene {
        name,
        view,
        subject,
        names: PLAIN,
        language: "en",
        theme: Theme::Day,
        width: 1000,
        before: None,
        table_image: None,
    };
    let late = |name, subject| Scene { language: "de", names: LONG, ..plain(name, full(own), subject) };
    let changed =
        |name, subject| Scene { names: ODD, before: Some(middle()), ..plain(name, later(), subject) };
    let island = Subject::Island(Seat(0));
    vec![
        Scene { width: 500, ..plain("anno1800-island-start", start(own), island) },
        changed("anno1800-island-changed-odd-names", island),
        late("anno1800-island-full-german", island),
        Scene { theme: Theme::Night, ..late("anno1800-island-full-german-night", island) },
        Scene { width: 500, ..plain("anno1800-board-start-public", start(Viewer::Public), Subject::Board) },
        changed("anno1800-board-changed-odd-names", Subject::Board),
        Scene { theme: Theme::Night, ..late("anno1800-board-full-german-night", Subject::Board) },
        Scene { names: LONG, ..plain("anno1800-board-full-public", full(Viewer::Public), Subject::Board) },
        plain("anno1800-hand-start", start(own), Subject::Hand),
        changed("anno1800-hand-changed-odd-name", Subject::Hand),
        late("anno1800-hand-full-german", Subject::Hand),
    ]
}

/// Overviews of the fullest states, and scores of random games at their end.
fn table_images() -> Vec<Scene> {
    let scene = |name, view: View, table_image: Option<TableImage>| Scene {
        name,
        table_image: Some(table_image.unwrap_or_else(|| overview(&view))),
        view,
        subject: Subject::Board,
        names: PLAIN,
        language: "en",
        theme: Theme::Day,
        width: 1000,
        before: None,
    };
    let score = |name, game, seats, most| {
        let table = played::played(game, seats, 77, most);
        let position = table.position();
        let table_image =
            TableImage::score(&position.standings(), position.outcome().as_ref(), position.progress());
        scene(name, position.view(Viewer::Public), Some(table_image))
    };
    let full = View::Anno1800(scenes::anno1800::full(4).state.view(Viewer::Public));
    let fiori = played::played(GameId::MilleFiori, 3, 20, 60).position().view(Viewer::Public);
    // Three AI players and a person.
    let with_emblems = |scene: Scene, emblems: [&'static str; 3]| {
        let [one, two, three] = emblems.map(Some);
        let table_image =
            scene.table_image.clone().map(|table_image| table_image.with_emblems(&[one, None, two, three]));
        Scene { table_image, names: CAPTAINS, ..scene }
    };
    let german = |scene: Scene| Scene { language: "de", names: LONG, theme: Theme::Night, ..scene };
    vec![
        german(scene("anno1503-overview-late-german-night", View::Anno1503(scenes::late(4)), None)),
        scene("anno1503-overview-start-two", View::Anno1503(scenes::start(2)), None),
        Scene {
            names: ODD,
            ..scene("anno1701-overview-late", View::Anno1701(scenes::anno1701::late(4)), None)
        },
        german(scene("anno1800-overview-full-german-night", full, None)),
        Scene { width: 500, names: ODD, ..scene("mille-fiori-overview-middle", fiori, None) },
        score("anno1503-score-end", GameId::Anno1503, 4, 4000),
        german(score("anno1701-score-end-german-night", GameId::Anno1701, 3, 4000)),
        Scene { names: ODD, ..score("anno1800-score-end", GameId::Anno1800, 4, 4000) },
        Scene {
            names: LONG,
            language: "de",
            ..score("mille-fiori-score-end-german", GameId::MilleFiori, 4, 4000)
        },
        Scene { width: 500, ..score("mille-fiori-score-start", GameId::MilleFiori, 2, 0) },
        with_emblems(
            scene("anno1701-overview-captains", View::Anno1701(scenes::anno1701::late(4)), None),
            ["captain_parrot", "captain_owl", "captain_whale"],
        ),
        with_emblems(
            Scene {
                theme: Theme::Night,
                width: 500,
                ..score("anno1503-score-captains-night", GameId::Anno1503, 4, 4000)
            },
            ["captain_fox", "captain_hibiscus", "captain_octopus"],
        ),
    ]
}

fn drawn(scene: &Scene) -> Picture {
    let names = scene.names.map(String::from);
    let terms = scenes::terms(scene.language);
    let highlight =
        scene.before.as_ref().map(|before| changes(before, &scene.view, scene.subject)).unwrap_or_default();
    let options = PictureOptions {
        subject: scene.subject,
        names: &names,
        terms: &terms,
        highlight: &highlight,
        theme: scene.theme,
        width: scene.width,
    };
    scene
        .table_image
        .as_ref()
        .map_or_else(|| draw(&scene.view, &options), |table_image| table_image.draw(&options))
}

fn read(path: &Path) -> Option<Picture> {
    let image = image::open(path).ok()?.into_rgba8();
    Some(Picture { width: image.width(), height: image.height(), rgba: image.into_raw() })
}

/// Writes old, new and difference into a folder, for a page that shows them side by side.
fn write_figure(folder: &Path, name: &str, old: &Picture, new: &Picture) -> Figure {
    let files = [("old", old.clone()), ("new", new.clone()), ("difference", difference(old, new))];
    let files = files.map(|(caption, picture)| {
        let file = format!("{name}-{caption}.png");
        fs::write(folder.join(&file), picture.encode_png().unwrap()).unwrap();
        (caption.to_owned(), file)
    });
    Figure { title: name.to_owned(), alt: name.to_owned(), files: files.to_vec() }
}

#[test]
fn pictures_equal_the_golden_pictures() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden");
    let bless = env::var_os("ARCHIPEL_BLESS").is_some();
    let (mut faults, mut figures) = (Vec::new(), Vec::new());
    let changes = Path::new(env!("CARGO_TARGET_TMPDIR")).join("golden-changes");
    let scenes = scenes().into_iter().map(|scene| (scene.name.to_owned(), drawn(&scene)));
    for (name, picture) in scenes.chain(decision_pictures::all()) {
        let path = folder.join(format!("{name}.png"));
        if bless {
            fs::create_dir_all(&folder).unwrap();
            let level = png::DeflateCompression::Level(9);
            fs::write(&path, picture.encode_full_colour(level, png::Filter::NoFilter).unwrap()).unwrap();
            continue;
        }
        match read(&path) {
            None => faults.push(format!("{} is missing", path.display())),
            Some(golden) if golden != picture => {
                fs::create_dir_all(&changes).unwrap();
                figures.push(write_figure(&changes, &name, &golden, &picture));
                faults.push(name);
            }
            Some(_) => {}
        }
    }
    let index = changes.join("index.html");
    if !figures.is_empty() {
        let section = Section { title: "Changed pictures".to_owned(), figures };
        fs::write(&index, page("Golden pictures", "Old, new and difference.", &[section])).unwrap();
    }
    assert!(
        faults.is_empty(),
        "{}\nLook at {}\nTo accept the new pictures: ARCHIPEL_BLESS=1 cargo test -p archipel-render",
        faults.join("\n"),
        index.display()
    );
}

#[test]
fn drawing_twice_gives_the_same_bytes() {
    for scene in scenes() {
        let colours = Colours::of(scene.view.game(), scene.theme);
        let first = drawn(&scene).encode_in(colours);
        assert!(first == drawn(&scene).encode_in(colours), "{}", scene.name);
        assert!(first.len() < 400_000, "{} has {} bytes", scene.name, first.len());
    }
}

/// If this fails after a change of colours, compute the palettes again:
/// `cargo run -p archipel-render --example palettes`.
#[test]
fn the_fixed_colours_of_a_game_are_close_to_its_pictures() {
    for scene in scenes() {
        let picture = drawn(&scene);
        let decoded =
            Picture::decode_png(&picture.encode_in(Colours::of(scene.view.game(), scene.theme))).unwrap();
        let pairs = picture.rgba.as_chunks::<4>().0.iter().zip(decoded.rgba.as_chunks::<4>().0);
        let distance = |(a, b): (&[u8; 4], &[u8; 4])| {
            a.iter().zip(b).map(|(a, b)| u64::from(a.abs_diff(*b)).pow(2)).sum::<u64>()
        };
        let distances: Vec<u64> = pairs.map(distance).collect();
        let count = u64::try_from(distances.len()).unwrap();
        let mean = distances.iter().sum::<u64>() * 100 / count;
        let off = u64::try_from(distances.iter().filter(|distance| **distance > 1600).count()).unwrap();
        println!("{}: mean {mean}/100, {off} of {count} far off", scene.name);
        assert!(
            mean <= MAX_MEAN && off * 1000 <= count,
            "{}: mean {mean}/100, {off} of {count} far off",
            scene.name
        );
    }
}

/// Mean squared distance of colours, in hundredths.
const MAX_MEAN: u64 = 4000;

#[test]
fn extreme_widths_and_unknown_seats_do_not_panic() {
    let terms = |id: &str| id.repeat(40);
    let fiori = played::played(GameId::MilleFiori, 3, 1, 40).position().view(Viewer::Seat(Seat(2)));
    let sea = View::Anno1701(scenes::anno1701::late(3));
    let islands = View::Anno1800(scenes::anno1800::full(2).state.view(Viewer::Seat(Seat(0))));
    let any =
        GameId::ALL.iter().map(|game| played::played(*game, 2, 1, 9).position().view(Viewer::Seat(Seat(1))));
    let views = [View::Anno1503(scenes::late(3)), sea, scenes::planned(fiori), islands];
    for view in views.into_iter().chain(any) {
        for (subject, width) in [
            (Subject::Island(Seat(7)), 0),
            (Subject::Board, 320),
            (Subject::Hand, 5000),
            (Subject::Island(Seat(1)), 333),
        ] {
            let options = PictureOptions {
                subject,
                names: &[],
                terms: &terms,
                highlight: &[],
                theme: Theme::Day,
                width,
            };
            let picture = draw(&view, &options);
            assert_eq!(picture.rgba.len(), (picture.width * picture.height * 4) as usize);
        }
    }
}

#[test]
fn views_of_different_games_have_no_changes() {
    let fiori = played::played(GameId::MilleFiori, 2, 1, 4).position().view(Viewer::Public);
    let anno = View::Anno1503(scenes::late(2));
    assert!(
        changes(&fiori, &anno, Subject::Board).is_empty() && changes(&anno, &fiori, Subject::Hand).is_empty()
    );
}
