//! Fault tolerance, end to end: the real program, a real database, and a discord-sim that injects faults.
//!
//! `ARCHIPEL_KILL_TURNS=1000 cargo test --test faults kills -- --nocapture` is the long version.
#![allow(clippy::expect_used, reason = "tests may panic")]

#[path = "../support/mod.rs"]
mod support;

mod channels;
mod database;
mod fast_players;
mod gateway;
mod kills;
mod limits_and_metrics;
mod rules_migration;
mod shutdown;
mod token_redaction;
mod two_processes;
