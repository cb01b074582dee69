//! The test vectors A1503-T01 to T32 of the specification; each test reads like the rulebook's example.
//!
//! Unless said otherwise: gold 7, hand 1 wood + 1 stone, a pioneer and a settler, the first seat on home island 1.

use archipel_rules::anno1503::action::{Docked, Instruction};
use archipel_rules::anno1503::kinds::{Building, Face, Good, Happening, Resident};
use archipel_rules::anno1503::orders::TakeOrder;
use archipel_rules::anno1503::testing::{Scene, goods, plain_options, square_of};
use archipel_rules::anno1503::{Action, Event, Phase};
use archipel_rules::{Game, Seat, Viewer};

use Building::{Bathhouse, Church, FireBrigade, GrandTradingPost, School, Shipyard, Smithy, Tavern};
use Good::{Cloth, Spice, Stone, Tobacco, Tool, Wood};
use Resident::{Citizen, Merchant, Pioneer, Settler};

const A: Seat = Seat(0);
const B: Seat = Seat(1);
const C: Seat = Seat(2);
const D: Seat = Seat(3);

const ROLL: Action = Action::Roll;

fn take(good: Good) -> Action {
    Action::Take { good }
}
fn sell(field: u8, good: Good) -> Action {
    Action::Sell { field, good }
}
fn buy(good: Good) -> Action {
    Action::Buy { good }
}
fn develop(field: u8) -> Action {
    Action::Develop { field }
}
fn settle(building: Option<Building>) -> Action {
    Action::Settle { building }
}
fn sail(to: &str) -> Action {
    Action::Sail { ship: 1, to: square_of(to) }
}
fn discover(island: &str) -> Action {
    Action::Discover { ship: 1, island: square_of(island) }
}
fn use_at_dock(dock: u8) -> Action {
    Action::UseTile { dock: Some(dock), field: None }
}
fn promote(field: u8) -> Action {
    Action::UseTile { dock: None, field: Some(field) }
}
fn use_plainly() -> Action {
    Action::UseTile { dock: None, field: None }
}
fn end_turn(discards: &str) -> Action {
    Action::EndTurn { discards: goods(discards) }
}

fn ok(scene: &mut Scene, seat: Seat, action: &Action) {
    assert!(scene.act(seat, action).is_ok(), "{action:?}: {:?}", scene.act(seat, action));
}

fn refused(scene: &mut Scene, seat: Seat, action: &Action, code: &str) {
    let before = scene.state().clone();
    assert_eq!(scene.act(seat, action), Err(code), "{action:?}");
    assert_eq!(scene.state(), &before, "a refusal changes nothing");
    assert!(!scene.state().offers(seat, action), "{action:?} is refused, so it is not offered");
}

fn tiles_on_map(scene: &Scene) -> usize {
    scene.state().view(Viewer::Public).islands.iter().filter(|island| island.back.is_some()).count()
}

fn back_at(scene: &Scene, square: &str) -> Option<u8> {
    let islands = scene.state().view(Viewer::Public).islands;
    islands.iter().find(|island| island.square == square_of(square)).and_then(|island| island.back)
}

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
    // Everybody's next turns pass without a choice: 5 is tool, cloth, wood.
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
fn t11_what_pirates_and_fire_cost() {
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
fn t12_who_cannot_pay_the_pirate_loses_the_least_dear_tile() {
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
fn t12_in_the_own_turn_the_player_chooses() {
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
fn t14_exactly_enough_gold_pays_and_nothing_outside_burns_nothing() {
    let mut pirate = Scene::new(2).gold(A, 3).post(A, 3, Spice).contracts(A, 2).dice(&[6, 1]);
    ok(&mut pirate, A, &ROLL);
    let player = pirate.player(A);
    assert_eq!((player.gold, player.contracts, player.grey_docks[2].post), (0, 2, Some(Spice)));

    let mut fire = Scene::new(2).gold(A, 0).dice(&[6, 3]);
    ok(&mut fire, A, &ROLL);
    assert_eq!(fire.residents_of(A), [Pioneer, Settler]);
    assert_eq!(fire.player(A).gold, 0);
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

#[test]
fn t17_without_a_building_no_pioneer_from_the_fourth_field_on() {
    let others = [FireBrigade, Smithy, Church, School];
    let scene = || {
        // The other player holds four buildings; the remaining three are out of the display as well.
        Scene::trading(2)
            .residents(B, &[Pioneer, Settler, Citizen, Pioneer, Pioneer, Citizen, Citizen], &others)
            .hand(A, "1 wood, 1 tool")
            .display(&[])
    };
    let state = |scene: &Scene| scene.state().clone();
    let three = scene().residents(A, &[Pioneer, Settler, Pioneer], &[]);
    let refusal = state(&three).apply(A, &settle(None), &mut Vec::new()).unwrap_err();
    assert_eq!(refusal.code(), "no_building_left");
    let two = scene();
    assert!(state(&two).apply(A, &settle(None), &mut Vec::new()).is_ok());
    let refusal = state(&two).apply(A, &settle(Some(Tavern)), &mut Vec::new()).unwrap_err();
    assert_eq!(refusal.code(), "no_building_here");
}

#[test]
fn t18_the_third_victory_point_wins() {
    let mut scene = Scene::trading(2)
        .gold(A, 28)
        .post(A, 2, Spice)
        .post(A, 3, Tobacco)
        .post(A, 4, Wood)
        .post(A, 5, Stone)
        .contracts(A, 3)
        .residents(A, &[Pioneer, Settler, Citizen], &[])
        .hand(A, "1 spice");
    ok(&mut scene, A, &sell(3, Spice));
    assert_eq!((scene.player(A).gold, scene.points_of(A)), (31, 3));
    let outcome = scene.state().outcome().unwrap();
    assert_eq!(outcome.winners, archipel_rules::Seats::one(A));
    refused(&mut scene, A, &end_turn(""), "game_over");
}

/// Player A owns the grand trading post; the player on home island 2 has 28 gold, 4 posts and 3 contracts.
fn nearly_won(rich: Seat) -> Scene {
    Scene::trading(3)
        .residents(A, &[Pioneer, Settler, Pioneer, Pioneer], &[GrandTradingPost])
        .home(A, 1)
        .home(rich, 2)
        .home(if rich == B { C } else { B }, 3)
        .gold(rich, 28)
        .hand(rich, "1 spice")
        .post(rich, 1, Spice)
        .post(rich, 3, Tobacco)
        .post(rich, 4, Wood)
        .post(rich, 5, Stone)
        .contracts(rich, 3)
}

#[test]
fn t19_a_third_point_held_at_the_start_of_the_own_turn_wins() {
    let mut scene = nearly_won(B);
    assert_eq!(scene.points_of(B), 2);
    ok(&mut scene, A, &Action::DrawCard { victim: B });
    assert_eq!((scene.player(B).gold, scene.points_of(B)), (30, 3));
    assert_eq!(scene.state().outcome(), None, "it is another player's turn");
    ok(&mut scene, A, &end_turn(""));
    assert_eq!(scene.state().outcome().unwrap().winners, archipel_rules::Seats::one(B));
    assert!(!scene.events().iter().any(|event| matches!(event, Event::Rolled { .. })), "before the roll");
}

#[test]
fn t19_a_pirate_in_between_takes_the_point_away() {
    let mut scene = nearly_won(C);
    ok(&mut scene, A, &Action::DrawCard { victim: C });
    ok(&mut scene, A, &end_turn(""));
    scene = scene.dice(&[6, 1]);
    ok(&mut scene, B, &ROLL);
    assert_eq!((scene.player(C).gold, scene.points_of(C)), (23, 2));
    ok(&mut scene, B, &end_turn(""));
    assert_eq!(scene.state().outcome(), None);
}

#[test]
fn t20_development_does_not_renew_the_sale() {
    let mut scene = Scene::trading(2).hand(A, "3 stone, 2 cloth");
    ok(&mut scene, A, &sell(1, Stone));
    ok(&mut scene, A, &develop(1));
    refused(&mut scene, A, &sell(1, Cloth), "already_sold");
}

#[test]
fn t21_a_shipyard_doubles_the_action_points() {
    let mut scene = Scene::trading(2).residents(A, &[Pioneer, Settler, Pioneer, Pioneer], &[Shipyard]);
    for square in ["c2", "c3", "c4"] {
        ok(&mut scene, A, &sail(square));
    }
    assert_eq!(scene.player(A).ships[0].points, Some(1));
    refused(&mut scene, A, &discover("c6"), "not_next_to");
    ok(&mut scene, A, &discover("b4"));
    assert_eq!(scene.player(A).ships[0].points, Some(0));

    let mut without = Scene::trading(2);
    ok(&mut without, A, &sail("c2"));
    refused(&mut without, A, &sail("b2"), "island_square");
    refused(&mut without, A, &sail("d3"), "not_adjacent");
    ok(&mut without, A, &sail("c3"));
    refused(&mut without, A, &sail("c4"), "no_points");
}

#[test]
fn t22_five_cards_at_the_end_of_the_own_turn() {
    let mut scene = Scene::trading(2).hand(A, "3 wood, 4 stone").hand(B, "6 cloth");
    refused(&mut scene, A, &end_turn(""), "discard_needed");
    refused(&mut scene, A, &end_turn("1 wood"), "discard_wrong");
    refused(&mut scene, A, &end_turn("2 spice"), "discard_wrong");
    refused(&mut scene, A, &end_turn("3 wood"), "discard_wrong");
    let supply = scene.state().view(Viewer::Public).supply;
    ok(&mut scene, A, &end_turn("1 wood, 1 stone"));
    assert_eq!(scene.hand_of(A), "2 wood, 3 stone");
    let after = scene.state().view(Viewer::Public).supply;
    assert_eq!((after[Wood], after[Stone]), (supply[Wood] + 1, supply[Stone] + 1));
    assert_eq!(scene.player(B).hand_size, 6, "a hand of six is not cut in another player's turn");
}

#[test]
fn t23_the_default_order_saves_for_the_next_step() {
    // Home island 2 has its "?" at 2; home island 1 yields stone there.
    let mut scene = Scene::new(2).dice(&[2]);
    ok(&mut scene, A, &ROLL);
    assert_eq!(scene.hand_of(B), "1 wood, 1 stone, 1 spice");
    let mut reserved = Scene::new(2).hand(B, "2 spice, 1 stone").dice(&[2]);
    ok(&mut reserved, A, &ROLL);
    assert_eq!(reserved.hand_of(B), "2 stone, 2 spice", "the first stone is reserved for the citizen");
}

#[test]
fn t24_standing_orders_come_before_the_default() {
    let order = |good, up_to| TakeOrder { good, up_to };
    let orders = [order(Spice, Some(2)), order(Stone, Some(1)), order(Tobacco, None)];
    let mut scene = Scene::new(2).hand(B, "2 spice").take_orders(B, &orders).dice(&[2]);
    ok(&mut scene, A, &ROLL);
    assert_eq!(scene.hand_of(B), "1 stone, 2 spice");
    ok(&mut scene, A, &end_turn(""));
    scene = scene.dice(&[5]);
    ok(&mut scene, B, &ROLL);
    ok(&mut scene, B, &end_turn(""));
    scene = scene.dice(&[2]);
    ok(&mut scene, A, &ROLL);
    assert_eq!(scene.hand_of(B), "1 stone, 1 cloth, 2 spice, 1 tobacco");

    // Home island 2 yields wood at 4; with a spice post there it is a choice, which no entry decides.
    let mut dock = Scene::new(2).hand(B, "2 spice").take_orders(B, &orders[..2]).post(B, 4, Spice).dice(&[4]);
    ok(&mut dock, A, &ROLL);
    assert_eq!(dock.hand_of(B), "1 wood, 2 spice", "wood for the pioneer");
}

#[test]
fn t25_the_last_card_goes_in_turn_order() {
    let options = serde_json::json!({
        "home_island": "fixed", "first_player": "seat_1", "auto_roll": false, "off_turn_choices": "ask",
    });
    let options = serde_json::from_value(options).unwrap();
    let mut scene = Scene::with(3, &options).home(B, 4).home(C, 2).hand(C, "14 cloth").dice(&[4]);
    ok(&mut scene, A, &ROLL);
    assert_eq!(scene.hand_of(A), "1 wood, 1 stone, 1 cloth");
    assert_eq!(scene.offered(B, &[("verb", "take")]), ["wood", "stone", "tool", "spice", "tobacco"]);
    refused(&mut scene, B, &take(Cloth), "supply_empty");

    // Home island 3 yields cloth at 1, home island 1 has its "?" there.
    let mut only = Scene::new(3).home(B, 3).home(C, 2).hand(C, "14 cloth").dice(&[1]);
    ok(&mut only, A, &ROLL);
    ok(&mut only, A, &take(Cloth));
    assert_eq!(only.hand_of(B), "1 wood, 1 stone");
    assert!(only.events().contains(&Event::NothingLeft { seat: B }));
}

#[test]
fn t26_a_promotion_needs_somebody_who_can_rise() {
    let scene = |residents: &[Resident], buildings: &[Building]| {
        let mut scene =
            Scene::trading(3).residents(A, residents, buildings).tile("c6", Face::Promotion).ship(A, 1, "d6");
        ok(&mut scene, A, &discover("c6"));
        scene
    };
    let mut nobody = scene(&[Settler, Settler, Merchant, Merchant, Citizen], &[School, Church]);
    // Two merchants and a citizen: only the citizen can rise.
    refused(&mut nobody, A, &promote(1), "no_citizen_tile");
    ok(&mut nobody, A, &promote(5));

    let with_pioneer = [Settler, Settler, Merchant, Merchant, Citizen, Pioneer];
    let mut pioneer = scene(&with_pioneer, &[School, Church, Smithy]);
    refused(&mut pioneer, A, &promote(1), "no_citizen_tile");
    refused(&mut pioneer, A, &promote(3), "top_step");
    refused(&mut pioneer, A, &promote(7), "empty_field");
    refused(&mut pioneer, A, &use_plainly(), "empty_field");
    ok(&mut pioneer, A, &promote(6));
    assert_eq!(pioneer.residents_of(A)[5], Settler);
    assert!(pioneer.player(A).ships.is_empty(), "the ship returns to the supply");
}

#[test]
fn t26_with_three_merchants_no_settler_can_rise() {
    let three = [Settler, Settler, Merchant, Merchant, Merchant];
    let mut scene = Scene::trading(3)
        .residents(A, &three, &[School, Church])
        .tile("c6", Face::Promotion)
        .ship(A, 1, "d6");
    ok(&mut scene, A, &discover("c6"));
    for field in 1..=7 {
        refused(&mut scene, A, &promote(field), "promotion_impossible");
    }
    ok(&mut scene, A, &Action::LeaveTile);
    let four = [Settler, Settler, Merchant, Merchant, Merchant, Pioneer];
    let mut scene = Scene::trading(3)
        .residents(A, &four, &[School, Church, Smithy])
        .tile("c6", Face::Promotion)
        .ship(A, 1, "d6");
    ok(&mut scene, A, &discover("c6"));
    refused(&mut scene, A, &promote(1), "no_citizen_tile");
    ok(&mut scene, A, &promote(6));
    assert_eq!(scene.residents_of(A)[5], Settler);
}

#[test]
fn t27_refills_lie_farthest_from_the_start() {
    let mut scene = Scene::new(2).gold(A, 0).gold(B, 0).contracts(A, 3).dice(&[6, 1]);
    for square in ["a12", "c12", "e12"] {
        assert_eq!(back_at(&scene, square), None);
        ok(&mut scene, A, &ROLL);
        assert_eq!(back_at(&scene, square), Some(2), "{square}");
        ok(&mut scene, A, &end_turn(""));
        scene = scene.dice(&[6, 3]);
        ok(&mut scene, B, &ROLL);
        ok(&mut scene, B, &end_turn(""));
        scene = scene.dice(&[6, 1]);
    }
    assert_eq!(scene.player(A).contracts, 0);
}

#[test]
fn t28_golden_times_and_the_protecting_buildings() {
    for die in [5, 6] {
        let mut scene = Scene::new(3)
            .hand(A, "")
            .hand(B, "")
            .hand(C, "")
            .residents(B, &[Pioneer, Settler, Pioneer, Pioneer], &[Church])
            .dice(&[6, die]);
        ok(&mut scene, A, &ROLL);
        ok(&mut scene, A, &take(Tobacco));
        assert_eq!([A, B, C].map(|seat| scene.player(seat).hand_size), [1, 2, 1]);
        assert_eq!(scene.state().view(Viewer::Public).last_happening, Some(Happening::GoldenTimes));
    }
    let safe = || {
        Scene::new(3)
            .gold(A, 0)
            .residents(A, &[Pioneer, Settler, Citizen, Pioneer, Pioneer], &[Smithy, FireBrigade])
            .post(A, 3, Spice)
            .contracts(A, 1)
    };
    for die in [1, 2, 3, 4] {
        let mut scene = safe().dice(&[6, die]);
        ok(&mut scene, A, &ROLL);
        let player = scene.player(A);
        assert_eq!((player.gold, player.contracts, player.grey_docks[2].post), (0, 1, Some(Spice)));
        assert_eq!(scene.residents_of(A).len(), 5);
    }
}

#[test]
fn t28_the_church_owner_chooses_twice_in_the_own_turn() {
    let mut scene = Scene::new(2)
        .hand(A, "")
        .residents(A, &[Pioneer, Settler, Pioneer, Pioneer], &[Church])
        .dice(&[6, 5]);
    ok(&mut scene, A, &ROLL);
    ok(&mut scene, A, &take(Spice));
    assert_eq!(scene.state().due(), archipel_rules::Seats::one(A));
    ok(&mut scene, A, &take(Tobacco));
    assert_eq!(scene.hand_of(A), "1 spice, 1 tobacco");
    assert_eq!(scene.player(B).hand_size, 3);
}

#[test]
fn t29_no_trade_after_the_first_ship_action() {
    let mut scene = Scene::trading(3)
        .gold(A, 20)
        .contracts(A, 3)
        .post(A, 2, Spice)
        .post(A, 3, Tobacco)
        .post(A, 4, Wood)
        .post(A, 5, Stone)
        .tile("c6", Face::Gold)
        .ship(A, 1, "d5");
    ok(&mut scene, A, &sail("d6"));
    refused(&mut scene, A, &buy(Wood), "wrong_phase");
    ok(&mut scene, A, &discover("c6"));
    refused(&mut scene, A, &buy(Wood), "choice_pending");
    ok(&mut scene, A, &use_plainly());
    assert_eq!(scene.player(A).gold, 32);
    assert_eq!(scene.state().outcome().unwrap().winners, archipel_rules::Seats::one(A));
}

#[test]
fn t30_prices_with_school_tavern_and_bathhouse() {
    let residents = [Pioneer, Settler, Citizen, Merchant, Pioneer, Pioneer];
    let price = |building: Building, field: u8, good: Good| {
        let mut scene = Scene::trading(3)
            .residents(A, &residents, &[building, FireBrigade, Smithy])
            .hand(A, "1 wood, 1 cloth, 1 spice, 1 tobacco");
        ok(&mut scene, A, &sell(field, good));
        scene.player(A).gold - 7
    };
    assert_eq!([price(School, 1, Wood), price(Tavern, 1, Wood)], [2, 1]);
    assert_eq!([price(Tavern, 2, Cloth), price(School, 2, Cloth)], [4, 2]);
    assert_eq!([price(Tavern, 3, Spice), price(School, 3, Spice)], [4, 3]);
    assert_eq!([price(Bathhouse, 4, Tobacco), price(School, 4, Tobacco)], [6, 4]);
}

#[test]
fn t31_the_setup_for_three() {
    let scene = Scene::with(3, &plain_options());
    let view = scene.state().view(Viewer::Public);
    assert_eq!(tiles_on_map(&scene), 19);
    for number in [2, 3, 4] {
        let with_tile = view.islands.iter().filter(|island| island.back == Some(number)).count();
        assert_eq!(with_tile, [12, 7, 0][usize::from(number) - 2]);
    }
    assert_eq!(view.reserve, 4);
    assert_eq!(view.display.iter().map(|(_, count)| u32::from(*count)).sum::<u32>(), 11);
    assert_eq!(view.supply, goods("12 wood, 12 stone, 15 tool, 15 cloth, 15 spice, 15 tobacco"));
    for player in view.players.values() {
        assert_eq!((player.gold, player.ships.len(), player.ships_in_supply), (7, 1, 1));
        assert_eq!(player.ships[0].at, square_of("c1"));
    }
}

#[test]
fn t32_the_grand_trading_post() {
    let scene = || {
        Scene::trading(3).residents(A, &[Pioneer, Settler, Pioneer, Pioneer], &[GrandTradingPost]).hand(C, "")
    };
    let draw = |victim| Action::DrawCard { victim };
    refused(&mut scene().gold(A, 1), A, &draw(B), "not_enough_gold");
    refused(&mut scene(), A, &draw(C), "empty_hand");
    refused(&mut scene(), A, &draw(A), "own_hand");
    refused(&mut scene(), A, &draw(D), "unknown_id");
    refused(&mut Scene::trading(3), A, &draw(B), "no_grand_trading_post");
    let mut once = scene();
    ok(&mut once, A, &draw(B));
    assert_eq!((once.player(A).gold, once.player(B).gold), (5, 9));
    assert_eq!((once.player(A).hand_size, once.player(B).hand_size), (3, 1));
    refused(&mut once, A, &draw(B), "already_used");
}

fn auto_on_turn() -> Action {
    Action::SetOrders(Instruction::AutoOnTurn { on: true })
}

#[test]
fn orders_never_answer_backwards() {
    let mut scene = Scene::new(3).dice(&[1]);
    ok(&mut scene, A, &ROLL);
    let hand = scene.hand_of(A);
    ok(&mut scene, A, &auto_on_turn());
    assert_eq!(scene.hand_of(A), hand, "the open choice stays open");
    ok(&mut scene, C, &Action::Resign);
    assert_eq!(scene.hand_of(A), hand, "also when somebody else resigns");
    ok(&mut scene, A, &take(Tobacco));
    ok(&mut scene, A, &end_turn(""));
}

#[test]
fn orders_answer_in_the_own_turn_if_asked_to() {
    let mut scene = Scene::new(2).dice(&[1]);
    ok(&mut scene, A, &auto_on_turn());
    refused(&mut scene, A, &auto_on_turn(), "bad_orders");
    ok(&mut scene, A, &ROLL);
    assert_eq!(scene.hand_of(A), "1 wood, 1 stone, 1 spice");
    assert_eq!(scene.state().view(Viewer::Public).phase, Phase::Phase2);
}

#[test]
fn the_lists_of_orders_are_bounded() {
    let mut scene = Scene::new(2);
    let order = |order| Action::SetOrders(order);
    for _ in 0..12 {
        ok(&mut scene, B, &order(Instruction::Take { good: Wood, up_to: Some(9) }));
    }
    refused(&mut scene, B, &order(Instruction::Take { good: Wood, up_to: None }), "bad_orders");
    refused(&mut scene, A, &order(Instruction::Take { good: Wood, up_to: Some(0) }), "bad_orders");
    refused(&mut scene, A, &order(Instruction::Clear), "bad_orders");
    ok(&mut scene, B, &order(Instruction::Clear));
    assert_eq!(
        scene.state().view(Viewer::Seat(B)).orders,
        Some(archipel_rules::anno1503::orders::Orders::default())
    );
    assert_eq!(scene.state().view(Viewer::Public).orders, None);
}

#[test]
fn a_player_who_resigned_plays_on_modestly_and_the_last_one_wins() {
    let mut scene = Scene::trading(3).hand(A, "4 wood, 3 stone");
    ok(&mut scene, A, &Action::Resign);
    let player = scene.player(A);
    assert!(player.resigned && player.hand_size == 5, "the turn passed with the default discard");
    assert_eq!(scene.state().due(), archipel_rules::Seats::one(B));
    refused(&mut scene, A, &Action::Resign, "resigned");
    ok(&mut scene, C, &Action::Resign);
    let outcome = scene.state().outcome().unwrap();
    assert_eq!((outcome.winners, outcome.cause), (archipel_rules::Seats::one(B), "cause-resigned"));
    assert_eq!(scene.state().standings()[0].seat, B);
}

#[test]
fn at_the_round_limit_the_ranking_decides() {
    let options = serde_json::json!({
        "home_island": "fixed", "first_player": "seat_1", "auto_roll": false, "round_limit": 10,
    });
    let mut scene = Scene::with(2, &serde_json::from_value(options).unwrap()).gold(B, 40);
    while scene.state().outcome().is_none() {
        // A 5 gives everybody a good without a choice.
        scene = scene.dice(&[5]);
        let seat = scene.state().due().iter().next().unwrap();
        let action = scene.state().absent(seat).unwrap();
        ok(&mut scene, seat, &action);
    }
    let outcome = scene.state().outcome().unwrap();
    assert_eq!((outcome.winners, outcome.cause), (archipel_rules::Seats::one(B), "cause-round_limit"));
    assert_eq!(scene.state().progress().round, 10);
}

#[test]
fn home_islands_are_chosen_from_the_last_player_on() {
    let options =
        serde_json::json!({ "home_island": "choose", "first_player": "seat_1", "auto_roll": false });
    let mut scene = Scene::with(3, &serde_json::from_value(options).unwrap());
    let choose = |home| Action::ChooseHome { home };
    refused(&mut scene, A, &choose(1), "not_your_turn");
    refused(&mut scene, C, &ROLL, "wrong_phase");
    refused(&mut scene, C, &choose(5), "unknown_id");
    ok(&mut scene, C, &choose(4));
    refused(&mut scene, B, &choose(4), "home_taken");
    ok(&mut scene, B, &choose(1));
    assert_eq!(scene.offered(A, &[("verb", "choose_home")]), ["2", "3"]);
    assert_eq!(scene.act(A, &choose(2)), Ok(archipel_rules::Reveal::Nothing));
    assert_eq!([A, B, C].map(|seat| scene.player(seat).home), [Some(2), Some(1), Some(4)]);
    ok(&mut scene, A, &ROLL);
}

#[test]
fn only_the_discoverer_sees_the_tile_and_notes_it() {
    let mut scene = Scene::trading(3).tile("c6", Face::Contract).ship(A, 1, "d6");
    let revealed = scene.act(A, &discover("c6")).unwrap();
    assert_eq!(revealed, archipel_rules::Reveal::To(archipel_rules::Seats::one(A)));
    let note = |scene: &Scene, viewer: Viewer| {
        let islands = scene.state().view(viewer).islands;
        islands.iter().find(|island| island.square == square_of("c6")).and_then(|island| island.note)
    };
    assert_eq!(scene.state().view(Viewer::Seat(A)).pending, Some((square_of("c6"), Face::Contract)));
    assert_eq!(note(&scene, Viewer::Seat(A)), Some((Face::Contract, 1)));
    for viewer in [Viewer::Seat(B), Viewer::Public] {
        assert_eq!(scene.state().view(viewer).pending, None);
        assert_eq!(scene.state().view(viewer).pending_square, Some(square_of("c6")));
        assert_eq!(note(&scene, viewer), None);
    }
    ok(&mut scene, A, &use_plainly());
    assert_eq!(note(&scene, Viewer::Seat(A)), None, "the note goes with the tile");
    assert_eq!(scene.player(A).contracts, 1);
}
