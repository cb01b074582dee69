//! Guilds: their channels, members and roles.

use serde_json::{Value, json};

use super::{Call, Reply};
use crate::errors::{self, ApiError};
use crate::ids::Id;
use crate::model::objects::{guild_json, role_json};
use crate::model::permissions;
use crate::validate::Form;

pub fn route(call: &mut Call<'_>, guild: &str, rest: &[&str]) -> Result<Reply, ApiError> {
    let id = Call::id(guild)?;
    let model = &call.state.model;
    let guild = model.guilds.get(&id).ok_or(errors::UNKNOWN_GUILD)?;
    let members = || guild.members.iter().map(|(id, member)| model.member_json(*id, member));
    Ok(Reply::Ok(match (call.request.method.as_str(), rest) {
        ("GET", []) => guild_json(guild),
        ("GET", ["channels"]) => {
            let channels = model.channels.values();
            let mine = channels.filter(|channel| channel.guild == Some(id) && channel.thread.is_none());
            mine.map(|channel| model.channel_json(channel)).collect()
        }
        ("POST", ["channels"]) => return create_channel(call, id),
        ("GET", ["members"]) => {
            let limit = call.query("limit").and_then(|limit| limit.parse().ok()).unwrap_or(1);
            let after = call.query("after").and_then(|after| after.parse().ok()).unwrap_or(Id(0));
            let later = guild.members.iter().filter(|(id, _)| **id > after).take(limit);
            later.map(|(id, member)| model.member_json(*id, member)).collect()
        }
        ("GET", ["members", "search"]) => {
            let query = call.query("query").unwrap_or_default().to_lowercase();
            members().filter(|member| found(member, &query)).collect()
        }
        ("GET", ["members", user]) => {
            let user = if *user == "@me" { model.bot } else { Call::id(user)? };
            model.user(user).ok_or(errors::UNKNOWN_USER)?;
            let member = guild.members.get(&user).ok_or(errors::UNKNOWN_MEMBER)?;
            model.member_json(user, member)
        }
        ("GET", ["roles"]) => guild.roles.values().map(role_json).collect(),
        ("GET", ["roles", role]) => {
            guild.roles.get(&Call::id(role)?).map(role_json).ok_or(errors::UNKNOWN_ROLE)?
        }
        ("GET", ["threads", "active"]) => {
            let threads = model.channels.values().filter(|channel| {
                channel.guild == Some(id) && channel.thread.as_ref().is_some_and(|thread| !thread.archived)
            });
            let threads: Vec<Value> = threads.map(|channel| model.channel_json(channel)).collect();
            json!({ "threads": threads, "members": [], "has_more": false })
        }
        ("GET", ["emojis" | "stickers" | "webhooks" | "invites"]) => json!([]),
        (_, [] | ["channels" | "members" | "roles"]) => return Err(errors::method_not_allowed()),
        _ => return Err(errors::not_found()),
    }))
}

fn found(member: &Value, query: &str) -> bool {
    let names = ["/user/username", "/user/global_name", "/nick"];
    let text = |path: &&str| member.pointer(path).and_then(Value::as_str).map(str::to_lowercase);
    names.iter().filter_map(text).any(|name| name.starts_with(query))
}

fn create_channel(call: &mut Call<'_>, guild: Id) -> Result<Reply, ApiError> {
    let model = &call.state.model;
    if model.guild_permissions(model.bot, guild) & permissions::MANAGE_CHANNELS == 0 {
        return Err(errors::MISSING_PERMISSIONS);
    }
    let body = &call.request.body;
    let mut form = Form::default();
    let name = form.needed_text(body, "", "name", &(1..=100));
    let topic = form.text(body, "", "topic", &(0..=1024));
    if body.get("type").is_some_and(|kind| !kind.is_null()) {
        form.one_of(body, "", "type", &[0]);
    }
    form.finish()?;
    let id = call.state.add_channel(guild, &name.unwrap_or_default().replace(' ', "-").to_lowercase());
    let model = &mut call.state.model;
    if let Some(channel) = model.channels.get_mut(&id) {
        channel.topic = topic;
    }
    let channel = model.channels.get(&id).ok_or(errors::UNKNOWN_CHANNEL)?;
    Ok(Reply::Created(model.channel_json(channel)))
}
