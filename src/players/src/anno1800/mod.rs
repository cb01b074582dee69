//! What a player senses of Anno 1800: the standing that the rules themselves tell.

use archipel_rules::anno1800::State;
use archipel_rules::{Game, Seat};

use crate::sense::{Sense, standing};

impl Sense for State {
    const HORIZON: u32 = 8;
    const SCALE: f64 = 10.0;

    fn worth(&self, seat: Seat) -> f64 {
        standing(&self.standings(), seat)
    }
}
