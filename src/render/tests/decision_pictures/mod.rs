//! Pictures beside questions, and pieces for posts, for the golden pictures.
#![allow(clippy::unwrap_used, clippy::expect_used, reason = "a panic fails the test")]

use archipel_render::{Picture, PictureOptions, Subject, Theme, changes, draw_changes, draw_decision};
use archipel_rules::{GameId, Seat, View, Viewer};

use super::{played, questions, scenes};

const NAMES: [&str; 4] = ["Ada", "Bartholomäus Käsebier", "Zoë", "Dora"];

/// Game, verb and parameter of the questions; the last one is drawn at night, in German and for a phone.
const ASKED: [(GameId, &str, &str); 10] = [
    (GameId::Anno1503, "sail", "to"),
    (GameId::Anno1503, "sell", "field"),
    (GameId::Anno1701, "sail", "step"),
    (GameId::Anno1701, "place_tile", "field"),
    (GameId::Anno1800, "build", "tile"),
    (GameId::Anno1800, "hire", "tier"),
    (GameId::MilleFiori, "choose", "card"),
    (GameId::MilleFiori, "place", "field"),
    (GameId::Atoll, "sail", "tile"),
    (GameId::Anno1800, "build", "field"),
];

pub fn all() -> Vec<(String, Picture)> {
    let mut pictures = Vec::new();
    for game in GameId::ALL {
        let asked = questions::of(*game, 11..12, 10);
        for (index, (_, verb, param)) in ASKED.iter().enumerate().filter(|(_, (of, ..))| of == game) {
            let asking = asked.get(&((*verb).to_owned(), *param)).expect("the question comes up");
            let phone = index + 1 == ASKED.len();
            let name = format!("{game}-asked-{verb}-{param}");
            let draw = |options: &PictureOptions<'_>| {
                draw_decision(&asking.view, asking.seat, &asking.question(), options)
            };
            pictures.push((name, with_options(Subject::Board, phone, &[], draw)));
        }
        pictures.push(piece(*game));
    }
    pictures
}

/// What a few turns changed; on a phone in Mille Fiori.
fn piece(game: GameId) -> (String, Picture) {
    let table = played::played(game, 3.min(*game.seat_counts().end()), 7, 400);
    let number = (table.next_number() - 1) / 2;
    let view = |number: u32| table.position_at(number).unwrap().view(Viewer::Public);
    let (before, after): (View, View) = (view(number.saturating_sub(12)), view(number));
    let fiori = game == GameId::MilleFiori;
    let subject = if fiori || game == GameId::Atoll { Subject::Board } else { Subject::Island(Seat(0)) };
    let highlight = changes(&before, &after, subject);
    let picture = with_options(subject, fiori, &highlight, |options| draw_changes(&after, options));
    (format!("{game}-piece"), picture)
}

fn with_options(
    subject: Subject,
    phone: bool,
    highlight: &[archipel_rules::Id],
    draw: impl FnOnce(&PictureOptions<'_>) -> Picture,
) -> Picture {
    let (theme, width) = if phone { (Theme::Night, 500) } else { (Theme::Day, 1000) };
    let terms = scenes::terms(if phone { "de" } else { "en" });
    let names = NAMES.map(String::from);
    draw(&PictureOptions { subject, names: &names, terms: &terms, highlight, theme, width })
}
