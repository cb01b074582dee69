//! Options of a slash command, checked as Discord's client checks them.

use serde_json::{Map, Value, json};

use super::UserApiError;
use super::command_lookup::{FoundCommand, has_name, kind, names, text};
use crate::ids::Id;
use crate::model::objects::role_json;
use crate::model::{Channel, Model};

/// The greatest integer that a JavaScript client can represent.
const SAFE_INTEGER: i64 = 9_007_199_254_740_991;

/// The checked options, ready for the `data` of an interaction.
#[derive(Debug, Default)]
pub struct ParsedOptions {
    options: Vec<Value>,
    pub resolved: Map<String, Value>,
}

/// Checks options in the context of a channel and a locale.
#[derive(Clone, Copy, Debug)]
pub struct OptionParser<'a> {
    pub model: &'a Model,
    pub channel: &'a Channel,
    pub locale: &'a str,
}

impl OptionParser<'_> {
    /// Checks the options of a command that is sent.
    pub fn parse(
        &self,
        found: &FoundCommand<'_>,
        given: &Map<String, Value>,
    ) -> Result<ParsedOptions, UserApiError> {
        let mut typed = ParsedOptions::default();
        for (name, value) in given {
            let option = found.option(name, self.locale)?;
            let value = self.value(option, value, &mut typed.resolved)?;
            typed.options.push(json!({ "name": text(option, "name"), "type": kind(option), "value": value }));
        }
        for option in found.options().iter().filter(|option| option["required"] == json!(true)) {
            if !typed.options.iter().any(|typed| typed["name"] == option["name"]) {
                return Err(UserApiError::MissingOption(text(option, "name").into()));
            }
        }
        Ok(typed)
    }

    /// Takes the options as typed so far, for autocomplete; also returns the type of the focused option.
    pub fn parse_partial(
        &self,
        found: &FoundCommand<'_>,
        given: &Map<String, Value>,
        focused: &str,
    ) -> Result<(ParsedOptions, i64), UserApiError> {
        let focused_option = found.option(focused, self.locale)?;
        if focused_option["autocomplete"] != json!(true) {
            return Err(UserApiError::NoAutocomplete(focused.into()));
        }
        let mut typed = ParsedOptions::default();
        let mut has_focused = false;
        for (name, value) in given {
            let option = found.option(name, self.locale)?;
            let mut entry = json!({ "name": text(option, "name"), "type": kind(option) });
            if std::ptr::eq(option, focused_option) {
                has_focused = true;
                // The focused option is sent as text, whatever its type.
                entry["value"] = json!(value.as_str().map_or_else(|| value.to_string(), str::to_owned));
                entry["focused"] = json!(true);
            } else {
                // Discord leaves out other options that are not valid yet.
                let Ok(value) = self.value(option, value, &mut typed.resolved) else { continue };
                entry["value"] = value;
            }
            typed.options.push(entry);
        }
        if !has_focused {
            let (name, kind) = (text(focused_option, "name"), kind(focused_option));
            typed.options.push(json!({ "name": name, "type": kind, "value": "", "focused": true }));
        }
        Ok((typed, kind(focused_option)))
    }

    fn value(
        &self,
        option: &Value,
        given: &Value,
        resolved: &mut Map<String, Value>,
    ) -> Result<Value, UserApiError> {
        let name = text(option, "name");
        let bad = |reason: String| UserApiError::InvalidOption { option: name.into(), reason };
        let typed = given.as_str().map_or_else(|| given.to_string(), str::to_owned);
        if let Some(choices) = option.get("choices").and_then(Value::as_array).filter(|list| !list.is_empty())
        {
            let hit = choices.iter().find(|choice| {
                choice["value"] == *given
                    || choice["value"].as_f64().is_some_and(|number| typed.parse() == Ok(number))
                    || choice["value"].as_str() == Some(&typed)
                    || has_name(choice, &typed, self.locale)
            });
            let hit =
                hit.ok_or_else(|| bad(format!("{typed} is not one of its choices: {}", names(choices))));
            return hit.map(|choice| choice["value"].clone());
        }
        match kind(option) {
            3 => {
                let length = i64::try_from(typed.chars().count()).unwrap_or(i64::MAX);
                let min = option["min_length"].as_i64().unwrap_or(0);
                let max = option["max_length"].as_i64().unwrap_or(6000);
                if !(min..=max).contains(&length) {
                    return Err(bad(format!("must be {min} to {max} characters long, not {length}")));
                }
                Ok(json!(typed))
            }
            4 => {
                let number = typed.parse::<i64>().ok().filter(|n| n.abs() <= SAFE_INTEGER);
                let number = number.ok_or_else(|| bad(format!("{typed} is not a whole number")))?;
                // Some libraries send the bound 2 as 2.0.
                let bound =
                    |key: &str| option[key].as_f64().and_then(|bound| format!("{bound:.0}").parse().ok());
                let min: i64 = bound("min_value").unwrap_or(-SAFE_INTEGER);
                let max: i64 = bound("max_value").unwrap_or(SAFE_INTEGER);
                if !(min..=max).contains(&number) {
                    return Err(bad(format!("must be {min} to {max}, not {number}")));
                }
                Ok(json!(number))
            }
            10 => {
                let number = typed.parse::<f64>().ok().filter(|number| number.is_finite());
                let number = number.ok_or_else(|| bad(format!("{typed} is not a number")))?;
                let min = option["min_value"].as_f64().unwrap_or(f64::MIN);
                let max = option["max_value"].as_f64().unwrap_or(f64::MAX);
                if !(min..=max).contains(&number) {
                    return Err(bad(format!("must be {min} to {max}, not {number}")));
                }
                Ok(json!(number))
            }
            5 => match typed.to_ascii_lowercase().as_str() {
                "true" => Ok(json!(true)),
                "false" => Ok(json!(false)),
                _ => Err(bad(format!("{typed} is neither true nor false"))),
            },
            6..=9 => {
                let wanted = EntityKinds::of_option(kind(option));
                let (id, is_channel) = self
                    .resolve(&typed, wanted, resolved)
                    .ok_or_else(|| bad(format!("nothing here has the name {typed}; use a name or an id")))?;
                let allowed = option["channel_types"].as_array();
                if let Some(allowed) = allowed.filter(|list| is_channel && !list.is_empty())
                    && !self.model.channels.get(&id).is_some_and(|one| allowed.contains(&json!(one.kind)))
                {
                    return Err(bad(format!("{typed} is not of an allowed channel type")));
                }
                Ok(json!(id))
            }
            other => Err(bad(format!("options of type {other} cannot be typed here"))),
        }
    }

    /// Finds a user, role or channel by id, mention or name, and adds it to `resolved`. Returns its id and
    /// whether it is a channel.
    pub fn resolve(
        &self,
        given: &str,
        wanted: EntityKinds,
        resolved: &mut Map<String, Value>,
    ) -> Option<(Id, bool)> {
        let bare = given.trim_start_matches(['<', '@', '#', '!', '&']).trim_end_matches('>');
        let is = |id: Id, name: &str| {
            bare == id.to_string() || bare.eq_ignore_ascii_case(name.trim_start_matches('@'))
        };
        let model = self.model;
        let mut put = |group: &str, id: Id, json: Value| {
            let group = resolved.entry(group).or_insert_with(|| json!({}));
            group[id.to_string()] = json;
        };
        let guild = self.channel.guild.and_then(|guild| model.guilds.get(&guild));
        if wanted.users
            && let Some(user) = model.users.values().find(|user| is(user.id, &user.name))
        {
            put("users", user.id, model.user_json(user.id));
            if let Some(mut member) = model.acting_member_json(user.id, self.channel) {
                if let Value::Object(map) = &mut member {
                    // `resolved` lists users separately.
                    map.remove("user");
                }
                put("members", user.id, member);
            }
            return Some((user.id, false));
        }
        if wanted.roles
            && let Some(role) =
                guild.and_then(|guild| guild.roles.values().find(|role| is(role.id, &role.name)))
        {
            put("roles", role.id, role_json(role));
            return Some((role.id, false));
        }
        if wanted.channels
            && let Some(channel) = model
                .channels
                .values()
                .find(|one| one.guild == self.channel.guild && one.guild.is_some() && is(one.id, &one.name))
        {
            let mut json = model.channel_json(channel);
            json["permissions"] = json!(model.app_permissions(channel));
            put("channels", channel.id, json);
            return Some((channel.id, true));
        }
        None
    }
}

/// Which kinds of entities a name may refer to.
#[derive(Clone, Copy, Debug, Default)]
pub struct EntityKinds {
    pub users: bool,
    pub roles: bool,
    pub channels: bool,
}

impl EntityKinds {
    /// By option type: 6 user, 7 channel, 8 role, 9 user or role.
    pub fn of_option(kind: i64) -> Self {
        Self { users: matches!(kind, 6 | 9), roles: matches!(kind, 8 | 9), channels: kind == 7 }
    }
}

impl ParsedOptions {
    /// The `data` of the interaction.
    pub fn data(self, found: &FoundCommand<'_>) -> Value {
        let command = found.command;
        let mut options = self.options;
        for step in found.steps.iter().rev() {
            options = vec![json!({ "name": text(step, "name"), "type": kind(step), "options": options })];
        }
        let mut data =
            json!({ "id": command.id, "name": command.name(), "type": command.kind(), "options": options });
        if let Some(guild) = command.guild {
            data["guild_id"] = json!(guild);
        }
        if !self.resolved.is_empty() {
            data["resolved"] = Value::Object(self.resolved);
        }
        data
    }
}
