//! The languages say the same things, and nothing that Discord would refuse.

use std::collections::BTreeSet;

use super::library::{Sentences, file_names, file_text, read};
use crate::files::FILES;
use crate::{Lang, length};

fn assert_none(faults: &[String]) {
    assert!(faults.is_empty(), "{} faults:\n{}", faults.len(), faults.join("\n"));
}

/// Variables that are there without being given: the number of pieces of a term, the id behind a term.
fn given(variables: &BTreeSet<String>) -> BTreeSet<&str> {
    variables
        .iter()
        .filter(|name| *name != "pieces")
        .map(|name| name.strip_suffix("_id").unwrap_or(name))
        .collect()
}

#[test]
fn every_file_on_the_disk_is_part_of_the_program() {
    for lang in Lang::ALL {
        let listed: BTreeSet<String> = crate::files::of(lang).map(|file| file.name.to_owned()).collect();
        assert_eq!(file_names(lang), listed, "{lang}: src/words/src/files.rs lists the files");
    }
    for file in FILES {
        assert_eq!(file.text, file_text(file.lang, file.name), "{}/{}", file.lang, file.name);
    }
}

#[test]
fn files_parse_and_say_nothing_twice() {
    let faults: Vec<String> = Lang::ALL.into_iter().flat_map(|lang| read(lang).1).collect();
    assert_none(&faults);
}

#[test]
fn languages_have_the_same_keys_with_the_same_facts() {
    let english = read(Lang::En).0;
    let mut faults = Vec::new();
    for lang in [Lang::De, Lang::Nl] {
        let other = read(lang).0;
        faults.extend(
            english.keys().filter(|key| !other.contains_key(*key)).map(|key| format!("{lang} lacks {key}")),
        );
        faults.extend(
            other.keys().filter(|key| !english.contains_key(*key)).map(|key| format!("en lacks {key}")),
        );
        for (key, said) in &english {
            let Some(theirs) = other.get(key) else { continue };
            if given(&said.variables) != given(&theirs.variables) {
                faults.push(format!("{key}: en has {:?}, {lang} has {:?}", said.variables, theirs.variables));
            }
        }
    }
    assert_none(&faults);
}

#[test]
fn quoted_sentences_exist() {
    for lang in Lang::ALL {
        let sentences = read(lang).0;
        for (key, said) in &sentences {
            let lost: Vec<&String> =
                said.quotes.iter().filter(|quote| !sentences.contains_key(*quote)).collect();
            assert!(lost.is_empty(), "{lang}: {key} quotes {lost:?}");
        }
    }
}

/// Limits of Discord by the kind of the key: messages, descriptions, buttons, placeholders, labels of options.
fn limit(key: &str) -> usize {
    let (message, attr) = key.split_once('.').unwrap_or((key, ""));
    let has = |kind: &str| message.starts_with(kind) || message.contains(&format!("-{kind}"));
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
fn nothing_is_longer_than_discord_takes() {
    let mut faults = Vec::new();
    for lang in Lang::ALL {
        for (key, said) in read(lang).0 {
            if said.longest > limit(&key) {
                faults.push(format!(
                    "{lang}: {key} may be {} long, {} is allowed",
                    said.longest,
                    limit(&key)
                ));
            }
        }
    }
    assert_none(&faults);
}

/// Discord's pattern for names of commands and options: letters, digits, `-`, `_`, `'`; lower case.
fn is_command_name(name: &str) -> bool {
    let fits = |c: char| (c.is_alphanumeric() && !c.is_uppercase()) || "-_'".contains(c);
    (1..=32).contains(&length(name)) && name.chars().all(fits)
}

#[test]
fn command_names_are_what_discord_accepts() {
    assert!(is_command_name("früh-stück_2") && !is_command_name("Build") && !is_command_name("build ship"));
    let mut faults = Vec::new();
    for lang in Lang::ALL {
        let sentences = read(lang).0;
        for (key, said) in &sentences {
            let Some(command) = key.strip_suffix(".name") else { continue };
            if !is_command_name(&said.text) || !said.variables.is_empty() {
                faults.push(format!("{lang}: {key} = {:?}", said.text));
            }
            let description = sentences.get(&format!("{command}.description"));
            if description.is_none_or(|said| said.text.is_empty() || !said.variables.is_empty()) {
                faults.push(format!("{lang}: {command} needs a plain description"));
            }
        }
    }
    assert_none(&faults);
}

#[test]
fn texts_are_clean() {
    let mut faults = Vec::new();
    for lang in Lang::ALL {
        let sentences: Sentences = read(lang).0;
        let unclean = sentences.iter().filter(|(_, said)| {
            let text = &said.text;
            text.contains("  ") || text.contains("@everyone") || text.contains("TODO") || text.contains('\t')
        });
        faults.extend(unclean.map(|(key, _)| format!("{lang}: {key}")));
    }
    assert_none(&faults);
}
