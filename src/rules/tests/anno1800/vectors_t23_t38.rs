//! A1800-T23 to T38; T30 and T31 are in the tests of the planner.

use archipel_rules::anno1800::planner::{Filter, plans};

use crate::prelude::*;

#[test]
fn a1800_t23_editor() {
    let mut scene = with_objectives(Scene::new(2), &[Objective::TheEditor]).hand(A, &["fw_01"]).built(
        A,
        "h_c4",
        Tile::ExploreShip2,
    );
    let edit = Action::Objective { objective: Objective::TheEditor, card: Some(card_of("fw_01")) };
    ok(&mut scene, A, &edit);
    assert_eq!((scene.hand_of(A).len(), scene.end_round()), (0, Some(1)));
    assert_eq!(scene.player(A).spent.explore, 2);
    assert_eq!(scene.bottom(Deck::Fw), Some(card_of("fw_01")));
    let again = Action::Objective { objective: Objective::TheEditor, card: Some(card_of("fw_02")) };
    refused(&mut scene, A, &again, "objective_used");
}

#[test]
fn a1800_t24_price_by_version() {
    let scene = Scene::new(3).built(C, "h_b3", Tile::WarehouseWorker);
    let order = Order::one(build(Tile::Glassworks, "h_b3"));
    let with = |seat, field: Option<&str>| {
        let step = Step::Trade { resource: Resource::Goods, seat, field: field.map(field_of), tokens: None };
        let mut after = scene.clone();
        let mut payment = Payment::new(order.clone(), after.state.turn().stock);
        after.step(A, &mut payment, step).unwrap();
        after.player(A).spent.trade
    };
    assert_eq!(with(B, None), 2);
    assert_eq!(with(C, Some("h_b3")), 1);
    assert_eq!(with(C, Some("h_c2")), 2);
    // The planner uses the worker tile.
    let found = plans(&scene.state, A, &order, Filter::None);
    let by_trade = found.iter().find(|plan| plan.used.traded.iter().eq([Resource::Goods])).unwrap();
    assert_eq!(by_trade.used.ship_trade, 1);
}

#[test]
fn a1800_t25_editions() {
    let first = Options { edition: Edition::First, ..plain_options() };
    let mut revised = Scene::new(2);
    ok(&mut revised, A, &place(Tile::SawmillWorker, "h_b3"));
    assert_eq!(visible(&revised, A, "h_a1"), Some(Tile::SawmillStart));
    assert_eq!(residence(&revised, A), [4, 3, 2, 0, 0]);
    refused(&mut Scene::with(2, &first), A, &place(Tile::SawmillWorker, "h_b3"), "must_overbuild_start");
    ok(&mut Scene::new(2), A, &place(Tile::SawmillWorker, "h_a1"));
    ok(&mut Scene::with(2, &first), A, &place(Tile::SawmillWorker, "h_a1"));
    let back = |field: &str| Step::Return { field: field_of(field) };
    let steps = [back("h_c3"), back("h_d3"), FINISH];
    let goal = [build(Tile::SawmillWorker, "h_a1")];
    let stocked = |scene: Scene| scene.built(A, "h_c3", Tile::Brewery).built(A, "h_d3", Tile::Bakery);
    assert_eq!(pay(&stocked(Scene::new(2)), A, &goal, &steps).unwrap_err(), "return_limit");
    let after = paid(&stocked(Scene::with(2, &first)), A, &goal, &steps);
    assert_eq!((left(&after, Tile::Brewery), left(&after, Tile::Bakery)), (2, 2));
}

#[test]
fn a1800_t26_upgraded_on_the_workplace() {
    let scene = Scene::new(2).built(A, "h_b3", Tile::Brewery).at_work(A, "h_b3", &[Worker]).gold(A, 3);
    let goal = [Goal::Upgrade { tier: Worker, at: at("h_b3") }];
    let mut after = paid(&scene, A, &goal, &[work("h_a2"), work("h_c2"), FINISH]);
    assert_eq!((slots(&after, A, "h_b3")[0], residence(&after, A)[2]), (Some(Artisan), 0));
    refused(&mut after, A, &end_shift(Worker, at("h_b3")), "cube_not_there");
    ok(&mut after, A, &end_shift(Artisan, at("h_b3")));
    assert_eq!((after.player(A).gold, residence(&after, A)[2]), (0, 1));
    assert_eq!(slots(&after, A, "h_b3"), [None, None]);
}

#[test]
fn a1800_t27_gaining_with_an_empty_deck() {
    let scene = Scene::new(2).played(A, "fw_04").deck(Deck::Fw, 0, B);
    let mut rich = scene.clone().gold(A, 1);
    let before = residence(&rich, A)[1];
    assert_eq!(rich.act(A, &activate("fw_04", &[])), Ok(Reveal::Nothing), "nothing was revealed");
    assert_eq!((residence(&rich, A)[1], rich.player(A).gold), (before + 1, 0));
    assert!(!rich.player(A).active.contains(card_of("fw_04")));
    let mut poor = scene;
    refused(&mut poor, A, &activate("fw_04", &[]), "nothing_to_gain");
    assert!(poor.player(A).active.contains(card_of("fw_04")));
}

#[test]
fn a1800_t28_extra_action_and_trade_limit() {
    // Beer comes from the partner, goods from the player's warehouse.
    let mut scene = Scene::new(2)
        .built(B, "h_b3", Tile::Brewery)
        .built(A, "h_b3", Tile::Bakery)
        .hand(A, &["fw_13", "fw_18", "fw_01"])
        .played(A, "aei_04");
    ok(&mut scene, A, &play("fw_13"));
    assert!(scene.state.turn().traded.contains(Resource::Beer));
    ok(&mut scene, A, &activate("aei_04", &[]));
    assert_eq!(scene.state.turn().actions_left, 1);
    let goal = [Goal::Play { card: card_of("fw_18") }];
    let steps = [work("h_b3"), trade(Resource::Beer, B), FINISH];
    assert_eq!(pay(&scene, A, &goal, &steps).unwrap_err(), "already_traded");
    let scene = scene.built(A, "h_c3", Tile::Brewery);
    paid(&scene, A, &goal, &[work("h_b3"), work("h_c3"), FINISH]);
}

#[test]
fn a1800_t29_producing_ahead() {
    let mut scene = Scene::new(2).played(A, "aei_04");
    ok(&mut scene, A, &produce("h_a1"));
    assert_eq!((residence(&scene, A)[0], stock(&scene, Resource::Planks)), (3, 1));
    ok(&mut scene, A, &Action::Festival);
    assert_eq!((residence(&scene, A)[0], stock(&scene, Resource::Planks)), (4, 1));
    assert_eq!(scene.state.turn().actions_left, 0);
    ok(&mut scene, A, &activate("aei_04", &[]));
    let fw = scene.hand_of(A).of(Deck::Fw).len();
    let after = paid(&scene, A, &[Goal::Hire { tier: Farmer }], &[FINISH]);
    assert_eq!((residence(&after, A)[0], after.state.turn().stock.is_empty()), (5, true));
    assert_eq!(after.hand_of(A).of(Deck::Fw).len(), fw + 1);
    let options = Options { stock: StockRule::Action, ..plain_options() };
    refused(&mut Scene::with(2, &options).played(A, "aei_04"), A, &produce("h_a1"), "produce_ahead_off");
}

#[test]
fn a1800_t32_beryl_omara() {
    let scene = Scene::new(2).built(A, "h_c4", Tile::ExploreShip2).tokens(A, (1, 2), (1, 0));
    let pick = |ship_trade, ship_explore| TokenPick { ship_trade, ship_explore, ..TokenPick::NONE };
    let order = Order::one(build(Tile::Glassworks, "h_b3"));
    let step = |tokens| Step::Trade { resource: Resource::Goods, seat: B, field: None, tokens: Some(tokens) };
    let mut beryl = with_objectives(scene.clone(), &[Objective::BerylOmara]);
    let mut payment = Payment::new(order.clone(), beryl.state.turn().stock);
    assert_eq!(beryl.step(A, &mut payment, step(pick(1, 1))), Err("bad_pick"));
    beryl.step(A, &mut payment, step(pick(1, 2))).unwrap();
    assert_eq!((beryl.player(A).ready, beryl.player(A).spent), (tokens(0, 0), tokens(2, 2)));
    assert_eq!(beryl.player(B).gold, 1);
    let mut without = scene;
    let mut payment = Payment::new(order, without.state.turn().stock);
    assert_eq!(without.step(A, &mut payment, step(pick(1, 2))), Err("beryl_absent"));
}

#[test]
fn a1800_t33_return_uncovers() {
    let scene = Scene::new(2).built(A, "h_b1", Tile::Bakery).at_work(A, "h_b1", &[Worker]);
    let steps = [Step::Return { field: field_of("h_b1") }, work("h_b1"), work("h_a2"), FINISH];
    let (after, payment) = pay(&scene, A, &[build(Tile::Brewery, "h_b3")], &steps).unwrap();
    assert_eq!(after.player(A).exhausted, [0, 1, 0, 0, 0]);
    assert_eq!(visible(&after, A, "h_b1"), Some(Tile::GrainFarmStart));
    assert_eq!(slots(&after, A, "h_b1"), [Some(Farmer), None]);
    assert_eq!((left(&after, Tile::Bakery), payment.used.returned), (2, 1));
}

#[test]
fn a1800_t34_twin_by_island() {
    let scene = Scene::new(2).built(A, "h_b2", Tile::BrickworksWorker).top_old_world(OldWorld::OwClaypit);
    let mut claimed = scene.clone();
    ok(&mut claimed, A, &Action::Claim);
    let fields = ["h_b2", "o1_a1"];
    assert!(fields.iter().all(|field| visible(&claimed, A, field) == Some(Tile::BrickworksWorker)));
    let mut claimed = claimed.actions_left(1).residence(A, [0, 4, 0, 0, 0]);
    for field in ["h_b2", "h_b2", "o1_a1", "o1_a1"] {
        ok(&mut claimed, A, &produce(field));
    }
    let mut printed = Scene::new(2).old_world(A, OldWorld::OwClaypit);
    refused(&mut printed, A, &place(Tile::BrickworksWorker, "h_b3"), "already_owned");
}

#[test]
fn a1800_t35_surplus() {
    let scene = Scene::new(2);
    let steps = [work("h_a1"), work("h_a1"), FINISH];
    assert_eq!(pay(&scene, A, &[Goal::Hire { tier: Farmer }], &steps).unwrap_err(), "surplus");
}

/// Fills empty fields with tiles of the supply until this many are visible.
fn with_tiles(mut scene: Scene, seat: Seat, wanted: usize) -> Scene {
    while scene.player(seat).tiles().count() < wanted {
        let player = *scene.player(seat);
        let counted = [Tile::GramophoneFactory, Tile::BicycleFactory, Tile::SteamCarriageFactory];
        let fits = |field: &archipel_rules::anno1800::fields::Field, tile: &Tile| {
            data().tile(*tile).role.fits(field.terrain())
                && left(&scene, *tile) > 0
                && !counted.contains(tile)
                && player
                    .tiles()
                    .all(|(_, other)| other != *tile || matches!(tile.as_str().as_bytes(), [.., b'1'..=b'3']))
        };
        let empty = player.fields().filter(|field| player.plot(*field).visible().is_none());
        let (field, tile) = empty
            .flat_map(|field| data().on_sale().map(move |tile| (field, tile)))
            .find(|(field, tile)| fits(field, tile))
            .unwrap();
        scene = scene.built(seat, field.as_str(), tile);
    }
    scene
}

#[test]
fn a1800_t36_tie_break() {
    let start = Scene::new(3)
        .gold(A, 270)
        .gold(B, 270)
        .gold(C, 264)
        .old_world(A, OldWorld::OwMeadow)
        .old_world(B, OldWorld::OwQuarters)
        .old_world(C, OldWorld::OwGuild)
        .old_world(C, OldWorld::OwCompass);
    let scene = with_tiles(with_tiles(with_tiles(start.clone(), A, 22), B, 24), C, 30);
    let totals: Vec<i64> = [A, B, C].iter().map(|seat| scene.score(*seat).values().sum()).collect();
    assert_eq!(totals, [90, 90, 88]);
    assert_eq!(scene.winners(), [B]);
    let level = with_tiles(with_tiles(start, A, 24), B, 24);
    let hands = level.clone().hand(A, &["fw_01", "fw_02", "fw_03"]).hand(B, &["fw_04"]);
    assert_eq!(hands.winners(), [B]);
    let equal = level.hand(A, &["fw_01"]).hand(B, &["fw_04"]);
    assert_eq!(equal.winners(), [A, B]);
}

#[test]
fn a1800_t37_kahina() {
    let scene = with_objectives(Scene::new(2), &[Objective::MadameKahina])
        .built(A, "h_d4", Tile::TradeShip1)
        .tokens(A, (1, 1), (2, 0))
        .card_tokens(A, "fw_36", tokens(3, 0));
    let view = scene.state.view(Viewer::Public);
    let card = view.objectives.iter().find(|one| one.card == Objective::MadameKahina).unwrap();
    assert_eq!(card.counts.as_ref().unwrap()[A], 6);
}

#[test]
fn a1800_t38_owed_action() {
    let mut scene = Scene::new(2);
    refused(&mut scene, A, &Action::EndTurn, "action_owed");
    let before = scene.state.clone();
    ok(&mut scene, A, &Action::Festival);
    let turn = scene.state.turn();
    assert_eq!((turn.actions_left, turn.base_done), (0, true));
    assert_eq!(scene.state.players(), before.players());
    assert_eq!(scene.state.supply(), before.supply());
}
