//! Limits of message components: five rows of five buttons or one select, unique custom ids.

use std::collections::{BTreeMap, HashSet};

use serde_json::{Value, json};

use super::Form;
use super::form::join;
use crate::ids::Id;
use crate::model::Emoji;

const ROW: i64 = 1;
const BUTTON: i64 = 2;
const STRING_SELECT: i64 = 3;
const LINK: i64 = 5;
const PREMIUM: i64 = 6;
/// User, role, mentionable and channel select.
const RESOLVED_SELECTS: [i64; 4] = [5, 6, 7, 8];
const LINK_SCHEMES: [&str; 3] = ["http", "https", "discord"];

type Emojis = BTreeMap<Id, Emoji>;

/// Validates the rows of a message and returns them as Discord stores them, with numbered components.
pub fn components(form: &mut Form, of: &Value, path: &str, emojis: &Emojis) -> Vec<Value> {
    let here = join(path, "components");
    let rows = form.list(of, path, "components", &(0..=5));
    let mut seen = HashSet::new();
    let mut next_id = 1;
    let mut stored = Vec::with_capacity(rows.len());
    for (index, row) in rows.iter().enumerate() {
        let at = join(&here, index);
        if !form.object(row, &at) {
            continue;
        }
        if form.one_of(row, &at, "type", &[ROW]).is_none() {
            continue;
        }
        let inside = join(&at, "components");
        let parts = form.needed_list(row, &at, "components", &(1..=5));
        let selects = parts.iter().filter(|part| part.get("type") != Some(&json!(BUTTON))).count();
        if selects > 0 && parts.len() > 1 {
            form.add(
                &inside,
                "COMPONENT_LAYOUT_WIDTH_EXCEEDED",
                "The specified component exceeds the maximum width",
            );
        }
        let mut row = row.clone();
        number(&mut row, &mut next_id);
        for (index, part) in parts.iter().enumerate() {
            let at = join(&inside, index);
            if form.object(part, &at) {
                component(form, part, &at, &mut seen, emojis);
                if let Some(part) = row.pointer_mut(&format!("/components/{index}")) {
                    number(part, &mut next_id);
                }
            }
        }
        stored.push(row);
    }
    stored
}

/// Removes null fields and numbers the component, unless the sender set a number.
fn number(component: &mut Value, next_id: &mut u32) {
    if let Value::Object(map) = component {
        map.retain(|_, value| !value.is_null());
        map.entry("id").or_insert(json!(*next_id));
        *next_id += 1;
    }
}

fn component(form: &mut Form, part: &Value, at: &str, seen: &mut HashSet<String>, emojis: &Emojis) {
    let known = [BUTTON, STRING_SELECT, 5, 6, 7, 8];
    match form.one_of(part, at, "type", &known) {
        Some(BUTTON) => button(form, part, at, seen, emojis),
        Some(STRING_SELECT) => {
            select(form, part, at, seen);
            options(form, part, at, emojis);
        }
        Some(kind) if RESOLVED_SELECTS.contains(&kind) => select(form, part, at, seen),
        _ => {}
    }
}

fn button(form: &mut Form, part: &Value, at: &str, seen: &mut HashSet<String>, emojis: &Emojis) {
    let style = form.one_of(part, at, "style", &[1, 2, 3, 4, 5, 6]);
    form.boolean(part, at, "disabled");
    let label = form.text(part, at, "label", &(0..=80)).is_some_and(|label| !label.is_empty());
    let emoji = emoji(form, part, at, emojis);
    match style {
        Some(LINK) => {
            if part.get("url").is_none_or(Value::is_null) {
                form.required(&join(at, "url"));
            }
            form.url(part, at, "url", &LINK_SCHEMES, 512);
            if part.get("custom_id").is_some_and(|id| !id.is_null()) {
                form.add(
                    at,
                    "BUTTON_COMPONENT_CUSTOM_ID_AND_URL",
                    "A custom id and url cannot both be specified",
                );
            }
        }
        Some(PREMIUM) => {
            if form.snowflake(part, at, "sku_id").is_none() {
                form.required(&join(at, "sku_id"));
            }
            return;
        }
        Some(_) => {
            custom_id(form, part, at, seen);
            if part.get("url").is_some_and(|url| !url.is_null()) {
                form.add(
                    at,
                    "BUTTON_COMPONENT_CUSTOM_ID_AND_URL",
                    "A custom id and url cannot both be specified",
                );
            }
        }
        None => return,
    }
    if !label && !emoji {
        form.add(at, "BUTTON_COMPONENT_MISSING_LABEL_OR_EMOJI", "A button must have a label or an emoji");
    }
}

/// Returns whether there is an emoji; adds an error if it is invalid.
fn emoji(form: &mut Form, part: &Value, at: &str, emojis: &Emojis) -> bool {
    let Some(emoji) = part.get("emoji").filter(|emoji| !emoji.is_null()) else { return false };
    let at = join(at, "emoji");
    if !form.object(emoji, &at) {
        return false;
    }
    let name = emoji.get("name").and_then(Value::as_str).unwrap_or_default();
    match form.snowflake(emoji, &at, "id") {
        Some(id) if emojis.contains_key(&id) => {}
        Some(_) => form.add(&join(&at, "id"), "COMPONENT_INVALID_EMOJI", "Invalid emoji"),
        // A Unicode emoji is never plain ASCII; keycaps end in U+20E3.
        None if name.is_empty() || name.is_ascii() || name.chars().any(char::is_alphabetic) => {
            form.add(&join(&at, "name"), "COMPONENT_INVALID_EMOJI", "Invalid emoji");
        }
        None => {}
    }
    true
}

fn custom_id(form: &mut Form, part: &Value, at: &str, seen: &mut HashSet<String>) {
    if let Some(id) = form.needed_text(part, at, "custom_id", &(1..=100))
        && !seen.insert(id)
    {
        form.add(
            &join(at, "custom_id"),
            "COMPONENT_CUSTOM_ID_DUPLICATED",
            "Component custom id cannot be duplicated",
        );
    }
}

fn select(form: &mut Form, part: &Value, at: &str, seen: &mut HashSet<String>) {
    custom_id(form, part, at, seen);
    form.text(part, at, "placeholder", &(0..=150));
    form.boolean(part, at, "disabled");
    let min = form.int(part, at, "min_values", &(0..=25)).unwrap_or(1);
    let max = form.int(part, at, "max_values", &(1..=25)).unwrap_or(1);
    if min > max {
        form.add(
            &join(at, "min_values"),
            "NUMBER_TYPE_MAX",
            format!("int value should be less than or equal to {max}."),
        );
    }
    let defaults = form.list(part, at, "default_values", &(0..=25)).len();
    if i64::try_from(defaults).unwrap_or(i64::MAX) > max {
        form.length(&join(at, "default_values"), defaults, &(0..=usize::try_from(max).unwrap_or(25)));
    }
}

/// The options of a string select.
fn options(form: &mut Form, part: &Value, at: &str, emojis: &Emojis) {
    let here = join(at, "options");
    if part.get("options").is_none_or(Value::is_null) {
        form.required(&here);
        return;
    }
    let list = form.list(part, at, "options", &(1..=25));
    let mut values = HashSet::new();
    let mut defaults = 0_i64;
    for (index, option) in list.iter().enumerate() {
        let at = join(&here, index);
        if !form.object(option, &at) {
            continue;
        }
        form.needed_text(option, &at, "label", &(1..=100));
        form.text(option, &at, "description", &(0..=100));
        emoji(form, option, &at, emojis);
        defaults += i64::from(form.boolean(option, &at, "default").unwrap_or(false));
        if let Some(value) = form.needed_text(option, &at, "value", &(1..=100))
            && !values.insert(value)
        {
            form.add(
                &join(&at, "value"),
                "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED",
                "The specified option value is already used",
            );
        }
    }
    let count = i64::try_from(list.len()).unwrap_or(i64::MAX);
    for key in ["min_values", "max_values"] {
        let wanted = part.get(key).and_then(Value::as_i64).unwrap_or(1);
        if !list.is_empty() && wanted > count {
            form.add(
                &join(at, key),
                "SELECT_COMPONENT_MAX_VALUES_EXCEEDED",
                format!("Cannot exceed the number of options ({count})"),
            );
        }
    }
    if defaults > part.get("max_values").and_then(Value::as_i64).unwrap_or(1) {
        form.add(
            &here,
            "SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES",
            "The number of default options exceeds the maximum number of values",
        );
    }
}
