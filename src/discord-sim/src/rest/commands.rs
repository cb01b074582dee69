//! Registration of application commands, global and per guild.

use serde_json::{Map, Value, json};

use super::{Call, Reply};
use crate::errors::{self, ApiError};
use crate::ids::Id;
use crate::model::Command;
use crate::validate;

pub fn route(call: &mut Call<'_>, path: &[&str]) -> Result<Reply, ApiError> {
    let (guild, rest) = match path {
        ["commands", rest @ ..] => (None, rest),
        ["guilds", guild, "commands", rest @ ..] => {
            let id = Call::id(guild)?;
            // Discord does not reveal whether the guild does not exist or the bot is not in it.
            call.state.model.guilds.get(&id).ok_or(errors::MISSING_ACCESS)?;
            (Some(id), rest)
        }
        ["entitlements" | "skus"] | ["role-connections", "metadata"] => return Ok(Reply::Ok(json!([]))),
        _ => return Err(errors::not_found()),
    };
    match (call.request.method.as_str(), rest) {
        ("GET", []) => {
            let full = call.query("with_localizations").is_some_and(|value| value == "true" || value == "1");
            let all = call.state.model.commands.iter().filter(|command| command.guild == guild);
            Ok(Reply::Ok(all.map(|command| shown(command, full)).collect()))
        }
        ("POST", []) => create(call, guild),
        ("PUT", []) => overwrite(call, guild),
        ("GET", ["permissions"]) => Ok(Reply::Ok(json!([]))),
        ("GET", [id]) => {
            let at = find(call, guild, id)?;
            Ok(Reply::Ok(shown(&call.state.model.commands[at], true)))
        }
        ("PATCH", [id]) => edit(call, guild, id),
        ("DELETE", [id]) => {
            let at = find(call, guild, id)?;
            call.state.model.commands.remove(at);
            changed(call);
            Ok(Reply::None)
        }
        (_, [] | [_]) => Err(errors::method_not_allowed()),
        _ => Err(errors::not_found()),
    }
}

fn find(call: &Call<'_>, guild: Option<Id>, id: &str) -> Result<usize, ApiError> {
    let id = Call::id(id)?;
    let mut all = call.state.model.commands.iter();
    all.position(|command| command.id == id && command.guild == guild).ok_or(errors::UNKNOWN_COMMAND)
}

fn changed(call: &mut Call<'_>) {
    call.state.persist_commands();
    call.state.live_events.publish("commands", None, None, Value::Null);
}

/// The definition; lists contain localisations only if `full`.
fn shown(command: &Command, full: bool) -> Value {
    let mut body = command.body.clone();
    if !full {
        strip(&mut body);
    }
    body
}

fn strip(value: &mut Value) {
    if let Value::Object(map) = value {
        map.retain(|key, _| key != "name_localizations" && key != "description_localizations");
        for key in ["options", "choices"] {
            if let Some(Value::Array(list)) = map.get_mut(key) {
                list.iter_mut().for_each(strip);
            }
        }
    }
}

/// The definition in the shape of Discord's responses.
fn stored(call: &Call<'_>, id: Id, version: Id, guild: Option<Id>, given: &Value) -> Value {
    let kind = given.get("type").filter(|kind| !kind.is_null()).cloned().unwrap_or(json!(1));
    let mut body = Map::new();
    for key in ["name", "name_localizations", "description_localizations", "default_member_permissions"] {
        body.insert(key.into(), given.get(key).cloned().unwrap_or(Value::Null));
    }
    if let Some(Value::Number(bits)) = body.get("default_member_permissions").cloned() {
        body.insert("default_member_permissions".into(), json!(bits.to_string()));
    }
    body.insert("id".into(), json!(id));
    body.insert("application_id".into(), json!(call.state.model.bot));
    body.insert("version".into(), json!(version));
    body.insert("type".into(), kind);
    body.insert(
        "description".into(),
        given.get("description").filter(|d| !d.is_null()).cloned().unwrap_or(json!("")),
    );
    body.insert(
        "nsfw".into(),
        given.get("nsfw").filter(|nsfw| !nsfw.is_null()).cloned().unwrap_or(json!(false)),
    );
    body.insert("default_permission".into(), json!(true));
    body.insert(
        "integration_types".into(),
        given.get("integration_types").filter(|types| !types.is_null()).cloned().unwrap_or(json!([0])),
    );
    if let Some(guild) = guild {
        body.insert("guild_id".into(), json!(guild));
    } else {
        let in_dm = given.get("dm_permission").and_then(Value::as_bool).unwrap_or(true);
        body.insert("dm_permission".into(), json!(in_dm));
        body.insert("contexts".into(), given.get("contexts").cloned().unwrap_or(Value::Null));
    }
    if let Some(options) = given.get("options").and_then(Value::as_array).filter(|list| !list.is_empty()) {
        body.insert("options".into(), options.iter().map(stored_option).collect());
    }
    Value::Object(body)
}

fn stored_option(option: &Value) -> Value {
    let mut option = option.clone();
    if let Value::Object(map) = &mut option {
        map.retain(|_, value| !value.is_null());
        if let Some(Value::Array(list)) = map.get_mut("options") {
            *list = list.iter().map(stored_option).collect();
        }
    }
    option
}

fn same(command: &Command, guild: Option<Id>, given: &Value) -> bool {
    let kind = given.get("type").and_then(Value::as_i64).unwrap_or(1);
    command.guild == guild
        && command.kind() == kind
        && given.get("name").and_then(Value::as_str) == Some(command.name())
}

/// Fails if there are too many commands of a kind.
fn check_count(kinds: impl Iterator<Item = i64>) -> Result<(), ApiError> {
    let (mut chat, mut user, mut message) = (0, 0, 0);
    for kind in kinds {
        match kind {
            2 => user += 1,
            3 => message += 1,
            _ => chat += 1,
        }
    }
    // At most a hundred slash commands and five context menu commands of each kind.
    let full = chat > validate::MAX_COMMANDS || user > 5 || message > 5;
    if full { Err(errors::TOO_MANY_COMMANDS) } else { Ok(()) }
}

/// Counts created commands. Discord allows two hundred per day and guild, and two hundred global ones.
fn check_daily_limit(call: &mut Call<'_>, guild: Option<Id>, count: usize) -> Result<(), ApiError> {
    let now = call.state.now();
    let creations = &mut call.state.model.command_creations;
    creations.retain(|(_, at)| at + 86_400_000 > now);
    if creations.iter().filter(|(of, _)| *of == guild).count() + count > 200 {
        return Err(errors::TOO_MANY_DAILY_COMMANDS);
    }
    creations.extend(std::iter::repeat_n((guild, now), count));
    Ok(())
}

/// Creates a command. An existing one with the same name is replaced and keeps its id.
fn create(call: &mut Call<'_>, guild: Option<Id>) -> Result<Reply, ApiError> {
    let given = &call.request.body;
    validate::command(given, false)?;
    let known = call.state.model.commands.iter().position(|command| same(command, guild, given));
    if known.is_none() {
        let kind = given.get("type").and_then(Value::as_i64).unwrap_or(1);
        let mine = call.state.model.commands.iter().filter(|command| command.guild == guild);
        check_count(mine.map(Command::kind).chain([kind]))?;
        check_daily_limit(call, guild, 1)?;
    }
    let version = call.state.next_id();
    let id = known.map_or(version, |at| call.state.model.commands[at].id);
    let body = stored(call, id, version, guild, given);
    let command = Command { id, guild, body: body.clone() };
    match known {
        Some(at) => call.state.model.commands[at] = command,
        None => call.state.model.commands.push(command),
    }
    changed(call);
    Ok(if known.is_some() { Reply::Ok(body) } else { Reply::Created(body) })
}

/// Replaces all commands. Commands whose name existed before keep their id.
fn overwrite(call: &mut Call<'_>, guild: Option<Id>) -> Result<Reply, ApiError> {
    let given = validate::command_list(&call.request.body)?;
    check_count(given.iter().map(|command| command.get("type").and_then(Value::as_i64).unwrap_or(1)))?;
    let is_new =
        |given: &&Value| !call.state.model.commands.iter().any(|command| same(command, guild, given));
    let created = given.iter().filter(is_new).count();
    check_daily_limit(call, guild, created)?;
    let mut fresh = Vec::with_capacity(given.len());
    for definition in given {
        let version = call.state.next_id();
        let known = call.state.model.commands.iter().find(|command| same(command, guild, definition));
        let id = known.map_or(version, |command| command.id);
        fresh.push(Command { id, guild, body: stored(call, id, version, guild, definition) });
    }
    let answer = fresh.iter().map(|command| command.body.clone()).collect();
    call.state.model.commands.retain(|command| command.guild != guild);
    call.state.model.commands.append(&mut fresh);
    changed(call);
    Ok(Reply::Ok(answer))
}

fn edit(call: &mut Call<'_>, guild: Option<Id>, id: &str) -> Result<Reply, ApiError> {
    let at = find(call, guild, id)?;
    let given = &call.request.body;
    validate::command(given, true)?;
    let mut merged = call.state.model.commands[at].body.clone();
    if let (Value::Object(merged), Value::Object(given)) = (&mut merged, given) {
        merged.extend(
            given.iter().filter(|(key, _)| *key != "type").map(|(key, value)| (key.clone(), value.clone())),
        );
    }
    let (id, version) = (call.state.model.commands[at].id, call.state.next_id());
    let body = stored(call, id, version, guild, &merged);
    call.state.model.commands[at].body = body.clone();
    changed(call);
    Ok(Reply::Ok(body))
}
