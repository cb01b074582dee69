//! Prometheus metrics, and heartbeats of the workers.

use std::fmt::Write;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};

use crate::error::Error;

#[derive(Debug, Default)]
pub struct Counter(AtomicU64);

impl Counter {
    pub fn add(&self, count: u64) {
        self.0.fetch_add(count, Ordering::Relaxed);
    }

    pub fn get(&self) -> u64 {
        self.0.load(Ordering::Relaxed)
    }
}

/// Bucket bounds in seconds. Discord waits for three seconds.
const BOUNDS: [f64; 10] = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 3.0, 10.0];

#[derive(Debug, Default)]
pub struct Histogram {
    within: [AtomicU64; BOUNDS.len()],
    micros: AtomicU64,
    count: AtomicU64,
}

impl Histogram {
    pub fn observe(&self, took: Duration) {
        let seconds = took.as_secs_f64();
        for (bound, within) in BOUNDS.iter().zip(&self.within) {
            if seconds <= *bound {
                within.fetch_add(1, Ordering::Relaxed);
            }
        }
        let micros = u64::try_from(took.as_micros()).unwrap_or(u64::MAX);
        self.micros.fetch_add(micros, Ordering::Relaxed);
        self.count.fetch_add(1, Ordering::Relaxed);
    }

    fn write(&self, name: &str, help: &str, text: &mut String) {
        let _ = writeln!(text, "# HELP {name} {help}\n# TYPE {name} histogram");
        for (bound, within) in BOUNDS.iter().zip(&self.within) {
            let _ = writeln!(text, "{name}_bucket{{le=\"{bound}\"}} {}", within.load(Ordering::Relaxed));
        }
        let count = self.count.load(Ordering::Relaxed);
        let seconds = Duration::from_micros(self.micros.load(Ordering::Relaxed)).as_secs_f64();
        let _ = writeln!(
            text,
            "{name}_bucket{{le=\"+Inf\"}} {count}\n{name}_sum {seconds}\n{name}_count {count}"
        );
    }
}

/// All metrics since the start.
#[derive(Debug, Default)]
pub struct Metrics {
    pub answered: Counter,
    pub denied: Counter,
    pub limited: Counter,
    pub faults: Counter,
    /// Time from an interaction's arrival to its first response.
    pub answer: Histogram,
    pub delivered: Counter,
    pub retried: Counter,
    pub held: Counter,
    pub parked: Counter,
    /// Time from queueing a post to its delivery.
    pub delivery: Histogram,
    pub alarms: Counter,
    /// Search time of computer players per action.
    pub thoughts: Histogram,
    /// Interactions in progress.
    pub busy: AtomicU64,
}

impl Metrics {
    /// Counts the outcome of an interaction.
    pub fn count(&self, outcome: &Result<crate::reply::Reply, Error>) {
        match outcome {
            Ok(_) => self.answered.add(1),
            Err(Error::Fault(_)) => self.faults.add(1),
            Err(Error::Refused { .. } | Error::Denied(_) | Error::Stale(_)) => {
                self.denied.add(1);
            }
        }
    }

    pub fn write(&self, text: &mut String) {
        let counters = [
            (
                "interactions_answered",
                "Interactions that were answered with what was asked for",
                &self.answered,
            ),
            ("interactions_denied", "Interactions that were answered with a refusal", &self.denied),
            ("interactions_limited", "Interactions that came too fast", &self.limited),
            ("interactions_failed", "Interactions that failed by our fault", &self.faults),
            ("posts_delivered", "Posts that arrived", &self.delivered),
            ("posts_retried", "Posts that are tried again", &self.retried),
            ("posts_held", "Posts whose channel takes none", &self.held),
            ("posts_parked", "Posts that were given up", &self.parked),
            ("alarms_rung", "Alarms that went off", &self.alarms),
        ];
        for (name, help, counter) in counters {
            let value = counter.get();
            let _ =
                writeln!(text, "# HELP archipel_{name}_total {help}\n# TYPE archipel_{name}_total counter");
            let _ = writeln!(text, "archipel_{name}_total {value}");
        }
        self.answer.write("archipel_answer_seconds", "From an interaction to its first answer", text);
        self.delivery.write("archipel_delivery_seconds", "From the writing of a post to its delivery", text);
        self.thoughts.write("archipel_thought_seconds", "A computer player's thought about one action", text);
        gauge(text, "interactions_busy", "Interactions at work now", self.busy.load(Ordering::Relaxed));
    }
}

pub fn gauge(text: &mut String, name: &str, help: &str, value: impl std::fmt::Display) {
    let _ = writeln!(
        text,
        "# HELP archipel_{name} {help}\n# TYPE archipel_{name} gauge\narchipel_{name} {value}"
    );
}

/// Heartbeat of a worker, due every few seconds.
#[derive(Debug)]
pub struct Heartbeat {
    start: Instant,
    last: AtomicU64,
}

impl Default for Heartbeat {
    fn default() -> Heartbeat {
        Heartbeat { start: Instant::now(), last: AtomicU64::new(0) }
    }
}

impl Heartbeat {
    pub fn beat(&self) {
        let now = u64::try_from(self.start.elapsed().as_millis()).unwrap_or(u64::MAX);
        self.last.store(now, Ordering::Relaxed);
    }

    /// The time since the last heartbeat.
    pub fn silence(&self) -> Duration {
        self.start.elapsed().saturating_sub(Duration::from_millis(self.last.load(Ordering::Relaxed)))
    }
}

/// The health of the bot.
#[derive(Debug, Default)]
pub struct Health {
    pub outbox_worker: Heartbeat,
    pub alarm_worker: Heartbeat,
    pub ai_worker: Heartbeat,
    /// Whether the gateway is connected.
    pub gateway: AtomicBool,
}

/// A worker silent for longer than this is stuck.
const TOO_LONG: Duration = Duration::from_secs(60);

impl Health {
    /// The current problems; empty if the bot is healthy.
    pub fn problems(&self) -> Vec<&'static str> {
        let mut problems = Vec::new();
        if !self.gateway.load(Ordering::Relaxed) {
            problems.push("not connected to Discord");
        }
        if self.outbox_worker.silence() > TOO_LONG {
            problems.push("posts are not being delivered");
        }
        if self.alarm_worker.silence() > TOO_LONG {
            problems.push("alarms are not being swept");
        }
        if self.ai_worker.silence() > TOO_LONG {
            problems.push("computer players do not think");
        }
        problems
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn metrics_use_the_prometheus_text_format() {
        let metrics = Metrics::default();
        metrics.delivered.add(3);
        metrics.answer.observe(Duration::from_millis(20));
        let mut text = String::new();
        metrics.write(&mut text);
        assert!(text.contains("archipel_posts_delivered_total 3\n"), "{text}");
        assert!(text.contains("archipel_answer_seconds_bucket{le=\"0.01\"} 0\n"), "{text}");
        assert!(text.contains("archipel_answer_seconds_bucket{le=\"0.025\"} 1\n"), "{text}");
        assert!(text.lines().all(|line| line.starts_with('#') || line.split(' ').count() == 2), "{text}");
    }
}
