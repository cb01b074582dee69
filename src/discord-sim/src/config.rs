//! How a sim is started.

use std::collections::BTreeMap;
use std::net::{Ipv4Addr, SocketAddr};
use std::path::PathBuf;
use std::time::Duration;

use serde::Serialize;

use crate::ids::Id;
use crate::keep::KeepError;

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
    /// Where everything is kept that a Discord server would remember; `None` forgets it at the end.
    pub folder: Option<PathBuf>,
    /// Names and locales of the people of a new world; the first owns its guild.
    pub people: Vec<(String, String)>,
    /// What the page offers to do at the press of one button.
    pub demo: Vec<DemoStep>,
}

/// A step of a demonstration, done as a person would. What it means only the bot knows.
#[derive(Clone, Debug, Serialize)]
#[serde(tag = "do", rename_all = "snake_case")]
pub enum DemoStep {
    /// The person with this place among the people types a command.
    Slash { person: usize, command: String, options: BTreeMap<String, String> },
    /// The person presses the newest button whose custom id contains this.
    Press { person: usize, component: String },
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
            folder: None,
            people: Vec::new(),
            demo: Vec::new(),
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
    #[error(transparent)]
    Keep(#[from] KeepError),
}
