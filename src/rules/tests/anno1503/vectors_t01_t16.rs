//! The test vectors A1503-T01 to T16 of the specification; each test reads like the rulebook's example.
//!
//! Unless said otherwise: gold 7, hand 1 wood + 1 stone, a pioneer and a settler, the first seat on home island 1.

use crate::prelude::*;

#[test]
fn t01_a_number_yields_its_good() {
    let mut scene = Scene::new(2).hand(A, "").dice(&[4]);
    ok(&mut scene, A, &ROLL);
    assert_eq!(scene.hand_of(A), "1 cloth");
    assert_eq!(scene.state().view(Viewer::Public).supply[Cloth], 14);
    assert_eq!(scene.state().view(Viewer::Public).phase, Phase::Phase2, "no choice is offered");
}

#[test]
fn t02_the_question_mark_offers_all_goods() {
    let mut scene = Scene::new(2).hand(A, "").dice(&[1]);
    ok(&mut scene, A, &ROLL);
    let offered = scene.offered(A, &[("verb", "take")]);
    assert_eq!(offered, ["wood", "stone", "tool", "cloth", "spice", "tobacco"]);
    refused(&mut scene, A, &end_turn(""), "choice_pending");
    ok(&mut scene, A, &take(Tobacco));
    assert_eq!(scene.hand_of(A), "1 tobacco");
}

#[test]
fn t03_every_player_has_a_yield() {
    let empty = || Scene::new(4).hand(A, "").hand(B, "").hand(C, "").hand(D, "");
    let mut three = empty().dice(&[3]);
    ok(&mut three, A, &ROLL);
    assert_eq!([A, B, D].map(|seat| three.hand_of(seat)), ["1 wood", "1 stone", "1 tool"]);
    // The third player's choice is made by the default order.
    assert_eq!(three.hand_of(C), "1 spice");
    let mut five = empty().dice(&[5]);
    ok(&mut five, A, &ROLL);
    assert_eq!([A, B, C, D].map(|seat| five.hand_of(seat)), ["1 tool", "1 cloth", "1 wood", "1 stone"]);
}

#[test]
fn t03_with_the_option_ask_the_game_waits_for_the_third_player() {
    let options = serde_json::json!({
        "home_island": "fixed", "first_player": "seat_1", "auto_roll": false, "off_turn_choices": "ask",
    });
    let mut scene = Scene::with(4, &serde_json::from_value(options).unwrap()).dice(&[3]);
    ok(&mut scene, A, &ROLL);
    assert_eq!(scene.state().due(), archipel_rules::Seats::one(C));
    assert_eq!(scene.hand_of(D), "1 wood, 1 stone", "the fourth player is served only after the third");
    refused(&mut scene, A, &end_turn(""), "wrong_phase");
    refused(&mut scene, D, &take(Tool), "not_your_turn");
    ok(&mut scene, C, &take(Tobacco));
    assert_eq!(scene.hand_of(C), "1 wood, 1 stone, 1 tobacco");
    assert_eq!(scene.hand_of(D), "1 wood, 1 stone, 1 tool");
    assert_eq!(scene.state().due(), archipel_rules::Seats::one(A));
}

#[test]
fn t04_a_settler_becomes_a_citizen() {
    let mut scene = Scene::trading(2).hand(A, "2 spice, 1 stone");
    ok(&mut scene, A, &develop(2));
    assert_eq!(scene.hand_of(A), "");
    assert_eq!(scene.residents_of(A), [Pioneer, Citizen]);
    let player = scene.player(A);
    assert_eq!((player.pioneer_tiles_left, player.citizen_tiles_left), (3, 2));
}

#[test]
fn t05_a_pioneer_becomes_a_settler() {
    let mut scene = Scene::trading(2).hand(A, "1 cloth, 2 stone");
    ok(&mut scene, A, &develop(1));
    assert_eq!(scene.hand_of(A), "");
    assert_eq!(scene.residents_of(A), [Settler, Settler]);
    let player = scene.player(A);
    assert_eq!((player.pioneer_tiles_left, player.citizen_tiles_left), (2, 3));

    let mut poor = Scene::trading(2).hand(A, "1 cloth, 1 stone");
    let refusal = poor.state().clone().apply(A, &develop(1), &mut Vec::new()).unwrap_err();
    assert_eq!(refusal, archipel_rules::anno1503::Refusal::CannotPay { lacking: goods("1 stone") });
    refused(&mut poor, A, &develop(1), "cannot_pay");
}

#[test]
fn t06_each_resident_buys_once() {
    let mut scene = Scene::trading(2)
        .residents(A, &[Pioneer, Settler, Citizen], &[])
        .hand(A, "1 tool, 1 stone, 1 cloth, 2 spice");
    ok(&mut scene, A, &sell(1, Stone));
    ok(&mut scene, A, &sell(2, Cloth));
    ok(&mut scene, A, &sell(3, Spice));
    assert_eq!(scene.player(A).gold, 13);
    assert_eq!(scene.hand_of(A), "1 tool, 1 spice");
    refused(&mut scene, A, &sell(1, Tool), "already_sold");
}

#[test]
fn t07_two_purchases_and_contracts_make_them_cheaper() {
    let mut scene = Scene::trading(2).contracts(A, 3);
    ok(&mut scene, A, &buy(Spice));
    ok(&mut scene, A, &buy(Spice));
    assert_eq!(scene.player(A).gold, 1);
    refused(&mut scene, A, &buy(Wood), "buy_limit");

    let mut without = Scene::trading(2);
    ok(&mut without, A, &buy(Spice));
    assert_eq!(without.player(A).gold, 1);
    refused(&mut without, A, &buy(Spice), "not_enough_gold");
}

#[test]
fn t08_three_action_points() {
    let mut scene = Scene::trading(3).ship(A, 1, "d5");
    let points = |scene: &Scene| scene.player(A).ships[0].points;
    ok(&mut scene, A, &sail("d6"));
    assert_eq!(points(&scene), Some(2));
    ok(&mut scene, A, &discover("c6"));
    assert_eq!(points(&scene), Some(1));
    ok(&mut scene, A, &Action::LeaveTile);
    ok(&mut scene, A, &sail("d7"));
    assert_eq!(points(&scene), Some(0));
    refused(&mut scene, A, &discover("d8"), "no_points");
    // The next turns pass without a choice: 5 yields tool, cloth, wood.
    ok(&mut scene, A, &end_turn(""));
    for seat in [B, C, A] {
        scene = scene.dice(&[5]);
        ok(&mut scene, seat, &ROLL);
        if seat != A {
            ok(&mut scene, seat, &end_turn(""));
        }
    }
    ok(&mut scene, A, &discover("d8"));
    assert_eq!(points(&scene), Some(2));
}

#[test]
fn t09_a_trading_post_gives_a_choice_and_contracts_a_discount() {
    let mut scene = Scene::new(2).post(A, 3, Spice).contracts(A, 2).hand(A, "").dice(&[3]);
    ok(&mut scene, A, &ROLL);
    assert_eq!(scene.offered(A, &[("verb", "take")]), ["wood", "spice"]);
    refused(&mut scene, A, &take(Cloth), "not_offered");
    ok(&mut scene, A, &take(Spice));
    assert_eq!(scene.hand_of(A), "1 spice", "one card");
    assert_eq!(scene.player(A).purchase_price, 4);
}

#[test]
fn t10_no_two_buildings_of_a_kind() {
    let mut scene = Scene::trading(3)
        .residents(A, &[Pioneer, Settler, Citizen, Pioneer], &[School])
        .hand(A, "1 wood, 1 tool");
    refused(&mut scene, A, &settle(Some(School)), "building_owned");
    refused(&mut scene, A, &settle(None), "building_needed");
    ok(&mut scene, A, &settle(Some(Church)));
    assert_eq!(scene.residents_of(A), [Pioneer, Settler, Citizen, Pioneer, Pioneer]);
    assert_eq!(scene.player(A).fields[4].building, Some(Church));
    assert_eq!(scene.hand_of(A), "");
}

#[test]
fn t11_the_cost_of_pirates_and_fire() {
    let scene = || {
        Scene::new(2).post(A, 3, Spice).contracts(A, 2).residents(
            A,
            &[Pioneer, Settler, Pioneer, Pioneer],
            &[Church],
        )
    };
    let mut pirate = scene().dice(&[6, 1]);
    ok(&mut pirate, A, &ROLL);
    assert_eq!(pirate.player(A).gold, 4);
    let mut fire = scene().dice(&[6, 3]);
    ok(&mut fire, A, &ROLL);
    assert_eq!(fire.player(A).gold, 5);
}

#[test]
fn t12_a_player_who_cannot_pay_the_pirate_loses_the_least_valuable_tile() {
    // Home island 1 yields wood at 3 and cloth at 4: the wood post lies at the cloth dock.
    let mut scene = Scene::new(2)
        .home(A, 2)
        .home(B, 1)
        .gold(B, 2)
        .post(B, 2, Spice)
        .post(B, 4, Wood)
        .contracts(B, 1)
        .dice(&[6, 2]);
    let before = tiles_on_map(&scene);
    ok(&mut scene, A, &ROLL);
    let posts: Vec<Option<Good>> = scene.player(B).grey_docks.iter().map(|dock| dock.post).collect();
    assert_eq!(posts, [None, Some(Spice), None, None, None]);
    assert_eq!((scene.player(B).contracts, scene.player(B).gold), (1, 2));
    assert_eq!(scene.state().view(Viewer::Public).reserve, 2);
    assert_eq!(tiles_on_map(&scene), before + 1);
}

#[test]
fn t12_in_their_own_turn_players_choose_the_tile() {
    let mut scene = Scene::new(2).gold(A, 2).post(A, 2, Spice).post(A, 4, Wood).contracts(A, 1).dice(&[6, 2]);
    ok(&mut scene, A, &ROLL);
    assert_eq!(scene.offered(A, &[("verb", "lose_tile")]), ["dock_2", "dock_4", "contract"]);
    refused(&mut scene, A, &Action::LoseTile { tile: Docked::Dock(3) }, "not_docked");
    ok(&mut scene, A, &Action::LoseTile { tile: Docked::Contract });
    assert_eq!((scene.player(A).contracts, scene.player(A).gold), (0, 2));
}

#[test]
fn t13_the_fire_takes_the_last_resident_and_its_building() {
    let mut scene = Scene::new(2)
        .residents(A, &[Pioneer, Settler, Pioneer, Settler, Merchant], &[School, Church])
        .gold(A, 2)
        .dice(&[6, 4]);
    ok(&mut scene, A, &ROLL);
    assert_eq!(scene.residents_of(A), [Pioneer, Settler, Pioneer, Settler]);
    let player = scene.player(A);
    assert_eq!((player.citizen_tiles_left, player.gold, player.fields[4].building), (3, 2, None));
    assert!(scene.state().view(Viewer::Public).display.contains(&(Church, 1)));
}

#[test]
fn t14_exactly_enough_gold_pays_and_fire_spares_the_safe_fields() {
    let mut pirate = Scene::new(2).gold(A, 3).post(A, 3, Spice).contracts(A, 2).dice(&[6, 1]);
    ok(&mut pirate, A, &ROLL);
    let player = pirate.player(A);
    assert_eq!((player.gold, player.contracts, player.grey_docks[2].post), (0, 2, Some(Spice)));

    let mut fire = Scene::new(2).gold(A, 0).dice(&[6, 3]);
    ok(&mut fire, A, &ROLL);
    assert_eq!(fire.residents_of(A), [Pioneer, Settler]);
    assert_eq!(fire.player(A).gold, 0);

    let mut exact = Scene::new(2).gold(A, 1).residents(A, &[Pioneer, Settler, Pioneer], &[]).dice(&[6, 4]);
    ok(&mut exact, A, &ROLL);
    assert_eq!((exact.player(A).gold, exact.residents_of(A).len()), (0, 3));
}

#[test]
fn t15_a_fifth_trading_post_must_be_left() {
    let mut scene = Scene::trading(3)
        .post(A, 2, Spice)
        .post(A, 3, Tobacco)
        .post(A, 4, Wood)
        .post(A, 5, Stone)
        .tile("c6", Face::TradingPost(Cloth))
        .ship(A, 1, "d6");
    ok(&mut scene, A, &discover("c6"));
    for dock in 1..=5 {
        refused(&mut scene, A, &use_at_dock(dock), "no_grey_dock");
    }
    refused(&mut scene, A, &use_at_dock(6), "unknown_id");
    assert_eq!(scene.offered(A, &[]), ["leave_tile", "set_orders", "resign"]);
    ok(&mut scene, A, &Action::LeaveTile);
}

#[test]
fn t16_four_pioneers_and_settlers_at_most() {
    let mut scene = Scene::trading(2)
        .residents(A, &[Pioneer, Settler, Pioneer, Settler], &[School])
        .hand(A, "1 wood, 1 tool, 2 spice, 1 stone");
    refused(&mut scene, A, &settle(Some(Tavern)), "no_pioneer_tile");
    ok(&mut scene, A, &develop(2));
    ok(&mut scene, A, &settle(Some(Tavern)));
    assert_eq!(scene.residents_of(A), [Pioneer, Citizen, Pioneer, Settler, Pioneer]);
}
