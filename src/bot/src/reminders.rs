//! Reminders for those who are due: rows with a due time, swept up when it comes.

use std::sync::Arc;
use std::time::Duration;

use archipel_store::{Alarm, Millis, NewAlarm, NewPost, Status, UserId};
use serde_json::json;

use crate::desk::Desk;
use crate::error::Error;

pub const KIND: &str = "remind";
const HOUR: Millis = 60 * 60 * 1000;
const SWEEP: Duration = Duration::from_secs(5);
const LEASE: Millis = 60 * 1000;
/// After so many reminders for the same turn we stop.
const MOST: u32 = 3;

/// The paces that a host may choose, with the time after which somebody is reminded first.
pub const PACES: &[(&str, Millis)] =
    &[("relaxed", 48 * HOUR), ("daily", 24 * HOUR), ("brisk", 8 * HOUR), ("live", HOUR / 2)];

pub fn after(pace: &str) -> Millis {
    PACES.iter().find(|(name, _)| *name == pace).map_or(24 * HOUR, |(_, after)| *after)
}

/// The first reminder of somebody who became due by the entry before `entry`.
pub fn first(user: UserId, pace: &str, entry: u32, now: Millis) -> NewAlarm {
    let due_at = now + after(pace);
    NewAlarm {
        kind: KIND.to_owned(),
        user: Some(user),
        about: format!("{entry}.1"),
        due_at,
        payload: json!({ "count": 1 }),
    }
}

/// Sweeps for ever.
pub async fn run(desk: Arc<Desk>) {
    loop {
        if let Err(error) = sweep(&desk).await {
            tracing::error!(%error, "reminders could not be swept");
        }
        tokio::time::sleep(SWEEP).await;
    }
}

async fn sweep(desk: &Desk) -> Result<(), Error> {
    let now = desk.clock.now();
    for alarm in desk.store.claim_alarms(&desk.worker, now, 20, LEASE).await? {
        let (posts, next) = remind(desk, &alarm, now).await?;
        if desk.store.finish_alarm(&alarm, &posts, &next, now).await? && !posts.is_empty() {
            desk.courier.notify_one();
        }
    }
    Ok(())
}

/// What a due alarm leads to; nothing if the player has acted since or the game is over.
async fn remind(desk: &Desk, alarm: &Alarm, now: Millis) -> Result<(Vec<NewPost>, Vec<NewAlarm>), Error> {
    let none = (Vec::new(), Vec::new());
    let Some(user) = alarm.user else { return Ok(none) };
    let sitting = desk.sitting(alarm.game).await?;
    let due = sitting.seat_of(user).is_some_and(|seat| sitting.table.position().due().contains(seat));
    if !due || sitting.game.status != Status::Running {
        return Ok(none);
    }
    let post =
        NewPost { channel: sitting.game.channel, kind: KIND.to_owned(), payload: json!({ "user": user }) };
    let count = alarm.payload["count"].as_u64().and_then(|count| u32::try_from(count).ok()).unwrap_or(MOST);
    let about = alarm.about.split('.').next().unwrap_or_default();
    let next = (count < MOST).then(|| NewAlarm {
        kind: KIND.to_owned(),
        user: Some(user),
        about: format!("{about}.{}", count + 1),
        // Rising gaps: each wait is twice the one before.
        due_at: now + after(&sitting.game.pace) * (1 << count),
        payload: json!({ "count": count + 1 }),
    });
    Ok((vec![post], next.into_iter().collect()))
}
