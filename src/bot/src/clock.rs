//! The one clock of the bot, so that tests can let days pass in a moment.

use std::path::PathBuf;
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

/// A clock may wander by so many milliseconds between two looks.
const WANDERS: i64 = 1000;

/// Where the time comes from.
#[derive(Clone, Debug, Default)]
pub struct Clock {
    /// A file with milliseconds that are added to the system's time: for tests, which let it jump.
    offset: Option<PathBuf>,
}

impl Clock {
    /// The system's clock, moved by what stands in a file.
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

/// Notices when the clock is put back.
#[derive(Debug)]
pub struct Watch {
    looked: Instant,
    read: i64,
    put_back: Option<Instant>,
}

impl Watch {
    pub fn new(clock: &Clock) -> Watch {
        Watch { looked: Instant::now(), read: clock.now(), put_back: None }
    }

    /// Has the clock been put back since the last look, or just before? What was begun by the old clock may be written
    /// a moment later.
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
