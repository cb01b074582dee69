//! The local table: discord-sim with its web page, and the bot connected to it.

use std::hash::{BuildHasher, RandomState};
use std::net::SocketAddr;
use std::path::PathBuf;

use archipel_bot::{Clock, Config};
use archipel_store::Store;
use discord_sim::Sim;

use super::settings::Switch;
use super::{CliError, Settings, first_screen};

/// Users of a new local table. The page can act as any of them.
const USERS: [&str; 3] = ["Ada", "Ben", "Cleo"];

pub struct LocalTable {
    pub sim: Sim,
    store: Store,
    config: Config,
    clock: Clock,
}

impl LocalTable {
    /// Starts discord-sim, then opens the database. If the port is taken, no file or folder is created.
    pub async fn open(settings: &Settings, addr: SocketAddr) -> Result<LocalTable, CliError> {
        let token = token();
        let sim = Sim::start(discord_sim::Config {
            addr,
            token: Some(token.clone()),
            remote_names: settings.table_open.iter().map(|name| name.0.clone()).collect(),
            folder: Some(folder(settings)?),
            users: USERS.map(|name| (name.to_owned(), "en-US".to_owned())).to_vec(),
            cards: first_screen::cards(),
            ..discord_sim::Config::default()
        })
        .await?;
        let store = Store::open(&settings.database_url).await?;
        let config = Config {
            token,
            api: None,
            limits: settings.limits(),
            computers: settings.computers(),
            seed_source: settings.seed_source(),
            emoji: settings.emoji == Switch::On,
            watch: settings.watch_addr,
        };
        Ok(LocalTable { sim, store, config, clock: settings.clock() })
    }

    /// Runs the bot until `stop` completes.
    pub async fn serve(
        self,
        ready: impl FnOnce() + Send + Sync + 'static,
        stop: impl Future<Output = ()> + Send + 'static,
    ) -> Result<(), CliError> {
        let config = Config { api: Some(self.sim.origin().to_owned()), ..self.config };
        archipel_bot::run(config, self.store, self.clock, ready, stop).await?;
        self.sim.shutdown().await;
        Ok(())
    }
}

/// The folder with discord-sim's history, next to the database: `archipel.table` for `archipel.db`.
pub fn folder(settings: &Settings) -> Result<PathBuf, CliError> {
    Ok(archipel_store::path_of(&settings.database_url)?.with_extension("table"))
}

/// A random token, so that no other program can connect as the bot, even if the table is open to other machines.
fn token() -> String {
    let [one, two] = [0, 1].map(|half: u8| RandomState::new().hash_one(half));
    format!("local.{one:016x}{two:016x}")
}
