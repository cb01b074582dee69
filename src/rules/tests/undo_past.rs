//! Undo across the moves of AI players.
#![allow(clippy::unwrap_used, reason = "tests may panic")]

use archipel_rules::{GameId, Seat, Seats, Seed, Table};
use serde_json::json;

const FIRST: Seat = Seat(0);
const MIDDLE: Seat = Seat(1);
const LAST: Seat = Seat(2);

fn choose(table: &mut Table, seat: Seat, home: u8) {
    let action = GameId::Anno1503.decode_action(&json!({ "verb": "choose_home", "home": home })).unwrap();
    table.act(seat, &action).unwrap();
}

/// The last player chooses a home first; the first player rolls as soon as all have chosen.
fn table() -> Table {
    let options = json!({ "home_island": "choose", "first_player": "seat_1" });
    let mut table =
        Table::new(GameId::Anno1503, options, vec![String::new(); 3], Seed::from_number(5)).unwrap();
    choose(&mut table, LAST, 2);
    choose(&mut table, MIDDLE, 3);
    table
}

#[test]
fn undo_also_undoes_later_actions_of_patient_players() {
    let mut table = table();
    let before = table.opening().unwrap().0;
    assert_eq!(table.undo(LAST).unwrap_err().code(), "undo_other_acted");
    assert_eq!(table.undoable_past(LAST, Seats::one(FIRST)).unwrap_err().code(), "undo_other_acted");
    assert_eq!(table.undo_past(LAST, Seats::one(MIDDLE)), Ok(1));
    assert_eq!(*table.position(), before);
    assert_eq!(Table::replay(table.record().clone()).unwrap().position(), &before);
    assert_eq!(table.redo(LAST), Ok(1), "redo restores only the action of this seat");
    assert_eq!(table.steps().len(), 1);
}

#[test]
fn a_reveal_by_a_patient_player_prevents_the_undo() {
    let mut table = table();
    choose(&mut table, FIRST, 4);
    let patient: Seats = [FIRST, MIDDLE].into_iter().collect();
    assert_eq!(table.undo_past(LAST, patient).unwrap_err().code(), "undo_revealed", "the dice were rolled");
    assert_eq!(table.steps().len(), 3);
}

#[test]
fn a_player_without_an_action_cannot_undo_those_of_patient_players() {
    let mut table = table();
    assert_eq!(table.undo_past(FIRST, Seats::one(MIDDLE)).unwrap_err().code(), "undo_other_acted");
    let all: Seats = [MIDDLE, LAST].into_iter().collect();
    assert_eq!(table.undo_past(FIRST, all).unwrap_err().code(), "undo_nothing");
}
