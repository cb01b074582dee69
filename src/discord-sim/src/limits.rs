//! Rate limits: buckets per route and main id, and fifty requests a second over all.

use std::collections::HashMap;
use std::hash::{DefaultHasher, Hash, Hasher};

/// Requests per second over all routes, save those of interactions.
const GLOBAL: u32 = 50;

#[derive(Clone, Copy, Debug)]
struct Window {
    used: u32,
    ends_ms: u64,
}

/// Where a bucket stands after a request; becomes the `X-RateLimit-*` headers.
#[derive(Clone, Debug)]
pub struct Standing {
    pub bucket: String,
    pub limit: u32,
    pub remaining: u32,
    pub reset_ms: u64,
    pub reset_after_ms: u64,
}

/// A request too many.
#[derive(Clone, Debug)]
pub struct Exceeded {
    pub retry_after_ms: u64,
    pub global: bool,
    pub standing: Option<Standing>,
}

#[derive(Debug)]
pub struct Limits {
    enforced: bool,
    windows: HashMap<String, Window>,
    global: Window,
}

impl Limits {
    pub fn new(enforced: bool) -> Self {
        Self { enforced, windows: HashMap::new(), global: Window { used: 0, ends_ms: 0 } }
    }

    pub fn enforce(&mut self, enforced: bool) {
        self.enforced = enforced;
    }

    /// Counts a request. Callbacks of interactions have no bucket.
    pub fn count(&mut self, method: &str, path: &[&str], now_ms: u64) -> Result<Option<Standing>, Exceeded> {
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
                return Err(Exceeded { retry_after_ms, global: true, standing: None });
            }
        }
        let (limit, span_ms) = rule(method, path);
        let (route, main) = route(method, path);
        if self.windows.len() > 10_000 {
            self.windows.retain(|_, window| window.ends_ms > now_ms);
        }
        let window = self.windows.entry(format!("{route} {main}")).or_insert(Window { used: 0, ends_ms: 0 });
        if window.ends_ms <= now_ms {
            *window = Window { used: 0, ends_ms: now_ms + span_ms };
        }
        window.used += 1;
        let standing = Standing {
            bucket: hashed(&route),
            limit,
            remaining: limit.saturating_sub(window.used),
            reset_ms: window.ends_ms,
            reset_after_ms: window.ends_ms - now_ms,
        };
        if self.enforced && window.used > limit {
            let retry_after_ms = standing.reset_after_ms;
            return Err(Exceeded { retry_after_ms, global: false, standing: Some(standing) });
        }
        Ok(Some(standing))
    }
}

/// How many requests in how many milliseconds.
fn rule(method: &str, path: &[&str]) -> (u32, u64) {
    match (method, path) {
        ("POST", ["channels", _, "messages"]) | ("PATCH", ["channels", _, "messages", _]) => (5, 5000),
        ("DELETE", ["channels", _, "messages", _]) => (5, 1000),
        ("PUT" | "DELETE", ["channels", _, "messages", _, "reactions", ..]) => (4, 1000),
        ("POST", ["channels", .., "threads"]) => (50, 300_000),
        ("PATCH", ["channels", _]) => (5, 15_000),
        ("POST", ["users", "@me", "channels"]) => (10, 10_000),
        (_, ["webhooks", ..]) => (5, 2000),
        _ => (50, 1000),
    }
}

/// The route without its ids, and the main id (channel, guild, interaction token) that has a bucket of its own.
fn route(method: &str, path: &[&str]) -> (String, String) {
    let main = match path {
        ["channels" | "guilds", id, ..] => (*id).to_owned(),
        ["webhooks", id, token, ..] => format!("{id}/{token}"),
        _ => String::new(),
    };
    let is_id = |part: &&str| part.bytes().all(|byte| byte.is_ascii_digit()) || part.len() > 40;
    let shape: Vec<&str> = path.iter().map(|part| if is_id(part) { ":id" } else { part }).collect();
    (format!("{method} {}", shape.join("/")), main)
}

fn hashed(route: &str) -> String {
    let mut hasher = DefaultHasher::new();
    route.hash(&mut hasher);
    format!("{:016x}", hasher.finish())
}
