//! Anno 1800's payment planner: its vectors, and its plans compared with a search over all legal lists of steps.
#![allow(
    clippy::expect_used,
    clippy::unwrap_used,
    clippy::cast_possible_truncation,
    clippy::cast_precision_loss,
    clippy::cast_sign_loss,
    reason = "tests may panic"
)]

mod exhaustive;
mod figures;
mod fleets;
mod laws;
mod positions;
mod recorded;
mod vectors;
