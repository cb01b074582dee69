//! A process that is killed while writing loses nothing that it acknowledged and leaves no partial action.
#![allow(
    clippy::unwrap_used,
    clippy::wildcard_imports,
    reason = "test helpers may panic and import everything"
)]

mod common;

use std::io::{BufRead, BufReader, Write};
use std::process::{Command, Stdio};
use std::sync::mpsc;
use std::time::Duration;

use archipel_store::*;
use common::*;

/// How often the victim is killed.
const KILLS: u32 = 15;
const URL: &str = "ARCHIPEL_CRASH_TEST_URL";

/// The process that is killed, started by the test below. It prints each entry number that it has committed.
#[tokio::test]
#[ignore = "the victim of the crash test, which starts it"]
async fn victim() {
    let Ok(url) = std::env::var(URL) else { return };
    let store = Store::open(&url).await.unwrap();
    let game = store.running_games().await.unwrap().remove(0);
    let mut n = store.last_entry(game.number).await.unwrap();
    loop {
        n += 1;
        act(&store, &game, n, &press(10, 1_000 + u64::from(n), "built")).await.unwrap();
        println!("\ncommitted {n}");
        std::io::stdout().flush().unwrap();
    }
}

/// When the victim is killed.
#[derive(Clone, Copy)]
enum Moment {
    AfterStart(Duration),
    AfterFirstCommit(Duration),
}

/// Lets the victim write, kills it, and returns the last entry number that it acknowledged.
fn run_and_kill_victim(url: &str, moment: Moment) -> u32 {
    let mut victim = Command::new(std::env::current_exe().unwrap())
        .args(["--ignored", "--exact", "victim", "--nocapture"])
        .env(URL, url)
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    let (sender, receiver) = mpsc::channel();
    let lines = BufReader::new(victim.stdout.take().unwrap()).lines();
    let reader = std::thread::spawn(move || {
        let numbers =
            lines.map_while(Result::ok).filter_map(|line| line.strip_prefix("committed ")?.parse().ok());
        numbers.for_each(|n: u32| sender.send(n).unwrap());
    });
    let first = match moment {
        Moment::AfterStart(after) => {
            std::thread::sleep(after);
            None
        }
        Moment::AfterFirstCommit(after) => {
            let first = receiver.recv_timeout(Duration::from_secs(60)).unwrap();
            std::thread::sleep(after);
            Some(first)
        }
    };
    victim.kill().unwrap(); // SIGKILL
    victim.wait().unwrap();
    reader.join().unwrap();
    receiver.try_iter().chain(first).max().unwrap_or(0)
}

#[tokio::test]
async fn acknowledged_commits_survive_a_kill() {
    let home = Home::new().await;
    let game = running(&home.store, 5).await;
    home.store.close().await;
    let mut acknowledged = 0;
    for kill in 0..KILLS {
        // Spread the kills over the start, the first commits and later ones.
        let spread = Duration::from_micros(u64::from(kill) * 7_919_321 % 90_000);
        let moment =
            if kill % 3 == 0 { Moment::AfterStart(spread) } else { Moment::AfterFirstCommit(spread) };
        let url = home.url();
        let last = tokio::task::spawn_blocking(move || run_and_kill_victim(&url, moment)).await.unwrap();
        acknowledged = acknowledged.max(last);

        let store = home.second().await;
        let record = store.load_record(game.number).await.unwrap();
        let last = u32::try_from(record.entries.len()).unwrap();
        assert!(last >= acknowledged, "{acknowledged} acknowledged, {last} stored");
        assert_eq!(
            record.entries,
            (1..=last).map(entry).collect::<Vec<_>>(),
            "no entry is duplicated or missing"
        );
        // Entry, snapshot, posts, alarms and interaction agree.
        let snapshot = store.snapshot(game.number).await.unwrap().unwrap();
        assert_eq!((snapshot.n, snapshot.state), (last, format!("{{\"n\":{last}}}").into_bytes()));
        assert_eq!(store.backlog().await.unwrap().waiting, i64::from(last));
        assert_eq!(store.alarms_of(game.number).await.unwrap().len(), last as usize);
        for n in [last, last + 1] {
            let known = store.outcome_of(InteractionId::new(1_000 + u64::from(n))).await.unwrap();
            assert_eq!(known.is_some(), n == last && n > 0, "press of entry {n}");
        }
        let health = store.check().await.unwrap();
        assert!(health.is_good(), "{health:?}");
        store.close().await;
    }
    assert!(acknowledged >= KILLS / 2, "too few commits for a meaningful test: {acknowledged}");
}
