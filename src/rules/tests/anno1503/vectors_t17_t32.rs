//! The test vectors A1503-T17 to T32 of the specification; each test reads like the rulebook's example.
//!
//! Unless said otherwise: gold 7, hand 1 wood + 1 stone, a pioneer and a settler, the first seat on home island 1.

use crate::prelude::*;

#[test]
fn t17_from_the_fourth_field_on_a_pioneer_needs_a_building() {
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
fn t19_a_third_point_held_at_the_start_of_a_players_own_turn_wins() {
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
fn t22_at_most_five_cards_at_the_end_of_a_players_own_turn() {
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
    let mut two = Scene::new(2).hand(B, "2 spice, 2 stone").dice(&[2]);
    ok(&mut two, A, &ROLL);
    assert_eq!(
        two.hand_of(B),
        "3 stone, 2 spice",
        "one of two stones is reserved, so the settler still lacks one"
    );
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
fn t26_a_promotion_needs_a_resident_who_can_rise() {
    let scene = |residents: &[Resident], buildings: &[Building]| {
        let mut scene =
            Scene::trading(3).residents(A, residents, buildings).tile("c6", Face::Promotion).ship(A, 1, "d6");
        ok(&mut scene, A, &discover("c6"));
        scene
    };
    let mut merchants = scene(&[Settler, Settler, Merchant, Merchant, Citizen], &[School, Church]);
    // Two merchants and a citizen: only the citizen can rise.
    refused(&mut merchants, A, &promote(1), "no_citizen_tile");
    ok(&mut merchants, A, &promote(5));

    let with_pioneer = [Settler, Settler, Merchant, Merchant, Citizen, Pioneer];
    let mut pioneer = scene(&with_pioneer, &[School, Church, Smithy]);
    refused(&mut pioneer, A, &promote(1), "no_citizen_tile");
    refused(&mut pioneer, A, &promote(3), "top_step");
    refused(&mut pioneer, A, &promote(7), "empty_field");
    refused(&mut pioneer, A, &use_tile(), "empty_field");
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
fn t28_the_church_owner_chooses_twice_in_their_own_turn() {
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
    ok(&mut scene, A, &use_tile());
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
