//! Channels: creation, change, deletion, typing.

use serde_json::json;

use super::State;
use crate::ids::Id;
use crate::intents::{DIRECT_TYPING, GUILD_TYPING, GUILDS};
use crate::model::{Channel, DM, Overwrite, TEXT};

impl State {
    /// Creates a text channel.
    pub fn add_channel(&mut self, guild: Id, name: &str) -> Id {
        let id = self.next_id();
        let count = self.model.channels.values().filter(|channel| channel.guild == Some(guild)).count();
        let channel = Channel {
            id,
            guild: Some(guild),
            kind: TEXT,
            name: name.into(),
            topic: None,
            parent: None,
            position: u16::try_from(count).unwrap_or(u16::MAX),
            overwrites: Vec::new(),
            recipient: None,
            thread: None,
            last_message: None,
        };
        self.model.channels.insert(id, channel);
        self.announce_channel("CHANNEL_CREATE", "channel_create", id);
        id
    }

    /// The DM channel with a user, created if it does not exist.
    pub fn dm(&mut self, user: Id) -> Id {
        if let Some(channel) = self.model.dm_with(user) {
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
            recipient: Some(user),
            thread: None,
            last_message: None,
        };
        self.model.channels.insert(id, channel);
        self.announce_channel("CHANNEL_CREATE", "channel_create", id);
        id
    }

    /// Persists a new or changed channel or thread, and announces it to bot and users.
    pub fn announce_channel(&mut self, event: &str, name: &'static str, id: Id) {
        self.persist_channel(id);
        let Some(channel) = self.model.channels.get(&id) else { return };
        let json = self.model.channel_json(channel);
        if self.model.can_see(self.model.bot, channel) || event == "CHANNEL_UPDATE" {
            self.sessions.dispatch(event, channel.guild, GUILDS, &json);
        }
        self.live_events.publish(name, Some(id), None, json);
    }

    /// Announces that a user or the bot is typing.
    pub fn typing(&mut self, channel: Id, user: Id) {
        let guild = self.model.channels.get(&channel).and_then(|stored| stored.guild);
        let data = json!({
            "channel_id": channel, "guild_id": guild, "user_id": user, "timestamp": self.now() / 1000,
        });
        if user != self.model.bot {
            let intent = if guild.is_some() { GUILD_TYPING } else { DIRECT_TYPING };
            self.sessions.dispatch("TYPING_START", guild, intent, &data);
        }
        self.live_events.publish("typing", Some(channel), None, data);
    }

    /// Sets a permission overwrite; it replaces an earlier one for the same role or member.
    pub fn overwrite(&mut self, channel: Id, overwrite: Overwrite) {
        if let Some(stored) = self.model.channels.get_mut(&channel) {
            stored.overwrites.retain(|one| one.id != overwrite.id);
            stored.overwrites.push(overwrite);
        }
        self.announce_channel("CHANNEL_UPDATE", "channel_update", channel);
    }

    /// Deletes a channel with its threads and messages, or a thread with its messages.
    pub fn delete_channel(&mut self, id: Id) {
        // Published first, because visibility cannot be checked after the deletion.
        self.live_events.publish("channel_delete", Some(id), None, json!({ "id": id }));
        for deleted in self.model.remove_channel(id) {
            self.persist_channel(deleted.id);
            let json = self.model.channel_json(&deleted);
            let event = if deleted.thread.is_some() { "THREAD_DELETE" } else { "CHANNEL_DELETE" };
            self.sessions.dispatch(event, deleted.guild, GUILDS, &json);
        }
    }
}
