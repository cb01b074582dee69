//! Configuration: environment variables, each with a command-line flag.

use std::fmt;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::str::FromStr;
use std::time::Duration;

use archipel_bot::{Clock, Computers, Limit, Limits, SeedSource};
use clap::Args;

use super::CliError;

#[derive(Args, Debug)]
pub struct Settings {
    /// Bot token; without it, the local table opens
    #[arg(long, env = "DISCORD_TOKEN", hide_env_values = true, global = true)]
    pub token: Option<Secret>,
    /// Origin to use instead of <https://discord.com>, for tests and proxies
    #[arg(long, env = "DISCORD_API_URL", global = true)]
    pub api_url: Option<String>,
    /// SQLite database with all games and settings
    #[arg(long, env = "DATABASE_URL", default_value = "sqlite://archipel.db", global = true)]
    pub database_url: String,
    /// Address of the local table; port 0 chooses a free port
    #[arg(long, env = "ARCHIPEL_TABLE_ADDR", default_value = "127.0.0.1:8137", global = true)]
    pub table_addr: SocketAddr,
    /// Names or addresses, with commas between them, under which other machines may open the local table. It has no passwords: anyone who can connect can act as any user
    #[arg(long, env = "ARCHIPEL_TABLE_OPEN", value_name = "NAMES", value_delimiter = ',', global = true)]
    pub table_open: Vec<HostName>,
    /// Folder with component data that replaces the built-in files of the same name (anno1503.json, …)
    #[arg(long, env = "ARCHIPEL_GAMES_DIR", global = true)]
    pub games_dir: Option<PathBuf>,
    /// Font file for names in scripts that the bundled fonts do not cover, for instance Noto Sans CJK
    #[arg(long, env = "ARCHIPEL_FONT", global = true)]
    pub font: Option<PathBuf>,
    /// Address that serves /metrics and /healthz, for instance 127.0.0.1:9137; off by default
    #[arg(long, env = "ARCHIPEL_WATCH_ADDR", global = true)]
    pub watch_addr: Option<SocketAddr>,
    /// Rate limit per user: interactions in a burst, and interactions per second; `off` for no limit
    #[arg(long, env = "ARCHIPEL_USER_LIMIT", default_value = "240,30", global = true)]
    pub user_limit: RateLimit,
    /// Rate limit per channel, for all its users together
    #[arg(long, env = "ARCHIPEL_CHANNEL_LIMIT", default_value = "1200,150", global = true)]
    pub channel_limit: RateLimit,
    /// Seconds that computer players wait before they act, so that people can read
    #[arg(long, env = "ARCHIPEL_COMPUTER_PAUSE", default_value = "3", global = true)]
    pub computer_pause: Seconds,
    /// Seconds that a hard computer player may think about one action
    #[arg(long, env = "ARCHIPEL_COMPUTER_THINK", default_value = "2", global = true)]
    pub computer_think: Seconds,
    /// Whether the bot uploads its icons as emoji of its application; without them, icons are Unicode emoji
    #[arg(long, env = "ARCHIPEL_EMOJI", value_enum, default_value_t = Switch::On, global = true)]
    pub emoji: Switch,
    /// Format of log lines
    #[arg(long, env = "ARCHIPEL_LOG_FORMAT", value_enum, default_value_t = LogFormat::Text, global = true)]
    pub log_format: LogFormat,
    /// File with a clock offset in milliseconds, for tests
    #[arg(long, env = "ARCHIPEL_CLOCK_FILE", hide = true, global = true)]
    pub clock_file: Option<PathBuf>,
    /// Fixed random seed for every game, for tests; refused with the real Discord
    #[arg(long, env = "ARCHIPEL_SEED", hide = true, global = true)]
    pub fixed_seed: Option<u64>,
    /// Log filter (`info`, `debug`, `archipel_bot=debug`, …)
    #[arg(
        long = "log",
        env = "RUST_LOG",
        default_value = "warn,archipel=info,archipel_bot=info,tiny_skia=error",
        global = true
    )]
    pub log: String,
}

/// A name or address of this machine, with or without a port, as it stands in the address bar of a browser.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct HostName(pub String);

impl FromStr for HostName {
    type Err = String;
    fn from_str(text: &str) -> Result<HostName, String> {
        let name = text.trim().to_ascii_lowercase();
        let known = |c: char| c.is_ascii_alphanumeric() || "-.:[]_".contains(c);
        let flag = matches!(name.as_str(), "" | "1" | "0" | "true" | "false" | "yes" | "no" | "on" | "off");
        if flag || !name.chars().all(known) {
            return Err("give the name or address that other machines use, such as 192.168.1.5 or table.lan"
                .to_owned());
        }
        Ok(HostName(name))
    }
}

/// A duration in seconds; fractions are allowed.
#[derive(Clone, Copy, Debug)]
pub struct Seconds(pub Duration);

impl FromStr for Seconds {
    type Err = String;
    fn from_str(text: &str) -> Result<Seconds, String> {
        let seconds = text.trim().parse::<f64>().ok().filter(|seconds| (0.0..=600.0).contains(seconds));
        let seconds = seconds.and_then(|seconds| Duration::try_from_secs_f64(seconds).ok());
        seconds.map(Seconds).ok_or_else(|| "give seconds from 0 to 600, such as 3 or 0.5".to_owned())
    }
}

/// A rate limit; `None` is unlimited.
#[derive(Clone, Copy, Debug)]
pub struct RateLimit(pub Option<Limit>);

impl FromStr for RateLimit {
    type Err = String;
    fn from_str(text: &str) -> Result<RateLimit, String> {
        if text == "off" {
            return Ok(RateLimit(None));
        }
        let number = |text: &str| text.trim().parse::<u16>().ok().filter(|number| *number > 0).map(f64::from);
        let (burst, per_second) = text.split_once(',').unwrap_or((text, text));
        match (number(burst), number(per_second)) {
            (Some(burst), Some(per_second)) => Ok(RateLimit(Some(Limit { burst, per_second }))),
            _ => Err("give two numbers such as 240,30, or off".to_owned()),
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, clap::ValueEnum)]
pub enum Switch {
    On,
    Off,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, clap::ValueEnum)]
pub enum LogFormat {
    Text,
    Json,
}

/// A string whose `Debug` output hides it.
#[derive(Clone)]
pub struct Secret(pub String);

impl FromStr for Secret {
    type Err = std::convert::Infallible;
    fn from_str(text: &str) -> Result<Secret, Self::Err> {
        Ok(Secret(text.trim().to_owned()))
    }
}

impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("(secret)")
    }
}

impl Settings {
    /// The origin of the Discord API. A trailing `/api/v10` is accepted and removed.
    pub fn origin(&self) -> Result<Option<String>, CliError> {
        let Some(url) = self.api_url.as_deref().map(str::trim).filter(|url| !url.is_empty()) else {
            return Ok(None);
        };
        let origin = url
            .trim_end_matches('/')
            .trim_end_matches("/api/v10")
            .trim_end_matches("/api")
            .trim_end_matches('/');
        let host = origin.strip_prefix("https://").or_else(|| origin.strip_prefix("http://"));
        match host {
            Some(host) if !host.is_empty() && !host.contains('/') => Ok(Some(origin.to_owned())),
            _ => Err(CliError::new(format!(
                "DISCORD_API_URL must be an origin such as http://127.0.0.1:8137, not {url:?}"
            ))),
        }
    }

    pub fn token(&self) -> Option<&str> {
        self.token.as_ref().map(|secret| secret.0.as_str()).filter(|token| !token.is_empty())
    }

    pub fn limits(&self) -> Limits {
        Limits { person: self.user_limit.0, channel: self.channel_limit.0 }
    }

    pub fn computers(&self) -> Computers {
        let mut computers = Computers { pause: self.computer_pause.0, ..Computers::default() };
        computers.budget.time = Some(self.computer_think.0);
        computers
    }

    pub fn seed_source(&self) -> SeedSource {
        self.fixed_seed.map_or(SeedSource::Real, SeedSource::Fixed)
    }

    pub fn clock(&self) -> Clock {
        self.clock_file.clone().map_or_else(Clock::default, Clock::moved_by)
    }
}
