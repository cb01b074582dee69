//! Offers between players: who knows them, who may answer, and when they expire.

use archipel_rules::anno1701::testing::plain_options as options;
use archipel_rules::{Answer, Asked, VERB};

use crate::prelude::*;

fn market() -> Scene {
    Scene::acting(3).hand(A, "2 wood, 1 tool").hand(B, "1 brick, 1 rum").hand(C, "1 brick")
}

fn counter(offer: u32, give: &str, want: &str) -> Action {
    Action::Counter { offer, give: bundle(give), want: bundle(want) }
}

/// The message keys of the open offers for a viewer.
fn offer_keys(scene: &Scene, viewer: Viewer) -> Vec<&'static str> {
    scene.state().open_offers(viewer).iter().map(|open_offer| open_offer.text.key).collect()
}

#[test]
fn only_two_players_know_the_terms_of_an_offer_to_one_player() {
    let mut scene = market();
    ok(&mut scene, A, &offer(Some(B), "1 wood", "1 brick"));
    for (viewer, key) in [
        (Viewer::Seat(A), "event-offer_to"),
        (Viewer::Seat(B), "event-offer_to"),
        (Viewer::Seat(C), "event-offer_hidden"),
        (Viewer::Public, "event-offer_hidden"),
    ] {
        assert_eq!(offer_keys(&scene, viewer), [key]);
        assert_eq!(State::describe_event(&scene.events()[0], viewer).unwrap().key, key);
        let known = scene.state().view(viewer).offers[0].terms.is_some();
        assert_eq!(known, key == "event-offer_to", "{viewer:?}");
    }
    refused(&mut scene, C, &accept(1), "not_addressed");
    ok(&mut scene, A, &offer(None, "1 wood", "1 brick"));
    assert_eq!(offer_keys(&scene, Viewer::Public), ["event-offer_hidden", "event-offer"]);
}

#[test]
fn every_reply_to_an_open_offer_is_offered_to_players_who_can_afford_it() {
    let mut scene = market();
    ok(&mut scene, A, &offer(None, "1 wood", "1 brick"));
    let open_offers = scene.state().open_offers(Viewer::Public);
    assert_eq!((open_offers[0].from, open_offers[0].to), (A, [B, C].into_iter().collect()));
    for seat in open_offers[0].to.iter() {
        for reply in &open_offers[0].replies {
            let verbs = scene.offered(seat, &[]);
            assert!(verbs.contains(&reply[0].to_string()), "{seat:?} {reply:?}");
            let answers = [Answer { param: VERB, id: reply[0] }, Answer { param: "offer", id: reply[1] }];
            let asked = scene.state().ask(seat, &answers, &mut Vec::new());
            assert_ne!(asked, Asked::Nothing, "{seat:?} {reply:?}");
        }
    }
    assert_eq!(scene.state().due(), Seats::one(A), "an offer makes no player due");
}

#[test]
fn the_first_acceptance_wins() {
    let mut scene = market();
    ok(&mut scene, A, &offer(None, "1 wood", "1 brick"));
    let (mut early, mut late) = (scene.clone(), scene);
    ok(&mut early, B, &accept(1));
    refused(&mut early, C, &accept(1), "gone");
    ok(&mut late, C, &accept(1));
    refused(&mut late, B, &accept(1), "gone");
}

#[test]
fn a_counter_offer_declines_and_asks_the_maker() {
    let mut scene = market();
    ok(&mut scene, A, &offer(None, "1 wood", "1 brick"));
    ok(&mut scene, B, &counter(1, "1 rum", "2 wood"));
    assert_eq!(scene.open_offers(), [1, 2]);
    refused(&mut scene, B, &accept(1), "gone");
    refused(&mut scene, B, &offer(Some(A), "1 brick", "1 tool"), "too_many_offers");
    refused(&mut scene, C, &accept(2), "not_addressed");
    ok(&mut scene, A, &accept(2));
    assert_eq!((scene.hand_of(A).as_str(), scene.hand_of(B).as_str()), ("1 tool, 1 rum", "1 brick, 2 wood"));
    assert!(scene.open_offers().is_empty(), "the wood of the first offer is gone");
    assert!(scene.events().contains(&Event::Trade(TradeEvent::Void { seat: A })));
}

#[test]
fn an_offer_is_void_when_its_maker_spends_the_goods() {
    let mut scene = Scene::acting(3).tile(A, Field::M1, Tavern).hand(A, "1 brick, 1 tool, 1 wood");
    ok(&mut scene, A, &offer(None, "1 brick", "1 rum"));
    ok(&mut scene, A, &build(Field::M1));
    assert!(scene.open_offers().is_empty());
    let mut saver = Scene::acting(3).hand(A, "4 wood");
    ok(&mut saver, A, &offer(None, "1 wood", "1 rum"));
    // The offer stays open, which reveals that there is more wood; so this cannot be undone.
    let settler = exchange(Usable::Settler, Some(Good::Wood), Good::Brick);
    assert_eq!(ok(&mut saver, A, &settler), Reveal::To(Seats::all(3)));
    assert_eq!(saver.open_offers(), [1]);
}

#[test]
fn offers_are_declined_and_withdrawn() {
    let mut scene = market();
    ok(&mut scene, A, &offer(None, "1 wood", "1 brick"));
    ok(&mut scene, B, &Action::Decline { offer: 1 });
    refused(&mut scene, B, &Action::Decline { offer: 1 }, "gone");
    assert_eq!(scene.open_offers(), [1]);
    ok(&mut scene, C, &Action::Decline { offer: 1 });
    assert!(scene.open_offers().is_empty(), "all have declined");
    ok(&mut scene, A, &offer(None, "1 wood", "1 brick"));
    refused(&mut scene, B, &Action::Withdraw { offer: 2 }, "not_your_offer");
    ok(&mut scene, A, &Action::Withdraw { offer: 2 });
    refused(&mut scene, B, &accept(2), "gone");
    refused(&mut scene, B, &accept(9), "unknown_id");
}

#[test]
fn invalid_offers_are_refused() {
    let mut scene = market();
    for (give, want, code) in [
        ("1 wood", "1 wood", "same_item"),
        ("3 wood", "1 rum", "not_covered"),
        ("1 wood", "4 rum", "too_much"),
        ("8 gold", "1 rum", "too_much"),
    ] {
        refused(&mut scene, A, &offer(None, give, want), code);
    }
    let nothing = Action::Offer { to: None, give: bundle("1 wood"), want: Bundle::default() };
    refused(&mut scene, A, &nothing, "empty_side");
    refused(&mut scene, A, &offer(Some(A), "1 wood", "1 rum"), "unknown_id");
    for _ in 0..3 {
        ok(&mut scene, A, &offer(None, "1 tool", "1 rum"));
    }
    refused(&mut scene, A, &offer(None, "1 tool", "1 rum"), "too_many_offers");
    refused(&mut scene, C, &accept(1), "cannot_pay");
    let mut off =
        Scene::with(3, &Options { trade: false, ..options() }).phase(Phase::Action).hand(A, "1 wood");
    refused(&mut off, A, &offer(None, "1 wood", "1 rum"), "trade_off");
}

#[test]
fn trade_orders_keep_gold_and_do_not_help_the_leader() {
    let order = TradeOrder { give: Item::Gold, get: Item::Good(Good::Rum), times: 2 };
    let scene = |gold: u16| {
        Scene::acting(3).hand(A, "2 rum").gold(B, gold).orders(B, |orders| orders.trades = vec![order])
    };
    let rum = offer(Some(B), "1 rum", "1 gold");
    let mut poor = scene(3);
    ok(&mut poor, A, &rum);
    assert_eq!(poor.open_offers(), [1], "three gold are kept");
    let mut rich = scene(5);
    ok(&mut rich, A, &rum);
    ok(&mut rich, A, &rum);
    assert_eq!((gold(&rich), rich.hand_of(B).as_str()), (vec![9, 3, 7], "2 rum"));
    let mut leader = scene(5).residents(A, 3).donated(A);
    ok(&mut leader, A, &rum);
    assert_eq!(leader.open_offers(), [1]);
    let mut generous = leader.orders(B, |orders| orders.trade_with_leader = true);
    ok(&mut generous, A, &rum);
    assert_eq!(generous.open_offers(), [1], "the order accepted the second offer");
}

#[test]
fn others_answer_while_the_active_player_places_a_tile() {
    let mut scene = market();
    ok(&mut scene, A, &offer(None, "1 wood", "1 brick"));
    ok(&mut scene, B, &offer(Some(A), "1 rum", "1 wood"));
    ok(&mut scene, A, &Action::BuyTile { stack: Stack::One, search: false });
    refused(&mut scene, A, &accept(2), "pending");
    refused(&mut scene, A, &offer(None, "1 tool", "1 rum"), "pending");
    ok(&mut scene, C, &accept(1));
    assert_eq!(phase(&scene), Phase::PlaceTile);
}
