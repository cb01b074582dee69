//! The test vectors A1701-T21 to T31 of the specification.

use crate::prelude::*;

const TO_D4: &str = "f4-e5-d4";

#[test]
fn t21_castaways_and_hurricanes_count_sails() {
    let mut saved =
        Scene::sailing(3).built(A, Shipyard).built(A, Sawmill).encounters(&[Encounter::Castaways]);
    ok(&mut saved, A, &sail(1, TO_D4));
    assert_eq!(saved.player(A).gold, 10);
    let hurricane = [Encounter::Hurricane { sails: 2 }];
    let mut weathered = Scene::sailing(3).built(A, Shipyard).encounters(&hurricane);
    ok(&mut weathered, A, &sail(1, TO_D4));
    assert_eq!(ship_at(&weathered, A, 1).as_deref(), Some("d4"));
    ok(&mut weathered, A, &sail(1, "d3"));
    let mut lost = Scene::sailing(3).built(A, Sawmill).encounters(&hurricane);
    ok(&mut lost, A, &sail(1, TO_D4));
    assert_eq!(ship_at(&lost, A, 1).as_deref(), Some("g4"));
    refused(&mut lost, A, &sail(1, "g5"), "ship_done");
}

#[test]
fn t22_a_university_exchanges_one_card_in_a_turn() {
    let hurricane = Encounter::Hurricane { sails: 3 };
    let weak = Encounter::Hurricane { sails: 1 };
    let mut scene = Scene::sailing(3).built(A, University).ship(A, 2, Some("g4")).encounters(&[
        hurricane,
        Encounter::Castaways,
        weak,
    ]);
    ok(&mut scene, A, &sail(1, TO_D4));
    assert_eq!(scene.offered(A, &[("verb", "encounter")]), ["redraw", "keep"]);
    ok(&mut scene, A, &reply(Reply::Redraw));
    assert_eq!((phase(&scene), ship_at(&scene, A, 1).as_deref()), (Phase::Sailing, Some("d4")));
    ok(&mut scene, A, &sail(2, "h4-i4-j4"));
    assert_eq!((phase(&scene), ship_at(&scene, A, 2).as_deref()), (Phase::Sailing, Some("g4")), "no redraw");
}

#[test]
fn t23_no_field_is_entered_twice() {
    let mut scene = Scene::sailing(3);
    refused(&mut scene, A, &sail(1, "g5-g4"), "visited");
    refused(&mut scene, A, &sail(1, "g6"), "not_adjacent");
    refused(&mut scene, A, &sail(1, "g3-g2-f2"), "land");
    refused(&mut scene, A, &sail(1, "g5-g6-g7-f6-f7"), "no_points");
    ok(&mut scene, A, &sail(1, "f4-e4-e5"));
    assert_eq!(scene.points(1), 1);
    refused(&mut scene, A, &sail(1, "f4"), "visited");
}

#[test]
fn t24_a_ship_has_finished_when_the_other_is_used() {
    let mut scene = Scene::sailing(3).ship(A, 2, Some("g4"));
    ok(&mut scene, A, &sail(1, "f3-e3"));
    ok(&mut scene, A, &sail(2, "g5"));
    for action in [sail(1, "e4"), discover(1), found(1)] {
        refused(&mut scene, A, &action, "ship_done");
    }
}

#[test]
fn t25_offers_are_accepted_once_and_expire_with_the_action_phase() {
    let mut scene =
        Scene::acting(3).hand(A, "3 wood").hand(B, "2 brick, 1 rum").hand(C, "1 brick").gold(A, 3);
    refused(&mut scene, B, &offer(Some(C), "1 brick", "1 wood"), "not_with_active");
    ok(&mut scene, A, &offer(None, "1 wood", "1 brick"));
    assert_eq!(ok(&mut scene, C, &accept(1)), Reveal::To(Seats::all(3)));
    assert_eq!((scene.hand_of(A).as_str(), scene.hand_of(C).as_str()), ("1 brick, 2 wood", "1 wood"));
    refused(&mut scene, B, &accept(1), "gone");
    ok(&mut scene, A, &offer(Some(B), "1 gold", "1 rum"));
    ok(&mut scene, B, &accept(2));
    assert_eq!((scene.player(A).gold, scene.riots()), (2, Seats::one(A)));
    ok(&mut scene, A, &offer(None, "1 wood", "1 tool"));
    ok(&mut scene, A, &SET_SAIL);
    assert!(scene.events().contains(&Event::Trade(TradeEvent::OffersExpired { count: 1 })));
    refused(&mut scene, B, &accept(3), "gone");
    refused(&mut scene, A, &offer(None, "1 wood", "1 tool"), "wrong_phase");
}

#[test]
fn t26_a_standing_order_trades_without_asking_the_player() {
    let order = TradeOrder { give: Item::Good(Good::Brick), get: Item::Good(Good::Cloth), times: 1 };
    let mut scene = Scene::acting(3)
        .hand(A, "2 cloth")
        .hand(B, "2 brick")
        .orders(B, |orders| orders.trades = vec![order]);
    let cloth = offer(None, "1 cloth", "1 brick");
    assert_eq!(ok(&mut scene, A, &cloth), Reveal::To(Seats::all(3)));
    assert_eq!(
        (scene.hand_of(A).as_str(), scene.hand_of(B).as_str()),
        ("1 brick, 1 cloth", "1 brick, 1 cloth")
    );
    assert!(scene.open_offers().is_empty());
    assert_eq!(ok(&mut scene, A, &cloth), Reveal::Nothing);
    assert_eq!(scene.open_offers(), [2], "once per turn, so it stays open");
}

#[test]
fn t27_a_scarce_good_goes_clockwise_from_the_active_player() {
    let mut scene = Scene::new(4)
        .island("f2", "dark_03")
        .island("e2", "dark_01")
        .island("f1", "dark_04")
        .colony(B, "e3")
        .colony(C, "g2")
        .hand(D, "13 tobacco")
        .dice(&[4, 5]);
    ok(&mut scene, A, &ROLL);
    assert_eq!(scene.hand_of(B), "1 cloth, 1 tobacco");
    assert_eq!(scene.hand_of(C), "1 wood");
    let lost = Event::Table(TableEvent::SupplyEmpty { seat: C, good: Good::Tobacco });
    assert!(scene.events().contains(&lost));
}

#[test]
fn t28_a_question_mark_interrupts_the_voyage() {
    let mut scene = Scene::sailing(3).encounters(&[Encounter::Castaways]);
    ok(&mut scene, A, &sail(1, "f3-e4-d3-c4"));
    assert_eq!((ship_at(&scene, A, 1).as_deref(), scene.points(1)), (Some("d3"), 1));
    ok(&mut scene, A, &sail(1, "c4"));
    assert_eq!((ship_at(&scene, A, 1).as_deref(), scene.points(1)), (Some("c4"), 0));
}

#[test]
fn t29_the_fifth_favour_at_the_opera() {
    let stage = |gold: u16| {
        let mut scene = Scene::acting(3)
            .residents(A, 3)
            .donated(A)
            .tile(A, Field::M1, Opera)
            .hand(A, "1 brick, 1 cloth, 1 tool")
            .gold(A, gold);
        refused(&mut scene, A, &Action::PayFavour { building: Opera }, "not_built");
        ok(&mut scene, A, &build(Field::M1));
        ok(&mut scene, A, &Action::PayFavour { building: Opera });
        scene
    };
    let mut poor = stage(5);
    assert_eq!((poor.player(A).favours, poor.player(A).gold), (5, 2));
    assert_eq!((winner(&poor), poor.riots()), (None, Seats::one(A)));
    refused(&mut poor, A, &Action::PayFavour { building: Opera }, "favour_taken");
    let rich = stage(6);
    assert_eq!((winner(&rich), rich.player(A).gold), (Some(A), 3));
}

#[test]
fn t30_a_shipyard_saves_one_good_of_one_ship() {
    let ship = |save| Action::BuildShip { save };
    let mut scene = Scene::acting(3).built(A, Shipyard).ship(A, 1, None).hand(A, "2 wood, 1 cloth, 2 tool");
    ok(&mut scene, A, &ship(Some(Good::Cloth)));
    assert_eq!(scene.hand_of(A), "1 wood, 1 tool, 1 cloth");
    refused(&mut scene, A, &ship(Some(Good::Cloth)), "no_shipyard");
    ok(&mut scene, A, &ship(None));
    assert_eq!(scene.hand_of(A), "");
    refused(&mut scene, A, &ship(None), "no_ship_left");
    let mut without = Scene::acting(3).hand(A, "1 wood, 1 tool");
    refused(&mut without, A, &ship(Some(Good::Cloth)), "no_shipyard");
    refused(&mut without, A, &ship(None), "not_enough_goods");
}

#[test]
fn t31_the_win_is_not_tested_between_two_events() {
    let court = |first, second| {
        let mut scene = Scene::new(3)
            .honoured(A, Opera)
            .residents(A, 3)
            .donated(A)
            .gold(A, 2)
            .event(first, second)
            .dice(&[3, 4]);
        ok(&mut scene, A, &ROLL);
        (scene.player(A).gold, winner(&scene))
    };
    assert_eq!(court(Tax, Queen), (2, None));
    assert_eq!(court(Queen, Tax), (2, None));
    assert_eq!(court(Tax, Fire), (4, Some(A)));
}
