//! Buttons, selects and modals, as persons use them.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State as Extract};
use serde::Deserialize;
use serde_json::{Map, Value, json};

use super::PeopleError;
use super::actions::{Done, Wait, perform};
use super::options::{Typing, Wanted};
use crate::app::App;
use crate::ids::Id;
use crate::interactions::{COMPONENT, Callback, Deed, MODAL, Phase};
use crate::state::State;

const BUTTON: i64 = 2;
const STRING_SELECT: i64 = 3;
const LINK: i64 = 5;

#[derive(Debug, Deserialize)]
pub struct Press {
    channel_id: Id,
    message_id: Id,
    /// A custom id, or the label of a button.
    component: String,
    #[serde(flatten)]
    wait: Wait,
}

#[derive(Debug, Deserialize)]
pub struct Select {
    channel_id: Id,
    message_id: Id,
    /// A custom id, or a placeholder.
    component: String,
    /// Values or labels; for users, roles and channels names or ids.
    values: Vec<String>,
    #[serde(flatten)]
    wait: Wait,
}

#[derive(Debug, Deserialize)]
pub struct Submit {
    /// The interaction that opened the modal.
    interaction_id: Id,
    /// Custom ids of the inputs and what was written.
    #[serde(default)]
    values: Map<String, Value>,
    #[serde(flatten)]
    wait: Wait,
}

pub async fn press(
    Extract(app): Extract<Arc<App>>,
    Path(person): Path<Id>,
    Json(press): Json<Press>,
) -> Done {
    let deed = {
        let mut state = app.lock();
        state.recall(press.channel_id, press.message_id);
        let part = component(&state, person, press.channel_id, press.message_id, &press.component)?;
        let bad =
            |reason: &str| PeopleError::BadComponent { name: press.component.clone(), reason: reason.into() };
        if part["type"] != json!(BUTTON) {
            return Err(bad("it is a select: choose in it"));
        }
        if part["style"] == json!(LINK) {
            return Err(bad("it is a link: the bot does not hear of it"));
        }
        let data = json!({ "custom_id": part["custom_id"], "component_type": BUTTON, "id": part["id"] });
        used(person, press.channel_id, press.message_id, data)
    };
    perform(&app, deed, press.wait).await
}

pub async fn select(
    Extract(app): Extract<Arc<App>>,
    Path(person): Path<Id>,
    Json(select): Json<Select>,
) -> Done {
    let deed = {
        let mut state = app.lock();
        state.recall(select.channel_id, select.message_id);
        let part = component(&state, person, select.channel_id, select.message_id, &select.component)?;
        let data = chosen(&state, person, &select, &part)?;
        used(person, select.channel_id, select.message_id, data)
    };
    perform(&app, deed, select.wait).await
}

fn used(person: Id, channel: Id, message: Id, data: Value) -> Deed {
    Deed { kind: COMPONENT, person, channel, data, source: Some(message), name: None, focused_kind: 0 }
}

/// The component, if the person sees it and it is not greyed out.
fn component(
    state: &State,
    person: Id,
    channel: Id,
    message: Id,
    wanted: &str,
) -> Result<Value, PeopleError> {
    let message = state.seen(person, channel, message)?;
    let rows = message.components.iter().filter_map(|row| row.get("components")?.as_array());
    let parts: Vec<&Value> = rows.flatten().collect();
    let with = |key: &str| parts.iter().find(|part| part.get(key).and_then(Value::as_str) == Some(wanted));
    let Some(part) = with("custom_id").or_else(|| with("label")).or_else(|| with("placeholder")) else {
        let named =
            parts.iter().filter_map(|part| part.get("custom_id").or_else(|| part.get("label"))?.as_str());
        let known = named.collect::<Vec<_>>().join(", ");
        return Err(PeopleError::NoComponent { name: wanted.into(), known });
    };
    if part["disabled"] == json!(true) {
        return Err(PeopleError::BadComponent { name: wanted.into(), reason: "it is disabled".into() });
    }
    Ok((*part).clone())
}

fn chosen(state: &State, person: Id, select: &Select, part: &Value) -> Result<Value, PeopleError> {
    let bad = |reason: String| PeopleError::BadComponent { name: select.component.clone(), reason };
    let kind = part["type"].as_i64().unwrap_or(0);
    if kind == BUTTON {
        return Err(bad("it is a button: press it".into()));
    }
    let count = i64::try_from(select.values.len()).unwrap_or(i64::MAX);
    let (min, max) = (part["min_values"].as_i64().unwrap_or(1), part["max_values"].as_i64().unwrap_or(1));
    if !(min..=max).contains(&count) {
        return Err(bad(format!("choose {min} to {max}, not {count}")));
    }
    let mut resolved = Map::new();
    let mut values = Vec::with_capacity(select.values.len());
    for value in &select.values {
        if kind == STRING_SELECT {
            let options = part["options"].as_array().map(Vec::as_slice).unwrap_or_default();
            let by = |key: &str| options.iter().find(|option| option[key].as_str() == Some(value));
            let Some(option) = by("value").or_else(|| by("label")) else {
                let known: Vec<&str> = options.iter().filter_map(|option| option["value"].as_str()).collect();
                return Err(bad(format!("{value} is none of its options: {}", known.join(", "))));
            };
            values.push(option["value"].clone());
        } else {
            // Component types 5 to 8: user, role, mentionable, channel.
            let wanted =
                Wanted { users: matches!(kind, 5 | 7), roles: matches!(kind, 6 | 7), channels: kind == 8 };
            let channel = state.place(person, select.channel_id)?;
            let typing = Typing { world: &state.world, channel, locale: "en-US" };
            let found = typing.resolve(value, wanted, &mut resolved);
            let (id, _) = found.ok_or_else(|| bad(format!("nothing here is called {value}")))?;
            values.push(json!(id));
        }
    }
    if values.iter().enumerate().any(|(at, value)| values[..at].contains(value)) {
        return Err(bad("the same value was chosen twice".into()));
    }
    let mut data = json!({
        "custom_id": part["custom_id"], "component_type": kind, "id": part["id"], "values": values,
    });
    if kind != STRING_SELECT {
        data["resolved"] = Value::Object(resolved);
    }
    Ok(data)
}

pub async fn submit(
    Extract(app): Extract<Arc<App>>,
    Path(person): Path<Id>,
    Json(submit): Json<Submit>,
) -> Done {
    let deed = {
        let state = app.lock();
        let opened = state.interactions.get(submit.interaction_id);
        let opened =
            opened.filter(|one| one.person == person && one.phase == Phase::Answered(Callback::Modal));
        let opened = opened.ok_or(PeopleError::NoModal)?;
        let rows = filled(&opened.answer, &submit.values)?;
        let data = json!({ "custom_id": opened.answer["custom_id"], "components": rows });
        Deed {
            kind: MODAL,
            person,
            channel: opened.channel,
            data,
            source: opened.source,
            name: None,
            focused_kind: 0,
        }
    };
    perform(&app, deed, submit.wait).await
}

/// The rows of a modal with what was written, checked as Discord's client does.
fn filled(modal: &Value, written: &Map<String, Value>) -> Result<Vec<Value>, PeopleError> {
    let rows = modal["components"].as_array().map(Vec::as_slice).unwrap_or_default();
    let inputs: Vec<&Value> = rows.iter().filter_map(|row| row.pointer("/components/0")).collect();
    let id = |input: &Value| input["custom_id"].as_str().unwrap_or_default().to_owned();
    for name in written.keys() {
        if !inputs.iter().any(|input| id(input) == *name) {
            let known = inputs.iter().map(|input| id(input)).collect::<Vec<_>>().join(", ");
            return Err(PeopleError::NoComponent { name: name.clone(), known });
        }
    }
    let mut filled = Vec::with_capacity(inputs.len());
    for input in inputs {
        let name = id(input);
        let given = written.get(&name).or_else(|| input.get("value"));
        let value = match given {
            None | Some(Value::Null) => String::new(),
            Some(Value::String(text)) => text.clone(),
            Some(other) => other.to_string(),
        };
        let bad = |reason: String| PeopleError::BadComponent { name: name.clone(), reason };
        let length = i64::try_from(value.chars().count()).unwrap_or(i64::MAX);
        let (min, max) =
            (input["min_length"].as_i64().unwrap_or(0), input["max_length"].as_i64().unwrap_or(4000));
        let required = input["required"].as_bool().unwrap_or(true);
        if required && value.is_empty() {
            return Err(bad("it must be filled in".into()));
        }
        if !value.is_empty() && !(min..=max).contains(&length) {
            return Err(bad(format!("must be {min} to {max} characters long, not {length}")));
        }
        filled.push(json!({ "type": 1, "components": [{ "type": 4, "custom_id": name, "value": value }] }));
    }
    Ok(filled)
}
