//! What is to be done now and then: the past is pruned, and channels that took no posts are looked after.

use std::sync::Arc;
use std::time::Duration;

use archipel_store::{Millis, StoreError};

use crate::desk::Desk;

const EVERY: Duration = Duration::from_secs(60 * 60);
/// Discord's interactions live for a quarter of an hour; what was delivered may be of interest a little longer.
const KEPT: Millis = 7 * 24 * 60 * 60 * 1000;

/// Does its chores until the program stops.
pub async fn run(desk: Arc<Desk>) {
    while !desk.stopping() {
        if let Err(error) = once(&desk).await {
            tracing::warn!(%error, "the chores were not done");
        }
        tokio::select! {
            () = tokio::time::sleep(EVERY) => {}
            () = desk.stopped() => {}
        }
    }
}

async fn once(desk: &Desk) -> Result<(), StoreError> {
    desk.holds(desk.store.unreachable_games().await? > 0);
    let pruned = desk.store.prune(desk.clock.now() - KEPT).await?;
    tracing::debug!(?pruned, "the past is pruned");
    Ok(())
}
