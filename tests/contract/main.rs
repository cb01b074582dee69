//! The command line: what it prints, what it returns, and what it leaves alone when something is wrong.
#![allow(clippy::expect_used, reason = "a test may fail loudly")]

#[path = "../support/mod.rs"]
mod support;

mod operators;
mod tools;
mod ways;

use std::path::Path;
use std::process::Command;

use serde_json::{Value, json};
use support::{Stage, program, run};

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
