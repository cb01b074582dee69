//! Untrusted input is parsed or refused and never causes a panic.
#![allow(clippy::unwrap_used, clippy::cast_possible_truncation, reason = "tests may panic")]

use archipel_rules::{Answer, GameId, Id, Record, Seat, Seed, Table, VERB};
use proptest::prelude::*;
use serde_json::{Value, json};

fn any_json() -> impl Strategy<Value = Value> {
    let verbs: Vec<String> =
        GameId::ALL.iter().flat_map(|game| game.verbs()).map(|verb| verb.id.to_owned()).collect();
    let params: Vec<String> = GameId::ALL
        .iter()
        .flat_map(|game| game.verbs())
        .flat_map(|verb| verb.params)
        .map(|param| param.name.to_owned())
        .chain(["verb", "discards", "order", "on", "tile"].map(str::to_owned))
        .collect();
    let leaf = prop_oneof![
        Just(Value::Null),
        any::<bool>().prop_map(Value::from),
        (-3_i64..300).prop_map(Value::from),
        any::<u64>().prop_map(Value::from),
        prop::sample::select(verbs).prop_map(Value::from),
        "[a-e][0-9]{1,2}".prop_map(Value::from),
        ".{0,30}".prop_map(Value::from),
    ];
    leaf.prop_recursive(3, 24, 6, move |inner| {
        prop_oneof![
            prop::collection::vec(inner.clone(), 0..7).prop_map(Value::from),
            prop::collection::vec((prop::sample::select(params.clone()), inner), 0..5)
                .prop_map(|pairs| Value::Object(pairs.into_iter().collect())),
        ]
    })
}

/// Replaces the n-th value of a document in depth-first order.
fn replace(document: &mut Value, n: &mut usize, with: &Value) {
    if *n == 0 {
        *document = with.clone();
        *n = usize::MAX;
        return;
    }
    if *n == usize::MAX {
        return;
    }
    *n -= 1;
    match document {
        Value::Array(items) => items.iter_mut().for_each(|item| replace(item, n, with)),
        Value::Object(fields) => fields.values_mut().for_each(|field| replace(field, n, with)),
        _ => {}
    }
}

/// The first actions of a game as a JSON document.
fn opening(game: GameId, length: usize) -> Value {
    let seats = *game.seat_counts().end();
    let names = Seat::all(seats).map(|seat| seat.0.to_string()).collect();
    let mut table = Table::new(game, json!({}), names, Seed::from_number(3)).unwrap();
    for _ in 0..length {
        let Some(seat) = table.position().due().iter().next() else { break };
        let Some(action) = table.position().default_action(seat) else { break };
        table.act(seat, &action).unwrap();
    }
    serde_json::to_value(table.record()).unwrap()
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 1500, ..ProptestConfig::default() })]

    #[test]
    fn any_json_document_is_decoded_or_refused(value in any_json(), seat in any::<u8>()) {
        for game in GameId::ALL.iter().copied() {
            let Ok(action) = game.decode_action(&value) else { continue };
            let seats = *game.seat_counts().start();
            let mut table = Table::new(game, json!({}), vec![String::new(); seats], Seed::from_number(9)).unwrap();
            let before = table.position().clone();
            let _ = action.to_answers();
            if table.act(Seat(seat), &action).is_err() {
                prop_assert_eq!(table.position(), &before);
                prop_assert!(table.record().entries.is_empty());
            }
        }
    }

    #[test]
    fn any_answers_are_accepted_or_refused(words in prop::collection::vec((0_usize..40, "[a-z_0-9]{0,12}"), 0..6), seat in any::<u8>()) {
        for game in GameId::ALL.iter().copied() {
            let params: Vec<&'static str> =
                game.verbs().iter().flat_map(|verb| verb.params).map(|param| param.name).chain([VERB]).collect();
            let answers: Vec<Answer> = words
                .iter()
                .map(|(param, word)| Answer { param: params[param % params.len()], id: Id::parse(word).unwrap() })
                .collect();
            let seats = *game.seat_counts().end();
            let table = Table::new(game, json!({}), vec![String::new(); seats], Seed::from_number(9)).unwrap();
            let mut options = Vec::new();
            let _ = table.position().ask(Seat(seat), &answers, &mut options);
            let _ = table.position().describe(Seat(seat), &answers, Id::new("nonsense"));
            let _ = game.from_answers(&answers);
        }
    }

    #[test]
    fn a_damaged_record_is_replayed_or_refused(at in 0_usize..300, value in any_json(), length in 0_usize..40) {
        for game in GameId::ALL.iter().copied() {
            let mut document = opening(game, length);
            replace(&mut document, &mut at.clone(), &value);
            if let Ok(record) = serde_json::from_value::<Record>(document) {
                let _ = Table::replay(record);
            }
        }
    }

    #[test]
    fn shuffled_entries_are_replayed_or_refused(from in 0_usize..40, to in 0_usize..40) {
        for game in GameId::ALL.iter().copied() {
            let mut record: Record = serde_json::from_value(opening(game, 40)).unwrap();
            let count = record.entries.len();
            let (from, to) = (from % count, to % count);
            let (one, other) = (record.entries[from].mark.clone(), record.entries[to].mark.clone());
            record.entries[from].mark = other;
            record.entries[to].mark = one;
            let _ = Table::replay(record);
        }
    }
}
