//! AI players: their seats, their turns, and databases created before they existed.
#![allow(clippy::unwrap_used, reason = "tests may panic")]

mod common;

use archipel_store::*;
use common::*;

fn ai_turn(dedup_key: &str, due_at: Millis) -> NewAlarm {
    NewAlarm { body: AlarmBody::AiTurn {}, user: None, dedup_key: dedup_key.to_owned(), due_at }
}

#[tokio::test]
async fn ai_players_get_unused_names_and_can_be_removed() {
    let home = Home::new().await;
    let store = &home.store;
    let number = store.create_lobby(&new_game(5), &at(1)).await.unwrap().number;
    let names = ["Ada", "Tjerk", "Odalys", "Corvin", "Lorenz"];
    let added = press(2, 70, "added");
    store.add_ai_player(number, "hard", &names, &added).await.unwrap();
    let twice = store.add_ai_player(number, "hard", &names, &added).await;
    assert!(matches!(twice, Err(StoreError::Repeated { .. })), "one press adds one AI player");
    store.add_ai_player(number, "easy", &names, &at(3)).await.unwrap();
    let game = store.add_ai_player(number, "easy", &names, &at(4)).await.unwrap();
    let seated: Vec<_> = game.seats.iter().map(|seat| (seat.name.as_str(), seat.level())).collect();
    let expected =
        [("Ada", None), ("Tjerk", Some("hard")), ("Odalys", Some("easy")), ("Corvin", Some("easy"))];
    assert_eq!(seated, expected, "Ada's name is taken");
    assert_eq!(game.users().collect::<Vec<_>>(), [ADA]);
    assert!(matches!(
        store.add_ai_player(number, "easy", &names, &at(5)).await,
        Err(StoreError::Full { .. })
    ));
    assert!(matches!(store.join(number, BEN, "Ben", &at(5)).await, Err(StoreError::Full { .. })));
    // Users cannot be removed as AI players.
    let person = store.remove_ai_player(number, "Ada", &at(6)).await;
    assert!(matches!(person, Err(StoreError::NoAiPlayer { .. })));
    store.remove_ai_player(number, "tjerk", &at(6)).await.unwrap();
    let game = store.join(number, BEN, "Ben", &at(7)).await.unwrap();
    let mut order = game.occupancies();
    order.reverse();
    let start = Start {
        number,
        order: &order,
        seed: archipel_rules::Seed::from_number(7),
        rules: "1",
        options: &game.options,
        state: b"{}",
        posts: &[],
        alarms: &[ai_turn("1", 20)],
        clocks: &[],
    };
    let game = store.start(&start, &at(8)).await.unwrap();
    assert_eq!(game.occupancies(), order, "levels and names move with the occupants");
    let times = store.seat_times(number).await.unwrap();
    let ai_seats: Vec<bool> = times.iter().map(SeatTime::is_played_by_ai).collect();
    assert_eq!(ai_seats, [false, true, true, false]);
    assert_eq!(store.games_of_user(BEN).await.unwrap().len(), 1);
}

#[tokio::test]
async fn an_unknown_level_is_rejected() {
    let home = Home::new().await;
    let number = home.store.create_lobby(&new_game(5), &at(1)).await.unwrap().number;
    assert!(home.store.add_ai_player(number, "godlike", &["Tjerk"], &at(2)).await.is_err());
    assert_eq!(home.store.game(number).await.unwrap().seats.len(), 1);
}

/// A game with an AI turn that a worker has claimed.
async fn with_claimed_turn(home: &Home) -> (StoredGame, Alarm) {
    let store = &home.store;
    let game = running(store, 5).await;
    let alarms = [ai_turn("2", 10), alarm("1", 10)];
    store.commit(&Commit { alarms: &alarms, ..bare(game.number, &[entry(1)], b"{}") }, &at(1)).await.unwrap();
    assert_eq!(store.next_ai_turn().await.unwrap(), Some(10));
    assert_eq!(store.claim_ai_turns("ai", 9, 9, 100).await.unwrap(), []);
    let others = store.claim_alarms("alarms", 10, 9, 100).await.unwrap();
    assert_eq!(others.len(), 1, "the alarm worker ignores AI turns");
    let mut claimed = store.claim_ai_turns("ai", 10, 9, 100).await.unwrap();
    assert_eq!(store.claim_ai_turns("other", 11, 9, 100).await.unwrap(), [], "already claimed");
    (game, claimed.remove(0))
}

#[tokio::test]
async fn an_ai_turn_is_completed_once_by_its_entry() {
    let home = Home::new().await;
    let (game, held) = with_claimed_turn(&home).await;
    let store = &home.store;
    let entries = [entry(2)];
    let next = [ai_turn("3", 12)];
    let answer = Commit {
        user: None,
        ai_turn: Some(&held),
        ai_reason: Some("imagined 63"),
        announced_through: Some(2),
        alarms: &next,
        ..bare(game.number, &entries, b"{}")
    };
    assert!(store.ai_turn_is_pending(&held).await.unwrap());
    store.commit(&answer, &at(12)).await.unwrap();
    assert!(!store.ai_turn_is_pending(&held).await.unwrap(), "completed");
    assert_eq!(store.game(game.number).await.unwrap().announced_through, Some(2));
    assert_eq!(store.ai_reasons(game.number, 1, 9).await.unwrap(), [(2, "imagined 63".to_owned())]);
    let entries = [entry(3)];
    let again = Commit { ai_turn: Some(&held), ..bare(game.number, &entries, b"{}") };
    assert!(matches!(store.commit(&again, &at(13)).await, Err(StoreError::AiTurnCancelled { .. })));
    assert_eq!(store.last_entry(game.number).await.unwrap(), 2, "nothing was written");
    assert!(!store.delete_ai_turn(&held).await.unwrap());
    assert_eq!(store.next_ai_turn().await.unwrap(), Some(12));
}

#[tokio::test]
async fn an_ai_turn_can_be_cancelled() {
    let home = Home::new().await;
    let (game, held) = with_claimed_turn(&home).await;
    let store = &home.store;
    let cancel = [CancelAlarms { kind: Some(AlarmKind::AiTurn), user: None }];
    let change = TimeChange { cancel_alarms: &cancel, ..TimeChange::of(game.number) };
    store.change_time(&[change], &at(11)).await.unwrap();
    let entries = [entry(2)];
    let late = Commit { ai_turn: Some(&held), ..bare(game.number, &entries, b"{}") };
    assert!(matches!(store.commit(&late, &at(12)).await, Err(StoreError::AiTurnCancelled { .. })));
    assert_eq!(store.alarms_of(game.number).await.unwrap().len(), 1, "the reminder stays");
}

#[tokio::test]
async fn the_ai_turn_of_a_crashed_process_is_released() {
    let home = Home::new().await;
    let (game, held) = with_claimed_turn(&home).await;
    let (_lock, dead) = home.store.register_worker("next").await.unwrap();
    assert_eq!(dead, 2, "the two workers of the crashed process");
    let again = home.store.claim_ai_turns("next", 11, 9, 100).await.unwrap().remove(0);
    assert_eq!(again.id, held.id);
    assert!(
        !home.store.ai_turn_is_pending(&held).await.unwrap()
            && home.store.ai_turn_is_pending(&again).await.unwrap()
    );
    let entries = [entry(2)];
    let late = Commit { ai_turn: Some(&held), ..bare(game.number, &entries, b"{}") };
    assert!(matches!(home.store.commit(&late, &at(12)).await, Err(StoreError::AiTurnCancelled { .. })));
    let answer = Commit { ai_turn: Some(&again), ..bare(game.number, &entries, b"{}") };
    home.store.commit(&answer, &at(12)).await.unwrap();
}

#[tokio::test]
async fn a_database_from_before_ai_players_keeps_its_seats_and_caretakers() {
    let folder = tempfile::tempdir().unwrap();
    let older = tempfile::tempdir().unwrap();
    for name in ["0001_first.sql", "0002_time.sql"] {
        let file = std::path::Path::new("../../migrations/sqlite").join(name);
        std::fs::copy(file, older.path().join(name)).unwrap();
    }
    let options = sqlx::sqlite::SqliteConnectOptions::new()
        .filename(folder.path().join("archipel.db"))
        .create_if_missing(true);
    let pool = sqlx::SqlitePool::connect_with(options).await.unwrap();
    sqlx::migrate::Migrator::new(older.path()).await.unwrap().run(&pool).await.unwrap();
    for statement in [
        "INSERT INTO games (guild_id, channel_id, game, status, title, host_id, language, pace, options, seed, rules,
            created_at, started_at) VALUES (1, 5, 'anno1503', 'running', '', 11, 'en', 'daily', '{}',
            '0000000000000000000000000000000000000000000000000000000000000007', '1', 1, 2)",
        "INSERT INTO seats (game, seat, user_id, name, bank, due_since, caretaker_since)
            VALUES (1, 0, 11, 'Ada', 500, NULL, NULL), (1, 1, 12, 'Ben', 700, 3, 4)",
        "INSERT INTO alarms (game, kind, user_id, about, due_at, payload) VALUES (1, 'caretaker', 12, '4', 9, '{}')",
    ] {
        sqlx::query(statement).execute(&pool).await.unwrap();
    }
    pool.close().await;
    let store = Store::open(&url(&folder)).await.unwrap();
    let times = store.seat_times(GameNumber::new(1)).await.unwrap();
    let kept: Vec<_> = times.iter().map(|time| (time.user, time.bank, time.due_since)).collect();
    assert_eq!(kept, [(Some(ADA), Some(500), None), (Some(BEN), Some(700), Some(3))]);
    assert!(times[1].is_played_by_ai() && !times[0].is_played_by_ai());
    let turns = store.claim_ai_turns("ai", 10, 9, 100).await.unwrap();
    assert_eq!(turns.len(), 1, "the caretaker still acts");
    assert_eq!(turns[0].user, None);
}
