//! Faults that tests inject into requests, interactions and gateway connections.

use serde::{Deserialize, Serialize};

/// Which requests of the bot a fault applies to.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub struct Match {
    /// `POST`, `PATCH`, …; `None` matches any.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub method: Option<String>,
    /// Prefix of the path without `/api/v10`, such as `/channels/`. Empty matches any.
    #[serde(default)]
    pub path: String,
    /// How many requests the fault applies to.
    #[serde(default = "once")]
    pub times: u32,
}

impl Match {
    /// The next `times` requests with this method whose path begins with `path`.
    pub fn new(method: &str, path: &str, times: u32) -> Self {
        Self { method: Some(method.to_owned()), path: path.to_owned(), times }
    }
}

fn once() -> u32 {
    1
}

/// A fault, as accepted by `POST /sim/faults`.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Fault {
    /// Requests are answered with 429.
    RateLimit {
        #[serde(flatten)]
        requests: Match,
        /// Seconds.
        retry_after: f64,
        #[serde(default)]
        global: bool,
    },
    /// Requests are answered with a status such as 500 or 503, and not carried out.
    Error {
        #[serde(flatten)]
        requests: Match,
        status: u16,
    },
    /// The connection breaks before the request is carried out, or after it if `carried_out`.
    HangUp {
        #[serde(flatten)]
        requests: Match,
        #[serde(default)]
        carried_out: bool,
    },
    /// Requests are carried out, but answered late.
    Slow {
        #[serde(flatten)]
        requests: Match,
        ms: u64,
    },
    /// The next interactions are delivered twice.
    Duplicate {
        #[serde(default = "once")]
        times: u32,
    },
    /// The next interactions reach the bot late.
    Delay {
        #[serde(default = "once")]
        times: u32,
        ms: u64,
    },
    /// Every gateway connection is dropped without a close frame.
    DropGateway,
    /// Every gateway connection is closed with a code.
    CloseGateway { code: u16 },
    /// Every gateway connection is asked to reconnect (op 7).
    Reconnect,
    /// Every session is declared invalid (op 9).
    InvalidSession { resumable: bool },
}

/// The effect of a fault on one request.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum RequestFault {
    RateLimit { retry_after: f64, global: bool },
    Status(u16),
    HangUp { carried_out: bool },
    Slow(u64),
}

/// Faults that wait for a matching request or interaction.
#[derive(Debug, Default)]
pub struct Faults {
    requests: Vec<(Match, RequestFault)>,
    duplicates: u32,
    delays: (u32, u64),
}

impl Faults {
    pub fn add(&mut self, requests: Match, fault: RequestFault) {
        self.requests.push((requests, fault));
    }

    pub fn duplicate(&mut self, times: u32) {
        self.duplicates += times;
    }

    pub fn delay(&mut self, times: u32, ms: u64) {
        self.delays = (times, ms);
    }

    pub fn clear(&mut self) {
        *self = Self::default();
    }

    /// Takes the fault that applies to this request, if there is one.
    pub fn take(&mut self, method: &str, path: &str) -> Option<RequestFault> {
        let hit = self.requests.iter().position(|(wanted, _)| {
            wanted.times > 0
                && wanted.method.as_deref().is_none_or(|wanted| wanted.eq_ignore_ascii_case(method))
                && path.starts_with(&wanted.path)
        })?;
        let fault = self.requests[hit].1;
        self.requests[hit].0.times -= 1;
        self.requests.retain(|(wanted, _)| wanted.times > 0);
        Some(fault)
    }

    /// How many copies of the next interaction are sent, and by how many milliseconds they are delayed.
    pub fn next_delivery(&mut self) -> (u32, u64) {
        let copies = 1 + u32::from(self.duplicates > 0);
        self.duplicates = self.duplicates.saturating_sub(1);
        let delay = if self.delays.0 > 0 { self.delays.1 } else { 0 };
        self.delays.0 = self.delays.0.saturating_sub(1);
        (copies, delay)
    }
}
