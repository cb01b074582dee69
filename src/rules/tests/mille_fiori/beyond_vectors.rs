//! Plans, the order of refusals, undo and secrecy: cases that the test vectors do not cover.

use crate::prelude::*;

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
    let at = |id: &str| Action::Plan(plan(Target::Field(field(id)), GuardChoice::AsShown));
    let mut position = three_hands();
    assert_eq!(position.refused_action(R, &at("w08")), "choose_first");
    assert_eq!(position.refused_action(R, &Action::CancelPlan), "no_plan");
    position.play(R, "choose quartz_1");
    assert_eq!(position.refused_action(R, &Action::PlanExtra { play: None }), "no_plan");
    assert_eq!(position.refused_action(R, &at("w02")), "impossible");
    assert_eq!(position.refused_action(R, &at("h01")), "impossible");
    assert_eq!(
        position.refused_action(R, &Action::Plan(plan(Target::NextHouse, GuardChoice::Always))),
        "impossible"
    );
    position.act(R, &at("w08"));
    for _ in 1..5 {
        position.act(R, &Action::PlanOr(plan(Target::Sail, GuardChoice::Always)));
    }
    assert_eq!(
        position.refused_action(R, &Action::PlanOr(plan(Target::Sail, GuardChoice::Always))),
        "too_long"
    );
    let position = Setup::new(4).turn(R, "quartz_1");
    assert_eq!(position.refused_action(R, &at("w08")), "your_turn");
    let mut position = Setup::new(4).turn(R, "quartz_1");
    position.play(R, "sail quartz_1");
    assert_eq!(position.refused_action(R, &at("w08")), "wrong_phase");
}

#[test]
fn picking_another_card_cancels_a_plan_and_the_same_card_keeps_it() {
    let mut position = three_hands();
    position.play(R, "choose quartz_1");
    position.act(R, &Action::Plan(plan(Target::Field(field("w08")), GuardChoice::AsShown)));
    position.play(R, "choose quartz_1");
    assert!(position.0.view(Viewer::Seat(R)).plan.is_some());
    position.play(R, "choose quartz_2");
    assert_eq!(position.0.view(Viewer::Seat(R)).plan, None);
}

/// Green plans a swan: with the default guard, and with a limit on the points of the others.
#[test]
fn a_plan_runs_only_if_its_guard_allows_it() {
    let mut position = Setup::new(4).owns(G, &["t1_swans"]).chosen(G, "swans_1").turn(R, "quartz_1");
    position.act(G, &Action::Plan(plan(Target::Field(field("t2_swans")), GuardChoice::AsShown)));
    let guard = position.0.view(Viewer::Seat(G)).plan.unwrap().main[0].guard;
    assert_eq!((guard.min_points, guard.need_extra, guard.need_bonus), (4, false, false));
    // With a limit on the points of the others the same plan is not carried out.
    let limit = |points: u8| PointLimit::try_from(points).unwrap();
    let terms =
        GuardTerms { min_points: limit(0), need_extra: false, need_bonus: false, max_others: Some(limit(2)) };
    for (guard, runs) in [(GuardChoice::AsShown, true), (GuardChoice::Custom(terms), false)] {
        let mut position = Setup::new(4).owns(R, &["t1_swans"]).chosen(G, "swans_1").turn(R, "swans_2");
        position.act(G, &Action::Plan(plan(Target::Field(field("t3_swans")), guard)));
        let done = position.play(R, "place swans_2 t2_swans");
        assert_eq!(done.earned_extra(), runs, "a good deal for red, if green places");
        assert_eq!(position.active(), Some(G));
        assert_eq!(position.phase(), if runs { Phase::Extra } else { Phase::Play });
    }
}

#[test]
fn a_used_instruction_for_an_extra_card_is_removed() {
    let setup = Setup::new(4).owns(R, &["w07"]).owns(B, &["w14"]).chosen(G, "quartz_2");
    let mut position = setup.display(&["lime_1", "ship_2"]).turn(R, "ash_1");
    position.act(G, &Action::Plan(plan(Target::Field(field("w15")), GuardChoice::AsShown)));
    let extra = PlannedExtra { card: card("ship_2"), to: Target::Field(field("b1_1")), guard: None };
    position.act(G, &Action::PlanExtra { play: Some(extra) });
    let done = position.play(R, "sail ash_1");
    assert_eq!(done.points, [1, 2, 0, 0], "one for the workshop, one for the ship on 2");
    assert_eq!(position.active(), Some(Y), "green's whole turn is over");
    assert_eq!(position.0.view(Viewer::Seat(G)).plan, None);
}

#[test]
fn picks_and_plans_are_hidden_from_other_players() {
    let mut position = three_hands();
    position.play(R, "choose quartz_1");
    position.act(R, &Action::Plan(plan(Target::Sail, GuardChoice::Always)));
    let mut other = three_hands();
    other.play(R, "choose quartz_5");
    for viewer in [Viewer::Seat(G), Viewer::Seat(Y), Viewer::Public] {
        assert_eq!(position.0.view(viewer), other.0.view(viewer));
    }
    assert_ne!(position.0.view(Viewer::Seat(R)), other.0.view(Viewer::Seat(R)));
}

#[test]
fn a_play_can_be_undone_until_the_next_player_acts() {
    let names = ["Ada", "Ben"].map(str::to_owned).to_vec();
    let options = json!({ "first_player": "seat_1" });
    let game = archipel_rules::GameId::MilleFiori;
    let mut table = Table::new(game, options, names, Seed::from_number(3)).unwrap();
    let act = |table: &mut Table| {
        let seat = table.position().due().iter().next().unwrap();
        let action = table.position().default_action(seat).unwrap();
        table.act(seat, &action).unwrap();
    };
    act(&mut table);
    assert_eq!(table.undoable(R), Ok(1), "a pick, before the last one");
    act(&mut table);
    assert_eq!(table.undoable(G).unwrap_err().code(), "undo_revealed", "picks are final after the last one");
    act(&mut table);
    assert_eq!(table.undo(R), Ok(3), "the play, until another player acts");
    act(&mut table);
    act(&mut table);
    assert_eq!(table.undoable(R).unwrap_err().code(), "undo_other_acted");
}

#[test]
fn later_bonus_places_are_worth_less() {
    let mut position =
        three_materials().holds_bonus(R, WORKSHOPS).holds_bonus(G, WORKSHOPS).turn(B, "pigment_1");
    assert_eq!(position.play(B, "place pigment_1 w03").bonus(), [("workshops", 10)]);
    let standings = position.0.standings();
    assert_eq!((standings[0].seat, standings[0].score), (R, 20));
    assert_eq!((standings[1].seat, standings[1].score), (B, 18));
}

/// Mille Fiori rules R14: the very last rhomb of a player earns no bonus place, and the place stays free.
#[test]
fn the_last_rhomb_earns_no_bonus() {
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
fn questions_offer_only_the_players_own_cards() {
    let position = three_hands();
    assert!(!position.0.is_offered(R, &action("choose lime_1")));
    assert!(position.0.is_offered(R, &action("choose quartz_1")));
}
