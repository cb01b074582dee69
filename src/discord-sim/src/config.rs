//! Settings of a server, and why it may not start.

use std::collections::BTreeMap;
use std::net::{Ipv4Addr, SocketAddr};
use std::path::PathBuf;
use std::time::Duration;

use serde::Serialize;

use crate::ids::Id;
use crate::persistence::PersistenceError;

/// Settings of a server. `Config::default()` suits tests.
#[derive(Clone, Debug)]
pub struct Config {
    /// Where to listen; port 0 means any free port.
    pub addr: SocketAddr,
    /// The bot's token; `None` accepts any.
    pub token: Option<String>,
    pub bot_name: String,
    /// The id of the application and its bot user; `None` generates one.
    pub application_id: Option<Id>,
    /// Whether the application has the privileged intents: members, presences, message content. A new
    /// application on Discord has none of them.
    pub privileged_intents: bool,
    /// Whether requests over the limit are refused with 429. The headers are always sent.
    pub rate_limits: bool,
    pub heartbeat_interval: Duration,
    /// Names and addresses under which other machines reach the server; without any, it listens on loopback only.
    /// There are no passwords: anyone who can connect can act as any user.
    pub remote_names: Vec<String>,
    /// Where users, guilds, channels, messages and commands are stored; `None` keeps them in memory only.
    pub folder: Option<PathBuf>,
    /// Names and locales of the first users of a new server; the first one owns its guild.
    pub users: Vec<(String, String)>,
    /// What the page offers where nothing has been said yet.
    pub cards: Vec<Card>,
}

/// A card of the first screen: a picture, a few words, and what its buttons do.
#[derive(Clone, Debug, Serialize)]
pub struct Card {
    /// By code of the language; `en` is shown to everybody else.
    pub texts: BTreeMap<String, CardText>,
    /// A PNG.
    #[serde(skip)]
    pub picture: &'static [u8],
    /// The steps of *Try a demo game*.
    pub demo: Vec<Step>,
    /// The steps of *Learn*.
    pub learn: Vec<Step>,
}

#[derive(Clone, Debug, Serialize)]
pub struct CardText {
    pub title: String,
    /// A short line, such as "2–4 players".
    pub facts: String,
    /// One sentence.
    pub about: String,
}

/// One step that a card carries out.
#[derive(Clone, Debug, Serialize)]
#[serde(tag = "do", rename_all = "snake_case")]
pub enum Step {
    /// The user with this index in `Config::users`, or else the current one, sends a slash command.
    Slash {
        #[serde(rename = "person")]
        user: Option<usize>,
        command: String,
        options: BTreeMap<String, String>,
    },
    /// The user presses the newest button whose custom id contains `component`.
    Press {
        #[serde(rename = "person")]
        user: Option<usize>,
        component: String,
    },
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
            remote_names: Vec::new(),
            folder: None,
            users: Vec::new(),
            cards: Vec::new(),
        }
    }
}

/// Why a server did not start.
#[derive(Debug, thiserror::Error)]
pub enum StartError {
    #[error(
        "{0} is reachable from other machines and the sim has no passwords: use a loopback address, or give remote_names"
    )]
    NotLoopback(SocketAddr),
    #[error("cannot listen on {addr}: {source}; choose another port, or 0 for any")]
    Listen { addr: SocketAddr, source: std::io::Error },
    #[error(transparent)]
    Persistence(#[from] PersistenceError),
}
