//! Tests of the locale files on disk: what `archipel words check` finds, and what only the program needs.

use super::disk::{complete, file_names, file_text, folder, parse_locale};
use crate::check::{self, Files, Problem};
use crate::sources::FILES;
use crate::{Lang, Language};

fn assert_none(errors: &[String]) {
    assert!(errors.is_empty(), "{} errors:\n{}", errors.len(), errors.join("\n"));
}

#[test]
fn every_file_on_disk_is_embedded_and_exists_in_every_complete_language() {
    for lang in Lang::all() {
        let embedded = crate::sources::of(lang).map(|file| file.name.to_owned()).collect();
        assert_eq!(file_names(lang), embedded, "{lang}: build.rs must find every file");
    }
    for lang in complete() {
        assert_eq!(file_names(lang), file_names(Lang::ENGLISH), "{lang}: it needs the same files");
    }
    for file in FILES {
        assert_eq!(file.text, file_text(file.lang, file.name), "{}/{}", file.lang, file.name);
    }
}

#[test]
fn complete_languages_have_no_problem() {
    let mut errors = Vec::new();
    for lang in complete() {
        let problems = check::check(&Files::in_folder(&folder(lang)).unwrap());
        errors.extend(problems.iter().map(|problem| format!("{lang}: {problem}")));
    }
    assert_none(&errors);
}

#[test]
fn partly_translated_languages_only_lack_texts() {
    for lang in Lang::all().filter(|lang| !lang.about().complete) {
        let problems = check::check(&Files::in_folder(&folder(lang)).unwrap());
        let wrong: Vec<String> = problems
            .iter()
            .filter(|problem| !matches!(problem, Problem::Missing(_)))
            .map(ToString::to_string)
            .collect();
        assert_none(&wrong);
        assert!(!problems.is_empty(), "{lang} is complete and should say so");
    }
}

#[test]
fn languages_describe_themselves() {
    for lang in Lang::all() {
        let text = std::fs::read_to_string(folder(lang).join("language.toml")).unwrap();
        assert_eq!(Language::read(&text).as_ref(), Ok(lang.about()), "{lang}");
        assert!(lang.about().month_first.iter().all(|locale| lang.discord_locales().contains(locale)));
    }
    for wrong in ["name = English", "colour = \"red\"", "name", "name = \"x\"", "discord = [\"de\""] {
        assert!(Language::read(wrong).is_err(), "{wrong}");
    }
}

/// Icons and shared names belong to keys that exist.
#[test]
fn icons_and_shared_names_are_of_known_keys() {
    let english = parse_locale(Lang::ENGLISH).0;
    let shared = check::shared();
    let known = |key: &str| english.contains_key(key) || shared.contains_key(key);
    let mut errors = Vec::new();
    for (key, message) in &shared {
        let of = key.strip_prefix("icon-").or_else(|| key.strip_prefix("sprite-"));
        if let Some(of) = of.filter(|of| !known(of) && !of.starts_with("seat_")) {
            errors.push(format!("{key}: no {of}"));
        }
        errors.extend(
            message.references.iter().filter(|other| !known(other)).map(|other| format!("{key}: no {other}")),
        );
    }
    assert_none(&errors);
    for lang in Lang::all() {
        let is_icon = |key: &String| key.split_once('.').is_some_and(|(_, attr)| attr == "icon");
        let icons = parse_locale(lang).0.into_keys().filter(is_icon).collect::<Vec<_>>();
        assert_none(&icons);
    }
}

#[test]
fn command_names_match_discords_pattern() {
    let name = check::is_command_name;
    assert!(name("früh-stück_2") && !name("Build") && !name("build ship"));
    let mut errors = Vec::new();
    for lang in complete() {
        let messages = parse_locale(lang).0;
        for command in messages.keys().filter_map(|key| key.strip_suffix(".name")) {
            let description = messages.get(&format!("{command}.description"));
            if description.is_none_or(|message| message.text.is_empty() || !message.variables.is_empty()) {
                errors.push(format!("{lang}: {command} needs a description without variables"));
            }
        }
    }
    assert_none(&errors);
}

#[test]
fn commands_in_plain_text_are_found() {
    for text in ["Use /game new.", "/play", "(/remind zone)", "`/rules`", "eins\n/log"] {
        assert!(check::bare_command(text).is_some(), "{text}");
    }
    for text in ["Farmer/Worker", "https://x.y/z", "</game new:5>", "7/14", "{ $a }/{ $b }", "2/ of"] {
        assert_eq!(check::bare_command(text), None, "{text}");
    }
}

#[test]
fn the_checker_finds_every_kind_of_problem() {
    let about = "name = \"X\"\ndiscord = [\"x\"]".to_owned();
    let text = "seat = Place { $nummer }\nno-such-key = ?\nstale = { CMD(\"dance\") } { SING() }\n\
                lobby-number = /game { $number }\nbutton-join = "
        .to_owned()
        + &"x".repeat(90)
        + "\nhalf = { $\n";
    let forbidden = "number -> figure\nno arrow".to_owned();
    let text = text
        + "denied-full = Any Number\ndenied-over = numbers\n\
                command-play =\n    .description = Play.\n";
    let problems = check::check(&Files { about, forbidden, texts: vec![("bot".to_owned(), text)] });
    let found = |wanted: fn(&Problem) -> bool| problems.iter().any(wanted);
    assert!(found(|problem| matches!(problem, Problem::File(_))), "{problems:?}");
    assert!(found(|problem| matches!(problem, Problem::Missing(key) if key == "undone")));
    assert!(found(|problem| matches!(problem, Problem::Unknown(key) if key == "no-such-key")));
    assert!(found(|problem| matches!(problem, Problem::Variables { key, .. } if key == "seat")));
    assert!(found(|problem| matches!(problem, Problem::TooLong { key, .. } if key == "button-join")));
    assert!(found(|problem| matches!(problem, Problem::NoSuch { what, .. } if what == "dance")));
    assert!(found(|problem| matches!(problem, Problem::NoSuch { what, .. } if what == "SING")));
    assert!(found(|problem| matches!(problem, Problem::BareCommand { key, .. } if key == "lobby-number")));
    assert!(found(|problem| matches!(problem, Problem::Forbidden { key, .. } if key == "denied-full")));
    assert!(found(|problem| matches!(problem, Problem::FullStop(key) if key == "command-play.description")));
    assert!(!found(|problem| matches!(problem, Problem::Forbidden { key, .. } if key == "denied-over")));
    assert!(found(|problem| matches!(problem, Problem::File(line) if line.ends_with("no arrow"))));
}

/// A list of what exists, so that a new form is a decision and not a slip.
#[test]
fn languages_declare_these_forms() {
    let declared = |code: &str| {
        let messages = parse_locale(Lang::from_code(code).unwrap()).0;
        check::forms(&messages).into_iter().collect::<Vec<_>>().join(" ")
    };
    assert_eq!(declared("en"), "a alone the title uncounted");
    assert_eq!(declared("de"), "a a-acc a-dat acc dat gender the the-acc the-dat uncounted");
    assert_eq!(declared("nl"), "a alone gender the title uncounted");
}
