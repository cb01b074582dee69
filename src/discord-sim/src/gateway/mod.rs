//! The gateway: how the bot hears what happens. Sessions live here, sockets in `socket`, frames in `frames`.

mod frames;
mod session;
mod socket;

pub use frames::Compression;
pub use session::{GatewayFault, Sessions};
pub use socket::{GatewayQuery, serve};

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
/// Intents that an application must be granted.
pub const PRIVILEGED: u64 = GUILD_MEMBERS | GUILD_PRESENCES | MESSAGE_CONTENT;
/// Every intent that is documented.
pub const KNOWN: u64 = 0x3FF_FFFF;
/// For events that every session hears.
pub const ALWAYS: u64 = u64::MAX;
