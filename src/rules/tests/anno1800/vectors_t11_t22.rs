//! A1800-T11 to T22.

use archipel_rules::BySeat;
use archipel_rules::anno1800::scoring::majority;

use crate::prelude::*;

#[test]
fn a1800_t11_second_old_world_island() {
    let mut scene = Scene::new(2)
        .old_world(A, OldWorld::OwMeadow)
        .built(A, "h_c4", Tile::ExploreShip2)
        .top_old_world(OldWorld::OwCompass);
    let mut poor = scene.clone().tokens(A, (2, 1), (0, 1));
    refused(&mut poor, A, &Action::Claim, "not_enough_tokens");
    let reveal = scene.act(A, &Action::Claim).unwrap();
    assert_eq!((scene.player(A).ready.explore, scene.player(A).spent.explore), (0, 2));
    assert_eq!(scene.player(A).field_count(), 20 + 12);
    assert_eq!(scene.player(A).expeditions.len(), 2);
    assert_eq!(reveal, Reveal::To(Seats::all(2)), "it cannot be undone");
}

#[test]
fn a1800_t12_new_world() {
    let mut scene = Scene::new(2).top_new_world(NewWorld::Nwi3).new_world(B, NewWorld::Nwi4);
    ok(&mut scene, A, &Action::Explore);
    assert_eq!((scene.player(A).ready.explore, scene.player(A).spent.explore), (0, 1));
    assert_eq!((scene.hand_of(A).len(), scene.hand_of(A).of(Deck::Nw).len()), (12, 3));
    assert_eq!(scene.state.deck_size(Deck::Nw), 21);
    ok(&mut scene, A, &Action::EndTurn);
    ok(&mut scene, B, &Action::Festival);
    ok(&mut scene, B, &Action::EndTurn);
    let goal = [build(Tile::RumDistillery, "h_b3")];
    let fetch = Step::Fetch { resource: Resource::SugarCane, tokens: None };
    let after = paid(&scene, A, &goal, &[fetch, work("h_a1"), FINISH]);
    assert_eq!((after.player(A).ready.trade, after.player(A).spent.trade), (1, 1));
    assert_eq!(residence(&after, A)[0], 3);
    let steps = [trade(Resource::SugarCane, B), work("h_a1"), FINISH];
    assert_eq!(pay(&scene, A, &goal, &steps).unwrap_err(), "not_tradable");
}

/// Cards (animal/artifact) artisan/artisan, engineer/investor, engineer/artisan.
fn explorer(scene: Scene) -> Scene {
    scene
        .expedition(A, expedition(Artisan, Artisan))
        .expedition(A, expedition(Engineer, Investor))
        .expedition(A, expedition(Engineer, Artisan))
}

#[test]
fn a1800_t13_expedition_points() {
    let scene = with_objectives(explorer(Scene::new(2)), &[]);
    let points = |cubes| scene.clone().residence(A, cubes).score(A)["score_expeditions"];
    assert_eq!(points([0, 0, 3, 2, 1]), 10);
    assert_eq!(points([0, 0, 1, 0, 1]), 4);
}

#[test]
fn a1800_t14_last_rounds() {
    for (trigger, turns) in [(B, 6), (D, 4), (A, 7)] {
        let mut scene = Scene::new(4)
            .round(20)
            .seat_to_move(trigger)
            .built(trigger, "h_c4", Tile::ExploreShip2)
            .hand(trigger, &["fw_36"]);
        ok(&mut scene, trigger, &play("fw_36"));
        assert_eq!((scene.end_round(), scene.fireworks()), (Some(20), Some(trigger)));
        ok(&mut scene, trigger, &Action::EndTurn);
        let mut taken = 0;
        while let Some(seat) = scene.state.due().iter().next() {
            ok(&mut scene, seat, &Action::Festival);
            ok(&mut scene, seat, &Action::EndTurn);
            taken += 1;
        }
        assert_eq!(taken, turns, "{trigger:?}");
        assert_eq!(scene.state.progress().round, 21);
        assert!(scene.state.outcome().is_some());
    }
}

#[test]
fn a1800_t15_full_score() {
    // Linda is A; B and C have more engineers.
    let mut scene = explorer(Scene::new(3))
        .residence(A, [0, 0, 3, 1, 1])
        .residence(B, [0, 0, 0, 3, 0])
        .residence(C, [0, 0, 0, 2, 0])
        .gold(A, 5)
        .built(A, "h_b3", Tile::BicycleFactory)
        .new_world(A, NewWorld::Nwi1)
        .with_fireworks(A);
    let fw: Vec<String> = (1..=11).map(|number| format!("fw_{number:02}")).collect();
    let others = ["aei_01", "aei_02", "aei_03", "nw_01", "nw_02", "nw_03", "nw_04"];
    for card in fw.iter().map(String::as_str).chain(others) {
        scene = scene.played(A, card);
    }
    let score = scene.score(A);
    let part = |name: &str| score[name];
    assert_eq!((part("score_cards"), part("score_expeditions"), part("zoo")), (77, 8, 2));
    assert_eq!((part("score_gold"), part("score_fireworks"), part("university")), (1, 7, 0));
    assert_eq!((part("edvard_goode"), part("isabel_sarmento"), part("alonso_graves")), (6, 6, 0));
    assert_eq!(score.values().sum::<i64>(), 107);
}

#[test]
fn a1800_t16_majorities() {
    let cases: [(&[u8], &[i64]); 7] = [
        (&[5, 5, 3, 3], &[10, 10, 4, 4]),
        (&[4, 2, 2, 0], &[10, 4, 4, 0]),
        (&[3, 3, 3, 3], &[10, 10, 10, 10]),
        (&[0, 0, 0, 0], &[0, 0, 0, 0]),
        (&[3, 0], &[10, 0]),
        (&[7, 1], &[10, 4]),
        (&[2, 2, 1, 0], &[10, 10, 4, 0]),
    ];
    for (counts, points) in cases {
        let counts = BySeat::new(counts.len(), |seat| counts[seat.index()]);
        let scored: Vec<i64> = majority(&counts, 10, 4).values().copied().collect();
        assert_eq!(scored, points, "{counts:?}");
    }
}

#[test]
fn a1800_t17_zoo_without_museum() {
    let one = Scene::new(2).expedition(A, expedition(Artisan, Artisan)).residence(A, [0, 0, 1, 0, 0]);
    let bonus = |cards: &[Objective]| {
        let score = with_objectives(one.clone(), cards).score(A);
        let of = |name: &str| score.get(name).copied().unwrap_or(0);
        (of("score_expeditions"), of("zoo") + of("museum"))
    };
    assert_eq!(bonus(&[Objective::Zoo]), (1, 1));
    assert_eq!(bonus(&[Objective::Museum]), (1, 1));
    assert_eq!(bonus(&[Objective::Zoo, Objective::Museum]), (1, 1));
    let other = Scene::new(2).expedition(A, expedition(Engineer, Engineer)).residence(A, [0, 0, 0, 1, 0]);
    let score = with_objectives(other, &[Objective::Zoo]).score(A);
    assert_eq!((score["score_expeditions"], score["zoo"]), (2, 1));
}

#[test]
fn a1800_t18_tokens_on_cards() {
    let mut scene = Scene::new(2).built(A, "h_c4", Tile::ExploreShip2).hand(A, &["fw_36", "fw_01"]);
    ok(&mut scene, A, &play("fw_36"));
    ok(&mut scene, A, &activate("fw_36", &[]));
    assert_eq!(scene.player(A).on_cards, tokens(3, 0));
    ok(&mut scene, A, &Action::EndTurn);
    ok(&mut scene, B, &Action::Festival);
    ok(&mut scene, B, &Action::EndTurn);
    let steps = [work("h_b1"), trade(Resource::Coal, B), FINISH];
    let mut after = paid(&scene, A, &[build(Tile::Brewery, "h_b3")], &steps);
    assert_eq!(after.player(A).on_cards, tokens(1, 0));
    assert_eq!((after.player(A).ready.trade, after.player(A).spent.trade), (2, 0));
    ok(&mut after, A, &Action::EndTurn);
    ok(&mut after, B, &Action::Festival);
    ok(&mut after, B, &Action::EndTurn);
    ok(&mut after, A, &Action::Festival);
    assert_eq!((after.player(A).on_cards, after.player(A).ready.explore), (tokens(0, 0), 2));
}

#[test]
fn a1800_t19_ship_on_ship() {
    let scene = Scene::new(2).built(A, "h_b3", Tile::Shipyard2).tokens(A, (1, 1), (1, 0));
    let supply = left(&scene, Tile::TradeShip1);
    let steps = [work("h_a1"), work("h_e2"), work("h_c2"), FINISH];
    let after = paid(&scene, A, &[build(Tile::TradeShip2, "h_a4")], &steps);
    assert_eq!((residence(&after, A)[0], residence(&after, A)[2]), (3, 0));
    assert_eq!((after.player(A).ready.trade, after.player(A).spent.trade), (3, 0));
    assert_eq!(left(&after, Tile::TradeShip1), supply);
}

#[test]
fn a1800_t20_the_same_cube_twice() {
    let scene = Scene::new(2).residence(A, [4, 3, 1, 0, 0]).gold(A, 3);
    let steps = [work("h_b2"), shift(Artisan, at("h_b2")), Step::Labour { part: 0, tier: Artisan }, FINISH];
    let goal = [build(Tile::WarehouseWorker, "h_c3")];
    let (after, payment) = pay(&scene, A, &goal, &steps).unwrap();
    assert_eq!(after.player(A).gold, 0);
    assert_eq!(residence(&after, A), [4, 3, 0, 0, 0]);
    assert_eq!(after.player(A).exhausted, [0, 0, 1, 0, 0]);
    assert_eq!(slots(&after, A, "h_b2"), [None, None]);
    assert_eq!((payment.used.gold, payment.used.cubes), (3, [0, 0, 2, 0, 0]));
    let mut poor = scene.gold(A, 2);
    assert_eq!(pay(&poor, A, &goal, &steps).unwrap_err(), "not_enough_gold");
    // The partner's brickworks make a plan without gold.
    ok(&mut poor, A, &place(Tile::WarehouseWorker, "h_c3"));
    assert_eq!((poor.player(A).gold, poor.player(A).ready.trade, poor.player(B).gold), (2, 0, 1));
}

#[test]
fn a1800_t21_last_card_brings_new_cards() {
    let mut scene = Scene::new(2).hand(A, &["fw_04"]).built(A, "h_b3", Tile::Bakery).deck(Deck::Fw, 10, B);
    let workers = |scene: &Scene| scene.player(A).cubes(Worker);
    ok(&mut scene, A, &play("fw_04"));
    assert_eq!((scene.fireworks(), scene.end_round()), (Some(A), Some(1)));
    let before = workers(&scene);
    ok(&mut scene, A, &activate("fw_04", &[]));
    assert_eq!((scene.hand_of(A).len(), workers(&scene)), (2, before + 2));
    assert_eq!(scene.state.deck_size(Deck::Fw), 8);
    assert_eq!((scene.fireworks(), scene.end_round()), (Some(A), Some(1)));
}

#[test]
fn a1800_t22_discard_ends_the_game() {
    let scene = Scene::new(2).hand(A, &["aei_14", "nw_01"]).built(A, "h_c4", Tile::ExploreShip3).built(
        A,
        "h_d4",
        Tile::ExploreShip3,
    );
    let mut now = scene.clone();
    ok(&mut now, A, &play("aei_14"));
    assert_eq!((now.hand_of(A).len(), now.end_round()), (1, None));
    let mut later = now.clone();
    ok(&mut now, A, &activate("aei_14", &["nw_01"]));
    assert_eq!((now.hand_of(A).len(), now.end_round()), (0, Some(1)));
    assert_eq!(now.bottom(Deck::Nw), Some(card_of("nw_01")));
    ok(&mut later, A, &Action::EndTurn);
    ok(&mut later, B, &Action::Festival);
    ok(&mut later, B, &Action::EndTurn);
    refused(&mut later, A, &activate("aei_14", &["nw_01"]), "discard_too_late");
}
