//! One gateway connection: hello, identify or resume, heartbeats, and outgoing events.

use std::collections::VecDeque;
use std::sync::Arc;
use std::time::Duration;

use axum::extract::ws::{CloseFrame, Message, WebSocket};
use serde::Deserialize;
use serde_json::{Value, json};
use tokio::sync::mpsc::{self, UnboundedReceiver, UnboundedSender};
use tokio::time::Instant;

use super::Compression;
use crate::app::App;
use crate::ids::Id;
use crate::intents::{GUILD_MEMBERS, GUILDS, KNOWN, PRIVILEGED};
use crate::sessions::{ResumeError, SocketCommand};

/// How many frames a bot may send per minute.
const FRAMES_PER_MINUTE: usize = 120;

/// The query string of the gateway address.
#[derive(Clone, Debug, Default, Deserialize)]
pub struct GatewayQuery {
    pub v: Option<String>,
    pub encoding: Option<String>,
    pub compress: Option<String>,
}

/// Why a connection ends.
enum End {
    /// The server closes it with one of Discord's close codes.
    Close(u16),
    /// The server drops it without a close frame.
    Drop,
    /// The bot closed it or was lost; `final_close` if the session cannot be resumed.
    Gone { final_close: bool },
}

struct Connection {
    app: Arc<App>,
    socket: WebSocket,
    compression: Compression,
    out: UnboundedSender<SocketCommand>,
    session: Option<String>,
    last_heartbeat: Instant,
    recent_frames: VecDeque<Instant>,
}

/// Serves one connection until either side closes it.
pub async fn serve(app: Arc<App>, socket: WebSocket, query: GatewayQuery) {
    let compression = if query.compress.as_deref() == Some("zlib-stream") {
        Compression::stream()
    } else {
        Compression::None
    };
    let (out, inbox) = mpsc::unbounded_channel();
    let mut connection = Connection {
        app,
        socket,
        compression,
        out,
        session: None,
        last_heartbeat: Instant::now(),
        recent_frames: VecDeque::new(),
    };
    let end = match query.v.as_deref() {
        None | Some("9" | "10") if query.encoding.as_deref().is_none_or(|encoding| encoding == "json") => {
            connection.run(inbox).await
        }
        None | Some("9" | "10") => End::Close(4002),
        Some(_) => End::Close(4012),
    };
    connection.finish(end).await;
}

impl Connection {
    async fn run(&mut self, mut inbox: UnboundedReceiver<SocketCommand>) -> End {
        let app = Arc::clone(&self.app);
        let interval = app.config.heartbeat_interval;
        let hello = json!({
            "op": 10, "d": { "heartbeat_interval": u64::try_from(interval.as_millis()).unwrap_or(41_250), "_trace": [] },
        });
        if let Err(end) = self.send(&hello).await {
            return end;
        }
        loop {
            let silence = self.last_heartbeat + interval + interval / 2;
            tokio::select! {
                () = app.stopped() => return End::Close(1001),
                () = tokio::time::sleep_until(silence) => return End::Close(4009),
                out = inbox.recv() => {
                    let Some(out) = out else { return End::Drop };
                    if let Err(end) = self.execute(out).await {
                        return end;
                    }
                }
                frame = self.socket.recv() => {
                    let result = match frame {
                        Some(Ok(Message::Text(text))) => self.receive(text.as_bytes()).await,
                        Some(Ok(Message::Binary(bytes))) => self.receive(&bytes).await,
                        Some(Ok(Message::Close(frame))) => {
                            // After 1000 and 1001 a session cannot be resumed; after any other code it can.
                            let code = frame.map_or(1005, |frame| frame.code);
                            Err(End::Gone { final_close: matches!(code, 1000 | 1001) })
                        }
                        Some(Ok(Message::Ping(_) | Message::Pong(_))) => Ok(()),
                        Some(Err(_)) | None => Err(End::Gone { final_close: false }),
                    };
                    if let Err(end) = result {
                        return end;
                    }
                }
            }
        }
    }

    async fn finish(mut self, end: End) {
        if let Some(id) = self.session.take() {
            let mut state = self.app.lock();
            if matches!(end, End::Gone { final_close: true }) {
                state.sessions.end(&id);
            } else {
                let now = state.now();
                state.sessions.detach(&id, &self.out, now);
            }
        }
        if let End::Close(code) = end {
            let frame = CloseFrame { code, reason: reason(code).into() };
            // The bot may be gone already. It gets a moment to answer the close frame.
            drop(self.socket.send(Message::Close(Some(frame))).await);
            drop(tokio::time::timeout(Duration::from_millis(500), self.socket.recv()).await);
        }
    }

    async fn send(&mut self, payload: &Value) -> Result<(), End> {
        self.send_text(&payload.to_string()).await
    }

    async fn send_text(&mut self, text: &str) -> Result<(), End> {
        let frame = self.compression.pack(text);
        self.socket.send(frame).await.map_err(|_| End::Gone { final_close: false })
    }

    /// Executes a command from the session.
    async fn execute(&mut self, out: SocketCommand) -> Result<(), End> {
        match out {
            SocketCommand::Text(text) => self.send_text(&text).await,
            SocketCommand::Reconnect => self.send(&json!({ "op": 7, "d": null })).await,
            SocketCommand::Invalid { resumable } => {
                // No events are sent here until the bot resumes or identifies again.
                if let Some(id) = self.session.take()
                    && resumable
                {
                    let mut state = self.app.lock();
                    let now = state.now();
                    state.sessions.detach(&id, &self.out, now);
                }
                self.send(&json!({ "op": 9, "d": resumable })).await
            }
            SocketCommand::Close(code) => Err(End::Close(code)),
            SocketCommand::Drop => Err(End::Drop),
        }
    }

    async fn receive(&mut self, bytes: &[u8]) -> Result<(), End> {
        let now = Instant::now();
        self.recent_frames.retain(|at| now.duration_since(*at) < Duration::from_secs(60));
        self.recent_frames.push_back(now);
        if self.recent_frames.len() > FRAMES_PER_MINUTE {
            return Err(End::Close(4008));
        }
        let Ok(payload) = serde_json::from_slice::<Value>(bytes) else { return Err(End::Close(4002)) };
        let data = payload.get("d").unwrap_or(&Value::Null);
        match payload.get("op").and_then(Value::as_u64) {
            Some(1) => {
                self.last_heartbeat = now;
                self.send(&json!({ "op": 11 })).await
            }
            Some(2) => self.identify(data),
            Some(6) => self.resume(data).await,
            // Presence and voice state updates are accepted and ignored.
            Some(3 | 4) if self.session.is_some() => Ok(()),
            Some(8) if self.session.is_some() => {
                self.request_members(data);
                Ok(())
            }
            Some(3 | 4 | 8) => Err(End::Close(4003)),
            Some(_) => Err(End::Close(4001)),
            None => Err(End::Close(4002)),
        }
    }

    fn identify(&mut self, data: &Value) -> Result<(), End> {
        if self.session.is_some() {
            return Err(End::Close(4005));
        }
        if !self.app.accepts(data.get("token").and_then(Value::as_str).unwrap_or_default()) {
            return Err(End::Close(4004));
        }
        let intents = data.get("intents").and_then(Value::as_u64).filter(|intents| intents & !KNOWN == 0);
        let Some(intents) = intents else { return Err(End::Close(4013)) };
        if intents & PRIVILEGED != 0 && !self.app.config.privileged_intents {
            return Err(End::Close(4014));
        }
        let shard = match data.get("shard") {
            None | Some(Value::Null) => (0, 1),
            Some(pair) => match (pair.get(0).and_then(Value::as_u64), pair.get(1).and_then(Value::as_u64)) {
                (Some(index), Some(count)) if index < count => (index, count),
                _ => return Err(End::Close(4010)),
            },
        };
        let compress = data.get("compress").and_then(Value::as_bool).unwrap_or(false);
        if compress && matches!(self.compression, Compression::None) {
            self.compression = Compression::PerMessage;
        }
        let mut state = self.app.lock();
        let state = &mut *state;
        let now = state.now();
        let id = state.sessions.begin(intents, shard, self.out.clone(), now);
        let mine = state.model.guilds.values().filter(|guild| guild.id.shard(shard.1) == shard.0);
        let unavailable: Vec<Value> =
            mine.clone().map(|guild| json!({ "id": guild.id, "unavailable": true })).collect();
        let ready = json!({
            "v": 10, "user": state.model.me_json(), "guilds": unavailable, "session_id": id,
            "resume_gateway_url": self.app.gateway_url(), "shard": [shard.0, shard.1],
            "application": { "id": state.model.bot, "flags": state.model.application_flags() },
            "private_channels": [], "relationships": [], "user_settings": {}, "session_type": "normal",
            "_trace": ["discord-sim"],
        });
        state.sessions.push(&id, "READY", &ready);
        if intents & GUILDS != 0 {
            for guild in mine {
                let mut json = state.model.guild_create_json(guild);
                if intents & GUILD_MEMBERS == 0 {
                    // Without this intent, the bot itself is the only member listed.
                    let own = guild.members.get(&state.model.bot);
                    json["members"] =
                        own.map_or(json!([]), |own| json!([state.model.member_json(state.model.bot, own)]));
                }
                state.sessions.push(&id, "GUILD_CREATE", &json);
            }
        }
        state.live_events.publish("bot_online", None, None, Value::Null);
        self.session = Some(id);
        Ok(())
    }

    async fn resume(&mut self, data: &Value) -> Result<(), End> {
        if self.session.is_some() {
            return Err(End::Close(4005));
        }
        if !self.app.accepts(data.get("token").and_then(Value::as_str).unwrap_or_default()) {
            return Err(End::Close(4004));
        }
        let id = data.get("session_id").and_then(Value::as_str).unwrap_or_default().to_owned();
        let seen = data.get("seq").and_then(Value::as_u64).unwrap_or(0);
        let result = {
            let mut state = self.app.lock();
            let now = state.now();
            state.sessions.resume(&id, seen, self.out.clone(), now)
        };
        match result {
            Ok(()) => {
                self.session = Some(id);
                Ok(())
            }
            Err(ResumeError::Unknown) => self.send(&json!({ "op": 9, "d": false })).await,
            Err(ResumeError::BadSequence) => Err(End::Close(4007)),
        }
    }

    fn request_members(&self, data: &Value) {
        let Some(session) = &self.session else { return };
        let mut state = self.app.lock();
        let state = &mut *state;
        let guild = data.get("guild_id").and_then(Id::of).and_then(|id| state.model.guilds.get(&id));
        let Some(guild) = guild else { return };
        let wanted: Option<Vec<Id>> = match data.get("user_ids") {
            Some(Value::Array(list)) => Some(list.iter().filter_map(Id::of).collect()),
            Some(single) => Id::of(single).map(|id| vec![id]),
            None => None,
        };
        let query = data.get("query").and_then(Value::as_str).unwrap_or_default().to_lowercase();
        let matches = |id: &Id| match &wanted {
            Some(wanted) => wanted.contains(id),
            None => state.model.user(*id).is_some_and(|user| user.name.to_lowercase().starts_with(&query)),
        };
        let members: Vec<Value> = guild
            .members
            .iter()
            .filter(|(id, _)| matches(id))
            .map(|(id, member)| state.model.member_json(*id, member))
            .collect();
        let chunk = json!({
            "guild_id": guild.id, "members": members, "chunk_index": 0, "chunk_count": 1, "not_found": [],
            "nonce": data.get("nonce").cloned().unwrap_or(Value::Null),
        });
        state.sessions.push(session, "GUILD_MEMBERS_CHUNK", &chunk);
    }
}

/// Discord's descriptions of its close codes.
fn reason(code: u16) -> &'static str {
    match code {
        1001 => "Going away.",
        4000 => "Unknown error.",
        4001 => "Unknown opcode.",
        4002 => "Error while decoding payload.",
        4003 => "Not authenticated.",
        4004 => "Authentication failed.",
        4005 => "Already authenticated.",
        4007 => "Invalid seq.",
        4008 => "Rate limited.",
        4009 => "Session timed out.",
        4010 => "Invalid shard.",
        4011 => "Sharding required.",
        4012 => "Invalid API version.",
        4013 => "Invalid intent(s).",
        4014 => "Disallowed intent(s).",
        _ => "",
    }
}
