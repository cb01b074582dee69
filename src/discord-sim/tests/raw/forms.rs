//! Parts of request bodies: rows, buttons, selects, commands, options.

use serde_json::{Value, json};

#[allow(clippy::needless_pass_by_value, reason = "callers build the list in place")]
pub fn row(parts: Vec<Value>) -> Value {
    json!({ "type": 1, "components": parts })
}

pub fn button(id: &str) -> Value {
    json!({ "type": 2, "style": 1, "label": "x", "custom_id": id })
}

pub fn buttons(row_number: usize, count: usize) -> Value {
    row((0..count).map(|n| button(&format!("{row_number}-{n}"))).collect())
}

pub fn select(change: &Value) -> Value {
    let mut select = json!({ "type": 3, "custom_id": "s", "options": [{ "label": "a", "value": "a" }] });
    merge(&mut select, change);
    row(vec![select])
}

pub fn merge(into: &mut Value, change: &Value) {
    for (key, value) in change.as_object().unwrap() {
        into[key] = value.clone();
    }
}

pub fn text(length: usize) -> String {
    "é".repeat(length)
}

pub fn command(change: &Value) -> Value {
    let mut command = json!({ "name": "game", "description": "d" });
    merge(&mut command, change);
    command
}

pub fn option(change: &Value) -> Value {
    let mut option = json!({ "type": 3, "name": "o", "description": "d" });
    merge(&mut option, change);
    option
}

pub fn input(id: &str) -> Value {
    row(vec![json!({ "type": 4, "style": 1, "custom_id": id, "label": "l" })])
}

/// A green image of one pixel, as a data URI.
pub const PIXEL: &str = "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";

/// A data URI with these bytes.
pub fn data_uri(bytes: &[u8]) -> String {
    const DIGITS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    let mut text = String::from("data:image/png;base64,");
    for group in bytes.chunks(3) {
        let bits = group.iter().fold(0_usize, |bits, byte| bits << 8 | usize::from(*byte))
            << (8 * (3 - group.len()));
        for place in 0..4 {
            let digit = char::from(DIGITS[bits >> (18 - 6 * place) & 63]);
            text.push(if place <= group.len() { digit } else { '=' });
        }
    }
    text
}
