//! The injected clock, so that tests can move time.

use std::path::PathBuf;
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

/// Tolerated clock drift between two checks, in milliseconds.
const WANDERS: i64 = 1000;

/// Where the time comes from.
#[derive(Clone, Debug, Default)]
pub struct Clock {
    /// A file with milliseconds to add to the system time, for tests.
    offset: Option<PathBuf>,
}

impl Clock {
    /// The system clock plus the offset in a file.
    pub fn moved_by(file: PathBuf) -> Clock {
        Clock { offset: Some(file) }
    }

    /// Milliseconds since 1970.
    pub fn now(&self) -> i64 {
        let system = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_millis());
        let moved = self.offset.as_ref().and_then(|file| std::fs::read_to_string(file).ok());
        let moved = moved.and_then(|text| text.trim().parse().ok()).unwrap_or(0);
        i64::try_from(system).unwrap_or(i64::MAX).saturating_add(moved)
    }
}

/// Detects backwards jumps of the clock.
#[derive(Debug)]
pub struct ClockSkew {
    looked: Instant,
    read: i64,
    put_back: Option<Instant>,
}

impl ClockSkew {
    pub fn new(clock: &Clock) -> ClockSkew {
        ClockSkew { looked: Instant::now(), read: clock.now(), put_back: None }
    }

    /// Did the clock jump back since the last check, or within `grace` before it? Work begun before the jump may be
    /// written shortly after it.
    pub fn was_put_back(&mut self, clock: &Clock, just_before: Duration) -> bool {
        let passed = i64::try_from(self.looked.elapsed().as_millis()).unwrap_or(i64::MAX);
        let expected = self.read.saturating_add(passed);
        (self.looked, self.read) = (Instant::now(), clock.now());
        if self.read < expected - WANDERS {
            self.put_back = Some(self.looked);
        }
        self.put_back.is_some_and(|at| at == self.looked || at.elapsed() < just_before)
    }
}
