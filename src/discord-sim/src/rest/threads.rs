//! Threads: begun from a message or on their own, joined and left.

use std::collections::BTreeSet;

use serde_json::{Value, json};

use super::{Call, Reply};
use crate::clock::iso;
use crate::errors::{self, ApiError};
use crate::ids::Id;
use crate::state::State;
use crate::validate::Form;
use crate::world::message::FLAG_HAS_THREAD;
use crate::world::{Channel, Message, PRIVATE_THREAD, PUBLIC_THREAD, TEXT, Thread, permissions as may};

pub fn route(call: &mut Call<'_>, channel: Id, rest: &[&str]) -> Result<Reply, ApiError> {
    match (call.request.method.as_str(), rest) {
        ("POST", ["threads"]) => start(call, channel, None),
        ("POST", ["messages", message, "threads"]) => start(call, channel, Some(Call::id(message)?)),
        ("GET", ["threads", "archived", "public" | "private"]) => {
            let world = &call.state.world;
            let threads = world.channels.values().filter(|one| {
                one.parent == Some(channel) && one.thread.as_ref().is_some_and(|thread| thread.archived)
            });
            let threads: Vec<Value> = threads.map(|one| world.channel_json(one)).collect();
            Ok(Reply::Ok(json!({ "threads": threads, "members": [], "has_more": false })))
        }
        ("GET", ["thread-members"]) => {
            let thread = thread(call, channel)?;
            let members = thread.members.iter().map(|id| member(channel, *id, thread.created_ms));
            Ok(Reply::Ok(members.collect()))
        }
        ("GET", ["thread-members", who]) => {
            let (who, thread) = (id_or_me(call, who)?, thread(call, channel)?);
            if !thread.members.contains(&who) {
                return Err(errors::UNKNOWN_MEMBER);
            }
            Ok(Reply::Ok(member(channel, who, thread.created_ms)))
        }
        ("PUT" | "DELETE", ["thread-members", who]) => {
            let who = id_or_me(call, who)?;
            call.state.world.user(who).ok_or(errors::UNKNOWN_USER)?;
            thread(call, channel)?;
            call.state.enter_thread(channel, who, call.request.method == "PUT");
            Ok(Reply::None)
        }
        _ => Err(errors::method_not_allowed()),
    }
}

fn id_or_me(call: &Call<'_>, text: &str) -> Result<Id, ApiError> {
    if text == "@me" { Ok(call.state.world.bot) } else { Call::id(text) }
}

fn thread<'a>(call: &'a Call<'_>, channel: Id) -> Result<&'a Thread, ApiError> {
    let place = call.state.world.channels.get(&channel).ok_or(errors::UNKNOWN_CHANNEL)?;
    place.thread.as_ref().ok_or(errors::SYSTEM_CHANNEL_ACTION)
}

fn member(thread: Id, who: Id, joined_ms: u64) -> Value {
    json!({ "id": thread, "user_id": who, "join_timestamp": iso(joined_ms), "flags": 0 })
}

fn start(call: &mut Call<'_>, parent: Id, from: Option<Id>) -> Result<Reply, ApiError> {
    let body = &call.request.body;
    let mut form = Form::default();
    let name = form.needed_text(body, "", "name", &(1..=100));
    let auto_archive = match body.get("auto_archive_duration") {
        None | Some(Value::Null) => 4320,
        Some(_) => form.one_of(body, "", "auto_archive_duration", &[60, 1440, 4320, 10_080]).unwrap_or(4320),
    };
    let kind = match body.get("type") {
        None | Some(Value::Null) => i64::from(if from.is_some() { PUBLIC_THREAD } else { PRIVATE_THREAD }),
        Some(_) => form.one_of(body, "", "type", &[11, 12]).unwrap_or(11),
    };
    form.finish()?;
    let place = call.state.world.channels.get(&parent).ok_or(errors::UNKNOWN_CHANNEL)?;
    if place.kind != TEXT {
        return Err(errors::SYSTEM_CHANNEL_ACTION);
    }
    let private = from.is_none() && kind == i64::from(PRIVATE_THREAD);
    call.need(parent, if private { may::CREATE_PRIVATE_THREADS } else { may::CREATE_PUBLIC_THREADS })?;
    if let Some(message) = from {
        call.state.world.message(parent, message).ok_or(errors::UNKNOWN_MESSAGE)?;
        if call.state.world.channels.contains_key(&message) {
            return Err(errors::THREAD_EXISTS);
        }
    }
    let bot = call.state.world.bot;
    let auto_archive = u64::try_from(auto_archive).unwrap_or(4320);
    let id = call.state.start_thread(parent, from, &name.unwrap_or_default(), bot, private, auto_archive);
    let thread = call.state.world.channels.get(&id).ok_or(errors::UNKNOWN_CHANNEL)?;
    Ok(Reply::Created(call.state.world.channel_json(thread)))
}

impl State {
    /// Begins a thread; one that grows from a message has the id of that message.
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
        let guild = self.world.channels.get(&parent).and_then(|place| place.guild);
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
        self.world.channels.insert(id, channel);
        self.tell_channel("THREAD_CREATE", "channel_create", id);
        match from {
            Some(message) => {
                if let Some(message) = self.world.message_mut(parent, message) {
                    message.flags |= FLAG_HAS_THREAD;
                }
                self.tell_edited(parent, message);
            }
            None if !private => {
                // A public thread of its own is announced in its channel.
                let mut note = Message::new(self.next_id(), parent, owner, created_ms);
                note.kind = 18;
                note.content = name.into();
                self.post(note);
            }
            None => {}
        }
        id
    }

    /// Adds somebody to a thread or removes them.
    pub fn enter_thread(&mut self, id: Id, who: Id, enter: bool) {
        let Some(channel) = self.world.channels.get_mut(&id) else { return };
        let guild = channel.guild;
        let Some(thread) = &mut channel.thread else { return };
        let changed = if enter { thread.members.insert(who) } else { thread.members.remove(&who) };
        if !changed {
            return;
        }
        let count = thread.members.len();
        let (added, removed) =
            if enter { (vec![member(id, who, thread.created_ms)], vec![]) } else { (vec![], vec![who]) };
        let data = json!({
            "id": id, "guild_id": guild, "member_count": count, "added_members": added,
            "removed_member_ids": removed,
        });
        self.keep_channel(id);
        self.sessions.dispatch("THREAD_MEMBERS_UPDATE", guild, crate::gateway::GUILDS, &data);
        self.hub.publish("thread_members", Some(id), None, data);
    }
}
