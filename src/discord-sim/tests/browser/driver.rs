//! The calls of the W3C `WebDriver` protocol that the tests need, over plain HTTP.
//!
//! The library thirtyfour would enable `serde_json/preserve_order` in every test build of the workspace, so the tests
//! would run a different program than the one we ship.

use std::ops::Add;
use std::time::Duration;

use serde_json::{Value, json};

/// The JSON key of an element id in the protocol.
const ELEMENT: &str = "element-6066-11e4-a52e-4f735466cecf";

/// A session with a browser.
#[derive(Clone, Debug)]
pub struct Driver {
    http: reqwest::Client,
    session: String,
}

/// A reference to an element, valid until the page removes it.
#[derive(Clone, Debug)]
pub struct Element(String);

/// Special keys of the protocol.
#[derive(Clone, Copy, Debug)]
pub enum Key {
    Alt,
    Backspace,
    Down,
    End,
    Enter,
    Escape,
    Home,
    Right,
    Space,
    Tab,
}

impl Key {
    fn code(self) -> char {
        match self {
            Self::Backspace => '\u{e003}',
            Self::Tab => '\u{e004}',
            Self::Enter => '\u{e007}',
            Self::Alt => '\u{e00a}',
            Self::Escape => '\u{e00c}',
            Self::Space => '\u{e00d}',
            Self::End => '\u{e010}',
            Self::Home => '\u{e011}',
            Self::Right => '\u{e014}',
            Self::Down => '\u{e015}',
        }
    }
}

impl Add<&str> for Key {
    type Output = String;
    fn add(self, text: &str) -> String {
        format!("{}{text}", self.code())
    }
}

impl Add<Key> for &str {
    type Output = String;
    fn add(self, key: Key) -> String {
        format!("{self}{}", key.code())
    }
}

impl Driver {
    /// Starts a session, for which the driver starts a browser.
    pub async fn begin(origin: &str, capabilities: &Value) -> Result<Self, String> {
        let http = reqwest::Client::new();
        let body = json!({ "capabilities": { "alwaysMatch": capabilities } });
        let answer = value(http.post(format!("{origin}/session")).json(&body)).await?;
        let id = answer["sessionId"].as_str().ok_or_else(|| format!("no session: {answer}"))?;
        Ok(Self { http, session: format!("{origin}/session/{id}") })
    }

    async fn post(&self, path: &str, body: &Value) -> Result<Value, String> {
        value(self.http.post(format!("{}{path}", self.session)).json(body)).await
    }

    pub async fn goto(&self, url: &str) -> Result<(), String> {
        self.post("/url", &json!({ "url": url })).await.map(drop)
    }

    /// Runs the body of a function and returns its result.
    pub async fn execute(&self, script: &str) -> Result<Value, String> {
        self.post("/execute/sync", &json!({ "script": script, "args": [] })).await
    }

    /// Like `execute`, for a script that passes its result to the callback `arguments[0]`.
    pub async fn execute_async(&self, script: &str) -> Result<Value, String> {
        self.execute_async_with(script, &json!([])).await
    }

    /// The same with arguments, which come before the callback.
    pub async fn execute_async_with(&self, script: &str, args: &Value) -> Result<Value, String> {
        self.post("/execute/async", &json!({ "script": script, "args": args })).await
    }

    pub async fn set_script_timeout(&self, limit: Duration) -> Result<(), String> {
        let ms = u64::try_from(limit.as_millis()).unwrap_or(u64::MAX);
        self.post("/timeouts", &json!({ "script": ms })).await.map(drop)
    }

    /// The element that a script returns.
    pub async fn element(&self, script: &str) -> Result<Element, String> {
        let found = self.execute(script).await?;
        found[ELEMENT].as_str().map(|id| Element(id.to_owned())).ok_or_else(|| format!("no element: {found}"))
    }

    pub async fn click(&self, element: &Element) -> Result<(), String> {
        self.post(&format!("/element/{}/click", element.0), &json!({})).await.map(drop)
    }

    pub async fn send_keys(&self, element: &Element, keys: &str) -> Result<(), String> {
        self.post(&format!("/element/{}/value", element.0), &json!({ "text": keys })).await.map(drop)
    }

    /// A screenshot of the window, as PNG.
    pub async fn screenshot(&self) -> Result<Vec<u8>, String> {
        let text = value(self.http.get(format!("{}/screenshot", self.session))).await?;
        Ok(from_base64(text.as_str().unwrap_or_default()))
    }

    /// Level and message of the console entries since the last call (an extension of chromedriver).
    pub async fn log(&self) -> Result<Vec<(String, String)>, String> {
        let log = self.post("/se/log", &json!({ "type": "browser" })).await?;
        let text = |entry: &Value, key: &str| entry[key].as_str().unwrap_or_default().to_owned();
        Ok(log
            .as_array()
            .into_iter()
            .flatten()
            .map(|one| (text(one, "level"), text(one, "message")))
            .collect())
    }

    pub async fn quit(&self) -> Result<(), String> {
        value(self.http.delete(&self.session)).await.map(drop)
    }
}

/// Sends a request; returns the `value` of the response, or the error message.
async fn value(request: reqwest::RequestBuilder) -> Result<Value, String> {
    let response = request.send().await.map_err(|error| error.to_string())?;
    let fine = response.status().is_success();
    let mut answer: Value = response.json().await.map_err(|error| error.to_string())?;
    if fine { Ok(answer["value"].take()) } else { Err(answer["value"]["message"].to_string()) }
}

fn from_base64(text: &str) -> Vec<u8> {
    let digit = |byte: u8| match byte {
        b'A'..=b'Z' => Some(byte - b'A'),
        b'a'..=b'z' => Some(byte - b'a' + 26),
        b'0'..=b'9' => Some(byte - b'0' + 52),
        b'+' => Some(62),
        b'/' => Some(63),
        _ => None,
    };
    let (mut bytes, mut bits, mut held) = (Vec::with_capacity(text.len() / 4 * 3), 0u32, 0);
    for digit in text.bytes().filter_map(digit) {
        bits = (bits << 6 | u32::from(digit)) & 0xFFFF;
        held += 6;
        if held >= 8 {
            held -= 8;
            bytes.push(u8::try_from(bits >> held & 0xFF).unwrap_or_default());
        }
    }
    bytes
}
