//! The configuration of the bot, and the errors that prevent its start.

use std::net::SocketAddr;
use std::time::Duration;

use archipel_players::Budget;
use archipel_store::{Millis, StoreError};

use crate::limits::Limits;
use crate::retry::redacted;
use crate::seed_source::SeedSource;

/// The bot's configuration.
#[derive(Clone)]
pub struct Config {
    pub token: String,
    /// Replaces `https://discord.com` as the API origin.
    pub api: Option<String>,
    pub limits: Limits,
    pub computers: Computers,
    pub seed_source: SeedSource,
    /// Whether the application gets its own emoji; without them, icons are Unicode emoji.
    pub emoji: bool,
    /// The address that serves `/metrics` and `/healthz`.
    pub watch: Option<SocketAddr>,
}

/// Omits the token, which must never appear in a log.
impl std::fmt::Debug for Config {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Config").field("api", &self.api).finish_non_exhaustive()
    }
}

/// Reasons why the bot could not start.
#[derive(Debug, thiserror::Error)]
pub enum StartError {
    #[error("the token is not accepted; copy it again from the developer portal into DISCORD_TOKEN")]
    Token,
    #[error("{0} does not answer as Discord does; check DISCORD_API_URL and that the server runs")]
    Unreachable(String),
    #[error("{0} cannot be listened on ({1}); choose another ARCHIPEL_WATCH_ADDR")]
    Bind(SocketAddr, std::io::Error),
    #[error("{0}")]
    Store(#[from] StoreError),
    #[error("Discord: {}", redacted(.0))]
    Discord(#[from] Box<serenity::Error>),
}

/// The behaviour of computer players.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Computers {
    /// How long they wait before acting, so that people can read the posts.
    pub pause: Duration,
    /// Search budget for one action.
    pub budget: Budget,
}

impl Default for Computers {
    fn default() -> Computers {
        Computers { pause: Duration::from_secs(3), budget: Budget::default() }
    }
}

impl Computers {
    pub fn pause(&self) -> Millis {
        Millis::try_from(self.pause.as_millis()).unwrap_or(Millis::MAX)
    }
}
