//! Records: entry numbers without gaps, one writer per number, one transaction per action.
#![allow(
    clippy::unwrap_used,
    clippy::wildcard_imports,
    reason = "test helpers may panic and import everything"
)]

mod common;

use archipel_rules::{Entry, EntryKind, Seat};
use archipel_store::*;
use common::*;

#[tokio::test]
async fn an_action_is_written_with_posts_and_alarms() {
    let home = Home::new().await;
    let store = &home.store;
    let game = running(store, 5).await;
    let done = act(store, &game, 1, &press(10, 900, "built")).await.unwrap();
    assert_eq!(done, Committed { last: 1, status: Status::Running });
    let undo = [
        Entry { n: 2, seat: Seat(0), mark: EntryKind::Undo(1) },
        Entry { n: 3, seat: Seat(0), mark: EntryKind::Redo(1) },
    ];
    store.commit(&bare(game.number, &undo, b"[]"), &press(11, 901, "undone")).await.unwrap();
    let record = store.load_record(game.number).await.unwrap();
    assert_eq!(record.entries, [entry(1), undo[0].clone(), undo[1].clone()]);
    let logged = store.entries_since(game.number, 1).await.unwrap();
    assert_eq!(logged.len(), 2);
    assert_eq!(logged[1], EntryRow { entry: undo[1].clone(), user: Some(ADA), at: 11 });
    let snapshot = store.snapshot(game.number).await.unwrap().unwrap();
    assert_eq!((snapshot.n, snapshot.state.as_slice()), (3, b"[]".as_slice()));
    assert_eq!(store.last_entry(game.number).await.unwrap(), 3);
    assert_eq!(store.backlog().await.unwrap(), Backlog { waiting: 1, parked: 0, oldest: Some(10) });
}

#[tokio::test]
async fn a_wrong_number_changes_nothing() {
    let home = Home::new().await;
    let store = &home.store;
    let game = running(store, 5).await;
    act(store, &game, 1, &at(10)).await.unwrap();
    for n in [1, 3] {
        let refused = act(store, &game, n, &press(11, 900, "built")).await;
        assert!(matches!(refused, Err(StoreError::Conflict { expected, found: 1, .. }) if expected == n));
    }
    let gap = [entry(2), entry(4)];
    let refused = store.commit(&bare(game.number, &gap, b"{}"), &at(11)).await;
    assert!(matches!(refused, Err(StoreError::Conflict { expected: 4, .. })));
    let refused = store.commit(&bare(game.number, &[], b"{}"), &at(11)).await;
    assert!(matches!(refused, Err(StoreError::NoEntries)));
    assert_eq!(store.last_entry(game.number).await.unwrap(), 1);
    assert_eq!(store.snapshot(game.number).await.unwrap().unwrap().n, 1);
    assert_eq!(store.outcome_of(InteractionId::new(900)).await.unwrap(), None);
}

#[tokio::test]
async fn a_press_delivered_twice_acts_once() {
    let home = Home::new().await;
    let store = &home.store;
    let game = running(store, 5).await;
    let context = press(10, 900, "built");
    act(store, &game, 1, &context).await.unwrap();
    // Not even if the second delivery is mistaken for the next action.
    for n in [1, 2] {
        let repeated = act(store, &game, n, &context).await;
        assert!(matches!(repeated, Err(StoreError::Repeated { outcome, .. }) if outcome == "built"));
    }
    // Not even after the table of interactions is pruned, because the entry contains the id as well.
    assert_eq!(store.prune(100).await.unwrap().interactions, 1);
    let repeated = act(store, &game, 2, &context).await;
    assert!(matches!(repeated, Err(StoreError::Repeated { .. })), "{repeated:?}");
    assert_eq!(store.last_entry(game.number).await.unwrap(), 1);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn each_entry_number_is_written_by_exactly_one_writer() {
    const LAST: u32 = 60;
    let home = Home::new().await;
    let game = running(&home.store, 5).await;
    let stores = [home.store.clone(), home.second().await];
    let tasks: Vec<_> = (0..8_u64)
        .zip(stores.iter().cycle())
        .map(|(writer, store)| {
            let (store, game) = (store.clone(), game.clone());
            tokio::spawn(async move {
                let mut won = Vec::new();
                loop {
                    let n = store.last_entry(game.number).await.unwrap() + 1;
                    if n > LAST {
                        return won;
                    }
                    let context = press(10, 1_000 * (writer + 1) + u64::from(n), "built");
                    match act(&store, &game, n, &context).await {
                        Ok(done) => won.push(done.last),
                        Err(StoreError::Conflict { .. }) => {}
                        Err(error) => panic!("{error}"),
                    }
                }
            })
        })
        .collect();
    let mut won = Vec::new();
    for task in tasks {
        won.extend(task.await.unwrap());
    }
    won.sort_unstable();
    assert_eq!(won, (1..=LAST).collect::<Vec<_>>(), "each number has one winner");
    let record = home.store.load_record(game.number).await.unwrap();
    assert_eq!(record.entries, (1..=LAST).map(entry).collect::<Vec<_>>());
    assert_eq!(home.store.backlog().await.unwrap().waiting, i64::from(LAST));
    assert_eq!(home.store.alarms_of(game.number).await.unwrap().len(), LAST as usize);
}

#[tokio::test]
async fn the_end_frees_the_channel_and_cancels_the_alarms() {
    let home = Home::new().await;
    let store = &home.store;
    let game = running(store, 5).await;
    act(store, &game, 1, &at(10)).await.unwrap();
    let entries = [entry(2)];
    let posts = [post(5, "the end")];
    let end = Commit { finished: true, posts: &posts, ..bare(game.number, &entries, b"{}") };
    assert_eq!(store.commit(&end, &at(20)).await.unwrap().status, Status::Over);
    let game = store.game(game.number).await.unwrap();
    assert_eq!((game.status, game.ended_at), (Status::Over, Some(20)));
    assert_eq!(store.alarms_of(game.number).await.unwrap(), []);
    assert_eq!(store.running_games().await.unwrap(), []);
    let late = act(store, &game, 3, &at(30)).await;
    assert!(matches!(late, Err(StoreError::WrongStatus { status: Status::Over, .. })));
    store.create_lobby(&new_game(5), &at(31)).await.unwrap();
    assert_eq!(store.load_record(game.number).await.unwrap().entries.len(), 2);
}

#[tokio::test]
async fn rules_are_migrated_only_at_the_last_entry() {
    let home = Home::new().await;
    let store = &home.store;
    let game = running(store, 5).await;
    store.set_replay_error(game.number, Some("entry 1 is refused")).await.unwrap();
    act(store, &game, 1, &at(10)).await.unwrap();
    assert!(!store.migrate_rules(game.number, 0, "2", b"old").await.unwrap());
    assert!(store.migrate_rules(game.number, 1, "2", b"new").await.unwrap());
    let snapshot = store.snapshot(game.number).await.unwrap().unwrap();
    assert_eq!(snapshot, Snapshot { n: 1, rules: "2".to_owned(), state: b"new".to_vec() });
    let game = store.game(game.number).await.unwrap();
    assert_eq!((game.rules.as_deref(), game.replay_error), (Some("2"), None));
}

#[tokio::test]
async fn snapshots_are_compressed() {
    let home = Home::new().await;
    let game = running(&home.store, 5).await;
    let state = serde_json::to_vec(&(0..5_000).map(|n| n % 7).collect::<Vec<_>>()).unwrap();
    home.store.commit(&bare(game.number, &[entry(1)], &state), &at(10)).await.unwrap();
    assert_eq!(home.store.snapshot(game.number).await.unwrap().unwrap().state, state);
    let stored: i64 =
        sqlx::query_scalar("SELECT length(state) FROM snapshots").fetch_one(&home.raw().await).await.unwrap();
    assert!(usize::try_from(stored).unwrap() < state.len() / 10, "{stored} of {}", state.len());
}
