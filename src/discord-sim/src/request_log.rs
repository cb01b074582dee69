//! The request log: requests of the bot with their responses, so that tests can check what was sent.

use std::collections::VecDeque;

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

/// How many requests and latencies are kept.
const CAPACITY: usize = 10_000;
/// How many bytes of JSON the kept requests may have together. Parsed, JSON takes several times that.
const MOST_BYTES: usize = 16 * 1024 * 1024;
/// Larger bodies are replaced by a note.
const LONGEST_BODY: usize = 256 * 1024;

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
    /// With the bytes of their bodies.
    requests: VecDeque<(LoggedRequest, usize)>,
    bytes: usize,
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
    /// Logs a request whose body had this many bytes.
    pub fn push(&mut self, mut request: LoggedRequest, mut bytes: usize) {
        self.last_number += 1;
        request.number = self.last_number;
        if bytes > LONGEST_BODY {
            request.body = json!({ "left_out": format!("{bytes} bytes") });
            bytes = 0;
        }
        self.bytes += bytes;
        self.requests.push_back((request, bytes));
        while self.requests.len() > CAPACITY || self.bytes > MOST_BYTES {
            let Some((_, bytes)) = self.requests.pop_front() else { break };
            self.bytes -= bytes;
        }
    }

    /// Requests with a greater number than `after`.
    pub fn since(&self, after: u64) -> impl Iterator<Item = &LoggedRequest> {
        self.requests.iter().map(|(request, _)| request).filter(move |request| request.number > after)
    }

    pub fn clear(&mut self) {
        self.requests.clear();
        self.bytes = 0;
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

#[cfg(test)]
mod tests {
    use super::*;

    fn request() -> LoggedRequest {
        LoggedRequest {
            number: 0,
            at_ms: 0,
            method: "POST".to_owned(),
            path: "/x".to_owned(),
            query: String::new(),
            status: 200,
            body: json!({ "content": "x" }),
            files: Vec::new(),
            refusal: None,
        }
    }

    #[test]
    fn the_log_is_bounded_by_requests_and_by_bytes() {
        let mut log = RequestLog::default();
        (0..CAPACITY + 5).for_each(|_| log.push(request(), 10));
        assert_eq!(log.requests.len(), CAPACITY);
        (0..200).for_each(|_| log.push(request(), LONGEST_BODY));
        assert!(log.bytes <= MOST_BYTES, "{} bytes", log.bytes);
        assert_eq!(log.requests.len(), MOST_BYTES / LONGEST_BODY);
        assert_eq!(log.since(0).last().map(|request| request.number), Some(log.last_number));
    }

    #[test]
    fn a_huge_body_is_replaced_by_a_note() {
        let mut log = RequestLog::default();
        log.push(request(), 8 * 1024 * 1024);
        assert_eq!(log.since(0).next().map(|one| one.body["left_out"].clone()), Some(json!("8388608 bytes")));
    }
}
