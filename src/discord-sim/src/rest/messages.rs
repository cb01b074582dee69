//! Messages in channels: send, read, edit, delete.

use serde_json::Value;

use super::{Call, Reply};
use crate::errors::{self, ApiError};
use crate::ids::Id;
use crate::model::{Message, permissions as may};
use crate::validate::{self, Form, MessageUse};

/// The maximum age of messages in a bulk deletion.
const BULK_DELETE_AGE_MS: u64 = 14 * 86_400_000;
/// How long `enforce_nonce` finds an earlier message with the same nonce.
const NONCE_MS: u64 = 300_000;

pub fn route(call: &mut Call<'_>, channel: Id, rest: &[&str]) -> Result<Reply, ApiError> {
    match (call.request.method.as_str(), rest) {
        ("GET", []) => list(call, channel),
        ("POST", []) => create(call, channel),
        ("POST", ["bulk-delete"]) => bulk_delete(call, channel),
        ("GET", [id]) => {
            let id = Call::id(id)?;
            call.require(channel, may::READ_HISTORY)?;
            let message = visible(call, channel, id)?;
            Ok(Reply::Ok(call.state.model.message_json(message)))
        }
        ("PATCH", [id]) => edit(call, channel, Call::id(id)?),
        ("DELETE", [id]) => delete(call, channel, Call::id(id)?),
        ("POST", [_, "crosspost"]) => Err(errors::SYSTEM_CHANNEL_ACTION),
        (_, [] | [_]) => Err(errors::method_not_allowed()),
        _ => Err(errors::not_found()),
    }
}

/// A message of the channel. Ephemeral ones can be reached only through their interaction.
fn visible<'a>(call: &'a Call<'_>, channel: Id, id: Id) -> Result<&'a Message, ApiError> {
    let message = call.state.model.message(channel, id).filter(|message| message.only_for.is_none());
    message.ok_or(errors::UNKNOWN_MESSAGE)
}

fn list(call: &mut Call<'_>, channel: Id) -> Result<Reply, ApiError> {
    call.require(channel, may::READ_HISTORY)?;
    let mut form = Form::default();
    let query = serde_json::to_value(&call.request.query).unwrap_or_default();
    let limit = form.int(&query, "", "limit", &(1..=100)).unwrap_or(50);
    let [before, after, around] = ["before", "after", "around"].map(|key| form.snowflake(&query, "", key));
    form.finish()?;
    let limit = usize::try_from(limit).unwrap_or(50);
    call.state.load_page(channel, before.or(around), None, limit);
    call.state.load_page(channel, None, after.or(around), limit);
    let model = &call.state.model;
    let all = model.messages_visible_to(model.bot, channel);
    let mut chosen: Vec<&Message> = match (before, after, around) {
        (_, Some(after), _) => all.filter(|message| message.id > after).take(limit).collect(),
        (_, _, Some(around)) => {
            let list: Vec<&Message> = all.collect();
            let middle = list.partition_point(|message| message.id < around);
            let start = middle.saturating_sub(limit / 2);
            list.into_iter().skip(start).take(limit).collect()
        }
        (before, ..) => {
            let earlier = all.rev().filter(|message| before.is_none_or(|before| message.id < before));
            earlier.take(limit).collect()
        }
    };
    chosen.sort_by_key(|message| std::cmp::Reverse(message.id));
    Ok(Reply::Ok(chosen.into_iter().map(|message| model.message_json(message)).collect()))
}

fn create(call: &mut Call<'_>, channel: Id) -> Result<Reply, ApiError> {
    let uploads = &call.request.uploads;
    let body =
        validate::message(&call.request.body, "", uploads, MessageUse::Channel, &call.state.model.emojis)?;
    let stored = call.state.model.channels.get(&channel).ok_or(errors::UNKNOWN_CHANNEL)?;
    if let Some(user) = stored.recipient {
        let open = call.state.model.user(user).is_some_and(|user| user.dms_open);
        if !open {
            return Err(errors::CANNOT_DM);
        }
    }
    if stored.thread.as_ref().is_some_and(|thread| thread.archived && thread.locked) {
        return Err(errors::ARCHIVED_THREAD);
    }
    let in_thread = stored.thread.is_some();
    call.require(channel, if in_thread { may::SEND_IN_THREADS } else { may::SEND_MESSAGES })?;
    if !uploads.is_empty() {
        call.require(channel, may::ATTACH_FILES)?;
    }
    let (bot, now) = (call.state.model.bot, call.state.now());
    if body.enforce_nonce
        && let Some(nonce) = &body.nonce
        && let Some(known) = call.state.model.messages_visible_to(bot, channel).rev().find(|message| {
            message.author == bot
                && message.nonce.as_ref() == Some(nonce)
                && message.created_ms + NONCE_MS > now
        })
    {
        return Ok(Reply::Ok(call.state.model.message_json(known)));
    }
    let id = call.state.next_id();
    let mut message = Message::new(id, channel, bot, now);
    message.flags = body.flags;
    message.nonce.clone_from(&body.nonce);
    if let Some(reference) = body.reference {
        call.state.load_message(channel, reference);
        let known = visible(call, channel, reference).is_ok();
        if !known && body.reference_must_exist {
            return Err(Form::single("message_reference", "REPLIES_UNKNOWN_MESSAGE", "Unknown message"));
        }
        if known {
            message.kind = 19;
            message.reference = Some(reference);
        }
    }
    call.state.apply_body(&mut message, &body, uploads)?;
    if message.is_empty() {
        return Err(errors::EMPTY_MESSAGE);
    }
    if let Some(thread) =
        call.state.model.channels.get_mut(&channel).and_then(|stored| stored.thread.as_mut())
    {
        // A new message unarchives a thread.
        thread.archived = false;
        call.state.persist_channel(channel);
    }
    Ok(Reply::Ok(call.state.post(message)))
}

fn edit(call: &mut Call<'_>, channel: Id, id: Id) -> Result<Reply, ApiError> {
    let uploads = &call.request.uploads;
    let mut message = visible(call, channel, id)?.clone();
    if message.author != call.state.model.bot {
        return Err(errors::NOT_THE_AUTHOR);
    }
    let body =
        validate::message(&call.request.body, "", uploads, MessageUse::Edit, &call.state.model.emojis)?;
    if call.request.body.get("flags").is_some_and(|flags| !flags.is_null()) {
        message.flags = (message.flags & !4) | body.flags;
    }
    call.state.apply_body(&mut message, &body, uploads)?;
    if message.is_empty() {
        return Err(errors::EMPTY_MESSAGE);
    }
    message.edited_ms = Some(call.state.now());
    Ok(Reply::Ok(call.state.replace(message)))
}

fn delete(call: &mut Call<'_>, channel: Id, id: Id) -> Result<Reply, ApiError> {
    let author = visible(call, channel, id)?.author;
    if author != call.state.model.bot {
        call.require(channel, may::MANAGE_MESSAGES)?;
    }
    call.state.remove_message(channel, id);
    Ok(Reply::None)
}

fn bulk_delete(call: &mut Call<'_>, channel: Id) -> Result<Reply, ApiError> {
    call.require(channel, may::MANAGE_MESSAGES)?;
    let ids = call.request.body.get("messages").and_then(Value::as_array);
    let ids: Vec<Id> = ids.into_iter().flatten().filter_map(Id::of).collect();
    if !(2..=100).contains(&ids.len()) {
        return Err(errors::BULK_DELETE_COUNT);
    }
    let now = call.state.now();
    for id in &ids {
        call.state.load_message(channel, *id);
    }
    let model = &call.state.model;
    let old = |id: &Id| {
        model.message(channel, *id).is_some_and(|message| message.created_ms + BULK_DELETE_AGE_MS < now)
    };
    if ids.iter().any(old) {
        return Err(errors::BULK_DELETE_TOO_OLD);
    }
    for id in ids {
        call.state.remove_message(channel, id);
    }
    Ok(Reply::None)
}
