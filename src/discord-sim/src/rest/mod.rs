//! The REST API, version 10: every request of the bot passes here, is counted, journaled and routed.

pub mod body;
mod callbacks;
mod channels;
mod commands;
pub mod files;
mod guilds;
mod messages;
mod reactions;
mod threads;
mod users;
mod webhooks;

use std::sync::Arc;
use std::time::Duration;

use axum::body::Body;
use axum::extract::{Request, State as Extract};
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde_json::{Value, json};

use crate::app::App;
use crate::errors::{self, ApiError};
use crate::faults::Blow;
use crate::ids::Id;
use crate::journal::Entry;
use crate::limits::{Exceeded, Standing};
use crate::state::State;
use body::{Incoming, Unread};

/// An answer that is a success.
#[derive(Debug)]
pub enum Reply {
    Ok(Value),
    Created(Value),
    None,
}

/// One request while it is carried out: the state is held, so it happens in one piece.
pub struct Call<'a> {
    pub app: &'a App,
    pub state: &'a mut State,
    pub request: &'a Incoming,
}

impl Call<'_> {
    /// The id in a path.
    pub fn id(text: &str) -> Result<Id, ApiError> {
        let complain =
            |_| ApiError::form("id", "NUMBER_TYPE_COERCE", format!("Value \"{text}\" is not snowflake."));
        text.parse().map_err(complain)
    }

    pub fn query(&self, key: &str) -> Option<&str> {
        self.request.query.get(key).map(String::as_str)
    }

    /// The channel, if the bot can see it.
    pub fn channel(&self, text: &str) -> Result<Id, ApiError> {
        let id = Self::id(text)?;
        let channel = self.state.world.channels.get(&id).ok_or(errors::UNKNOWN_CHANNEL)?;
        if !self.state.world.can_see(self.state.world.bot, channel) {
            return Err(errors::MISSING_ACCESS);
        }
        Ok(id)
    }

    /// Refuses unless the bot has all of these permissions in the channel.
    pub fn need(&self, channel: Id, bits: u64) -> Result<(), ApiError> {
        let channel = self.state.world.channels.get(&channel).ok_or(errors::UNKNOWN_CHANNEL)?;
        let have = self.state.world.permissions(self.state.world.bot, channel);
        if have & bits == bits { Ok(()) } else { Err(errors::MISSING_PERMISSIONS) }
    }
}

/// Takes any request under `/api`.
pub async fn handle(Extract(app): Extract<Arc<App>>, request: Request) -> Response {
    let method = request.method().as_str().to_owned();
    let query = request.uri().query().unwrap_or_default().to_owned();
    let path = request.uri().path().trim_start_matches("/api").trim_end_matches('/').to_owned();
    let (path, version) = split_version(&path);
    let path = path.to_owned();
    let token = request.headers().get(header::AUTHORIZATION).and_then(|value| value.to_str().ok());
    let authorized = token.is_some_and(|token| token.starts_with("Bot ") && app.accepts(token));
    let blow = app.lock().faults.strike(&method, &path);
    let mut incoming = Incoming {
        segments: path.split('/').filter(|part| !part.is_empty()).map(body::decode).collect(),
        query: body::query(&query),
        method,
        ..Incoming::default()
    };
    // The body is read even if the request is refused, so that the connection stays usable.
    let read = body::read(request).await;
    let unreadable = match read {
        Ok((value, uploads)) => {
            incoming.body = value;
            incoming.uploads = uploads;
            None
        }
        Err(Unread::Broken) => Some(Refusal::Lost),
        Err(Unread::Refused(error)) => Some(Refusal::Api(error)),
    };
    let (result, standing) = match (blow, version, unreadable) {
        (Some(Blow::RateLimit { retry_after, global }), ..) => {
            // Faults ask for whole milliseconds at most; the cast cannot lose anything that matters.
            let retry_after_ms = Duration::try_from_secs_f64(retry_after).unwrap_or_default().as_millis();
            let retry_after_ms = u64::try_from(retry_after_ms).unwrap_or(u64::MAX);
            (Err(Refusal::Limit(Exceeded { retry_after_ms, global, standing: None })), None)
        }
        (Some(Blow::Status(status)), ..) => (Err(Refusal::Api(struck(status))), None),
        (Some(Blow::HangUp { carried_out: false }), ..) => (Err(Refusal::Lost), None),
        (_, Err(error), _) => (Err(Refusal::Api(error)), None),
        (_, _, Some(refusal)) => (Err(refusal), None),
        (_, Ok(()), None) => carry_out(&app, &incoming, authorized),
    };
    write_journal(&app, &incoming, path, query, &result);
    match blow {
        Some(Blow::HangUp { .. }) => return broken(),
        Some(Blow::Slow(ms)) => {
            let due = app.clock.now_ms() + ms;
            app.clock.sleep_until(due).await;
        }
        _ => {}
    }
    respond(result, standing)
}

/// Why a request is not carried out.
enum Refusal {
    /// The connection breaks instead of an answer, or broke before the question was complete.
    Lost,
    Api(ApiError),
    Limit(Exceeded),
}

impl Refusal {
    fn status(&self) -> u16 {
        match self {
            Self::Lost => 0,
            Self::Api(error) => error.status,
            Self::Limit(_) => 429,
        }
    }

    fn body(&self) -> Value {
        match self {
            Self::Lost => json!({ "message": "connection lost" }),
            Self::Api(error) => error.body(),
            Self::Limit(limit) => json!({
                "message": "You are being rate limited.",
                "retry_after": seconds(limit.retry_after_ms),
                "global": limit.global,
            }),
        }
    }
}

type Carried = (Result<Reply, Refusal>, Option<Standing>);

fn carry_out(app: &App, request: &Incoming, authorized: bool) -> Carried {
    let segments: Vec<&str> = request.segments.iter().map(String::as_str).collect();
    let mut state = app.lock();
    let now = state.now();
    let standing = match state.limits.count(&request.method, &segments, now) {
        Ok(standing) => standing,
        Err(limit) => return (Err(Refusal::Limit(limit)), None),
    };
    // Interaction tokens speak for themselves; the gateway's address is public.
    let open = matches!(segments.as_slice(), ["gateway"] | ["interactions", ..] | ["webhooks", _, _, ..]);
    if !authorized && !open {
        return (Err(Refusal::Api(errors::unauthorized())), standing);
    }
    let mut call = Call { app, state: &mut state, request };
    (route(&mut call, &segments).map_err(Refusal::Api), standing)
}

fn route(call: &mut Call<'_>, path: &[&str]) -> Result<Reply, ApiError> {
    match path {
        ["gateway" | "users" | "oauth2", ..] | ["applications", "@me"] => users::route(call, path),
        ["applications", application, rest @ ..] => {
            if Call::id(application)? != call.state.world.bot {
                return Err(errors::UNKNOWN_APPLICATION);
            }
            commands::route(call, rest)
        }
        ["guilds", guild, rest @ ..] => guilds::route(call, guild, rest),
        ["channels", channel, rest @ ..] => {
            let channel = call.channel(channel)?;
            channels::route(call, channel, rest)
        }
        ["interactions", id, token, "callback"] => {
            post_only(call)?;
            callbacks::callback(call, Call::id(id)?, token)
        }
        ["webhooks", application, token, rest @ ..] => {
            if Call::id(application)? != call.state.world.bot {
                return Err(errors::UNKNOWN_WEBHOOK);
            }
            webhooks::route(call, token, rest)
        }
        _ => Err(errors::not_found()),
    }
}

fn post_only(call: &Call<'_>) -> Result<(), ApiError> {
    if call.request.method == "POST" { Ok(()) } else { Err(errors::method_not_allowed()) }
}

/// Cuts the version off a path; only 9 and 10 are spoken.
fn split_version(path: &str) -> (&str, Result<(), ApiError>) {
    let Some(rest) = path.strip_prefix("/v") else { return (path, Ok(())) };
    let (version, rest) = rest.find('/').map_or((rest, ""), |slash| rest.split_at(slash));
    if !version.bytes().all(|byte| byte.is_ascii_digit()) {
        return (path, Ok(()));
    }
    let fine = matches!(version, "9" | "10");
    (rest, if fine { Ok(()) } else { Err(errors::INVALID_API_VERSION) })
}

fn struck(status: u16) -> ApiError {
    let reason = StatusCode::from_u16(status).ok().and_then(|status| status.canonical_reason());
    ApiError::plain(status, reason.unwrap_or("Error"))
}

fn write_journal(
    app: &App,
    request: &Incoming,
    path: String,
    query: String,
    result: &Result<Reply, Refusal>,
) {
    let status = match result {
        Ok(Reply::Ok(_)) => 200,
        Ok(Reply::Created(_)) => 201,
        Ok(Reply::None) => 204,
        Err(refusal) => refusal.status(),
    };
    let refusal = result.as_ref().err().map(Refusal::body);
    if let Some(refusal) = &refusal {
        tracing::debug!(method = request.method, path, status, %refusal, "refused");
    }
    let files = request.uploads.iter().map(|upload| (upload.name.clone(), upload.bytes.len())).collect();
    let mut state = app.lock();
    let at_ms = state.now();
    state.journal.write(Entry {
        number: 0,
        at_ms,
        method: request.method.clone(),
        path,
        query,
        status,
        body: request.body.clone(),
        files,
        refusal,
    });
}

fn respond(result: Result<Reply, Refusal>, standing: Option<Standing>) -> Response {
    let (status, body) = match &result {
        Ok(Reply::Ok(body)) => (200, Some(body.clone())),
        Ok(Reply::Created(body)) => (201, Some(body.clone())),
        Ok(Reply::None) => (204, None),
        Err(refusal) => (refusal.status(), Some(refusal.body())),
    };
    let status = StatusCode::from_u16(status).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
    let mut response = match body {
        Some(body) => (status, axum::Json(body)).into_response(),
        None => status.into_response(),
    };
    let headers = response.headers_mut();
    let mut set = |name: &'static str, value: String| {
        if let Ok(value) = HeaderValue::from_str(&value) {
            headers.insert(name, value);
        }
    };
    // discord.py takes a 429 without this header for one of Cloudflare's and gives up.
    set("via", "1.1 discord-sim".into());
    let mut standing = standing;
    if let Err(Refusal::Limit(limit)) = result {
        set("retry-after", seconds(limit.retry_after_ms).ceil().to_string());
        let scope = if limit.global { "global" } else { "user" };
        set("x-ratelimit-scope", scope.into());
        if limit.global {
            set("x-ratelimit-global", "true".into());
        } else {
            let retry_after_ms = limit.retry_after_ms;
            set("x-ratelimit-reset-after", seconds(retry_after_ms).to_string());
            set("x-ratelimit-remaining", "0".into());
        }
        standing = limit.standing;
    }
    if let Some(standing) = standing {
        set("x-ratelimit-limit", standing.limit.to_string());
        set("x-ratelimit-remaining", standing.remaining.to_string());
        set("x-ratelimit-reset", format!("{:.3}", seconds(standing.reset_ms)));
        set("x-ratelimit-reset-after", format!("{:.3}", seconds(standing.reset_after_ms)));
        set("x-ratelimit-bucket", standing.bucket);
    }
    response
}

/// Milliseconds as seconds; far below the point where a float loses digits.
fn seconds(ms: u64) -> f64 {
    Duration::from_millis(ms).as_secs_f64()
}

/// A response that breaks off before it is complete.
fn broken() -> Response {
    let error = std::io::Error::other("connection lost on demand");
    let stream = futures_util::stream::once(async move { Err::<Vec<u8>, _>(error) });
    let mut response = Response::new(Body::from_stream(stream));
    response.headers_mut().insert(header::CONTENT_LENGTH, HeaderValue::from_static("2"));
    response
}
