//! The records of the log. Their JSON names are a stored format: old logs must stay readable.

use std::borrow::Cow;

use serde::{Deserialize, Serialize};

use crate::ids::Id;
use crate::model::{Channel, Command, Emoji, Guild, Message, User};

/// Version of the format, stored in the first record of a log.
pub const FORMAT: u32 = 1;

/// The current value of an object, or its deletion.
#[derive(Debug, Serialize, Deserialize)]
#[serde(tag = "is", content = "as", rename_all = "snake_case")]
pub enum Record<'a> {
    Format(u32),
    /// Every id up to this one may be in use.
    Ids(u64),
    User(Cow<'a, User>),
    Guild(Cow<'a, Guild>),
    Channel(Cow<'a, Channel>),
    #[serde(rename = "channel_gone")]
    ChannelDeleted(Id),
    Message(Cow<'a, Message>),
    /// Channel and message.
    #[serde(rename = "message_gone")]
    MessageDeleted(Id, Id),
    /// All commands, which replace the earlier ones.
    Commands(Cow<'a, [Command]>),
    Emoji(Cow<'a, Emoji>),
    EmojiDeleted(Id),
}
