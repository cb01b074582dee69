//! The server's clock: real time plus an offset that tests can increase, so that tokens expire at once.

use std::sync::Arc;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use tokio::sync::watch;
use tokio::time::Instant;

/// A clone shows the same time and follows the same jumps.
#[derive(Clone, Debug)]
pub struct Clock {
    started: Instant,
    started_unix_ms: u64,
    added_ms: Arc<watch::Sender<u64>>,
}

impl Clock {
    pub fn new() -> Self {
        let unix = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        Self {
            started: Instant::now(),
            started_unix_ms: u64::try_from(unix.as_millis()).unwrap_or(0),
            added_ms: Arc::new(watch::Sender::new(0)),
        }
    }

    /// Unix milliseconds on this clock.
    pub fn now_ms(&self) -> u64 {
        let ran = u64::try_from(self.started.elapsed().as_millis()).unwrap_or(u64::MAX);
        self.started_unix_ms + ran + *self.added_ms.borrow()
    }

    /// Moves the clock forward and wakes sleepers that are due.
    pub fn advance(&self, by: Duration) {
        let by = u64::try_from(by.as_millis()).unwrap_or(u64::MAX);
        self.added_ms.send_modify(|added| *added = added.saturating_add(by));
    }

    /// Sleeps until the clock shows `unix_ms`, by passing time or by a jump.
    pub async fn sleep_until(&self, unix_ms: u64) {
        let mut jumps = self.added_ms.subscribe();
        loop {
            let Some(left) = unix_ms.checked_sub(self.now_ms()).filter(|left| *left > 0) else { return };
            tokio::select! {
                () = tokio::time::sleep(Duration::from_millis(left)) => {}
                // Cannot fail while waiting: `self` owns the sender.
                _ = jumps.changed() => {}
            }
        }
    }
}

impl Default for Clock {
    fn default() -> Self {
        Self::new()
    }
}

/// `unix_ms` in Discord's timestamp format: `2015-01-01T00:00:00.000000+00:00`.
pub fn iso(unix_ms: u64) -> String {
    let (days, in_day) = (unix_ms / 86_400_000, unix_ms % 86_400_000);
    let (year, month, day) = civil(days);
    let (hour, minute, second) = (in_day / 3_600_000, in_day / 60_000 % 60, in_day / 1000 % 60);
    let milli = in_day % 1000;
    format!("{year:04}-{month:02}-{day:02}T{hour:02}:{minute:02}:{second:02}.{milli:03}000+00:00")
}

/// The date that is `days` after 1970-01-01. Computed with years that begin in March, so that leap days come last.
fn civil(days: u64) -> (u64, u64, u64) {
    let shifted = days + 719_468;
    let (era, day_of_era) = (shifted / 146_097, shifted % 146_097);
    let year_of_era = (day_of_era - day_of_era / 1460 + day_of_era / 36_524 - day_of_era / 146_096) / 365;
    let day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let march_month = (5 * day_of_year + 2) / 153;
    let day = day_of_year - (153 * march_month + 2) / 5 + 1;
    let month = if march_month < 10 { march_month + 3 } else { march_month - 9 };
    (era * 400 + year_of_era + u64::from(month <= 2), month, day)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn timestamps_have_discords_format() {
        assert_eq!(iso(0), "1970-01-01T00:00:00.000000+00:00");
        assert_eq!(iso(951_827_696_789), "2000-02-29T12:34:56.789000+00:00");
        assert_eq!(iso(1_735_689_599_999), "2024-12-31T23:59:59.999000+00:00");
    }

    #[tokio::test]
    async fn sleepers_wake_when_the_clock_jumps() {
        let clock = Clock::new();
        let due = clock.now_ms() + 900_000;
        let sleeper = tokio::spawn({
            let clock = clock.clone();
            async move { clock.sleep_until(due).await }
        });
        clock.advance(Duration::from_secs(901));
        tokio::time::timeout(Duration::from_secs(5), sleeper).await.expect("woken").expect("not cancelled");
    }
}
