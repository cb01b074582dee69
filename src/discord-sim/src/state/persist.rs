//! Writes changed objects to the log, if there is one.

use std::borrow::Cow;

use super::State;
use crate::ids::Id;
use crate::persistence::Record;

impl State {
    pub fn persist_user(&mut self, id: Id) {
        if let (Some(log), Some(user)) = (&mut self.log, self.model.users.get(&id)) {
            log.append(&Record::User(Cow::Borrowed(user)));
        }
    }

    pub fn persist_guild(&mut self, id: Id) {
        if let (Some(log), Some(guild)) = (&mut self.log, self.model.guilds.get(&id)) {
            log.append(&Record::Guild(Cow::Borrowed(guild)));
        }
    }

    /// Writes the current value of a channel or thread, or its deletion.
    pub fn persist_channel(&mut self, id: Id) {
        let Some(log) = &mut self.log else { return };
        match self.model.channels.get(&id) {
            Some(channel) => log.append(&Record::Channel(Cow::Borrowed(channel))),
            None => log.delete_channel(id),
        }
    }

    /// Writes the current value of a message, or its deletion.
    pub fn persist_message(&mut self, channel: Id, id: Id) {
        let Some(log) = &mut self.log else { return };
        match self.model.message(channel, id) {
            Some(message) => log.append_message(message),
            None => log.delete_message(channel, id),
        }
    }

    /// Writes the current value of an emoji, or its deletion.
    pub fn persist_emoji(&mut self, id: Id) {
        let Some(log) = &mut self.log else { return };
        match self.model.emojis.get(&id) {
            Some(emoji) => log.append(&Record::Emoji(Cow::Borrowed(emoji))),
            None => log.append(&Record::EmojiDeleted(id)),
        }
    }

    pub fn persist_commands(&mut self) {
        if let Some(log) = &mut self.log {
            log.append(&Record::Commands(Cow::Borrowed(&self.model.commands)));
        }
    }
}
