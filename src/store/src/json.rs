//! JSON in columns of text.

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::StoreError;

pub(crate) fn write<T: Serialize>(what: &'static str, value: &T) -> Result<String, StoreError> {
    serde_json::to_string(value).map_err(|error| StoreError::Unreadable { what, reason: error.to_string() })
}

pub(crate) fn read<T: DeserializeOwned>(what: &'static str, text: &str) -> Result<T, StoreError> {
    serde_json::from_str(text).map_err(|error| StoreError::Unreadable { what, reason: error.to_string() })
}
