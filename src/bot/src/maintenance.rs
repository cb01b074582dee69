//! Hourly maintenance: prune old rows, recheck unreachable channels.

use std::sync::Arc;
use std::time::Duration;

use archipel_store::{Millis, StoreError};

use crate::app::App;

const EVERY: Duration = Duration::from_secs(60 * 60);
/// Interaction tokens expire after 15 minutes; delivered posts are kept longer for operators.
const KEPT: Millis = 7 * 24 * 60 * 60 * 1000;

/// Runs until the program stops.
pub async fn run(app: Arc<App>) {
    while !app.stopping() {
        if let Err(error) = once(&app).await {
            tracing::warn!(%error, "maintenance failed");
        }
        tokio::select! {
            () = tokio::time::sleep(EVERY) => {}
            () = app.stopped() => {}
        }
    }
}

async fn once(app: &App) -> Result<(), StoreError> {
    app.set_channels_blocked(app.store.unreachable_games().await? > 0);
    let pruned = app.store.prune(app.clock.now() - KEPT).await?;
    tracing::debug!(?pruned, "pruned old rows");
    Ok(())
}
