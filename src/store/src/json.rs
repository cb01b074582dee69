//! JSON in text columns.

use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};

use crate::StoreError;

pub(crate) fn write<T: Serialize>(what: &'static str, value: &T) -> Result<String, StoreError> {
    serde_json::to_string(value).map_err(|error| StoreError::Unreadable { what, reason: error.to_string() })
}

pub(crate) fn read<T: DeserializeOwned>(what: &'static str, text: &str) -> Result<T, StoreError> {
    serde_json::from_str(text).map_err(|error| StoreError::Unreadable { what, reason: error.to_string() })
}

/// Splits an enum that serde tags with `kind` and `payload` into the contents of the two columns.
pub(crate) fn write_tagged<T: Serialize>(
    what: &'static str,
    value: &T,
) -> Result<(String, String), StoreError> {
    let unreadable = |reason: String| StoreError::Unreadable { what, reason };
    let value = serde_json::to_value(value).map_err(|error| unreadable(error.to_string()))?;
    let kind = value["kind"].as_str().ok_or_else(|| unreadable("it has no kind".to_owned()))?;
    Ok((kind.to_owned(), value["payload"].to_string()))
}

/// The reverse of [`write_tagged`]; `id` names the row in the error.
pub(crate) fn read_tagged<T: DeserializeOwned>(
    what: &'static str,
    id: u64,
    kind: &str,
    payload: &str,
) -> Result<T, StoreError> {
    let payload: Result<Value, _> = serde_json::from_str(payload);
    let value =
        payload.and_then(|payload| serde_json::from_value(json!({ "kind": kind, "payload": payload })));
    value
        .map_err(|error| StoreError::Unreadable { what, reason: format!("row {id}, kind {kind:?}: {error}") })
}
