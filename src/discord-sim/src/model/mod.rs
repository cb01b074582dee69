//! The data model: users, guilds, channels, messages, files, commands and emojis.
//!
//! The field names of serializable types are part of the stored log: old logs must stay readable.

pub mod message;
pub mod objects;
pub mod permissions;

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::path::PathBuf;

use axum::body::Bytes;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use crate::ids::Id;
pub use message::{Attachment, InteractionMeta, Message, Reaction};

pub const TEXT: u8 = 0;
pub const DM: u8 = 1;
pub const PUBLIC_THREAD: u8 = 11;
pub const PRIVATE_THREAD: u8 = 12;

/// A user or the bot.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct User {
    pub id: Id,
    pub name: String,
    pub bot: bool,
    pub locale: String,
    /// Whether the bot may send DMs to this user.
    pub dms_open: bool,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Role {
    pub id: Id,
    pub name: String,
    pub permissions: u64,
    pub position: u16,
    pub managed: bool,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Member {
    pub nick: Option<String>,
    pub roles: Vec<Id>,
    pub joined_ms: u64,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Guild {
    pub id: Id,
    pub name: String,
    pub owner: Id,
    pub locale: String,
    pub roles: BTreeMap<Id, Role>,
    pub members: BTreeMap<Id, Member>,
}

/// A permission overwrite of a channel for a role or a member.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
pub struct Overwrite {
    pub id: Id,
    pub for_member: bool,
    pub allow: u64,
    pub deny: u64,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Thread {
    pub owner: Id,
    pub archived: bool,
    pub locked: bool,
    pub auto_archive: u64,
    pub created_ms: u64,
    pub members: BTreeSet<Id>,
}

/// A guild channel, a thread, or the DM channel between the bot and one user.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Channel {
    pub id: Id,
    pub guild: Option<Id>,
    pub kind: u8,
    pub name: String,
    pub topic: Option<String>,
    pub parent: Option<Id>,
    pub position: u16,
    pub overwrites: Vec<Overwrite>,
    pub recipient: Option<Id>,
    pub thread: Option<Thread>,
    pub last_message: Option<Id>,
}

/// An uploaded file. It is served until its message or emoji is deleted.
#[derive(Clone, Debug)]
pub struct File {
    pub name: String,
    pub mime: String,
    pub body: FileBody,
}

/// Where the bytes of a file are.
#[derive(Clone, Debug)]
pub enum FileBody {
    Memory(Bytes),
    /// In the server's folder, named by the id of the attachment or emoji.
    Disk(PathBuf),
}

/// A registered command, with its definition in the shape of Discord's responses.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Command {
    pub id: Id,
    pub guild: Option<Id>,
    pub body: Value,
}

impl Command {
    pub fn name(&self) -> &str {
        self.body.get("name").and_then(Value::as_str).unwrap_or_default()
    }

    pub fn kind(&self) -> i64 {
        self.body.get("type").and_then(Value::as_i64).unwrap_or(1)
    }
}

/// An emoji of the application. Its image is a file with the same id.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Emoji {
    pub id: Id,
    pub name: String,
    pub animated: bool,
    pub mime: String,
}

impl Emoji {
    /// The name of the image file, such as `123.png`.
    pub fn file_name(&self) -> String {
        format!("{}.{}", self.id, self.mime.trim_start_matches("image/"))
    }

    /// Id, name and whether it is animated.
    pub fn summary_json(&self) -> Value {
        json!({ "id": self.id, "name": self.name, "animated": self.animated })
    }
}

/// Everything that a Discord server stores.
#[derive(Debug)]
pub struct Model {
    /// The bot's user id, which is also its application id.
    pub bot: Id,
    pub origin: String,
    /// Whether the bot has the privileged intents.
    pub privileged: bool,
    pub users: BTreeMap<Id, User>,
    pub guilds: BTreeMap<Id, Guild>,
    pub channels: BTreeMap<Id, Channel>,
    pub messages: HashMap<Id, BTreeMap<Id, Message>>,
    pub files: HashMap<Id, File>,
    pub commands: Vec<Command>,
    pub emojis: BTreeMap<Id, Emoji>,
    /// Guild and time of each creation of a command, for the daily limit.
    pub command_creations: Vec<(Option<Id>, u64)>,
}

impl Model {
    pub fn user(&self, id: Id) -> Option<&User> {
        self.users.get(&id)
    }

    pub fn message(&self, channel: Id, id: Id) -> Option<&Message> {
        self.messages.get(&channel)?.get(&id)
    }

    pub fn message_mut(&mut self, channel: Id, id: Id) -> Option<&mut Message> {
        self.messages.get_mut(&channel)?.get_mut(&id)
    }

    /// The DM channel with `user`, if it exists.
    pub fn dm_with(&self, user: Id) -> Option<&Channel> {
        self.channels.values().find(|channel| channel.recipient == Some(user))
    }

    /// Whether a user or the bot can see the channel.
    pub fn can_see(&self, user: Id, channel: &Channel) -> bool {
        match channel.guild {
            None => channel.recipient == Some(user) || user == self.bot,
            Some(guild) => {
                let Some(guild) = self.guilds.get(&guild) else { return false };
                let invited = channel.kind != PRIVATE_THREAD
                    || channel.thread.as_ref().is_some_and(|thread| thread.members.contains(&user))
                    || self.permissions(user, channel) & permissions::MANAGE_THREADS != 0;
                guild.members.contains_key(&user)
                    && invited
                    && self.permissions(user, channel) & permissions::VIEW_CHANNEL != 0
            }
        }
    }

    /// The messages of a channel without ephemeral messages of other users.
    pub fn messages_visible_to(&self, user: Id, channel: Id) -> impl DoubleEndedIterator<Item = &Message> {
        let all = self.messages.get(&channel).into_iter().flat_map(BTreeMap::values);
        all.filter(move |message| message.only_for.is_none_or(|only| only == user))
    }

    /// Removes a channel with its threads and messages; returns the removed channels.
    pub fn remove_channel(&mut self, id: Id) -> Vec<Channel> {
        let removed: Vec<Id> = self
            .channels
            .values()
            .filter(|channel| channel.id == id || (channel.parent == Some(id) && channel.thread.is_some()))
            .map(|channel| channel.id)
            .collect();
        for channel in &removed {
            self.messages.remove(channel);
        }
        removed.iter().filter_map(|channel| self.channels.remove(channel)).collect()
    }
}
