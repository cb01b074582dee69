//! Mille Fiori, rule by rule. Red, green, yellow and blue sit in this order, clockwise.
#![allow(clippy::unwrap_used, clippy::expect_used, reason = "tests may panic")]

mod beyond_vectors;
mod prelude;
mod setup;
mod vectors_t01_t20;
mod vectors_t21_t40;
