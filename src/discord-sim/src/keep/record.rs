//! The lines of the log, and the places in the sim that write them.

use std::borrow::Cow;

use serde::{Deserialize, Serialize};

use crate::ids::Id;
use crate::state::State;
use crate::world::{Channel, Command, Guild, Message, User};

/// The first line of a log says how the others are to be read.
pub const FORMAT: u32 = 1;

/// How something stands now, or that it is gone.
#[derive(Debug, Serialize, Deserialize)]
#[serde(tag = "is", content = "as", rename_all = "snake_case")]
pub enum Record<'a> {
    Format(u32),
    /// Every id up to this one is given.
    Ids(u64),
    User(Cow<'a, User>),
    Guild(Cow<'a, Guild>),
    Channel(Cow<'a, Channel>),
    ChannelGone(Id),
    Message(Cow<'a, Message>),
    MessageGone(Id, Id),
    Commands(Cow<'a, [Command]>),
}

impl State {
    pub fn keep_user(&mut self, id: Id) {
        if let (Some(keep), Some(user)) = (&mut self.keep, self.world.users.get(&id)) {
            keep.write(&Record::User(Cow::Borrowed(user)));
        }
    }

    pub fn keep_guild(&mut self, id: Id) {
        if let (Some(keep), Some(guild)) = (&mut self.keep, self.world.guilds.get(&id)) {
            keep.write(&Record::Guild(Cow::Borrowed(guild)));
        }
    }

    /// The channel or thread as it stands, or that it is gone.
    pub fn keep_channel(&mut self, id: Id) {
        let Some(keep) = &mut self.keep else { return };
        let Some(channel) = self.world.channels.get(&id) else {
            keep.spots.remove(&id);
            keep.write(&Record::ChannelGone(id));
            return;
        };
        keep.write(&Record::Channel(Cow::Borrowed(channel)));
    }

    /// The message as it stands, or that it is gone.
    pub fn keep_message(&mut self, channel: Id, id: Id) {
        let Some(keep) = &mut self.keep else { return };
        let Some(message) = self.world.message(channel, id) else {
            if keep.spots.get_mut(&channel).and_then(|spots| spots.remove(&id)).is_some() {
                keep.write(&Record::MessageGone(channel, id));
            }
            return;
        };
        if let Some(spot) = keep.write(&Record::Message(Cow::Borrowed(message))) {
            keep.spots.entry(channel).or_default().insert(id, spot);
        }
    }

    pub fn keep_commands(&mut self) {
        if let Some(keep) = &mut self.keep {
            keep.write(&Record::Commands(Cow::Borrowed(&self.world.commands)));
        }
    }
}
