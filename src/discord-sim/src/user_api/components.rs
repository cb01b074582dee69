//! Buttons, selects and modals used by users.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State as Extract};
use serde::Deserialize;
use serde_json::{Map, Value, json};

use super::UserApiError;
use super::actions::{OutcomeResult, Wait, perform};
use super::options::{EntityKinds, OptionParser};
use crate::app::App;
use crate::ids::Id;
use crate::interactions::{COMPONENT, Callback, MODAL, Phase, UserAction};
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
    /// Values or labels; for users, roles and channels: names or ids.
    values: Vec<String>,
    #[serde(flatten)]
    wait: Wait,
}

#[derive(Debug, Deserialize)]
pub struct Submit {
    /// The interaction that opened the modal.
    interaction_id: Id,
    /// Text by custom id of the input.
    #[serde(default)]
    values: Map<String, Value>,
    #[serde(flatten)]
    wait: Wait,
}

pub async fn press(
    Extract(app): Extract<Arc<App>>,
    Path(user): Path<Id>,
    Json(press): Json<Press>,
) -> OutcomeResult {
    let action = {
        let mut state = app.lock();
        state.load_message(press.channel_id, press.message_id);
        let part = component(&state, user, press.channel_id, press.message_id, &press.component)?;
        let bad = |reason: &str| UserApiError::InvalidComponent {
            name: press.component.clone(),
            reason: reason.into(),
        };
        if part["type"] != json!(BUTTON) {
            return Err(bad("it is a select: use select"));
        }
        if part["style"] == json!(LINK) {
            return Err(bad("it is a link: Discord does not send it to the bot"));
        }
        let data = json!({ "custom_id": part["custom_id"], "component_type": BUTTON, "id": part["id"] });
        component_action(user, press.channel_id, press.message_id, data)
    };
    perform(&app, action, press.wait).await
}

pub async fn select(
    Extract(app): Extract<Arc<App>>,
    Path(user): Path<Id>,
    Json(select): Json<Select>,
) -> OutcomeResult {
    let action = {
        let mut state = app.lock();
        state.load_message(select.channel_id, select.message_id);
        let part = component(&state, user, select.channel_id, select.message_id, &select.component)?;
        let data = select_data(&state, user, &select, &part)?;
        component_action(user, select.channel_id, select.message_id, data)
    };
    perform(&app, action, select.wait).await
}

fn component_action(user: Id, channel: Id, message: Id, data: Value) -> UserAction {
    UserAction { kind: COMPONENT, user, channel, data, source: Some(message), name: None, focused_kind: 0 }
}

/// The component, if the user sees it and it is not disabled.
fn component(state: &State, user: Id, channel: Id, message: Id, wanted: &str) -> Result<Value, UserApiError> {
    let message = state.visible_message(user, channel, message)?;
    let rows = message.components.iter().filter_map(|row| row.get("components")?.as_array());
    let parts: Vec<&Value> = rows.flatten().collect();
    let with = |key: &str| parts.iter().find(|part| part.get(key).and_then(Value::as_str) == Some(wanted));
    let Some(part) = with("custom_id").or_else(|| with("label")).or_else(|| with("placeholder")) else {
        let named =
            parts.iter().filter_map(|part| part.get("custom_id").or_else(|| part.get("label"))?.as_str());
        let known = named.collect::<Vec<_>>().join(", ");
        return Err(UserApiError::UnknownComponent { name: wanted.into(), known });
    };
    if part["disabled"] == json!(true) {
        return Err(UserApiError::InvalidComponent { name: wanted.into(), reason: "it is disabled".into() });
    }
    Ok((*part).clone())
}

fn select_data(state: &State, user: Id, select: &Select, part: &Value) -> Result<Value, UserApiError> {
    let bad = |reason: String| UserApiError::InvalidComponent { name: select.component.clone(), reason };
    let kind = part["type"].as_i64().unwrap_or(0);
    if kind == BUTTON {
        return Err(bad("it is a button: use press".into()));
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
                return Err(bad(format!("{value} is not one of its options: {}", known.join(", "))));
            };
            values.push(option["value"].clone());
        } else {
            // Component types 5 to 8: user, role, mentionable, channel.
            let wanted = EntityKinds {
                users: matches!(kind, 5 | 7),
                roles: matches!(kind, 6 | 7),
                channels: kind == 8,
            };
            let channel = state.visible_channel(user, select.channel_id)?;
            let parser = OptionParser { model: &state.model, channel, locale: "en-US" };
            let found = parser.resolve(value, wanted, &mut resolved);
            let (id, _) = found.ok_or_else(|| bad(format!("nothing here has the name {value}")))?;
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
    Path(user): Path<Id>,
    Json(submit): Json<Submit>,
) -> OutcomeResult {
    let action = {
        let state = app.lock();
        let opened = state.interactions.get(submit.interaction_id);
        let opened = opened.filter(|one| one.user == user && one.phase == Phase::Answered(Callback::Modal));
        let opened = opened.ok_or(UserApiError::ModalNotOpen)?;
        let rows = modal_rows(&opened.answer, &submit.values)?;
        let data = json!({ "custom_id": opened.answer["custom_id"], "components": rows });
        UserAction {
            kind: MODAL,
            user,
            channel: opened.channel,
            data,
            source: opened.source,
            name: None,
            focused_kind: 0,
        }
    };
    perform(&app, action, submit.wait).await
}

/// The rows of a submitted modal, checked as Discord's client does.
fn modal_rows(modal: &Value, written: &Map<String, Value>) -> Result<Vec<Value>, UserApiError> {
    let rows = modal["components"].as_array().map(Vec::as_slice).unwrap_or_default();
    let inputs: Vec<&Value> = rows.iter().filter_map(|row| row.pointer("/components/0")).collect();
    let id = |input: &Value| input["custom_id"].as_str().unwrap_or_default().to_owned();
    for name in written.keys() {
        if !inputs.iter().any(|input| id(input) == *name) {
            let known = inputs.iter().map(|input| id(input)).collect::<Vec<_>>().join(", ");
            return Err(UserApiError::UnknownComponent { name: name.clone(), known });
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
        let bad = |reason: String| UserApiError::InvalidComponent { name: name.clone(), reason };
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
