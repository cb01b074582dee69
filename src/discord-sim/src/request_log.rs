//! The request log: requests of the bot with their responses, so that tests can check what was sent.

use std::collections::VecDeque;

use serde::{Deserialize, Serialize};
use serde_json::Value;

/// How many requests and latencies are kept.
const CAPACITY: usize = 10_000;

/// One request of the bot.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct LoggedRequest {
    /// Counts up from 1 for as long as the server runs.
    pub number: u64,
    pub at_ms: u64,
    pub method: String,
    /// Without `/api/v10`.
    pub path: String,
    pub query: String,
    /// The response status; 0 if the connection broke before the request took effect (an injected fault, or
    /// the bot died).
    pub status: u16,
    /// The JSON body, or the `payload_json` of a form.
    pub body: Value,
    /// Names and sizes of the uploaded files.
    pub files: Vec<(String, usize)>,
    /// The response body, if the request was refused.
    pub refusal: Option<Value>,
}

/// The most recent requests and acknowledgement latencies.
#[derive(Debug, Default)]
pub struct RequestLog {
    requests: VecDeque<LoggedRequest>,
    last_number: u64,
    /// Milliseconds from interaction to acknowledgement, oldest first.
    latencies: VecDeque<f64>,
}

/// Percentiles of the time between an interaction and its acknowledgement.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub struct Latency {
    pub count: usize,
    pub p50_ms: f64,
    pub p99_ms: f64,
    pub max_ms: f64,
}

impl RequestLog {
    pub fn push(&mut self, mut request: LoggedRequest) {
        self.last_number += 1;
        request.number = self.last_number;
        self.requests.push_back(request);
        if self.requests.len() > CAPACITY {
            self.requests.pop_front();
        }
    }

    /// Requests with a greater number than `after`.
    pub fn since(&self, after: u64) -> impl Iterator<Item = &LoggedRequest> {
        self.requests.iter().filter(move |request| request.number > after)
    }

    pub fn clear(&mut self) {
        self.requests.clear();
        self.latencies.clear();
    }

    pub fn record_latency(&mut self, ms: f64) {
        self.latencies.push_back(ms);
        if self.latencies.len() > CAPACITY {
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
