//! Reactions to messages.

use serde_json::json;

use super::State;
use crate::ids::Id;
use crate::intents::{DIRECT_REACTIONS, GUILD_REACTIONS};
use crate::model::Reaction;
use crate::model::message::emoji_json;

impl State {
    /// Adds or removes a reaction. Without a change, no event is sent.
    pub fn react(&mut self, channel: Id, message: Id, emoji: &str, user: Id, add: bool) {
        let Some(stored) = self.model.message_mut(channel, message) else { return };
        let author = stored.author;
        let known = stored.reactions.iter().position(|one| one.emoji == emoji);
        match (known, add) {
            (Some(at), true) if stored.reactions[at].users.contains(&user) => return,
            (Some(at), true) => stored.reactions[at].users.push(user),
            (None, true) => stored.reactions.push(Reaction { emoji: emoji.into(), users: vec![user] }),
            (Some(at), false) => stored.reactions[at].users.retain(|id| *id != user),
            (None, false) => return,
        }
        stored.reactions.retain(|one| !one.users.is_empty());
        self.persist_message(channel, message);
        let guild = self.model.channels.get(&channel).and_then(|stored| stored.guild);
        let mut data = json!({
            "channel_id": channel, "message_id": message, "user_id": user, "emoji": emoji_json(emoji),
            "burst": false, "type": 0,
        });
        if let Some(guild) = guild {
            data["guild_id"] = json!(guild);
        }
        if add {
            data["message_author_id"] = json!(author);
        }
        let intent = if guild.is_some() { GUILD_REACTIONS } else { DIRECT_REACTIONS };
        let event = if add { "MESSAGE_REACTION_ADD" } else { "MESSAGE_REACTION_REMOVE" };
        self.sessions.dispatch(event, guild, intent, &data);
        self.live_events.publish("reaction", Some(channel), None, data);
    }
}
