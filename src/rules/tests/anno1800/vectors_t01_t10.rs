//! A1800-T01 to T10.

use crate::prelude::*;

#[test]
fn a1800_t01_production_and_direct_need() {
    let scene = Scene::new(2);
    let steps = [work("h_b2"), Step::Labour { part: 0, tier: Artisan }, FINISH];
    let after = paid(&scene, A, &[build(Tile::WarehouseWorker, "h_c3")], &steps);
    assert_eq!(residence(&after, A), [4, 3, 0, 0, 0]);
    assert_eq!(slots(&after, A, "h_b2"), [Some(Artisan), None]);
    assert_eq!(after.player(A).exhausted, [0, 0, 1, 0, 0]);
    assert_eq!(visible(&after, A, "h_c3"), Some(Tile::WarehouseWorker));
    assert_eq!(slots(&after, A, "h_c3"), [None, None]);
    assert_eq!(left(&after, Tile::WarehouseWorker), 1);
    assert_eq!(after.state.turn().actions_left, 0);
}

#[test]
fn a1800_t02_one_unit_a_cube() {
    let mut scene = Scene::new(2).built(A, "h_b3", Tile::Brewery);
    ok(&mut scene, A, &produce("h_b3"));
    assert_eq!((residence(&scene, A)[1], stock(&scene, Resource::Beer)), (2, 1));
    ok(&mut scene, A, &produce("h_b3"));
    assert_eq!((residence(&scene, A)[1], stock(&scene, Resource::Beer)), (1, 2));
    refused(&mut scene, A, &produce("h_b3"), "no_free_workplace");
    let mut scene = scene.gold(A, 2);
    ok(&mut scene, A, &end_shift(Worker, at("h_b3")));
    assert_eq!((scene.player(A).gold, residence(&scene, A)[1]), (0, 2));
    ok(&mut scene, A, &produce("h_b3"));
    assert_eq!((residence(&scene, A)[1], stock(&scene, Resource::Beer)), (1, 3));
}

#[test]
fn a1800_t03_exploration_need() {
    let mut scene = Scene::new(2).built(A, "h_c4", Tile::ExploreShip2).hand(A, &["fw_36", "fw_01", "aei_04"]);
    assert_eq!(scene.player(A).ready, tokens(2, 2));
    ok(&mut scene, A, &play("fw_36"));
    let player = scene.player(A);
    assert_eq!((player.ready, player.spent), (tokens(2, 0), tokens(0, 2)));
    assert!(player.played.contains(card_of("fw_36")) && player.active.contains(card_of("fw_36")));
    assert_eq!(player.hand.len(), 2);
}

#[test]
fn a1800_t04_trade() {
    // Andreas is A, Maxim C, Diana D.
    let mut scene = Scene::new(4)
        .built(A, "h_d4", Tile::TradeShip2)
        .built(C, "h_b3", Tile::BicycleFactory)
        .built(D, "h_b3", Tile::BicycleFactory)
        .built(D, "h_c3", Tile::Brewery)
        .at_work(C, "h_b3", &[Engineer, Engineer])
        .hand(A, &["nw_03", "fw_01"]);
    let (maxim, diana) = (*scene.player(C), *scene.player(D));
    let mut payment =
        Payment::new(Order::one(Goal::Play { card: card_of("nw_03") }), scene.state.turn().stock);
    scene.step(A, &mut payment, trade(Resource::Bicycles, C)).unwrap();
    assert_eq!((scene.player(A).ready.trade, scene.player(A).spent.trade), (1, 3));
    assert_eq!(scene.player(C).gold, maxim.gold + 1);
    assert_eq!((scene.player(C).residence, scene.player(C).plots), (maxim.residence, maxim.plots));
    assert_eq!(*scene.player(D), diana);
    assert_eq!(stock(&scene, Resource::Bicycles), 1);
    for partner in [C, D] {
        assert_eq!(scene.step(A, &mut payment, trade(Resource::Bicycles, partner)), Err("already_traded"));
    }
    scene.step(A, &mut payment, trade(Resource::Beer, D)).unwrap();
    assert_eq!((scene.player(A).ready.trade, scene.player(D).gold), (0, diana.gold + 1));
}

#[test]
fn a1800_t05_end_of_shift() {
    let mut scene =
        Scene::new(2).gold(A, 4).at_work(A, "h_a1", &[Farmer, Farmer]).exhausted(A, [0, 1, 0, 0, 0]);
    let before = residence(&scene, A);
    ok(&mut scene, A, &end_shift(Farmer, at("h_a1")));
    ok(&mut scene, A, &end_shift(Farmer, at("h_a1")));
    ok(&mut scene, A, &end_shift(Worker, Place::Exhausted));
    assert_eq!(scene.player(A).gold, 0);
    assert_eq!(residence(&scene, A), [before[0] + 2, before[1] + 1, before[2], 0, 0]);
    assert_eq!(slots(&scene, A, "h_a1"), [None, None]);
}

#[test]
fn a1800_t06_overbuilding_a_used_industry() {
    let scene = Scene::new(2).built(A, "h_c1", Tile::Glassworks);
    let steps = [work("h_a1"), work("h_c1"), FINISH];
    let after = paid(&scene, A, &[build(Tile::WindowFactory, "h_c1")], &steps);
    assert_eq!(residence(&after, A), [3, 2, 2, 0, 0]);
    assert_eq!(after.player(A).exhausted, [0, 1, 0, 0, 0]);
    assert_eq!(visible(&after, A, "h_c1"), Some(Tile::WindowFactory));
    assert_eq!(slots(&after, A, "h_c1"), [None, None]);
    assert_eq!((left(&after, Tile::Glassworks), left(&after, Tile::WindowFactory)), (2, 1));
    assert_eq!(slots(&after, A, "h_a1"), [Some(Farmer), None]);
    assert_eq!(after.player(A).plot(field_of("h_c1")).printed, Some(Tile::PotatoFarmStart));
}

#[test]
fn a1800_t07_ships_paying_for_ships() {
    // Linda is A, Andreas B.
    let scene = Scene::new(2).built(A, "h_b3", Tile::Shipyard1).built(A, "h_c3", Tile::Shipyard2).built(
        B,
        "h_b3",
        Tile::CannonFoundry,
    );
    let goals = [build(Tile::TradeShip2, "h_d4"), build(Tile::ExploreShip1, "h_e4")];
    let goods = [work("h_a1"), work("h_a1"), work("h_e2"), work("h_e2")];
    let (trade_goods, trade_cannons) = (trade(Resource::Goods, B), trade(Resource::Cannons, B));
    let steps = [&goods[..], &[trade_goods, finish(1), trade_cannons, finish(2)]].concat();
    let after = paid(&scene, A, &goals, &steps);
    assert_eq!(residence(&after, A), [2, 3, 0, 0, 0]);
    assert_eq!((after.player(A).ready, after.player(A).spent), (tokens(0, 2), tokens(4, 0)));
    assert_eq!(after.player(B).gold, 2);
    let opposite = [&goods[..], &[trade_cannons, finish(2), trade_goods, finish(1)]].concat();
    assert_eq!(pay(&scene, A, &goals, &opposite).unwrap_err(), "not_enough_tokens");
    let strong = [build(Tile::TradeShip2, "h_d4"), build(Tile::ExploreShip2, "h_e4")];
    assert_eq!(pay(&scene, A, &strong, &[]).unwrap_err(), "ship_too_strong");
    let many = ["h_d4", "h_e4", "h_a4", "h_b4"].map(|field| build(Tile::TradeShip1, field));
    assert_eq!(pay(&scene, A, &many, &[]).unwrap_err(), "too_many_ships");
}

#[test]
fn a1800_t08_swap_with_an_empty_deck() {
    let mut scene = Scene::new(2).hand(A, &["fw_01", "aei_01", "nw_01"]).deck(Deck::Fw, 0, B);
    refused(&mut scene, A, &swap(&["fw_01", "aei_01", "nw_01"]), "deck_empty");
    let sizes = [Deck::Fw, Deck::Aei, Deck::Nw].map(|deck| scene.state.deck_size(deck));
    ok(&mut scene, A, &swap(&["aei_01", "nw_01"]));
    assert_eq!(scene.hand_of(A).len(), 3);
    assert_eq!([Deck::Fw, Deck::Aei, Deck::Nw].map(|deck| scene.state.deck_size(deck)), sizes);
    assert_eq!(scene.bottom(Deck::Aei), Some(card_of("aei_01")));
    assert_eq!(scene.bottom(Deck::Nw), Some(card_of("nw_01")));
    assert!(scene.hand_of(A).contains(card_of("fw_01")) && !scene.hand_of(A).contains(card_of("nw_01")));
}

#[test]
fn a1800_t09_hiring_in_two_steps_deck_runs_out() {
    let scene = Scene::new(2)
        .residence(A, [2, 2, 2, 0, 0])
        .gold(A, 1)
        .built(A, "h_a2", Tile::CharcoalKilnWorker)
        .built(A, "h_b2", Tile::BrickworksWorker)
        .built(A, "h_d2", Tile::SteelworksWorker)
        .built(A, "h_b3", Tile::WindowFactory)
        .deck(Deck::Fw, 1, B);
    let goals = [Worker, Worker, Engineer].map(|tier| Goal::Hire { tier });
    let first = ["h_a1", "h_a1", "h_b2", "h_b2"].map(work);
    let second = ["h_a2", "h_d2", "h_c2", "h_b3"].map(work);
    let steps = [&first[..], &[finish(1), finish(2)], &second[..], &[finish(3)]].concat();
    let hand = scene.hand_of(A);
    let after = paid(&scene, A, &goals, &steps);
    assert_eq!(residence(&after, A), [0, 0, 0, 1, 0]);
    assert_eq!(after.player(A).gold, 0);
    let of = |deck| (hand.of(deck).len(), after.hand_of(A).of(deck).len());
    assert_eq!((of(Deck::Fw), of(Deck::Aei)), ((7, 8), (2, 3)));
    assert_eq!(after.state.deck_size(Deck::Fw), 0);
    assert_eq!(pay(&scene.gold(A, 0), A, &goals, &steps).unwrap_err(), "deck_gold");
}

#[test]
fn a1800_t10_upgrades() {
    let scene = Scene::new(2).residence(A, [1, 0, 4, 0, 0]).at_work(A, "h_a1", &[Farmer]);
    let supply = scene.state.supply().cubes;
    let goals = [
        Goal::Upgrade { tier: Farmer, at: Place::Residence },
        Goal::Upgrade { tier: Worker, at: Place::Residence },
        Goal::Upgrade { tier: Farmer, at: at("h_a1") },
    ];
    let steps = [work("h_b2"), finish(1), work("h_a2"), work("h_c2"), finish(2), work("h_b2"), finish(3)];
    let after = paid(&scene, A, &goals, &steps);
    assert_eq!(residence(&after, A), [0, 0, 1, 0, 0]);
    assert_eq!(slots(&after, A, "h_a1"), [Some(Worker), None]);
    assert_eq!(slots(&after, A, "h_b2"), [Some(Artisan), Some(Artisan)]);
    assert_eq!((slots(&after, A, "h_a2")[0], slots(&after, A, "h_c2")[0]), (Some(Artisan), Some(Artisan)));
    assert_eq!(after.hand_of(A), scene.hand_of(A));
    let now = after.state.supply().cubes;
    assert_eq!(now, [supply[0] + 2, supply[1] - 1, supply[2] - 1, supply[3], supply[4]]);
}
