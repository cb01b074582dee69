//! A bot without a Discord library: plain HTTP requests and gateway frames, so that tests can send invalid ones.
#![allow(dead_code, reason = "each test file uses a part of it")]

pub mod forms;

use std::time::Duration;

use discord_sim::client::{Client, TestUser};
use discord_sim::{Config, Id, Sim};
use futures_util::{SinkExt, StreamExt};
use reqwest::{Method, Response};
use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message as Frame;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};

pub const TOKEN: &str = "raw.token";

/// A server with one user, and an HTTP client for the bot's side.
pub struct Raw {
    pub sim: Sim,
    pub client: Client,
    pub ada: TestUser,
    pub harbour: Id,
    pub guild: Id,
    pub bot: Id,
    http: reqwest::Client,
}

/// The response to a request.
#[derive(Debug)]
pub struct Answer {
    pub status: u16,
    pub body: Value,
    pub headers: reqwest::header::HeaderMap,
}

impl Answer {
    pub fn code(&self) -> u64 {
        self.body["code"].as_u64().unwrap_or(0)
    }

    /// The code of the first form error at a JSON pointer under `errors`.
    pub fn error_at(&self, at: &str) -> &str {
        let path = format!("/errors{at}/_errors/0/code");
        self.body.pointer(&path).and_then(Value::as_str).unwrap_or("(no error there)")
    }
}

impl Raw {
    pub async fn start() -> Self {
        Self::with(Config { rate_limits: false, ..Config::default() }).await
    }

    pub async fn with(config: Config) -> Self {
        let sim = Sim::start(Config { token: Some(TOKEN.into()), ..config }).await.unwrap();
        let client = sim.client();
        let ada = sim.create_user("Ada", "en-US").await.unwrap();
        let harbour = client.channel("harbour").await.unwrap();
        let (guild, bot) = (client.guild().await.unwrap(), client.bot().await.unwrap());
        Self { sim, client, ada, harbour, guild, bot, http: reqwest::Client::new() }
    }

    pub fn url(&self, path: &str) -> String {
        format!("{}/api/v10{path}", self.sim.origin())
    }

    pub async fn ask(&self, method: Method, path: &str, body: Option<&Value>) -> Answer {
        let request =
            self.http.request(method, self.url(path)).header("authorization", format!("Bot {TOKEN}"));
        let request = match body {
            Some(body) => request.json(body),
            None => request,
        };
        answer(request.send().await.unwrap()).await
    }

    pub async fn get(&self, path: &str) -> Answer {
        self.ask(Method::GET, path, None).await
    }

    pub async fn post(&self, path: &str, body: &Value) -> Answer {
        self.ask(Method::POST, path, Some(body)).await
    }

    pub async fn patch(&self, path: &str, body: &Value) -> Answer {
        self.ask(Method::PATCH, path, Some(body)).await
    }

    pub async fn put(&self, path: &str, body: &Value) -> Answer {
        self.ask(Method::PUT, path, Some(body)).await
    }

    pub async fn delete(&self, path: &str) -> Answer {
        self.ask(Method::DELETE, path, None).await
    }

    /// Sends a multipart form with files as `files[n]`.
    pub async fn upload(&self, path: &str, body: &Value, files: &[(&str, Vec<u8>)]) -> Answer {
        let mut form = reqwest::multipart::Form::new().text("payload_json", body.to_string());
        for (index, (name, bytes)) in files.iter().enumerate() {
            let part = reqwest::multipart::Part::bytes(bytes.clone()).file_name((*name).to_owned());
            form = form.part(format!("files[{index}]"), part);
        }
        let request = self.http.post(self.url(path)).header("authorization", format!("Bot {TOKEN}"));
        answer(request.multipart(form).send().await.unwrap()).await
    }

    pub fn messages(&self) -> String {
        format!("/channels/{}/messages", self.harbour)
    }

    pub fn commands(&self) -> String {
        format!("/applications/{}/commands", self.bot)
    }

    pub async fn connect(&self, query: &str) -> Gateway {
        let url =
            format!("{}/gateway?v=10&encoding=json{query}", self.sim.origin().replacen("http", "ws", 1));
        let (socket, _) = tokio_tungstenite::connect_async(url).await.unwrap();
        Gateway { socket }
    }

    /// An identified gateway connection that has received the guild.
    pub async fn online(&self) -> Gateway {
        let mut gateway = self.connect("").await;
        gateway.expect_op(10).await;
        gateway.identify(1).await;
        gateway.expect_event("READY").await;
        gateway.expect_event("GUILD_CREATE").await;
        gateway
    }

    /// Sends a command as Ada without waiting for the answer, and returns the interaction that the bot receives.
    pub async fn slash(&self, gateway: &mut Gateway, command: &str) -> Value {
        self.act("slash", &json!({ "channel_id": self.harbour, "command": command })).await;
        gateway.expect_event("INTERACTION_CREATE").await
    }

    /// Performs an action as Ada through the user API without waiting for the answer.
    pub async fn act(&self, what: &str, body: &Value) -> Value {
        let mut body = body.clone();
        body["wait"] = json!(false);
        let url = format!("{}/sim/persons/{}/{what}", self.sim.origin(), self.ada.id());
        let response = self.http.post(url).json(&body).send().await.unwrap();
        assert!(response.status().is_success(), "{what}: {}", response.text().await.unwrap());
        response.json().await.unwrap()
    }
}

pub async fn answer(response: Response) -> Answer {
    let (status, headers) = (response.status().as_u16(), response.headers().clone());
    let text = response.text().await.unwrap();
    Answer { status, headers, body: serde_json::from_str(&text).unwrap_or(Value::String(text)) }
}

/// The path of an interaction's callback.
pub fn callback(interaction: &Value) -> String {
    let part = |key: &str| interaction[key].as_str().unwrap().to_owned();
    format!("/interactions/{}/{}/callback", part("id"), part("token"))
}

/// The path of an interaction's webhook.
pub fn webhook(interaction: &Value) -> String {
    let part = |key: &str| interaction[key].as_str().unwrap().to_owned();
    format!("/webhooks/{}/{}", part("application_id"), part("token"))
}

pub struct Gateway {
    socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
}

impl Gateway {
    pub async fn send(&mut self, payload: &Value) {
        self.socket.send(Frame::text(payload.to_string())).await.unwrap();
    }

    pub async fn identify(&mut self, intents: u64) {
        self.send(&json!({ "op": 2, "d": { "token": TOKEN, "intents": intents, "properties": {} } })).await;
    }

    /// The next frame, or the close code (0 if the connection ended without a close frame).
    pub async fn frame(&mut self) -> Result<Frame, u16> {
        loop {
            let next = tokio::time::timeout(Duration::from_secs(60), self.socket.next()).await;
            match next.expect("no frame within a minute") {
                Some(Ok(Frame::Close(frame))) => return Err(frame.map_or(0, |frame| frame.code.into())),
                Some(Ok(Frame::Ping(_) | Frame::Pong(_))) => {}
                Some(Ok(frame)) => return Ok(frame),
                Some(Err(_)) | None => return Err(0),
            }
        }
    }

    pub async fn payload(&mut self) -> Result<Value, u16> {
        let frame = self.frame().await?;
        Ok(serde_json::from_str(frame.to_text().unwrap()).unwrap())
    }

    pub async fn expect_op(&mut self, op: u64) -> Value {
        let payload = self.payload().await.expect("connection closed");
        assert_eq!(payload["op"], op, "{payload}");
        payload
    }

    /// Skips other frames up to the next event with this name, and returns its data.
    pub async fn expect_event(&mut self, name: &str) -> Value {
        loop {
            let mut payload = self.payload().await.expect("connection closed");
            if payload["t"] == name {
                return payload["d"].take();
            }
        }
    }

    pub async fn expect_close(&mut self) -> u16 {
        loop {
            if let Err(code) = self.payload().await {
                return code;
            }
        }
    }
}
