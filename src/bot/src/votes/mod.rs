//! Votes of the players: undo beyond a player's own turn, pause and resume, and decisions about an absent player.

pub mod absence;
pub mod pause;
pub mod undo;
