//! The JSON of users, members, roles, guilds, channels and emojis.

use serde_json::{Value, json};

use super::{Channel, Emoji, Guild, Member, Model, Role, TEXT, permissions};
use crate::clock::iso;
use crate::ids::Id;

/// Required fields of a guild that are always null here.
const NULL_GUILD_FIELDS: [&str; 21] = [
    "icon",
    "icon_hash",
    "splash",
    "discovery_splash",
    "banner",
    "description",
    "home_header",
    "afk_channel_id",
    "widget_channel_id",
    "application_id",
    "system_channel_id",
    "rules_channel_id",
    "public_updates_channel_id",
    "safety_alerts_channel_id",
    "max_presences",
    "vanity_url_code",
    "hub_type",
    "latest_onboarding_question_id",
    "incidents_data",
    "inventory_settings",
    "welcome_screen",
];

impl Model {
    pub fn user_json(&self, id: Id) -> Value {
        let Some(user) = self.users.get(&id) else {
            return json!({ "id": id, "username": "deleted_user", "discriminator": "0", "avatar": null });
        };
        json!({
            "id": user.id,
            "username": user.name.to_lowercase().replace(' ', "_"),
            "global_name": if user.bot { Value::Null } else { json!(user.name) },
            "discriminator": if user.bot { "0001" } else { "0" },
            "avatar": null, "banner": null, "accent_color": null, "avatar_decoration_data": null,
            "collectibles": null, "primary_guild": null, "clan": null,
            "bot": user.bot, "system": false, "public_flags": 0, "flags": 0,
        })
    }

    /// The bot's own user, with private fields.
    pub fn me_json(&self) -> Value {
        let mut json = self.user_json(self.bot);
        json["verified"] = json!(true);
        json["mfa_enabled"] = json!(true);
        json["email"] = Value::Null;
        json["locale"] = json!("en-US");
        json["premium_type"] = json!(0);
        json["bio"] = json!("");
        json
    }

    pub fn member_json(&self, id: Id, member: &Member) -> Value {
        let mut json = partial_member(member);
        json["user"] = self.user_json(id);
        json
    }

    /// The member of an interaction, with their permissions in the channel.
    pub fn acting_member_json(&self, id: Id, channel: &Channel) -> Option<Value> {
        let member = self.guilds.get(&channel.guild?)?.members.get(&id)?;
        let mut json = self.member_json(id, member);
        json["permissions"] = json!(self.permissions(id, channel).to_string());
        json["unusual_dm_activity_until"] = Value::Null;
        Some(json)
    }

    pub fn channel_json(&self, channel: &Channel) -> Value {
        let Some(guild) = channel.guild else {
            let recipients: Vec<Value> = channel.recipient.iter().map(|id| self.user_json(*id)).collect();
            return json!({
                "id": channel.id, "type": channel.kind, "last_message_id": channel.last_message, "flags": 0,
                "recipients": recipients,
            });
        };
        let overwrites: Vec<Value> = channel
            .overwrites
            .iter()
            .map(|one| {
                json!({
                    "id": one.id, "type": u8::from(one.for_member),
                    "allow": one.allow.to_string(), "deny": one.deny.to_string(),
                })
            })
            .collect();
        let mut json = json!({
            "id": channel.id, "guild_id": guild, "type": channel.kind, "name": channel.name,
            "parent_id": channel.parent, "last_message_id": channel.last_message, "flags": 0,
            "rate_limit_per_user": 0,
        });
        if let Some(thread) = &channel.thread {
            let count = self.messages.get(&channel.id).map_or(0, std::collections::BTreeMap::len);
            json["owner_id"] = json!(thread.owner);
            json["message_count"] = json!(count);
            json["total_message_sent"] = json!(count);
            json["member_count"] = json!(thread.members.len().min(50));
            json["thread_metadata"] = json!({
                "archived": thread.archived, "locked": thread.locked, "invitable": true,
                "auto_archive_duration": thread.auto_archive,
                "archive_timestamp": iso(thread.created_ms), "create_timestamp": iso(thread.created_ms),
            });
            if thread.members.contains(&self.bot) {
                json["member"] = json!({
                    "id": channel.id, "user_id": self.bot, "join_timestamp": iso(thread.created_ms), "flags": 0,
                });
            }
        } else {
            json["position"] = json!(channel.position);
            json["permission_overwrites"] = json!(overwrites);
            json["nsfw"] = json!(false);
            if channel.kind == TEXT {
                json["topic"] = json!(channel.topic);
                json["last_pin_timestamp"] = Value::Null;
            }
        }
        json
    }

    /// The guild in `GUILD_CREATE`, with channels, threads and members.
    pub fn guild_create_json(&self, guild: &Guild) -> Value {
        let mine = || self.channels.values().filter(|channel| channel.guild == Some(guild.id));
        let seen = |channel: &&Channel| self.can_see(self.bot, channel);
        let channels: Vec<Value> = mine()
            .filter(|channel| channel.thread.is_none())
            .map(|channel| self.channel_json(channel))
            .collect();
        let threads: Vec<Value> = mine()
            .filter(|channel| channel.thread.as_ref().is_some_and(|thread| !thread.archived))
            .filter(seen)
            .map(|channel| self.channel_json(channel))
            .collect();
        let members: Vec<Value> =
            guild.members.iter().map(|(id, member)| self.member_json(*id, member)).collect();
        let joined = guild.members.get(&self.bot).map_or(0, |member| member.joined_ms);
        let mut json = guild_json(guild);
        json["joined_at"] = json!(iso(joined));
        json["large"] = json!(false);
        json["unavailable"] = json!(false);
        json["member_count"] = json!(members.len());
        json["members"] = json!(members);
        json["channels"] = json!(channels);
        json["threads"] = json!(threads);
        for key in
            ["voice_states", "presences", "stage_instances", "guild_scheduled_events", "soundboard_sounds"]
        {
            json[key] = json!([]);
        }
        json
    }

    /// Application flags, which show the privileged intents.
    pub fn application_flags(&self) -> u64 {
        // Presence, members and message content, each granted without verification.
        if self.privileged { 1 << 13 | 1 << 15 | 1 << 19 | 1 << 23 } else { 1 << 23 }
    }

    pub fn application_json(&self) -> Value {
        let owner = self.users.values().find(|user| !user.bot).map_or(self.bot, |user| user.id);
        let name = self.users.get(&self.bot).map(|bot| bot.name.as_str()).unwrap_or_default();
        json!({
            "id": self.bot, "name": name, "icon": null, "description": "", "summary": "", "type": null,
            "bot": self.user_json(self.bot), "owner": self.user_json(owner), "team": null,
            "bot_public": true, "bot_require_code_grant": false, "verify_key": "0".repeat(64),
            "flags": self.application_flags(), "hook": true, "redirect_uris": [], "tags": [],
            "interactions_endpoint_url": null, "role_connections_verification_url": null,
            "approximate_guild_count": self.guilds.len(), "approximate_user_install_count": 0,
            "approximate_user_authorization_count": 0, "explicit_content_filter": 0, "eligible_oauth2_scopes": [],
            "flags_new": self.application_flags().to_string(),
            "integration_types_config": { "0": {}, "1": {} },
        })
    }

    pub fn emoji_json(&self, emoji: &Emoji) -> Value {
        json!({
            "id": emoji.id, "name": emoji.name, "animated": emoji.animated, "user": self.user_json(self.bot),
            "roles": [], "require_colons": true, "managed": false, "available": true,
        })
    }

    /// The bot's permissions in a channel, for interactions.
    pub fn app_permissions(&self, channel: &Channel) -> String {
        let bits =
            if channel.guild.is_some() { self.permissions(self.bot, channel) } else { permissions::EVERYONE };
        bits.to_string()
    }
}

/// A member without its user, as in message events.
pub fn partial_member(member: &Member) -> Value {
    json!({
        "nick": member.nick, "roles": member.roles, "joined_at": iso(member.joined_ms),
        "avatar": null, "banner": null, "premium_since": null, "deaf": false, "mute": false, "flags": 0,
        "pending": false, "communication_disabled_until": null,
    })
}

pub fn thread_member_json(thread: Id, user: Id, joined_ms: u64) -> Value {
    json!({ "id": thread, "user_id": user, "join_timestamp": iso(joined_ms), "flags": 0 })
}

pub fn role_json(role: &Role) -> Value {
    json!({
        "id": role.id, "name": role.name, "permissions": role.permissions.to_string(),
        "position": role.position, "color": 0, "hoist": false, "managed": role.managed, "mentionable": false,
        "colors": { "primary_color": 0, "secondary_color": null, "tertiary_color": null },
        "icon": null, "unicode_emoji": null, "description": null, "flags": 0,
    })
}

/// The guild as in REST responses.
pub fn guild_json(guild: &Guild) -> Value {
    let roles: Vec<Value> = guild.roles.values().map(role_json).collect();
    let mut json = json!({
        "id": guild.id, "name": guild.name, "owner_id": guild.owner, "roles": roles,
        "region": "deprecated", "afk_timeout": 300, "widget_enabled": false, "verification_level": 0,
        "default_message_notifications": 1, "explicit_content_filter": 0, "emojis": [], "stickers": [],
        "features": [], "mfa_level": 0, "nsfw": false, "nsfw_level": 0, "system_channel_flags": 0,
        "max_members": 500_000, "max_video_channel_users": 25, "max_stage_video_channel_users": 50,
        "premium_tier": 0, "premium_subscription_count": 0, "premium_progress_bar_enabled": false,
        "preferred_locale": guild.locale,
    });
    for key in NULL_GUILD_FIELDS {
        json[key] = Value::Null;
    }
    json
}
