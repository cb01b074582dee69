//! A client of the user API over HTTP, for tests. The server may run in this process or in another one.

mod user;

use std::time::Duration;

use reqwest::{Method, RequestBuilder};
use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};

use crate::faults::{Fault, Match};
use crate::ids::Id;
use crate::outcome::AttachmentView;
use crate::request_log::{Latency, LoggedRequest};
pub use user::TestUser;

/// Why a call failed.
#[derive(Debug, thiserror::Error)]
pub enum ClientError {
    /// The server refused: `code` is stable, `reason` says what to do instead.
    #[error("{reason} ({code})")]
    Refused { status: u16, code: String, reason: String },
    #[error("the server cannot be reached: {0}")]
    Transport(#[from] reqwest::Error),
    #[error("there is no channel #{0}")]
    NoChannel(String),
    #[error("no match within {waited:?}; last seen:\n{seen}")]
    TimedOut { waited: Duration, seen: String },
}

/// A client of one server. Cheap to clone.
#[derive(Clone, Debug)]
pub struct Client {
    http: reqwest::Client,
    origin: String,
}

#[derive(Deserialize)]
struct Refusal {
    error: String,
    code: String,
}

#[derive(Deserialize)]
struct Created {
    id: Id,
}

#[derive(Deserialize)]
struct UserInfo {
    id: Id,
    name: String,
}

/// A channel as listed by the user API.
#[derive(Clone, Debug, Deserialize)]
pub struct ChannelInfo {
    pub id: Id,
    pub name: String,
    #[serde(rename = "type")]
    pub kind: u8,
    pub guild_id: Option<Id>,
    pub parent_id: Option<Id>,
    pub recipient_id: Option<Id>,
}

impl Client {
    pub fn new(origin: &str) -> Self {
        Self { http: reqwest::Client::new(), origin: origin.trim_end_matches('/').to_owned() }
    }

    pub fn origin(&self) -> &str {
        &self.origin
    }

    fn request(&self, method: Method, path: &str) -> RequestBuilder {
        self.http.request(method, format!("{}/sim{path}", self.origin))
    }

    async fn send<T: DeserializeOwned>(request: RequestBuilder) -> Result<T, ClientError> {
        let response = request.send().await?;
        let status = response.status();
        if status.is_success() {
            return Ok(response.json().await?);
        }
        let text = response.text().await?;
        let refusal =
            serde_json::from_str(&text).unwrap_or(Refusal { error: text, code: "unreadable".into() });
        Err(ClientError::Refused { status: status.as_u16(), code: refusal.code, reason: refusal.error })
    }

    async fn get<T: DeserializeOwned>(&self, path: &str) -> Result<T, ClientError> {
        Self::send(self.request(Method::GET, path)).await
    }

    async fn post<T: DeserializeOwned>(&self, path: &str, body: &Value) -> Result<T, ClientError> {
        Self::send(self.request(Method::POST, path).json(body)).await
    }

    /// Creates a user in the first guild.
    pub async fn create_user(&self, name: &str, locale: &str) -> Result<TestUser, ClientError> {
        let made: Created = self.post("/persons", &json!({ "name": name, "locale": locale })).await?;
        Ok(TestUser::new(self.clone(), made.id, name.to_owned()))
    }

    /// The overview of the server: `GET /sim/state`.
    pub async fn state(&self) -> Result<Value, ClientError> {
        self.get("/state").await
    }

    /// The first guild.
    pub async fn guild(&self) -> Result<Id, ClientError> {
        let state = self.state().await?;
        let guild = state.pointer("/guilds/0/id").and_then(Id::of);
        guild.ok_or_else(|| ClientError::NoChannel("(there is no guild)".into()))
    }

    /// The bot's user and application id.
    pub async fn bot(&self) -> Result<Id, ClientError> {
        let state = self.state().await?;
        Ok(state.pointer("/bot/id").and_then(Id::of).unwrap_or_default())
    }

    /// Waits until the bot is connected to the gateway and has registered at least one command.
    pub async fn wait_for_bot(&self, patience: Duration) -> Result<(), ClientError> {
        let begun = tokio::time::Instant::now();
        loop {
            let state = self.state().await?;
            let ready = state["bot"]["connections"] != json!(0) && state["commands"] != json!(0);
            if ready {
                return Ok(());
            }
            if begun.elapsed() >= patience {
                let seen = format!("bot: {}, commands: {}", state["bot"], state["commands"]);
                return Err(ClientError::TimedOut { waited: patience, seen });
            }
            let version = state["version"].as_u64().unwrap_or(0);
            self.changes(version, Duration::from_millis(200)).await?;
        }
    }

    /// All users except the bot.
    pub async fn users(&self) -> Result<Vec<TestUser>, ClientError> {
        let users: Vec<UserInfo> = self.get("/persons").await?;
        Ok(users.into_iter().map(|one| TestUser::new(self.clone(), one.id, one.name)).collect())
    }

    /// Waits for an event newer than `since`; returns the number of the newest event.
    pub async fn changes(&self, since: u64, patience: Duration) -> Result<u64, ClientError> {
        let ms = patience.as_millis();
        let answer: Value = self.get(&format!("/changes?since={since}&timeout_ms={ms}")).await?;
        Ok(answer["version"].as_u64().unwrap_or(since))
    }

    /// The channel or thread with this name, in any guild.
    pub async fn channel(&self, name: &str) -> Result<Id, ClientError> {
        let state = self.state().await?;
        let guilds = state["guilds"].as_array().into_iter().flatten();
        let mut channels = guilds.flat_map(|guild| guild["channels"].as_array().into_iter().flatten());
        let found = channels.find(|channel| channel["name"] == json!(name));
        found.and_then(|channel| Id::of(&channel["id"])).ok_or_else(|| ClientError::NoChannel(name.into()))
    }

    pub async fn create_guild(&self, name: &str, owner: &TestUser) -> Result<Id, ClientError> {
        let made: Created = self.post("/guilds", &json!({ "name": name, "owner": owner.id() })).await?;
        Ok(made.id)
    }

    pub async fn create_channel(&self, guild: Id, name: &str) -> Result<Id, ClientError> {
        let made: Created = self.post(&format!("/guilds/{guild}/channels"), &json!({ "name": name })).await?;
        Ok(made.id)
    }

    pub async fn join(&self, guild: Id, user: &TestUser) -> Result<(), ClientError> {
        self.post(&format!("/guilds/{guild}/members"), &json!({ "person_id": user.id() })).await
    }

    /// Removes a user or the bot from a guild.
    pub async fn leave(&self, guild: Id, user: Id) -> Result<(), ClientError> {
        let path = format!("/guilds/{guild}/members/{user}");
        Self::send::<Value>(self.request(Method::DELETE, &path)).await.map(drop)
    }

    /// Adds the bot to a guild that it was removed from.
    pub async fn invite_bot(&self, guild: Id) -> Result<(), ClientError> {
        self.post::<Value>(&format!("/guilds/{guild}/bot"), &json!({})).await.map(drop)
    }

    pub async fn delete_channel(&self, channel: Id) -> Result<(), ClientError> {
        Self::send(self.request(Method::DELETE, &format!("/channels/{channel}"))).await
    }

    /// Sets the permission overwrite of a channel for `bot`, `everyone` or an id.
    pub async fn set_permissions(
        &self,
        channel: Id,
        who: &str,
        allow: &[&str],
        deny: &[&str],
    ) -> Result<(), ClientError> {
        let body = json!({ "who": who, "allow": allow, "deny": deny });
        Self::send(self.request(Method::PUT, &format!("/channels/{channel}/permissions")).json(&body)).await
    }

    /// Sets a fault. Gateway faults apply at once: returns how many connections were hit.
    pub async fn inject(&self, fault: &Fault) -> Result<u64, ClientError> {
        let body = serde_json::to_value(fault).unwrap_or_default();
        let answer: Value = self.post("/faults", &body).await?;
        Ok(answer["connections"].as_u64().unwrap_or(0))
    }

    /// The next matching requests are answered with 429.
    pub async fn rate_limit(&self, requests: Match, retry_after: f64) -> Result<(), ClientError> {
        self.inject(&Fault::RateLimit { requests, retry_after, global: false }).await.map(drop)
    }

    /// The next matching requests are answered with this status and not carried out.
    pub async fn fail(&self, requests: Match, status: u16) -> Result<(), ClientError> {
        self.inject(&Fault::Error { requests, status }).await.map(drop)
    }

    /// The connection breaks at the next matching requests, after they took effect if `carried_out`, else before.
    pub async fn hang_up(&self, requests: Match, carried_out: bool) -> Result<(), ClientError> {
        self.inject(&Fault::HangUp { requests, carried_out }).await.map(drop)
    }

    /// The next interactions are delivered twice.
    pub async fn duplicate(&self, times: u32) -> Result<(), ClientError> {
        self.inject(&Fault::Duplicate { times }).await.map(drop)
    }

    /// Drops every gateway connection without a close frame; returns how many there were.
    pub async fn drop_gateway(&self) -> Result<u64, ClientError> {
        self.inject(&Fault::DropGateway).await
    }

    /// Declares every session invalid; returns how many there were.
    pub async fn invalid_session(&self, resumable: bool) -> Result<u64, ClientError> {
        self.inject(&Fault::InvalidSession { resumable }).await
    }

    pub async fn clear_faults(&self) -> Result<(), ClientError> {
        Self::send(self.request(Method::DELETE, "/faults")).await
    }

    /// Moves the server's clock forward: tokens expire, rate limits reset, unanswered interactions fail.
    pub async fn advance(&self, by: Duration) -> Result<(), ClientError> {
        let ms = u64::try_from(by.as_millis()).unwrap_or(u64::MAX);
        let _: Value = self.post("/clock/advance", &json!({ "ms": ms })).await?;
        Ok(())
    }

    /// Turns rate limits on or off.
    pub async fn enforce_limits(&self, enforced: bool) -> Result<(), ClientError> {
        Self::send(self.request(Method::PUT, "/limits").json(&json!({ "enforced": enforced }))).await
    }

    /// Requests of the bot with a greater number than `after` (0 for all).
    pub async fn requests(&self, after: u64) -> Result<Vec<LoggedRequest>, ClientError> {
        self.get(&format!("/journal?after={after}")).await
    }

    pub async fn clear_requests(&self) -> Result<(), ClientError> {
        Self::send(self.request(Method::DELETE, "/journal")).await
    }

    /// How fast the bot has acknowledged interactions.
    pub async fn latency(&self) -> Result<Latency, ClientError> {
        self.get("/metrics").await
    }

    /// The bytes of an attachment.
    pub async fn download(&self, attachment: &AttachmentView) -> Result<Vec<u8>, ClientError> {
        let response = self.http.get(&attachment.url).send().await?.error_for_status()?;
        Ok(response.bytes().await?.to_vec())
    }
}
