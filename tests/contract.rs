//! The command line: what it prints, what it returns, and what it leaves alone when something is wrong.
#![allow(clippy::expect_used, reason = "a test may fail loudly")]

mod support;

use std::io::{BufRead, BufReader, Read};
use std::net::TcpListener;
use std::path::Path;
use std::process::{Command, Stdio};

use archipel_rules::{Record, Table};
use discord_sim::client::Client;
use discord_sim::{Config, Sim};
use serde_json::{Value, json};
use sqlx::{Connection, SqliteConnection};
use support::{Stage, program, run, say, start_game, start_game_with};
use tempfile::TempDir;

/// The program works on this database.
fn with_database(folder: &Path) -> Command {
    let mut command = program();
    command.env("DATABASE_URL", format!("sqlite://{}", folder.join("archipel.db").display()));
    command
}

/// One clear sentence on the error stream, exit code 2, and no new file in the folder.
fn complains(folder: &Path, command: &mut Command, words: &str) {
    let list = || -> Vec<_> {
        let mut names: Vec<_> =
            folder.read_dir().expect("a folder").flatten().map(|file| file.file_name()).collect();
        names.sort();
        names
    };
    let before = list();
    let (out, errors, code) = run(command);
    assert_eq!((out.as_str(), code), ("", Some(2)), "{command:?}: {errors}");
    let sentence = errors.strip_prefix("archipel: ").and_then(|rest| rest.strip_suffix('\n'));
    let sentence = sentence.unwrap_or_else(|| panic!("{command:?} says: {errors}"));
    assert!(!sentence.contains('\n') && sentence.contains(words), "{command:?} says: {errors}");
    assert_eq!(list(), before, "{command:?} left something behind");
}

fn simulate(arguments: &[&str]) -> Value {
    let all = ["simulate", "--game", "anno1503", "--json"].iter().chain(arguments);
    let (out, errors, code) = run(program().args(all));
    assert_eq!(code, Some(0), "{errors}");
    assert_eq!(out.lines().count(), 1, "one object: {out}");
    serde_json::from_str(&out).expect("JSON")
}

fn tournament(arguments: &[&str]) -> Value {
    let all = ["tournament", "--game", "mille-fiori", "--json"].iter().chain(arguments);
    let (out, errors, code) = run(program().args(all));
    // Nobody looks at this terminal: no progress bar.
    assert_eq!((code, errors.as_str()), (Some(0), ""));
    assert_eq!(out.lines().count(), 1, "one object: {out}");
    serde_json::from_str(&out).expect("JSON")
}

/// Without what depends on the machine.
fn timeless(mut figures: Value) -> Value {
    figures["seconds"] = Value::Null;
    for entrant in figures["entrants"].as_array_mut().expect("entrants") {
        let fields = entrant.as_object_mut().expect("an object");
        fields.retain(|name, _| !name.starts_with("cpu_ms") && !name.ends_with("per_second"));
    }
    figures
}

#[test]
fn a_tournament_tells_who_wins_and_does_not_depend_on_the_threads() {
    let hard = ["--seats", "hard,random", "--games", "2", "--seed", "3", "--budget", "20"];
    let figures = tournament(&hard);
    let rows = figures["entrants"].as_array().expect("entrants");
    let players: Vec<_> = rows.iter().map(|row| row["player"].as_str().expect("a name")).collect();
    assert_eq!(players, ["hard", "random"]);
    for row in rows {
        let figure = |name: &str| row[name].as_f64().unwrap_or_else(|| panic!("{name}: {row}"));
        assert!(
            figure("win_rate_low") <= figure("win_rate") && figure("win_rate") <= figure("win_rate_high")
        );
        assert!(figure("decisions") > 0.0 && figure("cpu_ms_p50") <= figure("cpu_ms_p99"));
        assert!(figure("cpu_ms_p99") <= figure("cpu_ms_max"));
    }
    assert_eq!(figures["finished"], json!(2));
    assert!(
        rows[0]["imagined_games"].as_u64() > Some(0) && rows[1]["imagined_games"] == json!(0),
        "{figures}"
    );
    let threads = |count| [&hard[..], &["--threads", count]].concat();
    assert_eq!(timeless(tournament(&threads("1"))), timeless(tournament(&threads("3"))));
    let easy = tournament(&["--seats", "medium,random,easy", "--games", "9", "--seed", "1"]);
    let won: f64 =
        easy["entrants"].as_array().expect("entrants").iter().filter_map(|row| row["won"].as_f64()).sum();
    assert!((won - 9.0).abs() < 1e-9, "every game is won: {easy}");
}

/// A folder with the records of three games.
fn records() -> TempDir {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().to_str().expect("a path");
    simulate(&["--seats", "3", "--games", "3", "--seed", "5", "--records", path]);
    folder
}

#[test]
fn help_names_every_command_and_setting() {
    let (help, _, code) = run(program().arg("--help"));
    assert_eq!(code, Some(0));
    for word in [
        "run",
        "table",
        "simulate",
        "tournament",
        "verify",
        "render",
        "export",
        "doctor",
        "register",
        "backup",
    ] {
        assert!(help.contains(&format!("\n  {word} ")), "{word} is missing:\n{help}");
    }
    for name in [
        "DISCORD_TOKEN",
        "DISCORD_API_URL",
        "DATABASE_URL",
        "ARCHIPEL_TABLE_ADDR",
        "ARCHIPEL_GAMES_DIR",
        "RUST_LOG",
    ] {
        assert!(help.contains(name), "{name} is missing:\n{help}");
    }
    // Secrets of the environment are nobody's business.
    let (help, _, _) = run(program().env("DISCORD_TOKEN", "the.secret.token").arg("--help"));
    assert!(!help.contains("the.secret.token"));
}

#[test]
fn simulate_prints_one_object_and_the_same_figures_for_the_same_seed() {
    let figures = simulate(&["--seats", "3", "--games", "20", "--seed", "7"]);
    let keys: Vec<&str> = figures.as_object().expect("an object").keys().map(String::as_str).collect();
    let mut expected = [
        "game",
        "seats",
        "games",
        "finished",
        "actions",
        "seconds",
        "actions_per_second",
        "mean_actions",
        "mean_rounds",
        "mean_scores",
        "wins_by_seat",
        "panics",
        "law_violations",
    ];
    expected.sort_unstable();
    assert_eq!(keys, expected);
    assert_eq!(
        (&figures["game"], &figures["seats"], &figures["games"]),
        (&json!("anno1503"), &json!(3), &json!(20))
    );
    for key in ["finished", "actions", "panics"] {
        assert!(figures[key].is_u64(), "{key}: {figures}");
    }
    for key in ["seconds", "actions_per_second", "mean_actions", "mean_rounds"] {
        assert!(figures[key].as_f64().is_some_and(|value| value > 0.0), "{key}: {figures}");
    }
    let sizes =
        (figures["mean_scores"].as_array().map(Vec::len), figures["wins_by_seat"].as_array().map(Vec::len));
    assert_eq!(sizes, (Some(3), Some(3)));
    assert_eq!(
        (&figures["finished"], &figures["panics"], &figures["law_violations"]),
        (&json!(20), &json!(0), &Value::Null)
    );

    let untimed = |mut figures: Value| {
        for key in ["seconds", "actions_per_second"] {
            figures[key] = Value::Null;
        }
        figures
    };
    let figures = untimed(figures);
    let threads = untimed(simulate(&["--seats", "3", "--games", "20", "--seed", "7", "--threads", "3"]));
    assert_eq!(threads, figures, "threads change nothing but the time");
    let other = untimed(simulate(&[
        "--seats",
        "3",
        "--games",
        "20",
        "--seed",
        "8",
        "--players",
        "random,random,random",
    ]));
    assert_ne!(other, figures, "another seed is another game");
    let checked = simulate(&["--seats", "2", "--games", "2", "--seed", "7", "--check-laws"]);
    assert_eq!((&checked["law_violations"], &checked["finished"]), (&json!(0), &json!(2)));
}

#[test]
fn verify_says_ok_or_the_first_difference() {
    let folder = records();
    let mut files: Vec<_> =
        folder.path().read_dir().expect("a folder").flatten().map(|file| file.path()).collect();
    files.sort();
    assert_eq!(files.len(), 3, "one record per game");
    let (out, _, code) = run(program().arg("verify").args(&files));
    assert_eq!(code, Some(0));
    assert_eq!(out.lines().filter(|line| line.ends_with(": ok")).count(), 3, "{out}");

    // The record has the shape of the contract.
    let text = std::fs::read_to_string(&files[1]).expect("a record");
    let mut record: Value = serde_json::from_str(&text).expect("JSON");
    assert_eq!((&record["archipel"], &record["game"]), (&json!(1), &json!("anno1503")));
    assert!(record["rules"].is_string() && record["seed"].is_string() && record["options"].is_object());
    assert_eq!((&record["entries"][0]["n"], record["seats"].as_array().map(Vec::len)), (&json!(1), Some(3)));
    assert!(record["entries"][0]["seat"].is_u64() && !record["entries"][0]["action"].is_null());

    // Somebody else claims the tenth entry.
    record["entries"][9]["seat"] = json!((record["entries"][9]["seat"].as_u64().expect("a seat") + 1) % 3);
    std::fs::write(&files[1], record.to_string()).expect("written");
    let (out, _, code) = run(program().arg("verify").args(&files));
    assert_eq!(code, Some(1), "{out}");
    let lines: Vec<&str> = out.lines().collect();
    assert!(
        lines[0].ends_with(": ok") && lines[1].contains("entry 10") && lines[2].ends_with(": ok"),
        "{out}"
    );

    std::fs::write(&files[1], "{\"archipel\":1,").expect("written");
    complains(folder.path(), program().arg("verify").args(&files), "is not a record");
    complains(folder.path(), program().args(["verify", "no-such-file.json"]), "no-such-file.json");
    complains(folder.path(), program().arg("verify"), "<FILES>");
}

/// Width and height from the header of a PNG.
fn size(file: &Path) -> (u32, u32) {
    let bytes = std::fs::read(file).expect("a picture");
    assert_eq!(&bytes[..8], b"\x89PNG\r\n\x1a\n");
    let number = |at: usize| u32::from_be_bytes([bytes[at], bytes[at + 1], bytes[at + 2], bytes[at + 3]]);
    (number(16), number(20))
}

#[test]
fn render_draws_every_picture_in_every_language() {
    let folder = records();
    let record = folder.path().join("anno1503-5.json");
    let out = folder.path().join("picture.png");
    let render = |arguments: &[&str]| {
        let mut command = program();
        command.arg("render").arg("--record").arg(&record).arg("--out").arg(&out).args(arguments);
        command
    };
    let mut alts = std::collections::HashSet::new();
    for what in ["island", "board", "hand"] {
        for lang in ["en", "de", "nl"] {
            let (alt, errors, code) =
                run(&mut render(&["--view", "1", "--what", what, "--lang", lang, "--entry", "30"]));
            assert_eq!(code, Some(0), "{errors}");
            assert_eq!(size(&out).0, 1000, "{what}");
            let alt = alt.trim_end();
            assert!(!alt.is_empty() && alt.chars().count() <= 1024, "{what} {lang}: {alt}");
            assert!(alts.insert(alt.to_owned()), "{what} {lang} is described as another: {alt}");
            std::fs::remove_file(&out).expect("removed");
        }
    }
    let (_, _, code) = run(&mut render(&["--entry", "0"]));
    assert_eq!(code, Some(0), "public island after the setup");
    std::fs::remove_file(&out).expect("removed");
    let here = folder.path();
    complains(here, &mut render(&["--what", "hand"]), "seen by its owner only");
    complains(here, &mut render(&["--view", "3"]), "there is no seat \"3\"");
    complains(here, &mut render(&["--entry", "99999"]), "entries");
    complains(here, &mut render(&["--lang", "fr"]), "fr");
    complains(here, &mut render(&["--what", "moon"]), "moon");
    let nowhere = ["render", "--record", "anno1503-5.json", "--out", "missing/picture.png"];
    complains(here, program().current_dir(here).args(nowhere), "cannot be written");
}

#[test]
fn bad_arguments_end_with_one_sentence() {
    let folder = tempfile::tempdir().expect("a folder");
    let here = folder.path();
    let simulate = |arguments: &str| {
        let mut command = with_database(here);
        command.arg("simulate").args(arguments.split(' '));
        command
    };
    complains(here, &mut simulate("--game chess --seats 3"), "there are: anno1503");
    complains(here, &mut simulate("--game anno1503 --seats 5"), "5");
    complains(here, &mut simulate("--game anno1503 --seats x"), "x");
    complains(here, &mut simulate("--game anno1503"), "--seats");
    complains(here, &mut simulate("--game anno1503 --seats 3 --players human"), "random");
    complains(here, &mut simulate("--game anno1503 --seats 3 --options {\"moon\":1}"), "moon");
    complains(here, &mut simulate("--game anno1503 --seats 3 --options [1"), "JSON");
    let tournament = |arguments: &str| {
        let mut command = program();
        command.arg("tournament").args(arguments.split(' '));
        command
    };
    complains(here, &mut tournament("--game chess --seats easy,easy"), "there are: anno1503");
    complains(here, &mut tournament("--game anno1503 --seats easy"), "not by 1");
    complains(here, &mut tournament("--game anno1503 --seats easy,expert"), "expert");
    complains(here, &mut tournament("--game anno1503"), "--seats");
    complains(here, &mut tournament("--game anno1503 --seats easy,easy --budget 0"), "--budget");
    complains(here, &mut tournament("--game anno1503 --seats easy,easy --options {\"moon\":1}"), "moon");
    complains(here, with_database(here).arg("conquer"), "conquer");
    complains(here, with_database(here).args(["export", "--game-number", "1"]), "there is no database");
    complains(
        here,
        with_database(here).args(["backup", "copy.db"]).current_dir(here),
        "there is no database",
    );
    complains(here, with_database(here).arg("register"), "DISCORD_TOKEN");
    complains(here, with_database(here).env("RUST_LOG", "a=b=c"), "RUST_LOG");
    complains(here, with_database(here).env("ARCHIPEL_TABLE_ADDR", "here"), "here");
    complains(here, with_database(here).env("ARCHIPEL_TABLE_ADDR", "0.0.0.0:0"), "loopback");
}

#[tokio::test(flavor = "multi_thread")]
async fn an_unreadable_database_is_left_alone() {
    let folder = tempfile::tempdir().expect("a folder");
    let here = folder.path();
    let sim = Sim::start(Config::default()).await.expect("the sim");
    let on = |url: String| {
        let mut command = program();
        command.env("DATABASE_URL", url).env("DISCORD_TOKEN", "t.t.t").env("DISCORD_API_URL", sim.origin());
        command
    };
    let path = |name: &str| format!("sqlite://{}", here.join(name).display());
    complains(here, &mut on(path("")), "is a folder");
    complains(here, &mut on(path("missing/archipel.db")), "does not exist");
    complains(
        here,
        &mut on("mysql://localhost/archipel".to_owned()),
        "is no database that this program can use",
    );

    std::fs::write(here.join("letter.db"), "Dear Ada, this is no database. ".repeat(100)).expect("written");
    let before = std::fs::read(here.join("letter.db")).expect("bytes");
    complains(here, &mut on(path("letter.db")), "is not an Archipel database");
    complains(
        here,
        on(path("letter.db")).args(["export", "--game-number", "1"]),
        "is not an Archipel database",
    );
    assert_eq!(std::fs::read(here.join("letter.db")).expect("bytes"), before);
    let (out, _, code) = run(on(path("letter.db")).arg("doctor"));
    assert_eq!(code, Some(1), "the doctor finds it: {out}");
    assert!(out.contains("FIX  database") && out.contains("ok   pictures"), "{out}");

    // A database of a version to come.
    let made = Stage::new().await;
    let future = made.path("archipel.db");
    let url = made.database();
    let mut stage = made;
    stage.kill();
    let mut connection = SqliteConnection::connect(&url).await.expect("the database");
    let newer = "insert into _sqlx_migrations values (9999, 'to come', current_timestamp, true, x'00', 0)";
    sqlx::query(newer).execute(&mut connection).await.expect("a newer schema");
    connection.close().await.expect("closed");
    let before = std::fs::read(&future).expect("bytes");
    complains(here, &mut on(url), "run a newer version");
    assert_eq!(std::fs::read(&future).expect("bytes"), before);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_wrong_way_to_discord_changes_nothing() {
    let folder = tempfile::tempdir().expect("a folder");
    let here = folder.path();
    let sim =
        Sim::start(Config { token: Some("right".to_owned()), ..Config::default() }).await.expect("the sim");
    let to = |url: &str| {
        let mut command = with_database(here);
        command.env("DISCORD_TOKEN", "wrong").env("DISCORD_API_URL", url);
        command
    };
    complains(here, &mut to(sim.origin()), "the token is not accepted");
    complains(here, to(sim.origin()).arg("register"), "the token is not accepted");
    let (out, _, code) = run(to(sim.origin()).arg("doctor"));
    assert_eq!(code, Some(1));
    assert!(out.contains("FIX  Discord: the token"), "{out}");
    complains(here, &mut to("http://127.0.0.1:1"), "does not answer as Discord does");
    for url in ["ftp://127.0.0.1", "127.0.0.1:8137", "http://127.0.0.1/some/path"] {
        complains(here, &mut to(url), "must be an origin");
    }
    let taken = TcpListener::bind("127.0.0.1:0").expect("a port");
    let addr = taken.local_addr().expect("an address").to_string();
    complains(here, with_database(here).env("ARCHIPEL_TABLE_ADDR", &addr), &addr);
}

#[test]
fn an_operators_data_replace_the_built_in_ones() {
    let folder = tempfile::tempdir().expect("a folder");
    let here = folder.path();
    let file = here.join("anno1503.json");
    let built_in = include_str!("../assets/games/anno1503.json");
    let figures = |options: &str| {
        let mut command = program();
        command
            .env("ARCHIPEL_GAMES_DIR", here)
            .args(["simulate", "--game", "anno1503", "--seats", "2", "--games", "2"]);
        command.args(["--options", options]);
        command
    };
    assert_eq!(run(&mut figures("{}")).2, Some(0), "an empty folder replaces nothing");
    std::fs::write(&file, built_in.replace("\"designed-1\"", "\"corrected-1\"")).expect("written");
    let (_, errors, code) = run(&mut figures("{\"data_set\":\"corrected-1\"}"));
    assert_eq!(code, Some(0), "{errors}");
    complains(here, &mut figures("{\"data_set\":\"designed-1\"}"), "corrected-1");
    // Home islands that give stone where the built-in ones give tools, and the other way round.
    let actions =
        || serde_json::from_str::<Value>(&run(&mut figures("{}")).0).expect("figures")["actions"].clone();
    let before = actions();
    let swap = |line: &str| {
        if line.contains("\"yield\"") {
            line.replace("stone", "swap").replace("tool", "stone").replace("swap", "tool")
        } else {
            line.to_owned()
        }
    };
    std::fs::write(&file, built_in.lines().map(swap).collect::<Vec<_>>().join("\n")).expect("written");
    assert_ne!(actions(), before, "a corrected value is played with");

    std::fs::write(&file, "{").expect("written");
    complains(here, &mut figures("{}"), "anno1503.json cannot be used");
    std::fs::write(&file, built_in.replace("\"cards_per_good\": 15", "\"cards_per_good\": 14"))
        .expect("written");
    complains(here, &mut figures("{}"), "correct it or take it away");
    complains(here, program().env("ARCHIPEL_GAMES_DIR", &file).arg("doctor"), "is not a folder");
}

#[tokio::test(flavor = "multi_thread")]
async fn export_backup_and_doctor_work_beside_the_running_bot() {
    let stage = Stage::new().await;
    let people = [stage.person("Ada", "en-US").await, stage.person("Bernd", "de").await];
    start_game_with(&stage, "anno1503", &people, &[("home_island", "fixed")]).await;
    let orders = [("order", "take"), ("good", "spice"), ("up_to", "3")];
    say(&people[0], stage.harbour, "anno1503 set_orders", &orders).await;

    let record = stage.record(1);
    assert_eq!((record.entries.len(), &record.options), (1, &json!({ "home_island": "fixed" })));
    Table::replay(record.clone()).expect("it replays");
    let export = |number: &str| {
        let mut command = stage.command();
        command.args(["export", "--game-number", number]);
        command
    };
    let empty = tempfile::tempdir().expect("a folder");
    complains(empty.path(), &mut export("7"), "there is no game 7");

    let copy = stage.path("copy.db");
    let (out, errors, code) = run(stage.command().arg("backup").arg(&copy));
    assert_eq!(code, Some(0), "{errors}");
    assert!(out.contains("bytes"), "{out}");
    let from_copy =
        |command: &mut Command| run(command.env("DATABASE_URL", format!("sqlite://{}", copy.display())));
    let (text, errors, code) = from_copy(&mut export("1"));
    assert_eq!(code, Some(0), "{errors}");
    assert_eq!(serde_json::from_str::<Record>(&text).expect("a record"), record);
    let before = std::fs::read(&copy).expect("bytes");
    complains(empty.path(), stage.command().arg("backup").arg(&copy), "exists already");
    assert_eq!(std::fs::read(&copy).expect("bytes"), before);

    let (out, errors, code) = stage.tool(&["doctor"]);
    assert_eq!(code, Some(0), "{out}{errors}");
    for what in ["database", "Discord", "data", "pictures", "clock"] {
        assert!(out.lines().any(|line| line.starts_with(&format!("ok   {what}: "))), "{what}:\n{out}");
    }
    assert!(out.contains("1 open games") && !out.contains("the.test.token"), "{out}");
    stage.all_accepted(&[]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_address_of_discord_may_end_in_its_version() {
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
async fn without_a_token_the_local_table_opens_and_closes() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut child = with_database(folder.path())
        .env("ARCHIPEL_TABLE_ADDR", "127.0.0.1:0")
        .stdout(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut out = BufReader::new(child.stdout.take().expect("its output"));
    let mut line = String::new();
    out.read_line(&mut line).expect("a line");
    let origin = line.trim_end().strip_prefix("table ready at ").unwrap_or_else(|| panic!("it says {line}"));

    let client = Client::new(origin);
    let harbour = client.channel("harbour").await.expect("a channel");
    let ada = client.person("Ada", "nl").await.expect("Ada");
    let card = say(&ada, harbour, "game new", &[("game", "anno1503")]).await;
    assert!(card.content.contains("1. Ada 👑"), "{}", card.content);
    drop(client);

    let pid = child.id().to_string();
    let kill = Command::new("sh").args(["-c", &format!("kill -TERM {pid}")]).status().expect("a shell");
    assert!(kill.success());
    let patience = std::time::Instant::now();
    let status = loop {
        match child.try_wait().expect("its state") {
            Some(status) => break status,
            None if patience.elapsed() > support::PATIENCE => panic!("it does not end"),
            None => tokio::time::sleep(std::time::Duration::from_millis(20)).await,
        }
    };
    assert_eq!(status.code(), Some(0));
    let mut rest = String::new();
    out.read_to_string(&mut rest).expect("its output");
    assert_eq!(rest, "", "one line is all it says");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_terminated_bot_ends_cleanly_and_knows_its_games_again() {
    let mut stage = Stage::new().await;
    let people = [stage.person("Ada", "en-US").await, stage.person("Bernd", "de").await];
    let opening = start_game(&stage, "anno1503", &people).await;
    assert_eq!(stage.terminate(), Some(0));
    stage.start().await;
    let panel = support::press(&people[0], &opening, "🎲 Play").await;
    assert!(panel.content.contains("game 1"), "{}", panel.content);
    stage.all_accepted(&[]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn commands_have_their_names_and_words_in_three_languages() {
    let stage = Stage::new().await;
    let commands = stage.stranger.commands(stage.harbour).await.expect("commands");
    let find = |list: &Value, name: &str| {
        let all = list.as_array().cloned().unwrap_or_default();
        all.into_iter().find(|one| one["name"] == name).unwrap_or_else(|| panic!("there is no {name}"))
    };
    let all = json!(commands);
    let mut plain =
        vec!["play", "hand", "island", "board", "log", "history", "score", "undo", "redo", "rules"];
    plain.extend([
        "overview",
        "changes",
        "replay",
        "game",
        "pictures",
        "remind",
        "anno1503",
        "anno1701",
        "anno1800",
        "millefiori",
    ]);
    assert_eq!(commands.len(), plain.len());
    for name in plain {
        worded(&find(&all, name));
    }
    let game = find(&all, "game");
    for name in ["new", "join", "leave", "start", "options", "info", "pause", "resume", "abandon"] {
        find(&game["options"], name);
    }
    for (command, param) in [("island", "player"), ("history", "turn"), ("rules", "topic")] {
        find(&find(&all, command)["options"], param);
    }
    find(&find(&game["options"], "new")["options"], "game");
    for game in archipel_rules::GameId::ALL {
        let command = find(&all, &game.as_str().replace('-', ""));
        for verb in game.verbs() {
            // A game with more verbs than Discord takes has the rest one level deeper.
            let near = command["options"].as_array().into_iter().flatten().any(|one| one["name"] == verb.id);
            let level = if near { command.clone() } else { find(&command["options"], "more") };
            let command = find(&level["options"], verb.id);
            for param in verb.params {
                let option = find(&command["options"], param.name);
                assert_eq!(option["autocomplete"], json!(true), "{} {}", verb.id, param.name);
            }
        }
    }
    stage.all_accepted(&[]).await;
}

/// A description in three languages, for the command and all below it.
fn worded(command: &Value) {
    for lang in ["de", "nl"] {
        let text = command["description_localizations"][lang].as_str().unwrap_or_default();
        assert!(!text.is_empty(), "{} has no description in {lang}", command["name"]);
        assert_ne!(text, command["description"], "{} is not translated to {lang}", command["name"]);
    }
    command["options"].as_array().into_iter().flatten().for_each(worded);
}
