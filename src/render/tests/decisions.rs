//! The pictures beside questions, for every kind of question that comes up in random games.

#![allow(clippy::unwrap_used, reason = "a panic fails the test")]

mod played;
mod questions;

use archipel_render::{
    PictureOptions, Subject, Theme, anchors, changes, describe_decision, draw_changes, draw_decision,
    shown_answers,
};
use archipel_rules::{Arg, GameId, Id, Seat, View, Viewer};
use archipel_words::{Lang, Translator};
use played::played;

/// Questions whose answers are all on the picture, except for words such as `done`.
fn is_placed(game: GameId, verb: Option<&str>, param: &str) -> bool {
    match game {
        GameId::Anno1503 => {
            matches!(param, "field" | "to" | "island" | "ship" | "building" | "victim" | "dock" | "discard")
                || (param == "good" && verb != Some("draw_card"))
        }
        GameId::Anno1701 => {
            matches!(param, "first" | "second" | "field" | "ship" | "step" | "stack" | "discard" | "get")
                || (verb == Some("keep_tile") && param == "tile")
                || (verb == Some("sail") && param == "to")
        }
        GameId::Anno1800 => {
            matches!(param, "tile" | "tier" | "field" | "ship" | "objective" | "resource" | "returned")
                || (param == "card" && matches!(verb, Some("play" | "swap")))
        }
        GameId::MilleFiori => matches!(param, "card" | "area" | "field"),
        GameId::Atoll => param == "tile",
    }
}

/// Answers that stand for no place.
fn is_word(id: &Id) -> bool {
    matches!(id.as_str(), "done" | "none" | "west" | "middle" | "east" | "next_house" | "sail" | "later")
}

fn options(terms: &dyn Fn(&str) -> String, width: u32) -> PictureOptions<'_> {
    PictureOptions { subject: Subject::Board, names: &[], terms, highlight: &[], theme: Theme::Day, width }
}

#[test]
fn every_answer_with_a_place_is_numbered_on_a_landscape_picture() {
    let terms = |id: &str| id.to_owned();
    let mut placed = 0;
    for game in GameId::ALL {
        for ((verb, param), asking) in questions::of(*game, 21..23, 9) {
            let question = asking.question();
            let options = options(&terms, 400);
            let picture = draw_decision(&asking.view, asking.seat, &question, &options);
            let again = draw_decision(&asking.view, asking.seat, &question, &options);
            assert!(picture == again, "{game} {verb} {param}: the same question gives the same picture");
            assert_eq!((picture.width, picture.height), (400, 252), "{game} {verb} {param}");
            let shown = shown_answers(&asking.view, asking.seat, &question, &options);
            if asking.verb.is_none() {
                assert!(shown.is_empty(), "{game} {verb}: verbs are no places");
            } else if is_placed(*game, asking.verb.as_ref().map(Id::as_str), param) {
                let numbers = asking.options.iter().zip(1..).filter(|(id, _)| !is_word(id));
                let expected: Vec<usize> = numbers.map(|(_, number)| number).collect();
                assert_eq!(shown, expected, "{game} {verb} {param}: {:?}", asking.options);
                placed += shown.len();
            }
        }
    }
    assert!(placed > 200, "{placed}");
}

/// What a player has is named in every language.
#[test]
fn the_means_have_words_in_every_language() {
    let terms = |id: &str| id.to_owned();
    for game in GameId::ALL {
        for asking in questions::of(*game, 21..22, 15).into_values() {
            let phrases =
                describe_decision(&asking.view, asking.seat, &asking.question(), &options(&terms, 400));
            let means = phrases.iter().filter(|phrase| phrase.key == "alt-decision-means");
            for (_, arg) in means.flat_map(|phrase| &phrase.args) {
                let Arg::Terms(means) = arg else { panic!("counted words, not {arg:?}") };
                for (id, count) in means {
                    assert!(*count > 0, "{game}: {means:?}");
                    for lang in Lang::all() {
                        let word = Translator { lang, game: Some(*game), names: &[], icons: false }
                            .term(id.as_str());
                        assert_ne!(word, id.as_str(), "{game}: {id} has no word");
                    }
                }
            }
        }
    }
}

/// Everything that can be highlighted has a place, so a post can show it; and the place is on the picture.
#[test]
fn every_change_has_an_anchor() {
    let terms = |id: &str| id.to_owned();
    let mut faults = std::collections::BTreeSet::new();
    for game in GameId::ALL {
        let table = played(*game, 3.min(*game.seat_counts().end()), 31, 300);
        let view = |number: u32| table.position_at(number).unwrap().view(Viewer::Seat(Seat(1)));
        let last = table.next_number() - 1;
        for number in (12..=last).step_by(24) {
            let (before, after): (View, View) = (view(number - 12), view(number));
            for subject in [Subject::Island(Seat(0)), Subject::Board, Subject::Hand] {
                let highlight = changes(&before, &after, subject);
                let options = PictureOptions { subject, highlight: &highlight, ..options(&terms, 400) };
                let plan = anchors(&after, &options);
                for id in &highlight {
                    if plan.find(id.as_str()).is_none() {
                        faults.insert(format!("{game} {subject:?}: {id} has no place"));
                    }
                }
                for anchor in &plan.list {
                    let at = anchor.area;
                    if at.x < 0.0 || at.y < 0.0 || at.right() > 1000.0 || at.bottom() > plan.height {
                        faults.insert(format!(
                            "{game} {subject:?}: {} is off the picture, at {at:?}",
                            anchor.id
                        ));
                    }
                }
                let picture = draw_changes(&after, &options);
                let landscape = picture.width * 100 / picture.height;
                assert!((150..=225).contains(&landscape), "{game} {subject:?}: {picture:?}");
            }
        }
    }
    assert!(faults.is_empty(), "{faults:#?}");
}
