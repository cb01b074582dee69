//! Anno 1800: every test vector of the specification by its number (T30 and T31 stand with the planner), and what lies
//! beyond them.
#![allow(
    clippy::expect_used,
    clippy::unwrap_used,
    clippy::cast_possible_truncation,
    reason = "a test may fail loudly"
)]

mod beyond_vectors;
mod prelude;
mod upgrades;
mod vectors_t01_t10;
mod vectors_t11_t22;
mod vectors_t23_t38;
