//! Faults of every kind, end to end: the real program, a real database, a Discord that misbehaves.
//!
//! `ARCHIPEL_KILL_TURNS=1000 cargo test --test faults kills -- --nocapture` is the long run.
#![allow(clippy::expect_used, reason = "a test may fail loudly")]

#[path = "../support/mod.rs"]
mod support;

mod database;
mod gateway;
mod kills;
mod places;
mod play;
mod process;
mod secrets;
mod two;
mod upgrade;
