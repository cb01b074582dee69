//! The property tests for Mille Fiori: every number of players, every combination of options, many plans.

use archipel_rules::laws::{self, CheckPlan, Report};
use archipel_rules::{GameId, Seed};
use serde_json::{Value, json};

fn combinations() -> impl Iterator<Item = Value> {
    let options = GameId::MilleFiori.option_specs();
    (0..1_usize << options.len()).map(move |bits| {
        let value = |index: usize| options[index].values[bits >> index & 1];
        options
            .iter()
            .enumerate()
            .map(|(index, option)| (option.id.to_owned(), json!(value(index))))
            .collect()
    })
}

#[test]
fn every_combination_of_options_satisfies_the_laws() {
    let mut report = Report::default();
    // Every third action is made outside the turn: changed picks and plans of all kinds.
    let plan = CheckPlan { most_actions: 5_000, check_every: 20, out_of_turn_every: 3 };
    for seats in GameId::MilleFiori.seat_counts() {
        for (index, options) in combinations().enumerate() {
            let seed = Seed::from_number(2021 + 100 * seats as u64 + index as u64);
            match laws::check(GameId::MilleFiori, &options, seats, seed, plan) {
                Ok(one) => report.add(&one),
                Err(violation) => panic!("{seats} seats, {options}: {violation}"),
            }
        }
    }
    assert_eq!((report.games, report.finished), (48, 48), "every game ends");
    for verb in GameId::MilleFiori.verbs() {
        assert!(report.verbs.contains_key(verb.id), "{} is never used", verb.id);
    }
}
