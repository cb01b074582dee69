//! Anno 1800: every test vector of the specification by its number (T30 and T31 are in the tests of the
//! planner), and further cases.
#![allow(
    clippy::expect_used,
    clippy::unwrap_used,
    clippy::cast_possible_truncation,
    reason = "tests may panic"
)]

mod beyond_vectors;
mod prelude;
mod upgrades;
mod vectors_t01_t10;
mod vectors_t11_t22;
mod vectors_t23_t38;
