//! The test vectors A1701-T01 to T10 of the specification; each test reads like the rulebook's example.
//!
//! Unless said otherwise: seat k on board k, 7 gold, no goods, a ship on g4, empty boards.

use crate::prelude::*;

#[test]
fn t01_a_ship_sails_discovers_and_founds() {
    let mut scene = Scene::sailing(3).island("c3", "dark_12").island("c2", "dark_03");
    assert_eq!(ok(&mut scene, A, &sail(1, "f3-e3-d2")), Reveal::Nothing);
    assert_eq!(scene.points(1), 1);
    assert_eq!(ok(&mut scene, A, &discover(1)), Reveal::To(Seats::one(A)));
    assert_eq!(scene.points(1), 0);
    let seen = |scene: &Scene, viewer| ["c2", "c3"].map(|place| scene.known(viewer, place));
    assert_eq!(seen(&scene, Viewer::Seat(A)), [Some("dark_03"), Some("dark_12")]);
    assert_eq!(seen(&scene, Viewer::Seat(B)), [None, None]);
    assert_eq!(seen(&scene, Viewer::Public), [None, None]);
    refused(&mut scene, A, &discover(1), "nothing_hidden");

    assert_eq!(ok(&mut scene, A, &found(1)), Reveal::To(Seats::all(3)));
    assert_eq!(seen(&scene, Viewer::Public), [Some("dark_03"), Some("dark_12")]);
    let view = scene.state().view(Viewer::Public);
    let site = view.sites.iter().find(|site| site.anchor == hex("d2")).unwrap();
    assert_eq!(site.owner, Some(A));
    assert_eq!(scene.player(A).ships_in_supply, 2);
    assert_eq!(scene.symbols_of(A, Track::Cannons), 2);
    assert_eq!(scene.power(Track::Cannons), None);
}

/// A colony on b3, where c3 is a harbour with two cannons.
fn with_harbour() -> Scene {
    Scene::sailing(3).island("c3", "dark_12").island("b2", "dark_01").colony(A, "b3")
}

#[test]
fn t02_a_lost_fight_sends_the_ship_to_a_nearer_harbour() {
    let mut scene = with_harbour().encounters(&[STRONG]).dice(&[1]);
    assert_eq!(ok(&mut scene, A, &sail(1, "f4-e5-d4")), Reveal::To(Seats::all(3)));
    assert_eq!(phase(&scene), Phase::Encounter);
    ok(&mut scene, A, &reply(Reply::Fight));
    assert!(scene.events().contains(&Event::Voyage(VoyageEvent::PirateFought {
        seat: A,
        die: Some(1),
        cannons: 2,
        strength: 7,
        reward: None
    })));
    assert_eq!(scene.offered(A, &[("verb", "retreat")]), ["c3", "g4"]);
    refused(&mut scene, A, &retreat("b2"), "not_nearer");
    refused(&mut scene, A, &END_TURN, "pending");
    ok(&mut scene, A, &retreat("c3"));
    refused(&mut scene, A, &sail(1, "d2"), "ship_done");
    (0..3).for_each(|_| pass(&mut scene));
    to_sea(&mut scene);
    assert_eq!(ship_at(&scene, A, 1).as_deref(), Some("c3"));
    refused(&mut scene, A, &found(1), "no_anchor");
    let first: Vec<String> = scene.offered(A, &[("verb", "sail"), ("ship", "1")]);
    let mut steps: Vec<&str> = first.iter().map(String::as_str).filter(|id| id.len() == 2).collect();
    steps.sort_unstable();
    assert_eq!(steps, ["b3", "c4", "d2", "d3"]);
    ok(&mut scene, A, &sail(1, "b3"));
    assert_eq!(scene.points(1), 3);
}

#[test]
fn t03_a_fight_that_cannot_be_won_is_lost_without_a_roll() {
    let mut scene = with_harbour().encounters(&[MIGHTY]).gold(A, 2);
    ok(&mut scene, A, &sail(1, "f4-e5-d4"));
    assert!(scene.events().iter().any(|event| matches!(
        event,
        Event::Voyage(VoyageEvent::PirateFought { die: None, cannons: 2, strength: 9, .. })
    )));
    assert_eq!(phase(&scene), Phase::Retreat);

    let mut armed = with_harbour().built(A, Toolmaker).encounters(&[MIGHTY]).gold(A, 2).dice(&[6]);
    assert!(armed.riots().contains(A));
    ok(&mut armed, A, &sail(1, "f4-e5-d4"));
    assert_eq!(armed.player(A).gold, 7);
    assert!(!armed.riots().contains(A));
    assert_eq!((phase(&armed), ship_at(&armed, A, 1).as_deref()), (Phase::Sailing, Some("d4")));
}

#[test]
fn t04_donations_from_the_lowest() {
    let mut first = Scene::acting(3).gold(A, 10);
    ok(&mut first, A, &DONATE);
    assert_eq!((first.player(A).gold, first.player(A).favours), (3, 1));
    assert!(!first.riots().contains(A));

    let mut second = Scene::acting(3).active(B).donated(A).gold(B, 9);
    ok(&mut second, B, &DONATE);
    assert_eq!(second.player(B).gold, 0);
    assert!(second.riots().contains(B));

    let mut third = Scene::acting(3).active(C).donated(A).donated(B).gold(C, 9);
    let refusal = third.state().clone().apply(C, &DONATE, &mut Vec::new()).unwrap_err();
    assert_eq!(refusal, archipel_rules::anno1701::Refusal::NotEnoughGold { gold: 10 });
    refused(&mut third, C, &DONATE, "not_enough_gold");
}

#[test]
fn t05_fire_takes_half_above_the_limit() {
    let lost = |cards: u8, stations: usize, rule: FireStation| {
        let options = Options { fire_station: rule, ..plain_options() };
        let hand = format!("{} brick, {} wood", cards / 2, cards - cards / 2);
        let mut scene = Scene::with(3, &options).hand(B, &hand).event(Fire, Tax).dice(&[3, 4]);
        for _ in 0..stations {
            scene = scene.built(B, FireStation);
        }
        ok(&mut scene, A, &ROLL);
        u32::from(cards) - scene.player(B).hand_size
    };
    let half = |cards, stations| lost(cards, stations, FireStation::Threshold);
    assert_eq!([half(7, 0), half(8, 0), half(9, 0)], [0, 4, 4]);
    assert_eq!([half(11, 1), half(12, 1), half(16, 2)], [0, 6, 8]);
    assert_eq!(lost(12, 1, FireStation::Counted), 4);
}

#[test]
fn t06_the_keep_list_decides_and_the_game_does_not_wait() {
    let mut scene = Scene::new(3)
        .hand(B, "2 brick, 3 wood, 1 tool, 1 cloth, 1 tobacco, 1 rum")
        .orders(B, |orders| {
            orders.keep = vec![
                KeepOrder { good: Good::Wood, count: Some(1) },
                KeepOrder { good: Good::Rum, count: None },
            ];
        })
        .event(Fire, Tax)
        .dice(&[3, 4]);
    ok(&mut scene, A, &ROLL);
    assert_eq!(scene.hand_of(B), "1 wood, 1 tool, 1 cloth, 1 tobacco, 1 rum");
    let burnt = TableEvent::Burnt { seat: B, goods: goods("2 brick, 2 wood"), cards: 9, limit: 7 };
    let event = scene.events().iter().find(|event| **event == Event::Table(burnt)).unwrap();
    assert_eq!(State::describe_event(event, Viewer::Seat(B)).unwrap().key, "event-burnt_own");
    assert_eq!(State::describe_event(event, Viewer::Public).unwrap().key, "event-burnt");
    assert_eq!((phase(&scene), scene.state().due()), (Phase::Action, Seats::one(A)));
}

#[test]
fn t07_tax_counts_happy_residents() {
    let tax = |buildings: &[Building]| {
        let mut scene = Scene::new(3).event(Tax, Fire).dice(&[3, 4]);
        for building in buildings {
            scene = scene.built(B, *building);
        }
        ok(&mut scene, A, &ROLL);
        scene.player(B).gold - 7
    };
    assert_eq!(tax(&[]), 1);
    assert_eq!(tax(&[Tavern, Tavern, Chapel]), 4);
    assert_eq!(tax(&[Tavern, Tavern, Chapel, Chapel]), 5);
    assert_eq!(tax(&[Tavern, Tavern, Chapel, Chapel, FireStation, FireStation, Opera]), 5);
}

#[test]
fn t08_the_queen_wants_gold_for_favours() {
    let court = || {
        Scene::new(4)
            .residents(A, 2)
            .residents(B, 3)
            .residents(C, 3)
            .donated(C)
            .residents(D, 1)
            .gold(A, 4)
            .gold(B, 4)
            .gold(C, 1)
            .gold(D, 5)
            .event(Queen, Fire)
            .dice(&[3, 4])
    };
    let mut scene = court();
    ok(&mut scene, A, &ROLL);
    assert_eq!(gold(&scene), [3, 2, 0, 5]);
    assert_eq!(scene.riots(), [B, C].into_iter().collect());
    let mut spared = court().built(A, Chapel).built(B, Cathedral);
    ok(&mut spared, A, &ROLL);
    assert_eq!(gold(&spared), [4, 4, 0, 5]);
}

#[test]
fn t09_a_riot_blocks_the_yield_of_6_and_8() {
    let scene =
        Scene::new(3).active(B).gold(A, 2).island("e2", "dark_02").island("f2", "dark_05").colony(A, "e3");
    let mut six = scene.clone().dice(&[2, 4]);
    ok(&mut six, B, &ROLL);
    assert_eq!(six.hand_of(A), "");
    let mut nine = scene.clone().dice(&[4, 5]);
    ok(&mut nine, B, &ROLL);
    assert_eq!(nine.hand_of(A), "1 brick");
    let mut tax = scene.event(Tax, Fire).dice(&[3, 4]);
    ok(&mut tax, B, &ROLL);
    assert_eq!(tax.player(A).gold, 3);
    assert!(tax.riots().is_empty(), "the riot ends at once, even in another player's turn");
}

#[test]
fn t10_an_island_yields_once_to_each_player() {
    let mut scene = Scene::new(3)
        .island("f2", "dark_03")
        .island("e2", "dark_01")
        .island("f1", "dark_04")
        .colony(A, "e3")
        .colony(A, "g2")
        .dice(&[4, 5]);
    ok(&mut scene, A, &ROLL);
    assert_eq!(scene.hand_of(A), "1 brick, 1 tobacco");
    assert_eq!(scene.hand_of(B), "1 cloth");
}
