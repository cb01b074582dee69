//! Trade offers in Anno 1701: how computer players reply, and what they offer.
#![allow(clippy::expect_used, reason = "a failed expectation fails the test")]

use archipel_players::{Budget, Level, choose_within, propose, reply};
use archipel_rules::anno1701::bundle::Bundle;
use archipel_rules::anno1701::kinds::{Good, Goods};
use archipel_rules::anno1701::{self, Phase};
use archipel_rules::{Action, Dice, Game, GameId, Position, Seat, Seed, Viewer};
use serde_json::json;

fn bundle_of(good: Good, count: u8) -> Bundle {
    let mut goods = Goods::default();
    goods[good] = count;
    Bundle { goods, gold: 0 }
}

/// Returns the number of seats that accept this offer; `None` if it is not legal. Checks that every reply is legal and does
/// not depend on hidden information.
fn accepting_seats(position: &Position, give: Bundle, want: Bundle, seed: u64) -> Option<u32> {
    let Position::Anno1701(state) = position else { return None };
    let active = state.due().iter().next()?;
    let mut offered = state.clone();
    offered.apply(active, &anno1701::Action::Offer { to: None, give, want }, &mut Vec::new()).ok()?;
    let mut willing = 0;
    for seat in Seat::all(state.seats()).filter(|seat| *seat != active) {
        let other = offered.resample_hidden(Viewer::Seat(seat), &mut Dice::new(Seed::from_number(seed)));
        let position = Position::Anno1701(offered.clone());
        let answer = reply(&position, seat, Seed::from_number(1)).expect("an offer is open");
        assert_eq!(Some(&answer), reply(&Position::Anno1701(other), seat, Seed::from_number(2)).as_ref());
        position.clone().apply(seat, &answer, &mut Vec::new()).expect("a legal answer");
        willing += u32::from(matches!(answer, Action::Anno1701(anno1701::Action::Accept { .. })));
    }
    Some(willing)
}

#[test]
fn good_offers_are_accepted_and_bad_ones_are_not() {
    let budget = Budget { games: 1, time: None };
    let (mut generous, mut greedy, mut offers) = (0, 0, 0);
    for seed in 0..4 {
        let (mut position, mut events) =
            Position::set_up(GameId::Anno1701, &json!({}), 3, Seed::from_number(seed)).expect("valid setup");
        for number in 0..300 {
            let Some(seat) = position.due().iter().next() else { break };
            assert_eq!(reply(&position, seat, Seed::from_number(1)), None, "a reply without an offer");
            if let Position::Anno1701(state) = &position
                && state.seat_info(seat).phase() == Phase::Action
            {
                for (give, want) in Good::ALL.iter().zip(Good::ALL.iter().cycle().skip(1)) {
                    let Some(willing) =
                        accepting_seats(&position, bundle_of(*give, 2), bundle_of(*want, 1), seed)
                    else {
                        continue;
                    };
                    offers += 1;
                    generous += willing;
                    greedy += accepting_seats(&position, bundle_of(*give, 1), bundle_of(*want, 3), seed)
                        .unwrap_or(0);
                }
            }
            let choice_seed = Seed::from_number(seed * 1000 + number);
            let choice =
                choose_within(&position, seat, Level::Medium, choice_seed, &budget).expect("the seat is due");
            events.clear();
            position.apply(seat, &choice.action, &mut events).expect("a legal action");
        }
    }
    assert!(offers > 30, "{offers} offers");
    assert!(generous > 10 && greedy * 5 < generous, "{generous} and {greedy} of {offers} offers");
}

#[test]
fn proposals_are_legal_often_accepted_and_use_no_hidden_information() {
    let budget = Budget { games: 1, time: None };
    let (mut made, mut accepted, mut actions) = (0, 0, 0);
    for seed in 0..4 {
        let (mut position, mut events) =
            Position::set_up(GameId::Anno1701, &json!({}), 3, Seed::from_number(seed)).expect("valid setup");
        for number in 0..300 {
            let Some(seat) = position.due().iter().next() else { break };
            let choice_seed = Seed::from_number(seed * 1000 + number);
            if let (Some(offer), Position::Anno1701(state)) =
                (propose(&position, seat, choice_seed), &position)
            {
                let other =
                    state.resample_hidden(Viewer::Seat(seat), &mut Dice::new(Seed::from_number(number)));
                assert_eq!(Some(&offer), propose(&Position::Anno1701(other), seat, choice_seed).as_ref());
                let mut offered = position.clone();
                offered.apply(seat, &offer, &mut Vec::new()).expect("a legal offer");
                made += 1;
                let answers = Seat::all(3).filter_map(|other| reply(&offered, other, choice_seed));
                accepted += u32::from(
                    answers
                        .into_iter()
                        .any(|answer| matches!(answer, Action::Anno1701(anno1701::Action::Accept { .. }))),
                );
                // An open offer is withdrawn before the next one.
                let withdrawal = propose(&offered, seat, choice_seed).expect("an offer is open");
                assert!(
                    matches!(withdrawal, Action::Anno1701(anno1701::Action::Withdraw { .. })),
                    "{withdrawal:?}"
                );
                offered.apply(seat, &withdrawal, &mut Vec::new()).expect("a legal withdrawal");
            }
            let choice =
                choose_within(&position, seat, Level::Medium, choice_seed, &budget).expect("the seat is due");
            events.clear();
            position.apply(seat, &choice.action, &mut events).expect("a legal action");
            actions += 1;
        }
    }
    assert!(made > 5 && accepted * 5 > made, "{accepted} of {made} offers are accepted in {actions} actions");
}
