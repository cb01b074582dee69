//! Reactions and pins, as far as bots use them.

use serde_json::{Value, json};

use super::{Call, Reply};
use crate::clock::iso;
use crate::errors::{self, ApiError};
use crate::gateway::{DIRECT_REACTIONS, GUILD_REACTIONS};
use crate::ids::Id;
use crate::state::State;
use crate::world::{Reaction, message::emoji_json, permissions as may};

/// `path` begins with the message.
pub fn route(call: &mut Call<'_>, channel: Id, path: &[&str]) -> Result<Reply, ApiError> {
    let message = Call::id(path[0])?;
    call.state.world.message(channel, message).ok_or(errors::UNKNOWN_MESSAGE)?;
    let bot = call.state.world.bot;
    match (call.request.method.as_str(), &path[2..]) {
        ("PUT", [emoji, "@me"]) => {
            call.need(channel, may::ADD_REACTIONS)?;
            // Plain ASCII without an id is no emoji.
            if emoji.is_ascii() && !emoji.contains(':') {
                return Err(errors::UNKNOWN_EMOJI);
            }
            call.state.react(channel, message, emoji, bot, true);
            Ok(Reply::None)
        }
        ("DELETE", [emoji, user]) => {
            let user = if *user == "@me" { bot } else { Call::id(user)? };
            if user != bot {
                call.need(channel, may::MANAGE_MESSAGES)?;
            }
            call.state.react(channel, message, emoji, user, false);
            Ok(Reply::None)
        }
        ("DELETE", rest @ ([] | [_])) => {
            call.need(channel, may::MANAGE_MESSAGES)?;
            if let Some(message) = call.state.world.message_mut(channel, message) {
                message.reactions.retain(|one| rest.first().is_some_and(|emoji| one.emoji != *emoji));
            }
            call.state.tell_edited(channel, message);
            Ok(Reply::None)
        }
        ("GET", [emoji]) => {
            let reactions = call.state.world.message(channel, message).map(|message| &message.reactions);
            let one = reactions.into_iter().flatten().find(|one| one.emoji == *emoji);
            let users = one.into_iter().flat_map(|one| &one.users);
            Ok(Reply::Ok(users.map(|user| call.state.world.user_json(*user)).collect()))
        }
        _ => Err(errors::not_found()),
    }
}

/// Both the old and the new addresses of pins.
pub fn pins(call: &mut Call<'_>, channel: Id, rest: &[&str]) -> Result<Reply, ApiError> {
    let pinned = |call: &Call<'_>| -> Vec<Value> {
        let world = &call.state.world;
        let all = world.seen_by(world.bot, channel).filter(|message| message.pinned);
        all.map(|message| world.message_json(message)).collect()
    };
    match (call.request.method.as_str(), rest) {
        ("GET", []) => {
            let pins = pinned(call);
            let new_address = call.request.segments.iter().any(|segment| segment == "messages");
            if !new_address {
                return Ok(Reply::Ok(json!(pins)));
            }
            let now = iso(call.state.now());
            let items: Vec<Value> =
                pins.into_iter().map(|message| json!({ "pinned_at": now, "message": message })).collect();
            Ok(Reply::Ok(json!({ "items": items, "has_more": false })))
        }
        (method @ ("PUT" | "DELETE"), [id]) => {
            let id = Call::id(id)?;
            call.need(channel, may::PIN_MESSAGES)?;
            if method == "PUT" && pinned(call).len() >= 50 {
                return Err(errors::TOO_MANY_PINS);
            }
            let message = call.state.world.message_mut(channel, id).ok_or(errors::UNKNOWN_MESSAGE)?;
            message.pinned = method == "PUT";
            call.state.tell_edited(channel, id);
            Ok(Reply::None)
        }
        _ => Err(errors::method_not_allowed()),
    }
}

impl State {
    /// Adds or takes back a reaction; nothing happens if there is nothing to change.
    pub fn react(&mut self, channel: Id, message: Id, emoji: &str, who: Id, add: bool) {
        let Some(stored) = self.world.message_mut(channel, message) else { return };
        let author = stored.author;
        let known = stored.reactions.iter().position(|one| one.emoji == emoji);
        match (known, add) {
            (Some(at), true) if stored.reactions[at].users.contains(&who) => return,
            (Some(at), true) => stored.reactions[at].users.push(who),
            (None, true) => stored.reactions.push(Reaction { emoji: emoji.into(), users: vec![who] }),
            (Some(at), false) => stored.reactions[at].users.retain(|user| *user != who),
            (None, false) => return,
        }
        stored.reactions.retain(|one| !one.users.is_empty());
        self.keep_message(channel, message);
        let guild = self.world.channels.get(&channel).and_then(|place| place.guild);
        let mut data = json!({
            "channel_id": channel, "message_id": message, "user_id": who, "emoji": emoji_json(emoji),
            "burst": false, "type": 0,
        });
        if let Some(guild) = guild {
            data["guild_id"] = json!(guild);
        }
        if add {
            data["message_author_id"] = json!(author);
        }
        let intent = if guild.is_some() { GUILD_REACTIONS } else { DIRECT_REACTIONS };
        let event = if add { "MESSAGE_REACTION_ADD" } else { "MESSAGE_REACTION_REMOVE" };
        self.sessions.dispatch(event, guild, intent, &data);
        self.hub.publish("reaction", Some(channel), None, data);
    }
}
