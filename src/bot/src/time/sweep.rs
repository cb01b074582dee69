//! The one sweep over the alarms: claims what is due, lets it ring, writes what follows. Never twice: a claim is one
//! process's alone, and an alarm is done in the transaction that queues what it says.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;

use archipel_store::{Alarm, Millis, Rung, UserId};

use super::{absence, clocks, reminders};
use crate::desk::Desk;
use crate::error::Error;

/// How often the clock is looked at when nobody rings.
const IDLE: Duration = Duration::from_secs(5);
const SHORTEST: Duration = Duration::from_millis(100);
const LEASE: Millis = 60 * 1000;
const AT_ONCE: u32 = 250;

/// Sweeps until the program stops.
pub async fn run(desk: Arc<Desk>) {
    while !desk.stopping() {
        desk.pulse.sweep.beat();
        match sweep(&desk).await {
            Ok(true) => {}
            outcome => {
                if let Err(error) = outcome {
                    tracing::error!(%error, "the alarms could not be swept");
                }
                let wait = until_next(&desk).await;
                tokio::select! {
                    () = desk.sweeper.notified() => {}
                    () = tokio::time::sleep(wait) => {}
                    () = desk.stopped() => {}
                }
            }
        }
    }
}

/// Until the next alarm, and never long: the clock may jump, and another process may set one.
async fn until_next(desk: &Desk) -> Duration {
    let next = desk.store.next_alarm().await.ok().flatten();
    let wait = next.and_then(|at| u64::try_from(at - desk.clock.now()).ok()).map(Duration::from_millis);
    wait.map_or(IDLE, |wait| wait.clamp(SHORTEST, IDLE))
}

/// Lets ring what is due; whether there was anything.
async fn sweep(desk: &Arc<Desk>) -> Result<bool, Error> {
    let now = desk.clock.now();
    let (kind, within) = (reminders::KIND, reminders::TOGETHER);
    let claimed = desk.store.claim_alarms_together(&desk.worker, now, AT_ONCE, LEASE, kind, within).await?;
    if claimed.is_empty() {
        return Ok(false);
    }
    desk.metrics.alarms.add(claimed.len() as u64);
    let mut reminded: BTreeMap<UserId, Vec<Alarm>> = BTreeMap::new();
    let mut rung: Vec<Rung> = Vec::new();
    for alarm in claimed {
        match (alarm.kind.as_str(), alarm.user) {
            (reminders::KIND, Some(user)) => reminded.entry(user).or_default().push(alarm),
            (clocks::KIND | absence::OVERDUE, Some(user)) => {
                rung.extend(kept(absence::ring(desk, user, alarm, now).await));
            }
            (other, _) => {
                tracing::error!(kind = other, game = alarm.game.get(), "an alarm of unknown kind is dropped");
                rung.push(Rung { alarms: vec![(alarm, Vec::new())], ..Rung::default() });
            }
        }
    }
    for (user, alarms) in reminded {
        rung.extend(kept(reminders::ring(desk, user, alarms, now).await));
    }
    if desk.store.finish_alarms(&rung, now).await? > 0 {
        desk.courier.notify_one();
    }
    Ok(true)
}

/// One alarm that fails is tried again when its lease has ended; the others ring.
fn kept(rung: Result<Rung, Error>) -> Option<Rung> {
    rung.map_err(|error| tracing::error!(%error, "an alarm could not ring")).ok()
}
