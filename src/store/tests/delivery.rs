//! Outbox and alarms: in order, by one worker at a time, never twice. Also votes that must be unanimous, and users.
#![allow(
    clippy::unwrap_used,
    clippy::wildcard_imports,
    reason = "test helpers may panic and import everything"
)]

mod common;

use std::collections::HashMap;
use std::sync::{Arc, Mutex};

use archipel_store::*;
use common::*;
use serde_json::json;

fn texts(posts: &[Post]) -> Vec<&str> {
    posts.iter().map(text).collect()
}

#[tokio::test]
async fn a_channel_gets_its_posts_in_order() {
    let home = Home::new().await;
    let store = &home.store;
    store.post(None, &[post(5, "a"), post(6, "x"), post(5, "b"), post(5, "c")], &at(1)).await.unwrap();
    let first = store.claim_posts("one", 10, 9, 100).await.unwrap();
    assert_eq!(texts(&first), ["a", "x"]);
    assert_eq!(store.claim_posts("two", 10, 9, 100).await.unwrap(), [], "b waits for a");
    // A failed post blocks its channel until the retry.
    assert!(store.retry_later(&first[0], 50, "500").await.unwrap());
    assert_eq!(store.claim_posts("two", 49, 9, 100).await.unwrap(), []);
    let again = store.claim_posts("two", 50, 9, 100).await.unwrap();
    assert_eq!((texts(&again), again[0].attempts), (vec!["a"], 2));
    store.mark_delivered(&again[0], Some(MessageId::new(1)), 51).await.unwrap();
    // A parked post does not block its channel.
    let next = store.claim_posts("two", 52, 9, 100).await.unwrap();
    assert_eq!(texts(&next), ["b"]);
    assert!(store.park(&next[0], "no permission", 53).await.unwrap());
    assert_eq!(texts(&store.claim_posts("one", 54, 9, 100).await.unwrap()), ["c"]);
    assert_eq!(store.backlog().await.unwrap(), Backlog { waiting: 2, parked: 1, oldest: Some(1) });
}

#[tokio::test]
async fn a_film_waits_for_earlier_posts_and_does_not_delay_later_ones() {
    let home = Home::new().await;
    let store = &home.store;
    let film = NewPost::new(ChannelId::new(5), PostBody::Film {});
    store.post(None, &[post(5, "score"), film, post(5, "rematch")], &at(1)).await.unwrap();
    let first = store.claim_posts("one", 10, 9, 100).await.unwrap();
    assert_eq!(texts(&first), ["score"]);
    store.mark_delivered(&first[0], Some(MessageId::new(1)), 11).await.unwrap();
    let both = store.claim_posts("one", 12, 9, 100).await.unwrap();
    assert_eq!(texts(&both), ["film", "rematch"]);
}

#[tokio::test]
async fn an_expired_lease_is_void() {
    let home = Home::new().await;
    let store = &home.store;
    store.post(None, &[post(5, "a")], &at(1)).await.unwrap();
    let slow = store.claim_posts("slow", 10, 1, 100).await.unwrap().remove(0);
    assert_eq!(store.claim_posts("quick", 109, 1, 100).await.unwrap(), []);
    let quick = store.claim_posts("quick", 110, 1, 100).await.unwrap().remove(0);
    assert_eq!(slow.nonce(), quick.nonce(), "Discord recognises the same post");
    assert!(!store.retry_later(&slow, 500, "too late").await.unwrap());
    assert!(!store.park(&slow, "too late", 111).await.unwrap());
    // If the slow worker did deliver the post, the delivery is recorded.
    store.mark_delivered(&slow, Some(MessageId::new(1)), 112).await.unwrap();
    assert!(!store.park(&quick, "duplicate", 113).await.unwrap());
    assert_eq!(store.backlog().await.unwrap(), Backlog::default());
}

#[tokio::test]
async fn a_nonce_fits_discord() {
    let far = Post {
        id: PostId::new(u64::from(u32::MAX)),
        game: None,
        channel: ChannelId::new(1),
        user: None,
        body: PostBody::Film {},
        created_at: 4_102_444_800_000, // the year 2100
        attempts: 1,
    };
    assert!(far.nonce().len() <= 25, "{}", far.nonce());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn two_processes_deliver_each_post_once_and_in_order() {
    let home = Home::new().await;
    let posts: Vec<_> = (0..120_u64).map(|n| post(n % 5, &n.to_string())).collect();
    home.store.post(None, &posts, &at(1)).await.unwrap();
    let stores = [home.store.clone(), home.second().await];
    let seen: Arc<Mutex<HashMap<ChannelId, Vec<u64>>>> = Arc::default();
    let tasks: Vec<_> = (0..6)
        .map(|worker| {
            let (store, seen) = (stores[worker % 2].clone(), seen.clone());
            tokio::spawn(async move {
                while store.backlog().await.unwrap().waiting > 0 {
                    for post in store.claim_posts(&worker.to_string(), 10, 3, 1_000).await.unwrap() {
                        let n = text(&post).parse().unwrap();
                        seen.lock().unwrap().entry(post.channel).or_default().push(n);
                        store.mark_delivered(&post, None, 11).await.unwrap();
                    }
                }
            })
        })
        .collect();
    for task in tasks {
        task.await.unwrap();
    }
    for (channel, seen) in seen.lock().unwrap().iter() {
        assert_eq!(*seen, (0..120).filter(|n| n % 5 == channel.get()).collect::<Vec<_>>());
    }
    assert_eq!(seen.lock().unwrap().len(), 5);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn two_processes_fire_each_alarm_once() {
    let home = Home::new().await;
    let game = running(&home.store, 5).await;
    let alarms: Vec<_> = (0..100).map(|n| alarm(&n.to_string(), n)).collect();
    let entries = [entry(1)];
    let set = Commit { alarms: &alarms, ..bare(game.number, &entries, b"{}") };
    home.store.commit(&set, &at(1)).await.unwrap();
    let stores = [home.store.clone(), home.second().await];
    let tasks: Vec<_> = (0..6)
        .map(|worker| {
            let store = stores[worker % 2].clone();
            tokio::spawn(async move {
                let mut fired = Vec::new();
                loop {
                    let claimed = store.claim_alarms(&worker.to_string(), 1_000, 4, 1_000).await.unwrap();
                    if claimed.is_empty() {
                        return fired;
                    }
                    for alarm in claimed {
                        let reminder = [post(5, &alarm.dedup_key)];
                        assert!(store.finish_alarm(&alarm, &reminder, &[], 1_001).await.unwrap());
                        fired.push(alarm.dedup_key.parse::<u64>().unwrap());
                    }
                }
            })
        })
        .collect();
    let mut fired = Vec::new();
    for task in tasks {
        fired.extend(task.await.unwrap());
    }
    fired.sort_unstable();
    assert_eq!(fired, (0..100).collect::<Vec<_>>());
    assert_eq!(home.store.backlog().await.unwrap().waiting, 100);
}

#[tokio::test]
async fn nobody_is_reminded_twice_of_the_same_occasion() {
    let home = Home::new().await;
    let store = &home.store;
    let game = running(store, 5).await;
    let table = NewAlarm { user: None, ..alarm("1", 20) };
    let alarms = [alarm("1", 20), alarm("1", 30), table.clone(), table];
    store.commit(&Commit { alarms: &alarms, ..bare(game.number, &[entry(1)], b"{}") }, &at(1)).await.unwrap();
    assert_eq!(store.claim_alarms("one", 19, 9, 100).await.unwrap(), []);
    assert_eq!(store.next_alarm().await.unwrap(), Some(20));
    let claimed = store.claim_alarms("one", 20, 9, 100).await.unwrap();
    assert_eq!(store.next_alarm().await.unwrap(), Some(120), "both are claimed until then");
    assert_eq!(claimed.iter().map(|alarm| alarm.user).collect::<Vec<_>>(), [Some(ADA), None]);
    assert!(store.finish_alarm(&claimed[0], &[], &[alarm("1", 40), alarm("2", 40)], 21).await.unwrap());
    assert!(!store.finish_alarm(&claimed[0], &[post(5, "again")], &[], 22).await.unwrap());
    assert!(store.postpone_alarm(&claimed[1], 60).await.unwrap());
    let coming: Vec<_> = store.alarms_of(game.number).await.unwrap();
    assert_eq!(
        coming.iter().map(|alarm| (alarm.dedup_key.as_str(), alarm.due_at)).collect::<Vec<_>>(),
        [("2", 40), ("1", 60)]
    );
    // Ada acted: her reminders are cancelled, even one that a worker has claimed.
    let held = store.claim_alarms("one", 40, 9, 100).await.unwrap().remove(0);
    let cancel = [CancelAlarms { kind: Some(AlarmKind::Reminder), user: Some(ADA) }];
    store
        .commit(&Commit { cancel_alarms: &cancel, ..bare(game.number, &[entry(2)], b"{}") }, &at(41))
        .await
        .unwrap();
    assert!(!store.finish_alarm(&held, &[post(5, "late")], &[], 42).await.unwrap());
    assert_eq!(store.alarms_of(game.number).await.unwrap().len(), 1, "the alarm of the whole table stays");
    let snooze = press(43, 900, "snoozed");
    store.change_alarms(game.number, &[CancelAlarms::default()], &[alarm("3", 70)], &snooze).await.unwrap();
    let twice = store.change_alarms(game.number, &[], &[alarm("4", 80)], &snooze).await;
    assert!(matches!(twice, Err(StoreError::Repeated { .. })));
    let coming = store.alarms_of(game.number).await.unwrap();
    assert_eq!(coming.iter().map(|alarm| alarm.dedup_key.as_str()).collect::<Vec<_>>(), ["3"]);
    assert_eq!(store.backlog().await.unwrap().waiting, 0);
}

#[tokio::test]
async fn posts_and_ai_turns_are_capped_after_a_backwards_clock_jump() {
    let home = Home::new().await;
    let store = &home.store;
    let game = running(store, 5).await;
    let ai_turn = NewAlarm { body: AlarmBody::AiTurn {}, user: None, ..alarm("1", 10_000) };
    store.change_alarms(game.number, &[], &[ai_turn, alarm("2", 10_000)], &at(9_000)).await.unwrap();
    act(store, &game, 1, &at(9_000)).await.unwrap();
    // A post that was not attempted yet is always due.
    let tried = store.claim_posts("one", 1_000, 9, 10).await.unwrap().remove(0);
    store.retry_later(&tried, 9_100, "busy").await.unwrap();
    // The clock jumps back by eight seconds: post and AI turn are due too late.
    assert!(store.claim_posts("one", 1_000, 9, 10).await.unwrap().is_empty());
    assert!(store.claim_ai_turns("one", 1_000, 9, 10).await.unwrap().is_empty());
    store.cap_post_times(1_000).await.unwrap();
    store.cap_ai_turn_times(1_000).await.unwrap();
    assert_eq!(store.claim_posts("one", 1_000, 9, 10).await.unwrap().len(), 1);
    assert_eq!(store.claim_ai_turns("one", 1_000, 9, 10).await.unwrap().len(), 1);
    assert!(store.claim_alarms("one", 1_000, 9, 10).await.unwrap().is_empty(), "reminders keep their time");
}

#[tokio::test]
async fn old_rows_are_pruned() {
    let home = Home::new().await;
    let store = &home.store;
    let game = running(store, 5).await;
    act(store, &game, 1, &press(10, 900, "")).await.unwrap();
    act(store, &game, 2, &press(5_000, 901, "")).await.unwrap();
    let delivered = store.claim_posts("one", 20, 1, 10).await.unwrap().remove(0);
    store.mark_delivered(&delivered, None, 20).await.unwrap();
    let fired = store.claim_alarms("one", 1_001, 1, 10).await.unwrap().remove(0);
    store.finish_alarm(&fired, &[], &[], 1_001).await.unwrap();
    let pruned = store.prune(2_000).await.unwrap();
    assert_eq!(pruned, Pruned { interactions: 1, posts: 1, alarms: 0 }, "alarms of open games are kept");
    store.abandon(game.number, None, &[], &at(6_000)).await.unwrap();
    assert_eq!(store.prune(7_000).await.unwrap(), Pruned { interactions: 1, posts: 0, alarms: 1 });
    assert_eq!(store.backlog().await.unwrap().waiting, 1);
    assert_eq!(store.last_entry(game.number).await.unwrap(), 2);
}

#[tokio::test]
async fn a_vote_can_be_opened_and_granted_only_once() {
    let home = Home::new().await;
    let store = &home.store;
    let game = running(store, 5).await;
    act(store, &game, 1, &at(10)).await.unwrap();
    let motion = Motion::Undo(UndoRange { from: 1, entry: 2 });
    let posts = [post(5, "may I?")];
    let ask = NewVote { game: game.number, motion, started_by: ADA, posts: &posts };
    let asked = store.open_vote(&ask, &press(11, 900, "asked")).await.unwrap();
    let twice = store.open_vote(&ask, &at(12)).await;
    assert!(matches!(twice, Err(StoreError::VoteIsOpen { open, .. }) if open == asked.id));
    store.cast_ballot(asked.id, BEN, Choice::Refuse, &at(13)).await.unwrap();
    let answered = store.cast_ballot(asked.id, BEN, Choice::Agree, &at(14)).await.unwrap();
    assert_eq!(answered.ballots.into_iter().collect::<Vec<_>>(), [(BEN, Choice::Agree)]);
    let open = store.open_vote_of(game.number, VoteKind::Undo).await.unwrap().unwrap();
    assert_eq!(open.ballots[&BEN], Choice::Agree);
    let entries = [entry(2)];
    let granted = Commit { vote: Some(asked.id), ..bare(game.number, &entries, b"{}") };
    store.commit(&granted, &at(15)).await.unwrap();
    assert_eq!(store.vote(asked.id).await.unwrap().status, VoteStatus::Granted);
    let entries = [entry(3)];
    let again = Commit { vote: Some(asked.id), ..bare(game.number, &entries, b"{}") };
    assert!(matches!(store.commit(&again, &at(16)).await, Err(StoreError::NoVote(_))));
    assert_eq!(store.last_entry(game.number).await.unwrap(), 2, "nothing was written");
    let late = store.cast_ballot(asked.id, BEN, Choice::Agree, &at(17)).await;
    assert!(matches!(late, Err(StoreError::NoVote(_))));
    // A later vote may be refused, and the end of the game withdraws open votes.
    let second = store.open_vote(&ask, &at(18)).await.unwrap();
    store.close_vote(second.id, VoteStatus::Refused, &[], &at(19)).await.unwrap();
    let third = store.open_vote(&ask, &at(20)).await.unwrap();
    store.abandon(game.number, None, &[], &at(21)).await.unwrap();
    assert_eq!(store.vote(third.id).await.unwrap().status, VoteStatus::Withdrawn);
}

#[tokio::test]
async fn a_user_is_saved() {
    let home = Home::new().await;
    let store = &home.store;
    assert_eq!(store.user(ADA).await.unwrap(), None);
    assert!(!store.set_settings(ADA, &json!({})).await.unwrap());
    store.save_locale(ADA, "en-GB", 1).await.unwrap();
    assert!(store.set_settings(ADA, &json!({ "zone": "Europe/Berlin" })).await.unwrap());
    store.save_locale(ADA, "de", 2).await.unwrap();
    let ada = store.user(ADA).await.unwrap().unwrap();
    assert_eq!((ada.locale.as_str(), ada.seen_at, &ada.settings["zone"]), ("de", 2, &json!("Europe/Berlin")));
}
