//! Measures the time from an interaction to its acknowledgement over real HTTP and WebSocket, compared with a minimal
//! poise bot that only echoes. Prints a table and one line of JSON.
//!
//! `cargo bench --bench interactions`

#![allow(clippy::expect_used, reason = "a failing benchmark should panic")]

mod common;

use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use archipel_rules::{Dice, Seed};
use common::support::{Harness, TIMEOUT, is_game_over, message, player, resident_memory_mib, start_game};
use common::{block_on, percentile};
use discord_sim::client::{Client, TestUser};
use discord_sim::{Config, Id, Message, Outcome, Sim};
use serde_json::{Value, json};

const IN_FLIGHT: usize = 16;
/// The echo bot and the program are measured alternately, so that both see the same machine load.
const ROUNDS: usize = 5;
const PER_USER: usize = 60;
const ACTIONS: usize = 300;
/// Set in the child process that runs the echo bot.
const ECHO_ORIGIN: &str = "ARCHIPEL_BENCH_ECHO";

fn main() {
    match std::env::var(ECHO_ORIGIN) {
        Ok(origin) => block_on(echo::run(&origin)),
        Err(_) => block_on(measure()),
    }
}

/// The baseline: plain serenity and poise with one command.
mod echo {
    use serenity::all::{ClientBuilder, GatewayIntents, HttpBuilder};

    type Error = Box<dyn std::error::Error + Send + Sync>;

    /// Repeats the text.
    #[poise::command(slash_command)]
    async fn echo(ctx: poise::Context<'_, (), Error>, text: String) -> Result<(), Error> {
        ctx.send(poise::CreateReply::default().content(text).ephemeral(true)).await?;
        Ok(())
    }

    pub async fn run(origin: &str) {
        let options =
            poise::FrameworkOptions { commands: vec![echo()], ..poise::FrameworkOptions::default() };
        let framework = poise::Framework::builder()
            .options(options)
            .setup(|ctx, _, framework| {
                Box::pin(async move {
                    poise::builtins::register_globally(ctx, &framework.options().commands).await?;
                    Ok(())
                })
            })
            .build();
        let http = HttpBuilder::new("echo.test.token").proxy(origin).ratelimiter_disabled(true).build();
        let client = ClientBuilder::new_with_http(http, GatewayIntents::GUILDS).framework(framework).await;
        client.expect("a client").start().await.expect("the echo bot runs");
    }
}

struct EchoHarness {
    client: Client,
    channel: Id,
    child: Child,
    _sim: Sim,
}

impl EchoHarness {
    async fn new() -> EchoHarness {
        let sim =
            Sim::start(Config { rate_limits: false, ..Config::default() }).await.expect("the sim starts");
        let client = Client::new(sim.origin());
        let channel = client.channel("harbour").await.expect("a channel");
        let child = Command::new(std::env::current_exe().expect("a path"))
            .env(ECHO_ORIGIN, sim.origin())
            .stdout(Stdio::null())
            .spawn()
            .expect("the echo bot starts");
        client.wait_for_bot(TIMEOUT).await.expect("the echo bot is ready");
        EchoHarness { client, channel, child, _sim: sim }
    }
}

impl Drop for EchoHarness {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

async fn create_users(client: &Client) -> Vec<TestUser> {
    let mut users = Vec::new();
    for number in 0..IN_FLIGHT {
        users.push(client.create_user(&format!("Guest {number}"), "en-US").await.expect("a person"));
    }
    users
}

/// All users repeat the command; returns the time to each acknowledgement in milliseconds.
async fn measure_command(
    users: &[TestUser],
    channel: Id,
    command: &'static str,
    options: &'static [(&'static str, &'static str)],
) -> Vec<f64> {
    let mut tasks = tokio::task::JoinSet::new();
    for person in users {
        let person = person.clone();
        tasks.spawn(async move {
            let mut times = Vec::with_capacity(PER_USER);
            for _ in 0..PER_USER {
                let outcome = person.slash(channel, command, options).await.expect("an outcome");
                times.push(ack_ms(&outcome));
            }
            times
        });
    }
    tasks.join_all().await.concat()
}

fn ack_ms(outcome: &Outcome) -> f64 {
    assert_eq!(outcome.error, None, "an interaction failed: {outcome:?}");
    outcome.ack_ms.expect("it was acknowledged")
}

/// The number of the next entry, from the custom ids of a panel.
fn next_entry(panel: &Message) -> u32 {
    let ids = panel.parts().filter_map(|part| part["custom_id"].as_str());
    ids.filter_map(|id| id.split(':').nth(2)?.parse().ok()).max().unwrap_or(0)
}

/// Plays with buttons, one press after the other; returns the times of the presses that executed an action.
async fn measure_presses(harness: &Harness, people: &[TestUser]) -> Vec<f64> {
    let mut times = Vec::new();
    let mut dice = Dice::new(Seed::from_number(1503));
    let mut post = start_game(harness, "anno1503", people).await;
    while times.len() < ACTIONS && !is_game_over(&post) {
        let person = people.iter().find(|person| post.content.contains(&format!("👉 {}", person.mention())));
        let person = person.expect("a player is called");
        let mut panel = player::open(person, harness.channel).await;
        let mut done: Vec<String> = Vec::new();
        while done.last().is_none_or(|verb| verb != "end_turn") && !player::verbs(&panel).is_empty() {
            let verb = player::next_verb(&player::verbs(&panel), &done);
            let button = format!(":q:{verb}");
            let ids = panel.parts().filter_map(|part| part["custom_id"].as_str());
            let id = ids.into_iter().find(|id| id.ends_with(&button)).expect("a button").to_owned();
            let before = next_entry(&panel);
            let mut outcome = person.press(&panel, &id).await.expect("a press");
            let mut ack = ack_ms(&outcome);
            panel = message(outcome);
            while let Some((menu, values)) = player::options(&panel) {
                let value = values[dice.index(values.len())].clone();
                outcome = person.select(&panel, &menu, &[&value]).await.expect("a choice");
                ack = ack_ms(&outcome);
                panel = message(outcome);
            }
            if next_entry(&panel) > before {
                times.push(ack);
            }
            done.push(verb);
        }
        post = harness.next_post(Some(post.id)).await;
    }
    times
}

/// Interactions per second, sent without waiting for answers.
const RATE: u64 = 200;
const LOAD_DURATION: Duration = Duration::from_secs(20);

/// Number of interactions sent under a steady load, and the time of each that was acknowledged.
async fn measure_load(users: &[TestUser], channel: Id) -> (usize, Vec<f64>) {
    let mut tasks = tokio::task::JoinSet::new();
    let mut ticks = tokio::time::interval(Duration::from_micros(1_000_000 / RATE));
    let count = usize::try_from(RATE * LOAD_DURATION.as_secs()).expect("a number");
    for number in 0..count {
        ticks.tick().await;
        let person = users[number % users.len()].clone();
        let command = ["board", "island", "score"][number % 3];
        tasks.spawn(async move {
            person.slash(channel, command, &[]).await.ok().and_then(|outcome| outcome.ack_ms)
        });
    }
    let acknowledged = tasks.join_all().await.into_iter().flatten().collect();
    (count, acknowledged)
}

struct Latencies {
    count: usize,
    p50: f64,
    p99: f64,
}

fn latencies(mut times: Vec<f64>) -> Latencies {
    times.sort_by(f64::total_cmp);
    Latencies { count: times.len(), p50: percentile(&times, 50), p99: percentile(&times, 99) }
}

impl Latencies {
    fn row(&self, name: &str) {
        println!("{name:<44} {:>6} {:>9.2} {:>9.2}", self.count, self.p50, self.p99);
    }

    fn json(&self) -> Value {
        json!({ "count": self.count, "p50_ms": self.p50, "p99_ms": self.p99 })
    }
}

async fn measure() {
    let start = Instant::now();
    let harness = Harness::new().await;
    let first_start = start.elapsed();
    let mut harness = harness;
    harness.kill();
    let start = Instant::now();
    harness.start().await;
    let again = start.elapsed();
    tokio::time::sleep(Duration::from_secs(1)).await;
    let at_rest = harness.pid().and_then(resident_memory_mib);

    let people = [
        harness.client.create_user("Ada", "en-US").await.expect("Ada"),
        harness.client.create_user("Bernd", "de").await.expect("Bernd"),
        harness.client.create_user("Cees", "nl").await.expect("Cees"),
    ];
    let actions = latencies(measure_presses(&harness, &people).await);
    let viewers = create_users(&harness.client).await;
    let (asked, acknowledged) = measure_load(&viewers, harness.channel).await;
    let in_time = acknowledged.iter().filter(|ms| **ms <= 3000.0).count();
    let load = latencies(acknowledged);

    let echo = EchoHarness::new().await;
    let (guests, echo_guests) = (create_users(&harness.client).await, create_users(&echo.client).await);
    let (mut scores, mut echoes) = (Vec::new(), Vec::new());
    for round in 0..=ROUNDS {
        let bare = measure_command(&echo_guests, echo.channel, "echo", &[("text", "Ahoy!")]).await;
        let ours = measure_command(&guests, harness.channel, "score", &[]).await;
        // The first round is a warm-up.
        if round > 0 {
            echoes.extend(bare);
            scores.extend(ours);
        }
    }
    let (scores, echoes) = (latencies(scores), latencies(echoes));
    let after_load = harness.pid().and_then(resident_memory_mib);
    let size = std::fs::metadata(env!("CARGO_BIN_EXE_archipel")).map_or(0, |file| file.len());
    let ratios = (scores.p50 / echoes.p50, scores.p99 / echoes.p99);

    println!("{:<44} {:>6} {:>9} {:>9}", "milliseconds to the acknowledgement", "count", "p50", "p99");
    echoes.row("bare poise echo, 16 in flight");
    scores.row("/score, 16 in flight");
    actions.row("panel press: commit and picture, sequential");
    load.row("200 a second, two thirds with pictures");
    println!("within 3 s at 200 a second: {in_time} of {asked}");
    println!("/score against echo: p50 {:.2}x, p99 {:.2}x (goal: 1.5x)", ratios.0, ratios.1);
    println!("start to ready: {:.0} ms with a new database, {:.0} ms again", ms(first_start), ms(again));
    println!(
        "memory: {:.1} MiB at rest, {:.1} MiB after the load",
        at_rest.unwrap_or(0.0),
        after_load.unwrap_or(0.0)
    );
    #[expect(clippy::cast_precision_loss, reason = "a rounded figure is enough")]
    let mebibytes = size as f64 / 1_048_576.0;
    println!("binary: {mebibytes:.1} MiB");
    println!(
        "{}",
        json!({
            "echo": echoes.json(),
            "score": scores.json(),
            "action": actions.json(),
            "load": { "asked": asked, "within_3s": in_time, "times": load.json() },
            "score_to_echo": { "p50": ratios.0, "p99": ratios.1 },
            "start_ms": { "new": ms(first_start), "again": ms(again) },
            "memory_mib": { "at_rest": at_rest, "after_load": after_load },
            "binary_bytes": size,
        })
    );
}

fn ms(duration: Duration) -> f64 {
    duration.as_secs_f64() * 1000.0
}
