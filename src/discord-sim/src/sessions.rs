//! Gateway sessions: numbered events, buffered so that a lost connection can be resumed.

use std::collections::{HashMap, VecDeque};
use std::sync::Arc;

use serde_json::{Value, json};
use tokio::sync::mpsc::UnboundedSender;

use crate::ids::Id;
use crate::intents::{ALWAYS, MESSAGE_CONTENT};

/// How many events are buffered for a resume.
const BUFFER: usize = 2000;
/// How long a session without a connection can be resumed.
const LIFETIME_MS: u64 = 180_000;

/// A command for the connection of a session.
#[derive(Clone, Debug)]
pub enum SocketCommand {
    Text(Arc<str>),
    /// Op 9. Unless resumable, the connection drops its session.
    Invalid {
        resumable: bool,
    },
    /// Op 7: asks the bot to reconnect and resume.
    Reconnect,
    /// Closes the connection with a close code.
    Close(u16),
    /// Drops the connection without a close frame.
    Drop,
}

/// A fault that hits all gateway connections at once.
#[derive(Clone, Copy, Debug)]
pub enum GatewayFault {
    Drop,
    Close(u16),
    Reconnect,
    InvalidSession { resumable: bool },
}

/// One session. It has a connection, or waits to be resumed.
#[derive(Debug)]
struct Session {
    sequence: u64,
    buffer: VecDeque<(u64, Arc<str>)>,
    out: Option<UnboundedSender<SocketCommand>>,
    intents: u64,
    shard: (u64, u64),
    detached_ms: Option<u64>,
}

impl Session {
    fn push(&mut self, event: &str, data: &Value) {
        self.sequence += 1;
        let text: Arc<str> = json!({ "op": 0, "t": event, "s": self.sequence, "d": data }).to_string().into();
        self.buffer.push_back((self.sequence, Arc::clone(&text)));
        if self.buffer.len() > BUFFER {
            self.buffer.pop_front();
        }
        self.send(SocketCommand::Text(text));
    }

    fn send(&mut self, out: SocketCommand) {
        if self.out.as_ref().is_some_and(|socket| socket.send(out).is_err()) {
            self.out = None;
        }
    }

    fn receives(&self, guild: Option<Id>, intent: u64) -> bool {
        let shard = guild.map_or(0, |guild| guild.shard(self.shard.1));
        shard == self.shard.0 && (intent == ALWAYS || self.intents & intent != 0)
    }
}

/// Why a session cannot be resumed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ResumeError {
    Unknown,
    /// The bot claims to have received more events than were sent.
    BadSequence,
}

/// All sessions of the bot.
#[derive(Debug, Default)]
pub struct Sessions {
    sessions: HashMap<String, Session>,
    started: u64,
}

impl Sessions {
    /// Starts a session. The caller then pushes `READY` and the guilds.
    pub fn begin(
        &mut self,
        intents: u64,
        shard: (u64, u64),
        out: UnboundedSender<SocketCommand>,
        now_ms: u64,
    ) -> String {
        self.sessions.retain(|_, old| old.detached_ms.is_none_or(|since| since + LIFETIME_MS > now_ms));
        self.started += 1;
        let id = format!("{:016x}{now_ms:016x}", self.started);
        let session = Session {
            sequence: 0,
            buffer: VecDeque::new(),
            out: Some(out),
            intents,
            shard,
            detached_ms: None,
        };
        self.sessions.insert(id.clone(), session);
        id
    }

    /// Sends an event to one session.
    pub fn push(&mut self, id: &str, event: &str, data: &Value) {
        if let Some(session) = self.sessions.get_mut(id) {
            session.push(event, data);
        }
    }

    /// Resumes a session on a new connection and sends the missed events.
    pub fn resume(
        &mut self,
        id: &str,
        seen: u64,
        out: UnboundedSender<SocketCommand>,
        now_ms: u64,
    ) -> Result<(), ResumeError> {
        let session = self.sessions.get_mut(id).ok_or(ResumeError::Unknown)?;
        if session.detached_ms.is_some_and(|since| since + LIFETIME_MS <= now_ms) {
            self.sessions.remove(id);
            return Err(ResumeError::Unknown);
        }
        if seen > session.sequence {
            return Err(ResumeError::BadSequence);
        }
        let oldest = session.buffer.front().map_or(session.sequence + 1, |(number, _)| *number);
        if seen + 1 < oldest {
            self.sessions.remove(id);
            return Err(ResumeError::Unknown);
        }
        if let Some(old) = session.out.replace(out) {
            // The old connection was replaced.
            drop(old.send(SocketCommand::Drop));
        }
        session.detached_ms = None;
        let missed: Vec<_> = session.buffer.iter().filter(|(number, _)| *number > seen).cloned().collect();
        for (_, text) in missed {
            session.send(SocketCommand::Text(text));
        }
        session.push("RESUMED", &json!({ "_trace": [] }));
        Ok(())
    }

    /// Records that a session lost its connection. It can be resumed.
    pub fn detach(&mut self, id: &str, out: &UnboundedSender<SocketCommand>, now_ms: u64) {
        if let Some(session) = self.sessions.get_mut(id)
            && session.out.as_ref().is_none_or(|current| current.same_channel(out))
        {
            session.out = None;
            session.detached_ms = Some(now_ms);
        }
    }

    /// Ends a session for good.
    pub fn end(&mut self, id: &str) {
        self.sessions.remove(id);
    }

    pub fn connected(&self) -> usize {
        self.sessions.values().filter(|session| session.out.is_some()).count()
    }

    /// Sends an event to every session on the guild's shard that has the intent.
    pub fn dispatch(&mut self, event: &str, guild: Option<Id>, intent: u64, data: &Value) {
        for session in self.sessions.values_mut().filter(|session| session.receives(guild, intent)) {
            session.push(event, data);
        }
    }

    /// Sends a message event. Unless `content_visible`, sessions without the message content intent get it
    /// without content.
    pub fn dispatch_message(
        &mut self,
        event: &str,
        guild: Option<Id>,
        intent: u64,
        data: &Value,
        content_visible: bool,
    ) {
        for session in self.sessions.values_mut().filter(|session| session.receives(guild, intent)) {
            if content_visible || session.intents & MESSAGE_CONTENT != 0 {
                session.push(event, data);
            } else {
                let mut blank = data.clone();
                blank["content"] = json!("");
                for key in ["embeds", "attachments", "components"] {
                    blank[key] = json!([]);
                }
                session.push(event, &blank);
            }
        }
    }

    /// Applies a fault to every connection; returns how many there were.
    pub fn inject(&mut self, fault: GatewayFault) -> usize {
        let count = self.connected();
        let out = match fault {
            GatewayFault::Drop => SocketCommand::Drop,
            GatewayFault::Close(code) => SocketCommand::Close(code),
            GatewayFault::Reconnect => SocketCommand::Reconnect,
            GatewayFault::InvalidSession { resumable } => SocketCommand::Invalid { resumable },
        };
        for session in self.sessions.values_mut() {
            session.send(out.clone());
        }
        if matches!(fault, GatewayFault::InvalidSession { resumable: false }) {
            self.sessions.clear();
        }
        count
    }
}
