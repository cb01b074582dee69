//! Measures memory use over many turns and games. Uses the real program, a real database and discord-sim in this
//! process. AI players play while users request pictures. Prints a sample every 20 seconds and one line of JSON at the
//! end.
//!
//! `ARCHIPEL_BENCH_TURNS=100000 cargo bench --bench endurance`; a short run without the variable.

#![allow(clippy::expect_used, reason = "a failing benchmark should panic")]

mod common;

use std::time::{Duration, Instant};

use common::support::{Harness, is_game_over, resident_memory_mib, slash};
use common::{block_on, env_number};
use discord_sim::client::TestUser;
use discord_sim::{Id, Message};
use serde_json::{Value, json};
use sqlx::{Connection, SqliteConnection};

const DEFAULT_TURNS: u64 = 500;
/// Games that are played at the same time.
const TABLES: usize = 8;
/// How often a user requests a view of each game.
const VIEW_INTERVAL: Duration = Duration::from_secs(2);
/// Longer than a game between AI players usually takes.
const GAME_TIMEOUT: Duration = Duration::from_secs(10);
const SAMPLE_INTERVAL: Duration = Duration::from_secs(20);

fn main() {
    block_on(measure());
}

async fn measure() {
    let turns = env_number("ARCHIPEL_BENCH_TURNS", DEFAULT_TURNS);
    let harness = Harness::new().await;
    let guild = harness.client.guild().await.expect("a guild");
    let mut tables = tokio::task::JoinSet::new();
    for number in 0..TABLES {
        let channel =
            harness.client.create_channel(guild, &format!("table-{number}")).await.expect("a channel");
        let host = harness.client.create_user(&format!("Host {number}"), "en-US").await.expect("a host");
        let guest = harness.client.create_user(&format!("Guest {number}"), "de").await.expect("a guest");
        tables.spawn(play_games(host, channel));
        tables.spawn(request_views(guest, channel));
    }
    let mut database = SqliteConnection::connect(&harness.database_url()).await.expect("the database");
    let begun = Instant::now();
    let mut samples: Vec<Value> = Vec::new();
    loop {
        tokio::time::sleep(SAMPLE_INTERVAL).await;
        let done: i64 = sqlx::query_scalar("SELECT count(*) FROM entries WHERE body LIKE '%end_turn%'")
            .fetch_one(&mut database)
            .await
            .expect("a number");
        let games: i64 = sqlx::query_scalar("SELECT count(*) FROM games WHERE status = 'over'")
            .fetch_one(&mut database)
            .await
            .expect("a number");
        let mebibytes = harness.pid().and_then(resident_memory_mib).expect("the memory of the program");
        let seconds = begun.elapsed().as_secs();
        println!("{done} turns, {games} games over, {seconds} s: {mebibytes:.1} MiB");
        samples.push(json!({ "turns": done, "games": games, "seconds": seconds, "mib": mebibytes }));
        if u64::try_from(done).is_ok_and(|done| done >= turns) {
            break;
        }
        if let Some(Err(error)) = tables.try_join_next() {
            panic!("a task failed: {error}");
        }
    }
    println!("{}", json!({ "samples": samples }));
}

/// Plays one game after another among AI players; the host resigns at once.
async fn play_games(host: TestUser, channel: Id) {
    loop {
        let card = slash(&host, channel, "game new", &[("game", "anno1503")]).await;
        for _ in 0..3 {
            slash(&host, channel, "game computer", &[("level", "easy")]).await;
        }
        slash(&host, channel, "game start", &[]).await;
        loop {
            let sure = slash(&host, channel, "anno1503 resign", &[]).await;
            let mut ids = sure.parts().filter_map(|part| part["custom_id"].as_str());
            if let Some(yes) = ids.find(|id| id.ends_with("ok:resign")) {
                host.press(&sure, yes).await.expect("a press");
            }
            // If an AI player acts between the question and the answer, the answer is stale: try again.
            if wait_for_end(&host, channel, card.id).await {
                break;
            }
        }
    }
}

/// Waits for the end of the game. Reads only the newest messages, because discord-sim keeps all of them.
async fn wait_for_end(host: &TestUser, channel: Id, since: Id) -> bool {
    let begun = Instant::now();
    while begun.elapsed() < GAME_TIMEOUT {
        let latest = host.latest(channel, 5).await.expect("messages");
        if latest.iter().any(|post: &Message| post.id > since && is_game_over(post)) {
            return true;
        }
        tokio::time::sleep(Duration::from_millis(200)).await;
    }
    false
}

/// Requests boards, scores, islands and logs.
async fn request_views(guest: TestUser, channel: Id) {
    for view in ["board", "score", "island", "log"].into_iter().cycle() {
        tokio::time::sleep(VIEW_INTERVAL).await;
        // Between two games the answer is a refusal, which is fine.
        guest.slash(channel, view, &[]).await.expect("an outcome");
    }
}
