//! Who the bot is, where the gateway is, and direct messages.

use serde_json::{Value, json};

use super::{Call, Reply};
use crate::errors::{self, ApiError};
use crate::ids::Id;
use crate::state::State;
use crate::validate::Form;
use crate::world::{Channel, DM};

pub fn route(call: &mut Call<'_>, path: &[&str]) -> Result<Reply, ApiError> {
    let world = &call.state.world;
    Ok(Reply::Ok(match (call.request.method.as_str(), path) {
        ("GET", ["gateway"]) => json!({ "url": call.app.gateway_url() }),
        ("GET", ["gateway", "bot"]) => json!({
            "url": call.app.gateway_url(), "shards": 1,
            "session_start_limit":
                { "total": 1000, "remaining": 999, "reset_after": 86_400_000, "max_concurrency": 1 },
        }),
        ("GET" | "PATCH", ["users", "@me"]) => world.me_json(),
        ("GET", ["users", "@me", "guilds"]) => {
            let guilds = world.guilds.values().map(|guild| {
                json!({
                    "id": guild.id, "name": guild.name, "icon": null, "banner": null, "owner": false,
                    "permissions": world.guild_permissions(world.bot, guild.id).to_string(), "features": [],
                })
            });
            guilds.collect()
        }
        ("POST", ["users", "@me", "channels"]) => return open_dm(call),
        ("GET", ["users", id]) => {
            let id = Call::id(id)?;
            world.user(id).map(|_| world.user_json(id)).ok_or(errors::UNKNOWN_USER)?
        }
        ("GET", ["applications", "@me"] | ["oauth2", "applications", "@me"]) => world.application_json(),
        (_, ["gateway" | "users", ..] | ["applications", "@me"]) => return Err(errors::method_not_allowed()),
        _ => return Err(errors::not_found()),
    }))
}

fn open_dm(call: &mut Call<'_>) -> Result<Reply, ApiError> {
    let body = &call.request.body;
    let mut form = Form::default();
    let person = form.snowflake(body, "", "recipient_id");
    if body.get("recipient_id").is_none_or(Value::is_null) {
        form.required("recipient_id");
    }
    form.finish()?;
    let person = person.and_then(|id| call.state.world.user(id)).filter(|user| !user.bot);
    // Discord opens no channel to bots or strangers.
    let person = person.ok_or(errors::CANNOT_DM)?.id;
    let channel = call.state.dm(person);
    let channel = call.state.world.channels.get(&channel).ok_or(errors::UNKNOWN_CHANNEL)?;
    Ok(Reply::Ok(call.state.world.channel_json(channel)))
}

impl State {
    /// The direct messages with a person, opened if need be.
    pub fn dm(&mut self, person: Id) -> Id {
        if let Some(channel) = self.world.dm_with(person) {
            return channel.id;
        }
        let id = self.next_id();
        let channel = Channel {
            id,
            guild: None,
            kind: DM,
            name: String::new(),
            topic: None,
            parent: None,
            position: 0,
            overwrites: Vec::new(),
            recipient: Some(person),
            thread: None,
            last_message: None,
        };
        self.world.channels.insert(id, channel);
        self.tell_channel("CHANNEL_CREATE", "channel_create", id);
        id
    }
}
