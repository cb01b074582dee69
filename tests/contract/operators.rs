//! What operators do: correct data, look after the database.

use std::process::Command;

use archipel_rules::{Record, Table};
use discord_sim::{Config, Sim};
use serde_json::{Value, json};
use sqlx::{Connection, SqliteConnection};

use crate::complains;
use crate::support::{Stage, program, run, say, start_game_with};

#[test]
fn an_operators_data_replace_the_built_in_ones() {
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
