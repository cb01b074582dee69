//! Votes of the players: undo beyond one's own turn, pause and resume, and what to do about an absent player.

pub mod absence;
pub mod pause;
pub mod undo;
