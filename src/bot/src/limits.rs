//! Rate limits: an in-memory token bucket per user and per channel.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};
use std::time::Instant;

/// Burst size and refill rate per second.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Limit {
    pub burst: f64,
    pub per_second: f64,
}

/// Both limits; `None`: unlimited.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Limits {
    pub person: Option<Limit>,
    pub channel: Option<Limit>,
}

/// Generous for humans, low enough to stop flooding.
impl Default for Limits {
    fn default() -> Limits {
        Limits {
            person: Some(Limit { burst: 240.0, per_second: 30.0 }),
            channel: Some(Limit { burst: 1200.0, per_second: 150.0 }),
        }
    }
}

#[derive(Clone, Copy, Debug)]
struct Bucket {
    left: f64,
    at: Instant,
}

/// Maximum number of buckets; full ones are evicted first.
const MOST: usize = 10_000;

/// Token buckets of recent users and channels.
#[derive(Debug, Default)]
pub struct RateLimiter {
    limits: Limits,
    buckets: Mutex<HashMap<(bool, u64), Bucket>>,
}

impl RateLimiter {
    pub fn new(limits: Limits) -> RateLimiter {
        RateLimiter { limits, buckets: Mutex::default() }
    }

    /// Admits one interaction of this user in this channel; takes a token from both buckets.
    pub fn admits(&self, person: u64, channel: u64, now: Instant) -> bool {
        let mut buckets = self.buckets.lock().unwrap_or_else(PoisonError::into_inner);
        if buckets.len() >= MOST {
            let (limits, before) = (self.limits, buckets.len());
            buckets.retain(|(is_person, _), bucket| {
                let limit = if *is_person { limits.person } else { limits.channel };
                limit.is_some_and(|limit| filled(*bucket, limit, now).left < limit.burst)
            });
            if buckets.len() == before {
                buckets.clear();
            }
        }
        let mut taken = Vec::new();
        for (key, limit) in [((true, person), self.limits.person), ((false, channel), self.limits.channel)] {
            let Some(limit) = limit else { continue };
            let bucket = buckets.get(&key).copied().unwrap_or(Bucket { left: limit.burst, at: now });
            let bucket = filled(bucket, limit, now);
            if bucket.left < 1.0 {
                return false;
            }
            taken.push((key, Bucket { left: bucket.left - 1.0, at: now }));
        }
        buckets.extend(taken);
        true
    }
}

fn filled(bucket: Bucket, limit: Limit, now: Instant) -> Bucket {
    let passed = now.saturating_duration_since(bucket.at).as_secs_f64();
    Bucket { left: (bucket.left + passed * limit.per_second).min(limit.burst), at: now }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    fn limiter() -> RateLimiter {
        RateLimiter::new(Limits {
            person: Some(Limit { burst: 3.0, per_second: 2.0 }),
            channel: Some(Limit { burst: 5.0, per_second: 1.0 }),
        })
    }

    #[test]
    fn a_full_bucket_is_used_up_and_refilled() {
        let (limiter, start) = (limiter(), Instant::now());
        let admitted = (0..9).filter(|_| limiter.admits(1, 7, start)).count();
        assert_eq!(admitted, 3);
        let later = start + Duration::from_secs(1);
        assert_eq!((0..9).filter(|_| limiter.admits(1, 7, later)).count(), 2, "two tokens were refilled");
    }

    #[test]
    fn users_share_the_limit_of_a_channel() {
        let (limiter, start) = (limiter(), Instant::now());
        let admitted = (0..9).filter(|person| limiter.admits(*person, 7, start)).count();
        assert_eq!(admitted, 5, "the channel's bucket is empty");
        assert!(limiter.admits(1, 8, start), "another channel is not affected");
        assert!(!limiter.admits(20, 7, start));
        assert!(limiter.admits(20, 9, start), "a refused interaction takes no token");
    }

    #[test]
    fn without_limits_everything_is_admitted() {
        let limiter = RateLimiter::new(Limits { person: None, channel: None });
        assert!((0..100_000).all(|_| limiter.admits(1, 1, Instant::now())));
    }

    #[test]
    fn the_number_of_buckets_is_bounded() {
        let limiter = limiter();
        let start = Instant::now();
        for person in 0..50_000 {
            limiter.admits(person, person, start + Duration::from_millis(person));
        }
        assert!(limiter.buckets.lock().expect("a lock").len() <= MOST + 2);
    }
}
