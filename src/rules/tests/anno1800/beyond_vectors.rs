//! Cases that the test vectors do not cover: payments by hand, the end of turns, undo, options.

use archipel_rules::anno1800::ObjectiveChoice;
use archipel_rules::{GameId, Position, Seed, SetupError, Table};
use serde_json::json;

use crate::prelude::*;

fn own(tile: Tile, field: &str) -> Action {
    Action::Build { tile, field: Some(field_of(field)), pay: Pay::Own }
}

fn step(field: &str) -> Action {
    Action::Work { field: field_of(field) }
}

const LAST: Action = Action::Finish { part: 1 };

#[test]
fn a_payment_by_hand_has_the_same_result_as_its_list_of_steps() {
    let start = Scene::new(2);
    let mut scene = start.clone();
    ok(&mut scene, A, &own(Tile::Brewery, "h_b3"));
    refused(&mut scene, A, &Action::Festival, "payment_open");
    refused(&mut scene, A, &step("h_a1"), "surplus");
    ok(&mut scene, A, &step("h_b1"));
    refused(&mut scene, A, &step("h_b1"), "surplus");
    refused(&mut scene, A, &LAST, "part_unpaid");
    ok(&mut scene, A, &step("h_a2"));
    ok(&mut scene, A, &LAST);
    let list = paid(&start, A, &[build(Tile::Brewery, "h_b3")], &[work("h_b1"), work("h_a2"), FINISH]);
    assert_eq!(scene.state, list.state);
}

#[test]
fn a_withdrawn_payment_changes_nothing() {
    let mut scene = Scene::new(2).gold(A, 3).at_work(A, "h_a1", &[Farmer]);
    let before = scene.state.clone();
    ok(&mut scene, A, &own(Tile::Brewery, "h_b3"));
    let tokens = Pick { card: 0, ship: 1, explore: 0 };
    ok(&mut scene, A, &Action::Trade { resource: Resource::Grain, seat: B, tokens });
    ok(&mut scene, A, &end_shift(Farmer, at("h_a1")));
    ok(&mut scene, A, &step("h_a2"));
    assert_eq!(scene.player(B).gold, 1);
    assert_eq!(scene.state.default_action(A), Some(Action::Withdraw));
    ok(&mut scene, A, &Action::Withdraw);
    assert_eq!(scene.state, before);
    refused(&mut scene, A, &Action::Withdraw, "not_paying");
}

#[test]
fn a_tile_is_put_back_before_building() {
    let mut scene = Scene::new(2).built(A, "h_b1", Tile::Bakery).tokens(A, (0, 1), (2, 0));
    let reasons = place(Tile::Brewery, "h_b3");
    refused(&mut scene, A, &reasons, "no_plan");
    let rebuild = Action::Rebuild {
        returned: field_of("h_b1"),
        tile: Tile::Brewery,
        field: Some(field_of("h_b3")),
        pay: BEST,
    };
    ok(&mut scene, A, &rebuild);
    assert_eq!(visible(&scene, A, "h_b1"), Some(Tile::GrainFarmStart));
    assert_eq!((visible(&scene, A, "h_b3"), left(&scene, Tile::Bakery)), (Some(Tile::Brewery), 2));
}

#[test]
fn a_command_without_a_field_says_what_is_missing() {
    let mut scene = Scene::new(2);
    let somewhere = |tile| Action::Build { tile, field: None, pay: BEST };
    refused(&mut scene, A, &somewhere(Tile::Brewery), "need_place");
    refused(&mut scene, A, &somewhere(Tile::MotorWorks), "no_plan");
    let mut owner = Scene::new(2).built(A, "h_b3", Tile::Brewery);
    refused(&mut owner, A, &somewhere(Tile::Brewery), "already_owned");
}

#[test]
fn parts_must_be_payable_in_the_named_order() {
    let mut scene = Scene::new(2).residence(A, [2, 0, 2, 0, 0]).tokens(A, (0, 1), (2, 0));
    let hire = |tiers: &[Tier]| Action::Hire { tiers: tiers.iter().copied().collect(), pay: BEST };
    ok(&mut scene.clone(), A, &hire(&[Farmer, Farmer]));
    refused(&mut scene, A, &hire(&[Engineer, Farmer]), "no_plan");
    refused(&mut scene, A, &hire(&[Worker, Worker, Worker]), "no_plan");
}

fn with_auto_end(rule: AutoEnd) -> Scene {
    Scene::with(2, &Options { auto_end: rule, ..plain_options() })
}

#[test]
fn auto_end_follows_the_players_setting() {
    let mut scene = with_auto_end(AutoEnd::WhenNothingLeft);
    ok(&mut scene, A, &Action::Festival);
    assert_eq!(scene.state.due(), Seats::one(B), "nothing is left to do");
    let mut scene = with_auto_end(AutoEnd::WhenNothingLeft).played(A, "fw_41");
    ok(&mut scene, A, &Action::Festival);
    assert_eq!(scene.state.due(), Seats::one(A), "a card can be used");
    ok(&mut scene, A, &activate("fw_41", &[]));
    assert_eq!((scene.state.due(), scene.player(A).gold), (Seats::one(B), 4));
    let mut scene = with_auto_end(AutoEnd::Always).played(A, "fw_41");
    ok(&mut scene, A, &Action::Festival);
    assert_eq!(scene.state.due(), Seats::one(B));
    let mut scene = with_auto_end(AutoEnd::Always)
        .hand(A, &["aei_14", "nw_01"])
        .built(A, "h_c4", Tile::ExploreShip3)
        .built(A, "h_d4", Tile::ExploreShip3);
    ok(&mut scene, A, &play("aei_14"));
    assert_eq!(scene.state.due(), Seats::one(A), "the discard effect would be lost");
    let mut scene = with_auto_end(AutoEnd::Never);
    ok(&mut scene, B, &Action::AutoEnd { rule: AutoEnd::Always });
    refused(&mut scene, B, &Action::AutoEnd { rule: AutoEnd::Always }, "no_change");
    ok(&mut scene, A, &Action::Festival);
    ok(&mut scene, A, &Action::EndTurn);
    ok(&mut scene, B, &Action::Festival);
    assert_eq!(scene.state.due(), Seats::one(A));
}

#[test]
fn undo_reaches_back_to_the_last_reveal() {
    let options = json!({ "start_player": "seat_1", "auto_end": "never" });
    let names = vec!["Ada".to_owned(), "Ben".to_owned()];
    let mut table = Table::new(GameId::Anno1800, options, names, Seed::from_number(5)).unwrap();
    let act = |table: &mut Table, value: serde_json::Value| {
        let action = GameId::Anno1800.decode_action(&value).unwrap();
        table.act(A, &action).map(|step| step.n).map_err(|refusal| refusal.code())
    };
    let start = table.position().clone();
    act(&mut table, json!({ "verb": "produce", "field": "h_a1" })).unwrap();
    act(&mut table, json!({ "verb": "build", "tile": "sawmill_worker", "field": "h_b3", "pay": "1" }))
        .unwrap();
    table.undo(A).unwrap();
    table.undo(A).unwrap();
    assert_eq!(*table.position(), start);
    act(&mut table, json!({ "verb": "claim" })).unwrap();
    assert_eq!(table.undo(A).unwrap_err().code(), "undo_revealed");
}

#[test]
fn the_host_names_objective_cards() {
    let set_up =
        |options: serde_json::Value| Position::set_up(GameId::Anno1800, &options, 2, Seed::from_number(1));
    let cards = |options| {
        let (position, _) = set_up(options).unwrap();
        let Position::Anno1800(state) = position else { panic!("another game") };
        state.view(Viewer::Public).objectives.iter().map(|one| one.card).collect::<Vec<_>>()
    };
    let custom = cards(json!({ "objectives": "custom", "objective_1": "zoo", "objective_2": "museum",
        "objective_3": "the_queen", "objective_4": "aarhant", "objective_5": "the_tourist" }));
    let named =
        [Objective::Aarhant, Objective::TheTourist, Objective::Zoo, Objective::Museum, Objective::TheQueen];
    assert_eq!(custom, named);
    assert_eq!(cards(json!({ "objectives": "majorities" })), Objective::ALL[4..9]);
    let effects = cards(json!({ "objectives": "effects" }));
    assert_eq!(effects[..4], Objective::ALL[..4]);
    let industries = cards(json!({ "objectives": "industries" }));
    assert!(industries.iter().all(|card| !data().objectives.industries(*card).is_empty()));
    let first = cards(json!({ "objectives": "first_game" }));
    assert!(data().objectives.first_game.iter().all(|card| first.contains(card)));
    let twice = set_up(json!({ "objective_1": "zoo", "objective_2": "zoo" }));
    assert!(matches!(twice, Err(SetupError::Options(_))));
    assert!(matches!(set_up(json!({ "start_player": "seat_3" })), Err(SetupError::Options(_))));
    assert_eq!(Options::default().objective_1, ObjectiveChoice::ByStyle);
}

#[test]
fn the_setup_follows_the_rulebook() {
    for (players, supply, decks) in [
        (2, [17, 34, 21, 20, 15], [32, 28, 24]),
        (3, [13, 31, 19, 20, 15], [25, 26, 24]),
        (4, [9, 28, 17, 20, 15], [18, 24, 24]),
    ] {
        let options = plain_options();
        let state =
            archipel_rules::anno1800::State::set_up(&options, players, Seed::from_number(3), &mut Vec::new())
                .unwrap();
        assert_eq!(state.supply().cubes, supply);
        assert_eq!([Deck::Fw, Deck::Aei, Deck::Nw].map(|deck| state.deck_size(deck)), decks);
        let gold: Vec<u16> = state.players().values().map(|player| player.gold).collect();
        assert_eq!(gold, [0, 1, 2, 3][..players]);
        state.check().unwrap();
    }
}

#[test]
fn the_round_limit_ends_a_game() {
    let options = Options { round_limit: Some(10), ..plain_options() };
    let mut scene = Scene::with(2, &options);
    while let Some(seat) = scene.state.due().iter().next() {
        let action = scene.state.default_action(seat).unwrap();
        ok(&mut scene, seat, &action);
    }
    assert_eq!(scene.state.progress().round, 10);
    assert_eq!(scene.state.outcome().unwrap().cause, "cause-round_limit");
}
