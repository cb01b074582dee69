//! Limits of application commands: names, descriptions, options, choices, localisations.

use std::collections::HashSet;

use serde_json::Value;

use super::form::join;
use super::{Form, LOCALES};
use crate::errors::ApiError;

pub const MAX_COMMANDS: usize = 100;
const TOTAL: usize = 8000;
const CHAT_INPUT: i64 = 1;
const SUB_COMMAND: i64 = 1;
const SUB_COMMAND_GROUP: i64 = 2;
const STRING: i64 = 3;
const INTEGER: i64 = 4;
const NUMBER: i64 = 10;
/// The greatest integer that a JavaScript client can represent.
const SAFE_INTEGER: f64 = 9_007_199_254_740_991.0;

/// Validates one command; `partial` for edits, where no field is required.
pub fn command(body: &Value, partial: bool) -> Result<(), ApiError> {
    let mut form = Form::default();
    examine(&mut form, body, "", partial);
    form.finish()
}

/// Validates a bulk overwrite.
pub fn command_list(body: &Value) -> Result<&[Value], ApiError> {
    let Value::Array(list) = body else {
        return Err(Form::single("", "LIST_TYPE_CONVERT", "Only iterables may be used in a ListType"));
    };
    let mut form = Form::default();
    let mut names = HashSet::new();
    for (index, command) in list.iter().enumerate() {
        let at = index.to_string();
        examine(&mut form, command, &at, false);
        let kind = command.get("type").and_then(Value::as_i64).unwrap_or(CHAT_INPUT);
        if let Some(name) = command.get("name").and_then(Value::as_str)
            && !names.insert((kind, name))
        {
            form.add(&at, "APPLICATION_COMMANDS_DUPLICATE_NAME", "Application command names must be unique");
        }
    }
    form.finish()?;
    Ok(list)
}

fn examine(form: &mut Form, body: &Value, at: &str, partial: bool) {
    if !form.object(body, at) {
        return;
    }
    let kind = match body.get("type") {
        None | Some(Value::Null) => CHAT_INPUT,
        Some(_) => match form.one_of(body, at, "type", &[1, 2, 3, 4]) {
            Some(kind) => kind,
            None => return,
        },
    };
    let chat = kind == CHAT_INPUT;
    name(form, body, at, partial, chat);
    if chat {
        description(form, body, at, partial);
        options(form, body, at, 0);
        let size = size(body);
        if size > TOTAL {
            form.add(at, "APPLICATION_COMMAND_TOO_LARGE", format!("Command exceeds maximum size ({TOTAL})"));
        }
    } else {
        for key in ["description", "options"] {
            let given = match body.get(key) {
                Some(Value::String(text)) => !text.is_empty(),
                Some(Value::Array(list)) => !list.is_empty(),
                _ => false,
            };
            if given {
                let message = format!("Context menu commands cannot have {key}");
                form.add(&join(at, key), "APPLICATION_COMMAND_CONTEXT_MENU_FIELD", message);
            }
        }
    }
    form.boolean(body, at, "nsfw");
    form.boolean(body, at, "dm_permission");
    permissions(form, body, at);
    for (key, allowed) in [("contexts", 0..=2), ("integration_types", 0..=1)] {
        let here = join(at, key);
        for (index, value) in form.list(body, at, key, &(1..=3)).iter().enumerate() {
            if !value.as_i64().is_some_and(|value| allowed.contains(&value)) {
                form.add(
                    &join(&here, index),
                    "BASE_TYPE_CHOICES",
                    "Value is not one of the documented ones.",
                );
            }
        }
    }
}

fn permissions(form: &mut Form, body: &Value, at: &str) {
    let fine = match body.get("default_member_permissions") {
        None | Some(Value::Null) => true,
        Some(Value::String(text)) => text.parse::<u64>().is_ok(),
        Some(Value::Number(number)) => number.as_u64().is_some(),
        Some(_) => false,
    };
    if !fine {
        let here = join(at, "default_member_permissions");
        form.add(&here, "BITWISE_TYPE_CONVERT", "Could not interpret value as a permission bit set.");
    }
}

/// The documented pattern `^[-_'\p{L}\p{N}\p{sc=Deva}\p{sc=Thai}]{1,32}$`, lower-case if the letter has a lower case.
fn well_formed(name: &str) -> bool {
    let allowed = |c: char| {
        c.is_alphanumeric()
            || matches!(c, '-' | '_' | '\'' | '\u{0900}'..='\u{097F}' | '\u{0E00}'..='\u{0E7F}')
    };
    name.chars().all(allowed) && name.to_lowercase() == name
}

fn name(form: &mut Form, body: &Value, at: &str, partial: bool, chat: bool) {
    let read = if partial {
        form.text(body, at, "name", &(1..=32))
    } else {
        form.needed_text(body, at, "name", &(1..=32))
    };
    if let Some(name) = read
        && chat
        && !well_formed(&name)
    {
        form.add(&join(at, "name"), "APPLICATION_COMMAND_INVALID_NAME", "Command name is invalid");
    }
    localizations(form, body, at, "name_localizations", 32, chat);
}

fn description(form: &mut Form, body: &Value, at: &str, partial: bool) {
    if partial {
        form.text(body, at, "description", &(1..=100));
    } else {
        form.needed_text(body, at, "description", &(1..=100));
    }
    localizations(form, body, at, "description_localizations", 100, false);
}

fn localizations(form: &mut Form, body: &Value, at: &str, key: &str, longest: usize, is_name: bool) {
    let Some(map) = body.get(key).filter(|map| !map.is_null()) else { return };
    let here = join(at, key);
    let Value::Object(entries) = map else {
        form.add(&here, "DICT_TYPE_CONVERT", "Only dictionaries may be used in a DictType");
        return;
    };
    for locale in entries.keys() {
        let at = join(&here, locale);
        if !LOCALES.contains(&locale.as_str()) {
            form.add(&at, "BASE_TYPE_CHOICES", format!("Value must be one of {{{}}}.", LOCALES.join(", ")));
        } else if let Some(text) = form.text(map, &here, locale, &(1..=longest))
            && is_name
            && !well_formed(&text)
        {
            form.add(&at, "APPLICATION_COMMAND_INVALID_NAME", "Command name is invalid");
        }
    }
}

/// `depth` 0 is the command, 1 a sub-command group, 2 a sub-command.
fn options(form: &mut Form, of: &Value, at: &str, depth: u8) {
    let here = join(at, "options");
    let list = form.list(of, at, "options", &(0..=25));
    let mut names = HashSet::new();
    let (mut subs, mut values, mut optional_seen) = (0, 0, false);
    for (index, option) in list.iter().enumerate() {
        let at = join(&here, index);
        if !form.object(option, &at) {
            continue;
        }
        name(form, option, &at, false, true);
        description(form, option, &at, false);
        if let Some(name) = option.get("name").and_then(Value::as_str)
            && !names.insert(name)
        {
            form.add(
                &at,
                "APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS",
                format!("Option name {name} already exists in these options"),
            );
        }
        match form.one_of(option, &at, "type", &[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]) {
            Some(SUB_COMMAND) if depth <= 1 => {
                subs += 1;
                options(form, option, &at, 2);
            }
            Some(SUB_COMMAND_GROUP) if depth == 0 => {
                subs += 1;
                options(form, option, &at, 1);
            }
            Some(kind @ (SUB_COMMAND | SUB_COMMAND_GROUP)) => form.add(
                &join(&at, "type"),
                "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID",
                format!("Option type {kind} cannot be nested here"),
            ),
            Some(kind) => {
                values += 1;
                let required = form.boolean(option, &at, "required").unwrap_or(false);
                if required && optional_seen {
                    form.add(
                        &at,
                        "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID",
                        "Required options must be placed before non-required options",
                    );
                }
                optional_seen |= !required;
                value_option(form, option, &at, kind);
            }
            None => {}
        }
    }
    if values > 0 && (subs > 0 || depth == 1) {
        form.add(
            &here,
            "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID",
            "Sub-command and sub-command group option types are mutually exclusive to all other types",
        );
    }
}

/// Fields that do not apply to the type of the option are ignored, as Discord does (poise sends some).
fn value_option(form: &mut Form, option: &Value, at: &str, kind: i64) {
    if !matches!(kind, STRING | INTEGER | NUMBER) {
        return;
    }
    choice_list(form, option, at, kind, true);
    let has_choices = option.get("choices").and_then(Value::as_array).is_some_and(|list| !list.is_empty());
    if form.boolean(option, at, "autocomplete").unwrap_or(false) && has_choices {
        form.add(
            &join(at, "autocomplete"),
            "APPLICATION_COMMAND_OPTIONS_AUTOCOMPLETE_CHOICES_EXCLUSIVE",
            "Autocomplete and choices are mutually exclusive",
        );
    }
    if kind == STRING {
        let min = form.int(option, at, "min_length", &(0..=6000)).unwrap_or(0);
        let max = form.int(option, at, "max_length", &(1..=6000)).unwrap_or(6000);
        if min > max {
            let message = format!("int value should be less than or equal to {max}.");
            form.add(&join(at, "min_length"), "NUMBER_TYPE_MAX", message);
        }
        return;
    }
    for key in ["min_value", "max_value"] {
        if option.get(key).is_some_and(|value| !value.is_null()) {
            number_bound(form, option, at, key, kind);
        }
    }
}

fn number_bound(form: &mut Form, option: &Value, at: &str, key: &str, kind: i64) {
    let value = option.get(key).unwrap_or(&Value::Null);
    let fine = value.as_f64().is_some_and(|number| number.abs() <= SAFE_INTEGER)
        && (kind == NUMBER || value.as_f64().is_some_and(|number| number.fract() == 0.0));
    if !fine {
        form.add(
            &join(at, key),
            "NUMBER_TYPE_COERCE",
            format!("Value \"{value}\" is not a number in range."),
        );
    }
}

/// Choices of an option (`declared`) or of an autocomplete answer, for an option of type `kind`.
pub fn choice_list(form: &mut Form, of: &Value, path: &str, kind: i64, declared: bool) {
    let here = join(path, "choices");
    let list = form.list(of, path, "choices", &(0..=25));
    let (mut names, mut values) = (HashSet::new(), HashSet::new());
    for (index, choice) in list.iter().enumerate() {
        let at = join(&here, index);
        if !form.object(choice, &at) {
            continue;
        }
        let name = form.needed_text(choice, &at, "name", &(1..=100));
        localizations(form, choice, &at, "name_localizations", 100, false);
        match choice.get("value") {
            None | Some(Value::Null) => form.required(&join(&at, "value")),
            Some(value) => choice_value(form, choice, value, &at, kind),
        }
        let fresh_name = name.is_none_or(|name| names.insert(name));
        let fresh_value = choice.get("value").is_none_or(|value| values.insert(value.to_string()));
        if declared && !(fresh_name && fresh_value) {
            form.add(
                &at,
                "APPLICATION_COMMAND_OPTIONS_CHOICE_NAME_ALREADY_EXISTS",
                "Option choice names and values must be unique",
            );
        }
    }
}

fn choice_value(form: &mut Form, choice: &Value, value: &Value, at: &str, kind: i64) {
    let here = join(at, "value");
    match kind {
        STRING if value.is_string() => {
            form.text(choice, at, "value", &(1..=100));
        }
        STRING => {
            form.add(&here, "STRING_TYPE_CONVERT", format!("Could not interpret \"{value}\" as string."));
        }
        INTEGER if value.as_i64().is_none() => {
            form.add(&here, "NUMBER_TYPE_COERCE", format!("Value {value} is not int."));
        }
        NUMBER if value.as_f64().is_none() => {
            form.add(&here, "NUMBER_TYPE_COERCE", format!("Value {value} is not float."));
        }
        _ => {}
    }
}

/// The total size of a command: names, descriptions and choice values, with the longest localisation of each.
fn size(of: &Value) -> usize {
    let own = longest(of, "name", "name_localizations")
        + longest(of, "description", "description_localizations")
        + of.get("value").and_then(Value::as_str).map_or(0, |text| text.chars().count());
    let parts = ["options", "choices"].into_iter().filter_map(|key| of.get(key).and_then(Value::as_array));
    own + parts.flatten().map(size).sum::<usize>()
}

fn longest(of: &Value, key: &str, localized: &str) -> usize {
    let length = |value: &Value| value.as_str().map_or(0, |text| text.chars().count());
    let own = of.get(key).map_or(0, length);
    let others = of.get(localized).and_then(Value::as_object);
    others.into_iter().flat_map(|map| map.values()).map(length).fold(own, usize::max)
}
