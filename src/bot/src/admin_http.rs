//! Serves `/metrics` and `/healthz` for operators.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::IntoResponse;
use axum::routing::get;

use crate::app::App;
use crate::config::StartError;
use crate::metrics::gauge;

/// Probes wait a few seconds at most.
const WRITE_PATIENCE: Duration = Duration::from_secs(3);

/// Listens and serves until the program ends.
pub async fn serve(app: Arc<App>, addr: SocketAddr) -> Result<(), StartError> {
    let failed = |error| StartError::Bind(addr, error);
    let listener = tokio::net::TcpListener::bind(addr).await.map_err(failed)?;
    let bound = listener.local_addr().map_err(failed)?;
    tracing::info!(%bound, "serving /metrics and /healthz");
    let router = Router::new().route("/metrics", get(metrics)).route("/healthz", get(health)).with_state(app);
    tokio::spawn(async move {
        if let Err(error) = axum::serve(listener, router).await {
            tracing::error!(%error, "the HTTP server for /metrics and /healthz stopped");
        }
    });
    Ok(())
}

async fn metrics(State(app): State<Arc<App>>) -> impl IntoResponse {
    let mut text = String::new();
    app.metrics.write(&mut text);
    let now = app.clock.now();
    if let Ok(backlog) = app.store.backlog().await {
        gauge(&mut text, "outbox_waiting", "Posts that wait to be delivered", backlog.waiting);
        gauge(&mut text, "outbox_parked", "Posts that were given up and are still there", backlog.parked);
        let age = backlog.oldest.map_or(0, |oldest| (now - oldest).max(0) / 1000);
        gauge(&mut text, "outbox_oldest_seconds", "How long the oldest post has been waiting", age);
    }
    if let Ok(late) = app.store.next_alarm().await {
        let late = late.map_or(0, |due| (now - due).max(0) / 1000);
        gauge(&mut text, "alarms_late_seconds", "How long the oldest alarm has been due", late);
    }
    if let Ok(unreachable) = app.store.unreachable_games().await {
        gauge(&mut text, "games_unreachable", "Open games whose channel takes no posts", unreachable);
    }
    if let Ok(open) = app.store.open_games().await {
        gauge(&mut text, "games_open", "Games in their lobby or in play", open);
    }
    let healthy = u8::from(app.health.problems().is_empty());
    gauge(&mut text, "healthy", "1 if all parts are alive", healthy);
    ([(header::CONTENT_TYPE, "text/plain; version=0.0.4")], text)
}

/// Responds 200 and `ok`, or 503 and the problems, one per line.
async fn health(State(app): State<Arc<App>>) -> impl IntoResponse {
    let mut problems: Vec<String> = app.health.problems().into_iter().map(str::to_owned).collect();
    match tokio::time::timeout(WRITE_PATIENCE, app.store.check_writable()).await {
        Ok(Ok(())) => {}
        Ok(Err(error)) => problems.push(error.to_string()),
        Err(_) => problems.push("the database has been locked for seconds".to_owned()),
    }
    if problems.is_empty() {
        (StatusCode::OK, "ok\n".to_owned())
    } else {
        (StatusCode::SERVICE_UNAVAILABLE, problems.join("\n") + "\n")
    }
}
