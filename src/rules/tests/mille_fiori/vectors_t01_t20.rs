//! The test vectors T01 to T20 of the specification.

use crate::prelude::*;

#[test]
fn t01_three_workshops_in_a_group() {
    let mut position = Setup::new(4).owns(B, &["w09", "w10"]).turn(B, "ash_1");
    let done = position.play(B, "place ash_1 w02");
    assert_eq!(done.points, [0, 0, 0, 3]);
    assert!(done.bonus().is_empty() && !done.earned_extra());
}

#[test]
fn t02_a_new_pigment_field_doubles_the_group() {
    let mut position = Setup::new(4).owns(B, &["w04", "w05", "w06"]).turn(B, "pigment_1");
    let done = position.play(B, "place pigment_1 w12");
    assert_eq!(done.points, [0, 0, 0, 8]);
    assert!(done.bonus().is_empty() && !done.earned_extra());
}

#[test]
fn t03_the_last_field_around_a_symbol_earns_an_extra_card() {
    let mut position = Setup::new(4).owns(R, &["w07"]).owns(B, &["w14"]).turn(G, "quartz_2");
    let done = position.play(G, "place quartz_2 w15");
    assert_eq!(done.points, [0, 1, 0, 0]);
    assert!(done.earned_extra());
    assert_eq!((position.phase(), position.active()), (Phase::Extra, Some(G)));
}

#[test]
fn t04_a_run_of_houses_and_the_third_value() {
    let mut position = three_houses().turn(Y, "house_1");
    let done = position.play(Y, "place house_1 h04");
    assert_eq!(done.points, [0, 0, 12, 0]);
    assert!(done.earned_extra() && done.bonus().is_empty());
}

#[test]
fn t05_the_fourth_value_earns_the_bonus() {
    let mut position = three_houses().turn(Y, "house_1");
    position.play(Y, "place house_1 h04");
    assert_eq!(position.play(Y, "decline").points, [0; 4]);
    let mut position = three_houses().owns(Y, &["h04"]).turn(Y, "house_2");
    let done = position.play(Y, "place house_2 h05");
    assert_eq!(done.points, [0, 0, 13, 0]);
    assert_eq!(done.bonus(), [("houses", 20)]);
    assert!(!done.earned_extra());
}

#[test]
fn t06_a_pyramid_is_built_from_below() {
    let mut position = Setup::new(4).owns(G, &["n_b2"]).owns(Y, &["n_b3"]).turn(R, "coin_1");
    assert_eq!(position.offered_fields(R), ["n_b1", "n_b4", "n_b5", "n_m2"]);
    let done = position.play(R, "place coin_1 n_m2");
    assert_eq!(done.points, [3, 1, 1, 0]);
}

#[test]
fn t07_the_top_pays_everything_below() {
    let mut position = Setup::new(4)
        .owns(G, &["n_b1", "n_m2"])
        .owns(R, &["n_b2", "n_m1"])
        .owns(Y, &["n_b3"])
        .owns(B, &["n_b4"])
        .turn(R, "coin_1");
    let done = position.play(R, "place coin_1 n_t1");
    assert_eq!(done.points, [16, 4, 1, 0]);
    assert!(done.earned_extra());
}

#[test]
fn t08_all_symbols_of_a_pyramid_earn_its_bonus() {
    let mut position = Setup::new(4).owns(R, &["n_b1", "n_b2"]).turn(R, "lion_1");
    let done = position.play(R, "place lion_1 n_b3");
    assert_eq!(done.points, [2, 0, 0, 0]);
    assert_eq!(done.bonus(), [("nobili", 20)]);
}

#[test]
fn t09_a_good_is_worth_the_number_of_its_occupied_fields() {
    let mut position = Setup::new(4).owns(Y, &["t1_carafes"]).owns(R, &["t2_carafes"]).turn(R, "carafes_1");
    let done = position.play(R, "place carafes_1 t3_carafes");
    assert_eq!(done.points, [6, 0, 3, 0]);
    assert!(!done.earned_extra());
}

#[test]
fn t10_all_goods_earn_the_best_free_bonus() {
    let mut position = Setup::new(4)
        .owns(R, &["t1_glasses", "t2_jewelry", "t1_swans"])
        .holds_bonus(Y, TRADE)
        .turn(R, "carafes_1");
    let done = position.play(R, "place carafes_1 t3_carafes");
    assert_eq!(done.points, [1, 0, 0, 0]);
    assert_eq!(done.bonus(), [("trade", 15)]);
}

#[test]
fn t11_a_good_deal_earns_an_extra_card() {
    let mut position = Setup::new(4).owns(B, &["t1_swans", "t2_swans"]).turn(R, "swans_1");
    let done = position.play(R, "place swans_1 t3_swans");
    assert_eq!(done.points, [3, 0, 0, 6]);
    assert!(done.earned_extra());
}

#[test]
fn t12_a_full_fleet_leaves_with_three_goods() {
    let mut position = Setup::new(4)
        .owns(G, &["b2_1"])
        .owns(R, &["b2_2"])
        .owns(B, &["t2_glasses", "t2_jewelry", "t2_swans"])
        .turn(G, "ship_1");
    let done = position.play(G, "place ship_1 b2_3");
    assert_eq!(done.points, [6, 13, 0, 0]);
    assert_eq!(position.ship(G), 1);
}

#[test]
fn t13_the_ship_lands_on_a_five() {
    let mut position = Setup::new(4).ship(G, 5).turn(G, "quartz_4");
    assert_eq!(position.play(G, "sail quartz_4").points, [0, 5, 0, 0]);
    assert_eq!(position.ship(G), 9);
}

#[test]
fn t14_the_ship_lands_on_an_extra_card() {
    let mut position = Setup::new(4).ship(B, 4).turn(B, "coin_3");
    let done = position.play(B, "sail coin_3");
    assert_eq!(done.points, [0; 4]);
    assert!(done.earned_extra());
    assert_eq!((position.ship(B), position.rhombs(B)), (7, (25, 5)));
}

#[test]
fn t15_a_harbor_card_places_and_moves() {
    let mut position = Setup::new(4).turn(G, "ship_4");
    assert_eq!(position.play(G, "place ship_4 b1_1").points, [0, 3, 0, 0]);
    assert_eq!(position.ship(G), 4);
}

#[test]
fn t16_bonus_and_extra_card_in_one_play() {
    let mut position = three_materials().turn(B, "pigment_1");
    let done = position.play(B, "place pigment_1 w03");
    assert_eq!(done.points, [0, 0, 0, 8]);
    assert_eq!(done.bonus(), [("workshops", 20)]);
    assert!(done.earned_extra());
    assert_eq!(position.rhombs(B), (20, 5), "two of the 22 are placed");
}

#[test]
fn t17_the_fifth_value_earns_another_extra_card_but_no_second_bonus() {
    let mut position = Setup::new(4)
        .owns(Y, &["h02", "h03", "h04", "h05"])
        .owns(R, &["h01", "h06"])
        .holds_bonus(Y, HOUSES)
        .turn(Y, "house_4");
    let done = position.play(Y, "place house_4 h07");
    assert_eq!(done.points, [0, 0, 2, 0]);
    assert!(done.earned_extra() && done.bonus().is_empty());
}

#[test]
fn t18_a_run_is_broken_by_another_owner() {
    let mut position = Setup::new(4).owns(Y, &["h01", "h03"]).owns(R, &["h02"]).turn(Y, "house_1");
    let done = position.play(Y, "place house_1 h04");
    assert_eq!(done.points, [0, 0, 8, 0]);
    assert!(done.earned_extra());
}

#[test]
fn t19_a_tie_is_not_a_good_deal() {
    let mut position =
        Setup::new(4).owns(B, &["t1_swans", "t2_swans"]).owns(R, &["t3_swans"]).turn(R, "swans_2");
    let done = position.play(R, "place swans_2 t4_swans");
    assert_eq!(done.points, [8, 0, 0, 8]);
    assert!(!done.earned_extra());
}

#[test]
fn t20_the_ship_stops_at_the_end() {
    let mut position = Setup::new(4).ship(R, 18).turn(R, "lime_5");
    let done = position.play(R, "sail lime_5");
    assert_eq!(done.points, [10, 0, 0, 0]);
    assert!(done.earned_extra());
    assert_eq!(position.ship(R), 20);
}
