//! Operators' data files, `export`, `backup`, `doctor`, and databases that cannot be used.

use std::process::Command;

use archipel_rules::{Record, Table};
use discord_sim::{Config, Sim};
use serde_json::{Value, json};
use sqlx::{Connection, SqliteConnection};

use crate::assert_fails_with;
use crate::support::{Harness, program, run, slash, start_game_with};

#[test]
fn an_operators_data_files_replace_the_built_in_ones() {
    let folder = tempfile::tempdir().expect("a folder");
    let here = folder.path();
    let file = here.join("anno1503.json");
    let built_in = include_str!("../../assets/games/anno1503.json");
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
    assert_fails_with(here, &mut figures("{\"data_set\":\"designed-1\"}"), "corrected-1");
    // Swap stone and tools in the yields of the home islands.
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
    assert_ne!(actions(), before, "the changed values are used");

    std::fs::write(&file, "{").expect("written");
    assert_fails_with(here, &mut figures("{}"), "anno1503.json cannot be used");
    std::fs::write(&file, built_in.replace("\"cards_per_good\": 15", "\"cards_per_good\": 14"))
        .expect("written");
    assert_fails_with(here, &mut figures("{}"), "correct or remove it");
    assert_fails_with(here, program().env("ARCHIPEL_GAMES_DIR", &file).arg("doctor"), "is not a folder");
}

#[tokio::test(flavor = "multi_thread")]
async fn an_unusable_database_is_reported_and_not_changed() {
    let folder = tempfile::tempdir().expect("a folder");
    let here = folder.path();
    let sim = Sim::start(Config::default()).await.expect("the sim");
    let on = |url: String| {
        let mut command = program();
        command.env("DATABASE_URL", url).env("DISCORD_TOKEN", "t.t.t").env("DISCORD_API_URL", sim.origin());
        command
    };
    let path = |name: &str| format!("sqlite://{}", here.join(name).display());
    assert_fails_with(here, &mut on(path("")), "is a folder");
    assert_fails_with(here, &mut on(path("missing/archipel.db")), "does not exist");
    assert_fails_with(
        here,
        &mut on("mysql://localhost/archipel".to_owned()),
        "is no database that this program can use",
    );

    std::fs::write(here.join("letter.db"), "Dear Ada, this is no database. ".repeat(100)).expect("written");
    let before = std::fs::read(here.join("letter.db")).expect("bytes");
    assert_fails_with(here, &mut on(path("letter.db")), "is not an Archipel database");
    assert_fails_with(
        here,
        on(path("letter.db")).args(["export", "--game-number", "1"]),
        "is not an Archipel database",
    );
    assert_eq!(std::fs::read(here.join("letter.db")).expect("bytes"), before);
    let (out, _, code) = run(on(path("letter.db")).arg("doctor"));
    assert_eq!(code, Some(1), "doctor reports it: {out}");
    assert!(out.contains("FIX  database") && out.contains("ok   pictures"), "{out}");

    // A database with a newer schema.
    let made = Harness::new().await;
    let future = made.path("archipel.db");
    let url = made.database_url();
    let mut harness = made;
    harness.kill();
    let mut connection = SqliteConnection::connect(&url).await.expect("the database");
    let newer = "insert into _sqlx_migrations values (9999, 'to come', current_timestamp, true, x'00', 0)";
    sqlx::query(newer).execute(&mut connection).await.expect("a newer schema");
    connection.close().await.expect("closed");
    let before = std::fs::read(&future).expect("bytes");
    assert_fails_with(here, &mut on(url), "run a newer version");
    assert_eq!(std::fs::read(&future).expect("bytes"), before);
}

#[tokio::test(flavor = "multi_thread")]
async fn export_backup_and_doctor_work_while_the_bot_is_running() {
    let harness = Harness::new().await;
    let people = [harness.person("Ada", "en-US").await, harness.person("Bernd", "de").await];
    start_game_with(&harness, "anno1503", &people, &[("home_island", "fixed")]).await;
    let orders = [("order", "take"), ("good", "spice"), ("up_to", "3")];
    slash(&people[0], harness.channel, "anno1503 set_orders", &orders).await;

    let record = harness.record(1);
    assert_eq!((record.entries.len(), &record.options), (1, &json!({ "home_island": "fixed" })));
    Table::replay(record.clone()).expect("it replays");
    let export = |number: &str| {
        let mut command = harness.command();
        command.args(["export", "--game-number", number]);
        command
    };
    let empty = tempfile::tempdir().expect("a folder");
    assert_fails_with(empty.path(), &mut export("7"), "there is no game 7");

    let copy = harness.path("copy.db");
    let (out, errors, code) = run(harness.command().arg("backup").arg(&copy));
    assert_eq!(code, Some(0), "{errors}");
    assert!(out.contains("bytes"), "{out}");
    let from_copy =
        |command: &mut Command| run(command.env("DATABASE_URL", format!("sqlite://{}", copy.display())));
    let (text, errors, code) = from_copy(&mut export("1"));
    assert_eq!(code, Some(0), "{errors}");
    assert_eq!(serde_json::from_str::<Record>(&text).expect("a record"), record);
    let before = std::fs::read(&copy).expect("bytes");
    assert_fails_with(empty.path(), harness.command().arg("backup").arg(&copy), "exists already");
    assert_eq!(std::fs::read(&copy).expect("bytes"), before);

    let (out, errors, code) = harness.run_command(&["doctor"]);
    assert_eq!(code, Some(0), "{out}{errors}");
    for what in ["database", "Discord", "data", "pictures", "clock"] {
        assert!(out.lines().any(|line| line.starts_with(&format!("ok   {what}: "))), "{what}:\n{out}");
    }
    assert!(out.contains("1 open games") && !out.contains("the.test.token"), "{out}");
    harness.assert_requests_accepted(&[]).await;
}
