//! Reactions and pins.

use serde_json::{Value, json};

use super::{Call, Reply};
use crate::clock::iso;
use crate::errors::{self, ApiError};
use crate::ids::Id;
use crate::model::permissions as may;

/// `path` begins with the message id.
pub fn route(call: &mut Call<'_>, channel: Id, path: &[&str]) -> Result<Reply, ApiError> {
    let message = Call::id(path[0])?;
    call.state.model.message(channel, message).ok_or(errors::UNKNOWN_MESSAGE)?;
    let bot = call.state.model.bot;
    match (call.request.method.as_str(), &path[2..]) {
        ("PUT", [emoji, "@me"]) => {
            call.require(channel, may::ADD_REACTIONS)?;
            // Plain ASCII without an id is not an emoji.
            if emoji.is_ascii() && !emoji.contains(':') {
                return Err(errors::UNKNOWN_EMOJI);
            }
            call.state.react(channel, message, emoji, bot, true);
            Ok(Reply::None)
        }
        ("DELETE", [emoji, user]) => {
            let user = if *user == "@me" { bot } else { Call::id(user)? };
            if user != bot {
                call.require(channel, may::MANAGE_MESSAGES)?;
            }
            call.state.react(channel, message, emoji, user, false);
            Ok(Reply::None)
        }
        ("DELETE", rest @ ([] | [_])) => {
            call.require(channel, may::MANAGE_MESSAGES)?;
            if let Some(message) = call.state.model.message_mut(channel, message) {
                message.reactions.retain(|one| rest.first().is_some_and(|emoji| one.emoji != *emoji));
            }
            call.state.announce_edit(channel, message);
            Ok(Reply::None)
        }
        ("GET", [emoji]) => {
            let reactions = call.state.model.message(channel, message).map(|message| &message.reactions);
            let one = reactions.into_iter().flatten().find(|one| one.emoji == *emoji);
            let users = one.into_iter().flat_map(|one| &one.users);
            Ok(Reply::Ok(users.map(|user| call.state.model.user_json(*user)).collect()))
        }
        _ => Err(errors::not_found()),
    }
}

/// Handles both the old and the new routes of pins.
pub fn pins(call: &mut Call<'_>, channel: Id, rest: &[&str]) -> Result<Reply, ApiError> {
    let pinned = |call: &Call<'_>| -> Vec<Value> {
        let model = &call.state.model;
        let all = model.messages_visible_to(model.bot, channel).filter(|message| message.pinned);
        all.map(|message| model.message_json(message)).collect()
    };
    match (call.request.method.as_str(), rest) {
        ("GET", []) => {
            let pins = pinned(call);
            let is_new_route = call.request.segments.iter().any(|segment| segment == "messages");
            if !is_new_route {
                return Ok(Reply::Ok(json!(pins)));
            }
            let now = iso(call.state.now());
            let items: Vec<Value> =
                pins.into_iter().map(|message| json!({ "pinned_at": now, "message": message })).collect();
            Ok(Reply::Ok(json!({ "items": items, "has_more": false })))
        }
        (method @ ("PUT" | "DELETE"), [id]) => {
            let id = Call::id(id)?;
            call.require(channel, may::PIN_MESSAGES)?;
            if method == "PUT" && pinned(call).len() >= 50 {
                return Err(errors::TOO_MANY_PINS);
            }
            let message = call.state.model.message_mut(channel, id).ok_or(errors::UNKNOWN_MESSAGE)?;
            message.pinned = method == "PUT";
            call.state.announce_edit(channel, id);
            Ok(Reply::None)
        }
        _ => Err(errors::method_not_allowed()),
    }
}
