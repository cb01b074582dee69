//! The bot's own user and application, the gateway address, users, DM channels.

use serde_json::{Value, json};

use super::{Call, Reply};
use crate::errors::{self, ApiError};
use crate::validate::Form;

pub fn route(call: &mut Call<'_>, path: &[&str]) -> Result<Reply, ApiError> {
    let model = &call.state.model;
    Ok(Reply::Ok(match (call.request.method.as_str(), path) {
        ("GET", ["gateway"]) => json!({ "url": call.app.gateway_url() }),
        ("GET", ["gateway", "bot"]) => json!({
            "url": call.app.gateway_url(), "shards": 1,
            "session_start_limit":
                { "total": 1000, "remaining": 999, "reset_after": 86_400_000, "max_concurrency": 1 },
        }),
        ("GET" | "PATCH", ["users", "@me"]) => model.me_json(),
        ("GET", ["users", "@me", "guilds"]) => {
            let guilds = model.guilds.values().map(|guild| {
                json!({
                    "id": guild.id, "name": guild.name, "icon": null, "banner": null, "owner": false,
                    "permissions": model.guild_permissions(model.bot, guild.id).to_string(), "features": [],
                })
            });
            guilds.collect()
        }
        ("POST", ["users", "@me", "channels"]) => return open_dm(call),
        ("GET", ["users", id]) => {
            let id = Call::id(id)?;
            model.user(id).map(|_| model.user_json(id)).ok_or(errors::UNKNOWN_USER)?
        }
        ("GET", ["applications", "@me"] | ["oauth2", "applications", "@me"]) => model.application_json(),
        (_, ["gateway" | "users", ..] | ["applications", "@me"]) => return Err(errors::method_not_allowed()),
        _ => return Err(errors::not_found()),
    }))
}

fn open_dm(call: &mut Call<'_>) -> Result<Reply, ApiError> {
    let body = &call.request.body;
    let mut form = Form::default();
    let user = form.snowflake(body, "", "recipient_id");
    if body.get("recipient_id").is_none_or(Value::is_null) {
        form.required("recipient_id");
    }
    form.finish()?;
    let user = user.and_then(|id| call.state.model.user(id)).filter(|user| !user.bot);
    // Discord opens no DM channel to bots or unknown users.
    let user = user.ok_or(errors::CANNOT_DM)?.id;
    let channel = call.state.dm(user);
    let channel = call.state.model.channels.get(&channel).ok_or(errors::UNKNOWN_CHANNEL)?;
    Ok(Reply::Ok(call.state.model.channel_json(channel)))
}
