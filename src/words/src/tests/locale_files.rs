//! All languages have the same files and keys, and no text that Discord would reject.

use std::collections::BTreeSet;

use super::parsed_locales::{Messages, file_names, file_text, parse_locale};
use crate::sources::FILES;
use crate::{Lang, length};

fn assert_none(errors: &[String]) {
    assert!(errors.is_empty(), "{} errors:\n{}", errors.len(), errors.join("\n"));
}

/// The variables that the caller passes: without `pieces` and `<name>_id`, which the translator adds.
fn given(variables: &BTreeSet<String>) -> BTreeSet<&str> {
    variables
        .iter()
        .filter(|name| *name != "pieces")
        .map(|name| name.strip_suffix("_id").unwrap_or(name))
        .collect()
}

#[test]
fn every_file_on_disk_is_embedded_and_exists_in_every_language() {
    for lang in Lang::ALL {
        let embedded: BTreeSet<String> = crate::sources::of(lang).map(|file| file.name.to_owned()).collect();
        assert_eq!(file_names(lang), embedded, "{lang}: build.rs must find every file");
        assert_eq!(file_names(lang), file_names(Lang::En), "{lang}: every language needs the same files");
    }
    for file in FILES {
        assert_eq!(file.text, file_text(file.lang, file.name), "{}/{}", file.lang, file.name);
    }
}

#[test]
fn files_parse_and_have_no_duplicate_keys() {
    let errors: Vec<String> = Lang::ALL.into_iter().flat_map(|lang| parse_locale(lang).1).collect();
    assert_none(&errors);
}

#[test]
fn languages_have_the_same_keys_with_the_same_variables() {
    let english = parse_locale(Lang::En).0;
    let mut errors = Vec::new();
    for lang in [Lang::De, Lang::Nl] {
        let other = parse_locale(lang).0;
        errors.extend(
            english.keys().filter(|key| !other.contains_key(*key)).map(|key| format!("{lang} lacks {key}")),
        );
        errors.extend(
            other.keys().filter(|key| !english.contains_key(*key)).map(|key| format!("en lacks {key}")),
        );
        for (key, message) in &english {
            let Some(theirs) = other.get(key) else { continue };
            if given(&message.variables) != given(&theirs.variables) {
                errors.push(format!(
                    "{key}: en has {:?}, {lang} has {:?}",
                    message.variables, theirs.variables
                ));
            }
        }
    }
    assert_none(&errors);
}

#[test]
fn referenced_messages_exist() {
    for lang in Lang::ALL {
        let messages = parse_locale(lang).0;
        for (key, message) in &messages {
            let missing: Vec<&String> =
                message.references.iter().filter(|key| !messages.contains_key(*key)).collect();
            assert!(missing.is_empty(), "{lang}: {key} references {missing:?}");
        }
    }
}

/// Discord's length limit by kind of key: messages, descriptions, buttons, placeholders, labels of options.
fn limit(key: &str) -> usize {
    let (id, attr) = key.split_once('.').unwrap_or((key, ""));
    let has = |kind: &str| id.starts_with(kind) || id.contains(&format!("-{kind}"));
    match attr {
        "name" => 32,
        "description" | "title" | "label" | "placeholder" => 100,
        "" if has("verb-") => 80,
        "" if has("param-") => 150,
        "" if has("option-") || has("value-") => 100,
        _ => 2000,
    }
}

#[test]
fn no_text_exceeds_discords_length_limits() {
    let mut errors = Vec::new();
    for lang in Lang::ALL {
        for (key, message) in parse_locale(lang).0 {
            if message.longest > limit(&key) {
                errors.push(format!(
                    "{lang}: {key} can be {} long; the limit is {}",
                    message.longest,
                    limit(&key)
                ));
            }
        }
    }
    assert_none(&errors);
}

/// Discord's pattern for command and option names: letters, digits, `-`, `_`, `'`; lower case.
fn is_command_name(name: &str) -> bool {
    let is_allowed = |c: char| (c.is_alphanumeric() && !c.is_uppercase()) || "-_'".contains(c);
    (1..=32).contains(&length(name)) && name.chars().all(is_allowed)
}

#[test]
fn command_names_match_discords_pattern() {
    assert!(is_command_name("früh-stück_2") && !is_command_name("Build") && !is_command_name("build ship"));
    let mut errors = Vec::new();
    for lang in Lang::ALL {
        let messages = parse_locale(lang).0;
        for (key, message) in &messages {
            let Some(command) = key.strip_suffix(".name") else { continue };
            if !is_command_name(&message.text) || !message.variables.is_empty() {
                errors.push(format!("{lang}: {key} = {:?}", message.text));
            }
            let description = messages.get(&format!("{command}.description"));
            if description.is_none_or(|message| message.text.is_empty() || !message.variables.is_empty()) {
                errors.push(format!("{lang}: {command} needs a description without variables"));
            }
        }
    }
    assert_none(&errors);
}

#[test]
fn texts_have_no_stray_whitespace_mass_mention_or_todo() {
    let mut errors = Vec::new();
    for lang in Lang::ALL {
        let messages: Messages = parse_locale(lang).0;
        let unclean = messages.iter().filter(|(_, message)| {
            let text = &message.text;
            text.contains("  ") || text.contains("@everyone") || text.contains("TODO") || text.contains('\t')
        });
        errors.extend(unclean.map(|(key, _)| format!("{lang}: {key}")));
    }
    assert_none(&errors);
}
