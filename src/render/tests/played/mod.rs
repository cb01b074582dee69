//! Random games, played through the same questions as real players get.
#![allow(clippy::unwrap_used, clippy::expect_used, reason = "a panic fails the test")]

use archipel_rules::{Answer, Asked, GameId, Seat, Seed, Table, When};

/// A table after at most `max_actions`.
pub fn played(game: GameId, seats: usize, seed: u64, max_actions: u32) -> Table {
    let names = (1..=seats).map(|seat| format!("Seat {seat}")).collect();
    let mut table = Table::new(game, serde_json::json!({}), names, Seed::from_number(seed)).unwrap();
    let mut state = seed | 1;
    let mut pick = |count: usize| {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(state >> 33).unwrap() % count
    };
    while table.next_number() <= max_actions && table.position().outcome().is_none() {
        let seat = table.position().due().iter().next().expect("a running game waits for a seat");
        let answers = answers(&table, game, seat, &mut pick);
        let action = game.from_answers(&answers).expect("the answers are complete");
        table.act(seat, &action).expect("an offered action is accepted");
    }
    table
}

fn answers(table: &Table, game: GameId, seat: Seat, pick: &mut impl FnMut(usize) -> usize) -> Vec<Answer> {
    let is_due = |id: &str| game.verbs().iter().any(|verb| verb.id == id && verb.when == When::Due);
    let (mut answers, mut options) = (Vec::new(), Vec::new());
    while let Asked::Question(param) = table.position().ask(seat, &answers, &mut options) {
        if answers.is_empty() {
            options.retain(|id| is_due(id.as_str()));
        }
        answers.push(Answer { param, id: options[pick(options.len())] });
        options.clear();
    }
    answers
}
