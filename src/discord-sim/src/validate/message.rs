//! Limits of a message, for sending, callbacks, follow-ups and edits.

use std::collections::BTreeMap;

use serde_json::Value;

use super::form::join;
use super::{Form, components, embeds};
use crate::errors::ApiError;
use crate::ids::Id;
use crate::model::Emoji;
use crate::uploads::Upload;

/// The flag for Components V2, which are not supported.
const COMPONENTS_V2: i64 = 1 << 15;
pub const EPHEMERAL: i64 = 1 << 6;
const SUPPRESS_EMBEDS: i64 = 1 << 2;
const SUPPRESS_NOTIFICATIONS: i64 = 1 << 12;

/// The kind of request that contains the message; determines which fields apply.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MessageUse {
    Channel,
    Callback,
    Edit,
}

/// An entry of `attachments`: an upload of this request (by its index) or an existing attachment.
#[derive(Clone, Debug)]
pub struct AttachmentRef {
    pub id: Id,
    pub filename: Option<String>,
    pub description: Option<String>,
}

/// The fields of a message request. `None` means absent: an edit leaves that field unchanged.
#[derive(Clone, Debug, Default)]
pub struct MessageBody {
    pub content: Option<String>,
    pub embeds: Option<Vec<Value>>,
    pub components: Option<Vec<Value>>,
    pub attachments: Option<Vec<AttachmentRef>>,
    pub flags: i64,
    pub tts: bool,
    pub nonce: Option<Value>,
    pub enforce_nonce: bool,
    pub reference: Option<Id>,
    pub reference_must_exist: bool,
    pub allowed_mentions: Option<Value>,
}

/// Validates a message at `path` of a request, with its uploads. `emojis` are the emojis of the application.
pub fn message(
    body: &Value,
    path: &str,
    uploads: &[Upload],
    purpose: MessageUse,
    emojis: &BTreeMap<Id, Emoji>,
) -> Result<MessageBody, ApiError> {
    let mut form = Form::default();
    if !form.object(body, path) {
        return Err(form.error());
    }
    let mut read = MessageBody { reference_must_exist: true, ..MessageBody::default() };
    let mentioned = |key: &str| body.get(key).is_some();
    let content = form.text(body, path, "content", &(0..=2000));
    read.content = mentioned("content").then(|| content.unwrap_or_default());
    let parts = embeds::embeds(&mut form, body, path);
    read.embeds = mentioned("embeds").then_some(parts);
    let parts = components::components(&mut form, body, path, emojis);
    read.components = mentioned("components").then_some(parts);
    let parts = attachments(&mut form, body, path, uploads);
    read.attachments = mentioned("attachments").then_some(parts);
    read.tts = form.boolean(body, path, "tts").unwrap_or(false);
    read.flags = form.int(body, path, "flags", &(0..=i64::MAX)).unwrap_or(0);
    if read.flags & COMPONENTS_V2 != 0 {
        form.add(
            &join(path, "flags"),
            "BASE_TYPE_CHOICES",
            "This server does not support Components V2 (flag 32768): send content, embeds and action rows.",
        );
    }
    let settable = match purpose {
        MessageUse::Channel => SUPPRESS_EMBEDS | SUPPRESS_NOTIFICATIONS,
        MessageUse::Callback => SUPPRESS_EMBEDS | SUPPRESS_NOTIFICATIONS | EPHEMERAL,
        MessageUse::Edit => SUPPRESS_EMBEDS,
    };
    read.flags &= settable;
    if purpose == MessageUse::Channel {
        read.nonce = body.get("nonce").filter(|nonce| !nonce.is_null()).cloned();
        if !read.nonce.as_ref().is_some_and(Value::is_i64) {
            form.text(body, path, "nonce", &(0..=25));
        }
        read.enforce_nonce = form.boolean(body, path, "enforce_nonce").unwrap_or(false);
        if let Some(reference) = body.get("message_reference").filter(|value| !value.is_null()) {
            let at = join(path, "message_reference");
            if form.object(reference, &at) {
                read.reference = form.snowflake(reference, &at, "message_id");
                if read.reference.is_none() {
                    form.required(&join(&at, "message_id"));
                }
                read.reference_must_exist =
                    form.boolean(reference, &at, "fail_if_not_exists").unwrap_or(true);
            }
        }
    }
    read.allowed_mentions = allowed_mentions(&mut form, body, path);
    form.finish()?;
    Ok(read)
}

fn attachments(form: &mut Form, body: &Value, path: &str, uploads: &[Upload]) -> Vec<AttachmentRef> {
    let here = join(path, "attachments");
    let list = form.list(body, path, "attachments", &(0..=10));
    if uploads.len() > 10 {
        form.length(&here, uploads.len(), &(0..=10));
    }
    let mut read = Vec::with_capacity(list.len());
    for (index, entry) in list.iter().enumerate() {
        let at = join(&here, index);
        if !form.object(entry, &at) {
            continue;
        }
        let filename = form.text(entry, &at, "filename", &(0..=1024));
        let description = form.text(entry, &at, "description", &(0..=1024));
        match form.snowflake(entry, &at, "id") {
            Some(id) => read.push(AttachmentRef { id, filename, description }),
            None if entry.get("id").is_none_or(Value::is_null) => form.required(&join(&at, "id")),
            None => {}
        }
    }
    read
}

fn allowed_mentions(form: &mut Form, body: &Value, path: &str) -> Option<Value> {
    let mentions = body.get("allowed_mentions").filter(|value| !value.is_null())?;
    let at = join(path, "allowed_mentions");
    if !form.object(mentions, &at) {
        return None;
    }
    for key in ["users", "roles"] {
        form.list(mentions, &at, key, &(0..=100));
    }
    let parse = form.list(mentions, &at, "parse", &(0..=3));
    for (index, kind) in parse.iter().enumerate() {
        let at = join(&join(&at, "parse"), index);
        match kind.as_str() {
            Some("users" | "roles" | "everyone") => {}
            _ => form.add(&at, "BASE_TYPE_CHOICES", "Value must be one of ('users', 'everyone', 'roles')."),
        }
    }
    for kind in ["users", "roles"] {
        let explicit = mentions.get(kind).and_then(Value::as_array).is_some_and(|list| !list.is_empty());
        if explicit && parse.iter().any(|parsed| parsed == kind) {
            form.add(
                &at,
                "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE",
                format!("parse:[\"{kind}\"] and {kind}: [ids...] are mutually exclusive."),
            );
        }
    }
    Some(mentions.clone())
}
