//! Reads typed fields of a request body and collects Discord's error tree.

use std::ops::RangeInclusive;

use serde_json::{Map, Value, json};

use crate::errors::ApiError;
use crate::ids::Id;

/// The allowed length of a text or list.
pub type Length = RangeInclusive<usize>;

/// The errors found so far, with the same keys as the request.
#[derive(Debug, Default)]
pub struct Form {
    errors: Map<String, Value>,
}

impl Form {
    /// The response for a body with a single error.
    pub fn single(path: &str, code: &str, message: impl Into<String>) -> ApiError {
        let mut form = Self::default();
        form.add(path, code, message);
        form.error()
    }

    /// Adds an error; `path` has dots between keys and is empty for the whole body.
    pub fn add(&mut self, path: &str, code: &str, message: impl Into<String>) {
        let error = json!({ "code": code, "message": message.into() });
        let mut node = &mut self.errors;
        for key in path.split('.').filter(|key| !key.is_empty()) {
            let child = node.entry(key).or_insert_with(|| json!({}));
            let Value::Object(map) = child else { return };
            node = map;
        }
        match node.entry("_errors").or_insert_with(|| json!([])) {
            Value::Array(list) => list.push(error),
            other => *other = json!([error]),
        }
    }

    pub fn is_clean(&self) -> bool {
        self.errors.is_empty()
    }

    /// The response for the errors found so far.
    pub fn error(self) -> ApiError {
        ApiError::invalid_form(Value::Object(self.errors))
    }

    /// Fails if there are errors.
    pub fn finish(self) -> Result<(), ApiError> {
        if self.is_clean() { Ok(()) } else { Err(self.error()) }
    }

    pub fn required(&mut self, path: &str) {
        self.add(path, "BASE_TYPE_REQUIRED", "This field is required");
    }

    /// Adds one of Discord's three length errors if `length` is outside `allowed`.
    pub fn length(&mut self, path: &str, length: usize, allowed: &Length) {
        let (min, max) = (*allowed.start(), *allowed.end());
        if allowed.contains(&length) {
            return;
        }
        if min > 0 && max < usize::MAX {
            self.add(path, "BASE_TYPE_BAD_LENGTH", format!("Must be between {min} and {max} in length."));
        } else if length > max {
            self.add(path, "BASE_TYPE_MAX_LENGTH", format!("Must be {max} or fewer in length."));
        } else {
            self.add(path, "BASE_TYPE_MIN_LENGTH", format!("Must be {min} or more in length."));
        }
    }

    /// An optional text field; null counts as missing.
    pub fn text(&mut self, of: &Value, path: &str, key: &str, allowed: &Length) -> Option<String> {
        let here = join(path, key);
        let text = match of.get(key)? {
            Value::Null => return None,
            Value::String(text) => text.clone(),
            other => {
                let shown = other.to_string();
                self.add(&here, "STRING_TYPE_CONVERT", format!("Could not interpret \"{shown}\" as string."));
                return None;
            }
        };
        self.length(&here, text.chars().count(), allowed);
        Some(text)
    }

    /// A required text field.
    pub fn needed_text(&mut self, of: &Value, path: &str, key: &str, allowed: &Length) -> Option<String> {
        if of.get(key).is_none_or(Value::is_null) {
            self.required(&join(path, key));
            return None;
        }
        self.text(of, path, key, allowed)
    }

    /// An optional integer within `allowed`; a string of digits is accepted, as Discord does.
    pub fn int(&mut self, of: &Value, path: &str, key: &str, allowed: &RangeInclusive<i64>) -> Option<i64> {
        let here = join(path, key);
        let value = of.get(key).filter(|value| !value.is_null())?;
        let number = match value {
            Value::Number(number) => number.as_i64(),
            Value::String(text) => text.parse().ok(),
            _ => None,
        };
        let Some(number) = number else {
            self.add(&here, "NUMBER_TYPE_COERCE", format!("Value \"{}\" is not int.", plain(value)));
            return None;
        };
        if number < *allowed.start() {
            let min = allowed.start();
            self.add(
                &here,
                "NUMBER_TYPE_MIN",
                format!("int value should be greater than or equal to {min}."),
            );
        } else if number > *allowed.end() {
            let max = allowed.end();
            self.add(&here, "NUMBER_TYPE_MAX", format!("int value should be less than or equal to {max}."));
        }
        Some(number)
    }

    /// A required integer that must be one of `allowed`.
    pub fn one_of(&mut self, of: &Value, path: &str, key: &str, allowed: &[i64]) -> Option<i64> {
        let here = join(path, key);
        let Some(value) = of.get(key).filter(|value| !value.is_null()) else {
            self.required(&here);
            return None;
        };
        let number = value.as_i64().filter(|number| allowed.contains(number));
        if number.is_none() {
            let list: Vec<String> = allowed.iter().map(ToString::to_string).collect();
            self.add(&here, "BASE_TYPE_CHOICES", format!("Value must be one of {{{}}}.", list.join(", ")));
        }
        number
    }

    pub fn boolean(&mut self, of: &Value, path: &str, key: &str) -> Option<bool> {
        match of.get(key)? {
            Value::Null => None,
            Value::Bool(flag) => Some(*flag),
            _ => {
                self.add(&join(path, key), "BOOLEAN_TYPE_CONVERT", "Must be either true or false.");
                None
            }
        }
    }

    pub fn snowflake(&mut self, of: &Value, path: &str, key: &str) -> Option<Id> {
        let value = of.get(key).filter(|value| !value.is_null())?;
        let id = Id::of(value);
        if id.is_none() {
            let shown = plain(value);
            self.add(&join(path, key), "NUMBER_TYPE_COERCE", format!("Value \"{shown}\" is not snowflake."));
        }
        id
    }

    /// An optional list. Missing and null count as empty, whatever length is allowed.
    pub fn list<'a>(&mut self, of: &'a Value, path: &str, key: &str, allowed: &Length) -> &'a [Value] {
        match of.get(key) {
            None | Some(Value::Null) => &[],
            Some(Value::Array(list)) => {
                self.length(&join(path, key), list.len(), allowed);
                list
            }
            Some(_) => {
                self.add(&join(path, key), "LIST_TYPE_CONVERT", "Only iterables may be used in a ListType");
                &[]
            }
        }
    }

    /// A required list.
    pub fn needed_list<'a>(&mut self, of: &'a Value, path: &str, key: &str, allowed: &Length) -> &'a [Value] {
        if of.get(key).is_none_or(Value::is_null) {
            self.required(&join(path, key));
        }
        self.list(of, path, key, allowed)
    }

    /// Adds an error unless `value` is an object; returns whether it is one.
    pub fn object(&mut self, value: &Value, path: &str) -> bool {
        if value.is_object() {
            return true;
        }
        self.add(path, "MODEL_TYPE_CONVERT", "Only dictionaries may be used in a ModelType");
        false
    }

    /// An optional timestamp such as `2026-01-31T12:00:00Z`.
    pub fn time(&mut self, of: &Value, path: &str, key: &str) {
        let Some(text) = self.text(of, path, key, &(0..=64)) else { return };
        let date = text.as_bytes().get(..10).unwrap_or_default();
        let shape = |(at, byte): (usize, &u8)| {
            if matches!(at, 4 | 7) { *byte == b'-' } else { byte.is_ascii_digit() }
        };
        if date.len() < 10 || !date.iter().enumerate().all(shape) {
            let message = format!("Could not parse {text}. Should be ISO8601.");
            self.add(&join(path, key), "DATETIME_TYPE_PARSE", message);
        }
    }

    /// An optional URL with one of `schemes`.
    pub fn url(
        &mut self,
        of: &Value,
        path: &str,
        key: &str,
        schemes: &[&str],
        longest: usize,
    ) -> Option<String> {
        let text = self.text(of, path, key, &(0..=longest))?;
        let here = join(path, key);
        match text.split_once("://") {
            Some((scheme, _)) if !schemes.contains(&scheme) => {
                let list: Vec<String> = schemes.iter().map(|scheme| format!("'{scheme}'")).collect();
                let list = list.join(", ");
                self.add(
                    &here,
                    "URL_TYPE_INVALID_SCHEME",
                    format!("Scheme \"{scheme}\" must be one of ({list})."),
                );
            }
            Some((_, rest)) if !rest.is_empty() && !text.contains(char::is_whitespace) => {}
            _ => self.add(&here, "URL_TYPE_INVALID_URL", "Not a well formed URL."),
        }
        Some(text)
    }
}

/// `path.key`, without a leading dot.
pub fn join(path: &str, key: impl std::fmt::Display) -> String {
    if path.is_empty() { key.to_string() } else { format!("{path}.{key}") }
}

fn plain(value: &Value) -> String {
    value.as_str().map_or_else(|| value.to_string(), str::to_owned)
}
