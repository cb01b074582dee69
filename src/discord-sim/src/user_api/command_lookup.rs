//! Finds the command that a user typed among the commands that are available to them.

use serde_json::{Value, json};

use super::UserApiError;
use crate::ids::Id;
use crate::model::{Channel, Command, Model, permissions};

const SUB_COMMAND: i64 = 1;
const SUB_COMMAND_GROUP: i64 = 2;

/// A command with the sub-command that was typed.
#[derive(Debug)]
pub struct FoundCommand<'a> {
    pub command: &'a Command,
    /// The definitions of the sub-command group and sub-command, if any.
    pub steps: Vec<&'a Value>,
    /// The full name in the default language: `game new`.
    pub name: String,
}

impl<'a> FoundCommand<'a> {
    /// The definitions of the options.
    pub fn options(&self) -> &'a [Value] {
        sub_options(self.steps.last().copied().unwrap_or(&self.command.body))
    }

    /// The definition of an option, by its default name or its name in `locale`.
    pub fn option(&self, name: &str, locale: &str) -> Result<&'a Value, UserApiError> {
        self.options().iter().find(|option| has_name(option, name, locale)).ok_or_else(|| {
            UserApiError::UnknownOption {
                command: self.name.clone(),
                option: name.into(),
                known: names(self.options()),
            }
        })
    }
}

fn sub_options(of: &Value) -> &[Value] {
    of.get("options").and_then(Value::as_array).map(Vec::as_slice).unwrap_or_default()
}

pub fn kind(of: &Value) -> i64 {
    of.get("type").and_then(Value::as_i64).unwrap_or(0)
}

pub fn text<'a>(of: &'a Value, key: &str) -> &'a str {
    of.get(key).and_then(Value::as_str).unwrap_or_default()
}

/// Whether `name` is its default name or its name in `locale`.
pub fn has_name(of: &Value, name: &str, locale: &str) -> bool {
    text(of, "name") == name || of.get("name_localizations").is_some_and(|names| text(names, locale) == name)
}

pub fn names(of: &[Value]) -> String {
    let names: Vec<&str> = of.iter().map(|one| text(one, "name")).collect();
    names.join(", ")
}

/// The commands that are available to a user in a channel; those of the guild first.
pub fn available<'a>(model: &'a Model, user: Id, channel: &'a Channel) -> Vec<&'a Command> {
    let allowed = model.permissions(user, channel);
    let here = |command: &&Command| match channel.guild {
        Some(guild) => {
            let needed = command.body.get("default_member_permissions").and_then(Value::as_str);
            let needed: u64 = needed.and_then(|bits| bits.parse().ok()).unwrap_or(0);
            let only_admins = command.body.get("default_member_permissions") == Some(&json!("0"));
            let is_admin = allowed & permissions::ADMINISTRATOR != 0;
            command.guild.is_none_or(|own| own == guild)
                && in_context(command, 0)
                && allowed & permissions::USE_COMMANDS != 0
                && (is_admin || (allowed & needed == needed && !only_admins))
        }
        None => command.guild.is_none() && in_context(command, 1),
    };
    let mut available: Vec<&Command> = model.commands.iter().filter(here).collect();
    available.sort_by_key(|command| command.guild.is_none());
    available
}

fn in_context(command: &Command, context: i64) -> bool {
    match command.body.get("contexts").and_then(Value::as_array) {
        Some(contexts) => contexts.contains(&json!(context)),
        None => context == 0 || command.body.get("dm_permission") != Some(&json!(false)),
    }
}

/// Finds a command such as `game new` among those that are available to the user.
pub fn find<'a>(
    model: &'a Model,
    user: Id,
    channel: &'a Channel,
    words: &str,
    locale: &str,
) -> Result<FoundCommand<'a>, UserApiError> {
    let available = available(model, user, channel);
    let mut words = words.trim().trim_start_matches('/').split_whitespace();
    let first = words.next().unwrap_or_default();
    let mut chat = available.iter().filter(|command| command.kind() == 1);
    let command = chat.clone().find(|command| has_name(&command.body, first, locale));
    let Some(command) = command.copied() else {
        let known: Vec<&str> = chat.by_ref().map(|command| command.name()).collect();
        return Err(UserApiError::UnknownCommand { name: first.into(), known: known.join(", ") });
    };
    let mut found = FoundCommand { command, steps: Vec::new(), name: command.name().to_owned() };
    loop {
        let subs = found.options();
        let nested = subs.iter().any(|sub| matches!(kind(sub), SUB_COMMAND | SUB_COMMAND_GROUP));
        match (nested, words.next()) {
            (true, Some(step_name)) => {
                let Some(step) = subs.iter().find(|sub| has_name(sub, step_name, locale)) else {
                    let name = format!("{} {step_name}", found.name);
                    return Err(UserApiError::UnknownCommand { name, known: names(subs) });
                };
                found.name = format!("{} {}", found.name, text(step, "name"));
                found.steps.push(step);
            }
            (true, None) => {
                return Err(UserApiError::IncompleteCommand { name: found.name.clone(), known: names(subs) });
            }
            (false, Some(step_name)) => {
                let name = format!("{} {step_name}", found.name);
                return Err(UserApiError::UnknownCommand { name, known: found.name.clone() });
            }
            (false, None) => return Ok(found),
        }
    }
}
