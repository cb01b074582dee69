//! Rate limits: buckets per route and top-level id, and a global limit of fifty requests per second.

use std::collections::HashMap;
use std::hash::{DefaultHasher, Hash, Hasher};

/// Requests per second over all routes, except those of interactions.
const GLOBAL: u32 = 50;

#[derive(Clone, Copy, Debug)]
struct Window {
    used: u32,
    ends_ms: u64,
}

/// A bucket after a request, for the `X-RateLimit-*` headers.
#[derive(Clone, Debug)]
pub struct BucketState {
    pub bucket: String,
    pub limit: u32,
    pub remaining: u32,
    pub reset_ms: u64,
    pub reset_after_ms: u64,
}

/// A request over the limit.
#[derive(Clone, Debug)]
pub struct Exceeded {
    pub retry_after_ms: u64,
    pub global: bool,
    pub bucket_state: Option<BucketState>,
}

/// All buckets. Requests are counted even if the limits are not enforced.
#[derive(Debug)]
pub struct RateLimits {
    enforced: bool,
    windows: HashMap<String, Window>,
    global: Window,
}

impl RateLimits {
    pub fn new(enforced: bool) -> Self {
        Self { enforced, windows: HashMap::new(), global: Window { used: 0, ends_ms: 0 } }
    }

    pub fn enforce(&mut self, enforced: bool) {
        self.enforced = enforced;
    }

    /// Counts a request. Interaction callbacks have no bucket.
    pub fn count(
        &mut self,
        method: &str,
        path: &[&str],
        now_ms: u64,
    ) -> Result<Option<BucketState>, Exceeded> {
        if path.first() == Some(&"interactions") {
            return Ok(None);
        }
        if path.first() != Some(&"webhooks") {
            if self.global.ends_ms <= now_ms {
                self.global = Window { used: 0, ends_ms: now_ms + 1000 };
            }
            self.global.used += 1;
            if self.enforced && self.global.used > GLOBAL {
                let retry_after_ms = self.global.ends_ms - now_ms;
                return Err(Exceeded { retry_after_ms, global: true, bucket_state: None });
            }
        }
        let (limit, span_ms) = rule(method, path);
        let (route, top_level) = route(method, path);
        if self.windows.len() > 10_000 {
            self.windows.retain(|_, window| window.ends_ms > now_ms);
        }
        let window =
            self.windows.entry(format!("{route} {top_level}")).or_insert(Window { used: 0, ends_ms: 0 });
        if window.ends_ms <= now_ms {
            *window = Window { used: 0, ends_ms: now_ms + span_ms };
        }
        window.used += 1;
        let bucket_state = BucketState {
            bucket: hashed(&route),
            limit,
            remaining: limit.saturating_sub(window.used),
            reset_ms: window.ends_ms,
            reset_after_ms: window.ends_ms - now_ms,
        };
        if self.enforced && window.used > limit {
            let retry_after_ms = bucket_state.reset_after_ms;
            return Err(Exceeded { retry_after_ms, global: false, bucket_state: Some(bucket_state) });
        }
        Ok(Some(bucket_state))
    }
}

/// The limit of a route: requests, and the window in milliseconds.
fn rule(method: &str, path: &[&str]) -> (u32, u64) {
    match (method, path) {
        ("POST", ["channels", _, "messages"]) | ("PATCH", ["channels", _, "messages", _]) => (5, 5000),
        ("DELETE", ["channels", _, "messages", _]) => (5, 1000),
        ("PUT" | "DELETE", ["channels", _, "messages", _, "reactions", ..]) => (4, 1000),
        ("POST", ["channels", .., "threads"]) => (50, 300_000),
        ("PATCH", ["channels", _]) => (5, 15_000),
        // Discord does not document the limit of the emoji routes.
        ("POST" | "PATCH" | "DELETE", ["applications", _, "emojis", ..]) => (50, 10_000),
        ("POST", ["users", "@me", "channels"]) => (10, 10_000),
        (_, ["webhooks", ..]) => (5, 2000),
        _ => (50, 1000),
    }
}

/// The route without ids, and its top-level id (channel, guild, interaction token). Each pair has its own bucket.
fn route(method: &str, path: &[&str]) -> (String, String) {
    // All changes of emojis share one bucket.
    if let (true, ["applications", id, "emojis", ..]) = (method != "GET", path) {
        return ("WRITE applications/:id/emojis".into(), (*id).to_owned());
    }
    let top_level = match path {
        ["channels" | "guilds", id, ..] => (*id).to_owned(),
        ["webhooks", id, token, ..] => format!("{id}/{token}"),
        _ => String::new(),
    };
    let is_id = |part: &&str| part.bytes().all(|byte| byte.is_ascii_digit()) || part.len() > 40;
    let shape: Vec<&str> = path.iter().map(|part| if is_id(part) { ":id" } else { part }).collect();
    (format!("{method} {}", shape.join("/")), top_level)
}

fn hashed(route: &str) -> String {
    let mut hasher = DefaultHasher::new();
    route.hash(&mut hasher);
    format!("{:016x}", hasher.finish())
}
