//! Measures the time until each reminder is posted, for ten thousand alarms due at the same time. Uses the real
//! program, a real database and discord-sim. Prints a summary and one line of JSON.
//!
//! `cargo bench --bench alarms`; `ARCHIPEL_BENCH_ALARMS=1000` for a shorter run.

#![allow(clippy::expect_used, reason = "a failing benchmark should panic")]

mod common;

use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use archipel_rules::{GameId, Seed, Table};
use archipel_store::{
    AlarmBody, ChangeContext, ChannelId, GuildId, NewAlarm, NewGame, Occupancy, Start, Store, TableSettings,
    UserId,
};
use common::support::Harness;
use common::{block_on, env_number, percentile};
use serde_json::json;
use sqlx::{Connection, SqliteConnection};

fn main() {
    block_on(measure());
}

fn now() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).expect("a time");
    i64::try_from(since.as_millis()).expect("a time")
}

/// Writes a running game with an alarm for the player who is due.
async fn insert_game(store: &Store, guild: u64, channel: u64, number: u64) {
    let people = [UserId::new(1_000_000 + number * 2), UserId::new(1_000_001 + number * 2)];
    let new = NewGame {
        guild: GuildId::new(guild),
        channel: ChannelId::new(channel),
        game: GameId::Anno1503,
        title: String::new(),
        host: people[0],
        language: "en".to_owned(),
        pace: "daily".to_owned(),
        options: json!({ "home_island": "fixed", "first_player": "seat_1" }),
        clock: None,
        settings: TableSettings::default(),
        seated: people.iter().map(|user| Occupancy::user(*user, format!("Guest {user}"))).collect(),
        posts: Vec::new(),
    };
    let game = store.create_lobby(&new, &ChangeContext::clock(1)).await.expect("a lobby");
    let names = new.seated.iter().map(|occupancy| occupancy.name.clone()).collect();
    let seed = Seed::from_number(number);
    let table = Table::new(new.game, new.options.clone(), names, seed).expect("a game");
    let due = table.position().due().iter().next().expect("a seat is due");
    let alarm = NewAlarm {
        body: AlarmBody::Reminder { count: 1 },
        user: Some(people[due.index()]),
        dedup_key: "1.1".to_owned(),
        // All alarms get the same due time once all games are written.
        due_at: i64::MAX / 2,
    };
    let start = Start {
        number: game.number,
        order: &new.seated,
        seed,
        rules: &table.record().rules,
        options: &new.options,
        state: &serde_json::to_vec(table.position()).expect("a state"),
        posts: &[],
        alarms: &[alarm],
        clocks: &[],
    };
    store.start(&start, &ChangeContext::clock(2)).await.expect("a start");
}

async fn measure() {
    let count = env_number("ARCHIPEL_BENCH_ALARMS", 10_000);
    let mut harness = Harness::new().await;
    assert_eq!(harness.terminate(), Some(0));
    let guild = harness.client.guild().await.expect("a guild");
    let store = Store::open(&harness.database_url()).await.expect("a database");
    let begun = Instant::now();
    for number in 0..count {
        let channel = harness.client.create_channel(guild, &format!("c{number}")).await.expect("a channel");
        let id = |id: discord_sim::Id| id.to_string().parse::<u64>().expect("an id");
        insert_game(&store, id(guild), id(channel), number).await;
    }
    store.close().await;
    println!("{count} games opened in {:.0} s", begun.elapsed().as_secs_f64());
    harness.start().await;
    let mut database = SqliteConnection::connect(&harness.database_url()).await.expect("a connection");
    let due_at = now() + 8_000;
    sqlx::query("UPDATE alarms SET due_at = $1").bind(due_at).execute(&mut database).await.expect("alarms");
    tokio::time::sleep(Duration::from_secs(8)).await;
    let started = Instant::now();
    loop {
        let posted: i64 = sqlx::query_scalar("SELECT count(*) FROM outbox WHERE message_id IS NOT NULL")
            .fetch_one(&mut database)
            .await
            .expect("a number");
        if u64::try_from(posted) == Ok(count) {
            break;
        }
        assert!(started.elapsed() < Duration::from_secs(600), "only {posted} were posted");
        tokio::time::sleep(Duration::from_millis(200)).await;
    }
    let mut took: Vec<i64> = sqlx::query_scalar("SELECT delivered_at - $1 FROM outbox ORDER BY 1")
        .bind(due_at)
        .fetch_all(&mut database)
        .await
        .expect("times");
    took.sort_unstable();
    let at = |percent| percentile(&took, percent);
    println!("due to posted, {count} at once: p50 {} ms, p99 {} ms, last {} ms", at(50), at(99), at(100));
    println!("{}", json!({ "alarms": count, "p50_ms": at(50), "p99_ms": at(99), "max_ms": at(100) }));
}
