//! Gateway intents: the bits by which a bot subscribes to groups of events.

pub const GUILDS: u64 = 1;
pub const GUILD_MEMBERS: u64 = 1 << 1;
pub const GUILD_PRESENCES: u64 = 1 << 8;
pub const GUILD_MESSAGES: u64 = 1 << 9;
pub const GUILD_REACTIONS: u64 = 1 << 10;
pub const GUILD_TYPING: u64 = 1 << 11;
pub const DIRECT_MESSAGES: u64 = 1 << 12;
pub const DIRECT_REACTIONS: u64 = 1 << 13;
pub const DIRECT_TYPING: u64 = 1 << 14;
pub const MESSAGE_CONTENT: u64 = 1 << 15;
/// Intents that must be granted to the application.
pub const PRIVILEGED: u64 = GUILD_MEMBERS | GUILD_PRESENCES | MESSAGE_CONTENT;
/// All documented intents.
pub const KNOWN: u64 = 0x3FF_FFFF;
/// For events that every session receives, whatever its intents.
pub const ALWAYS: u64 = u64::MAX;
