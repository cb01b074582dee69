//! Every phrase of a picture has its sentence in every language, with the same facts.

mod scenes;

use std::{collections::BTreeSet, fs, path::Path};

use archipel_render::{Request, Theme, What, describe};
use archipel_rules::{Outcome, Phrase, Seat, Seats, View, anno1503};

fn phrases() -> Vec<Phrase> {
    let mut won = scenes::late(2);
    won.outcome = Some(Outcome { winners: Seats::one(Seat(1)), cause: "points" });
    won.players[Seat(1)].ships.clear();
    let views: [anno1503::View; 4] = [scenes::start(2), scenes::middle(3), scenes::late(4), won];
    let mut said = Vec::new();
    for view in views.map(View::Anno1503) {
        for what in [What::Island(Seat(0)), What::Island(Seat(1)), What::Board, What::Hand] {
            let terms = scenes::terms("en");
            let request =
                Request { what, names: &[], terms: &terms, highlight: &[], theme: Theme::Day, width: 1000 };
            said.extend(describe(&view, &request));
        }
    }
    said
}

/// The facts that a sentence of a locale file uses; `None` if there is no such sentence.
fn facts(text: &str, key: &str) -> Option<BTreeSet<String>> {
    let start = text.find(&format!("\n{key} ="))? + 1;
    let lines = text.get(start..)?.lines();
    let own =
        lines.enumerate().take_while(|(i, line)| *i == 0 || line.starts_with(' ')).map(|(_, line)| line);
    let name =
        |part: &str| part.chars().take_while(|c| c.is_ascii_lowercase() || *c == '_').collect::<String>();
    Some(own.flat_map(|line| line.split('$').skip(1)).map(name).collect())
}

#[test]
fn every_phrase_has_its_sentence() {
    let locales = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../assets/locales");
    let said = phrases();
    assert!(said.iter().any(|phrase| phrase.key == "alt-board-won"));
    for language in ["en", "de", "nl"] {
        let text = fs::read_to_string(locales.join(language).join("pictures.ftl")).unwrap();
        for phrase in &said {
            let given: BTreeSet<String> = phrase.args.iter().map(|(name, _)| (*name).to_owned()).collect();
            assert_eq!(facts(&text, phrase.key), Some(given), "{language}: {}", phrase.key);
        }
    }
}
