//! Permission bits, and how they are computed for a member in a channel.

use super::{Channel, Model};
use crate::ids::Id;

pub const ADD_REACTIONS: u64 = 1 << 6;
pub const ADMINISTRATOR: u64 = 1 << 3;
pub const MANAGE_CHANNELS: u64 = 1 << 4;
pub const VIEW_CHANNEL: u64 = 1 << 10;
pub const SEND_MESSAGES: u64 = 1 << 11;
pub const MANAGE_MESSAGES: u64 = 1 << 13;
pub const EMBED_LINKS: u64 = 1 << 14;
pub const ATTACH_FILES: u64 = 1 << 15;
pub const READ_HISTORY: u64 = 1 << 16;
pub const USE_COMMANDS: u64 = 1 << 31;
pub const MANAGE_THREADS: u64 = 1 << 34;
pub const CREATE_PUBLIC_THREADS: u64 = 1 << 35;
pub const CREATE_PRIVATE_THREADS: u64 = 1 << 36;
pub const SEND_IN_THREADS: u64 = 1 << 38;
pub const PIN_MESSAGES: u64 = 1 << 51;

/// Permissions of `@everyone` in a new guild.
pub const EVERYONE: u64 = VIEW_CHANNEL
    | SEND_MESSAGES
    | EMBED_LINKS
    | ATTACH_FILES
    | READ_HISTORY
    | ADD_REACTIONS
    | USE_COMMANDS
    | CREATE_PUBLIC_THREADS
    | CREATE_PRIVATE_THREADS
    | SEND_IN_THREADS;

/// Permissions of the bot's role.
pub const BOT: u64 = EVERYONE | MANAGE_MESSAGES | MANAGE_THREADS | MANAGE_CHANNELS | PIN_MESSAGES;

/// Permissions in DM channels, where there are no roles or overwrites.
const IN_DM: u64 = EVERYONE | PIN_MESSAGES;
const ALL: u64 = (1 << 53) - 1;

/// The permission with this name in Discord's documentation.
pub fn by_name(name: &str) -> Option<u64> {
    Some(match name.to_ascii_uppercase().as_str() {
        "ADMINISTRATOR" => ADMINISTRATOR,
        "MANAGE_CHANNELS" => MANAGE_CHANNELS,
        "ADD_REACTIONS" => ADD_REACTIONS,
        "VIEW_CHANNEL" => VIEW_CHANNEL,
        "SEND_MESSAGES" => SEND_MESSAGES,
        "MANAGE_MESSAGES" => MANAGE_MESSAGES,
        "EMBED_LINKS" => EMBED_LINKS,
        "ATTACH_FILES" => ATTACH_FILES,
        "READ_MESSAGE_HISTORY" => READ_HISTORY,
        "USE_APPLICATION_COMMANDS" => USE_COMMANDS,
        "MANAGE_THREADS" => MANAGE_THREADS,
        "CREATE_PUBLIC_THREADS" => CREATE_PUBLIC_THREADS,
        "CREATE_PRIVATE_THREADS" => CREATE_PRIVATE_THREADS,
        "SEND_MESSAGES_IN_THREADS" => SEND_IN_THREADS,
        "PIN_MESSAGES" => PIN_MESSAGES,
        _ => return None,
    })
}

impl Model {
    /// Permissions in the guild, without overwrites of channels.
    pub fn guild_permissions(&self, user: Id, guild: Id) -> u64 {
        let Some(guild) = self.guilds.get(&guild) else { return 0 };
        if guild.owner == user {
            return ALL;
        }
        let Some(member) = guild.members.get(&user) else { return 0 };
        // The role `@everyone` has the id of the guild.
        let roles = std::iter::once(&guild.id).chain(&member.roles);
        let sum = roles.filter_map(|role| guild.roles.get(role)).fold(0, |sum, role| sum | role.permissions);
        if sum & ADMINISTRATOR != 0 { ALL } else { sum }
    }

    /// Permissions in the channel; a thread has those of its parent.
    pub fn permissions(&self, user: Id, channel: &Channel) -> u64 {
        let Some(guild_id) = channel.guild else { return IN_DM };
        let base = self.guild_permissions(user, guild_id);
        let Some(guild) = self.guilds.get(&guild_id) else { return 0 };
        if base == ALL {
            return ALL;
        }
        let parent = channel.thread.as_ref().and(channel.parent).and_then(|id| self.channels.get(&id));
        let overwrites = &parent.unwrap_or(channel).overwrites;
        let mine = guild.members.get(&user).map(|member| member.roles.as_slice()).unwrap_or_default();
        let mut sum = base;
        for overwrite in overwrites.iter().filter(|o| !o.for_member && o.id == guild_id) {
            sum = (sum & !overwrite.deny) | overwrite.allow;
        }
        let roles = overwrites.iter().filter(|o| !o.for_member && mine.contains(&o.id));
        let (allow, deny) = roles.fold((0, 0), |(allow, deny), o| (allow | o.allow, deny | o.deny));
        sum = (sum & !deny) | allow;
        for overwrite in overwrites.iter().filter(|o| o.for_member && o.id == user) {
            sum = (sum & !overwrite.deny) | overwrite.allow;
        }
        // Without VIEW_CHANNEL all other permissions are void.
        if sum & VIEW_CHANNEL == 0 { 0 } else { sum }
    }
}
