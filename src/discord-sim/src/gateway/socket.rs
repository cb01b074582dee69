//! One gateway connection: hello, identify or resume, heartbeats, and events out.

use std::collections::VecDeque;
use std::sync::Arc;
use std::time::Duration;

use axum::extract::ws::{CloseFrame, Message, WebSocket};
use serde::Deserialize;
use serde_json::{Value, json};
use tokio::sync::mpsc::{self, UnboundedReceiver, UnboundedSender};
use tokio::time::Instant;

use super::session::{Out, ResumeError};
use super::{Compression, KNOWN, PRIVILEGED};
use crate::app::App;
use crate::ids::Id;

/// Frames that a bot may send per minute.
const FRAMES_PER_MINUTE: usize = 120;

/// The query of the gateway's address.
#[derive(Clone, Debug, Default, Deserialize)]
pub struct GatewayQuery {
    pub v: Option<String>,
    pub encoding: Option<String>,
    pub compress: Option<String>,
}

/// Why a connection ends.
enum End {
    /// With a close code of Discord's.
    Close(u16),
    /// Without a word.
    Drop,
    /// The other side is gone; whether it said goodbye for good.
    Gone { for_good: bool },
}

struct Connection {
    app: Arc<App>,
    socket: WebSocket,
    packing: Compression,
    out: UnboundedSender<Out>,
    session: Option<String>,
    last_beat: Instant,
    recent: VecDeque<Instant>,
}

/// Speaks with one bot until either side has enough.
pub async fn serve(app: Arc<App>, socket: WebSocket, query: GatewayQuery) {
    let packing = if query.compress.as_deref() == Some("zlib-stream") {
        Compression::stream()
    } else {
        Compression::None
    };
    let (out, inbox) = mpsc::unbounded_channel();
    let mut connection = Connection {
        app,
        socket,
        packing,
        out,
        session: None,
        last_beat: Instant::now(),
        recent: VecDeque::new(),
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
    async fn run(&mut self, mut inbox: UnboundedReceiver<Out>) -> End {
        let app = Arc::clone(&self.app);
        let beat = app.config.heartbeat_interval;
        let hello = json!({
            "op": 10, "d": { "heartbeat_interval": u64::try_from(beat.as_millis()).unwrap_or(41_250), "_trace": [] },
        });
        if let Err(end) = self.send(&hello).await {
            return end;
        }
        loop {
            let silence = self.last_beat + beat + beat / 2;
            tokio::select! {
                () = app.stopped() => return End::Close(1001),
                () = tokio::time::sleep_until(silence) => return End::Close(4009),
                out = inbox.recv() => {
                    let Some(out) = out else { return End::Drop };
                    if let Err(end) = self.obey(out).await {
                        return end;
                    }
                }
                frame = self.socket.recv() => {
                    let result = match frame {
                        Some(Ok(Message::Text(text))) => self.hear(text.as_bytes()).await,
                        Some(Ok(Message::Binary(bytes))) => self.hear(&bytes).await,
                        Some(Ok(Message::Close(frame))) => {
                            // 1000 and 1001 end the session, any other code leaves it to be resumed.
                            let code = frame.map_or(1005, |frame| frame.code);
                            Err(End::Gone { for_good: matches!(code, 1000 | 1001) })
                        }
                        Some(Ok(Message::Ping(_) | Message::Pong(_))) => Ok(()),
                        Some(Err(_)) | None => Err(End::Gone { for_good: false }),
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
            if matches!(end, End::Gone { for_good: true }) {
                state.sessions.end(&id);
            } else {
                let now = state.now();
                state.sessions.lose(&id, &self.out, now);
            }
        }
        if let End::Close(code) = end {
            let frame = CloseFrame { code, reason: reason(code).into() };
            // The other side may be gone already; and it gets a moment to answer.
            drop(self.socket.send(Message::Close(Some(frame))).await);
            drop(tokio::time::timeout(Duration::from_millis(500), self.socket.recv()).await);
        }
    }

    async fn send(&mut self, payload: &Value) -> Result<(), End> {
        self.send_text(&payload.to_string()).await
    }

    async fn send_text(&mut self, text: &str) -> Result<(), End> {
        let frame = self.packing.pack(text);
        self.socket.send(frame).await.map_err(|_| End::Gone { for_good: false })
    }

    /// Does what the rest of the sim wants of this connection.
    async fn obey(&mut self, out: Out) -> Result<(), End> {
        match out {
            Out::Text(text) => self.send_text(&text).await,
            Out::Reconnect => self.send(&json!({ "op": 7, "d": null })).await,
            Out::Invalid { resumable } => {
                // Until the bot resumes or identifies again, here or elsewhere, it hears nothing.
                if let Some(id) = self.session.take()
                    && resumable
                {
                    let mut state = self.app.lock();
                    let now = state.now();
                    state.sessions.lose(&id, &self.out, now);
                }
                self.send(&json!({ "op": 9, "d": resumable })).await
            }
            Out::Close(code) => Err(End::Close(code)),
            Out::Drop => Err(End::Drop),
        }
    }

    async fn hear(&mut self, bytes: &[u8]) -> Result<(), End> {
        let now = Instant::now();
        self.recent.retain(|at| now.duration_since(*at) < Duration::from_secs(60));
        self.recent.push_back(now);
        if self.recent.len() > FRAMES_PER_MINUTE {
            return Err(End::Close(4008));
        }
        let Ok(payload) = serde_json::from_slice::<Value>(bytes) else { return Err(End::Close(4002)) };
        let data = payload.get("d").unwrap_or(&Value::Null);
        match payload.get("op").and_then(Value::as_u64) {
            Some(1) => {
                self.last_beat = now;
                self.send(&json!({ "op": 11 })).await
            }
            Some(2) => self.identify(data),
            Some(6) => self.resume(data).await,
            // Presence and voice state: nobody here looks at them.
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
        if compress && matches!(self.packing, Compression::None) {
            self.packing = Compression::PerMessage;
        }
        let mut state = self.app.lock();
        let state = &mut *state;
        let now = state.now();
        let id = state.sessions.begin(intents, shard, self.out.clone(), now);
        let mine = state.world.guilds.values().filter(|guild| guild.id.shard(shard.1) == shard.0);
        let unavailable: Vec<Value> =
            mine.clone().map(|guild| json!({ "id": guild.id, "unavailable": true })).collect();
        let ready = json!({
            "v": 10, "user": state.world.me_json(), "guilds": unavailable, "session_id": id,
            "resume_gateway_url": self.app.gateway_url(), "shard": [shard.0, shard.1],
            "application": { "id": state.world.bot, "flags": state.world.application_flags() },
            "private_channels": [], "relationships": [], "user_settings": {}, "session_type": "normal",
            "_trace": ["discord-sim"],
        });
        state.sessions.push(&id, "READY", &ready);
        if intents & super::GUILDS != 0 {
            for guild in mine {
                let mut json = state.world.guild_create_json(guild);
                if intents & super::GUILD_MEMBERS == 0 {
                    // Without that intent a bot is shown nobody but itself.
                    let own = guild.members.get(&state.world.bot);
                    json["members"] =
                        own.map_or(json!([]), |own| json!([state.world.member_json(state.world.bot, own)]));
                }
                state.sessions.push(&id, "GUILD_CREATE", &json);
            }
        }
        state.hub.publish("bot_online", None, None, Value::Null);
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
        let guild = data.get("guild_id").and_then(Id::of).and_then(|id| state.world.guilds.get(&id));
        let Some(guild) = guild else { return };
        let wanted: Option<Vec<Id>> = match data.get("user_ids") {
            Some(Value::Array(list)) => Some(list.iter().filter_map(Id::of).collect()),
            Some(single) => Id::of(single).map(|id| vec![id]),
            None => None,
        };
        let query = data.get("query").and_then(Value::as_str).unwrap_or_default().to_lowercase();
        let matches = |id: &Id| match &wanted {
            Some(wanted) => wanted.contains(id),
            None => state.world.user(*id).is_some_and(|user| user.name.to_lowercase().starts_with(&query)),
        };
        let members: Vec<Value> = guild
            .members
            .iter()
            .filter(|(id, _)| matches(id))
            .map(|(id, member)| state.world.member_json(*id, member))
            .collect();
        let chunk = json!({
            "guild_id": guild.id, "members": members, "chunk_index": 0, "chunk_count": 1, "not_found": [],
            "nonce": data.get("nonce").cloned().unwrap_or(Value::Null),
        });
        state.sessions.push(session, "GUILD_MEMBERS_CHUNK", &chunk);
    }
}

/// Discord's words for its close codes.
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
