//! Every candidate action of a computer player is legal.
#![allow(clippy::expect_used, reason = "a failed expectation fails the test")]

use archipel_players::{Evaluator, Level, choose};
use archipel_rules::anno1701::{self, VoyageEvent};
use archipel_rules::{Action, Dice, Event, GameId, Position, Seed};
use serde_json::json;

/// This includes full islands, where a new industry may cover one that is needed for the payment.
#[test]
fn every_candidate_in_anno_1800_is_legal() {
    let (mut tried, mut built_over) = (0, 0);
    for seed in 0..4 {
        let (mut position, mut events) =
            Position::set_up(GameId::Anno1800, &json!({}), 2, Seed::from_number(seed)).expect("valid setup");
        let mut dice = Dice::new(Seed::from_number(seed + 100));
        for number in 0..250 {
            let Position::Anno1800(state) = &position else { panic!("not a game of Anno 1800") };
            let Some(seat) = position.due().iter().next() else { break };
            let candidates = state.candidate_actions(seat, &mut dice);
            for candidate in &candidates {
                let done =
                    position.clone().apply(seat, &Action::Anno1800(candidate.clone()), &mut Vec::new());
                assert!(done.is_ok(), "seed {seed}, decision {number}: {candidate:?}: {done:?}");
                tried += 1;
                built_over += u32::from(
                    matches!(candidate, archipel_rules::anno1800::Action::Build { field: Some(field), .. }
                    if state.players()[seat].plot(*field).visible().is_some()),
                );
            }
            let choice_seed = Seed::from_number(seed * 1000 + number);
            let choice = choose(&position, seat, Level::Easy, choice_seed).expect("the seat is due");
            events.clear();
            position.apply(seat, &choice.action, &mut events).expect("a legal action");
        }
    }
    assert!(tried > 5_000 && built_over > 100, "{tried} candidates, {built_over} of them build over a tile");
}

/// This includes the replies to encounters on question marks.
#[test]
fn every_candidate_in_anno_1701_is_legal_and_encounters_happen() {
    let (mut tried, mut met) = (0, 0);
    for seed in 0..4 {
        let (mut position, mut events) =
            Position::set_up(GameId::Anno1701, &json!({}), 3, Seed::from_number(seed)).expect("valid setup");
        let mut dice = Dice::new(Seed::from_number(seed + 100));
        for number in 0..400 {
            let Position::Anno1701(state) = &position else { panic!("not a game of Anno 1701") };
            let Some(seat) = position.due().iter().next() else { break };
            for candidate in state.candidate_actions(seat, &mut dice) {
                let done =
                    position.clone().apply(seat, &Action::Anno1701(candidate.clone()), &mut Vec::new());
                assert!(done.is_ok(), "seed {seed}, decision {number}: {candidate:?}: {done:?}");
                tried += 1;
            }
            let choice_seed = Seed::from_number(seed * 1000 + number);
            let choice = choose(&position, seat, Level::Medium, choice_seed).expect("the seat is due");
            events.clear();
            position.apply(seat, &choice.action, &mut events).expect("a legal action");
            let meets = |event: &&Event| {
                matches!(event, Event::Anno1701(anno1701::Event::Voyage(VoyageEvent::Met { .. })))
            };
            met += events.iter().filter(meets).count();
        }
    }
    assert!(tried > 2_000 && met > 10, "{tried} candidates, {met} encounters");
}
