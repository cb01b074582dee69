//! A whole game of Mille Fiori on record: it must lead to the same end for ever. After a wanted change of the rules:
//! `UPDATE_GOLDEN=1 cargo test -p archipel-rules --test mille_fiori_golden`, and look at what changed.
#![allow(clippy::unwrap_used, clippy::expect_used, reason = "a test may fail")]

use archipel_rules::laws::{Walk, random_action};
use archipel_rules::mille_fiori::State;
use archipel_rules::{Action, Dice, Game, GameId, Position, Record, Seat, Seed, Table};
use serde_json::{Value, json};

const FILE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/golden/mille-fiori.json");

/// A game with plays at a glance, changed picks and plans.
fn played() -> Table {
    let names = ["Ada", "Ben", "Cleo"].map(str::to_owned).to_vec();
    let mut table = Table::new(GameId::MilleFiori, json!({}), names, Seed::from_number(2021)).unwrap();
    let (mut dice, mut walk) = (Dice::new(Seed::from_number(12)), Walk::default());
    while let Some(due) = table.position().due().iter().next() {
        let Position::MilleFiori(state) = table.position() else { unreachable!() };
        let state: &State = state;
        let beside = *dice.pick(&[Seat(0), Seat(1), Seat(2)]).unwrap();
        let random =
            if dice.below(4) == 0 { random_action(state, beside, true, &mut dice, &mut walk) } else { None };
        let (seat, action) =
            random.map_or_else(|| (due, state.absent(due).unwrap()), |action| (beside, action));
        table.act(seat, &Action::MilleFiori(action)).unwrap();
    }
    table
}

fn result(table: &Table) -> Value {
    let standings = table.position().standings();
    json!({ "standings": standings, "outcome": table.position().outcome() })
}

#[test]
fn the_golden_record_replays_to_its_end() {
    if std::env::var_os("UPDATE_GOLDEN").is_some() {
        let table = played();
        let mut text =
            serde_json::to_string(&json!({ "record": table.record(), "result": result(&table) })).unwrap();
        // One entry per line, so that a change can be read.
        text = text.replace("{\"action\"", "\n{\"action\"") + "\n";
        std::fs::write(FILE, text).unwrap();
    }
    let golden: Value = serde_json::from_str(&std::fs::read_to_string(FILE).unwrap()).unwrap();
    let record: Record = serde_json::from_value(golden["record"].clone()).unwrap();
    let verbs = record.entries.iter().map(|entry| json!(entry)["action"]["verb"].clone());
    let plans = verbs.filter(|verb| verb.as_str().is_some_and(|verb| verb.starts_with("plan"))).count();
    assert!(plans > 3, "the record has plans in it");
    let table = Table::replay(record).unwrap();
    assert_eq!(result(&table), golden["result"]);
    assert_eq!(json!(played().record()), golden["record"], "the same choices make the same game");
}
