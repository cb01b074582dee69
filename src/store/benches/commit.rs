//! The duration of a commit: `cargo bench -p archipel-store`.
#![allow(clippy::unwrap_used, reason = "a failing benchmark should panic")]

use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Instant;

use archipel_rules::{Entry, EntryKind, GameId, Seat, Seed};
use archipel_store::{
    AlarmBody, ChangeContext, ChannelId, Commit, GameNumber, GuildId, InteractionId, Mentions, NewAlarm,
    NewGame, NewPost, Occupancy, PlayedFor, PostBody, Start, Store, TableSettings, TurnPost, UserId,
};
use serde_json::{Value, json};
use tempfile::TempDir;
use tokio::runtime::Runtime;

fn main() {
    percentiles();
    divan::main();
}

/// A running game in its own database, with a state of typical size (about 14 kB of JSON).
struct Bench {
    runtime: Runtime,
    store: Store,
    number: GameNumber,
    state: Vec<u8>,
    next: AtomicU32,
    _folder: TempDir,
}

const ADA: UserId = UserId::new(11);

impl Bench {
    fn new() -> Bench {
        let folder = tempfile::tempdir().unwrap();
        let runtime = Runtime::new().unwrap();
        let url = format!("sqlite:{}", folder.path().join("bench.db").display());
        let state: Vec<Value> =
            (0..250).map(|n| json!({ "island": n, "goods": [n % 7, n % 5, n % 3], "houses": { "pioneers": n * 31 % 17 } })).collect();
        let state = serde_json::to_vec(&state).unwrap();
        let (store, number) = runtime.block_on(async {
            let store = Store::open(&url).await.unwrap();
            let new = NewGame {
                guild: GuildId::new(1),
                channel: ChannelId::new(5),
                game: GameId::Anno1503,
                title: "Bench".to_owned(),
                host: ADA,
                language: "en".to_owned(),
                pace: "daily".to_owned(),
                options: json!({}),
                clock: None,
                settings: TableSettings::default(),
                seated: vec![Occupancy::user(ADA, "Ada")],
                posts: Vec::new(),
            };
            let number = store.create_lobby(&new, &ChangeContext::clock(1)).await.unwrap().number;
            let start = Start {
                number,
                order: &new.seated,
                seed: Seed::from_number(7),
                rules: "1",
                options: &json!({}),
                state: &state,
                posts: &[],
                alarms: &[],
                clocks: &[],
            };
            store.start(&start, &ChangeContext::clock(2)).await.unwrap();
            (store, number)
        });
        Bench { runtime, store, number, state, next: AtomicU32::new(1), _folder: folder }
    }

    /// Commits an entry with its snapshot, one post and one alarm, as caused by an interaction.
    fn commit(&self) {
        let n = self.next.fetch_add(1, Ordering::Relaxed);
        let entries =
            [Entry { n, seat: Seat(0), mark: EntryKind::Action(json!({ "build": "brewery", "at": n })) }];
        let turn =
            TurnPost { n, from: Some(n), caretaker: PlayedFor::default(), mentions: Mentions::default() };
        let posts = [NewPost::new(ChannelId::new(5), PostBody::Turn(turn))];
        let alarms = [NewAlarm {
            body: AlarmBody::Reminder { count: 1 },
            user: Some(ADA),
            dedup_key: n.to_string(),
            due_at: i64::from(n),
        }];
        let commit = Commit {
            number: self.number,
            entries: &entries,
            user: Some(ADA),
            rules: "1",
            state: &self.state,
            finished: false,
            posts: &posts,
            cancel_alarms: &[],
            alarms: &alarms,
            clocks: &[],
            vote: None,
            announced_through: None,
            ai_turn: None,
            ai_reason: None,
        };
        let context =
            ChangeContext::interaction(i64::from(n), InteractionId::new(u64::from(n))).answered("built");
        self.runtime.block_on(self.store.commit(&commit, &context)).unwrap();
    }
}

/// The tail matters more than the mean, because a user waits for each commit.
fn percentiles() {
    const RUNS: u32 = 2_000;
    let bench = Bench::new();
    let begun = Instant::now();
    let mut times: Vec<_> = (0..RUNS)
        .map(|_| {
            let begun = Instant::now();
            bench.commit();
            begun.elapsed()
        })
        .collect();
    let rate = f64::from(RUNS) / begun.elapsed().as_secs_f64();
    times.sort_unstable();
    let at = |index: u32| times[index as usize];
    println!(
        "commit of {} bytes of state: p50 {:?}, p99 {:?}, max {:?}; {rate:.0}/s by one writer",
        bench.state.len(),
        at(RUNS / 2),
        at(RUNS * 99 / 100),
        at(RUNS - 1),
    );
}

#[divan::bench(sample_count = 300)]
fn commit(bencher: divan::Bencher) {
    let bench = Bench::new();
    bencher.bench_local(|| bench.commit());
}

#[divan::bench(sample_count = 300)]
fn load_snapshot(bencher: divan::Bencher) {
    let bench = Bench::new();
    bencher.bench_local(|| bench.runtime.block_on(bench.store.snapshot(bench.number)).unwrap());
}

#[divan::bench(args = [100, 1_000], sample_count = 50)]
fn load_record(bencher: divan::Bencher, entries: usize) {
    let bench = Bench::new();
    (0..entries).for_each(|_| bench.commit());
    bencher.bench_local(|| bench.runtime.block_on(bench.store.load_record(bench.number)).unwrap());
}

#[divan::bench(sample_count = 300)]
fn poll_empty_queue(bencher: divan::Bencher) {
    let bench = Bench::new();
    bencher.bench_local(|| bench.runtime.block_on(bench.store.claim_posts("bench", 1, 10, 1_000)).unwrap());
}
