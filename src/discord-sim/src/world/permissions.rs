//! Permission bits and how they add up for one member in one channel.

use super::{Channel, World};
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

/// What everybody may do in a new guild.
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

/// What the role of the bot adds.
pub const BOT: u64 = EVERYONE | MANAGE_MESSAGES | MANAGE_THREADS | MANAGE_CHANNELS | PIN_MESSAGES;

/// In direct messages there is nobody to restrict anybody.
const IN_DM: u64 = EVERYONE | PIN_MESSAGES;
const ALL: u64 = (1 << 53) - 1;

/// The bits by the names of Discord's documentation, for control calls.
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

impl World {
    /// What `who` may do in the guild, before any channel is considered.
    pub fn guild_permissions(&self, who: Id, guild: Id) -> u64 {
        let Some(guild) = self.guilds.get(&guild) else { return 0 };
        if guild.owner == who {
            return ALL;
        }
        let Some(member) = guild.members.get(&who) else { return 0 };
        // The role of everyone has the id of the guild.
        let roles = std::iter::once(&guild.id).chain(&member.roles);
        let sum = roles.filter_map(|role| guild.roles.get(role)).fold(0, |sum, role| sum | role.permissions);
        if sum & ADMINISTRATOR != 0 { ALL } else { sum }
    }

    /// What `who` may do in the channel; a thread follows its parent.
    pub fn permissions(&self, who: Id, channel: &Channel) -> u64 {
        let Some(guild_id) = channel.guild else { return IN_DM };
        let base = self.guild_permissions(who, guild_id);
        let Some(guild) = self.guilds.get(&guild_id) else { return 0 };
        if base == ALL {
            return ALL;
        }
        let parent = channel.thread.as_ref().and(channel.parent).and_then(|id| self.channels.get(&id));
        let overwrites = &parent.unwrap_or(channel).overwrites;
        let mine = guild.members.get(&who).map(|member| member.roles.as_slice()).unwrap_or_default();
        let mut sum = base;
        for overwrite in overwrites.iter().filter(|o| !o.for_member && o.id == guild_id) {
            sum = (sum & !overwrite.deny) | overwrite.allow;
        }
        let roles = overwrites.iter().filter(|o| !o.for_member && mine.contains(&o.id));
        let (allow, deny) = roles.fold((0, 0), |(allow, deny), o| (allow | o.allow, deny | o.deny));
        sum = (sum & !deny) | allow;
        for overwrite in overwrites.iter().filter(|o| o.for_member && o.id == who) {
            sum = (sum & !overwrite.deny) | overwrite.allow;
        }
        // Whoever cannot see a channel can do nothing in it.
        if sum & VIEW_CHANNEL == 0 { 0 } else { sum }
    }
}
