//! Slash commands as a person types them: names and options, checked as Discord's client checks them.

use serde_json::{Map, Value, json};

use super::PeopleError;
use crate::ids::Id;
use crate::world::{Channel, Command, World, permissions};

const SUB_COMMAND: i64 = 1;
const SUB_COMMAND_GROUP: i64 = 2;
const SAFE_INTEGER: i64 = 9_007_199_254_740_991;

/// A command found by its words, down to the sub-command.
#[derive(Debug)]
pub struct Found<'a> {
    pub command: &'a Command,
    /// Definitions from the command's group or sub-command downwards.
    pub steps: Vec<&'a Value>,
    /// Canonical words: `game new`.
    pub name: String,
}

impl<'a> Found<'a> {
    /// The definitions of the options.
    pub fn options(&self) -> &'a [Value] {
        children(self.steps.last().copied().unwrap_or(&self.command.body))
    }

    /// The definition of an option, by its name in any language that the person may read.
    pub fn option(&self, name: &str, locale: &str) -> Result<&'a Value, PeopleError> {
        self.options().iter().find(|option| called(option, name, locale)).ok_or_else(|| {
            PeopleError::NoOption {
                command: self.name.clone(),
                option: name.into(),
                known: names(self.options()),
            }
        })
    }
}

fn children(of: &Value) -> &[Value] {
    of.get("options").and_then(Value::as_array).map(Vec::as_slice).unwrap_or_default()
}

fn kind(of: &Value) -> i64 {
    of.get("type").and_then(Value::as_i64).unwrap_or(0)
}

fn text<'a>(of: &'a Value, key: &str) -> &'a str {
    of.get(key).and_then(Value::as_str).unwrap_or_default()
}

fn called(of: &Value, name: &str, locale: &str) -> bool {
    text(of, "name") == name || of.get("name_localizations").is_some_and(|names| text(names, locale) == name)
}

fn names(of: &[Value]) -> String {
    let names: Vec<&str> = of.iter().map(|one| text(one, "name")).collect();
    names.join(", ")
}

/// The commands that a person is offered in a channel; those of the guild first.
pub fn offered<'a>(world: &'a World, person: Id, channel: &'a Channel) -> Vec<&'a Command> {
    let allowed = world.permissions(person, channel);
    let here = |command: &&Command| match channel.guild {
        Some(guild) => {
            let needed = command.body.get("default_member_permissions").and_then(Value::as_str);
            let needed: u64 = needed.and_then(|bits| bits.parse().ok()).unwrap_or(0);
            let only_admins = command.body.get("default_member_permissions") == Some(&json!("0"));
            let is_admin = allowed & permissions::ADMINISTRATOR != 0;
            command.guild.is_none_or(|own| own == guild)
                && in_context(command, 0)
                && allowed & permissions::USE_COMMANDS != 0
                && (is_admin || (allowed & needed == needed && !only_admins))
        }
        None => command.guild.is_none() && in_context(command, 1),
    };
    let mut offered: Vec<&Command> = world.commands.iter().filter(here).collect();
    offered.sort_by_key(|command| command.guild.is_none());
    offered
}

fn in_context(command: &Command, context: i64) -> bool {
    match command.body.get("contexts").and_then(Value::as_array) {
        Some(contexts) => contexts.contains(&json!(context)),
        None => context == 0 || command.body.get("dm_permission") != Some(&json!(false)),
    }
}

/// Finds `game new` among the commands that the person is offered.
pub fn find<'a>(
    world: &'a World,
    person: Id,
    channel: &'a Channel,
    words: &str,
    locale: &str,
) -> Result<Found<'a>, PeopleError> {
    let offered = offered(world, person, channel);
    let mut words = words.trim().trim_start_matches('/').split_whitespace();
    let first = words.next().unwrap_or_default();
    let mut chat = offered.iter().filter(|command| command.kind() == 1);
    let command = chat.clone().find(|command| called(&command.body, first, locale));
    let Some(command) = command.copied() else {
        let known: Vec<&str> = chat.by_ref().map(|command| command.name()).collect();
        return Err(PeopleError::NoCommand { name: first.into(), known: known.join(", ") });
    };
    let mut found = Found { command, steps: Vec::new(), name: command.name().to_owned() };
    loop {
        let subs = found.options();
        let nested = subs.iter().any(|sub| matches!(kind(sub), SUB_COMMAND | SUB_COMMAND_GROUP));
        match (nested, words.next()) {
            (true, Some(step_name)) => {
                let Some(step) = subs.iter().find(|sub| called(sub, step_name, locale)) else {
                    let name = format!("{} {step_name}", found.name);
                    return Err(PeopleError::NoCommand { name, known: names(subs) });
                };
                found.name = format!("{} {}", found.name, text(step, "name"));
                found.steps.push(step);
            }
            (true, None) => {
                return Err(PeopleError::IncompleteCommand { name: found.name.clone(), known: names(subs) });
            }
            (false, Some(step_name)) => {
                let name = format!("{} {step_name}", found.name);
                return Err(PeopleError::NoCommand { name, known: found.name.clone() });
            }
            (false, None) => return Ok(found),
        }
    }
}

/// What was typed, turned into the `data` of an interaction.
#[derive(Debug, Default)]
pub struct Typed {
    options: Vec<Value>,
    pub resolved: Map<String, Value>,
}

/// Who types where.
#[derive(Clone, Copy, Debug)]
pub struct Typing<'a> {
    pub world: &'a World,
    pub channel: &'a Channel,
    pub locale: &'a str,
}

impl Typing<'_> {
    /// Checks all options of a command that is sent.
    pub fn complete(&self, found: &Found<'_>, given: &Map<String, Value>) -> Result<Typed, PeopleError> {
        let mut typed = Typed::default();
        for (name, value) in given {
            let option = found.option(name, self.locale)?;
            let value = self.value(option, value, &mut typed.resolved)?;
            typed.options.push(json!({ "name": text(option, "name"), "type": kind(option), "value": value }));
        }
        for option in found.options().iter().filter(|option| option["required"] == json!(true)) {
            if !typed.options.iter().any(|typed| typed["name"] == option["name"]) {
                return Err(PeopleError::MissingOption(text(option, "name").into()));
            }
        }
        Ok(typed)
    }

    /// Takes options as they stand while the cursor is in `focused`; returns its type as well.
    pub fn unfinished(
        &self,
        found: &Found<'_>,
        given: &Map<String, Value>,
        focused: &str,
    ) -> Result<(Typed, i64), PeopleError> {
        let cursor = found.option(focused, self.locale)?;
        if cursor["autocomplete"] != json!(true) {
            return Err(PeopleError::NoAutocomplete(focused.into()));
        }
        let mut typed = Typed::default();
        let mut seen = false;
        for (name, value) in given {
            let option = found.option(name, self.locale)?;
            let mut entry = json!({ "name": text(option, "name"), "type": kind(option) });
            if std::ptr::eq(option, cursor) {
                seen = true;
                // The text under the cursor is sent as text, whatever the type.
                entry["value"] = json!(value.as_str().map_or_else(|| value.to_string(), str::to_owned));
                entry["focused"] = json!(true);
            } else {
                // Other options are sent if they make sense so far.
                let Ok(value) = self.value(option, value, &mut typed.resolved) else { continue };
                entry["value"] = value;
            }
            typed.options.push(entry);
        }
        if !seen {
            let (name, kind) = (text(cursor, "name"), kind(cursor));
            typed.options.push(json!({ "name": name, "type": kind, "value": "", "focused": true }));
        }
        Ok((typed, kind(cursor)))
    }

    fn value(
        &self,
        option: &Value,
        given: &Value,
        resolved: &mut Map<String, Value>,
    ) -> Result<Value, PeopleError> {
        let name = text(option, "name");
        let bad = |reason: String| PeopleError::BadOption { option: name.into(), reason };
        let typed = given.as_str().map_or_else(|| given.to_string(), str::to_owned);
        if let Some(choices) = option.get("choices").and_then(Value::as_array).filter(|list| !list.is_empty())
        {
            let hit = choices.iter().find(|choice| {
                choice["value"] == *given
                    || choice["value"].as_f64().is_some_and(|number| typed.parse() == Ok(number))
                    || choice["value"].as_str() == Some(&typed)
                    || called(choice, &typed, self.locale)
            });
            let hit = hit.ok_or_else(|| bad(format!("{typed} is none of its choices: {}", names(choices))));
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
                // Libraries send bounds as 2 or as 2.0.
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
                let wanted = Wanted::of(kind(option));
                let (id, place) = self.resolve(&typed, wanted, resolved).ok_or_else(|| {
                    bad(format!("nobody and nothing here is called {typed}; use a name or an id"))
                })?;
                let allowed = option["channel_types"].as_array();
                if let Some(allowed) = allowed.filter(|list| place && !list.is_empty())
                    && !self.world.channels.get(&id).is_some_and(|one| allowed.contains(&json!(one.kind)))
                {
                    return Err(bad(format!("{typed} is not of an allowed channel type")));
                }
                Ok(json!(id))
            }
            other => Err(bad(format!("options of type {other} cannot be typed here"))),
        }
    }

    /// Finds a user, role or channel by id, mention or name, and adds it to what is resolved.
    pub fn resolve(
        &self,
        given: &str,
        wanted: Wanted,
        resolved: &mut Map<String, Value>,
    ) -> Option<(Id, bool)> {
        let bare = given.trim_start_matches(['<', '@', '#', '!', '&']).trim_end_matches('>');
        let is = |id: Id, name: &str| {
            bare == id.to_string() || bare.eq_ignore_ascii_case(name.trim_start_matches('@'))
        };
        let world = self.world;
        let mut put = |group: &str, id: Id, json: Value| {
            let group = resolved.entry(group).or_insert_with(|| json!({}));
            group[id.to_string()] = json;
        };
        let guild = self.channel.guild.and_then(|guild| world.guilds.get(&guild));
        if wanted.users
            && let Some(user) = world.users.values().find(|user| is(user.id, &user.name))
        {
            put("users", user.id, world.user_json(user.id));
            if let Some(mut member) = world.acting_member_json(user.id, self.channel) {
                if let Value::Object(map) = &mut member {
                    // The user stands beside the member here.
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
            put("roles", role.id, crate::world::objects::role_json(role));
            return Some((role.id, false));
        }
        if wanted.channels
            && let Some(channel) = world
                .channels
                .values()
                .find(|one| one.guild == self.channel.guild && one.guild.is_some() && is(one.id, &one.name))
        {
            let mut json = world.channel_json(channel);
            json["permissions"] = json!(world.app_permissions(channel));
            put("channels", channel.id, json);
            return Some((channel.id, true));
        }
        None
    }
}

/// What may be meant by a name.
#[derive(Clone, Copy, Debug, Default)]
pub struct Wanted {
    pub users: bool,
    pub roles: bool,
    pub channels: bool,
}

impl Wanted {
    /// By the type of an option: 6 user, 7 channel, 8 role, 9 user or role.
    pub fn of(kind: i64) -> Self {
        Self { users: matches!(kind, 6 | 9), roles: matches!(kind, 8 | 9), channels: kind == 7 }
    }
}

impl Typed {
    /// The `data` of the interaction.
    pub fn data(self, found: &Found<'_>) -> Value {
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
