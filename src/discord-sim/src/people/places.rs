//! Guilds, channels and threads: making them, seeing them, restricting them.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State as Extract};
use serde::Deserialize;
use serde_json::{Value, json};

use super::PeopleError;
use super::persons::Answer;
use crate::app::App;
use crate::ids::Id;
use crate::world::{Channel, Overwrite, World, permissions};

#[derive(Debug, Deserialize)]
pub struct NewGuild {
    name: String,
    /// A person; without one, somebody is made up.
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
    person_id: Id,
}

#[derive(Debug, Deserialize)]
pub struct NewThread {
    name: String,
    person_id: Id,
    #[serde(default)]
    private: bool,
    message_id: Option<Id>,
}

#[derive(Debug, Deserialize)]
pub struct Permit {
    /// `bot`, `everyone`, or the id of a person or role.
    who: String,
    #[serde(default)]
    allow: Vec<String>,
    #[serde(default)]
    deny: Vec<String>,
}

fn place_json(world: &World, channel: &Channel) -> Value {
    let name = match channel.recipient.and_then(|person| world.user(person)) {
        Some(person) => person.name.as_str(),
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
    let world = &state.world;
    let guilds: Vec<Value> = world
        .guilds
        .values()
        .map(|guild| {
            let mine = world.channels.values().filter(|channel| channel.guild == Some(guild.id));
            let channels: Vec<Value> = mine.map(|channel| place_json(world, channel)).collect();
            let members: Vec<&Id> = guild.members.keys().collect();
            json!({
                "id": guild.id, "name": guild.name, "owner_id": guild.owner, "channels": channels,
                "members": members,
            })
        })
        .collect();
    Json(json!({
        "version": state.hub.last(),
        "bot": { "id": world.bot, "name": world.user(world.bot).map(|bot| &bot.name),
                 "connections": state.sessions.connected() },
        "guilds": guilds,
        "commands": world.commands.len(),
    }))
}

/// What the page offers to do at the press of one button.
pub async fn demo(Extract(app): Extract<Arc<App>>) -> Json<Value> {
    Json(json!({ "steps": app.config.demo }))
}

/// The channels that a person sees, direct messages included.
pub async fn seen(Extract(app): Extract<Arc<App>>, Path(person): Path<Id>) -> Answer {
    let state = app.lock();
    state.person(person)?;
    let world = &state.world;
    let seen = world.channels.values().filter(|channel| world.can_see(person, channel));
    Ok(Json(seen.map(|channel| place_json(world, channel)).collect()))
}

/// The direct messages between a person and the bot, opened if need be.
pub async fn open_dm(Extract(app): Extract<Arc<App>>, Path(person): Path<Id>) -> Answer {
    let mut state = app.lock();
    state.person(person)?;
    Ok(Json(json!({ "id": state.dm(person) })))
}

pub async fn create_guild(Extract(app): Extract<Arc<App>>, Json(new): Json<NewGuild>) -> Answer {
    let mut state = app.lock();
    let owner = match new.owner {
        Some(owner) => state.person(owner)?.id,
        None => state.add_person("Owner", "en-US").id,
    };
    let id = state.add_guild(&new.name, owner, new.locale.as_deref().unwrap_or("en-US"));
    Ok(Json(json!({ "id": id, "name": new.name })))
}

pub async fn create_channel(
    Extract(app): Extract<Arc<App>>,
    Path(guild): Path<Id>,
    Json(new): Json<NewChannel>,
) -> Answer {
    let mut state = app.lock();
    state.world.guilds.get(&guild).ok_or(PeopleError::NoGuild(guild))?;
    let id = state.add_channel(guild, &new.name);
    Ok(Json(json!({ "id": id, "name": new.name })))
}

pub async fn join(Extract(app): Extract<Arc<App>>, Path(guild): Path<Id>, Json(join): Json<Join>) -> Answer {
    let mut state = app.lock();
    state.person(join.person_id)?;
    state.world.guilds.get(&guild).ok_or(PeopleError::NoGuild(guild))?;
    state.join(guild, join.person_id);
    Ok(Json(Value::Null))
}

pub async fn delete_channel(Extract(app): Extract<Arc<App>>, Path(channel): Path<Id>) -> Answer {
    let mut state = app.lock();
    state.world.channels.get(&channel).ok_or(PeopleError::NoChannel(channel))?;
    state.delete_channel(channel);
    Ok(Json(Value::Null))
}

pub async fn start_thread(
    Extract(app): Extract<Arc<App>>,
    Path(channel): Path<Id>,
    Json(new): Json<NewThread>,
) -> Answer {
    let mut state = app.lock();
    let place = state.place(new.person_id, channel)?;
    if place.guild.is_none() || place.thread.is_some() {
        return Err(PeopleError::Invalid("threads begin in text channels of a guild".into()));
    }
    if let Some(message) = new.message_id {
        state.seen(new.person_id, channel, message)?;
        if state.world.channels.contains_key(&message) {
            return Err(PeopleError::Invalid("that message has a thread already".into()));
        }
    }
    let private = new.private && new.message_id.is_none();
    let id = state.start_thread(channel, new.message_id, &new.name, new.person_id, private, 4320);
    Ok(Json(json!({ "id": id, "name": new.name })))
}

pub async fn permit(
    Extract(app): Extract<Arc<App>>,
    Path(channel): Path<Id>,
    Json(permit): Json<Permit>,
) -> Answer {
    let mut state = app.lock();
    let place = state.world.channels.get(&channel).ok_or(PeopleError::NoChannel(channel))?;
    let guild =
        place.guild.ok_or_else(|| PeopleError::Invalid("direct messages have no permissions".into()))?;
    let id = match permit.who.as_str() {
        "bot" => state.world.bot,
        "everyone" => guild,
        other => other
            .parse()
            .map_err(|_| PeopleError::Invalid(format!("{other} is neither bot, everyone, nor an id")))?,
    };
    let bits = |names: &[String]| -> Result<u64, PeopleError> {
        names.iter().try_fold(0, |sum, name| {
            let bit = permissions::by_name(name);
            bit.map(|bit| sum | bit).ok_or_else(|| PeopleError::Invalid(format!("{name} is no permission")))
        })
    };
    let overwrite = Overwrite {
        id,
        for_member: state.world.users.contains_key(&id),
        allow: bits(&permit.allow)?,
        deny: bits(&permit.deny)?,
    };
    state.overwrite(channel, overwrite);
    Ok(Json(Value::Null))
}
