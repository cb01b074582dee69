//! What people do that no page offers: forged components, and leaving.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State as Extract};
use serde::Deserialize;
use serde_json::{Value, json};

use super::PeopleError;
use super::actions::{Done, Wait, perform};
use super::persons::Answer;
use crate::app::App;
use crate::gateway::{GUILD_MEMBERS, GUILDS};
use crate::ids::Id;
use crate::interactions::{COMPONENT, Deed};
use crate::state::State;

const BUTTON: u8 = 2;
const STRING_SELECT: u8 = 3;

#[derive(Debug, Deserialize)]
pub struct Forge {
    channel_id: Id,
    /// Any message that the person sees.
    message_id: Id,
    /// Whatever is claimed to have been on it.
    custom_id: String,
    /// With values it is a menu.
    values: Option<Vec<String>>,
    #[serde(flatten)]
    wait: Wait,
}

/// Uses a component that is not there. Discord would not let this through; a bot must not rely on that.
pub async fn forge(
    Extract(app): Extract<Arc<App>>,
    Path(person): Path<Id>,
    Json(forge): Json<Forge>,
) -> Done {
    app.lock().seen(person, forge.channel_id, forge.message_id)?;
    let data = match forge.values {
        Some(values) => json!({
            "custom_id": forge.custom_id, "component_type": STRING_SELECT, "id": 1, "values": values,
        }),
        None => json!({ "custom_id": forge.custom_id, "component_type": BUTTON, "id": 1 }),
    };
    let source = Some(forge.message_id);
    let channel = forge.channel_id;
    let deed = Deed { kind: COMPONENT, person, channel, data, source, name: None, focused_kind: 0 };
    perform(&app, deed, forge.wait).await
}

/// Somebody leaves a guild, or the bot is thrown out of it.
pub async fn leave(Extract(app): Extract<Arc<App>>, Path((guild, who)): Path<(Id, Id)>) -> Answer {
    let mut state = app.lock();
    state.world.guilds.get(&guild).ok_or(PeopleError::NoGuild(guild))?;
    state.leave(guild, who);
    Ok(Json(Value::Null))
}

impl State {
    pub fn leave(&mut self, guild: Id, who: Id) {
        let Some(place) = self.world.guilds.get_mut(&guild) else { return };
        if place.members.remove(&who).is_none() {
            return;
        }
        if who == self.world.bot {
            self.sessions.dispatch("GUILD_DELETE", Some(guild), GUILDS, &json!({ "id": guild }));
        } else {
            let gone = json!({ "guild_id": guild, "user": self.world.user_json(who) });
            self.sessions.dispatch("GUILD_MEMBER_REMOVE", Some(guild), GUILD_MEMBERS, &gone);
        }
    }

    /// The bot is invited (again).
    pub fn invite_bot(&mut self, guild: Id) {
        let bot = self.world.bot;
        let joined_ms = self.now();
        let Some(place) = self.world.guilds.get_mut(&guild) else { return };
        let managed = place.roles.values().filter(|role| role.managed).map(|role| role.id).collect();
        place.members.insert(bot, crate::world::Member { nick: None, roles: managed, joined_ms });
        let Some(place) = self.world.guilds.get(&guild) else { return };
        let json = self.world.guild_create_json(place);
        self.sessions.dispatch("GUILD_CREATE", Some(guild), GUILDS, &json);
    }
}

/// Invites the bot to a guild that it was thrown out of.
pub async fn invite(Extract(app): Extract<Arc<App>>, Path(guild): Path<Id>) -> Answer {
    let mut state = app.lock();
    state.world.guilds.get(&guild).ok_or(PeopleError::NoGuild(guild))?;
    state.invite_bot(guild);
    Ok(Json(Value::Null))
}
