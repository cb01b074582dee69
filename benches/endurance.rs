//! Does memory stay where it is, turn after turn, game after game? The real program, a real database, discord-sim in
//! this process. Computer players play, people look on and draw pictures. Prints a line every so often and one of JSON.
//!
//! `ARCHIPEL_BENCH_TURNS=100000 cargo bench --bench endurance`; without the number a short one.

#![allow(
    clippy::expect_used,
    clippy::print_stdout,
    reason = "a benchmark that cannot go on says so and ends"
)]

#[path = "../tests/support/mod.rs"]
mod support;

use std::time::{Duration, Instant};

use discord_sim::client::Person;
use discord_sim::{Id, Message};
use serde_json::{Value, json};
use sqlx::{Connection, SqliteConnection};
use support::{Stage, memory, over, say};

const SHORT: i64 = 500;
/// So many games are played at the same time.
const TABLES: usize = 8;
/// How often somebody looks at each table.
const GLANCE: Duration = Duration::from_secs(2);
/// A game of computers takes less, as a rule.
const GAME: Duration = Duration::from_secs(10);
const SAMPLE: Duration = Duration::from_secs(20);

fn main() {
    tokio::runtime::Runtime::new().expect("threads").block_on(measure());
}

async fn measure() {
    let turns = std::env::var("ARCHIPEL_BENCH_TURNS").map_or(SHORT, |text| text.parse().expect("a number"));
    let stage = Stage::new().await;
    let guild = stage.client.guild().await.expect("a guild");
    let mut tables = tokio::task::JoinSet::new();
    for number in 0..TABLES {
        let channel =
            stage.client.create_channel(guild, &format!("table-{number}")).await.expect("a channel");
        let host = stage.client.person(&format!("Host {number}"), "en-US").await.expect("a host");
        let guest = stage.client.person(&format!("Guest {number}"), "de").await.expect("a guest");
        tables.spawn(games(host, channel));
        tables.spawn(glances(guest, channel));
    }
    let mut database = SqliteConnection::connect(&stage.database()).await.expect("the database");
    let begun = Instant::now();
    let mut samples: Vec<Value> = Vec::new();
    loop {
        tokio::time::sleep(SAMPLE).await;
        let done: i64 = sqlx::query_scalar("SELECT count(*) FROM entries WHERE body LIKE '%end_turn%'")
            .fetch_one(&mut database)
            .await
            .expect("a number");
        let games: i64 = sqlx::query_scalar("SELECT count(*) FROM games WHERE status = 'over'")
            .fetch_one(&mut database)
            .await
            .expect("a number");
        let mebibytes = stage.pid().and_then(memory).expect("it runs");
        let seconds = begun.elapsed().as_secs();
        println!("{done} turns, {games} games over, {seconds} s: {mebibytes:.1} MiB");
        samples.push(json!({ "turns": done, "games": games, "seconds": seconds, "mib": mebibytes }));
        if done >= turns {
            break;
        }
        if let Some(Err(error)) = tables.try_join_next() {
            panic!("a table broke off: {error}");
        }
    }
    println!("{}", json!({ "samples": samples }));
}

/// Opens game after game for computer players; the host resigns at once.
async fn games(host: Person, channel: Id) {
    loop {
        let card = say(&host, channel, "game new", &[("game", "anno1503")]).await;
        for _ in 0..3 {
            say(&host, channel, "game computer", &[("level", "easy")]).await;
        }
        say(&host, channel, "game start", &[]).await;
        loop {
            let sure = say(&host, channel, "anno1503 resign", &[]).await;
            let mut ids = sure.parts().filter_map(|part| part["custom_id"].as_str());
            if let Some(yes) = ids.find(|id| id.ends_with("ok:resign")) {
                host.press(&sure, yes).await.expect("a press");
            }
            // Where a computer acts between question and answer, the answer is stale: once more.
            if ended(&host, channel, card.id).await {
                break;
            }
        }
    }
}

/// Waits for the end of the game. Only the newest messages are read: the sim keeps all of them.
async fn ended(host: &Person, channel: Id, since: Id) -> bool {
    let begun = Instant::now();
    while begun.elapsed() < GAME {
        let latest = host.latest(channel, 5).await.expect("messages");
        if latest.iter().any(|post: &Message| post.id > since && over(post)) {
            return true;
        }
        tokio::time::sleep(Duration::from_millis(200)).await;
    }
    false
}

/// Somebody who looks at boards, scores and islands.
async fn glances(guest: Person, channel: Id) {
    for look in ["board", "score", "island", "log"].into_iter().cycle() {
        tokio::time::sleep(GLANCE).await;
        // Between two games there is nothing to see, and that is an answer too.
        guest.slash(channel, look, &[]).await.expect("an outcome");
    }
}
