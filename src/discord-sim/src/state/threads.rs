//! Threads: creation and membership.

use std::collections::BTreeSet;

use serde_json::json;

use super::State;
use crate::ids::Id;
use crate::intents::GUILDS;
use crate::model::message::FLAG_HAS_THREAD;
use crate::model::objects::thread_member_json;
use crate::model::{Channel, Message, PRIVATE_THREAD, PUBLIC_THREAD, Thread};

impl State {
    /// Starts a thread. A thread that is started from a message has the id of that message.
    pub fn start_thread(
        &mut self,
        parent: Id,
        from: Option<Id>,
        name: &str,
        owner: Id,
        private: bool,
        auto_archive: u64,
    ) -> Id {
        let created_ms = self.now();
        let id = from.unwrap_or_else(|| self.next_id());
        let guild = self.model.channels.get(&parent).and_then(|stored| stored.guild);
        let thread = Thread {
            owner,
            archived: false,
            locked: false,
            auto_archive,
            created_ms,
            members: BTreeSet::from([owner]),
        };
        let channel = Channel {
            id,
            guild,
            kind: if private { PRIVATE_THREAD } else { PUBLIC_THREAD },
            name: name.into(),
            topic: None,
            parent: Some(parent),
            position: 0,
            overwrites: Vec::new(),
            recipient: None,
            thread: Some(thread),
            last_message: None,
        };
        self.model.channels.insert(id, channel);
        self.announce_channel("THREAD_CREATE", "channel_create", id);
        match from {
            Some(message) => {
                if let Some(message) = self.model.message_mut(parent, message) {
                    message.flags |= FLAG_HAS_THREAD;
                }
                self.announce_edit(parent, message);
            }
            None if !private => {
                // Discord announces such a thread by a system message in the parent channel.
                let mut note = Message::new(self.next_id(), parent, owner, created_ms);
                note.kind = 18;
                note.content = name.into();
                self.post(note);
            }
            None => {}
        }
        id
    }

    /// Adds a user to a thread, or removes them.
    pub fn set_thread_member(&mut self, id: Id, user: Id, joined: bool) {
        let Some(channel) = self.model.channels.get_mut(&id) else { return };
        let guild = channel.guild;
        let Some(thread) = &mut channel.thread else { return };
        let changed = if joined { thread.members.insert(user) } else { thread.members.remove(&user) };
        if !changed {
            return;
        }
        let count = thread.members.len();
        let (added, removed) = if joined {
            (vec![thread_member_json(id, user, thread.created_ms)], vec![])
        } else {
            (vec![], vec![user])
        };
        let data = json!({
            "id": id, "guild_id": guild, "member_count": count, "added_members": added,
            "removed_member_ids": removed,
        });
        self.persist_channel(id);
        self.sessions.dispatch("THREAD_MEMBERS_UPDATE", guild, GUILDS, &data);
        self.live_events.publish("thread_members", Some(id), None, data);
    }
}
