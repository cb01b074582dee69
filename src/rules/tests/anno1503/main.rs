//! Anno 1503, rule by rule.
#![allow(clippy::unwrap_used, clippy::cast_possible_truncation, reason = "tests may panic")]

mod beyond_vectors;
mod prelude;
mod vectors_t01_t16;
mod vectors_t17_t32;
