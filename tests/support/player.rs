//! Scripted players that use only what a user sees: buttons, menus and autocomplete suggestions.

use discord_sim::client::TestUser;
use discord_sim::{Id, Message};
use serde_json::Value;

use super::message;

/// How a player enters actions.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum InputMethod {
    Buttons,
    Typing,
}

/// The verbs that the panel offers.
pub fn verbs(panel: &Message) -> Vec<String> {
    let ids = panel.parts().filter_map(|part| part.get("custom_id")?.as_str());
    let verbs =
        ids.filter_map(|id| id.split(":q:").nth(1)).filter(|path| !path.is_empty() && !path.contains('.'));
    verbs.map(str::to_owned).collect()
}

/// Custom id and values of the menu, if the panel asks a question.
pub fn options(panel: &Message) -> Option<(String, Vec<String>)> {
    let menu = panel.parts().find(|part| {
        let id = part.get("custom_id").and_then(Value::as_str).unwrap_or_default();
        part.get("options").is_some() && !id.ends_with(":q:")
    })?;
    let values = menu["options"].as_array()?.iter().filter_map(|option| option["value"].as_str());
    Some((menu["custom_id"].as_str()?.to_owned(), values.map(str::to_owned).collect()))
}

/// Opens the panel.
pub async fn open(person: &TestUser, channel: Id) -> Message {
    message(person.slash(channel, "play", &[]).await.expect("a panel"))
}

/// Presses a verb and answers its questions with `choose`.
pub async fn press(
    person: &TestUser,
    panel: &Message,
    verb: &str,
    mut choose: impl FnMut(&[String]) -> usize,
) -> Message {
    let button = panel
        .parts()
        .filter_map(|part| part.get("custom_id")?.as_str())
        .find(|id| id.ends_with(&format!(":q:{verb}")))
        .unwrap_or_else(|| panic!("{verb} is not on the panel: {:?}", panel.labels()))
        .to_owned();
    let mut panel = message(person.press(panel, &button).await.expect("a press"));
    while let Some((menu, values)) = options(&panel) {
        let value = values[choose(&values)].clone();
        panel = message(person.select(&panel, &menu, &[&value]).await.expect("a choice"));
    }
    panel
}

/// Types a verb's command with options from the suggestions; answers the remaining questions on the panel.
pub async fn type_command(
    person: &TestUser,
    channel: Id,
    verb: &str,
    params: &[String],
    mut choose: impl FnMut(&[String]) -> usize,
) -> Message {
    let command = format!("anno1503 {verb}");
    let mut given: Vec<(String, String)> = Vec::new();
    for param in params {
        let typed: Vec<(&str, &str)> =
            given.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
        let typed: Vec<(&str, &str)> = typed.into_iter().chain([(param.as_str(), "")]).collect();
        let suggested = person.autocomplete(channel, &command, &typed, param).await.expect("suggestions");
        let values: Vec<String> = suggested
            .choices
            .unwrap_or_default()
            .iter()
            .filter_map(|choice| choice.value.as_str().map(str::to_owned))
            .collect();
        if !values.is_empty() {
            given.push((param.clone(), values[choose(&values)].clone()));
        }
    }
    let typed: Vec<(&str, &str)> =
        given.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
    let mut panel = message(person.slash(channel, &command, &typed).await.expect("a command"));
    while let Some((menu, values)) = options(&panel) {
        let value = values[choose(&values)].clone();
        panel = message(person.select(&panel, &menu, &[&value]).await.expect("a choice"));
    }
    panel
}

/// A simple strategy for Anno 1503: builds and develops if possible, sells the rest, sends ships to the islets.
pub fn next_verb(offered: &[String], done: &[String]) -> String {
    let has = |verb: &str| offered.iter().any(|offered| offered == verb);
    let times = |verb: &str| done.iter().filter(|done| *done == verb).count();
    for verb in ["take", "lose_tile", "use_tile", "develop", "settle", "discover"] {
        if has(verb) {
            return verb.to_owned();
        }
    }
    let limits = [("build_ship", 1), ("leave_tile", 20), ("sell", 3), ("draw_card", 1), ("sail", 6)];
    let within = limits.iter().find(|(verb, most)| has(verb) && times(verb) < *most);
    within.map_or_else(|| "end_turn".to_owned(), |(verb, _)| (*verb).to_owned())
}
