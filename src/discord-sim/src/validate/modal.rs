//! Limits of modals and of autocomplete choices.

use std::collections::HashSet;

use serde_json::Value;

use super::Form;
use super::command::choice_list;
use super::form::join;
use crate::errors::ApiError;

/// Validates the data of a callback that opens a modal.
pub fn modal(data: &Value) -> Result<(), ApiError> {
    let mut form = Form::default();
    if !form.object(data, "data") {
        return Err(form.error());
    }
    form.needed_text(data, "data", "custom_id", &(1..=100));
    form.needed_text(data, "data", "title", &(1..=45));
    let rows = form.needed_list(data, "data", "components", &(1..=5));
    let mut seen = HashSet::new();
    for (index, row) in rows.iter().enumerate() {
        let at = format!("data.components.{index}");
        if !form.object(row, &at) || form.one_of(row, &at, "type", &[1]).is_none() {
            continue;
        }
        let inputs = form.needed_list(row, &at, "components", &(1..=1));
        for (index, input) in inputs.iter().enumerate() {
            text_input(&mut form, input, &format!("{at}.components.{index}"), &mut seen);
        }
    }
    form.finish()
}

fn text_input(form: &mut Form, input: &Value, at: &str, seen: &mut HashSet<String>) {
    if !form.object(input, at) || form.one_of(input, at, "type", &[4]).is_none() {
        return;
    }
    if let Some(id) = form.needed_text(input, at, "custom_id", &(1..=100))
        && !seen.insert(id)
    {
        form.add(
            &join(at, "custom_id"),
            "COMPONENT_CUSTOM_ID_DUPLICATED",
            "Component custom id cannot be duplicated",
        );
    }
    form.one_of(input, at, "style", &[1, 2]);
    form.needed_text(input, at, "label", &(1..=45));
    form.text(input, at, "placeholder", &(0..=100));
    form.boolean(input, at, "required");
    let min = form.int(input, at, "min_length", &(0..=4000)).unwrap_or(0);
    let max = form.int(input, at, "max_length", &(1..=4000)).unwrap_or(4000);
    if min > max {
        form.add(
            &join(at, "min_length"),
            "NUMBER_TYPE_MAX",
            format!("int value should be less than or equal to {max}."),
        );
    }
    let longest = usize::try_from(max).unwrap_or(4000);
    form.text(input, at, "value", &(0..=longest));
}

/// Validates the data of an autocomplete callback; `kind` is the type of the focused option.
pub fn choices(data: &Value, kind: i64) -> Result<(), ApiError> {
    let mut form = Form::default();
    if !form.object(data, "data") {
        return Err(form.error());
    }
    if data.get("choices").is_none_or(Value::is_null) {
        form.required("data.choices");
    }
    choice_list(&mut form, data, "data", kind, false);
    form.finish()
}
