//! `archipel run` and `archipel table`: runs the bot in Discord or at the local table.

use std::process::ExitCode;

use archipel_bot::{Config, SeedSource};
use archipel_store::Store;

use super::local_table::LocalTable;
use super::settings::Switch;
use super::{CliError, Settings, log};

pub fn runtime() -> Result<tokio::runtime::Runtime, CliError> {
    tokio::runtime::Runtime::new()
        .map_err(|error| CliError::new(format!("cannot start worker threads: {error}")))
}

/// The bot's configuration for Discord; `None` without a token.
pub fn config(settings: &Settings) -> Result<Option<Config>, CliError> {
    let api = settings.origin()?;
    let Some(token) = settings.token().map(ToOwned::to_owned) else { return Ok(None) };
    let (limits, computers, seed_source) = (settings.limits(), settings.computers(), settings.seed_source());
    if api.is_none() && seed_source != SeedSource::Real {
        return Err(CliError::new("with ARCHIPEL_SEED the course of every game can be foreseen; unset it"));
    }
    let (emoji, watch) = (settings.emoji == Switch::On, settings.watch_addr);
    Ok(Some(Config { token, api, limits, computers, seed_source, emoji, watch }))
}

pub fn discord(settings: &Settings) -> Result<ExitCode, CliError> {
    let Some(config) = config(settings)? else { return table(settings) };
    log::start(settings)?;
    runtime()?.block_on(async {
        // Check before the database is created, so that a wrong token leaves no files behind.
        archipel_bot::check(&config).await?;
        let store = Store::open(&settings.database_url).await?;
        archipel_bot::run(config, store, settings.clock(), || println!("joined Discord"), shutdown_signal())
            .await?;
        Ok(ExitCode::SUCCESS)
    })
}

/// Runs the same bot against discord-sim.
pub fn table(settings: &Settings) -> Result<ExitCode, CliError> {
    log::start(settings)?;
    runtime()?.block_on(async {
        let table = LocalTable::open(settings, settings.table_addr).await?;
        let origin = table.sim.origin().to_owned();
        let ready = move || println!("table ready at {origin}");
        table.serve(ready, shutdown_signal()).await?;
        Ok(ExitCode::SUCCESS)
    })
}

/// Completes on SIGINT or SIGTERM.
pub async fn shutdown_signal() {
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
