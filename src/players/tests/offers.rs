//! What computer players answer to offers of trade in Anno 1701, and what they offer themselves.
#![allow(clippy::expect_used, reason = "a test may fail loudly")]

use archipel_players::{Budget, Level, choose_within, propose, reply};
use archipel_rules::anno1701::bundle::Bundle;
use archipel_rules::anno1701::kinds::{Good, Goods};
use archipel_rules::anno1701::{self, Phase};
use archipel_rules::{Action, Dice, Game, GameId, Position, Seat, Seed, Viewer};
use serde_json::json;

fn some(good: Good, count: u8) -> Bundle {
    let mut goods = Goods::default();
    goods[good] = count;
    Bundle { goods, gold: 0 }
}

/// The seats that accept so many of one good for so many of another; every answer is legal, and nothing hidden
/// changes it.
fn accepted(position: &Position, give: Bundle, want: Bundle, seed: u64) -> Option<u32> {
    let Position::Anno1701(state) = position else { return None };
    let active = state.due().iter().next()?;
    let mut offered = state.clone();
    offered.apply(active, &anno1701::Action::Offer { to: None, give, want }, &mut Vec::new()).ok()?;
    let mut willing = 0;
    for seat in Seat::all(state.seats()).filter(|seat| *seat != active) {
        let other = offered.resample_hidden(Viewer::Seat(seat), &mut Dice::new(Seed::from_number(seed)));
        let position = Position::Anno1701(offered.clone());
        let answer = reply(&position, seat, Seed::from_number(1)).expect("an answer");
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
            Position::set_up(GameId::Anno1701, &json!({}), 3, Seed::from_number(seed)).expect("a game");
        for number in 0..300 {
            let Some(seat) = position.due().iter().next() else { break };
            assert_eq!(reply(&position, seat, Seed::from_number(1)), None, "nothing is offered");
            if let Position::Anno1701(state) = &position
                && state.seat_info(seat).phase() == Phase::Action
            {
                for (give, want) in Good::ALL.iter().zip(Good::ALL.iter().cycle().skip(1)) {
                    let Some(willing) = accepted(&position, some(*give, 2), some(*want, 1), seed) else {
                        continue;
                    };
                    offers += 1;
                    generous += willing;
                    greedy += accepted(&position, some(*give, 1), some(*want, 3), seed).unwrap_or(0);
                }
            }
            let thought = Seed::from_number(seed * 1000 + number);
            let choice = choose_within(&position, seat, Level::Medium, thought, &budget).expect("a choice");
            events.clear();
            position.apply(seat, &choice.action, &mut events).expect("a legal action");
        }
    }
    assert!(offers > 30, "{offers} offers");
    assert!(generous > 10 && greedy * 5 < generous, "{generous} and {greedy} of {offers} offers");
}

#[test]
fn proposals_are_legal_wanted_and_blind() {
    let budget = Budget { games: 1, time: None };
    let (mut made, mut taken, mut actions) = (0, 0, 0);
    for seed in 0..4 {
        let (mut position, mut events) =
            Position::set_up(GameId::Anno1701, &json!({}), 3, Seed::from_number(seed)).expect("a game");
        for number in 0..300 {
            let Some(seat) = position.due().iter().next() else { break };
            let thought = Seed::from_number(seed * 1000 + number);
            if let (Some(offer), Position::Anno1701(state)) = (propose(&position, seat, thought), &position) {
                let other =
                    state.resample_hidden(Viewer::Seat(seat), &mut Dice::new(Seed::from_number(number)));
                assert_eq!(Some(&offer), propose(&Position::Anno1701(other), seat, thought).as_ref());
                let mut offered = position.clone();
                offered.apply(seat, &offer, &mut Vec::new()).expect("a legal offer");
                made += 1;
                let answers = Seat::all(3).filter_map(|other| reply(&offered, other, thought));
                taken += u32::from(
                    answers
                        .into_iter()
                        .any(|answer| matches!(answer, Action::Anno1701(anno1701::Action::Accept { .. }))),
                );
                // What is still open is taken back before anything else is offered.
                let back = propose(&offered, seat, thought).expect("something to take back");
                assert!(matches!(back, Action::Anno1701(anno1701::Action::Withdraw { .. })), "{back:?}");
                offered.apply(seat, &back, &mut Vec::new()).expect("a legal withdrawal");
            }
            let choice = choose_within(&position, seat, Level::Medium, thought, &budget).expect("a choice");
            events.clear();
            position.apply(seat, &choice.action, &mut events).expect("a legal action");
            actions += 1;
        }
    }
    assert!(made > 5 && taken * 5 > made, "{taken} of {made} offers are taken in {actions} actions");
}
