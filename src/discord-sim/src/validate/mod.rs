//! Validation of request bodies with Discord's limits, error codes and messages. All errors of a body are collected.

mod command;
mod components;
mod embeds;
mod emoji;
mod form;
mod message;
mod modal;

pub use command::{MAX_COMMANDS, command, command_list};
pub use emoji::{NewEmoji, emoji_name, new_emoji};
pub use form::Form;
pub use message::{MessageBody, MessageUse, message};
pub use modal::{choices, modal};

/// The locales of Discord.
pub const LOCALES: [&str; 34] = [
    "id", "da", "de", "en-GB", "en-US", "es-ES", "es-419", "fr", "hr", "it", "lt", "hu", "nl", "no", "pl",
    "pt-BR", "ro", "fi", "sv-SE", "vi", "tr", "cs", "el", "bg", "ru", "uk", "hi", "th", "zh-CN", "ja",
    "zh-TW", "ko", "ar", "he",
];
