//! Every phrase of an alt text has a sentence in every language, which uses the same arguments.

#![allow(clippy::unwrap_used, reason = "a panic fails the test")]

mod played;
mod scenes;

use std::{collections::BTreeSet, fs, path::Path};

use archipel_render::{PictureOptions, Subject, TableImage, Theme, describe, full_description, overview};
use archipel_rules::{Arg, Game as _, GameId, Outcome, Phrase, Seat, Seats, View, Viewer, anno1503};

/// The phrases that describe pictures of all games, each with its game.
fn phrases() -> Vec<(GameId, Phrase)> {
    let mut won = scenes::late(2);
    won.outcome = Some(Outcome { winners: Seats::one(Seat(1)), cause: "points" });
    won.players[Seat(1)].ships.clear();
    let views: [anno1503::View; 4] = [scenes::start(2), scenes::middle(3), scenes::late(4), won];
    let mut phrases = Vec::new();
    let views = views.map(View::Anno1503).into_iter().chain(fiori()).chain(sea()).chain(islands());
    for view in views.chain(random()) {
        for subject in [Subject::Island(Seat(0)), Subject::Island(Seat(1)), Subject::Board, Subject::Hand] {
            let terms = scenes::terms("en");
            let options = PictureOptions {
                subject,
                names: &[],
                terms: &terms,
                highlight: &[],
                theme: Theme::Day,
                width: 1000,
            };
            let full = full_description(&view, &options);
            let short = describe(&view, &options);
            assert_eq!(
                full.get(..short.len()),
                Some(short.as_slice()),
                "the full description begins with the alt text"
            );
            phrases.extend(full.into_iter().map(|phrase| (view.game(), phrase)));
        }
        phrases.extend(overview(&view).describe().into_iter().map(|phrase| (view.game(), phrase)));
    }
    for game in GameId::ALL {
        let (least, most) = (*game.seat_counts().start(), *game.seat_counts().end());
        for (seats, max_actions) in [(3.min(most), 0), (most, 4000), (least, 4000)] {
            let table = played::played(*game, seats, 77, max_actions);
            let position = table.position();
            let (standings, outcome) = (position.standings(), position.outcome());
            let image = TableImage::score(&standings, outcome.as_ref(), position.progress());
            phrases.extend(image.describe().into_iter().map(|phrase| (*game, phrase)));
        }
    }
    phrases
}

/// Views of a random game of every kind, from its start to its end.
fn random() -> Vec<View> {
    let views = |game: &GameId| {
        let table = played::played(*game, *game.seat_counts().start(), 13, 400);
        let last = table.next_number() - 1;
        let numbers = (0..=last).step_by(9).chain([last]);
        numbers
            .map(|number| table.position_at(number).unwrap().view(Viewer::Seat(Seat(1))))
            .collect::<Vec<_>>()
    };
    GameId::ALL.iter().flat_map(views).collect()
}

/// No column and no row is left out.
#[test]
fn a_table_image_is_described_in_full() {
    let table = played::played(GameId::Anno1800, 4, 77, 4000);
    let position = table.position();
    let standings = position.standings();
    let table_image = TableImage::score(&standings, position.outcome().as_ref(), position.progress());
    let phrases = table_image.describe();
    let parts = standings[0].parts.len();
    assert_eq!(phrases.len(), 1 + standings.len() + parts, "{phrases:?}");
    for standing in &standings {
        let described = phrases.iter().filter(|phrase| phrase.key == "alt-score-player").any(|phrase| {
            phrase.args.contains(&("player", Arg::Seat(standing.seat)))
                && phrase.args.contains(&("score", Arg::Number(standing.score)))
        });
        assert!(described, "{standing:?}");
        for (id, points) in &standing.parts {
            let row =
                phrases.iter().find(|phrase| phrase.args.contains(&("figure", Arg::Term(*id)))).unwrap();
            let place = row.args.iter().position(|(_, arg)| *arg == Arg::Seat(standing.seat)).unwrap();
            assert_eq!(row.args[place + 1].1, Arg::Number(*points), "{row:?}");
        }
    }
}

/// Views of a random game of Mille Fiori, from start to end.
fn fiori() -> Vec<View> {
    let table = played::played(GameId::MilleFiori, 4, 11, 2000);
    let last = table.next_number() - 1;
    let numbers = (0..=last).step_by(7).chain([last]);
    let views = numbers.map(|number| table.position_at(number).unwrap().view(Viewer::Seat(Seat(1))));
    views.flat_map(|view| [scenes::planned(view.clone()), view]).collect()
}

/// Views of Anno 1701: hand-made ones, and those of a random game from start to end.
fn sea() -> Vec<View> {
    let mut won = scenes::anno1701::late(4);
    won.outcome = Some(Outcome { winners: Seats::one(Seat(0)), cause: "cause-favours" });
    for player in [Seat(1), Seat(3)] {
        won.players[player].ships.clear();
    }
    won.encounter = None;
    let scenes = [
        scenes::anno1701::start(3),
        scenes::anno1701::middle(3),
        scenes::anno1701::late(4),
        scenes::anno1701::searching(4),
        scenes::anno1701::hurricane(3),
        won,
    ];
    let table = played::played(GameId::Anno1701, 4, 12, 1500);
    let last = table.next_number() - 1;
    let numbers = (0..=last).step_by(23).chain([last]);
    let views = numbers.map(|number| table.position_at(number).unwrap().view(Viewer::Seat(Seat(1))));
    scenes.map(View::Anno1701).into_iter().chain(views).collect()
}

/// Hand-made views of Anno 1800, from the start to the end of a game.
fn islands() -> Vec<View> {
    let mut over = scenes::anno1800::full(2).state.view(Viewer::Seat(Seat(0)));
    over.fireworks = Some(Seat(1));
    over.end_round = Some(over.round);
    let mut won = over.clone();
    won.outcome = Some(Outcome { winners: Seats::one(Seat(1)), cause: "points" });
    let scenes = [scenes::anno1800::start(3), scenes::anno1800::full(4)];
    let scenes = scenes.map(|scene| scene.state.view(Viewer::Seat(Seat(0))));
    scenes.into_iter().chain([over, won]).map(View::Anno1800).collect()
}

/// An upper bound of the sentence's length: all branches of a selector are counted.
fn length(text: &str, phrase: &Phrase, terms: &impl Fn(&str) -> String) -> usize {
    let start = text.find(&format!("\n{} =", phrase.key)).unwrap() + phrase.key.len() + 3;
    let own = text[start..].lines().enumerate().take_while(|(i, line)| *i == 0 || line.starts_with(' '));
    let raw: String = own.map(|(_, line)| line.trim()).collect();
    phrase.args.iter().fold(raw.chars().count(), |length, (name, arg)| {
        let value = match arg {
            Arg::Seat(_) => 20,
            Arg::Number(number) => number.to_string().len(),
            Arg::Term(id) => terms(id.as_str()).chars().count(),
            Arg::Terms(all) => all.iter().map(|(id, _)| terms(id.as_str()).chars().count() + 4).sum(),
            Arg::Place(id) => id.as_str().len(),
            Arg::Phrase(_) => 0,
        };
        (length + value).saturating_sub(name.len() + 5)
    })
}

#[test]
fn alt_texts_of_mille_fiori_fit_discords_limit() {
    let text = concat!(
        include_str!("../../../assets/locales/de/pictures.ftl"),
        include_str!("../../../assets/locales/de/decision-pictures.ftl")
    );
    let terms = scenes::terms("de");
    for view in fiori() {
        for subject in [Subject::Island(Seat(0)), Subject::Board, Subject::Hand] {
            let options = PictureOptions {
                subject,
                names: &[],
                terms: &terms,
                highlight: &[],
                theme: Theme::Day,
                width: 1000,
            };
            let phrases = describe(&view, &options);
            let sum: usize = phrases.iter().map(|phrase| length(text, phrase, &terms) + 1).sum();
            assert!(sum <= 1024, "{subject:?} has up to {sum} characters: {phrases:?}");
        }
    }
}

/// The open islands come last and may be cut; everything before them fits.
#[test]
fn alt_texts_of_anno_1701_fit_discords_limit() {
    let text = include_str!("../../../assets/locales/de/pictures.ftl");
    let terms = scenes::terms("de");
    for view in sea().into_iter().filter(|view| *view != View::Anno1701(scenes::anno1701::searching(4))) {
        for subject in [Subject::Island(Seat(0)), Subject::Board, Subject::Hand] {
            let options = PictureOptions {
                subject,
                names: &[],
                terms: &terms,
                highlight: &[],
                theme: Theme::Day,
                width: 1000,
            };
            let phrases = describe(&view, &options);
            let kept = phrases.iter().take_while(|phrase| phrase.key != "alt-1701-open");
            let sum: usize = kept.map(|phrase| length(text, phrase, &terms) + 1).sum();
            assert!(sum <= 1024, "{subject:?} has up to {sum} characters: {phrases:?}");
        }
    }
}

/// The arguments that a sentence of a locale file uses; `None` if the key is missing.
fn arguments(text: &str, key: &str) -> Option<BTreeSet<String>> {
    let start = text.find(&format!("\n{key} ="))? + 1;
    let lines = text.get(start..)?.lines();
    let own =
        lines.enumerate().take_while(|(i, line)| *i == 0 || line.starts_with(' ')).map(|(_, line)| line);
    let name =
        |part: &str| part.chars().take_while(|c| c.is_ascii_lowercase() || *c == '_').collect::<String>();
    Some(own.flat_map(|line| line.split('$').skip(1)).map(name).collect())
}

#[test]
fn every_phrase_has_a_sentence_in_every_language() {
    let locales = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../assets/locales");
    let phrases = phrases();
    for key in ["alt-board-won", "alt-score-final", "alt-overview-won", "alt-row-2-of", "alt-row-4"] {
        assert!(phrases.iter().any(|(_, phrase)| phrase.key == key), "{key}");
    }
    for language in ["en", "de", "nl"] {
        let text =
            |name: &str| fs::read_to_string(locales.join(language).join(format!("{name}.ftl"))).unwrap();
        let shared = text("pictures") + &text("decision-pictures");
        let own: Vec<String> = GameId::ALL.iter().map(|game| text(game.as_str())).collect();
        for (game, phrase) in &phrases {
            let given: BTreeSet<String> = phrase.args.iter().map(|(name, _)| (*name).to_owned()).collect();
            // A game's own sentence is used before the shared one.
            let own = arguments(&own[*game as usize], &format!("{game}-{}", phrase.key));
            let used = own.or_else(|| arguments(&shared, phrase.key));
            assert_eq!(used, Some(given), "{language}: {game} {}", phrase.key);
        }
    }
}
