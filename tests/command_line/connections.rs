//! Connecting to Discord and to the local table.

use std::io::{BufRead, BufReader, Read};
use std::net::TcpListener;
use std::process::{Command, Stdio};

use discord_sim::client::Client;
use discord_sim::{Config, Sim};

use crate::support::{Harness, TIMEOUT, press, run, slash, start_game};
use crate::{assert_fails_with, with_database};

#[tokio::test(flavor = "multi_thread")]
async fn a_wrong_token_or_address_is_reported_and_changes_nothing() {
    let folder = tempfile::tempdir().expect("a folder");
    let here = folder.path();
    let sim =
        Sim::start(Config { token: Some("right".to_owned()), ..Config::default() }).await.expect("the sim");
    let to = |url: &str| {
        let mut command = with_database(here);
        command.env("DISCORD_TOKEN", "wrong").env("DISCORD_API_URL", url);
        command
    };
    assert_fails_with(here, &mut to(sim.origin()), "the token is not accepted");
    assert_fails_with(here, to(sim.origin()).arg("register"), "the token is not accepted");
    let (out, _, code) = run(to(sim.origin()).arg("doctor"));
    assert_eq!(code, Some(1));
    assert!(out.contains("FIX  Discord: the token"), "{out}");
    assert_fails_with(here, &mut to("http://127.0.0.1:1"), "does not answer as Discord does");
    for url in ["ftp://127.0.0.1", "127.0.0.1:8137", "http://127.0.0.1/some/path"] {
        assert_fails_with(here, &mut to(url), "must be an origin");
    }
    let fixed_seed = ["DISCORD_TOKEN", "ARCHIPEL_SEED"].map(|name| (name, "7"));
    assert_fails_with(here, with_database(here).envs(fixed_seed), "can be foreseen");
    let taken = TcpListener::bind("127.0.0.1:0").expect("a port");
    let addr = taken.local_addr().expect("an address").to_string();
    assert_fails_with(here, with_database(here).env("ARCHIPEL_TABLE_ADDR", &addr), &addr);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_api_url_may_end_in_the_api_version() {
    let folder = tempfile::tempdir().expect("a folder");
    for ending in ["", "/", "/api/v10", "/api/v10/"] {
        let sim = Sim::start(Config::default()).await.expect("the sim");
        let url = format!("{}{ending}", sim.origin());
        let mut command = with_database(folder.path());
        command.env("DISCORD_TOKEN", "t.t.t").env("DISCORD_API_URL", url).arg("register");
        let (out, errors, code) = run(&mut command);
        assert_eq!(code, Some(0), "{ending}: {errors}");
        assert!(out.contains("commands registered for"), "{out}");
        let state = sim.client().state().await.expect("the state");
        assert!(state["commands"].as_u64().is_some_and(|count| count >= 12), "{}", state["commands"]);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn without_a_token_the_local_table_starts_and_stops() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut child = with_database(folder.path())
        .env("ARCHIPEL_TABLE_ADDR", "127.0.0.1:0")
        .stdout(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut out = BufReader::new(child.stdout.take().expect("its output"));
    let mut line = String::new();
    out.read_line(&mut line).expect("a line");
    let origin = line
        .trim_end()
        .strip_prefix("table ready at ")
        .unwrap_or_else(|| panic!("unexpected output: {line}"));

    let client = Client::new(origin);
    let harbour = client.channel("harbour").await.expect("a channel");
    let ada = client.create_user("Ada", "nl").await.expect("Ada");
    let card = slash(&ada, harbour, "game new", &[("game", "anno1503")]).await;
    assert!(card.content.contains("1. Ada 👑"), "{}", card.content);
    drop(client);

    let pid = child.id().to_string();
    let kill = Command::new("sh").args(["-c", &format!("kill -TERM {pid}")]).status().expect("a shell");
    assert!(kill.success());
    let begun = std::time::Instant::now();
    let status = loop {
        match child.try_wait().expect("its state") {
            Some(status) => break status,
            None if begun.elapsed() > TIMEOUT => panic!("the program does not exit"),
            None => tokio::time::sleep(std::time::Duration::from_millis(20)).await,
        }
    };
    assert_eq!(status.code(), Some(0));
    let mut rest = String::new();
    out.read_to_string(&mut rest).expect("its output");
    assert_eq!(rest, "", "no further output");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_terminated_bot_exits_cleanly_and_continues_its_games() {
    let mut harness = Harness::new().await;
    let people = [harness.person("Ada", "en-US").await, harness.person("Bernd", "de").await];
    let opening = start_game(&harness, "anno1503", &people).await;
    assert_eq!(harness.terminate(), Some(0));
    harness.start().await;
    let panel = press(&people[0], &opening, "🎲 Play").await;
    assert!(panel.content.contains("game 1"), "{}", panel.content);
    harness.assert_requests_accepted(&[]).await;
}
