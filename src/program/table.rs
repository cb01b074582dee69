//! The local table: a Discord of our own with a page, its history beside the database, and the bot at it.

use std::hash::{BuildHasher, RandomState};
use std::net::SocketAddr;
use std::path::PathBuf;

use archipel_bot::{Clock, Config};
use archipel_store::Store;
use discord_sim::{DemoStep, Sim};

use super::{Settings, Trouble};

/// Who sits at a new table; all seats are for whoever opens the page.
const PEOPLE: [&str; 3] = ["Ada", "Ben", "Cleo"];

pub struct Table {
    pub sim: Sim,
    store: Store,
    config: Config,
    clock: Clock,
}

impl Table {
    /// Opens the table and its database. Where the port is taken nothing changes: no database is made, no folder.
    pub async fn open(settings: &Settings, addr: SocketAddr) -> Result<Table, Trouble> {
        let token = token();
        let sim = Sim::start(discord_sim::Config {
            addr,
            token: Some(token.clone()),
            allow_remote: settings.table_open,
            folder: Some(folder(settings)?),
            people: PEOPLE.map(|name| (name.to_owned(), "en-US".to_owned())).to_vec(),
            demo: demo(),
            ..discord_sim::Config::default()
        })
        .await?;
        let store = Store::open(&settings.database_url).await?;
        let config = Config {
            token,
            api: None,
            limits: settings.limits(),
            computers: settings.computers(),
            luck: settings.luck(),
            watch: settings.watch_addr,
        };
        Ok(Table { sim, store, config, clock: settings.clock() })
    }

    /// Lets the bot sit at the table until `stop` is ready.
    pub async fn serve(
        self,
        ready: impl FnOnce() + Send + Sync + 'static,
        stop: impl Future<Output = ()> + Send + 'static,
    ) -> Result<(), Trouble> {
        let config = Config { api: Some(self.sim.origin().to_owned()), ..self.config };
        archipel_bot::run(config, self.store, self.clock, ready, stop).await?;
        self.sim.shutdown().await;
        Ok(())
    }
}

/// The history of the table stands beside the database: `archipel.db` has `archipel.table`.
pub fn folder(settings: &Settings) -> Result<PathBuf, Trouble> {
    Ok(archipel_store::path_of(&settings.database_url)?.with_extension("table"))
}

/// Nobody but our own bot speaks as the bot, also where the table is open to other machines.
fn token() -> String {
    let [one, two] = [0, 1].map(|half: u8| RandomState::new().hash_one(half));
    format!("local.{one:016x}{two:016x}")
}

/// What *Try a demo game* does, as a person would: a lobby, three computer players, the start, the first panel.
fn demo() -> Vec<DemoStep> {
    let slash = |command: &str, options: &[(&str, &str)]| DemoStep::Slash {
        person: 0,
        command: command.to_owned(),
        options: options.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())).collect(),
    };
    let press = |component: &str| DemoStep::Press { person: 0, component: component.to_owned() };
    vec![
        slash("game new", &[("game", "mille-fiori")]),
        press(":computers:"),
        press(":computer:easy"),
        press(":computer:medium"),
        press(":computer:hard"),
        press(":start:"),
        press(":play:"),
    ]
}
