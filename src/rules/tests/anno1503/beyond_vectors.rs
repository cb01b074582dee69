//! Rules that the test vectors leave out: standing orders, resignation, round limit, home islands, notes.

use crate::prelude::*;

fn auto_on_turn() -> Action {
    Action::SetOrders(Instruction::AutoOnTurn { on: true })
}

#[test]
fn new_orders_do_not_answer_an_open_choice() {
    let mut scene = Scene::new(3).dice(&[1]);
    ok(&mut scene, A, &ROLL);
    let hand = scene.hand_of(A);
    ok(&mut scene, A, &auto_on_turn());
    assert_eq!(scene.hand_of(A), hand, "the open choice stays open");
    ok(&mut scene, C, &Action::Resign);
    assert_eq!(scene.hand_of(A), hand, "also when another player resigns");
    ok(&mut scene, A, &take(Tobacco));
    ok(&mut scene, A, &end_turn(""));
}

#[test]
fn orders_answer_in_the_players_own_turn_if_enabled() {
    let mut scene = Scene::new(2).dice(&[1]);
    ok(&mut scene, A, &auto_on_turn());
    refused(&mut scene, A, &auto_on_turn(), "bad_orders");
    ok(&mut scene, A, &ROLL);
    assert_eq!(scene.hand_of(A), "1 wood, 1 stone, 1 spice");
    assert_eq!(scene.state().view(Viewer::Public).phase, Phase::Phase2);
}

#[test]
fn orders_are_private_and_their_lists_bounded() {
    let mut scene = Scene::new(2);
    let order = |order| Action::SetOrders(order);
    ok(&mut scene, B, &order(Instruction::LoseTile { tile: TileKind::Contract }));
    let heard =
        |viewer| scene.events().iter().filter_map(|event| State::describe_event(event, viewer)).count();
    assert_eq!(
        [Viewer::Seat(B), Viewer::Seat(A), Viewer::Public].map(heard),
        [1, 0, 0],
        "orders are private"
    );
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
fn resigned_seats_take_default_actions_and_the_last_remaining_player_wins() {
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
        // A 5 gives every player a good without a choice.
        scene = scene.dice(&[5]);
        let seat = scene.state().due().iter().next().unwrap();
        let action = scene.state().default_action(seat).unwrap();
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
    ok(&mut scene, A, &use_tile());
    assert_eq!(note(&scene, Viewer::Seat(A)), None, "the note is removed with the tile");
    assert_eq!(scene.player(A).contracts, 1);
}

#[test]
fn the_default_discard_keeps_what_the_goals_need() {
    // The citizen needs 2 spice and a stone, the settler 2 stone and a cloth, the pioneer wood and tool: the second
    // and third wood go first, then the reserved wood.
    let mut scene = Scene::trading(2).hand(A, "3 wood, 1 stone, 1 tool, 2 spice, 1 cloth");
    let absent = scene.state().default_action(A).unwrap();
    assert_eq!(absent, end_turn("3 wood"));
    ok(&mut scene, A, &absent);
    let spare = Scene::trading(2).hand(A, "1 wood, 1 stone, 1 tool, 2 spice, 1 cloth, 1 tobacco");
    assert_eq!(
        spare.state().default_action(A),
        Some(end_turn("1 wood, 1 tobacco")),
        "unreserved tobacco goes before wood"
    );
}

#[test]
fn a_listed_tile_is_lost_first() {
    let options = plain_options();
    let mut scene = Scene::with(2, &options).home(A, 2).home(B, 1);
    scene = scene.gold(B, 2).post(B, 2, Spice).post(B, 4, Wood).contracts(B, 1).dice(&[6, 2]);
    let list = [TileKind::TradingPost(Tobacco), TileKind::TradingPost(Spice), TileKind::Contract];
    for tile in list {
        ok(&mut scene, B, &Action::SetOrders(Instruction::LoseTile { tile }));
    }
    ok(&mut scene, A, &ROLL);
    let posts: Vec<Option<Good>> = scene.player(B).grey_docks.iter().map(|dock| dock.post).collect();
    assert_eq!(posts, [None, None, None, Some(Wood), None], "no tobacco post, so the spice post goes");
}

#[test]
fn a_tile_that_costs_a_victory_point_is_lost_last() {
    // A contract is worth less than a spice post, but three of them are a victory point.
    let mut scene = Scene::new(2).home(A, 2).home(B, 1);
    scene = scene.gold(B, 0).post(B, 2, Spice).post(B, 4, Tobacco).contracts(B, 3).dice(&[6, 2]);
    ok(&mut scene, A, &ROLL);
    let posts: Vec<Option<Good>> = scene.player(B).grey_docks.iter().map(|dock| dock.post).collect();
    assert_eq!((posts[1], posts[3], scene.player(B).contracts), (None, Some(Tobacco), 3));
}
