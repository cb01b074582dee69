//! Completions of a partly typed command: commands, options, or the values of the last option.

use discord_sim::client::{ClientError, TestUser};
use discord_sim::{Id, OutcomeKind};
use serde_json::Value;

use super::screen::escape_controls;
use super::session::{NO_ANSWER, borrowed};

pub async fn complete(
    person: &TestUser,
    channel: Id,
    typed: &str,
    options: &[(String, String)],
) -> Result<String, ClientError> {
    let commands = person.commands(channel).await?;
    let mut known = Vec::new();
    for command in &commands {
        collect_commands(command, "", &mut known);
    }
    let Some((last, _)) = options.last() else {
        let fits = known.iter().filter(|(name, _)| name.starts_with(typed));
        return Ok(fits.map(|(name, command)| described(name, command)).collect::<Vec<_>>().join("\n"));
    };
    let command = known.iter().find(|(name, _)| name == typed).map(|(_, command)| *command);
    let mut choices = command.and_then(|command| choices_of(command, last)).unwrap_or_default();
    if choices.is_empty() {
        let outcome = person.autocomplete(channel, typed, &borrowed(options), last).await?;
        if outcome.kind == OutcomeKind::Failed {
            return Ok(NO_ANSWER.to_owned());
        }
        let suggested = outcome.choices.unwrap_or_default();
        choices = suggested.iter().filter_map(|choice| serde_json::to_value(choice).ok()).collect();
    }
    if choices.is_empty() {
        return Ok("no suggestions".to_owned());
    }
    let line = |choice: &Value| {
        let value = choice["value"].as_str().map_or_else(|| choice["value"].to_string(), str::to_owned);
        escape_controls(&format!("{last}:{value}    {}", choice["name"].as_str().unwrap_or_default()))
    };
    Ok(choices.iter().map(line).collect::<Vec<_>>().join("\n"))
}

/// The fixed values of an option.
fn choices_of(command: &Value, option: &str) -> Option<Vec<Value>> {
    let options = command["options"].as_array()?;
    options.iter().find(|one| one["name"].as_str() == Some(option))?["choices"].as_array().cloned()
}

fn described(name: &str, command: &Value) -> String {
    let options = command["options"].as_array().into_iter().flatten();
    let options: Vec<String> =
        options.map(|one| format!("{}:", one["name"].as_str().unwrap_or_default())).collect();
    let about = command["description"].as_str().unwrap_or_default();
    escape_controls(&format!("/{name} {}\n    {about}", options.join(" ")))
}

/// Collects all commands that can be invoked, including subcommands, with their full names.
fn collect_commands<'a>(node: &'a Value, before: &str, found: &mut Vec<(String, &'a Value)>) {
    let name = format!("{before}{}", node["name"].as_str().unwrap_or_default());
    let subcommands = node["options"].as_array().into_iter().flatten();
    let subcommands: Vec<&Value> =
        subcommands.filter(|option| matches!(option["type"].as_i64(), Some(1 | 2))).collect();
    if subcommands.is_empty() {
        found.push((name, node));
        return;
    }
    for subcommand in subcommands {
        collect_commands(subcommand, &format!("{name} "), found);
    }
}
