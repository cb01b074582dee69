//! The running sim: its listener, its router, and the one lock around its state.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use axum::Router;
use axum::extract::ws::WebSocketUpgrade;
use axum::extract::{DefaultBodyLimit, Query, State as Extract};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use axum::routing::{any, get};
use axum::serve::ListenerExt;
use tokio::net::TcpListener;
use tokio::sync::watch;
use tokio::task::JoinHandle;

use crate::client::{Client, ClientError, Person};
use crate::clock::Clock;
use crate::config::{Config, StartError};
use crate::gateway::{self, GatewayQuery};
use crate::state::State;
use crate::{page, people, rest};

/// What every handler shares.
#[derive(Debug)]
pub struct App {
    pub config: Config,
    pub origin: String,
    pub clock: Clock,
    state: Mutex<State>,
    pub stop: watch::Sender<bool>,
}

impl App {
    /// The state. A panic while it was held leaves it usable: every change is made in one piece.
    pub fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Whether this is the bot's token, with or without the `Bot ` in front.
    pub fn accepts(&self, token: &str) -> bool {
        let token = token.strip_prefix("Bot ").unwrap_or(token);
        match &self.config.token {
            Some(own) => own == token,
            None => !token.is_empty(),
        }
    }

    /// Returns when the sim is told to stop.
    pub async fn stopped(&self) {
        // If the sender is gone, so is the sim.
        drop(self.stop.subscribe().wait_for(|stopped| *stopped).await);
    }

    pub fn gateway_url(&self) -> String {
        format!("{}/gateway", self.origin.replacen("http", "ws", 1))
    }
}

/// A Discord of our own, listening until it is shut down or dropped.
#[derive(Debug)]
pub struct Sim {
    app: Arc<App>,
    addr: SocketAddr,
    server: JoinHandle<()>,
}

impl Sim {
    /// Listens and serves.
    pub async fn start(config: Config) -> Result<Self, StartError> {
        if !config.addr.ip().is_loopback() && !config.allow_remote {
            return Err(StartError::NotLoopback(config.addr));
        }
        let wanted = config.addr;
        let failed = |source| StartError::Listen { addr: wanted, source };
        let listener = TcpListener::bind(wanted).await.map_err(failed)?;
        let addr = listener.local_addr().map_err(failed)?;
        // Small frames must not wait for each other.
        let listener = listener.tap_io(|stream| {
            if let Err(error) = stream.set_nodelay(true) {
                tracing::debug!(%error, "no TCP_NODELAY");
            }
        });
        let origin = format!("http://{}", reachable(addr));
        let clock = Clock::new();
        let state = Mutex::new(State::new(&config, origin.clone(), clock.clone())?);
        let app = Arc::new(App { config, origin, clock, state, stop: watch::Sender::new(false) });
        let router = router(Arc::clone(&app));
        let ending = Arc::clone(&app);
        let server = tokio::spawn(async move {
            let until = async move { ending.stopped().await };
            if let Err(error) = axum::serve(listener, router).with_graceful_shutdown(until).await {
                tracing::error!(%error, "the sim stopped serving");
            }
        });
        Ok(Self { app, addr, server })
    }

    pub fn addr(&self) -> SocketAddr {
        self.addr
    }

    /// `http://127.0.0.1:port`, to be given to bots and clients.
    pub fn origin(&self) -> &str {
        &self.app.origin
    }

    /// A client for tests.
    pub fn client(&self) -> Client {
        Client::new(&self.app.origin)
    }

    /// A new person in the first guild, for tests.
    pub async fn person(&self, name: &str, locale: &str) -> Result<Person, ClientError> {
        self.client().person(name, locale).await
    }

    /// Says goodbye to every connection and stops.
    pub async fn shutdown(mut self) {
        self.app.stop.send_replace(true);
        let patience = std::time::Duration::from_secs(2);
        if tokio::time::timeout(patience, &mut self.server).await.is_err() {
            self.server.abort();
        }
        // Connections may outlive us for a moment; the folder is free for the next from now on.
        if let Some(keep) = self.app.lock().keep.take() {
            keep.sync();
        }
    }
}

/// Where this machine reaches a listener that listens everywhere.
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
        self.app.lock().keep = None;
    }
}

fn router(app: Arc<App>) -> Router {
    Router::new()
        .route("/gateway", any(upgrade))
        .route("/gateway/", any(upgrade))
        .route("/api/{*path}", any(rest::handle))
        .route("/attachments/{channel}/{attachment}/{name}", get(rest::files::serve))
        .nest("/sim", people::router(&app))
        .merge(page::router(&app))
        .layer(DefaultBodyLimit::max(rest::body::FORM_LIMIT))
        .with_state(app)
}

async fn upgrade(
    Extract(app): Extract<Arc<App>>,
    Query(query): Query<GatewayQuery>,
    upgrade: WebSocketUpgrade,
) -> Response {
    if query.compress.as_deref().is_some_and(|wanted| wanted != "zlib-stream") {
        return (StatusCode::BAD_REQUEST, "of transport compressions this gateway knows zlib-stream only")
            .into_response();
    }
    upgrade.on_upgrade(move |socket| gateway::serve(app, socket, query))
}
