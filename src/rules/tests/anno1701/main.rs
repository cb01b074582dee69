//! Anno 1701, rule by rule.
#![allow(
    clippy::unwrap_used,
    clippy::cast_possible_truncation,
    clippy::cast_precision_loss,
    reason = "tests may panic"
)]

mod beyond_vectors;
mod figures;
mod offers;
mod prelude;
mod vectors_t01_t10;
mod vectors_t11_t20;
mod vectors_t21_t31;
