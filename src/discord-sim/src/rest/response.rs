//! Responses to the bot: status, body and rate limit headers.

use std::time::Duration;

use axum::body::Body;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde_json::{Value, json};

use crate::errors::ApiError;
use crate::limits::{BucketState, Exceeded};

/// A successful response.
#[derive(Debug)]
pub enum Reply {
    Ok(Value),
    Created(Value),
    None,
}

/// Why a request was not carried out.
pub enum Refusal {
    /// A fault breaks the connection, or it broke before the request was complete.
    Lost,
    Api(ApiError),
    Limit(Exceeded),
}

impl Refusal {
    pub fn status(&self) -> u16 {
        match self {
            Self::Lost => 0,
            Self::Api(error) => error.status,
            Self::Limit(_) => 429,
        }
    }

    pub fn body(&self) -> Value {
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

pub fn respond(result: Result<Reply, Refusal>, bucket_state: Option<BucketState>) -> Response {
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
    // discord.py attributes a 429 without this header to Cloudflare, and does not retry.
    set("via", "1.1 discord-sim".into());
    let mut bucket_state = bucket_state;
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
        bucket_state = limit.bucket_state;
    }
    if let Some(bucket_state) = bucket_state {
        set("x-ratelimit-limit", bucket_state.limit.to_string());
        set("x-ratelimit-remaining", bucket_state.remaining.to_string());
        set("x-ratelimit-reset", format!("{:.3}", seconds(bucket_state.reset_ms)));
        set("x-ratelimit-reset-after", format!("{:.3}", seconds(bucket_state.reset_after_ms)));
        set("x-ratelimit-bucket", bucket_state.bucket);
    }
    response
}

fn seconds(ms: u64) -> f64 {
    Duration::from_millis(ms).as_secs_f64()
}

/// A response that ends before it is complete.
pub fn broken() -> Response {
    let error = std::io::Error::other("connection broken by a fault");
    let stream = futures_util::stream::once(async move { Err::<Vec<u8>, _>(error) });
    let mut response = Response::new(Body::from_stream(stream));
    response.headers_mut().insert(header::CONTENT_LENGTH, HeaderValue::from_static("2"));
    response
}
