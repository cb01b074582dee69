//! Shared by the benchmarks: the end-to-end test harness, the runtime, numbers from the environment, percentiles.
#![allow(dead_code, reason = "each benchmark uses only some of this")]
#![allow(clippy::expect_used, reason = "a failing benchmark should panic")]

#[path = "../../tests/support/mod.rs"]
pub mod support;

/// Runs a benchmark to its end.
pub fn block_on(measure: impl Future<Output = ()>) {
    tokio::runtime::Runtime::new().expect("a runtime").block_on(measure);
}

/// A number from an environment variable, or the default.
pub fn env_number(name: &str, default: u64) -> u64 {
    std::env::var(name).map_or(default, |text| text.parse().expect("a number"))
}

/// A percentile of sorted values; the default value if there are none.
pub fn percentile<T: Copy + Default>(sorted: &[T], percent: usize) -> T {
    let index = (sorted.len() * percent / 100).min(sorted.len().saturating_sub(1));
    sorted.get(index).copied().unwrap_or_default()
}
