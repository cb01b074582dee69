//! Bots with unmodified discord.js and discord.py, run as separate processes.
//!
//! A test prints `SKIPPED` if its library is not installed. To install, run in `tests/foreign`:
//! `npm install`, and `python3 -m venv .venv && .venv/bin/pip install -r requirements.txt`.
//! `DISCORD_SIM_NODE_MODULES` and `DISCORD_SIM_PYTHON` set other paths.
#![allow(clippy::unwrap_used, clippy::expect_used, reason = "a test fails by panicking")]

use std::path::{Path, PathBuf};
use std::process::Stdio;
use std::time::Duration;

use discord_sim::{Config, OutcomeKind, Sim};
use tokio::io::{AsyncBufReadExt, BufReader};
use tokio::process::{Child, Command};

const PATIENCE: Duration = Duration::from_secs(20);
const TOKEN: &str = "Zm9yZWlnbg.sim.token";

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/foreign")
}

async fn succeeds(command: &mut Command) -> bool {
    let quiet = command.stdout(Stdio::null()).stderr(Stdio::null());
    quiet.status().await.is_ok_and(|status| status.success())
}

/// Starts the bot, returns its first line of output, and prints the other lines.
async fn start(mut command: Command, sim: &Sim) -> (Child, String) {
    command.args([sim.origin(), TOKEN]).stdout(Stdio::piped()).kill_on_drop(true);
    let mut child = command.spawn().unwrap();
    let mut lines = BufReader::new(child.stdout.take().unwrap()).lines();
    let first = tokio::time::timeout(PATIENCE, lines.next_line()).await.expect("the bot printed nothing");
    let first = first.unwrap().expect("the bot ended before it was ready");
    tokio::spawn(async move {
        while let Ok(Some(line)) = lines.next_line().await {
            println!("bot: {line}");
        }
    });
    (child, first)
}

/// Uses every command of the bot. All libraries must give the same results.
async fn exercise(command: Command) {
    let sim = Sim::start(Config { token: Some(TOKEN.into()), ..Config::default() }).await.unwrap();
    let client = sim.client();
    let (mut bot, first) = start(command, &sim).await;
    let id = client.bot().await.unwrap();
    assert_eq!(first, format!("ready {id} commands 6 guilds 1"));
    let harbour = client.channel("harbour").await.unwrap();
    let ada = sim.create_user("Ada", "en-US").await.unwrap();

    let pong = ada.slash(harbour, "ping", &[]).await.unwrap();
    assert_eq!(pong.message.unwrap().content, "pong");

    let offered = ada.autocomplete(harbour, "trade sell", &[("good", "wi")], "good").await.unwrap();
    assert_eq!(offered.choices.unwrap()[0].value, "wine");
    let sold = ada.slash(harbour, "trade sell", &[("good", "wine")]).await.unwrap().message.unwrap();
    assert!(sold.is_ephemeral());
    assert_eq!(sold.content, "sell wine");

    let slow = ada.slash(harbour, "slow", &[]).await.unwrap();
    assert_eq!((slow.kind, slow.deferred), (OutcomeKind::Message, true));
    assert_eq!(slow.message.unwrap().content, "done at last");
    ada.wait_for(harbour, PATIENCE, |message| message.content == "and more").await.unwrap();

    let file = ada.slash(harbour, "file", &[]).await.unwrap().message.unwrap();
    assert_eq!(file.attachments[0].description.as_deref(), Some("A greeting"));
    assert_eq!(client.download(&file.attachments[0]).await.unwrap(), b"ahoy");

    let panel = ada.slash(harbour, "panel", &[]).await.unwrap().message.unwrap();
    let note = format!("the panel is {}", panel.id);
    ada.wait_for(harbour, PATIENCE, |message| message.content == note).await.unwrap();
    let chosen = ada.select(&panel, "goods", &["wool"]).await.unwrap();
    assert_eq!(chosen.message.unwrap().content, "wool");
    let modal = ada.press(&panel, "Form").await.unwrap().modal.expect("a modal");
    let founded = ada.submit(&modal, &[("name", "Haven")]).await.unwrap();
    assert_eq!(founded.message.unwrap().content, "founded Haven");
    let updated = ada.press(&panel, "Update").await.unwrap();
    assert_eq!(updated.kind, OutcomeKind::Update);
    assert_eq!(updated.message.unwrap().content, "updated");

    let wrong = ada.slash(harbour, "wrong", &[]).await.unwrap();
    assert_eq!(wrong.message.unwrap().content, "404/10008 400/50035 400/50006");

    // The library retries after a 429 by itself.
    client.rate_limit(discord_sim::Match::new("POST", "/channels/", 1), 0.3).await.unwrap();
    let panel = ada.slash(harbour, "panel", &[]).await.unwrap().message.unwrap();
    let note = format!("the panel is {}", panel.id);
    ada.wait_for(harbour, PATIENCE, |message| message.content == note).await.unwrap();
    let requests = client.requests(0).await.unwrap();
    assert!(requests.iter().any(|entry| entry.status == 429), "no request was rate limited");

    // Events during a lost connection are delivered on resume.
    assert_eq!(client.drop_gateway().await.unwrap(), 1);
    let pong = ada.slash(harbour, "ping", &[]).await.unwrap();
    assert_eq!(pong.kind, OutcomeKind::Message, "not delivered after the resume");

    let latency = client.latency().await.unwrap();
    println!(
        "acknowledged {} times, p50 {:.1} ms, max {:.1} ms",
        latency.count, latency.p50_ms, latency.max_ms
    );
    bot.kill().await.unwrap();
    sim.shutdown().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn discord_js_works() {
    let modules = std::env::var_os("DISCORD_SIM_NODE_MODULES");
    let modules = modules.map_or_else(|| folder().join("node_modules"), PathBuf::from);
    if !modules.join("discord.js").exists() || !succeeds(Command::new("node").arg("--version")).await {
        println!("SKIPPED: node or discord.js is missing; run npm install in {}", folder().display());
        return;
    }
    let mut node = Command::new("node");
    node.arg(folder().join("bot.js")).env("NODE_PATH", modules);
    exercise(node).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn discord_py_works() {
    let venv = folder().join(".venv/bin/python");
    let python = match std::env::var_os("DISCORD_SIM_PYTHON") {
        Some(path) => PathBuf::from(path),
        None if venv.exists() => venv,
        None => PathBuf::from("python3"),
    };
    if !succeeds(Command::new(&python).args(["-c", "import discord"])).await {
        println!("SKIPPED: python or discord.py is missing; see the top of tests/foreign.rs");
        return;
    }
    let mut command = Command::new(python);
    command.arg(folder().join("bot.py"));
    exercise(command).await;
}
