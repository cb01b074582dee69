//! Migrates running games to the rules of this program before it starts to serve. A game whose record no longer replays
//! keeps its stored state and is reported, never lost.

use archipel_rules::{Record, Table};
use archipel_store::{StoreError, StoredGame};

use crate::app::App;
use crate::game_service::encode;

pub async fn migrate_rules(app: &App) -> Result<(), StoreError> {
    for game in app.store.running_games().await? {
        let version = game.game.version();
        if game.rules.as_deref() == Some(version.as_str()) && game.replay_error.is_none() {
            continue;
        }
        let record = Record { rules: version.clone(), ..app.store.load_record(game.number).await? };
        let n = record.entries.len() as u32;
        match Table::replay(record) {
            Ok(table) => {
                let carried = app.store.migrate_rules(game.number, n, &version, &encode(&table)?).await?;
                tracing::info!(game = game.number.get(), version, carried, "migrated a game to these rules");
            }
            Err(error) => park(app, &game, &error.to_string()).await?,
        }
    }
    Ok(())
}

async fn park(app: &App, game: &StoredGame, reason: &str) -> Result<(), StoreError> {
    tracing::error!(
        game = game.number.get(),
        reason,
        "a record no longer replays; the game is frozen at its snapshot"
    );
    app.store.set_replay_error(game.number, Some(reason)).await
}
