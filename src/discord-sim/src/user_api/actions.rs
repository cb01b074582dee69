//! Slash commands, autocomplete and context menus of users.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, Query, State as Extract};
use serde::Deserialize;
use serde_json::{Map, Value, json};

use super::UserApiError;
use super::command_lookup;
use super::options::{EntityKinds, OptionParser};
use super::users::{ChannelQuery, JsonResult};
use crate::app::App;
use crate::ids::Id;
use crate::interactions::{AUTOCOMPLETE, COMMAND, UserAction};
use crate::outcome::Outcome;

/// Default time to wait for a deferred answer.
pub const SETTLE_MS: u64 = 5000;

#[derive(Debug, Deserialize)]
pub struct Slash {
    channel_id: Id,
    /// `game new`
    command: String,
    #[serde(default)]
    options: Map<String, Value>,
    /// For autocomplete: the focused option.
    #[serde(default)]
    focused: String,
    #[serde(flatten)]
    wait: Wait,
}

#[derive(Debug, Deserialize)]
pub struct Menu {
    channel_id: Id,
    command: String,
    /// The user or message that the command applies to.
    target_id: Id,
    #[serde(flatten)]
    wait: Wait,
}

/// How long the caller wants to wait.
#[derive(Clone, Copy, Debug, Default, Deserialize)]
pub struct Wait {
    /// For the answer after a deferral.
    settle_ms: Option<u64>,
    /// `false` answers at once, with only the id of the interaction.
    wait: Option<bool>,
}

pub type OutcomeResult = Result<Json<Outcome>, UserApiError>;

/// Starts the interaction and waits for its outcome.
pub async fn perform(app: &Arc<App>, action: UserAction, wait: Wait) -> OutcomeResult {
    let id = app.act(action);
    let outcome = if wait.wait == Some(false) {
        app.lock().outcome(id)
    } else {
        app.outcome(id, wait.settle_ms.unwrap_or(SETTLE_MS)).await
    };
    outcome.map(Json).ok_or(UserApiError::UnknownInteraction(id))
}

pub async fn commands(
    Extract(app): Extract<Arc<App>>,
    Path(user): Path<Id>,
    Query(query): Query<ChannelQuery>,
) -> JsonResult {
    let state = app.lock();
    let stored = state.visible_channel(user, query.channel)?;
    let available = command_lookup::available(&state.model, user, stored);
    Ok(Json(available.into_iter().map(|command| command.body.clone()).collect()))
}

pub async fn slash(
    Extract(app): Extract<Arc<App>>,
    Path(user): Path<Id>,
    Json(slash): Json<Slash>,
) -> OutcomeResult {
    let action = typed_action(&app, user, &slash, COMMAND)?;
    perform(&app, action, slash.wait).await
}

pub async fn autocomplete(
    Extract(app): Extract<Arc<App>>,
    Path(user): Path<Id>,
    Json(slash): Json<Slash>,
) -> OutcomeResult {
    let action = typed_action(&app, user, &slash, AUTOCOMPLETE)?;
    perform(&app, action, slash.wait).await
}

fn typed_action(app: &App, user: Id, slash: &Slash, kind: u8) -> Result<UserAction, UserApiError> {
    let state = app.lock();
    let stored = state.visible_channel(user, slash.channel_id)?;
    let locale = &state.human(user)?.locale;
    let found = command_lookup::find(&state.model, user, stored, &slash.command, locale)?;
    let parser = OptionParser { model: &state.model, channel: stored, locale };
    let (typed, focused_kind) = if kind == AUTOCOMPLETE {
        parser.parse_partial(&found, &slash.options, &slash.focused)?
    } else {
        (parser.parse(&found, &slash.options)?, 0)
    };
    let name = Some(found.name.clone());
    let data = typed.data(&found);
    Ok(UserAction { kind, user, channel: slash.channel_id, data, source: None, name, focused_kind })
}

pub async fn menu(
    Extract(app): Extract<Arc<App>>,
    Path(user): Path<Id>,
    Json(menu): Json<Menu>,
) -> OutcomeResult {
    let action = {
        let mut state = app.lock();
        state.load_message(menu.channel_id, menu.target_id);
        let stored = state.visible_channel(user, menu.channel_id)?;
        let available = command_lookup::available(&state.model, user, stored);
        let found = available.into_iter().find(|one| one.kind() != 1 && one.name() == menu.command);
        let known = String::from("see GET /sim/persons/ID/commands");
        let command = found.ok_or(UserApiError::UnknownCommand { name: menu.command.clone(), known })?;
        let mut resolved = Map::new();
        if command.kind() == 2 {
            let parser = OptionParser { model: &state.model, channel: stored, locale: "en-US" };
            let found = parser.resolve(&menu.target_id.to_string(), EntityKinds::of_option(6), &mut resolved);
            found.ok_or(UserApiError::UnknownUser(menu.target_id))?;
        } else {
            let message = state.visible_message(user, menu.channel_id, menu.target_id)?;
            let json = state.model.message_json(message);
            resolved.insert("messages".into(), json!({ menu.target_id.to_string(): json }));
        }
        let data = json!({
            "id": command.id, "name": command.name(), "type": command.kind(), "target_id": menu.target_id,
            "resolved": resolved,
        });
        let name = Some(command.name().to_owned());
        let channel = menu.channel_id;
        UserAction { kind: COMMAND, user, channel, data, source: None, name, focused_kind: 0 }
    };
    perform(&app, action, menu.wait).await
}

/// The outcome of an earlier interaction of this user.
pub async fn outcome(
    Extract(app): Extract<Arc<App>>,
    Path((user, interaction)): Path<(Id, Id)>,
    Query(wait): Query<WaitQuery>,
) -> OutcomeResult {
    let is_own = app.lock().interactions.get(interaction).is_some_and(|one| one.user == user);
    if !is_own {
        return Err(UserApiError::UnknownInteraction(interaction));
    }
    let outcome = app.outcome(interaction, wait.settle_ms.unwrap_or(0)).await;
    outcome.map(Json).ok_or(UserApiError::UnknownInteraction(interaction))
}

#[derive(Debug, Deserialize)]
pub struct WaitQuery {
    settle_ms: Option<u64>,
}
