//! Several processes on one database: exactly one of them handles each alarm and post, and claims of crashed processes
//! are released.
#![allow(
    clippy::unwrap_used,
    clippy::wildcard_imports,
    reason = "test helpers may panic and import everything"
)]

mod common;

use std::collections::BTreeMap;
use std::io::{BufRead, BufReader, Write};
use std::process::{Child, Command, Stdio};

use archipel_store::*;
use common::*;

const URL: &str = "ARCHIPEL_CONTENTION_TEST_URL";
const READY: &str = "ready";
const PROCESSES: usize = 3;
const USERS: u64 = 120;
const GAMES: u64 = 3;
/// Reminders due within this time are claimed together.
const WITHIN: Millis = 300;

fn reminder(user: u64, due_at: Millis) -> NewAlarm {
    NewAlarm { user: Some(UserId::new(1000 + user)), ..alarm("1", due_at) }
}

/// One of the processes, started by the test below. It fires alarms and delivers posts until none are left, and prints
/// each delivery.
#[tokio::test]
#[ignore = "a worker of the contention test, which starts it"]
async fn worker() {
    let Ok(url) = std::env::var(URL) else { return };
    let store = Store::open(&url).await.unwrap();
    let name = std::process::id().to_string();
    let (_lock, _) = store.register_worker(&name).await.unwrap();
    // Wait until all processes are ready.
    println!("\n{READY}");
    std::io::stdin().read_line(&mut String::new()).unwrap();
    let mut idle = 0;
    while idle < 20 {
        let alarms =
            store.claim_alarms_together(&name, 10_000, 7, 60_000, AlarmKind::Reminder, WITHIN).await.unwrap();
        let posts = store.claim_posts(&name, 20_000, 5, 60_000).await.unwrap();
        idle = if alarms.is_empty() && posts.is_empty() { idle + 1 } else { 0 };
        let mut by_user: BTreeMap<UserId, Vec<Alarm>> = BTreeMap::new();
        for alarm in alarms {
            by_user.entry(alarm.user.unwrap()).or_default().push(alarm);
        }
        let fired: Vec<FiredAlarms> = by_user
            .into_iter()
            .map(|(user, alarms)| {
                let games: Vec<GameNumber> = alarms.iter().map(|alarm| alarm.game).collect();
                let body = PostBody::Reminder(ReminderPost { user, games: games.clone() });
                FiredAlarms {
                    posts: vec![(games[0], NewPost::direct(user, body))],
                    alarms: alarms.into_iter().map(|alarm| (alarm, Vec::new())).collect(),
                    ..FiredAlarms::default()
                }
            })
            .collect();
        store.finish_alarms(&fired, 10_001).await.unwrap();
        let delivered: Vec<(&Post, Option<MessageId>)> = posts.iter().map(|post| (post, None)).collect();
        for post in &posts {
            let PostBody::Reminder(reminder) = &post.body else { panic!("{post:?}") };
            println!("\ndelivered {} {}", post.user.unwrap(), reminder.games.len());
        }
        store.mark_all_delivered(&delivered, 20_001).await.unwrap();
        // A real worker waits for Discord here, which lets the other processes claim some.
        tokio::time::sleep(std::time::Duration::from_millis(5)).await;
    }
}

fn start(url: &str) -> Child {
    Command::new(std::env::current_exe().unwrap())
        .args(["--ignored", "--exact", "worker", "--nocapture"])
        .env(URL, url)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .unwrap()
}

#[tokio::test]
async fn processes_remind_each_user_once_of_all_games_together() {
    let home = Home::new().await;
    for game in 0..GAMES {
        let game_row = running(&home.store, 5 + game).await;
        let due = i64::try_from(game * 100).unwrap();
        let alarms: Vec<NewAlarm> = (0..USERS).map(|user| reminder(user, 9_900 + due)).collect();
        home.store.change_alarms(game_row.number, &[], &alarms, &at(1)).await.unwrap();
    }
    let url = home.url();
    let mut workers: Vec<Child> = (0..PROCESSES).map(|_| start(&url)).collect();
    let mut outputs: Vec<_> = workers
        .iter_mut()
        .map(|worker| BufReader::new(worker.stdout.take().unwrap()).lines().map_while(Result::ok))
        .collect();
    for lines in &mut outputs {
        assert!(lines.any(|line| line == READY), "the worker is ready");
    }
    for worker in &mut workers {
        worker.stdin.take().unwrap().write_all(b"go\n").unwrap();
    }
    let mut reminded: BTreeMap<u64, Vec<u64>> = BTreeMap::new();
    let mut busy = 0;
    for (mut worker, lines) in workers.into_iter().zip(outputs) {
        let mut deliveries = 0;
        for line in lines {
            if let Some((user, games)) = line.strip_prefix("delivered ").and_then(|rest| rest.split_once(' '))
            {
                reminded.entry(user.parse().unwrap()).or_default().push(games.parse().unwrap());
                deliveries += 1;
            }
        }
        busy += usize::from(deliveries > 0);
        assert!(worker.wait().unwrap().success());
    }
    assert_eq!(reminded.len() as u64, USERS, "every user is reminded");
    for (user, messages) in reminded {
        assert_eq!(messages, [GAMES], "{user} is reminded once, of all games");
    }
    assert!(busy > 1, "more than one process worked");
    assert_eq!(home.store.backlog().await.unwrap().waiting, 0);
}

#[tokio::test]
async fn claims_of_crashed_processes_are_released() {
    let home = Home::new().await;
    let store = &home.store;
    store.post(None, &[post(5, "a"), post(6, "b"), post(7, "c")], &at(1)).await.unwrap();
    let (_living, _) = store.register_worker("living").await.unwrap();
    let held = store.claim_posts("living", 10, 1, 60_000).await.unwrap();
    let (lock, _) = store.register_worker("dying").await.unwrap();
    let lost = store.claim_posts("dying", 10, 1, 60_000).await.unwrap();
    // The operating system releases the lock when a process ends.
    drop(lock);
    let (_next, dead) = store.register_worker("next").await.unwrap();
    assert_eq!(dead, 1);
    let claimed = store.claim_posts("next", 10, 9, 60_000).await.unwrap();
    let ids: Vec<PostId> = claimed.iter().map(|post| post.id).collect();
    assert!(ids.contains(&lost[0].id) && !ids.contains(&held[0].id), "{ids:?}");
    assert_eq!(ids.len(), 2);
}

#[tokio::test]
async fn leases_from_before_a_backwards_clock_jump_are_ignored() {
    let home = Home::new().await;
    let store = &home.store;
    let game = running(store, 5).await;
    store.post(None, &[post(5, "a")], &at(1)).await.unwrap();
    store.change_alarms(game.number, &[], &[alarm("1", 10)], &at(1)).await.unwrap();
    let year = 365 * 24 * 3_600_000;
    let post = store.claim_posts("one", year, 1, 60_000).await.unwrap().remove(0);
    store.claim_alarms("one", year, 1, 60_000).await.unwrap().remove(0);
    // The clock jumps back to the present.
    assert_eq!(store.claim_posts("two", 100, 1, 60_000).await.unwrap().len(), 1);
    assert_eq!(store.claim_alarms("two", 100, 1, 60_000).await.unwrap().len(), 1);
    assert!(!store.retry_later(&post, year + 5, "too late").await.unwrap());
}

#[tokio::test]
async fn posts_for_a_closed_channel_wait_in_order_until_it_opens() {
    let home = Home::new().await;
    let store = &home.store;
    let game = running(store, 5).await;
    store.post(Some(game.number), &[post(5, "a"), post(5, "b")], &at(1)).await.unwrap();
    let first = store.claim_posts("one", 10, 9, 100).await.unwrap().remove(0);
    let note = NewPost::direct(ADA, PostBody::Unreachable {});
    assert!(store.hold(&first, 3_600_000, "403", Some(&note), 11).await.unwrap());
    assert_eq!(store.game(game.number).await.unwrap().channel_error.as_deref(), Some("403"));
    assert_eq!(store.unreachable_games().await.unwrap(), 1);
    // The notice is delivered; the posts for the channel wait.
    let noted = store.claim_posts("one", 20, 9, 100).await.unwrap();
    assert_eq!(noted.iter().map(|post| post.user).collect::<Vec<_>>(), [Some(ADA)]);
    store.mark_delivered(&noted[0], None, 21).await.unwrap();
    assert_eq!(store.wake(None, Some(GuildId::new(99)), 30).await.unwrap(), 0, "another server");
    assert_eq!(store.wake(None, Some(GuildId::new(1)), 30).await.unwrap(), 1);
    let again = store.claim_posts("one", 31, 9, 100).await.unwrap();
    assert_eq!(again[0].id, first.id, "in order");
    // The host is notified only once.
    assert!(store.hold(&again[0], 3_600_000, "403", Some(&note), 32).await.unwrap());
    assert_eq!(store.claim_posts("one", 33, 9, 100).await.unwrap(), []);
    store.wake(Some(ChannelId::new(5)), None, 34).await.unwrap();
    let last = store.claim_posts("one", 35, 9, 100).await.unwrap();
    store.mark_delivered(&last[0], Some(MessageId::new(1)), 36).await.unwrap();
    assert_eq!(store.game(game.number).await.unwrap().channel_error, None, "it is open again");
    assert_eq!(store.claim_posts("one", 37, 9, 100).await.unwrap().len(), 1, "the next post follows");
}
