//! Live events for one user, by websocket or by long polling.

use std::sync::Arc;
use std::time::Duration;

use axum::Json;
use axum::extract::ws::{Message, WebSocket, WebSocketUpgrade};
use axum::extract::{Query, State as Extract};
use axum::response::Response;
use serde::Deserialize;
use serde_json::{Value, json};
use tokio::sync::broadcast::error::RecvError;

use super::UserApiError;
use crate::app::App;
use crate::ids::Id;

#[derive(Debug, Deserialize)]
pub struct ChangesQuery {
    #[serde(default)]
    since: u64,
    #[serde(default)]
    timeout_ms: u64,
}

#[derive(Debug, Deserialize)]
pub struct LiveQuery {
    #[serde(rename = "person")]
    user: Id,
}

/// Long polling: answers when there is an event newer than `since`, or after the timeout.
pub async fn changes(Extract(app): Extract<Arc<App>>, Query(query): Query<ChangesQuery>) -> Json<Value> {
    let mut changes = app.lock().live_events.changes();
    let patience = Duration::from_millis(query.timeout_ms.min(60_000));
    let newer = async { drop(changes.wait_for(|last| *last > query.since).await) };
    tokio::select! {
        () = newer => {}
        () = app.stopped() => {}
        () = tokio::time::sleep(patience) => {}
    }
    let version = app.lock().live_events.last();
    Json(json!({ "version": version }))
}

pub async fn live(
    Extract(app): Extract<Arc<App>>,
    Query(query): Query<LiveQuery>,
    upgrade: WebSocketUpgrade,
) -> Result<Response, UserApiError> {
    app.lock().human(query.user)?;
    Ok(upgrade.on_upgrade(move |socket| feed(app, socket, query.user)))
}

async fn feed(app: Arc<App>, mut socket: WebSocket, user: Id) {
    let (mut events, mut version) = {
        let state = app.lock();
        (state.live_events.listen(), state.live_events.last())
    };
    let mut next = Some(json!({ "type": "hello", "version": version, "channel_id": null, "data": null }));
    loop {
        if let Some(event) = next.take()
            && socket.send(Message::Text(event.to_string().into())).await.is_err()
        {
            return;
        }
        tokio::select! {
            () = app.stopped() => return,
            frame = socket.recv() => match frame {
                Some(Ok(Message::Close(_)) | Err(_)) | None => return,
                Some(Ok(_)) => {}
            },
            event = events.recv() => match event {
                Ok(event) => {
                    version = event.number;
                    let visible = event.visible_to(user, &app.lock().model);
                    next = visible.then(|| json!({
                        "type": event.name, "version": version, "channel_id": event.channel, "data": event.data,
                    }));
                }
                // Events were lost: the client has to reload everything.
                Err(RecvError::Lagged(_)) => {
                    next = Some(json!({ "type": "lagged", "version": version, "channel_id": null, "data": null }));
                }
                Err(RecvError::Closed) => return,
            },
        }
    }
}
