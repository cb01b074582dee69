use serde_json::json;

use super::*;

const A: Seat = Seat(0);
const B: Seat = Seat(1);

fn action(value: &Value) -> Action {
    GameId::Anno1503.decode_action(value).unwrap()
}

/// The first seat is in phase 2 with one wood and one stone to sell.
fn table() -> Table {
    let options = json!({ "home_island": "fixed", "first_player": "seat_1", "auto_roll": false });
    let names = vec!["Ada".to_owned(), "Ben".to_owned()];
    let mut table = Table::new(GameId::Anno1503, options, names, Seed::from_number(5)).unwrap();
    table.act(A, &action(&json!({ "verb": "roll" }))).unwrap();
    while let Some(take) =
        table.position().default_action(A).filter(|action| action.verb().unwrap().id == "take")
    {
        table.act(A, &take).unwrap();
    }
    table
}

fn sell(good: &str) -> Action {
    action(&json!({ "verb": "sell", "field": 1, "good": good }))
}

fn orders() -> Action {
    action(&json!({ "verb": "set_orders", "order": "auto_on_turn", "on": true }))
}

#[test]
fn an_action_that_revealed_nothing_can_be_undone_and_redone() {
    let mut table = table();
    let before = table.position().clone();
    table.act(A, &sell("wood")).unwrap();
    let after = table.position().clone();
    let n = table.undo(A).unwrap();
    assert_eq!(*table.position(), before);
    assert_eq!(table.redo(A), Ok(n));
    assert_eq!(*table.position(), after);
    assert_eq!(Table::replay(table.record().clone()).unwrap().position(), &after);
}

#[test]
fn an_action_that_revealed_something_cannot_be_undone() {
    let mut table = table();
    assert_eq!(table.undo(A).unwrap_err().code(), "undo_revealed", "the roll");
}

#[test]
fn a_player_cannot_undo_the_action_of_another_player() {
    let mut table = table();
    table.act(A, &sell("wood")).unwrap();
    assert_eq!(table.undo(B).unwrap_err().code(), "undo_other_acted");
    let empty = Table::new(
        GameId::Anno1503,
        json!({ "auto_roll": false }),
        vec![String::new(); 2],
        Seed::from_number(1),
    );
    assert_eq!(empty.unwrap().undo(A).unwrap_err().code(), "undo_nothing");
}

#[test]
fn out_of_turn_orders_survive_an_undo() {
    let mut table = table();
    table.act(A, &sell("wood")).unwrap();
    table.act(B, &orders()).unwrap();
    assert_eq!(table.undo(B).unwrap_err().code(), "undo_other_acted", "orders cannot be undone");
    table.undo(A).unwrap();
    assert!(table.steps().iter().any(|step| step.seat == B), "the orders stay");
}

#[test]
fn a_resignation_that_rolled_dice_prevents_the_undo() {
    let mut table = Table::new(
        GameId::Anno1503,
        json!({ "home_island": "fixed", "first_player": "seat_1", "auto_roll": false }),
        vec![String::new(); 3],
        Seed::from_number(5),
    )
    .unwrap();
    table.act(A, &action(&json!({ "verb": "roll" }))).unwrap();
    while let Some(take) =
        table.position().default_action(A).filter(|action| action.verb().unwrap().id == "take")
    {
        table.act(A, &take).unwrap();
    }
    table.act(A, &sell("wood")).unwrap();
    table.act(A, &action(&json!({ "verb": "resign" }))).unwrap();
    assert_eq!(table.undo(A).unwrap_err().code(), "undo_revealed");
}

#[test]
fn of_several_undone_actions_the_earliest_is_redone_first() {
    let mut table = table();
    table.act(A, &sell("wood")).unwrap();
    let first = table.position().clone();
    table.act(A, &action(&json!({ "verb": "sail", "ship": 1, "to": "c2" }))).unwrap();
    let second = table.position().clone();
    table.undo(A).unwrap();
    table.undo(A).unwrap();
    assert_eq!(table.redo(B).unwrap_err().code(), "redo_not_yours");
    table.redo(A).unwrap();
    assert_eq!(*table.position(), first);
    table.redo(A).unwrap();
    assert_eq!(*table.position(), second);
    assert_eq!(table.redo(A).unwrap_err().code(), "redo_nothing");
}

#[test]
fn a_new_action_prevents_the_redo() {
    let mut table = table();
    table.act(A, &sell("wood")).unwrap();
    table.undo(A).unwrap();
    table.act(A, &sell("stone")).unwrap();
    assert_eq!(table.redo(A).unwrap_err().code(), "redo_nothing");
}

#[test]
fn undo_by_consent_undoes_all_later_actions() {
    let mut table = table();
    let before = table.position().clone();
    table.act(A, &sell("wood")).unwrap();
    let from = table.steps().last().unwrap().n;
    let end = table.position().default_action(A).unwrap();
    table.act(A, &end).unwrap();
    table.act(B, &action(&json!({ "verb": "roll" }))).unwrap();
    table.undo_by_consent(A, from).unwrap();
    assert_eq!(*table.position(), before);
    assert_eq!(table.undo_by_consent(A, 99).unwrap_err().code(), "undo_nothing");
}

#[test]
fn a_record_with_impossible_entries_is_refused() {
    let mut table = table();
    table.act(A, &sell("wood")).unwrap();
    let good = table.record().clone();
    let n = good.entries.len() as u32;
    let with = |number: u32, mark: EntryKind| {
        let mut record = good.clone();
        record.entries.push(Entry { n: number, seat: A, mark });
        Table::replay(record).map(|table| table.next_number())
    };
    assert_eq!(with(n + 1, EntryKind::Undo(n)), Ok(n + 2));
    assert_eq!(with(n + 2, EntryKind::Undo(n)), Err(ReplayError::Numbering { n: n + 2, expected: n + 1 }));
    assert_eq!(with(n + 1, EntryKind::Redo(n)), Err(ReplayError::EntryKind { n: n + 1, target: n }));
    assert_eq!(with(n + 1, EntryKind::Undo(n + 7)), Err(ReplayError::EntryKind { n: n + 1, target: n + 7 }));
    let other = Record { rules: "0+none".to_owned(), ..good.clone() };
    assert!(matches!(Table::replay(other), Err(ReplayError::Rules { .. })));
    assert_eq!(Table::replay(Record { archipel: 2, ..good }).map(|_| ()), Err(ReplayError::Format(2)));
}
