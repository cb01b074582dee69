//! Lobbies: one open game per channel, seats in order of joining, starting the game.
#![allow(
    clippy::unwrap_used,
    clippy::wildcard_imports,
    reason = "test helpers may panic and import everything"
)]

mod common;

use archipel_rules::{Seat, Seed};
use archipel_store::*;
use common::*;
use serde_json::json;

#[tokio::test]
async fn one_open_game_per_channel() {
    let home = Home::new().await;
    let store = &home.store;
    let first = store.create_lobby(&new_game(5), &at(1)).await.unwrap();
    let refused = store.create_lobby(&new_game(5), &at(2)).await;
    assert!(matches!(refused, Err(StoreError::ChannelBusy { number }) if number == first.number));
    store.create_lobby(&new_game(6), &at(2)).await.unwrap();
    store.abandon(first.number, None, &[post(5, "given up")], &at(3)).await.unwrap();
    assert_eq!(store.game_in_channel(ChannelId::new(5)).await.unwrap(), None);
    assert_eq!(
        store.last_game_in_channel(ChannelId::new(5)).await.unwrap().unwrap().status,
        Status::Abandoned
    );
    let second = store.create_lobby(&new_game(5), &at(4)).await.unwrap();
    assert!(second.number > first.number);
    // The unique index enforces this even without the check in the code.
    let raw = home.raw().await;
    let reopened = sqlx::query("UPDATE games SET status = 'lobby', ended_at = NULL WHERE channel_id = 5");
    assert!(reopened.execute(&raw).await.unwrap_err().as_database_error().unwrap().is_unique_violation());
}

#[tokio::test(flavor = "multi_thread")]
async fn concurrent_attempts_open_one_lobby_per_channel() {
    let home = Home::new().await;
    let stores = [home.store.clone(), home.second().await];
    let tasks: Vec<_> = (0..20)
        .map(|n| {
            let store = stores[n % 2].clone();
            tokio::spawn(async move { store.create_lobby(&new_game(5), &at(1)).await })
        })
        .collect();
    let mut opened = 0;
    for task in tasks {
        match task.await.unwrap() {
            Ok(_) => opened += 1,
            Err(error) => assert!(matches!(error, StoreError::ChannelBusy { .. }), "{error}"),
        }
    }
    assert_eq!(opened, 1);
}

#[tokio::test]
async fn seats_are_in_order_of_joining_and_move_up() {
    let home = Home::new().await;
    let store = &home.store;
    let number = store.create_lobby(&new_game(5), &at(1)).await.unwrap().number;
    for (user, name) in [(BEN, "Ben"), (CAT, "Cat"), (DAN, "Dan")] {
        store.join(number, user, name, &at(2)).await.unwrap();
    }
    let twice = store.join(number, BEN, "Ben", &at(3)).await;
    assert!(matches!(twice, Err(StoreError::AlreadySeated { user: BEN, .. })));
    assert!(matches!(store.join(number, EVE, "Eve", &at(3)).await, Err(StoreError::Full { .. })));
    let game = store.leave(number, BEN, &at(4)).await.unwrap();
    let names: Vec<_> = game.seats.iter().map(|seated| seated.name.as_str()).collect();
    assert_eq!(names, ["Ada", "Cat", "Dan"]);
    assert_eq!(game.seat_of(DAN), Some(Seat(2)));
    assert!(matches!(store.leave(number, BEN, &at(5)).await, Err(StoreError::NotSeated { user: BEN, .. })));
    assert_eq!(store.games_of_user(CAT).await.unwrap(), [game]);
    assert_eq!(store.games_of_user(BEN).await.unwrap(), []);
}

#[tokio::test]
async fn a_new_lobby_has_its_clock_its_card_and_always_a_host() {
    let home = Home::new().await;
    let store = &home.store;
    let card = NewPost::new(ChannelId::new(5), PostBody::Lobby {});
    let new = NewGame { clock: Some("24h+1h".to_owned()), posts: vec![card], ..new_game(5) };
    let opened = store.create_lobby(&new, &at(1)).await.unwrap();
    assert_eq!(opened.clock.as_deref(), Some("24h+1h"));
    let posts = store.claim_posts("outbox", 2, 5, 60_000).await.unwrap();
    assert_eq!(
        posts.iter().map(|post| (&post.body, post.game)).collect::<Vec<_>>(),
        [(&PostBody::Lobby {}, Some(opened.number))]
    );
    store.add_ai_player(opened.number, "easy", &["Odalys"], &at(2)).await.unwrap();
    store.join(opened.number, BEN, "Ben", &at(3)).await.unwrap();
    assert_eq!(store.leave(opened.number, ADA, &at(4)).await.unwrap().host, BEN, "not an AI player");
    assert_eq!(store.leave(opened.number, BEN, &at(5)).await.unwrap().host, BEN, "nobody else is there");
    assert_eq!(store.join(opened.number, CAT, "Cat", &at(6)).await.unwrap().host, CAT);
}

#[tokio::test]
async fn a_lobby_changes_until_it_starts() {
    let home = Home::new().await;
    let store = &home.store;
    let number = store.create_lobby(&new_game(5), &at(1)).await.unwrap().number;
    let change =
        LobbyChange { pace: Some("brisk".to_owned()), options: Some(json!({})), ..Default::default() };
    let game = store.change_lobby(number, &change, &at(2)).await.unwrap();
    assert_eq!((game.pace.as_str(), game.language.as_str(), &game.options), ("brisk", "en", &json!({})));
    store.set_lobby_message(number, MessageId::new(77)).await.unwrap();
    assert_eq!(store.game(number).await.unwrap().lobby_message, Some(MessageId::new(77)));
    store.join(number, BEN, "Ben", &at(3)).await.unwrap();
    let (ada, ben) = (Occupancy::user(ADA, "Ada"), Occupancy::user(BEN, "Ben"));
    let start = Start {
        number,
        order: &[ben, ada.clone()],
        seed: Seed::from_number(9),
        rules: "1",
        options: &json!({ "length": "long" }),
        state: b"{}",
        posts: &[post(5, "begin")],
        alarms: &[alarm("0", 10)],
        clocks: &[],
    };
    let others = Start { order: std::slice::from_ref(&ada), ..start.clone() };
    assert!(matches!(store.start(&others, &at(4)).await, Err(StoreError::SeatsChanged { .. })));
    let doubled = Start { order: &[ada.clone(), ada.clone()], ..start.clone() };
    assert!(matches!(
        store.start(&doubled, &at(4)).await,
        Err(StoreError::AlreadySeated { .. } | StoreError::SeatsChanged { .. })
    ));
    let game = store.start(&start, &at(4)).await.unwrap();
    assert_eq!((game.status, game.started_at, game.seat_of(BEN)), (Status::Running, Some(4), Some(Seat(0))));
    let again = store.start(&start, &at(5)).await;
    assert!(matches!(again, Err(StoreError::WrongStatus { status: Status::Running, .. })));
    let late = store.join(number, CAT, "Cat", &at(6)).await;
    assert!(matches!(late, Err(StoreError::WrongStatus { .. })));
    let record = store.load_record(number).await.unwrap();
    assert_eq!(record.seats, ["Ben", "Ada"]);
    assert_eq!((record.seed, record.options), (Seed::from_number(9), json!({ "length": "long" })));
    assert_eq!(
        store.snapshot(number).await.unwrap().unwrap(),
        Snapshot { n: 0, rules: "1".into(), state: b"{}".to_vec() }
    );
    assert_eq!(store.backlog().await.unwrap().waiting, 1);
    assert_eq!(store.next_alarm().await.unwrap(), Some(10));
}

#[tokio::test]
async fn a_press_delivered_twice_acts_once() {
    let home = Home::new().await;
    let store = &home.store;
    let opened = press(1, 900, "opened");
    let number = store.create_lobby(&new_game(5), &opened).await.unwrap().number;
    let repeated = store.create_lobby(&new_game(5), &opened).await;
    assert!(
        matches!(repeated, Err(StoreError::Repeated { game: Some(game), outcome }) if game == number && outcome == "opened")
    );
    let joined = press(2, 901, "joined");
    store.join(number, BEN, "Ben", &joined).await.unwrap();
    store.leave(number, BEN, &press(3, 902, "left")).await.unwrap();
    // The late second delivery of the first press does not seat Ben again.
    let repeated = store.join(number, BEN, "Ben", &joined).await;
    assert!(matches!(repeated, Err(StoreError::Repeated { outcome, .. }) if outcome == "joined"));
    assert_eq!(store.game(number).await.unwrap().seats.len(), 1);
    assert_eq!(
        store.outcome_of(InteractionId::new(902)).await.unwrap(),
        Some((Some(number), "left".to_owned()))
    );
    // A failed interaction is not saved, so the user can press the same button again.
    let refused = store.leave(number, BEN, &press(4, 903, "left")).await;
    assert!(matches!(refused, Err(StoreError::NotSeated { .. })));
    assert_eq!(store.outcome_of(InteractionId::new(903)).await.unwrap(), None);
}

#[tokio::test]
async fn a_lobby_has_no_record() {
    let home = Home::new().await;
    let number = home.store.create_lobby(&new_game(5), &at(1)).await.unwrap().number;
    let record = home.store.load_record(number).await;
    assert!(matches!(record, Err(StoreError::WrongStatus { status: Status::Lobby, .. })));
    assert_eq!(home.store.snapshot(number).await.unwrap(), None);
    let missing = home.store.game(GameNumber::new(99)).await;
    assert!(matches!(missing, Err(StoreError::NoGame(_))));
}

#[tokio::test]
async fn a_game_can_be_guided_until_its_player_wants_no_more_tips() {
    let home = Home::new().await;
    let number = home.store.create_lobby(&new_game(5), &at(1)).await.unwrap().number;
    assert_eq!(home.store.game(number).await.unwrap().guide, None);
    for guide in [Guide::Tips, Guide::Quiet] {
        home.store.set_guide(number, guide).await.unwrap();
        assert_eq!(home.store.game(number).await.unwrap().guide, Some(guide));
    }
    let missing = home.store.set_guide(GameNumber::new(99), Guide::Tips).await;
    assert!(matches!(missing, Err(StoreError::NoGame(_))));
}
