//! The property tests of `archipel_rules::laws` for every game, every number of players and many options.

use archipel_rules::laws::{self, CheckPlan, Report};
use archipel_rules::{GameId, Seed};
use serde_json::{Value, json};

/// Random players need hundreds of rounds for Anno 1800, so a round limit ends its games early.
fn base(game: GameId) -> Value {
    if game == GameId::Anno1800 { json!({ "round_limit": 30 }) } else { json!({}) }
}

/// The defaults, each other single value (only a few of long lists), and one mixture of all last values.
fn variants(game: GameId) -> Vec<Value> {
    let parse = |text: &str| serde_json::from_str(text).unwrap_or_else(|_| Value::from(text));
    let base = base(game);
    let mut variants = vec![base.clone()];
    let mut mixture = base.clone();
    for option in game.option_specs() {
        let others = &option.values[1..];
        let step = if others.len() > 8 { others.len() - 1 } else { 1 };
        for value in others.iter().step_by(step) {
            let mut variant = base.clone();
            variant[option.id] = parse(value);
            variants.push(variant);
        }
        mixture[option.id] = parse(option.values[option.values.len() - 1]);
    }
    variants.push(mixture);
    variants
}

/// `LAWS=50 cargo test -p archipel-rules --test laws` for a long run; add `GAME=anno1800` for that game only.
fn rounds() -> usize {
    std::env::var("LAWS").ok().and_then(|rounds| rounds.parse().ok()).unwrap_or(1)
}

/// Values of `CheckPlan::out_of_turn_every`: no, few, some and many standing orders and resignations.
const OUT_OF_TURN: [u32; 4] = [0, 300, 40, 3];

/// The largest number of additional rounds.
const MORE: usize = 8;

fn play(game: GameId, round: usize, report: &mut Report) {
    for seats in game.seat_counts() {
        for (index, options) in variants(game).iter().enumerate() {
            for (kind, out_of_turn_every) in OUT_OF_TURN.into_iter().enumerate() {
                let kind = round * OUT_OF_TURN.len() + kind;
                let seed = Seed::from_number(((seats * 1000 + index) * 1000 + kind) as u64);
                let plan = CheckPlan { out_of_turn_every, ..CheckPlan::default() };
                match laws::check(game, options, seats, seed, plan) {
                    Ok(one) => report.add(&one),
                    Err(violation) => panic!("{game} with {seats} seats, {options}, {plan:?}: {violation}"),
                }
            }
        }
    }
}

fn unused(game: GameId, report: &Report) -> Vec<&'static str> {
    game.verbs().iter().map(|verb| verb.id).filter(|verb| !report.verbs.contains_key(*verb)).collect()
}

#[test]
fn every_game_satisfies_the_laws() {
    let only = std::env::var("GAME").ok();
    for game in
        GameId::ALL.iter().copied().filter(|game| only.as_deref().is_none_or(|only| game.as_str() == only))
    {
        let mut report = Report::default();
        // Rare verbs need many games: play until each was used.
        for round in 0..rounds() + MORE {
            if round >= rounds() && unused(game, &report).is_empty() {
                break;
            }
            play(game, round, &mut report);
        }
        assert_eq!(report.finished, report.games, "{game}: every game ends");
        assert!(unused(game, &report).is_empty(), "{game}: never used: {:?}", unused(game, &report));
        println!("{game}: {} games, {} actions, {} checks", report.games, report.actions, report.checks);
    }
}
