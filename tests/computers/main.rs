//! Computer players, with the real program: seated by the host, told in one post, never in anybody's way, and not
//! confused by a kill.
#![allow(clippy::expect_used, reason = "a test may fail loudly")]

mod faults;
mod lobby;
mod offers;
mod play;
#[path = "../support/mod.rs"]
mod support;
mod table;
mod undo;
