//! The clock. It can be replaced by a shifted clock, so that tests can move time.

use std::path::PathBuf;
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

/// Tolerated clock drift between two checks, in milliseconds.
const MAX_DRIFT: i64 = 1000;

/// The source of the current time.
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
    checked_at: Instant,
    wall_time: i64,
    jumped_at: Option<Instant>,
}

impl ClockSkew {
    pub fn new(clock: &Clock) -> ClockSkew {
        ClockSkew { checked_at: Instant::now(), wall_time: clock.now(), jumped_at: None }
    }

    /// Whether the clock jumped back since the last check or within `grace` before now. Work that started before the
    /// jump may be written shortly after it.
    pub fn jumped_back(&mut self, clock: &Clock, grace: Duration) -> bool {
        let passed = i64::try_from(self.checked_at.elapsed().as_millis()).unwrap_or(i64::MAX);
        let expected = self.wall_time.saturating_add(passed);
        (self.checked_at, self.wall_time) = (Instant::now(), clock.now());
        if self.wall_time < expected - MAX_DRIFT {
            self.jumped_at = Some(self.checked_at);
        }
        self.jumped_at.is_some_and(|at| at == self.checked_at || at.elapsed() < grace)
    }
}
