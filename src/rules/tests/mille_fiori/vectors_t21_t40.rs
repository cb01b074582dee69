//! The test vectors T21 to T40 of the specification.

use crate::prelude::*;

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
fn t23_a_fleet_without_goods_never_scores() {
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
fn t27_a_player_without_rhombs_can_only_sail() {
    let setup =
        || Setup::new(4).rhombs(R, 0, 0).ship(R, 12).display(&["quartz_1"]).set("end_trigger", json!(0));
    let mut position = setup().extra(R);
    assert_eq!(position.refused(R, "place quartz_1 w08"), "no_rhomb");
    assert_eq!(position.play(R, "sail quartz_1").points, [10, 0, 0, 0]);
    assert_eq!(position.ship(R), 13);
}

/// Red puts the last rhomb on a top field; the extra card can be neither placed nor sailed.
#[test]
fn t28_an_extra_card_is_forfeited_if_it_cannot_be_played() {
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
    assert!(done.events.contains(&Event::ExtraForfeited { seat: R }));
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
        // The next round is dealt already: one more open card and five hand cards for each player.
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

#[test]
fn t34_the_rest_of_a_hand_goes_to_the_left_neighbour() {
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
    assert_eq!(position.0.due(), Seats::one(Y), "the game waits only for players who have not chosen");
    assert_eq!(position.play(R, "choose quartz_2").reveal, Reveal::Nothing);
    let done = position.play(Y, "choose ash_1");
    assert_eq!(done.reveal, Reveal::To(Seats::all(3)), "no player can undo it");
    assert_eq!((position.phase(), position.active()), (Phase::Play, Some(R)));
    assert_eq!(position.refused(R, "choose quartz_1"), "locked");
    position.play(R, "sail quartz_2");
    assert_eq!(position.refused(R, "choose quartz_1"), "wrong_phase");
}

#[test]
fn t36_the_second_alternative_is_carried_out() {
    let mut position = planned_quartz();
    position.act(G, &Action::PlanOr(plan(Target::Sail, GuardChoice::Always)));
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
    assert_eq!(done.reveal, Reveal::To(Seats::all(4)), "red can no longer undo it");
}

#[test]
fn t37_a_plan_that_does_not_apply_is_dropped() {
    let mut position = planned_quartz();
    position.play(R, "place quartz_1 w15");
    let done = position.play(R, "decline");
    let dropped = Event::PlanDropped { seat: G, why: PlanFailure::Refused(Refusal::FieldTaken) };
    assert!(done.events.contains(&dropped));
    assert!(State::describe_event(&dropped, Viewer::Seat(G)).is_some());
    assert!(
        State::describe_event(&dropped, Viewer::Seat(R)).is_none()
            && State::describe_event(&dropped, Viewer::Public).is_none()
    );
    assert_eq!(position.active(), Some(G));
    assert_eq!(position.0.view(Viewer::Seat(G)).plan, None);
    assert_eq!(done.reveal, Reveal::Nothing);
}

#[test]
fn t38_an_extra_card_is_forfeited_if_the_display_is_empty() {
    let mut position = Setup::new(4).owns(R, &["w07"]).owns(B, &["w14"]).display(&[]).turn(G, "quartz_2");
    let done = position.play(G, "place quartz_2 w15");
    assert!(done.earned_extra() && done.events.contains(&Event::ExtraForfeited { seat: G }));
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
