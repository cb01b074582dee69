//! How a sim is started.

use std::net::{Ipv4Addr, SocketAddr};
use std::time::Duration;

use crate::ids::Id;

/// Settings of a sim; `Config::default()` suits tests.
#[derive(Clone, Debug)]
pub struct Config {
    /// Where to listen; port 0 takes any free one.
    pub addr: SocketAddr,
    /// The bot's token; `None` accepts any.
    pub token: Option<String>,
    pub bot_name: String,
    /// The id of the application and its bot user; `None` makes one up.
    pub application_id: Option<Id>,
    /// Whether members, presences and message content are granted. A new application on Discord has none of them.
    pub privileged_intents: bool,
    /// Whether requests are counted and refused with 429. Headers are sent in any case.
    pub rate_limits: bool,
    pub heartbeat_interval: Duration,
    /// Listening on other addresses than loopback lets anybody act as anybody.
    pub allow_remote: bool,
}

impl Default for Config {
    fn default() -> Self {
        Self {
            addr: SocketAddr::from((Ipv4Addr::LOCALHOST, 0)),
            token: None,
            bot_name: "Archipel".into(),
            application_id: None,
            privileged_intents: false,
            rate_limits: true,
            heartbeat_interval: Duration::from_millis(41_250),
            allow_remote: false,
        }
    }
}

/// Why a sim does not start.
#[derive(Debug, thiserror::Error)]
pub enum StartError {
    #[error(
        "{0} is reachable from other machines and the sim has no passwords: use a loopback address, or set allow_remote"
    )]
    NotLoopback(SocketAddr),
    #[error("cannot listen on {addr}: {source}; choose another port, or 0 for any")]
    Listen { addr: SocketAddr, source: std::io::Error },
}
