//! Rules that the test vectors leave out: the choice of tiles, fire in the active player's turn, buildings, routes,
//! ranking.

use archipel_rules::{Answer, Id};

use crate::prelude::*;

#[test]
fn every_player_chooses_two_of_four_tiles_and_may_change_the_choice() {
    let options = Options { first_game_setup: false, ..plain_options() };
    let mut scene = Scene::with(3, &options);
    assert_eq!(scene.state().due(), Seats::all(3));
    let choice = |scene: &Scene, seat: Seat| scene.state().default_action(seat).unwrap();
    let first = choice(&scene, A);
    assert_eq!(ok(&mut scene, A, &first), Reveal::Nothing);
    assert_eq!(scene.state().due(), [B, C].into_iter().collect());
    ok(&mut scene, A, &first);
    refused(&mut scene, B, &first, "not_dealt");
    refused(&mut scene, A, &ROLL, "wrong_phase");
    let (second, third) = (choice(&scene, B), choice(&scene, C));
    ok(&mut scene, B, &second);
    assert_eq!(ok(&mut scene, C, &third), Reveal::To(Seats::all(3)));
    let fields = scene.state().view(Viewer::Seat(B)).players[A].fields.clone();
    assert!(fields[0].tile.is_some_and(|tile| tile.building.is_none()), "face down");
    assert!(
        scene.player(A).fields[1].tile.is_some_and(|tile| tile.building.is_some()),
        "the owner sees the face"
    );
    assert_eq!(scene.state().view(Viewer::Public).stacks, [14, 16]);
}

#[test]
fn the_active_player_chooses_what_burns() {
    let mut scene = Scene::new(3).hand(A, "5 wood, 4 rum").event(Fire, Tax).dice(&[3, 4]);
    ok(&mut scene, A, &ROLL);
    assert_eq!((phase(&scene), scene.state().view(Viewer::Public).owed), (Phase::Discard, 4));
    let discard = |text| Action::Discard { goods: goods(text) };
    refused(&mut scene, A, &discard("3 wood"), "wrong_number");
    refused(&mut scene, A, &discard("4 brick"), "not_enough_goods");
    refused(&mut scene, A, &SET_SAIL, "pending");
    assert_eq!(scene.state().default_action(A), Some(discard("4 wood")), "by the default list");
    assert_eq!(ok(&mut scene, A, &discard("1 wood, 3 rum")), Reveal::Nothing);
    assert_eq!((scene.hand_of(A).as_str(), phase(&scene)), ("4 wood, 1 rum", Phase::Action));
    // A player who does not want to be asked is not asked.
    let mut quiet = Scene::new(3)
        .hand(A, "5 wood, 4 rum")
        .orders(A, |orders| orders.ask_on_turn = false)
        .event(Fire, Tax)
        .dice(&[3, 4]);
    ok(&mut quiet, A, &ROLL);
    assert_eq!((quiet.hand_of(A).as_str(), phase(&quiet)), ("1 wood, 4 rum", Phase::Action));
}

#[test]
fn a_large_discard_is_answered_in_counts() {
    let mut scene =
        Scene::new(2).hand(A, "14 brick, 14 wood, 14 tool, 14 cloth").event(Fire, Tax).dice(&[3, 4]);
    ok(&mut scene, A, &ROLL);
    ok(&mut scene, A, &Action::Discard { goods: goods("7 brick, 7 wood, 7 tool, 7 cloth") });
    assert_eq!(scene.player(A).hand_size, 28);
}

#[test]
fn a_bank_pays_when_built_and_in_every_turn() {
    let mut scene =
        Scene::acting(2).residents(A, 1).tile(A, Field::M1, Bank).hand(A, "1 brick, 1 cloth, 1 tool");
    assert_eq!(ok(&mut scene, A, &build(Field::M1)), Reveal::To(Seats::all(2)), "the tile is shown");
    assert_eq!(scene.player(A).gold, 8);
    pass(&mut scene);
    scene = scene.dice(&[1, 2]);
    pass(&mut scene);
    scene = scene.dice(&[1, 2]);
    ok(&mut scene, A, &ROLL);
    assert_eq!(scene.player(A).gold, 9);
}

#[test]
fn a_palace_garden_pays_before_the_card() {
    let mut scene = Scene::new(2).built(B, PalaceGarden).gold(B, 2).event(Queen, Fire).dice(&[1, 1]);
    ok(&mut scene, A, &ROLL);
    assert_eq!(scene.player(B).gold, 3);
}

#[test]
fn a_stock_exchange_takes_any_two() {
    let any = |give, give2, get| Action::Use {
        building: Usable::Building(StockExchange),
        give: Some(give),
        give2: Some(give2),
        get: Some(get),
    };
    let mut scene = Scene::acting(2).built(A, StockExchange).hand(A, "1 brick, 1 rum");
    refused(&mut scene, A, &any(Good::Brick, Good::Brick, Good::Wood), "not_enough_goods");
    refused(&mut scene, A, &any(Good::Brick, Good::Rum, Good::Rum), "same_good");
    ok(&mut scene, A, &any(Good::Brick, Good::Rum, Good::Tobacco));
    assert_eq!(scene.hand_of(A), "1 tobacco");
    refused(&mut scene, A, &exchange(Usable::Building(Fortress), None, Good::Rum), "no_advantage");
    refused(&mut scene, A, &exchange(Usable::Building(Warehouse), None, Good::Rum), "not_built");
}

#[test]
fn a_watchtower_lowers_the_demand_of_a_pirate() {
    let mut scene = Scene::sailing(2).built(A, Watchtower).encounters(&[STRONG]);
    ok(&mut scene, A, &sail(1, "f4-e5-d4"));
    assert_eq!(scene.offered(A, &[("verb", "encounter")]), ["pay", "fight"]);
    assert_eq!(scene.state().default_action(A), Some(reply(Reply::Pay)));
    ok(&mut scene, A, &reply(Reply::Pay));
    assert_eq!(scene.player(A).gold, 6);
    ok(&mut scene, A, &sail(1, "d3"));
}

/// The description of a destination's route.
fn way_to(scene: &Scene, id: &str) -> (&'static str, String) {
    let answers = [("verb", "sail"), ("ship", "1"), ("to", "west")];
    let answers = answers.map(|(param, id)| Answer { param, id: Id::new(id) });
    let choice = scene.state().describe(A, &answers, Id::new(id));
    let detail = choice.detail.unwrap();
    let facts: Vec<String> = detail.args.iter().map(|(name, fact)| format!("{name} {fact:?}")).collect();
    (detail.key, facts.join(", "))
}

#[test]
fn a_destination_shows_route_cost_and_risk() {
    let scene = Scene::sailing(3);
    let first = scene.offered(A, &[("verb", "sail"), ("ship", "1")]);
    assert_eq!(first.iter().filter(|id| id.len() == 2).count(), 6, "every first step");
    assert!(first.contains(&"west".to_owned()), "{first:?}");
    let west = scene.offered(A, &[("verb", "sail"), ("ship", "1"), ("to", "west")]);
    let ending = |end: &str| west.iter().find(|id| id.ends_with(end)).unwrap().clone();
    assert_eq!(
        way_to(&scene, &ending("d2")),
        ("choice-way", "steps Number(3), way Place(f3-e3-d2)".to_owned())
    );
    let (key, facts) = way_to(&scene, &ending("c4"));
    assert_eq!(key, "choice-way_risky", "c4 lies behind a question mark");
    assert!(facts.contains("risk Place(d3)") || facts.contains("risk Place(d4)"), "{facts}");
    let done = scene.offered(A, &[("verb", "sail"), ("ship", "1"), ("to", "f3")]);
    assert_eq!(done[0], "done", "or step by step: {done:?}");
}

#[test]
fn discovered_islands_stay_known_to_the_discoverer() {
    let mut scene = Scene::sailing(2).island("e2", "dark_06").island("f2", "dark_07");
    ok(&mut scene, A, &sail(1, "f3-e3"));
    ok(&mut scene, A, &discover(1));
    let key_for = |viewer| State::describe_event(&scene.events()[0], viewer).unwrap().key;
    assert_eq!(key_for(Viewer::Seat(A)), "event-discovered_two");
    assert_eq!([key_for(Viewer::Seat(B)), key_for(Viewer::Public)], ["event-discovered"; 2]);
    (0..4).for_each(|_| pass(&mut scene));
    assert_eq!(scene.known(Viewer::Seat(A), "e2"), Some("dark_06"));
    assert_eq!(scene.known(Viewer::Seat(B), "e2"), None);
    let island = scene.state().view(Viewer::Public).islands;
    let island = island.iter().find(|island| island.hex == hex("e2")).unwrap();
    assert_eq!(island.known_by, Seats::one(A), "it is public who has seen the tile");
}

#[test]
fn a_favour_without_a_stone_does_not_count() {
    // R15: five stones are placed, a sixth favour is claimed, a riot keeps the game going.
    let mut scene = Scene::acting(3)
        .residents(A, 2)
        .donated(A)
        .donated(A)
        .donated(A)
        .gold(A, 2)
        .hand(A, "1 wood, 1 cloth, 3 tobacco, 3 rum");
    assert_eq!(scene.player(A).favours, 5);
    refused(&mut scene, A, &DONATE, "no_stone");
    ok(&mut scene, A, &Action::BuildResident);
    assert_eq!((scene.player(A).favours, scene.player(A).stones_left), (5, 0));
    let standing = scene.state().standings().remove(0);
    assert_eq!((standing.seat, standing.score), (A, 5));
}

#[test]
fn the_ranking_compares_favours_then_gold_then_goods() {
    let scene = Scene::acting(4).residents(C, 1).gold(B, 9).hand(D, "1 rum");
    let places: Vec<Seat> = scene.state().standings().iter().map(|standing| standing.seat).collect();
    assert_eq!(places, [C, B, D, A]);
}

#[test]
fn invalid_orders_are_refused() {
    let mut scene = Scene::acting(2);
    let order = Action::SetOrders;
    let keep = |count| order(Instruction::Keep { good: Good::Rum, count });
    ok(&mut scene, B, &keep(Some(2)));
    refused(&mut scene, B, &keep(Some(3)), "bad_list");
    ok(&mut scene, B, &keep(None));
    let rum = Item::Good(Good::Rum);
    refused(&mut scene, B, &order(Instruction::Trade { give: rum, get: rum, times: 1 }), "bad_order");
    ok(&mut scene, B, &order(Instruction::Trade { give: rum, get: Item::Gold, times: 1 }));
    ok(&mut scene, B, &order(Instruction::Clear));
    refused(&mut scene, B, &order(Instruction::Clear), "bad_list");
}
