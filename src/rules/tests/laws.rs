//! The laws of the house, held against every game, every number of players and many options.

use archipel_rules::laws::{self, Plan, Report};
use archipel_rules::{GameId, Seed};
use serde_json::{Value, json};

/// The default, each single other value, and one mixture of all last values.
fn variants(game: GameId) -> Vec<Value> {
    let parse = |text: &str| serde_json::from_str(text).unwrap_or_else(|_| Value::from(text));
    let mut variants = vec![json!({})];
    let mut mixture = json!({});
    for option in game.option_specs() {
        for value in &option.values[1..] {
            variants.push(json!({ option.id: parse(value) }));
        }
        mixture[option.id] = parse(option.values[option.values.len() - 1]);
    }
    variants.push(mixture);
    variants
}

#[test]
fn every_game_keeps_the_laws() {
    for game in GameId::ALL.iter().copied() {
        let mut report = Report::default();
        for seats in game.seat_counts() {
            for (index, options) in variants(game).iter().enumerate() {
                let seed = Seed::from_number(1503 + 100 * seats as u64 + index as u64);
                // Once as it is usually played, once with much that is done beside the turn.
                for plan in [Plan::default(), Plan { aside_every: 3, ..Plan::default() }] {
                    match laws::check(game, options, seats, seed, plan) {
                        Ok(one) => report.add(&one),
                        Err(violation) => panic!("{game} with {seats} seats, {options}: {violation}"),
                    }
                }
            }
        }
        assert_eq!(report.finished, report.games, "{game}: every game ends");
        let unused: Vec<&str> = game
            .verbs()
            .iter()
            .map(|verb| verb.id)
            .filter(|verb| !report.verbs.contains_key(*verb))
            .collect();
        assert!(unused.is_empty(), "{game}: never used: {unused:?}");
    }
}
