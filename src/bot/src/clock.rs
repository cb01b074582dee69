//! The one clock of the bot, so that tests can let days pass in a moment.

use std::path::PathBuf;
use std::time::{SystemTime, UNIX_EPOCH};

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
