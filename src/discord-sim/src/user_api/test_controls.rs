//! Controls for tests: faults, the request log, latency, clock, rate limits.

use std::sync::Arc;
use std::time::Duration;

use axum::Json;
use axum::extract::{Query, State as Extract};
use serde::Deserialize;
use serde_json::{Value, json};

use crate::app::App;
use crate::faults::{Fault, RequestFault};
use crate::request_log::{Latency, LoggedRequest};
use crate::sessions::GatewayFault;

#[derive(Debug, Deserialize)]
pub struct RequestLogQuery {
    #[serde(default)]
    after: u64,
}

#[derive(Debug, Deserialize)]
pub struct Advance {
    ms: u64,
}

#[derive(Debug, Deserialize)]
pub struct Enforce {
    enforced: bool,
}

/// Sets a fault. For gateway faults, which apply at once, answers how many connections were hit.
pub async fn fault(Extract(app): Extract<Arc<App>>, Json(fault): Json<Fault>) -> Json<Value> {
    let mut state = app.lock();
    let mut hit = 0;
    match fault {
        Fault::RateLimit { requests, retry_after, global } => {
            state.faults.add(requests, RequestFault::RateLimit { retry_after, global });
        }
        Fault::Error { requests, status } => state.faults.add(requests, RequestFault::Status(status)),
        Fault::HangUp { requests, carried_out } => {
            state.faults.add(requests, RequestFault::HangUp { carried_out });
        }
        Fault::Slow { requests, ms } => state.faults.add(requests, RequestFault::Slow(ms)),
        Fault::Duplicate { times } => state.faults.duplicate(times),
        Fault::Delay { times, ms } => state.faults.delay(times, ms),
        Fault::DropGateway => hit = state.sessions.inject(GatewayFault::Drop),
        Fault::CloseGateway { code } => hit = state.sessions.inject(GatewayFault::Close(code)),
        Fault::Reconnect => hit = state.sessions.inject(GatewayFault::Reconnect),
        Fault::InvalidSession { resumable } => {
            hit = state.sessions.inject(GatewayFault::InvalidSession { resumable });
        }
    }
    Json(json!({ "connections": hit }))
}

pub async fn clear_faults(Extract(app): Extract<Arc<App>>) -> Json<Value> {
    app.lock().faults.clear();
    Json(Value::Null)
}

pub async fn request_log(
    Extract(app): Extract<Arc<App>>,
    Query(query): Query<RequestLogQuery>,
) -> Json<Vec<LoggedRequest>> {
    Json(app.lock().request_log.since(query.after).cloned().collect())
}

pub async fn clear_request_log(Extract(app): Extract<Arc<App>>) -> Json<Value> {
    app.lock().request_log.clear();
    Json(Value::Null)
}

pub async fn metrics(Extract(app): Extract<Arc<App>>) -> Json<Latency> {
    Json(app.lock().request_log.latency())
}

pub async fn clock(Extract(app): Extract<Arc<App>>) -> Json<Value> {
    Json(json!({ "unix_ms": app.clock.now_ms() }))
}

pub async fn advance(Extract(app): Extract<Arc<App>>, Json(advance): Json<Advance>) -> Json<Value> {
    app.clock.advance(Duration::from_millis(advance.ms));
    Json(json!({ "unix_ms": app.clock.now_ms() }))
}

pub async fn limits(Extract(app): Extract<Arc<App>>, Json(enforce): Json<Enforce>) -> Json<Value> {
    app.lock().limits.enforce(enforce.enforced);
    Json(Value::Null)
}
