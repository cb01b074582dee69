//! Limits of application emojis: name and image.

use axum::body::Bytes;
use serde_json::Value;

use super::Form;
use crate::data_uri::{image_bytes, image_mime};
use crate::errors::{self, ApiError};

/// Discord's limit for the image of an emoji: 256 KiB.
const IMAGE_LIMIT: usize = 256 * 1024;

/// The checked body of a request that creates an emoji.
#[derive(Debug)]
pub struct NewEmoji {
    pub name: String,
    pub mime: &'static str,
    pub bytes: Bytes,
}

/// Validates the body of a request that creates an emoji.
pub fn new_emoji(body: &Value) -> Result<NewEmoji, ApiError> {
    let mut form = Form::default();
    if !form.object(body, "") {
        return Err(form.error());
    }
    let name = form.needed_text(body, "", "name", &(2..=32));
    check_name(&mut form, name.as_deref());
    let image = form.needed_text(body, "", "image", &(0..=usize::MAX));
    let bytes = image.as_deref().and_then(image_bytes);
    match &bytes {
        None if image.is_some() => {
            form.add("image", "BINARY_TYPE_INVALID_DATA_URI", "Only data uri strings can be used.");
        }
        Some(bytes) if bytes.len() > IMAGE_LIMIT => {
            form.add("image", "BINARY_TYPE_MAX_SIZE", "File cannot be larger than 256.0 kb.");
        }
        _ => {}
    }
    form.finish()?;
    let bytes = bytes.unwrap_or_default();
    let mime = image_mime(&bytes).ok_or(errors::INVALID_ASSET)?;
    Ok(NewEmoji { name: name.unwrap_or_default(), mime, bytes: bytes.into() })
}

/// Validates the body of a request that renames an emoji; returns the new name, if there is one.
pub fn emoji_name(body: &Value) -> Result<Option<String>, ApiError> {
    let mut form = Form::default();
    if !form.object(body, "") {
        return Err(form.error());
    }
    let name = form.text(body, "", "name", &(2..=32));
    check_name(&mut form, name.as_deref());
    form.finish()?;
    Ok(name)
}

fn check_name(form: &mut Form, name: Option<&str>) {
    let allowed = |c: char| c.is_ascii_alphanumeric() || c == '_';
    if name.is_some_and(|name| !name.chars().all(allowed)) {
        form.add("name", "STRING_TYPE_REGEX", "String value did not match validation regex.");
    }
}
