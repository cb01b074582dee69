//! `simulate`, `tournament`, `verify`, `render` and `words`.

use std::path::Path;

use archipel_words::Lang;
use serde_json::{Value, json};
use tempfile::TempDir;

use crate::assert_fails_with;
use crate::support::{program, run};

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
    // Not a terminal: no progress bar.
    assert_eq!((code, errors.as_str()), (Some(0), ""));
    assert_eq!(out.lines().count(), 1, "one object: {out}");
    serde_json::from_str(&out).expect("JSON")
}

/// Removes the figures that depend on the machine.
fn without_times(mut figures: Value) -> Value {
    figures["seconds"] = Value::Null;
    for entrant in figures["entrants"].as_array_mut().expect("entrants") {
        let fields = entrant.as_object_mut().expect("an object");
        fields.retain(|name, _| !name.starts_with("cpu_ms") && !name.ends_with("per_second"));
    }
    figures
}

#[test]
fn tournament_results_do_not_depend_on_the_number_of_threads() {
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
    assert_eq!(without_times(tournament(&threads("1"))), without_times(tournament(&threads("3"))));
    let easy = tournament(&["--seats", "medium,random,easy", "--games", "9", "--seed", "1"]);
    let won: f64 =
        easy["entrants"].as_array().expect("entrants").iter().filter_map(|row| row["won"].as_f64()).sum();
    assert!((won - 9.0).abs() < 1e-9, "every game is won: {easy}");
}

#[test]
fn simulate_prints_one_json_object_that_depends_only_on_the_seed() {
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
    assert_eq!(threads, figures, "threads change only the times");
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
    assert_ne!(other, figures, "another seed gives other games");
    let checked = simulate(&["--seats", "2", "--games", "2", "--seed", "7", "--check-laws"]);
    assert_eq!((&checked["law_violations"], &checked["finished"]), (&json!(0), &json!(2)));
}

/// A folder with the records of three games.
fn records() -> TempDir {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().to_str().expect("a path");
    simulate(&["--seats", "3", "--games", "3", "--seed", "5", "--records", path]);
    folder
}

#[test]
fn verify_prints_ok_or_the_first_difference() {
    let folder = records();
    let mut files: Vec<_> =
        folder.path().read_dir().expect("a folder").flatten().map(|file| file.path()).collect();
    files.sort();
    assert_eq!(files.len(), 3, "one record per game");
    let (out, _, code) = run(program().arg("verify").args(&files));
    assert_eq!(code, Some(0));
    assert_eq!(out.lines().filter(|line| line.ends_with(": ok")).count(), 3, "{out}");

    // The record has the documented format.
    let text = std::fs::read_to_string(&files[1]).expect("a record");
    let mut record: Value = serde_json::from_str(&text).expect("JSON");
    assert_eq!((&record["archipel"], &record["game"]), (&json!(1), &json!("anno1503")));
    assert!(record["rules"].is_string() && record["seed"].is_string() && record["options"].is_object());
    assert_eq!((&record["entries"][0]["n"], record["seats"].as_array().map(Vec::len)), (&json!(1), Some(3)));
    assert!(record["entries"][0]["seat"].is_u64() && !record["entries"][0]["action"].is_null());

    // Change the seat of the tenth entry.
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
    assert_fails_with(folder.path(), program().arg("verify").args(&files), "is not a record");
    assert_fails_with(folder.path(), program().args(["verify", "no-such-file.json"]), "no-such-file.json");
    assert_fails_with(folder.path(), program().arg("verify"), "<FILES>");
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
        for lang in Lang::all().map(Lang::code) {
            let (alt, errors, code) =
                run(&mut render(&["--view", "1", "--what", what, "--lang", lang, "--entry", "30"]));
            assert_eq!(code, Some(0), "{errors}");
            assert_eq!(size(&out).0, 1000, "{what}");
            let alt = alt.trim_end();
            assert!(!alt.is_empty() && alt.chars().count() <= 1024, "{what} {lang}: {alt}");
            assert!(
                alts.insert(alt.to_owned()),
                "{what} {lang} has the description of another picture: {alt}"
            );
            std::fs::remove_file(&out).expect("removed");
        }
    }
    let (_, _, code) = run(&mut render(&["--entry", "0"]));
    assert_eq!(code, Some(0), "public island after the setup");
    std::fs::remove_file(&out).expect("removed");
    let here = folder.path();
    assert_fails_with(here, &mut render(&["--what", "hand"]), "seen by its owner only");
    assert_fails_with(here, &mut render(&["--view", "3"]), "there is no seat \"3\"");
    assert_fails_with(here, &mut render(&["--entry", "99999"]), "entries");
    assert_fails_with(here, &mut render(&["--lang", "fr"]), "fr");
    assert_fails_with(here, &mut render(&["--what", "moon"]), "moon");
    let nowhere = ["render", "--record", "anno1503-5.json", "--out", "missing/picture.png"];
    assert_fails_with(here, program().current_dir(here).args(nowhere), "cannot be written");
}

#[test]
fn translators_can_check_and_read_every_language() {
    for lang in Lang::all().map(Lang::code) {
        let (out, errors, code) = run(program().args(["words", "check", lang]));
        assert_eq!(code, Some(0), "{out}{errors}");
        assert!(out.contains("0 missing, 0 other problems"), "{out}");
        for game in archipel_rules::GameId::ALL {
            let (out, errors, code) = run(program().args(["words", "sample", lang, game.as_str()]));
            assert_eq!(code, Some(0), "{errors}");
            assert!(
                out.contains("• ") && out.contains("👉 ") && out.contains("  ▶ "),
                "{lang} {game}:\n{out}"
            );
            assert!(out.matches("✋ ").count() >= 2, "{lang} {game}:\n{out}");
            assert!(!out.contains("{ $") && !out.contains("{$") && !out.contains('\u{e000}'), "{out}");
        }
    }
    let (page, errors, code) = run(program().args(["words", "page", "nl"]));
    assert_eq!(code, Some(0), "{errors}");
    assert!(page.starts_with("<!doctype html>") && page.ends_with("</html>\n"));
    // Filled sentences have names in them; texts that no game fills are there too.
    assert!(
        page.contains("<td>event-turn") && page.matches("Ada").count() > 100,
        "{} characters",
        page.len()
    );
    assert!(page.contains("<td>refused-not_your_turn</td>") && page.contains("<td>list-nothing</td>"));
    let folder = tempfile::tempdir().expect("a folder");
    let here = folder.path();
    let partly = here.join("assets/locales/fr");
    std::fs::create_dir_all(&partly).expect("a folder");
    std::fs::write(partly.join("language.toml"), "name = \"Français\"\ndiscord = [\"fr\"]\n")
        .expect("written");
    std::fs::write(partly.join("common.ftl"), "list-nothing = rien\nodd = ?\n").expect("written");
    let (out, _, code) = run(program().current_dir(here).args(["words", "check", "fr"]));
    assert_eq!(code, Some(1), "{out}");
    assert!(out.contains("unknown: odd") && out.contains("missing: list-and"), "{out}");
    assert_fails_with(here, program().args(["words", "check", "xx"]).current_dir(here), "cannot be read");
    assert_fails_with(here, program().args(["words", "sample", "xx"]), "known languages are en, de, nl");
}
