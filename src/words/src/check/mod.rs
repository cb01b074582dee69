//! Checks a language: missing and unknown keys, wrong variables, forbidden words, texts that are too long for Discord.
//! For translators (`archipel words check`) and for the tests.

pub mod forbidden;
pub mod parse;

use std::collections::BTreeSet;
use std::fmt;
use std::path::Path;
use std::{fs, io};

use forbidden::Forbidden;
use parse::{Message, Messages};

use crate::{Lang, Language, length, sources};

/// The functions that texts can call.
const FUNCTIONS: [&str; 6] = ["WORD", "COUNT", "TITLE", "CMD", "OPTION", "NUMBER"];

/// What is wrong with a text.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Problem {
    /// A file that cannot be read or parsed, or a key that occurs twice.
    File(String),
    /// English has this key.
    Missing(String),
    /// English has no such key, so nothing shows it.
    Unknown(String),
    /// The text uses other facts than the English one.
    Variables {
        key: String,
        problem: String,
    },
    TooLong {
        key: String,
        longest: usize,
        limit: usize,
    },
    /// A function, a command, a form of a word or another message that does not exist.
    NoSuch {
        key: String,
        what: String,
    },
    /// A command in plain text, which no reader can press: use `CMD`.
    BareCommand {
        key: String,
        command: String,
    },
    /// A name of a command or an option that Discord does not accept.
    CommandName {
        key: String,
        name: String,
    },
    /// A word that the language does not want.
    Forbidden {
        key: String,
        word: String,
        instead: String,
    },
    /// A description of a command, an option or a setting ends with a full stop.
    FullStop(String),
    /// Doubled spaces, tabs, a mention of everybody, an unfinished note.
    Unclean(String),
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Problem::File(what) => write!(f, "file: {what}"),
            Problem::Missing(key) => write!(f, "missing: {key}"),
            Problem::Unknown(key) => write!(f, "unknown: {key}"),
            Problem::Variables { key, problem } => write!(f, "variables: {key} {problem}"),
            Problem::TooLong { key, longest, limit } => {
                write!(f, "too long: {key} can have {longest} characters; the limit is {limit}")
            }
            Problem::NoSuch { key, what } => write!(f, "no such thing: {key} uses {what}"),
            Problem::BareCommand { key, command } => {
                write!(f, "command in plain text: {key} has {command}; write {{ CMD(\"…\") }}")
            }
            Problem::CommandName { key, name } => {
                write!(
                    f,
                    "not accepted by Discord: {key} = {name}; lower case, no spaces, at most 32 letters"
                )
            }
            Problem::Forbidden { key, word, instead } => {
                write!(f, "forbidden word: {key} has \"{word}\"; write: {instead}")
            }
            Problem::FullStop(key) => write!(f, "full stop: {key} ends with one; descriptions have none"),
            Problem::Unclean(key) => write!(f, "unclean: {key} has doubled spaces, tabs or a note"),
        }
    }
}

/// The files of a language: `language.toml`, `forbidden.txt`, and name and text of each `.ftl`.
#[derive(Clone, Debug, Default)]
pub struct Files {
    pub about: String,
    pub forbidden: String,
    pub texts: Vec<(String, String)>,
}

impl Files {
    /// The files in this program.
    pub fn embedded(lang: Lang) -> Files {
        let (_, about, forbidden) = sources::LANGUAGES[usize::from(lang.0)];
        let (about, forbidden) = (about.to_owned(), forbidden.to_owned());
        let texts = sources::of(lang).map(|file| (file.name.to_owned(), file.text.to_owned())).collect();
        Files { about, forbidden, texts }
    }

    /// The files in a folder.
    pub fn in_folder(folder: &Path) -> io::Result<Files> {
        let mut texts = Vec::new();
        for entry in fs::read_dir(folder)? {
            let path = entry?.path();
            if path.extension().is_some_and(|end| end == "ftl") {
                let name = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
                texts.push((name, fs::read_to_string(&path)?));
            }
        }
        texts.sort();
        let about = fs::read_to_string(folder.join("language.toml")).unwrap_or_default();
        let forbidden = fs::read_to_string(folder.join("forbidden.txt")).unwrap_or_default();
        Ok(Files { about, forbidden, texts })
    }

    pub fn messages(&self) -> (Messages, Vec<String>) {
        parse::messages(self.texts.iter().map(|(name, text)| (name.as_str(), text.as_str())))
    }
}

/// Everything that is wrong with a language, compared with English.
pub fn check(files: &Files) -> Vec<Problem> {
    let english = Files::embedded(Lang::ENGLISH).messages().0;
    let (messages, errors) = files.messages();
    let mut problems: Vec<Problem> = errors.into_iter().map(Problem::File).collect();
    if let Err(line) = Language::read(&files.about) {
        problems.push(Problem::File(format!("language.toml: {line}")));
    }
    let (forbidden, errors) = forbidden::read(&files.forbidden);
    problems.extend(errors.into_iter().map(Problem::File));
    let shared = shared();
    let is_known = |key: &str| english.contains_key(key) || shared.contains_key(key) || is_optional(key);
    problems.extend(
        english
            .keys()
            .filter(|key| !is_optional(key) && !messages.contains_key(*key))
            .map(|key| Problem::Missing(key.clone())),
    );
    for (key, message) in &messages {
        if !is_known(key) {
            problems.push(Problem::Unknown(key.clone()));
        }
        if let Some(theirs) = english.get(key).filter(|_| !is_optional(key)) {
            problems.extend(variables(key, theirs, message));
        }
        problems.extend(one(key, message, &messages, &english));
        problems.extend(unwanted(key, message, &forbidden));
    }
    problems.sort();
    problems
}

/// What can be wrong with one text alone.
fn one(key: &str, message: &Message, messages: &Messages, english: &Messages) -> Vec<Problem> {
    let mut problems = Vec::new();
    let no_such = |what: String| Problem::NoSuch { key: key.to_owned(), what };
    if message.longest > limit(key) {
        problems.push(Problem::TooLong { key: key.to_owned(), longest: message.longest, limit: limit(key) });
    }
    let has = |key: &str| messages.contains_key(key) || english.contains_key(key);
    problems.extend(message.references.iter().filter(|key| !has(key)).cloned().map(no_such));
    let unknown = message.functions.iter().filter(|name| !FUNCTIONS.contains(&name.as_str()));
    problems.extend(unknown.cloned().map(no_such));
    let unknown = message.commands.iter().filter(|name| {
        let verb = crate::commands::verb_key(name).map(|key| format!("{key}.name"));
        let known = |key: &String| english.contains_key(key);
        !known(&format!("command-{name}.name")) && !verb.as_ref().is_some_and(known)
    });
    problems.extend(unknown.cloned().map(no_such));
    let declared = forms(messages);
    problems.extend(message.forms.iter().filter(|form| !declared.contains(*form)).cloned().map(no_such));
    if let Some(command) = bare_command(&message.all_text) {
        problems.push(Problem::BareCommand { key: key.to_owned(), command });
    }
    let is_name = key.split_once('.').is_some_and(|(_, attr)| attr == "name");
    if is_name && (!is_command_name(&message.text) || !message.variables.is_empty()) {
        problems.push(Problem::CommandName { key: key.to_owned(), name: message.text.clone() });
    }
    let text = &message.text;
    if key.ends_with(".description") && text.ends_with('.') {
        problems.push(Problem::FullStop(key.to_owned()));
    }
    // A nested list begins with spaces.
    let doubled = text.lines().any(|line| line.trim_start().contains("  "));
    if doubled || ["@everyone", "TODO", "\t"].iter().any(|stray| text.contains(stray)) {
        problems.push(Problem::Unclean(key.to_owned()));
    }
    problems
}

/// The forbidden words of a text.
fn unwanted(key: &str, message: &Message, forbidden: &[Forbidden]) -> Vec<Problem> {
    let found = forbidden.iter().filter(|word| word.concerns(key) && word.pattern.is_in(&message.all_text));
    let problem = |word: &Forbidden| Problem::Forbidden {
        key: key.to_owned(),
        word: word.pattern.to_string(),
        instead: word.instead.clone(),
    };
    found.map(problem).collect()
}

/// The names that are put together from other words, the same in every language.
pub fn shared() -> Messages {
    parse::messages(sources::SHARED.iter().map(|text| ("shared", *text))).0
}

/// The forms of words that a language declares: attributes of its words, and messages `form-…`.
pub fn forms(messages: &Messages) -> BTreeSet<String> {
    let made = messages.keys().filter_map(|key| key.strip_prefix("form-"));
    let own = messages
        .keys()
        .filter(|key| is_optional(key))
        .filter_map(|key| key.split_once('.'))
        .map(|(_, attr)| attr);
    made.chain(own).map(str::to_owned).collect()
}

/// May a language have this key or not, as it needs? Forms of words are its own business.
fn is_optional(key: &str) -> bool {
    let Some((id, attr)) = key.split_once('.') else { return key.starts_with("form-") };
    match attr {
        "name" | "description" | "others" | "words" | "placeholder" | "label" => false,
        "title" => !["rules-", "learn-", "glossary-"].iter().any(|kind| id.starts_with(kind)),
        "alt" => !id.starts_with("learn-"),
        _ => true,
    }
}

/// The variables that the caller passes: without `pieces` and `<name>_id`, which the translator adds.
fn given(variables: &BTreeSet<String>) -> BTreeSet<&str> {
    let variables = variables.iter().filter(|name| *name != "pieces");
    variables.map(|name| name.strip_suffix("_id").unwrap_or(name)).collect()
}

fn variables(key: &str, english: &Message, other: &Message) -> Option<Problem> {
    let (english, other) = (given(&english.variables), given(&other.variables));
    let list = |names: Vec<&&str>| names.iter().map(|name| format!("${name}")).collect::<Vec<_>>().join(", ");
    let (lacks, extra) =
        (list(english.difference(&other).collect()), list(other.difference(&english).collect()));
    let problem = match (lacks.is_empty(), extra.is_empty()) {
        (true, true) => return None,
        (false, true) => format!("lacks {lacks}"),
        (true, false) => format!("uses {extra}, which it does not get"),
        (false, false) => format!("lacks {lacks} and uses {extra}, which it does not get"),
    };
    Some(Problem::Variables { key: key.to_owned(), problem })
}

/// Discord's length limit by kind of key: messages, descriptions, buttons, placeholders, labels of options.
pub fn limit(key: &str) -> usize {
    let (id, attr) = key.split_once('.').unwrap_or((key, ""));
    let has = |kind: &str| id.starts_with(kind) || id.contains(&format!("-{kind}"));
    match attr {
        "name" => 32,
        "description" | "title" | "label" | "placeholder" => 100,
        "" if has("verb-") || has("button-") => 80,
        "" if has("param-") => 150,
        "" if has("option-") || has("value-") => 100,
        _ => 2000,
    }
}

/// Discord's pattern for command and option names: letters, digits, `-`, `_`, `'`; lower case.
pub fn is_command_name(name: &str) -> bool {
    let is_allowed = |c: char| (c.is_alphanumeric() && !c.is_uppercase()) || "-_'".contains(c);
    (1..=32).contains(&length(name)) && name.chars().all(is_allowed)
}

/// The first `/word` that stands by itself: after a space or a bracket, and with a letter after it.
pub fn bare_command(text: &str) -> Option<String> {
    let mut before = ' ';
    for (at, c) in text.char_indices() {
        let rest = &text[at + c.len_utf8()..];
        if c == '/'
            && !before.is_alphanumeric()
            && !"/<.:…-".contains(before)
            && rest.starts_with(char::is_lowercase)
        {
            return Some(text[at..].chars().take_while(|c| !c.is_whitespace()).collect());
        }
        before = c;
    }
    None
}
