//! `CMD("game-new")`: how texts name the bot's commands. Where Discord's id of the command is known it is a mention that
//! readers can press; otherwise the command is written as the reader's client shows it.

use std::collections::HashMap;
use std::sync::{PoisonError, RwLock};

use archipel_rules::GameId;
use fluent_bundle::{FluentArgs, FluentValue};

use crate::{Args, Lang, tr_attr};

static IDS: RwLock<Option<HashMap<String, u64>>> = RwLock::new(None);

/// Remembers the ids that Discord gave to the registered commands, by their names. A process serves one application,
/// so there is one set of ids.
pub fn set_command_ids(ids: impl IntoIterator<Item = (String, u64)>) {
    *IDS.write().unwrap_or_else(PoisonError::into_inner) = Some(ids.into_iter().collect());
}

fn id(name: &str) -> Option<u64> {
    IDS.read().unwrap_or_else(PoisonError::into_inner).as_ref()?.get(name).copied()
}

pub(crate) fn function<'a>(lang: Lang, given: &[FluentValue<'a>], named: &FluentArgs) -> FluentValue<'a> {
    let Some(FluentValue::String(command)) = given.first() else { return FluentValue::Error };
    let plain = matches!(named.get("style"), Some(FluentValue::String(style)) if style == "plain");
    if plain { typed(lang, command) } else { mention(lang, command) }.into()
}

/// `OPTION("number")`: how the reader's client shows an option of a command.
pub(crate) fn option_function<'a>(lang: Lang, given: &[FluentValue<'a>]) -> FluentValue<'a> {
    let Some(FluentValue::String(option)) = given.first() else { return FluentValue::Error };
    tr_attr(lang, &format!("command-param-{option}"), "name", &Args::new()).into()
}

/// A mention, or the command in backticks.
pub fn mention(lang: Lang, command: &str) -> String {
    // Discord looks for the registered name, whatever the reader's language.
    let registered = command.replace('-', " ");
    match registered.split(' ').next().and_then(id) {
        Some(id) => format!("</{registered}:{id}>"),
        None => format!("`{}`", typed(lang, command)),
    }
}

/// The key of the verb that a command of a game carries out: `anno1503-set_orders`.
pub(crate) fn verb_key(command: &str) -> Option<String> {
    let (game, verb) = command.split_once('-')?;
    GameId::ALL.iter().any(|known| known.as_str() == game).then(|| format!("{game}-verb-{verb}"))
}

/// `/spiel neu`: as a reader of this language types it.
fn typed(lang: Lang, command: &str) -> String {
    if let Some((key, (game, _))) = verb_key(command).zip(command.split_once('-')) {
        return format!("/{game} {}", tr_attr(lang, &key, "name", &Args::new()));
    }
    let mut key = "command".to_owned();
    let names = command.split('-').map(|part| {
        key = format!("{key}-{part}");
        tr_attr(lang, &key, "name", &Args::new())
    });
    format!("/{}", names.collect::<Vec<_>>().join(" "))
}
