//! Threads: start, list, members.

use serde_json::{Value, json};

use super::{Call, Reply};
use crate::errors::{self, ApiError};
use crate::ids::Id;
use crate::model::objects::thread_member_json;
use crate::model::{PRIVATE_THREAD, PUBLIC_THREAD, TEXT, Thread, permissions as may};
use crate::validate::Form;

pub fn route(call: &mut Call<'_>, channel: Id, rest: &[&str]) -> Result<Reply, ApiError> {
    match (call.request.method.as_str(), rest) {
        ("POST", ["threads"]) => start(call, channel, None),
        ("POST", ["messages", message, "threads"]) => start(call, channel, Some(Call::id(message)?)),
        ("GET", ["threads", "archived", "public" | "private"]) => {
            let model = &call.state.model;
            let threads = model.channels.values().filter(|one| {
                one.parent == Some(channel) && one.thread.as_ref().is_some_and(|thread| thread.archived)
            });
            let threads: Vec<Value> = threads.map(|one| model.channel_json(one)).collect();
            Ok(Reply::Ok(json!({ "threads": threads, "members": [], "has_more": false })))
        }
        ("GET", ["thread-members"]) => {
            let thread = thread(call, channel)?;
            let members = thread.members.iter().map(|id| thread_member_json(channel, *id, thread.created_ms));
            Ok(Reply::Ok(members.collect()))
        }
        ("GET", ["thread-members", user]) => {
            let (user, thread) = (id_or_me(call, user)?, thread(call, channel)?);
            if !thread.members.contains(&user) {
                return Err(errors::UNKNOWN_MEMBER);
            }
            Ok(Reply::Ok(thread_member_json(channel, user, thread.created_ms)))
        }
        ("PUT" | "DELETE", ["thread-members", user]) => {
            let user = id_or_me(call, user)?;
            call.state.model.user(user).ok_or(errors::UNKNOWN_USER)?;
            thread(call, channel)?;
            call.state.set_thread_member(channel, user, call.request.method == "PUT");
            Ok(Reply::None)
        }
        _ => Err(errors::method_not_allowed()),
    }
}

fn id_or_me(call: &Call<'_>, text: &str) -> Result<Id, ApiError> {
    if text == "@me" { Ok(call.state.model.bot) } else { Call::id(text) }
}

fn thread<'a>(call: &'a Call<'_>, channel: Id) -> Result<&'a Thread, ApiError> {
    let stored = call.state.model.channels.get(&channel).ok_or(errors::UNKNOWN_CHANNEL)?;
    stored.thread.as_ref().ok_or(errors::SYSTEM_CHANNEL_ACTION)
}

fn start(call: &mut Call<'_>, parent: Id, from: Option<Id>) -> Result<Reply, ApiError> {
    let body = &call.request.body;
    let mut form = Form::default();
    let name = form.needed_text(body, "", "name", &(1..=100));
    let auto_archive = match body.get("auto_archive_duration") {
        None | Some(Value::Null) => 4320,
        Some(_) => form.one_of(body, "", "auto_archive_duration", &[60, 1440, 4320, 10_080]).unwrap_or(4320),
    };
    let kind = match body.get("type") {
        None | Some(Value::Null) => i64::from(if from.is_some() { PUBLIC_THREAD } else { PRIVATE_THREAD }),
        Some(_) => form.one_of(body, "", "type", &[11, 12]).unwrap_or(11),
    };
    form.finish()?;
    let stored = call.state.model.channels.get(&parent).ok_or(errors::UNKNOWN_CHANNEL)?;
    if stored.kind != TEXT {
        return Err(errors::SYSTEM_CHANNEL_ACTION);
    }
    let private = from.is_none() && kind == i64::from(PRIVATE_THREAD);
    call.require(parent, if private { may::CREATE_PRIVATE_THREADS } else { may::CREATE_PUBLIC_THREADS })?;
    if let Some(message) = from {
        call.state.model.message(parent, message).ok_or(errors::UNKNOWN_MESSAGE)?;
        if call.state.model.channels.contains_key(&message) {
            return Err(errors::THREAD_EXISTS);
        }
    }
    let bot = call.state.model.bot;
    let auto_archive = u64::try_from(auto_archive).unwrap_or(4320);
    let id = call.state.start_thread(parent, from, &name.unwrap_or_default(), bot, private, auto_archive);
    let thread = call.state.model.channels.get(&id).ok_or(errors::UNKNOWN_CHANNEL)?;
    Ok(Reply::Created(call.state.model.channel_json(thread)))
}
