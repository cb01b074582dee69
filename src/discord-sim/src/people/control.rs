//! Controls for tests: faults, the journal, figures, time.

use std::sync::Arc;
use std::time::Duration;

use axum::Json;
use axum::extract::{Query, State as Extract};
use serde::Deserialize;
use serde_json::{Value, json};

use crate::app::App;
use crate::faults::{Blow, Fault};
use crate::gateway::GatewayFault;
use crate::journal::{Entry, Latency};

#[derive(Debug, Deserialize)]
pub struct JournalQuery {
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

/// Sets a fault; answers how many gateway connections it hit, for those that hit at once.
pub async fn fault(Extract(app): Extract<Arc<App>>, Json(fault): Json<Fault>) -> Json<Value> {
    let mut state = app.lock();
    let mut hit = 0;
    match fault {
        Fault::RateLimit { requests, retry_after, global } => {
            state.faults.add(requests, Blow::RateLimit { retry_after, global });
        }
        Fault::Error { requests, status } => state.faults.add(requests, Blow::Status(status)),
        Fault::HangUp { requests, carried_out } => state.faults.add(requests, Blow::HangUp { carried_out }),
        Fault::Slow { requests, ms } => state.faults.add(requests, Blow::Slow(ms)),
        Fault::Duplicate { times } => state.faults.duplicate(times),
        Fault::Delay { times, ms } => state.faults.delay(times, ms),
        Fault::DropGateway => hit = state.sessions.disturb(GatewayFault::Drop),
        Fault::CloseGateway { code } => hit = state.sessions.disturb(GatewayFault::Close(code)),
        Fault::Reconnect => hit = state.sessions.disturb(GatewayFault::Reconnect),
        Fault::InvalidSession { resumable } => {
            hit = state.sessions.disturb(GatewayFault::InvalidSession { resumable });
        }
    }
    Json(json!({ "connections": hit }))
}

pub async fn clear_faults(Extract(app): Extract<Arc<App>>) -> Json<Value> {
    app.lock().faults.clear();
    Json(Value::Null)
}

pub async fn journal(Extract(app): Extract<Arc<App>>, Query(query): Query<JournalQuery>) -> Json<Vec<Entry>> {
    Json(app.lock().journal.since(query.after).cloned().collect())
}

pub async fn clear_journal(Extract(app): Extract<Arc<App>>) -> Json<Value> {
    app.lock().journal.clear();
    Json(Value::Null)
}

pub async fn metrics(Extract(app): Extract<Arc<App>>) -> Json<Latency> {
    Json(app.lock().journal.latency())
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
