//! The journal: every request of the bot with its answer, for tests that ask what was really sent.

use std::collections::VecDeque;

use serde::{Deserialize, Serialize};
use serde_json::Value;

/// How many requests are remembered.
const KEPT: usize = 10_000;

/// One request of the bot.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Entry {
    /// Counts up from 1 over the life of the sim.
    pub number: u64,
    pub at_ms: u64,
    pub method: String,
    /// Without `/api/v10`.
    pub path: String,
    pub query: String,
    /// What was answered; 0 where the connection broke before the request took effect, on demand or by the bot's
    /// own death.
    pub status: u16,
    /// What was sent: the JSON body, or the `payload_json` of a form.
    pub body: Value,
    /// Names and sizes of the files that came along.
    pub files: Vec<(String, usize)>,
    /// What was answered, if it was a refusal.
    pub refusal: Option<Value>,
}

#[derive(Debug, Default)]
pub struct Journal {
    entries: VecDeque<Entry>,
    written: u64,
    /// Milliseconds from interaction to acknowledgement, oldest first.
    latencies: VecDeque<f64>,
}

/// How fast the bot acknowledged.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub struct Latency {
    pub count: usize,
    pub p50_ms: f64,
    pub p99_ms: f64,
    pub max_ms: f64,
}

impl Journal {
    pub fn write(&mut self, mut entry: Entry) {
        self.written += 1;
        entry.number = self.written;
        self.entries.push_back(entry);
        if self.entries.len() > KEPT {
            self.entries.pop_front();
        }
    }

    /// Entries with a greater number than `after`.
    pub fn since(&self, after: u64) -> impl Iterator<Item = &Entry> {
        self.entries.iter().filter(move |entry| entry.number > after)
    }

    pub fn clear(&mut self) {
        self.entries.clear();
        self.latencies.clear();
    }

    pub fn acknowledged(&mut self, ms: f64) {
        self.latencies.push_back(ms);
        if self.latencies.len() > KEPT {
            self.latencies.pop_front();
        }
    }

    pub fn latency(&self) -> Latency {
        let mut sorted: Vec<f64> = self.latencies.iter().copied().collect();
        sorted.sort_by(f64::total_cmp);
        let at = |percent: usize| {
            let index = (sorted.len() * percent / 100).min(sorted.len().saturating_sub(1));
            sorted.get(index).copied().unwrap_or(0.0)
        };
        Latency { count: sorted.len(), p50_ms: at(50), p99_ms: at(99), max_ms: at(100) }
    }
}
