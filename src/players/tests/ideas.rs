//! Whatever comes to a computer player's mind is allowed.
#![allow(clippy::expect_used, reason = "a test may fail loudly")]

use archipel_players::{Evaluator, Level, choose};
use archipel_rules::anno1701::{self, VoyageEvent};
use archipel_rules::{Action, Dice, Event, GameId, Position, Seed};
use serde_json::json;

/// In full islands, too, where industries are built over that would have helped to pay.
#[test]
fn every_idea_in_anno_1800_is_legal() {
    let (mut tried, mut over) = (0, 0);
    for seed in 0..4 {
        let (mut position, mut events) =
            Position::set_up(GameId::Anno1800, &json!({}), 2, Seed::from_number(seed)).expect("a game");
        let mut dice = Dice::new(Seed::from_number(seed + 100));
        for number in 0..250 {
            let Position::Anno1800(state) = &position else { panic!("another game") };
            let Some(seat) = position.due().iter().next() else { break };
            let ideas = state.candidate_actions(seat, &mut dice);
            for idea in &ideas {
                let done = position.clone().apply(seat, &Action::Anno1800(idea.clone()), &mut Vec::new());
                assert!(done.is_ok(), "seed {seed}, decision {number}: {idea:?}: {done:?}");
                tried += 1;
                over += u32::from(
                    matches!(idea, archipel_rules::anno1800::Action::Build { field: Some(field), .. }
                    if state.players()[seat].plot(*field).visible().is_some()),
                );
            }
            let thought = Seed::from_number(seed * 1000 + number);
            let choice = choose(&position, seat, Level::Easy, thought).expect("a choice");
            events.clear();
            position.apply(seat, &choice.action, &mut events).expect("a legal action");
        }
    }
    assert!(tried > 5_000 && over > 100, "{tried} ideas, {over} of them over something else");
}

/// Ships of computer players sail to question marks, too; whatever they think of there is allowed.
#[test]
fn every_idea_in_anno_1701_is_legal_and_somebody_is_met() {
    let (mut tried, mut met) = (0, 0);
    for seed in 0..4 {
        let (mut position, mut events) =
            Position::set_up(GameId::Anno1701, &json!({}), 3, Seed::from_number(seed)).expect("a game");
        let mut dice = Dice::new(Seed::from_number(seed + 100));
        for number in 0..400 {
            let Position::Anno1701(state) = &position else { panic!("another game") };
            let Some(seat) = position.due().iter().next() else { break };
            for idea in state.candidate_actions(seat, &mut dice) {
                let done = position.clone().apply(seat, &Action::Anno1701(idea.clone()), &mut Vec::new());
                assert!(done.is_ok(), "seed {seed}, decision {number}: {idea:?}: {done:?}");
                tried += 1;
            }
            let thought = Seed::from_number(seed * 1000 + number);
            let choice = choose(&position, seat, Level::Medium, thought).expect("a choice");
            events.clear();
            position.apply(seat, &choice.action, &mut events).expect("a legal action");
            let meets = |event: &&Event| {
                matches!(event, Event::Anno1701(anno1701::Event::Voyage(VoyageEvent::Met { .. })))
            };
            met += events.iter().filter(meets).count();
        }
    }
    assert!(tried > 2_000 && met > 10, "{tried} ideas, {met} encounters");
}
