//! The command line: output, exit codes, and errors that change nothing.
#![allow(clippy::expect_used, reason = "tests may panic")]

#[path = "../support/mod.rs"]
mod support;

mod connections;
mod game_tools;
mod operator_commands;

use std::path::Path;
use std::process::Command;

use serde_json::{Value, json};
use support::{Harness, program, run};

/// The program with a database in this folder.
fn with_database(folder: &Path) -> Command {
    let mut command = program();
    command.env("DATABASE_URL", format!("sqlite://{}", folder.join("archipel.db").display()));
    command
}

/// Asserts one sentence with these words on standard error, exit code 2, and no new file in the folder.
fn assert_fails_with(folder: &Path, command: &mut Command, words: &str) {
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
    let sentence = sentence.unwrap_or_else(|| panic!("{command:?} printed: {errors}"));
    assert!(!sentence.contains('\n') && sentence.contains(words), "{command:?} printed: {errors}");
    assert_eq!(list(), before, "{command:?} left files behind");
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
        "words",
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
    // The help does not show the token.
    let (help, _, _) = run(program().env("DISCORD_TOKEN", "the.secret.token").arg("--help"));
    assert!(!help.contains("the.secret.token"));
}

#[test]
fn invalid_arguments_are_reported_in_one_sentence() {
    let folder = tempfile::tempdir().expect("a folder");
    let here = folder.path();
    let simulate = |arguments: &str| {
        let mut command = with_database(here);
        command.arg("simulate").args(arguments.split(' '));
        command
    };
    assert_fails_with(here, &mut simulate("--game chess --seats 3"), "there are: anno1503");
    assert_fails_with(here, &mut simulate("--game anno1503 --seats 5"), "5");
    assert_fails_with(here, &mut simulate("--game anno1503 --seats x"), "x");
    assert_fails_with(here, &mut simulate("--game anno1503"), "--seats");
    assert_fails_with(here, &mut simulate("--game anno1503 --seats 3 --players human"), "random");
    assert_fails_with(here, &mut simulate("--game anno1503 --seats 3 --options {\"moon\":1}"), "moon");
    assert_fails_with(here, &mut simulate("--game anno1503 --seats 3 --options [1"), "JSON");
    let tournament = |arguments: &str| {
        let mut command = program();
        command.arg("tournament").args(arguments.split(' '));
        command
    };
    assert_fails_with(here, &mut tournament("--game chess --seats easy,easy"), "there are: anno1503");
    assert_fails_with(here, &mut tournament("--game anno1503 --seats easy"), "not by 1");
    assert_fails_with(here, &mut tournament("--game anno1503 --seats easy,expert"), "expert");
    assert_fails_with(here, &mut tournament("--game anno1503"), "--seats");
    assert_fails_with(here, &mut tournament("--game anno1503 --seats easy,easy --budget 0"), "--budget");
    assert_fails_with(
        here,
        &mut tournament("--game anno1503 --seats easy,easy --options {\"moon\":1}"),
        "moon",
    );
    assert_fails_with(here, with_database(here).arg("conquer"), "conquer");
    assert_fails_with(
        here,
        with_database(here).args(["export", "--game-number", "1"]),
        "there is no database",
    );
    assert_fails_with(
        here,
        with_database(here).args(["backup", "copy.db"]).current_dir(here),
        "there is no database",
    );
    assert_fails_with(here, with_database(here).arg("register"), "DISCORD_TOKEN");
    assert_fails_with(here, with_database(here).env("RUST_LOG", "a=b=c"), "RUST_LOG");
    assert_fails_with(here, with_database(here).env("ARCHIPEL_TABLE_ADDR", "here"), "here");
    assert_fails_with(here, with_database(here).env("ARCHIPEL_TABLE_ADDR", "0.0.0.0:0"), "loopback");
}

#[tokio::test(flavor = "multi_thread")]
async fn slash_commands_are_described_in_three_languages() {
    let harness = Harness::new().await;
    let commands = harness.spectator.commands(harness.channel).await.expect("commands");
    let find = |list: &Value, name: &str| {
        let all = list.as_array().cloned().unwrap_or_default();
        all.into_iter().find(|one| one["name"] == name).unwrap_or_else(|| panic!("{name} is missing"))
    };
    let all = json!(commands);
    let mut plain =
        vec!["play", "hand", "island", "board", "log", "history", "score", "undo", "redo", "rules"];
    plain.extend(["overview", "changes", "replay", "game", "pictures", "remind", "help", "learn"]);
    let games: Vec<String> =
        archipel_rules::GameId::ALL.iter().map(|game| game.as_str().replace('-', "")).collect();
    plain.extend(games.iter().map(String::as_str));
    assert_eq!(commands.len(), plain.len());
    for name in plain {
        assert_described(&find(&all, name));
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
            // Verbs beyond Discord's limit are in the subcommand group `more`.
            let near = command["options"].as_array().into_iter().flatten().any(|one| one["name"] == verb.id);
            let level = if near { command.clone() } else { find(&command["options"], "more") };
            let command = find(&level["options"], verb.id);
            for param in verb.params {
                let option = find(&command["options"], param.name);
                assert_eq!(option["autocomplete"], json!(true), "{} {}", verb.id, param.name);
            }
        }
    }
    harness.assert_requests_accepted(&[]).await;
}

/// Asserts that the command and everything below it is described in three languages.
fn assert_described(command: &Value) {
    for lang in ["de", "nl"] {
        let text = command["description_localizations"][lang].as_str().unwrap_or_default();
        assert!(!text.is_empty(), "{} has no description in {lang}", command["name"]);
        assert_ne!(text, command["description"], "{} is not translated to {lang}", command["name"]);
    }
    command["options"].as_array().into_iter().flatten().for_each(assert_described);
}
