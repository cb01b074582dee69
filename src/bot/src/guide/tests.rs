#![allow(clippy::expect_used, clippy::unwrap_used, reason = "tests may panic")]

use archipel_rules::{Answer, GameId, Id, Seed, VERB};
use serde_json::json;

use super::*;
use crate::answer_path;

const ADA: Seat = Seat(0);
const BEN: Seat = Seat(1);

/// Ada begins; the first roll is still to come.
fn table() -> Table {
    let options = json!({ "home_island": "fixed", "first_player": "seat_1", "auto_roll": false });
    let names = vec!["Ada".to_owned(), "Ben".to_owned()];
    Table::new(GameId::Anno1503, options, names, Seed::from_number(5)).expect("a table")
}

fn act(table: &mut Table, seat: Seat, action: &serde_json::Value) {
    let action = GameId::Anno1503.decode_action(action).expect("an action");
    table.act(seat, &action).expect("accepted");
}

/// Takes the goods of a roll as the rules propose.
fn take_all(table: &mut Table, seat: Seat) {
    while let Some(take) =
        table.position().default_action(seat).filter(|action| action.verb().unwrap().id == "take")
    {
        table.act(seat, &take).expect("accepted");
    }
}

fn question(table: &Table, seat: Seat, verb: Option<&str>) -> Option<Question> {
    let answers = verb.map(|verb| Answer { param: VERB, id: Id::new(verb) }).into_iter().collect();
    answer_path::question(table.position(), seat, answers)
}

/// Every key has a text: the key itself.
#[expect(clippy::unnecessary_wraps, reason = "other lookups find no text")]
fn any(key: &str) -> Option<String> {
    Some(key.to_owned())
}

#[test]
fn the_task_is_explained_at_the_first_action() {
    let table = table();
    let tips = tips(&table, ADA, question(&table, ADA, None).as_ref(), |key| {
        any(key).filter(|key| !key.contains("event"))
    });
    assert_eq!(tips.len(), 1, "{tips:?}");
    assert!(tips[0].ends_with("-roll"), "{tips:?}");
}

#[test]
fn a_key_without_a_text_has_no_tip() {
    let table = table();
    assert!(tips(&table, ADA, question(&table, ADA, None).as_ref(), |_| None).is_empty());
}

#[test]
fn a_question_of_a_verb_has_its_own_tip_and_none_about_events() {
    let mut table = table();
    act(&mut table, ADA, &json!({ "verb": "roll" }));
    take_all(&mut table, ADA);
    let question = question(&table, ADA, Some("sell"));
    let tips = tips(&table, ADA, question.as_ref(), any);
    assert_eq!(tips, [format!("tip-anno1503-sell-{}", question.expect("a question").param)]);
}

#[test]
fn a_verb_is_explained_only_the_first_times() {
    let mut table = table();
    act(&mut table, ADA, &json!({ "verb": "roll" }));
    take_all(&mut table, ADA);
    assert_eq!(times_done(&table, ADA, "sell"), 0);
    act(&mut table, ADA, &json!({ "verb": "sell", "field": 1, "good": "wood" }));
    assert_eq!((times_done(&table, ADA, "sell"), times_done(&table, BEN, "sell")), (1, 0));
    table.undo(ADA).expect("an undo");
    assert_eq!(times_done(&table, ADA, "sell"), 0, "an undone action does not count");
}

#[test]
fn what_happened_is_explained_on_the_choice_of_a_verb() {
    let mut table = table();
    act(&mut table, ADA, &json!({ "verb": "roll" }));
    take_all(&mut table, ADA);
    let tips = tips(&table, ADA, question(&table, ADA, None).as_ref(), any);
    assert!(tips.len() == 2 && tips[0].contains("-event-"), "{tips:?}");
}

/// A tip without an event, a verb or a task of its game would never be shown.
#[test]
fn every_tip_in_the_locale_files_can_be_found() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../assets/locales/en");
    let mut seen = 0;
    for game in GameId::ALL {
        let text =
            std::fs::read_to_string(format!("{folder}/learn-{game}.ftl")).expect("a file of the lesson");
        let texts =
            [game.as_str(), "posts"].map(|name| std::fs::read_to_string(format!("{folder}/{name}.ftl")));
        let own = texts.map(|text| text.expect("the texts of the game")).join("\n");
        let prefix = format!("tip-{game}-");
        let keys = text.lines().filter_map(|line| line.strip_prefix(prefix.as_str())?.split(' ').next());
        for key in keys {
            let is_phrase = own.contains(&format!("\n{game}-{key} ="));
            let is_verb = game.verbs().iter().any(|verb| {
                verb.id == key || verb.params.iter().any(|param| key == format!("{}-{}", verb.id, param.name))
            });
            assert!(is_phrase || is_verb, "{game}: tip {key}");
            seen += 1;
        }
    }
    assert!(seen > 40, "{seen}");
}
