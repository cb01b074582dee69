//! Serving: in Discord, or at the local table.

use std::process::ExitCode;

use archipel_bot::{Config, Luck};
use archipel_store::Store;

use super::table::Table;
use super::{Settings, Trouble, log};

pub fn runtime() -> Result<tokio::runtime::Runtime, Trouble> {
    tokio::runtime::Runtime::new()
        .map_err(|error| Trouble::new(format!("the system gives no threads: {error}")))
}

/// What the bot needs to join Discord; `None` without a token.
pub fn config(settings: &Settings) -> Result<Option<Config>, Trouble> {
    let api = settings.origin()?;
    let Some(token) = settings.token().map(ToOwned::to_owned) else { return Ok(None) };
    let (limits, computers, luck) = (settings.limits(), settings.computers(), settings.luck());
    if api.is_none() && luck != Luck::Real {
        return Err(Trouble::new("ARCHIPEL_SEED deals games that can be foreseen; take it away"));
    }
    Ok(Some(Config { token, api, limits, computers, luck, watch: settings.watch_addr }))
}

pub fn discord(settings: &Settings) -> Result<ExitCode, Trouble> {
    let Some(config) = config(settings)? else { return table(settings) };
    log::start(settings)?;
    runtime()?.block_on(async {
        // Before a database is made: with a wrong token nothing changes.
        archipel_bot::check(&config).await?;
        let store = Store::open(&settings.database_url).await?;
        archipel_bot::run(config, store, settings.clock(), || println!("joined Discord"), stopped()).await?;
        Ok(ExitCode::SUCCESS)
    })
}

/// The same bot, connected to a small Discord of our own on loopback.
pub fn table(settings: &Settings) -> Result<ExitCode, Trouble> {
    log::start(settings)?;
    runtime()?.block_on(async {
        let table = Table::open(settings, settings.table_addr).await?;
        let origin = table.sim.origin().to_owned();
        let ready = move || println!("table ready at {origin}");
        table.serve(ready, stopped()).await?;
        Ok(ExitCode::SUCCESS)
    })
}

/// Ready when the program is asked to end.
pub async fn stopped() {
    let interrupt = tokio::signal::ctrl_c();
    #[cfg(unix)]
    {
        let terminate = tokio::signal::unix::signal(tokio::signal::unix::SignalKind::terminate());
        match terminate {
            Ok(mut terminate) => {
                tokio::select! {
                    _ = interrupt => {}
                    _ = terminate.recv() => {}
                }
            }
            Err(_) => drop(interrupt.await),
        }
    }
    #[cfg(not(unix))]
    drop(interrupt.await);
}
