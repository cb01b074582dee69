//! The one clock of the bot, so that tests can let days pass in a moment.

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::{SystemTime, UNIX_EPOCH};

/// Where the time comes from.
#[derive(Clone, Debug, Default)]
pub struct Clock {
    /// Milliseconds added to the system's time.
    offset: Arc<AtomicI64>,
}

impl Clock {
    /// Milliseconds since 1970.
    pub fn now(&self) -> i64 {
        let system = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_millis());
        i64::try_from(system).unwrap_or(i64::MAX).saturating_add(self.offset.load(Ordering::Relaxed))
    }

    /// Lets time pass.
    pub fn advance(&self, milliseconds: i64) {
        self.offset.fetch_add(milliseconds, Ordering::Relaxed);
    }
}
