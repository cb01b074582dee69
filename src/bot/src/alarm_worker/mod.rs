//! Claims due alarms (reminders and deadlines) and writes their effects. Each fires once: one process holds the claim,
//! and the transaction that queues the posts also finishes the alarm.

mod reminders;

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;

use archipel_store::{Alarm, AlarmKind, FiredAlarms, Millis, UserId};

use crate::app::App;
use crate::error::Error;
use crate::schedule::reminders::TOGETHER;
use crate::votes::absence;

/// Poll interval when not notified.
const IDLE: Duration = Duration::from_secs(5);
const SHORTEST: Duration = Duration::from_millis(100);
const LEASE: Millis = 60 * 1000;
const AT_ONCE: u32 = 250;

/// Runs until the program stops.
pub async fn run(app: Arc<App>) {
    while !app.stopping() {
        app.health.alarm_worker.beat();
        match fire_due(&app).await {
            Ok(true) => {}
            outcome => {
                if let Err(error) = outcome {
                    tracing::error!(%error, "could not process alarms");
                }
                let wait = until_next(&app).await;
                tokio::select! {
                    () = app.wakeups.alarms.notified() => {}
                    () = tokio::time::sleep(wait) => {}
                    () = app.stopped() => {}
                }
            }
        }
    }
}

/// Time until the next alarm, capped because the clock may jump and other processes may set alarms.
async fn until_next(app: &App) -> Duration {
    let next = app.store.next_alarm().await.ok().flatten();
    let wait = next.and_then(|at| u64::try_from(at - app.clock.now()).ok()).map(Duration::from_millis);
    wait.map_or(IDLE, |wait| wait.clamp(SHORTEST, IDLE))
}

/// Fires all due alarms; returns whether there were any.
async fn fire_due(app: &Arc<App>) -> Result<bool, Error> {
    let now = app.clock.now();
    let (kind, within) = (AlarmKind::Reminder, TOGETHER);
    let claimed = app.store.claim_alarms_together(&app.worker, now, AT_ONCE, LEASE, kind, within).await?;
    if claimed.is_empty() {
        return Ok(false);
    }
    app.metrics.alarms.add(claimed.len() as u64);
    let mut reminded: BTreeMap<UserId, Vec<Alarm>> = BTreeMap::new();
    let mut fired: Vec<FiredAlarms> = Vec::new();
    for alarm in claimed {
        match (alarm.body.kind(), alarm.user) {
            (AlarmKind::Reminder, Some(user)) => reminded.entry(user).or_default().push(alarm),
            (AlarmKind::Clock | AlarmKind::Overdue, Some(user)) => {
                fired.extend(ok_or_log(absence::fire(app, user, alarm, now).await));
            }
            // AI turns are claimed by the AI worker; the other kinds always concern a user.
            (kind @ AlarmKind::AiTurn, _)
            | (kind @ (AlarmKind::Reminder | AlarmKind::Clock | AlarmKind::Overdue), None) => {
                tracing::error!(
                    kind = kind.as_str(),
                    game = alarm.game.get(),
                    "dropped an alarm without a user"
                );
                fired.push(FiredAlarms { alarms: vec![(alarm, Vec::new())], ..FiredAlarms::default() });
            }
        }
    }
    for (user, alarms) in reminded {
        fired.extend(ok_or_log(reminders::fire(app, user, alarms, now).await));
    }
    if app.store.finish_alarms(&fired, now).await? > 0 {
        app.wakeups.outbox.notify_one();
    }
    Ok(true)
}

/// Logs a failed alarm and drops it, so that the others still fire. It is retried when its lease expires.
fn ok_or_log(fired: Result<FiredAlarms, Error>) -> Option<FiredAlarms> {
    fired.map_err(|error| tracing::error!(%error, "an alarm failed")).ok()
}
