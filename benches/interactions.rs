//! From an interaction to its acknowledgement, over real HTTP and websocket: the program, and beside it a bare bot
//! that only echoes. Prints a table for people and one line of JSON.
//!
//! `cargo bench --bench interactions`

#![allow(
    clippy::expect_used,
    clippy::print_stdout,
    reason = "a benchmark that cannot go on says so and ends"
)]

#[path = "../tests/support/mod.rs"]
mod support;

use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use archipel_rules::{Dice, Seed};
use discord_sim::client::{Client, Person};
use discord_sim::{Config, Id, Message, Outcome, Sim};
use serde_json::{Value, json};
use support::player;
use support::{PATIENCE, Stage, memory, message, over, start_game};

const IN_FLIGHT: usize = 16;
/// Echo and program take turns, so that both see the same machine.
const ROUNDS: usize = 5;
const PER_PERSON: usize = 60;
const ACTIONS: usize = 300;
/// Set in the child that is the bare bot.
const ECHO: &str = "ARCHIPEL_BENCH_ECHO";

fn main() {
    let runtime = tokio::runtime::Runtime::new().expect("threads");
    match std::env::var(ECHO) {
        Ok(origin) => runtime.block_on(echo::run(&origin)),
        Err(_) => runtime.block_on(measure()),
    }
}

/// The yardstick: serenity and poise as they come, one command.
mod echo {
    use serenity::all::{ClientBuilder, GatewayIntents, HttpBuilder};

    type Error = Box<dyn std::error::Error + Send + Sync>;

    /// Says it again.
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

struct EchoStage {
    client: Client,
    harbour: Id,
    child: Child,
    _sim: Sim,
}

impl EchoStage {
    async fn new() -> EchoStage {
        let sim =
            Sim::start(Config { rate_limits: false, ..Config::default() }).await.expect("the sim starts");
        let client = Client::new(sim.origin());
        let harbour = client.channel("harbour").await.expect("a channel");
        let child = Command::new(std::env::current_exe().expect("a path"))
            .env(ECHO, sim.origin())
            .stdout(Stdio::null())
            .spawn()
            .expect("the echo bot starts");
        client.wait_for_bot(PATIENCE).await.expect("the echo bot is ready");
        EchoStage { client, harbour, child, _sim: sim }
    }
}

impl Drop for EchoStage {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

async fn crowd(client: &Client) -> Vec<Person> {
    let mut crowd = Vec::new();
    for number in 0..IN_FLIGHT {
        crowd.push(client.person(&format!("Guest {number}"), "en-US").await.expect("a person"));
    }
    crowd
}

/// Everybody types the command again and again; how long each acknowledgement took, in milliseconds.
async fn storm(
    crowd: &[Person],
    channel: Id,
    command: &'static str,
    options: &'static [(&'static str, &'static str)],
) -> Vec<f64> {
    let mut tasks = tokio::task::JoinSet::new();
    for person in crowd {
        let person = person.clone();
        tasks.spawn(async move {
            let mut times = Vec::with_capacity(PER_PERSON);
            for _ in 0..PER_PERSON {
                let outcome = person.slash(channel, command, options).await.expect("an outcome");
                times.push(time(&outcome));
            }
            times
        });
    }
    tasks.join_all().await.concat()
}

fn time(outcome: &Outcome) -> f64 {
    assert_eq!(outcome.error, None, "an interaction went wrong: {outcome:?}");
    outcome.ack_ms.expect("it was acknowledged")
}

/// The number of the next entry that a panel's buttons carry.
fn entry(panel: &Message) -> u32 {
    let ids = panel.parts().filter_map(|part| part["custom_id"].as_str());
    ids.filter_map(|id| id.split(':').nth(2)?.parse().ok()).max().unwrap_or(0)
}

/// Plays by buttons, one press after the other; gives the times of those presses that carried an action out.
async fn presses(stage: &Stage, people: &[Person]) -> Vec<f64> {
    let mut times = Vec::new();
    let mut dice = Dice::new(Seed::from_number(1503));
    let mut post = start_game(stage, "anno1503", people).await;
    while times.len() < ACTIONS && !over(&post) {
        let person = people.iter().find(|person| post.content.contains(&format!("👉 {}", person.mention())));
        let person = person.expect("somebody is called");
        let mut panel = player::open(person, stage.harbour).await;
        let mut done: Vec<String> = Vec::new();
        while done.last().is_none_or(|verb| verb != "end_turn") && !player::verbs(&panel).is_empty() {
            let verb = player::next_verb(&player::verbs(&panel), &done);
            let button = format!(":q:{verb}");
            let ids = panel.parts().filter_map(|part| part["custom_id"].as_str());
            let id = ids.into_iter().find(|id| id.ends_with(&button)).expect("a button").to_owned();
            let before = entry(&panel);
            let mut outcome = person.press(&panel, &id).await.expect("a press");
            let mut ack = time(&outcome);
            panel = message(outcome);
            while let Some((menu, values)) = player::options(&panel) {
                let value = values[dice.index(values.len())].clone();
                outcome = person.select(&panel, &menu, &[&value]).await.expect("a choice");
                ack = time(&outcome);
                panel = message(outcome);
            }
            if entry(&panel) > before {
                times.push(ack);
            }
            done.push(verb);
        }
        post = stage.next_post(Some(post.id)).await;
    }
    times
}

/// So many interactions each second, whether the ones before were answered or not; every one draws a picture.
const RATE: u64 = 200;
const LOAD: Duration = Duration::from_secs(20);

/// How long each acknowledgement took under a steady load; what was never acknowledged is missing.
async fn steady(crowd: &[Person], channel: Id) -> (usize, Vec<f64>) {
    let mut tasks = tokio::task::JoinSet::new();
    let mut beat = tokio::time::interval(Duration::from_micros(1_000_000 / RATE));
    let count = usize::try_from(RATE * LOAD.as_secs()).expect("a number");
    for number in 0..count {
        beat.tick().await;
        let person = crowd[number % crowd.len()].clone();
        let command = ["board", "island", "score"][number % 3];
        tasks.spawn(async move {
            person.slash(channel, command, &[]).await.ok().and_then(|outcome| outcome.ack_ms)
        });
    }
    let acknowledged = tasks.join_all().await.into_iter().flatten().collect();
    (count, acknowledged)
}

struct Figures {
    count: usize,
    p50: f64,
    p99: f64,
}

fn figures(mut times: Vec<f64>) -> Figures {
    times.sort_by(f64::total_cmp);
    let at = |percent: usize| times[(times.len() * percent / 100).min(times.len() - 1)];
    Figures { count: times.len(), p50: at(50), p99: at(99) }
}

impl Figures {
    fn row(&self, name: &str) {
        println!("{name:<44} {:>6} {:>9.2} {:>9.2}", self.count, self.p50, self.p99);
    }

    fn json(&self) -> Value {
        json!({ "count": self.count, "p50_ms": self.p50, "p99_ms": self.p99 })
    }
}

async fn measure() {
    let start = Instant::now();
    let stage = Stage::new().await;
    let first_start = start.elapsed();
    let mut stage = stage;
    stage.kill();
    let start = Instant::now();
    stage.start().await;
    let again = start.elapsed();
    tokio::time::sleep(Duration::from_secs(1)).await;
    let at_rest = stage.pid().and_then(memory);

    let people = [
        stage.client.person("Ada", "en-US").await.expect("Ada"),
        stage.client.person("Bernd", "de").await.expect("Bernd"),
        stage.client.person("Cees", "nl").await.expect("Cees"),
    ];
    let actions = figures(presses(&stage, &people).await);
    let crowd_of_looks = crowd(&stage.client).await;
    let (asked, acknowledged) = steady(&crowd_of_looks, stage.harbour).await;
    let in_time = acknowledged.iter().filter(|ms| **ms <= 3000.0).count();
    let load = figures(acknowledged);

    let echo = EchoStage::new().await;
    let (guests, echo_guests) = (crowd(&stage.client).await, crowd(&echo.client).await);
    let (mut scores, mut echoes) = (Vec::new(), Vec::new());
    for round in 0..=ROUNDS {
        let bare = storm(&echo_guests, echo.harbour, "echo", &[("text", "Ahoy!")]).await;
        let ours = storm(&guests, stage.harbour, "score", &[]).await;
        // The first round warms up.
        if round > 0 {
            echoes.extend(bare);
            scores.extend(ours);
        }
    }
    let (scores, echoes) = (figures(scores), figures(echoes));
    let after_load = stage.pid().and_then(memory);
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
    #[expect(clippy::cast_precision_loss, reason = "a figure for people")]
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
