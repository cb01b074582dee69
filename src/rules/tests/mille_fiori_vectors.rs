//! The test vectors of the specification of Mille Fiori, by their numbers. Red, green, yellow and blue sit in this
//! order, clockwise.
#![allow(clippy::unwrap_used, clippy::expect_used, reason = "a test may fail")]

mod mille_fiori;

use archipel_rules::mille_fiori::action::{Action, Planned, PlannedExtra, Wish};
use archipel_rules::mille_fiori::plan::{Limit, Misfit, Terms, To};
use archipel_rules::mille_fiori::refusal::Refusal;
use archipel_rules::mille_fiori::{Event, Phase, State};
use archipel_rules::{Game, Reveal, Seat, Seats, Seed, Table, Viewer};
use mille_fiori::{B, G, Position, R, Setup, Y, action, card, field};
use serde_json::json;

const WORKSHOPS: usize = 0;
const HOUSES: usize = 1;
const TRADE: usize = 4;

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

fn three_houses() -> Setup {
    Setup::new(4).owns(R, &["h01"]).owns(Y, &["h02", "h03"])
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
fn t09_a_good_is_worth_as_much_as_is_traded() {
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

fn three_materials() -> Setup {
    Setup::new(4).owns(B, &["w02", "w09", "w10"])
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
fn t19_a_tie_is_no_good_deal() {
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

#[test]
fn t21_a_ship_at_the_end_stays() {
    let mut position = Setup::new(4).ship(R, 20).turn(R, "house_5");
    assert_eq!(position.refused(R, "sail house_5"), "ship_at_end");
    assert_eq!(position.offered_fields(R), ["h01"]);
    let mut verbs = Vec::new();
    position.0.ask(R, &[], &mut verbs);
    assert_eq!(verbs, ["place".into()], "it is the only verb");
    position.play(R, "place house_5 h01");
}

#[test]
fn t22_a_harbor_card_at_the_end_only_places() {
    let mut position = Setup::new(4).ship(R, 20).turn(R, "ship_5");
    let done = position.play(R, "place ship_5 b1_1");
    assert_eq!(done.points, [0; 4]);
    assert!(!done.earned_extra());
    assert_eq!(position.ship(R), 20);
}

#[test]
fn t23_a_fleet_without_goods_is_worth_nothing_for_ever() {
    let mut position =
        Setup::new(4).owns(R, &["b5_1"]).owns(B, &["b5_2"]).chosen(B, "ship_1").turn(Y, "ship_2");
    assert_eq!(position.play(Y, "place ship_2 b5_3").points, [0, 0, 1, 0]);
    let mut position =
        Setup::new(4).owns(R, &["b5_1"]).owns(B, &["b5_2"]).owns(Y, &["b5_3"]).turn(R, "glasses_1");
    assert_eq!(position.play(R, "place glasses_1 t5_glasses").points, [1, 0, 0, 0]);
}

#[test]
fn t24_fleet_and_ship_together() {
    let mut position = Setup::new(4)
        .owns(R, &["b3_1", "b3_2"])
        .owns(B, &["t3_glasses", "t3_carafes", "t3_jewelry", "t3_swans"])
        .ship(R, 3)
        .turn(R, "ship_3");
    assert_eq!(position.play(R, "place ship_3 b3_3").points, [40, 0, 0, 0]);
    assert_eq!(position.ship(R), 6);
}

#[test]
fn t25_the_marker_of_a_bonus_can_be_the_last_rhomb() {
    let mut position =
        Setup::new(4).owns(R, &["t1_glasses", "t1_carafes", "t1_jewelry"]).rhombs(R, 2, 5).turn(R, "swans_1");
    let done = position.play(R, "place swans_1 t1_swans");
    assert_eq!(done.points, [1, 0, 0, 0]);
    assert_eq!(done.bonus(), [("trade", 20)]);
    assert_eq!(position.rhombs(R), (0, 5));
    assert_eq!(position.0.view(Viewer::Public).end_trigger, Some(R));
}

#[test]
fn t26_the_reserve_lets_the_turn_be_finished() {
    let mut position = three_materials().rhombs(B, 1, 5).display(&["quartz_1"]).turn(B, "pigment_1");
    let done = position.play(B, "place pigment_1 w03");
    assert_eq!(done.points, [0, 0, 0, 8]);
    assert_eq!(position.rhombs(B), (0, 4));
    let done = position.play(B, "place quartz_1 w08");
    assert_eq!(done.points, [0, 0, 0, 5]);
    assert_eq!(position.rhombs(B), (0, 3));
    assert_eq!((position.phase(), position.active()), (Phase::Play, Some(R)), "the others still play");
}

#[test]
fn t27_without_rhombs_one_can_only_sail() {
    let setup =
        || Setup::new(4).rhombs(R, 0, 0).ship(R, 12).display(&["quartz_1"]).set("end_trigger", json!(0));
    let mut position = setup().extra(R);
    assert_eq!(position.refused(R, "place quartz_1 w08"), "no_rhomb");
    assert_eq!(position.play(R, "sail quartz_1").points, [10, 0, 0, 0]);
    assert_eq!(position.ship(R), 13);
}

/// Red puts the last rhomb of all on a top field; the extra card can be neither placed nor sailed.
#[test]
fn t28_an_extra_card_lapses_if_nothing_is_possible() {
    let setup = |reserve: u8| {
        Setup::new(4)
            .owns(G, &["n_b1", "n_b2", "n_b3", "n_m1", "n_m2"])
            .rhombs(R, 0, reserve)
            .ship(R, 20)
            .set("end_trigger", json!(0))
            .display(&["coin_1", "quartz_1"])
            .extra(R)
    };
    let mut position = setup(1);
    let done = position.play(R, "place coin_1 n_t1");
    assert!(done.earned_extra());
    assert!(done.events.contains(&Event::Lapsed { seat: R }));
    assert_eq!(position.active(), Some(G));
    let mut position = setup(2);
    position.play(R, "place coin_1 n_t1");
    assert_eq!((position.phase(), position.active()), (Phase::Extra, Some(R)), "one rhomb is left for it");
}

#[test]
fn t29_after_the_last_rhomb_the_card_round_is_finished() {
    let mut position = Setup::new(3)
        .rhombs(Y, 1, 5)
        .chosen(G, "ship_1")
        .chosen(Y, "lime_1")
        .chosen(R, "ash_1")
        .set("start", json!(1))
        .set("active", json!(1))
        .build();
    position.play(G, "sail ship_1");
    position.play(Y, "place lime_1 w04");
    assert_eq!(position.active(), Some(R));
    let done = position.play(R, "place ash_1 w02");
    assert_eq!(position.phase(), Phase::Over);
    assert!(done.events.contains(&Event::Ended { by: Some(Y) }));
    assert_eq!(position.0.outcome().map(|outcome| outcome.cause), Some("cause-rhombs"));
    assert_eq!(position.refused(G, "sail ship_1"), "game_over");
}

/// Plays until somebody sees a new round, choosing without earning extra cards where it can be helped.
fn quiet_round(seats: usize, display: &str) -> Position {
    let options = json!({ "display": display });
    let mut position = fresh(seats, &options, 5);
    let round = position.0.progress().round;
    while position.0.progress().round == round && position.0.outcome().is_none() {
        quiet_step(&mut position);
    }
    position
}

fn fresh(seats: usize, options: &serde_json::Value, seed: u64) -> Position {
    let options = serde_json::from_value(options.clone()).unwrap();
    Position(State::set_up(&options, seats, Seed::from_number(seed), &mut Vec::new()).unwrap())
}

/// Some action that plays no extra card.
fn quiet_step(position: &mut Position) {
    let seat = position.0.due().iter().next().unwrap();
    let action = match position.phase() {
        Phase::Extra => Action::Decline,
        Phase::Choose | Phase::Play | Phase::Over => position.0.absent(seat).unwrap(),
    };
    position.act(seat, &action);
}

#[test]
fn t30_four_rounds_with_four_players() {
    let mut position = fresh(4, &json!({}), 5);
    while position.0.outcome().is_none() {
        quiet_step(&mut position);
        position.0.check().unwrap();
    }
    let view = position.0.view(Viewer::Public);
    assert_eq!((view.round, view.card_round, view.draw_pile), (4, 4, 13));
    assert_eq!(view.undealt.map(|cards| cards.len()), Some(13));
    assert_eq!(view.end_trigger, None);
    assert_eq!(view.outcome.map(|outcome| outcome.cause), Some("cause-deck"));
}

#[test]
fn t31_fewer_rhombs_left_win_a_tie() {
    let scored = |points: u16| json!([points, 0, 0, 0, 0, 0, 0]);
    let mut setup = Setup::new(3).rhombs(R, 1, 5).rhombs(G, 1, 3).rhombs(Y, 1, 1).set("phase", json!("over"));
    for (seat, points) in [(R, 180), (G, 180), (Y, 150)] {
        setup = setup.player(seat, "points", scored(points));
    }
    let position = setup.build();
    assert_eq!(position.0.outcome().map(|outcome| outcome.winners), Some(Seats::one(G)));
    let ranks: Vec<(Seat, u8)> = position.0.standings().iter().map(|one| (one.seat, one.rank)).collect();
    assert_eq!(ranks, [(G, 1), (R, 2), (Y, 3)]);
}

#[test]
fn t32_the_first_round_by_numbers() {
    for (seats, display, discard, pile) in [(2, 6, 6, 97), (3, 6, 12, 91), (4, 8, 16, 85)] {
        let view = quiet_round(seats, "per_round").0.view(Viewer::Public);
        // The next round is dealt already: as many more open cards, five cards less for each.
        assert_eq!(view.display.len(), display + seats, "{seats} players");
        assert_eq!(view.discard.len(), discard, "{seats} players");
        assert_eq!(view.draw_pile, pile - 6 * seats, "{seats} players");
    }
}

#[test]
fn t33_the_first_round_of_a_later_printing() {
    for (seats, display, pile) in [(2, 13, 90), (3, 7, 90), (4, 13, 80)] {
        let start = fresh(seats, &json!({ "display": "nine" }), 5);
        assert!(
            start.0.view(Viewer::Public).players.values().all(|own| (own.supply, own.reserve) == (27, 3))
        );
        let view = quiet_round(seats, "nine").0.view(Viewer::Public);
        assert_eq!(view.display.len(), display, "{seats} players");
        assert_eq!(view.draw_pile, pile - 5 * seats, "{seats} players");
    }
}

fn three_hands() -> Position {
    Setup::new(3)
        .set("phase", json!("choose"))
        .hand(R, &["quartz_1", "quartz_2", "quartz_3", "quartz_4", "quartz_5"])
        .hand(G, &["lime_1", "lime_2", "lime_3", "lime_4", "lime_5"])
        .hand(Y, &["ash_1", "ash_2", "ash_3", "ash_4", "ash_5"])
        .build()
}

#[test]
fn t34_the_rest_goes_to_the_left_neighbour() {
    let mut position = three_hands();
    for (seat, command) in [(R, "choose quartz_1"), (G, "choose lime_1"), (Y, "choose ash_1")] {
        position.play(seat, command);
    }
    let own = position.0.view(Viewer::Seat(R));
    assert_eq!(own.passed.len(), 4, "a player remembers what was passed on");
    for (seat, command) in [(R, "sail quartz_1"), (G, "sail lime_1"), (Y, "sail ash_1")] {
        position.play(seat, command);
    }
    let hand = |seat: Seat| -> Vec<String> {
        position.0.view(Viewer::Seat(seat)).hand.iter().map(|held| held.card.to_string()).collect()
    };
    assert_eq!(hand(R), ["ash_2", "ash_3", "ash_4", "ash_5"]);
    assert_eq!(hand(G), ["quartz_2", "quartz_3", "quartz_4", "quartz_5"]);
    assert_eq!(hand(Y), ["lime_2", "lime_3", "lime_4", "lime_5"]);
}

#[test]
fn t35_a_pick_can_be_changed_until_the_last_one() {
    let mut position = three_hands();
    assert_eq!(position.play(R, "choose quartz_1").reveal, Reveal::Nothing);
    position.play(G, "choose lime_1");
    assert_eq!(position.0.due(), Seats::one(Y), "who has chosen is not waited for");
    assert_eq!(position.play(R, "choose quartz_2").reveal, Reveal::Nothing);
    let done = position.play(Y, "choose ash_1");
    assert_eq!(done.reveal, Reveal::To(Seats::all(3)), "nobody takes it back");
    assert_eq!((position.phase(), position.active()), (Phase::Play, Some(R)));
    assert_eq!(position.refused(R, "choose quartz_1"), "locked");
    position.play(R, "sail quartz_2");
    assert_eq!(position.refused(R, "choose quartz_1"), "wrong_phase");
}

fn plan(to: To, guard: Wish) -> Planned {
    Planned { card: None, to, guard }
}

/// Red begins with a Quartz as well; green has planned to take W15, with an extra card in sight.
fn planned_quartz() -> Position {
    let setup = Setup::new(4).owns(R, &["w07"]).owns(B, &["w14"]).chosen(G, "quartz_2");
    let mut position = setup.turn(R, "quartz_1");
    let done = position.act(G, &Action::Plan(plan(To::Field(field("w15")), Wish::AsShown)));
    assert!(
        done.events.iter().all(|event| State::tell(event, Viewer::Seat(R)).is_none()),
        "a plan is secret"
    );
    position
}

#[test]
fn t36_the_second_alternative_is_carried_out() {
    let mut position = planned_quartz();
    position.act(G, &Action::PlanOr(plan(To::Sail, Wish::Always)));
    position.play(R, "place quartz_1 w15");
    let done = position.play(R, "decline");
    assert_eq!(done.points, [0, 1, 0, 0]);
    assert_eq!((position.ship(G), position.active()), (2, Some(Y)));
    assert!(done.events.contains(&Event::Sailed {
        seat: G,
        card: card("quartz_2"),
        planned: true,
        extra: false
    }));
    assert_eq!(done.reveal, Reveal::To(Seats::all(4)), "red cannot take it back any more");
}

#[test]
fn t37_a_plan_that_does_not_apply_is_dropped() {
    let mut position = planned_quartz();
    position.play(R, "place quartz_1 w15");
    let done = position.play(R, "decline");
    let dropped = Event::PlanDropped { seat: G, why: Misfit::Refused(Refusal::FieldTaken) };
    assert!(done.events.contains(&dropped));
    assert!(State::tell(&dropped, Viewer::Seat(G)).is_some());
    assert!(
        State::tell(&dropped, Viewer::Seat(R)).is_none() && State::tell(&dropped, Viewer::Public).is_none()
    );
    assert_eq!(position.active(), Some(G));
    assert_eq!(position.0.view(Viewer::Seat(G)).plan, None);
    assert_eq!(done.reveal, Reveal::Nothing);
}

#[test]
fn t38_an_extra_card_lapses_without_a_display() {
    let mut position = Setup::new(4).owns(R, &["w07"]).owns(B, &["w14"]).display(&[]).turn(G, "quartz_2");
    let done = position.play(G, "place quartz_2 w15");
    assert!(done.earned_extra() && done.events.contains(&Event::Lapsed { seat: G }));
    assert_eq!((position.phase(), position.active()), (Phase::Play, Some(Y)));
}

#[test]
fn t39_houses_are_filled_in_order() {
    let position = Setup::new(4).owns(R, &["h01", "h02", "h03", "h04"]).turn(G, "house_1");
    assert_eq!(position.refused(G, "place house_1 h06"), "house_not_next");
    assert_eq!(position.offered_fields(G), ["h05"]);
}

#[test]
fn t40_leftovers_can_be_used_at_once_by_option() {
    let setup = |leftovers: &str| {
        Setup::with_options(4, &json!({ "draft": "on_turn", "leftovers": leftovers }))
            .owns(R, &["w07"])
            .owns(B, &["w14"])
            .set("card_round", json!(4))
            .set("start", json!(1))
            .set("active", json!(1))
            .hand(G, &["quartz_2", "swans_1"])
            .build()
    };
    let mut position = setup("when_chosen");
    let done = position.play(G, "place quartz_2 w15");
    assert_eq!(done.points, [0, 1, 0, 0]);
    assert!(done.earned_extra());
    assert_eq!(position.play(G, "place swans_1 t1_swans").points, [0, 1, 0, 0]);
    let mut position = setup("end_of_round");
    position.play(G, "place quartz_2 w15");
    assert_eq!(position.refused(G, "place swans_1 t1_swans"), "card_not_in_display");
}

// Beyond the vectors: the order of the refusals, plans, and taking back.

#[test]
fn refusals_come_in_the_order_of_the_specification() {
    let position = three_hands();
    assert_eq!(position.refused(R, "place quartz_1 w08"), "choose_first");
    assert_eq!(position.refused(R, "place coin_4 w08"), "unknown_card");
    assert_eq!(position.refused(R, "choose lime_1"), "card_not_in_hand");
    assert_eq!(position.refused(R, "decline"), "no_extra_pending");
    assert_eq!(position.refused(Seat(3), "sail quartz_1"), "not_a_player");
    let position = Setup::new(4).owns(B, &["w08", "n_b1"]).turn(R, "quartz_1");
    assert_eq!(position.refused(G, "sail house_5"), "not_your_turn");
    assert_eq!(position.refused(G, "decline"), "not_your_turn");
    assert_eq!(position.refused(R, "decline"), "no_extra_pending");
    assert_eq!(position.refused(R, "sail quartz_2"), "card_not_chosen");
    assert_eq!(position.refused(R, "place quartz_1 w08"), "field_taken");
    assert_eq!(position.refused(R, "place quartz_1 n_b1"), "field_taken");
    assert_eq!(position.refused(R, "place quartz_1 n_b2"), "wrong_area");
    assert_eq!(position.refused(R, "place quartz_1 w02"), "wrong_symbol");
    let position = Setup::new(4).owns(B, &["n_b1"]).turn(R, "coin_1");
    assert_eq!(position.refused(R, "place coin_1 n_m1"), "not_supported");
}

#[test]
fn plans_are_refused_by_code() {
    let at = |id: &str| Action::Plan(plan(To::Field(field(id)), Wish::AsShown));
    let mut position = three_hands();
    assert_eq!(position.refused_action(R, &at("w08")), "choose_first");
    assert_eq!(position.refused_action(R, &Action::CancelPlan), "no_plan");
    position.play(R, "choose quartz_1");
    assert_eq!(position.refused_action(R, &Action::PlanExtra { play: None }), "no_plan");
    assert_eq!(position.refused_action(R, &at("w02")), "impossible");
    assert_eq!(position.refused_action(R, &at("h01")), "impossible");
    assert_eq!(position.refused_action(R, &Action::Plan(plan(To::NextHouse, Wish::Always))), "impossible");
    position.act(R, &at("w08"));
    for _ in 1..5 {
        position.act(R, &Action::PlanOr(plan(To::Sail, Wish::Always)));
    }
    assert_eq!(position.refused_action(R, &Action::PlanOr(plan(To::Sail, Wish::Always))), "too_long");
    let position = Setup::new(4).turn(R, "quartz_1");
    assert_eq!(position.refused_action(R, &at("w08")), "your_turn");
    let mut position = Setup::new(4).turn(R, "quartz_1");
    position.play(R, "sail quartz_1");
    assert_eq!(position.refused_action(R, &at("w08")), "wrong_phase");
}

#[test]
fn another_pick_ends_a_plan_and_an_equal_one_keeps_it() {
    let mut position = three_hands();
    position.play(R, "choose quartz_1");
    position.act(R, &Action::Plan(plan(To::Field(field("w08")), Wish::AsShown)));
    position.play(R, "choose quartz_1");
    assert!(position.0.view(Viewer::Seat(R)).plan.is_some());
    position.play(R, "choose quartz_2");
    assert_eq!(position.0.view(Viewer::Seat(R)).plan, None);
}

/// Green plans a swan: as it stands by default, and with a limit for what the others get from it.
#[test]
fn a_plan_runs_only_if_its_guard_admits_it() {
    let mut position = Setup::new(4).owns(G, &["t1_swans"]).chosen(G, "swans_1").turn(R, "quartz_1");
    position.act(G, &Action::Plan(plan(To::Field(field("t2_swans")), Wish::AsShown)));
    let guard = position.0.view(Viewer::Seat(G)).plan.unwrap().main[0].guard;
    assert_eq!((guard.min_points, guard.need_extra, guard.need_bonus), (4, false, false));
    // With a limit for what the others get, the same plan stops.
    let limit = |points: u8| Limit::try_from(points).unwrap();
    let terms =
        Terms { min_points: limit(0), need_extra: false, need_bonus: false, max_others: Some(limit(2)) };
    for (guard, runs) in [(Wish::AsShown, true), (Wish::Custom(terms), false)] {
        let mut position = Setup::new(4).owns(R, &["t1_swans"]).chosen(G, "swans_1").turn(R, "swans_2");
        position.act(G, &Action::Plan(plan(To::Field(field("t3_swans")), guard)));
        let done = position.play(R, "place swans_2 t2_swans");
        assert_eq!(done.earned_extra(), runs, "a good deal for red, if green places");
        assert_eq!(position.active(), Some(G));
        assert_eq!(position.phase(), if runs { Phase::Extra } else { Phase::Play });
    }
}

#[test]
fn planned_extra_cards_are_struck_from_the_list() {
    let setup = Setup::new(4).owns(R, &["w07"]).owns(B, &["w14"]).chosen(G, "quartz_2");
    let mut position = setup.display(&["lime_1", "ship_2"]).turn(R, "ash_1");
    position.act(G, &Action::Plan(plan(To::Field(field("w15")), Wish::AsShown)));
    let extra = PlannedExtra { card: card("ship_2"), to: To::Field(field("b1_1")), guard: None };
    position.act(G, &Action::PlanExtra { play: Some(extra) });
    let done = position.play(R, "sail ash_1");
    assert_eq!(done.points, [1, 2, 0, 0], "one for the workshop, one for the ship on 2");
    assert_eq!(position.active(), Some(Y), "green's whole turn is over");
    assert_eq!(position.0.view(Viewer::Seat(G)).plan, None);
}

#[test]
fn nothing_chosen_or_planned_is_seen_by_another() {
    let mut position = three_hands();
    position.play(R, "choose quartz_1");
    position.act(R, &Action::Plan(plan(To::Sail, Wish::Always)));
    let mut other = three_hands();
    other.play(R, "choose quartz_5");
    for viewer in [Viewer::Seat(G), Viewer::Seat(Y), Viewer::Public] {
        assert_eq!(position.0.view(viewer), other.0.view(viewer));
    }
    assert_ne!(position.0.view(Viewer::Seat(R)), other.0.view(Viewer::Seat(R)));
}

#[test]
fn a_play_can_be_taken_back_until_the_next_player_acts() {
    let names = ["Ada", "Ben"].map(str::to_owned).to_vec();
    let options = json!({ "first_player": "seat_1" });
    let game = archipel_rules::GameId::MilleFiori;
    let mut table = Table::new(game, options, names, Seed::from_number(3)).unwrap();
    let act = |table: &mut Table| {
        let seat = table.position().due().iter().next().unwrap();
        let action = table.position().absent(seat).unwrap();
        table.act(seat, &action).unwrap();
    };
    act(&mut table);
    assert_eq!(table.undoable(R), Ok(1), "a pick, before the last one");
    act(&mut table);
    assert_eq!(table.undoable(G).unwrap_err().code(), "undo_revealed", "never beyond the lock");
    act(&mut table);
    assert_eq!(table.undo(R), Ok(3), "the play, while nobody else has acted");
    act(&mut table);
    act(&mut table);
    assert_eq!(table.undoable(R).unwrap_err().code(), "undo_other_acted");
}

#[test]
fn bonus_places_of_a_late_collector_are_worth_less() {
    let mut position =
        three_materials().holds_bonus(R, WORKSHOPS).holds_bonus(G, WORKSHOPS).turn(B, "pigment_1");
    assert_eq!(position.play(B, "place pigment_1 w03").bonus(), [("workshops", 10)]);
    let standings = position.0.standings();
    assert_eq!((standings[0].seat, standings[0].score), (R, 20));
    assert_eq!((standings[1].seat, standings[1].score), (B, 18));
}

/// R14: the very last rhomb of all earns no bonus place, and the place stays free.
#[test]
fn without_a_rhomb_there_is_no_bonus() {
    let mut position =
        three_materials().rhombs(B, 0, 1).set("end_trigger", json!(3)).display(&["pigment_1"]).extra(B);
    let done = position.play(B, "place pigment_1 w03");
    assert_eq!(done.points, [0, 0, 0, 8]);
    assert!(done.bonus().is_empty());
    assert!(
        position.0.view(Viewer::Public).bonus[WORKSHOPS].places.iter().all(|(_, holder)| holder.is_none())
    );
}

#[test]
fn questions_never_lead_to_the_cards_of_another() {
    let position = three_hands();
    assert!(!position.0.offers(R, &action("choose lime_1")));
    assert!(position.0.offers(R, &action("choose quartz_1")));
}
