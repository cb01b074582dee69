//! `Sim`: the running server, with its listener and its router.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::extract::ws::WebSocketUpgrade;
use axum::extract::{DefaultBodyLimit, Query, State as Extract};
use axum::http::StatusCode;
use axum::middleware::from_fn_with_state;
use axum::response::{IntoResponse, Response};
use axum::routing::{any, get};
use axum::serve::ListenerExt;
use tokio::net::TcpListener;
use tokio::task::JoinHandle;

use crate::app::App;
use crate::client::{Client, ClientError, TestUser};
use crate::config::{Config, StartError};
use crate::gateway::{self, GatewayQuery};
use crate::origin_check::check_origin;
use crate::{page, rest, user_api};

/// How long `shutdown` waits for open connections to finish.
const SHUTDOWN_TIMEOUT: Duration = Duration::from_secs(2);

/// A running server. It listens until it is shut down or dropped.
#[derive(Debug)]
pub struct Sim {
    app: Arc<App>,
    addr: SocketAddr,
    server: JoinHandle<()>,
}

impl Sim {
    /// Binds the listener and starts serving.
    pub async fn start(config: Config) -> Result<Self, StartError> {
        if !config.addr.ip().is_loopback() && config.remote_names.is_empty() {
            return Err(StartError::NotLoopback(config.addr));
        }
        let wanted = config.addr;
        let failed = |source| StartError::Listen { addr: wanted, source };
        let listener = TcpListener::bind(wanted).await.map_err(failed)?;
        let addr = listener.local_addr().map_err(failed)?;
        // Without TCP_NODELAY, small frames would be held back.
        let listener = listener.tap_io(|stream| {
            if let Err(error) = stream.set_nodelay(true) {
                tracing::debug!(%error, "could not set TCP_NODELAY");
            }
        });
        let app = Arc::new(App::new(config, format!("http://{}", reachable(addr)))?);
        let router = router(Arc::clone(&app));
        let stopping = Arc::clone(&app);
        let server = tokio::spawn(async move {
            let until = async move { stopping.stopped().await };
            if let Err(error) = axum::serve(listener, router).with_graceful_shutdown(until).await {
                tracing::error!(%error, "the server stopped with an error");
            }
        });
        Ok(Self { app, addr, server })
    }

    pub fn addr(&self) -> SocketAddr {
        self.addr
    }

    /// Base address for bots and clients: `http://127.0.0.1:port`.
    pub fn origin(&self) -> &str {
        &self.app.origin
    }

    /// A client of the user API, for tests.
    pub fn client(&self) -> Client {
        Client::new(&self.app.origin)
    }

    /// Creates a user in the first guild, for tests.
    pub async fn create_user(&self, name: &str, locale: &str) -> Result<TestUser, ClientError> {
        self.client().create_user(name, locale).await
    }

    /// Closes all connections, stops the server and syncs the log to disk.
    pub async fn shutdown(mut self) {
        self.app.stop.send_replace(true);
        if tokio::time::timeout(SHUTDOWN_TIMEOUT, &mut self.server).await.is_err() {
            self.server.abort();
        }
        // Handlers may outlive the server for a moment. Taking the log releases the folder's lock now.
        if let Some(log) = self.app.lock().log.take() {
            log.sync();
        }
    }
}

/// The address that reaches the listener from this machine, even if it listens on all interfaces.
fn reachable(addr: SocketAddr) -> SocketAddr {
    let ip = match addr.ip() {
        IpAddr::V4(ip) if ip.is_unspecified() => Ipv4Addr::LOCALHOST.into(),
        IpAddr::V6(ip) if ip.is_unspecified() => Ipv6Addr::LOCALHOST.into(),
        ip => ip,
    };
    SocketAddr::new(ip, addr.port())
}

impl Drop for Sim {
    fn drop(&mut self) {
        self.app.stop.send_replace(true);
        self.server.abort();
        self.app.lock().log = None;
    }
}

fn router(app: Arc<App>) -> Router {
    Router::new()
        .route("/gateway", any(upgrade))
        .route("/gateway/", any(upgrade))
        .route("/api/{*path}", any(rest::handle))
        .route("/attachments/{channel}/{attachment}/{name}", get(rest::files::serve))
        .route("/emojis/{name}", get(rest::files::serve_emoji))
        .nest("/sim", user_api::router())
        .merge(page::router())
        .layer(DefaultBodyLimit::max(rest::body::FORM_LIMIT))
        .layer(from_fn_with_state(Arc::clone(&app), check_origin))
        .with_state(app)
}

async fn upgrade(
    Extract(app): Extract<Arc<App>>,
    Query(query): Query<GatewayQuery>,
    upgrade: WebSocketUpgrade,
) -> Response {
    if query.compress.as_deref().is_some_and(|wanted| wanted != "zlib-stream") {
        let reason = "the only transport compression of this gateway is zlib-stream";
        return (StatusCode::BAD_REQUEST, reason).into_response();
    }
    upgrade.on_upgrade(move |socket| gateway::serve(app, socket, query))
}
