//! AI players: seats in the lobby, turns, posts, trade offers, undo, and kills while they think.
#![allow(clippy::expect_used, reason = "tests may panic")]

mod faults;
mod game;
mod lobby;
mod offers;
mod play;
#[path = "../support/mod.rs"]
mod support;
mod undo;
