//! Users: their profiles, and the messages that they read and write.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, Query, State as Extract};
use serde::Deserialize;
use serde_json::{Value, json};

use super::UserApiError;
use crate::app::App;
use crate::ids::Id;
use crate::model::{Channel, Message, User, permissions as may};
use crate::state::State;
use crate::validate::LOCALES;

pub type JsonResult = Result<Json<Value>, UserApiError>;

#[derive(Debug, Deserialize)]
pub struct NewUser {
    name: String,
    #[serde(default = "english")]
    locale: String,
}

#[derive(Debug, Deserialize)]
pub struct UserChange {
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
    /// At most this many; without it, all that are in memory.
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

fn user_json(user: &User) -> Value {
    json!({ "id": user.id, "name": user.name, "locale": user.locale, "dms_open": user.dms_open })
}

fn known_locale(locale: &str) -> Result<(), UserApiError> {
    if LOCALES.contains(&locale) {
        return Ok(());
    }
    Err(UserApiError::Invalid(format!(
        "{locale} is not a locale of Discord; there are: {}",
        LOCALES.join(", ")
    )))
}

pub async fn list(Extract(app): Extract<Arc<App>>) -> Json<Value> {
    let state = app.lock();
    Json(state.model.users.values().filter(|user| !user.bot).map(user_json).collect())
}

pub async fn create(Extract(app): Extract<Arc<App>>, Json(new): Json<NewUser>) -> JsonResult {
    known_locale(&new.locale)?;
    if !(1..=32).contains(&new.name.trim().chars().count()) {
        return Err(UserApiError::Invalid("a name must have 1 to 32 characters".into()));
    }
    Ok(Json(user_json(&app.lock().add_user(new.name.trim(), &new.locale))))
}

pub async fn change(
    Extract(app): Extract<Arc<App>>,
    Path(user): Path<Id>,
    Json(change): Json<UserChange>,
) -> JsonResult {
    if let Some(locale) = &change.locale {
        known_locale(locale)?;
    }
    let mut state = app.lock();
    state.human(user)?;
    let stored = state.model.users.get_mut(&user).ok_or(UserApiError::UnknownUser(user))?;
    stored.dms_open = change.dms_open.unwrap_or(stored.dms_open);
    if let Some(locale) = change.locale {
        stored.locale = locale;
    }
    let json = user_json(stored);
    state.persist_user(user);
    state.live_events.publish("person_update", None, None, json.clone());
    Ok(Json(json))
}

pub async fn messages(
    Extract(app): Extract<Arc<App>>,
    Path(user): Path<Id>,
    Query(query): Query<MessagesQuery>,
) -> JsonResult {
    let mut state = app.lock();
    state.visible_channel(user, query.channel)?;
    let limit = query.limit.unwrap_or(usize::MAX).max(1);
    state.load_page(query.channel, query.before, query.after, limit.min(1000));
    let model = &state.model;
    let between =
        |id: Id| query.before.is_none_or(|before| id < before) && query.after.is_none_or(|after| id > after);
    let visible = model.messages_visible_to(user, query.channel).filter(|message| between(message.id));
    let mut chosen: Vec<&Message> = if query.after.is_some() {
        visible.take(limit).collect()
    } else {
        visible.rev().take(limit).collect()
    };
    chosen.sort_by_key(|message| message.id);
    let messages: Vec<Value> = chosen.into_iter().map(|message| model.message_json(message)).collect();
    let version = state.live_events.last();
    state.evict_old_messages(query.channel);
    Ok(Json(json!({ "version": version, "messages": messages })))
}

/// Announces that this user is typing.
pub async fn typing(
    Extract(app): Extract<Arc<App>>,
    Path(user): Path<Id>,
    Json(typing): Json<Typing>,
) -> JsonResult {
    let mut state = app.lock();
    state.visible_channel(user, typing.channel_id)?;
    state.typing(typing.channel_id, user);
    Ok(Json(Value::Null))
}

pub async fn send(
    Extract(app): Extract<Arc<App>>,
    Path(user): Path<Id>,
    Json(new): Json<NewMessage>,
) -> JsonResult {
    let mut state = app.lock();
    let stored = state.visible_channel(user, new.channel_id)?;
    let needed = if stored.thread.is_some() { may::SEND_IN_THREADS } else { may::SEND_MESSAGES };
    if state.model.permissions(user, stored) & needed == 0 {
        return Err(UserApiError::Forbidden("this user may not write in that channel".into()));
    }
    let length = new.content.trim().chars().count();
    if !(1..=2000).contains(&length) {
        return Err(UserApiError::Invalid(format!("a message must have 1 to 2000 characters, not {length}")));
    }
    if let Some(reply_to) = new.reply_to {
        state.load_message(new.channel_id, reply_to);
        state.visible_message(user, new.channel_id, reply_to)?;
    }
    let (id, now) = (state.next_id(), state.now());
    let mut message = Message::new(id, new.channel_id, user, now);
    message.content = new.content;
    message.kind = if new.reply_to.is_some() { 19 } else { 0 };
    message.reference = new.reply_to;
    message.find_mentions(&state.model, None);
    Ok(Json(state.post(message)))
}

/// Deletes a message that the user may delete, or dismisses an ephemeral one.
pub async fn remove(
    Extract(app): Extract<Arc<App>>,
    Path((user, channel, message)): Path<(Id, Id, Id)>,
) -> JsonResult {
    let mut state = app.lock();
    state.load_message(channel, message);
    let target = state.visible_message(user, channel, message)?;
    let stored = state.visible_channel(user, channel)?;
    let may_manage = state.model.permissions(user, stored) & may::MANAGE_MESSAGES != 0;
    if target.author != user && target.only_for != Some(user) && !may_manage {
        return Err(UserApiError::Forbidden("this user may not delete that message".into()));
    }
    state.remove_message(channel, message);
    Ok(Json(Value::Null))
}

pub async fn react(
    Extract(app): Extract<Arc<App>>,
    Path(user): Path<Id>,
    Json(new): Json<NewReaction>,
) -> JsonResult {
    let mut state = app.lock();
    state.load_message(new.channel_id, new.message_id);
    state.visible_message(user, new.channel_id, new.message_id)?;
    state.react(new.channel_id, new.message_id, &new.emoji, user, !new.remove);
    Ok(Json(Value::Null))
}

impl State {
    /// A user who is not the bot.
    pub fn human(&self, id: Id) -> Result<&User, UserApiError> {
        self.model.user(id).filter(|user| !user.bot).ok_or(UserApiError::UnknownUser(id))
    }

    /// The channel, if this user can see it.
    pub fn visible_channel(&self, user: Id, channel: Id) -> Result<&Channel, UserApiError> {
        self.human(user)?;
        let stored = self.model.channels.get(&channel).ok_or(UserApiError::UnknownChannel(channel))?;
        if self.model.can_see(user, stored) { Ok(stored) } else { Err(UserApiError::UnknownChannel(channel)) }
    }

    /// The message, if this user can see it.
    pub fn visible_message(&self, user: Id, channel: Id, message: Id) -> Result<&Message, UserApiError> {
        self.visible_channel(user, channel)?;
        let stored = self.model.message(channel, message);
        let stored = stored.filter(|stored| stored.only_for.is_none_or(|only| only == user));
        stored.ok_or(UserApiError::UnknownMessage(message))
    }
}
