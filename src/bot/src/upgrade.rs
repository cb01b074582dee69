//! Running games are carried over to the rules of this program before it serves. A game whose record no longer replays
//! stays on its stored state and is reported, never lost.

use archipel_rules::{Record, Table};
use archipel_store::{Game, StoreError};

use crate::commit::encode;
use crate::desk::Desk;

pub async fn carry_over(desk: &Desk) -> Result<(), StoreError> {
    for game in desk.store.running_games().await? {
        let version = game.game.version();
        if game.rules.as_deref() == Some(version.as_str()) && game.parked.is_none() {
            continue;
        }
        let record = Record { rules: version.clone(), ..desk.store.load_record(game.number).await? };
        let n = record.entries.len() as u32;
        match Table::replay(record) {
            Ok(table) => {
                let carried = desk.store.carry_over(game.number, n, &version, &encode(&table)?).await?;
                tracing::info!(game = game.number.get(), version, carried, "a game goes on with these rules");
            }
            Err(error) => park(desk, &game, &error.to_string()).await?,
        }
    }
    Ok(())
}

async fn park(desk: &Desk, game: &Game, reason: &str) -> Result<(), StoreError> {
    tracing::error!(
        game = game.number.get(),
        reason,
        "a record no longer replays; the game stays as it stands"
    );
    desk.store.set_parked(game.number, Some(reason)).await
}
