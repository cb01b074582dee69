//! Slash commands, autocomplete and context menus, as persons use them.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, Query, State as Extract};
use serde::Deserialize;
use serde_json::{Map, Value, json};

use super::options::{self, Typing, Wanted};
use super::persons::Answer;
use super::{PeopleError, persons::ChannelQuery};
use crate::app::App;
use crate::ids::Id;
use crate::interactions::{AUTOCOMPLETE, COMMAND, Deed};
use crate::outcome::Outcome;

/// How long a deferred answer is waited for unless the caller says otherwise.
pub const SETTLE_MS: u64 = 5000;

#[derive(Debug, Deserialize)]
pub struct Slash {
    channel_id: Id,
    /// `game new`
    command: String,
    #[serde(default)]
    options: Map<String, Value>,
    /// For autocomplete: the option under the cursor.
    #[serde(default)]
    focused: String,
    #[serde(flatten)]
    wait: Wait,
}

#[derive(Debug, Deserialize)]
pub struct Menu {
    channel_id: Id,
    command: String,
    /// The user or message that was clicked.
    target_id: Id,
    #[serde(flatten)]
    wait: Wait,
}

/// How long the caller waits.
#[derive(Clone, Copy, Debug, Default, Deserialize)]
pub struct Wait {
    /// After a deferral, for the answer itself.
    settle_ms: Option<u64>,
    /// `false` answers at once, with nothing but the id of the interaction.
    wait: Option<bool>,
}

pub type Done = Result<Json<Outcome>, PeopleError>;

/// Lets the person act and waits as asked.
pub async fn perform(app: &Arc<App>, deed: Deed, wait: Wait) -> Done {
    let id = app.act(deed);
    let outcome = if wait.wait == Some(false) {
        app.lock().outcome(id)
    } else {
        app.outcome(id, wait.settle_ms.unwrap_or(SETTLE_MS)).await
    };
    outcome.map(Json).ok_or(PeopleError::NoInteraction(id))
}

pub async fn commands(
    Extract(app): Extract<Arc<App>>,
    Path(person): Path<Id>,
    Query(query): Query<ChannelQuery>,
) -> Answer {
    let state = app.lock();
    let place = state.place(person, query.channel)?;
    let offered = options::offered(&state.world, person, place);
    Ok(Json(offered.into_iter().map(|command| command.body.clone()).collect()))
}

pub async fn slash(
    Extract(app): Extract<Arc<App>>,
    Path(person): Path<Id>,
    Json(slash): Json<Slash>,
) -> Done {
    let deed = typed(&app, person, &slash, COMMAND)?;
    perform(&app, deed, slash.wait).await
}

pub async fn autocomplete(
    Extract(app): Extract<Arc<App>>,
    Path(person): Path<Id>,
    Json(slash): Json<Slash>,
) -> Done {
    let deed = typed(&app, person, &slash, AUTOCOMPLETE)?;
    perform(&app, deed, slash.wait).await
}

fn typed(app: &App, person: Id, slash: &Slash, kind: u8) -> Result<Deed, PeopleError> {
    let state = app.lock();
    let place = state.place(person, slash.channel_id)?;
    let locale = &state.person(person)?.locale;
    let found = options::find(&state.world, person, place, &slash.command, locale)?;
    let typing = Typing { world: &state.world, channel: place, locale };
    let (typed, focused_kind) = if kind == AUTOCOMPLETE {
        typing.unfinished(&found, &slash.options, &slash.focused)?
    } else {
        (typing.complete(&found, &slash.options)?, 0)
    };
    let name = Some(found.name.clone());
    let data = typed.data(&found);
    Ok(Deed { kind, person, channel: slash.channel_id, data, source: None, name, focused_kind })
}

pub async fn menu(Extract(app): Extract<Arc<App>>, Path(person): Path<Id>, Json(menu): Json<Menu>) -> Done {
    let deed = {
        let mut state = app.lock();
        state.recall(menu.channel_id, menu.target_id);
        let place = state.place(person, menu.channel_id)?;
        let offered = options::offered(&state.world, person, place);
        let found = offered.into_iter().find(|one| one.kind() != 1 && one.name() == menu.command);
        let known = String::from("see GET /sim/persons/ID/commands");
        let command = found.ok_or(PeopleError::NoCommand { name: menu.command.clone(), known })?;
        let mut resolved = Map::new();
        if command.kind() == 2 {
            let typing = Typing { world: &state.world, channel: place, locale: "en-US" };
            let found = typing.resolve(&menu.target_id.to_string(), Wanted::of(6), &mut resolved);
            found.ok_or(PeopleError::NoPerson(menu.target_id))?;
        } else {
            let message = state.seen(person, menu.channel_id, menu.target_id)?;
            let json = state.world.message_json(message);
            resolved.insert("messages".into(), json!({ menu.target_id.to_string(): json }));
        }
        let data = json!({
            "id": command.id, "name": command.name(), "type": command.kind(), "target_id": menu.target_id,
            "resolved": resolved,
        });
        let name = Some(command.name().to_owned());
        let channel = menu.channel_id;
        Deed { kind: COMMAND, person, channel, data, source: None, name, focused_kind: 0 }
    };
    perform(&app, deed, menu.wait).await
}

/// What came of an earlier interaction of this person.
pub async fn outcome(
    Extract(app): Extract<Arc<App>>,
    Path((person, interaction)): Path<(Id, Id)>,
    Query(wait): Query<WaitQuery>,
) -> Done {
    let own = app.lock().interactions.get(interaction).is_some_and(|one| one.person == person);
    if !own {
        return Err(PeopleError::NoInteraction(interaction));
    }
    let outcome = app.outcome(interaction, wait.settle_ms.unwrap_or(0)).await;
    outcome.map(Json).ok_or(PeopleError::NoInteraction(interaction))
}

#[derive(Debug, Deserialize)]
pub struct WaitQuery {
    settle_ms: Option<u64>,
}
