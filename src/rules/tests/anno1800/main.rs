//! Anno 1800: every test vector of the specification by its number, and what lies beyond them.
#![allow(
    clippy::expect_used,
    clippy::unwrap_used,
    clippy::cast_possible_truncation,
    reason = "a test may fail loudly"
)]

mod payment;
mod prelude;
