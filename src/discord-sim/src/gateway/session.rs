//! Gateway sessions: numbered events, kept for a while so that a lost connection can be resumed.

use std::collections::{HashMap, VecDeque};
use std::sync::Arc;

use serde_json::{Value, json};
use tokio::sync::mpsc::UnboundedSender;

use super::{ALWAYS, MESSAGE_CONTENT};
use crate::ids::Id;

/// How many events are kept for a resume.
const KEPT: usize = 2000;
/// How long a session outlives its connection.
const LIFETIME_MS: u64 = 180_000;

/// What a socket is told to do.
#[derive(Clone, Debug)]
pub enum Out {
    Text(Arc<str>),
    /// Op 9; the socket forgets its session unless it may resume.
    Invalid {
        resumable: bool,
    },
    /// Op 7: please reconnect and resume.
    Reconnect,
    /// Closes with a code.
    Close(u16),
    /// Hangs up without a word.
    Drop,
}

/// A disturbance of the gateway on demand.
#[derive(Clone, Copy, Debug)]
pub enum GatewayFault {
    Drop,
    Close(u16),
    Reconnect,
    InvalidSession { resumable: bool },
}

#[derive(Debug)]
struct Session {
    sequence: u64,
    kept: VecDeque<(u64, Arc<str>)>,
    out: Option<UnboundedSender<Out>>,
    intents: u64,
    shard: (u64, u64),
    lost_ms: Option<u64>,
}

impl Session {
    fn push(&mut self, event: &str, data: &Value) {
        self.sequence += 1;
        let text: Arc<str> = json!({ "op": 0, "t": event, "s": self.sequence, "d": data }).to_string().into();
        self.kept.push_back((self.sequence, Arc::clone(&text)));
        if self.kept.len() > KEPT {
            self.kept.pop_front();
        }
        self.send(Out::Text(text));
    }

    fn send(&mut self, out: Out) {
        if self.out.as_ref().is_some_and(|socket| socket.send(out).is_err()) {
            self.out = None;
        }
    }

    fn hears(&self, guild: Option<Id>, intent: u64) -> bool {
        let shard = guild.map_or(0, |guild| guild.shard(self.shard.1));
        shard == self.shard.0 && (intent == ALWAYS || self.intents & intent != 0)
    }
}

/// Why a session cannot be resumed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ResumeError {
    Unknown,
    /// The bot claims to have seen more than was sent.
    BadSequence,
}

#[derive(Debug, Default)]
pub struct Sessions {
    sessions: HashMap<String, Session>,
    started: u64,
}

impl Sessions {
    /// Begins a session; the caller then pushes `READY` and what follows.
    pub fn begin(
        &mut self,
        intents: u64,
        shard: (u64, u64),
        out: UnboundedSender<Out>,
        now_ms: u64,
    ) -> String {
        self.sessions.retain(|_, old| old.lost_ms.is_none_or(|lost| lost + LIFETIME_MS > now_ms));
        self.started += 1;
        let id = format!("{:016x}{now_ms:016x}", self.started);
        let session =
            Session { sequence: 0, kept: VecDeque::new(), out: Some(out), intents, shard, lost_ms: None };
        self.sessions.insert(id.clone(), session);
        id
    }

    /// Sends an event to one session.
    pub fn push(&mut self, id: &str, event: &str, data: &Value) {
        if let Some(session) = self.sessions.get_mut(id) {
            session.push(event, data);
        }
    }

    /// Takes up a session on a new socket and sends what was missed.
    pub fn resume(
        &mut self,
        id: &str,
        seen: u64,
        out: UnboundedSender<Out>,
        now_ms: u64,
    ) -> Result<(), ResumeError> {
        let session = self.sessions.get_mut(id).ok_or(ResumeError::Unknown)?;
        if session.lost_ms.is_some_and(|lost| lost + LIFETIME_MS <= now_ms) {
            self.sessions.remove(id);
            return Err(ResumeError::Unknown);
        }
        if seen > session.sequence {
            return Err(ResumeError::BadSequence);
        }
        let oldest = session.kept.front().map_or(session.sequence + 1, |(number, _)| *number);
        if seen + 1 < oldest {
            self.sessions.remove(id);
            return Err(ResumeError::Unknown);
        }
        if let Some(old) = session.out.replace(out) {
            // A socket that was replaced is of no use to anybody.
            drop(old.send(Out::Drop));
        }
        session.lost_ms = None;
        let missed: Vec<_> = session.kept.iter().filter(|(number, _)| *number > seen).cloned().collect();
        for (_, text) in missed {
            session.send(Out::Text(text));
        }
        session.push("RESUMED", &json!({ "_trace": [] }));
        Ok(())
    }

    /// The socket is gone; the session waits to be resumed.
    pub fn lose(&mut self, id: &str, out: &UnboundedSender<Out>, now_ms: u64) {
        if let Some(session) = self.sessions.get_mut(id)
            && session.out.as_ref().is_none_or(|own| own.same_channel(out))
        {
            session.out = None;
            session.lost_ms = Some(now_ms);
        }
    }

    /// The bot said goodbye, or the session was declared invalid.
    pub fn end(&mut self, id: &str) {
        self.sessions.remove(id);
    }

    pub fn connected(&self) -> usize {
        self.sessions.values().filter(|session| session.out.is_some()).count()
    }

    /// Sends an event to every session that hears it.
    pub fn dispatch(&mut self, event: &str, guild: Option<Id>, intent: u64, data: &Value) {
        for session in self.sessions.values_mut().filter(|session| session.hears(guild, intent)) {
            session.push(event, data);
        }
    }

    /// Sends a message event; without the right to message content, it arrives blank unless `free`.
    pub fn dispatch_message(
        &mut self,
        event: &str,
        guild: Option<Id>,
        intent: u64,
        data: &Value,
        free: bool,
    ) {
        for session in self.sessions.values_mut().filter(|session| session.hears(guild, intent)) {
            if free || session.intents & MESSAGE_CONTENT != 0 {
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

    /// Disturbs every connection; returns how many there were.
    pub fn disturb(&mut self, fault: GatewayFault) -> usize {
        let count = self.connected();
        let out = match fault {
            GatewayFault::Drop => Out::Drop,
            GatewayFault::Close(code) => Out::Close(code),
            GatewayFault::Reconnect => Out::Reconnect,
            GatewayFault::InvalidSession { resumable } => Out::Invalid { resumable },
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
