//! Guilds, channels and threads: overview, creation, membership, permissions.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State as Extract};
use serde::Deserialize;
use serde_json::{Value, json};

use super::UserApiError;
use super::users::JsonResult;
use crate::app::App;
use crate::ids::Id;
use crate::model::{Channel, Emoji, Model, Overwrite, permissions};

#[derive(Debug, Deserialize)]
pub struct NewGuild {
    name: String,
    /// `None` creates a user as owner.
    owner: Option<Id>,
    #[serde(default)]
    locale: Option<String>,
}

#[derive(Debug, Deserialize)]
pub struct NewChannel {
    name: String,
}

#[derive(Debug, Deserialize)]
pub struct Join {
    #[serde(rename = "person_id")]
    user_id: Id,
}

#[derive(Debug, Deserialize)]
pub struct NewThread {
    name: String,
    #[serde(rename = "person_id")]
    user_id: Id,
    #[serde(default)]
    private: bool,
    message_id: Option<Id>,
}

#[derive(Debug, Deserialize)]
pub struct NewPermissions {
    /// `bot`, `everyone`, or the id of a user or role.
    who: String,
    #[serde(default)]
    allow: Vec<String>,
    #[serde(default)]
    deny: Vec<String>,
}

fn channel_info_json(model: &Model, channel: &Channel) -> Value {
    let name = match channel.recipient.and_then(|user| model.user(user)) {
        Some(user) => user.name.as_str(),
        None => channel.name.as_str(),
    };
    json!({
        "id": channel.id, "name": name, "type": channel.kind, "guild_id": channel.guild,
        "parent_id": channel.parent, "recipient_id": channel.recipient, "last_message_id": channel.last_message,
        "archived": channel.thread.as_ref().is_some_and(|thread| thread.archived),
    })
}

pub async fn overview(Extract(app): Extract<Arc<App>>) -> Json<Value> {
    let state = app.lock();
    let model = &state.model;
    let guilds: Vec<Value> = model
        .guilds
        .values()
        .map(|guild| {
            let mine = model.channels.values().filter(|channel| channel.guild == Some(guild.id));
            let channels: Vec<Value> = mine.map(|channel| channel_info_json(model, channel)).collect();
            let members: Vec<&Id> = guild.members.keys().collect();
            json!({
                "id": guild.id, "name": guild.name, "owner_id": guild.owner, "channels": channels,
                "members": members,
            })
        })
        .collect();
    let emojis: Vec<Value> = model.emojis.values().map(Emoji::summary_json).collect();
    Json(json!({
        "version": state.live_events.last(),
        "bot": { "id": model.bot, "name": model.user(model.bot).map(|bot| &bot.name),
                 "connections": state.sessions.connected() },
        "guilds": guilds,
        "commands": model.commands.len(),
        "emojis": emojis,
    }))
}

/// The cards of the page's first screen.
pub async fn cards(Extract(app): Extract<Arc<App>>) -> Json<Value> {
    Json(json!({ "cards": app.config.cards }))
}

/// The channels that a user sees, DMs included.
pub async fn visible_channels(Extract(app): Extract<Arc<App>>, Path(user): Path<Id>) -> JsonResult {
    let state = app.lock();
    state.human(user)?;
    let model = &state.model;
    let visible = model.channels.values().filter(|channel| model.can_see(user, channel));
    Ok(Json(visible.map(|channel| channel_info_json(model, channel)).collect()))
}

/// The DM channel of a user with the bot, created if it does not exist.
pub async fn open_dm(Extract(app): Extract<Arc<App>>, Path(user): Path<Id>) -> JsonResult {
    let mut state = app.lock();
    state.human(user)?;
    Ok(Json(json!({ "id": state.dm(user) })))
}

pub async fn create_guild(Extract(app): Extract<Arc<App>>, Json(new): Json<NewGuild>) -> JsonResult {
    let mut state = app.lock();
    let owner = match new.owner {
        Some(owner) => state.human(owner)?.id,
        None => state.add_user("Owner", "en-US").id,
    };
    let id = state.add_guild(&new.name, owner, new.locale.as_deref().unwrap_or("en-US"));
    Ok(Json(json!({ "id": id, "name": new.name })))
}

pub async fn create_channel(
    Extract(app): Extract<Arc<App>>,
    Path(guild): Path<Id>,
    Json(new): Json<NewChannel>,
) -> JsonResult {
    let mut state = app.lock();
    state.model.guilds.get(&guild).ok_or(UserApiError::UnknownGuild(guild))?;
    let id = state.add_channel(guild, &new.name);
    Ok(Json(json!({ "id": id, "name": new.name })))
}

pub async fn join(
    Extract(app): Extract<Arc<App>>,
    Path(guild): Path<Id>,
    Json(join): Json<Join>,
) -> JsonResult {
    let mut state = app.lock();
    state.human(join.user_id)?;
    state.model.guilds.get(&guild).ok_or(UserApiError::UnknownGuild(guild))?;
    state.join(guild, join.user_id);
    Ok(Json(Value::Null))
}

/// Removes a user or the bot from a guild.
pub async fn leave(Extract(app): Extract<Arc<App>>, Path((guild, user)): Path<(Id, Id)>) -> JsonResult {
    let mut state = app.lock();
    state.model.guilds.get(&guild).ok_or(UserApiError::UnknownGuild(guild))?;
    state.leave(guild, user);
    Ok(Json(Value::Null))
}

/// Adds the bot to a guild that it was removed from.
pub async fn invite_bot(Extract(app): Extract<Arc<App>>, Path(guild): Path<Id>) -> JsonResult {
    let mut state = app.lock();
    state.model.guilds.get(&guild).ok_or(UserApiError::UnknownGuild(guild))?;
    state.invite_bot(guild);
    Ok(Json(Value::Null))
}

pub async fn delete_channel(Extract(app): Extract<Arc<App>>, Path(channel): Path<Id>) -> JsonResult {
    let mut state = app.lock();
    state.model.channels.get(&channel).ok_or(UserApiError::UnknownChannel(channel))?;
    state.delete_channel(channel);
    Ok(Json(Value::Null))
}

pub async fn start_thread(
    Extract(app): Extract<Arc<App>>,
    Path(channel): Path<Id>,
    Json(new): Json<NewThread>,
) -> JsonResult {
    let mut state = app.lock();
    let stored = state.visible_channel(new.user_id, channel)?;
    if stored.guild.is_none() || stored.thread.is_some() {
        return Err(UserApiError::Invalid("threads can only be started in text channels of a guild".into()));
    }
    if let Some(message) = new.message_id {
        state.visible_message(new.user_id, channel, message)?;
        if state.model.channels.contains_key(&message) {
            return Err(UserApiError::Invalid("that message has a thread already".into()));
        }
    }
    let private = new.private && new.message_id.is_none();
    let id = state.start_thread(channel, new.message_id, &new.name, new.user_id, private, 4320);
    Ok(Json(json!({ "id": id, "name": new.name })))
}

pub async fn set_permissions(
    Extract(app): Extract<Arc<App>>,
    Path(channel): Path<Id>,
    Json(new): Json<NewPermissions>,
) -> JsonResult {
    let mut state = app.lock();
    let stored = state.model.channels.get(&channel).ok_or(UserApiError::UnknownChannel(channel))?;
    let guild =
        stored.guild.ok_or_else(|| UserApiError::Invalid("direct messages have no permissions".into()))?;
    let id = match new.who.as_str() {
        "bot" => state.model.bot,
        "everyone" => guild,
        other => other
            .parse()
            .map_err(|_| UserApiError::Invalid(format!("{other} is neither bot, everyone, nor an id")))?,
    };
    let bits = |names: &[String]| -> Result<u64, UserApiError> {
        names.iter().try_fold(0, |sum, name| {
            let bit = permissions::by_name(name);
            bit.map(|bit| sum | bit)
                .ok_or_else(|| UserApiError::Invalid(format!("{name} is not a permission")))
        })
    };
    let overwrite = Overwrite {
        id,
        for_member: state.model.users.contains_key(&id),
        allow: bits(&new.allow)?,
        deny: bits(&new.deny)?,
    };
    state.overwrite(channel, overwrite);
    Ok(Json(Value::Null))
}
