//! The REST API, version 10: applies faults and rate limits, routes requests, and logs them.

pub mod body;
mod callbacks;
mod channels;
mod commands;
mod emojis;
pub mod files;
mod guilds;
mod messages;
mod reactions;
mod response;
mod threads;
mod users;
mod webhooks;

use std::sync::Arc;
use std::time::Duration;

use axum::extract::{Request, State as Extract};
use axum::http::{StatusCode, header};
use axum::response::Response;

use crate::app::App;
use crate::errors::{self, ApiError};
use crate::faults::RequestFault;
use crate::ids::Id;
use crate::limits::{BucketState, Exceeded};
use crate::request_log::LoggedRequest;
use crate::state::State;
use crate::validate::Form;
use body::{BodyError, Incoming};
pub use response::Reply;
use response::{Refusal, broken, respond};

/// One request while it is carried out. The state stays locked meanwhile.
pub struct Call<'a> {
    pub app: &'a App,
    pub state: &'a mut State,
    pub request: &'a Incoming,
}

impl Call<'_> {
    /// Parses an id in a path.
    pub fn id(text: &str) -> Result<Id, ApiError> {
        let invalid =
            |_| Form::single("id", "NUMBER_TYPE_COERCE", format!("Value \"{text}\" is not snowflake."));
        text.parse().map_err(invalid)
    }

    pub fn query(&self, key: &str) -> Option<&str> {
        self.request.query.get(key).map(String::as_str)
    }

    /// The channel, if the bot can see it.
    pub fn channel(&self, text: &str) -> Result<Id, ApiError> {
        let id = Self::id(text)?;
        let channel = self.state.model.channels.get(&id).ok_or(errors::UNKNOWN_CHANNEL)?;
        if !self.state.model.can_see(self.state.model.bot, channel) {
            return Err(errors::MISSING_ACCESS);
        }
        Ok(id)
    }

    /// Fails unless the bot has all of these permissions in the channel.
    pub fn require(&self, channel: Id, bits: u64) -> Result<(), ApiError> {
        let channel = self.state.model.channels.get(&channel).ok_or(errors::UNKNOWN_CHANNEL)?;
        let have = self.state.model.permissions(self.state.model.bot, channel);
        if have & bits == bits { Ok(()) } else { Err(errors::MISSING_PERMISSIONS) }
    }
}

/// Handles any request under `/api`.
pub async fn handle(Extract(app): Extract<Arc<App>>, request: Request) -> Response {
    let method = request.method().as_str().to_owned();
    let query = request.uri().query().unwrap_or_default().to_owned();
    let path = request.uri().path().trim_start_matches("/api").trim_end_matches('/').to_owned();
    let (path, version) = split_version(&path);
    let path = path.to_owned();
    let token = request.headers().get(header::AUTHORIZATION).and_then(|value| value.to_str().ok());
    let authorized = token.is_some_and(|token| token.starts_with("Bot ") && app.accepts(token));
    let mut incoming = Incoming {
        segments: path.split('/').filter(|part| !part.is_empty()).map(body::decode).collect(),
        query: body::query(&query),
        method,
        ..Incoming::default()
    };
    // Strangers are neither read nor counted nor logged.
    if let Some(error) = refuse_stranger(&app, &incoming, authorized) {
        return respond(Err(Refusal::Api(version.err().unwrap_or(error))), None);
    }
    let fault = app.lock().faults.take(&incoming.method, &path);
    // From here on the body is read even if the request is refused, to keep the connection usable.
    let read = body::read(request).await;
    let unreadable = match read {
        Ok((value, bytes, uploads)) => {
            incoming.body = value;
            incoming.body_bytes = bytes;
            incoming.uploads = uploads;
            None
        }
        Err(BodyError::ConnectionLost) => Some(Refusal::Lost),
        Err(BodyError::Invalid(error)) => Some(Refusal::Api(error)),
    };
    let (result, bucket_state) = match (fault, version, unreadable) {
        (Some(RequestFault::RateLimit { retry_after, global }), ..) => {
            let retry_after_ms = Duration::try_from_secs_f64(retry_after).unwrap_or_default().as_millis();
            let retry_after_ms = u64::try_from(retry_after_ms).unwrap_or(u64::MAX);
            (Err(Refusal::Limit(Exceeded { retry_after_ms, global, bucket_state: None })), None)
        }
        (Some(RequestFault::Status(status)), ..) => (Err(Refusal::Api(fault_error(status))), None),
        (Some(RequestFault::HangUp { carried_out: false }), ..) => (Err(Refusal::Lost), None),
        (_, Err(error), _) => (Err(Refusal::Api(error)), None),
        (_, _, Some(refusal)) => (Err(refusal), None),
        (_, Ok(()), None) => carry_out(&app, &incoming),
    };
    log_request(&app, &incoming, path, query, &result);
    match fault {
        Some(RequestFault::HangUp { .. }) => return broken(),
        Some(RequestFault::Slow(ms)) => {
            let due = app.clock.now_ms() + ms;
            app.clock.sleep_until(due).await;
        }
        _ => {}
    }
    respond(result, bucket_state)
}

type CallResult = (Result<Reply, Refusal>, Option<BucketState>);

/// Why a request without the bot's token is refused. Interaction tokens need no other authorization, and the gateway
/// address is public.
fn refuse_stranger(app: &App, request: &Incoming, authorized: bool) -> Option<ApiError> {
    if authorized {
        return None;
    }
    let segments: Vec<&str> = request.segments.iter().map(String::as_str).collect();
    match segments.as_slice() {
        ["interactions", _, token, ..] if !app.lock().interactions.knows(token) => {
            Some(errors::UNKNOWN_INTERACTION)
        }
        ["webhooks", _, token, ..] if !app.lock().interactions.knows(token) => {
            Some(errors::INVALID_WEBHOOK_TOKEN)
        }
        ["gateway"] | ["interactions" | "webhooks", _, _, ..] => None,
        _ => Some(errors::unauthorized()),
    }
}

fn carry_out(app: &App, request: &Incoming) -> CallResult {
    let segments: Vec<&str> = request.segments.iter().map(String::as_str).collect();
    let mut state = app.lock();
    let now = state.now();
    let bucket_state = match state.limits.count(&request.method, &segments, now) {
        Ok(bucket_state) => bucket_state,
        Err(limit) => return (Err(Refusal::Limit(limit)), None),
    };
    let mut call = Call { app, state: &mut state, request };
    (route(&mut call, &segments).map_err(Refusal::Api), bucket_state)
}

fn route(call: &mut Call<'_>, path: &[&str]) -> Result<Reply, ApiError> {
    match path {
        ["gateway" | "users" | "oauth2", ..] | ["applications", "@me"] => users::route(call, path),
        ["applications", application, rest @ ..] => {
            if Call::id(application)? != call.state.model.bot {
                return Err(errors::UNKNOWN_APPLICATION);
            }
            match rest {
                ["emojis", rest @ ..] => emojis::route(call, rest),
                _ => commands::route(call, rest),
            }
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
            if Call::id(application)? != call.state.model.bot {
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

/// Splits the version off a path. Only versions 9 and 10 are supported.
fn split_version(path: &str) -> (&str, Result<(), ApiError>) {
    let Some(rest) = path.strip_prefix("/v") else { return (path, Ok(())) };
    let (version, rest) = rest.find('/').map_or((rest, ""), |slash| rest.split_at(slash));
    if !version.bytes().all(|byte| byte.is_ascii_digit()) {
        return (path, Ok(()));
    }
    let supported = matches!(version, "9" | "10");
    (rest, if supported { Ok(()) } else { Err(errors::INVALID_API_VERSION) })
}

fn fault_error(status: u16) -> ApiError {
    let reason = StatusCode::from_u16(status).ok().and_then(|status| status.canonical_reason());
    ApiError::plain(status, reason.unwrap_or("Error"))
}

fn log_request(app: &App, request: &Incoming, path: String, query: String, result: &Result<Reply, Refusal>) {
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
    let logged = LoggedRequest {
        number: 0,
        at_ms,
        method: request.method.clone(),
        path,
        query,
        status,
        body: request.body.clone(),
        files,
        refusal,
    };
    state.request_log.push(logged, request.body_bytes);
}
