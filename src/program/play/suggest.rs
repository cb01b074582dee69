//! What could follow a command that is half written: commands, options, or the values of the last option.

use discord_sim::client::{ClientError, Person};
use discord_sim::{Id, Kind};
use serde_json::Value;

use super::screen::harmless;
use super::seat::{UNANSWERED, borrowed};

pub async fn what_follows(
    person: &Person,
    channel: Id,
    words: &str,
    options: &[(String, String)],
) -> Result<String, ClientError> {
    let commands = person.commands(channel).await?;
    let mut known = Vec::new();
    for command in &commands {
        leaves(command, "", &mut known);
    }
    let Some((last, _)) = options.last() else {
        let fits = known.iter().filter(|(name, _)| name.starts_with(words));
        return Ok(fits.map(|(name, command)| described(name, command)).collect::<Vec<_>>().join("\n"));
    };
    let command = known.iter().find(|(name, _)| name == words).map(|(_, command)| *command);
    let mut choices = command.and_then(|command| choices_of(command, last)).unwrap_or_default();
    if choices.is_empty() {
        let outcome = person.autocomplete(channel, words, &borrowed(options), last).await?;
        if outcome.kind == Kind::Failed {
            return Ok(UNANSWERED.to_owned());
        }
        let suggested = outcome.choices.unwrap_or_default();
        choices = suggested.iter().filter_map(|choice| serde_json::to_value(choice).ok()).collect();
    }
    if choices.is_empty() {
        return Ok("nothing is suggested".to_owned());
    }
    let line = |choice: &Value| {
        let value = choice["value"].as_str().map_or_else(|| choice["value"].to_string(), str::to_owned);
        harmless(&format!("{last}:{value}    {}", choice["name"].as_str().unwrap_or_default()))
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
    harmless(&format!("/{name} {}\n    {about}", options.join(" ")))
}

/// The commands that can be typed, down to the sub-commands, with their whole names.
fn leaves<'a>(node: &'a Value, before: &str, found: &mut Vec<(String, &'a Value)>) {
    let name = format!("{before}{}", node["name"].as_str().unwrap_or_default());
    let steps = node["options"].as_array().into_iter().flatten();
    let steps: Vec<&Value> = steps.filter(|step| matches!(step["type"].as_i64(), Some(1 | 2))).collect();
    if steps.is_empty() {
        found.push((name, node));
        return;
    }
    for step in steps {
        leaves(step, &format!("{name} "), found);
    }
}
