//! Persons: who there is, what they read, what they write.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, Query, State as Extract};
use serde::Deserialize;
use serde_json::{Value, json};

use super::PeopleError;
use crate::app::App;
use crate::ids::Id;
use crate::state::State;
use crate::validate::LOCALES;
use crate::world::{Channel, Message, User, permissions as may};

pub type Answer = Result<Json<Value>, PeopleError>;

#[derive(Debug, Deserialize)]
pub struct NewPerson {
    name: String,
    #[serde(default = "english")]
    locale: String,
}

#[derive(Debug, Deserialize)]
pub struct PersonChange {
    dms_open: Option<bool>,
    locale: Option<String>,
}

#[derive(Debug, Deserialize)]
pub struct ChannelQuery {
    pub channel: Id,
}

#[derive(Debug, Deserialize)]
pub struct MessagesQuery {
    channel: Id,
    /// The newest so many, or those around the given ids; without it all that are in memory.
    limit: Option<usize>,
    before: Option<Id>,
    after: Option<Id>,
}

#[derive(Debug, Deserialize)]
pub struct Typing {
    channel_id: Id,
}

#[derive(Debug, Deserialize)]
pub struct NewMessage {
    channel_id: Id,
    content: String,
    reply_to: Option<Id>,
}

#[derive(Debug, Deserialize)]
pub struct NewReaction {
    channel_id: Id,
    message_id: Id,
    emoji: String,
    #[serde(default)]
    remove: bool,
}

fn english() -> String {
    "en-US".into()
}

fn person_json(user: &User) -> Value {
    json!({ "id": user.id, "name": user.name, "locale": user.locale, "dms_open": user.dms_open })
}

fn known_locale(locale: &str) -> Result<(), PeopleError> {
    if LOCALES.contains(&locale) {
        return Ok(());
    }
    Err(PeopleError::Invalid(format!("{locale} is no locale of Discord; there are: {}", LOCALES.join(", "))))
}

pub async fn list(Extract(app): Extract<Arc<App>>) -> Json<Value> {
    let state = app.lock();
    Json(state.world.users.values().filter(|user| !user.bot).map(person_json).collect())
}

pub async fn create(Extract(app): Extract<Arc<App>>, Json(new): Json<NewPerson>) -> Answer {
    known_locale(&new.locale)?;
    if !(1..=32).contains(&new.name.trim().chars().count()) {
        return Err(PeopleError::Invalid("a name has 1 to 32 characters".into()));
    }
    Ok(Json(person_json(&app.lock().add_person(new.name.trim(), &new.locale))))
}

pub async fn change(
    Extract(app): Extract<Arc<App>>,
    Path(person): Path<Id>,
    Json(change): Json<PersonChange>,
) -> Answer {
    if let Some(locale) = &change.locale {
        known_locale(locale)?;
    }
    let mut state = app.lock();
    state.person(person)?;
    let user = state.world.users.get_mut(&person).ok_or(PeopleError::NoPerson(person))?;
    user.dms_open = change.dms_open.unwrap_or(user.dms_open);
    if let Some(locale) = change.locale {
        user.locale = locale;
    }
    let json = person_json(user);
    state.keep_user(person);
    state.hub.publish("person_update", None, None, json.clone());
    Ok(Json(json))
}

pub async fn messages(
    Extract(app): Extract<Arc<App>>,
    Path(person): Path<Id>,
    Query(query): Query<MessagesQuery>,
) -> Answer {
    let mut state = app.lock();
    state.place(person, query.channel)?;
    let limit = query.limit.unwrap_or(usize::MAX).max(1);
    state.recall_page(query.channel, query.before, query.after, limit.min(1000));
    let world = &state.world;
    let between =
        |id: Id| query.before.is_none_or(|before| id < before) && query.after.is_none_or(|after| id > after);
    let seen = world.seen_by(person, query.channel).filter(|message| between(message.id));
    let mut chosen: Vec<&Message> =
        if query.after.is_some() { seen.take(limit).collect() } else { seen.rev().take(limit).collect() };
    chosen.sort_by_key(|message| message.id);
    let messages: Vec<Value> = chosen.into_iter().map(|message| world.message_json(message)).collect();
    let version = state.hub.last();
    state.rest(query.channel);
    Ok(Json(json!({ "version": version, "messages": messages })))
}

/// Others see that this person is writing.
pub async fn typing(
    Extract(app): Extract<Arc<App>>,
    Path(person): Path<Id>,
    Json(typing): Json<Typing>,
) -> Answer {
    let mut state = app.lock();
    state.place(person, typing.channel_id)?;
    state.typing(typing.channel_id, person);
    Ok(Json(Value::Null))
}

pub async fn send(
    Extract(app): Extract<Arc<App>>,
    Path(person): Path<Id>,
    Json(new): Json<NewMessage>,
) -> Answer {
    let mut state = app.lock();
    let place = state.place(person, new.channel_id)?;
    let needed = if place.thread.is_some() { may::SEND_IN_THREADS } else { may::SEND_MESSAGES };
    if state.world.permissions(person, place) & needed == 0 {
        return Err(PeopleError::Forbidden("this person may not write in that channel".into()));
    }
    let length = new.content.trim().chars().count();
    if !(1..=2000).contains(&length) {
        return Err(PeopleError::Invalid(format!("a message has 1 to 2000 characters, not {length}")));
    }
    if let Some(reply_to) = new.reply_to {
        state.recall(new.channel_id, reply_to);
        state.seen(person, new.channel_id, reply_to)?;
    }
    let (id, now) = (state.next_id(), state.now());
    let mut message = Message::new(id, new.channel_id, person, now);
    message.content = new.content;
    message.kind = if new.reply_to.is_some() { 19 } else { 0 };
    message.reference = new.reply_to;
    message.find_mentions(&state.world, None);
    Ok(Json(state.post(message)))
}

/// Deletes an own message, or dismisses an ephemeral one.
pub async fn remove(
    Extract(app): Extract<Arc<App>>,
    Path((person, channel, message)): Path<(Id, Id, Id)>,
) -> Answer {
    let mut state = app.lock();
    state.recall(channel, message);
    let stored = state.seen(person, channel, message)?;
    let place = state.place(person, channel)?;
    let may_manage = state.world.permissions(person, place) & may::MANAGE_MESSAGES != 0;
    if stored.author != person && stored.only_for != Some(person) && !may_manage {
        return Err(PeopleError::Forbidden("this person may not delete that message".into()));
    }
    state.remove_message(channel, message);
    Ok(Json(Value::Null))
}

pub async fn react(
    Extract(app): Extract<Arc<App>>,
    Path(person): Path<Id>,
    Json(new): Json<NewReaction>,
) -> Answer {
    let mut state = app.lock();
    state.recall(new.channel_id, new.message_id);
    state.seen(person, new.channel_id, new.message_id)?;
    state.react(new.channel_id, new.message_id, &new.emoji, person, !new.remove);
    Ok(Json(Value::Null))
}

impl State {
    pub fn person(&self, id: Id) -> Result<&User, PeopleError> {
        self.world.user(id).filter(|user| !user.bot).ok_or(PeopleError::NoPerson(id))
    }

    /// The channel, if this person can see it.
    pub fn place(&self, person: Id, channel: Id) -> Result<&Channel, PeopleError> {
        self.person(person)?;
        let place = self.world.channels.get(&channel).ok_or(PeopleError::NoChannel(channel))?;
        if self.world.can_see(person, place) { Ok(place) } else { Err(PeopleError::NoChannel(channel)) }
    }

    /// The message, if this person can see it.
    pub fn seen(&self, person: Id, channel: Id, message: Id) -> Result<&Message, PeopleError> {
        self.place(person, channel)?;
        let stored = self.world.message(channel, message);
        let stored = stored.filter(|stored| stored.only_for.is_none_or(|only| only == person));
        stored.ok_or(PeopleError::NoMessage(message))
    }
}
