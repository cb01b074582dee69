//! Channels: read, edit, delete, typing, permissions. Messages and threads have their own files.

use serde_json::{Value, json};

use super::{Call, Reply, messages, reactions, threads};
use crate::errors::{self, ApiError};
use crate::ids::Id;
use crate::model::{Overwrite, permissions};
use crate::validate::Form;

pub fn route(call: &mut Call<'_>, channel: Id, rest: &[&str]) -> Result<Reply, ApiError> {
    if let ["messages", id, ..] | ["pins", id] = rest
        && let Ok(id) = Call::id(id)
    {
        call.state.load_message(channel, id);
    }
    match (call.request.method.as_str(), rest) {
        ("GET", []) => shown(call, channel),
        ("PATCH", []) => edit(call, channel),
        ("DELETE", []) => delete(call, channel),
        ("POST", ["typing"]) => {
            call.state.typing(channel, call.state.model.bot);
            Ok(Reply::None)
        }
        ("PUT", ["permissions", id]) => {
            let id = Call::id(id)?;
            call.require(channel, permissions::MANAGE_CHANNELS)?;
            let body = &call.request.body;
            let bits = |key: &str| {
                let value = body.get(key)?;
                value.as_u64().or_else(|| value.as_str()?.parse().ok())
            };
            let for_member = body.get("type").and_then(Value::as_u64) == Some(1);
            let (allow, deny) = (bits("allow").unwrap_or(0), bits("deny").unwrap_or(0));
            call.state.overwrite(channel, Overwrite { id, for_member, allow, deny });
            Ok(Reply::None)
        }
        ("GET" | "PUT" | "DELETE", ["pins", ..] | ["messages", "pins", ..]) => {
            let rest = if rest[0] == "pins" { &rest[1..] } else { &rest[2..] };
            reactions::pins(call, channel, rest)
        }
        (_, ["messages", _, "reactions", ..]) => reactions::route(call, channel, &rest[1..]),
        (_, ["messages", _, "threads"] | ["threads" | "thread-members", ..]) => {
            threads::route(call, channel, rest)
        }
        (_, ["messages", rest @ ..]) => messages::route(call, channel, rest),
        ("GET", ["webhooks" | "invites"]) => Ok(Reply::Ok(json!([]))),
        (_, []) => Err(errors::method_not_allowed()),
        _ => Err(errors::not_found()),
    }
}

fn shown(call: &Call<'_>, channel: Id) -> Result<Reply, ApiError> {
    let channel = call.state.model.channels.get(&channel).ok_or(errors::UNKNOWN_CHANNEL)?;
    Ok(Reply::Ok(call.state.model.channel_json(channel)))
}

fn edit(call: &mut Call<'_>, id: Id) -> Result<Reply, ApiError> {
    let body = &call.request.body;
    let mut form = Form::default();
    let name = form.text(body, "", "name", &(1..=100));
    let topic = form.text(body, "", "topic", &(0..=1024));
    let archived = form.boolean(body, "", "archived");
    let locked = form.boolean(body, "", "locked");
    form.finish()?;
    let is_thread = call.state.model.channels.get(&id).is_some_and(|channel| channel.thread.is_some());
    call.require(id, if is_thread { permissions::MANAGE_THREADS } else { permissions::MANAGE_CHANNELS })?;
    let channel = call.state.model.channels.get_mut(&id).ok_or(errors::UNKNOWN_CHANNEL)?;
    if let Some(name) = name {
        channel.name = name;
    }
    if let Some(thread) = &mut channel.thread {
        thread.archived = archived.unwrap_or(thread.archived);
        thread.locked = locked.unwrap_or(thread.locked);
    } else if body.get("topic").is_some() {
        channel.topic = topic;
    }
    let event = if is_thread { "THREAD_UPDATE" } else { "CHANNEL_UPDATE" };
    call.state.announce_channel(event, "channel_update", id);
    shown(call, id)
}

fn delete(call: &mut Call<'_>, id: Id) -> Result<Reply, ApiError> {
    let channel = call.state.model.channels.get(&id).ok_or(errors::UNKNOWN_CHANNEL)?;
    let json = call.state.model.channel_json(channel);
    // Deleting a DM channel only closes it.
    if channel.guild.is_some() {
        let is_thread = channel.thread.is_some();
        call.require(id, if is_thread { permissions::MANAGE_THREADS } else { permissions::MANAGE_CHANNELS })?;
        call.state.delete_channel(id);
    }
    Ok(Reply::Ok(json))
}
