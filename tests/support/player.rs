//! Scripted players that use only what a user sees: buttons, menus and autocomplete suggestions.

use discord_sim::client::{ClientError, TestUser};
use discord_sim::{Id, Message, Outcome};
use serde_json::Value;

use super::message;

/// How a player enters actions.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum InputMethod {
    Buttons,
    Typing,
}

/// The path of answers in a component's custom id.
fn path_of(id: &str) -> Option<&str> {
    [":q:", ":d:"].into_iter().find_map(|kind| id.split(kind).nth(1))
}

fn custom_ids(panel: &Message) -> impl Iterator<Item = &str> {
    panel.parts().filter_map(|part| part.get("custom_id")?.as_str())
}

/// Whether the panel asks a question: it has a way back.
fn asks(panel: &Message) -> bool {
    let back = |part: &Value| {
        let id = part.get("custom_id").and_then(Value::as_str).unwrap_or_default();
        id.ends_with(":q:") && part.get("options").is_none()
    };
    panel.parts().any(back)
}

/// The verbs that the panel offers. A verb may be spread out into buttons for its answers.
pub fn verbs(panel: &Message) -> Vec<String> {
    let mut verbs: Vec<String> = Vec::new();
    let paths = custom_ids(panel).filter_map(path_of).filter(|path| !path.is_empty());
    for verb in paths.filter_map(|path| path.split('.').next()) {
        if verbs.iter().all(|known| known != verb) {
            verbs.push(verb.to_owned());
        }
    }
    verbs
}

/// The menu or the buttons of a question, and the values that can be chosen; see [`choose`].
pub fn options(panel: &Message) -> Option<(String, Vec<String>)> {
    if !asks(panel) {
        return None;
    }
    let menu = panel.parts().find(|part| part.get("options").is_some());
    if let Some(menu) = menu {
        let values = menu["options"].as_array()?.iter().filter_map(|option| option["value"].as_str());
        return Some((menu["custom_id"].as_str()?.to_owned(), values.map(str::to_owned).collect()));
    }
    let buttons = answer_buttons(panel);
    let values = buttons.iter().map(|(value, _)| value.clone()).collect();
    (!buttons.is_empty()).then(|| (BUTTONS.to_owned(), values))
}

/// Stands for the buttons of a question in the place of a menu's custom id.
const BUTTONS: &str = "buttons";

/// The buttons that answer a question: what each adds to the answers given before, and its custom id.
fn answer_buttons(panel: &Message) -> Vec<(String, String)> {
    let answers = custom_ids(panel).filter(|id| path_of(id).is_some_and(|path| !path.is_empty()));
    let other_ways = custom_ids(panel).find(|id| id.contains(":d:")).and_then(path_of).unwrap_or_default();
    let all: Vec<(&str, &str)> = answers.filter_map(|id| Some((path_of(id)?, id))).collect();
    // "Other ways" leads to the same question.
    let all: Vec<(&str, &str)> = if all.iter().any(|(_, id)| id.contains(":q:")) {
        all.into_iter().filter(|(path, id)| id.contains(":q:") || *path != other_ways).collect()
    } else {
        all
    };
    let split = |path: &str| path.split('.').map(str::to_owned).collect::<Vec<_>>();
    let common = |one: &[String], other: &[String]| {
        one.iter().zip(other).take_while(|(one, other)| one == other).count()
    };
    let paths: Vec<Vec<String>> = all.iter().map(|(path, _)| split(path)).collect();
    let shared = paths.iter().map(|path| common(path, &paths[0])).min().unwrap_or_default();
    let shared = if paths.len() == 1 { paths[0].len() - 1 } else { shared };
    all.iter().zip(&paths).map(|((_, id), path)| (path[shared..].join("."), (*id).to_owned())).collect()
}

/// Answers a question: selects from its menu, or presses the button with this value.
pub async fn choose(
    person: &TestUser,
    panel: &Message,
    menu: &str,
    value: &str,
) -> Result<Outcome, ClientError> {
    if menu != BUTTONS {
        return person.select(panel, menu, &[value]).await;
    }
    let buttons = answer_buttons(panel);
    let (_, id) = buttons.iter().find(|(known, _)| known == value).unwrap_or_else(|| {
        panic!("{value} is not on the panel: {buttons:?}");
    });
    person.press(panel, id).await
}

/// The button that says yes, if the panel asks whether the player is sure.
pub fn confirmation(panel: &Message) -> Option<String> {
    custom_ids(panel).find(|id| id.contains(":ok:")).map(str::to_owned)
}

/// Answers all questions with `choose`, those that are usually filled in too, and confirms.
pub async fn finish(
    person: &TestUser,
    mut panel: Message,
    mut choose: impl FnMut(&[String]) -> usize,
) -> Message {
    loop {
        let other_ways = custom_ids(&panel).find(|id| id.contains(":d:")).map(str::to_owned);
        let usual = custom_ids(&panel).any(|id| id.contains(":q:") && !id.ends_with(":q:"));
        let answered = if let Some(sure) = confirmation(&panel) {
            person.press(&panel, &sure).await
        } else if let Some(other_ways) = other_ways.filter(|_| usual && asks(&panel)) {
            person.press(&panel, &other_ways).await
        } else if let Some((menu, values)) = options(&panel) {
            let value = values[choose(&values)].clone();
            self::choose(person, &panel, &menu, &value).await
        } else {
            return panel;
        };
        panel = message(answered.expect("an answer"));
    }
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
    let panel = press_verb(person, panel, verb, &mut choose).await;
    finish(person, panel, choose).await
}

/// Presses the button of a verb, or the button of one of its answers.
pub async fn press_verb(
    person: &TestUser,
    panel: &Message,
    verb: &str,
    choose: impl FnOnce(&[String]) -> usize,
) -> Message {
    let spread: Vec<&str> = custom_ids(panel)
        .filter(|id| path_of(id).is_some_and(|path| path.split('.').next() == Some(verb)))
        .collect();
    let menu = panel.parts().find(|part| {
        let id = part["custom_id"].as_str().unwrap_or_default();
        let of_verb = path_of(id).is_some_and(|path| path.split('.').next() == Some(verb));
        part.get("options").is_some() && of_verb
    });
    if let Some(menu) = menu {
        let values = menu["options"].as_array().expect("options").iter();
        let values: Vec<String> =
            values.filter_map(|option| option["value"].as_str().map(str::to_owned)).collect();
        let id = menu["custom_id"].as_str().expect("an id").to_owned();
        let value = values[choose(&values)].clone();
        return message(person.select(panel, &id, &[&value]).await.expect("a choice"));
    }
    let button = if let Some(button) = spread.iter().find(|id| id.ends_with(&format!(":q:{verb}"))) {
        *button
    } else {
        assert!(!spread.is_empty(), "{verb} is not on the panel: {:?}", panel.labels());
        let after = |id: &&str| path_of(id).unwrap_or_default()[verb.len() + 1..].to_owned();
        let values: Vec<String> = spread.iter().map(after).collect();
        spread[choose(&values)]
    };
    message(person.press(panel, button).await.expect("a press"))
}

/// All that the panel says about a value: the label of its button, or its line in a menu.
pub fn words_of(panel: &Message, value: &str) -> String {
    let text = |part: &Value, key: &str| part[key].as_str().unwrap_or_default().to_owned();
    let option = panel.parts().filter_map(|part| part["options"].as_array()).flatten();
    if let Some(option) = option.into_iter().find(|option| option["value"] == value) {
        return format!("{} {}", text(option, "label"), text(option, "description"));
    }
    let fits = |part: &&Value| {
        let path = path_of(part["custom_id"].as_str().unwrap_or_default());
        path.is_some_and(|path| path == value || path.ends_with(&format!(".{value}")))
    };
    panel.parts().find(fits).map(|part| text(part, "label")).unwrap_or_default()
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
    let panel = message(person.slash(channel, &command, &typed).await.expect("a command"));
    finish(person, panel, choose).await
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
