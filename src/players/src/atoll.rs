//! How good a position of Atoll is: the specification's simple strategy (section 14).

use archipel_rules::Seat;
use archipel_rules::atoll::State;

use crate::Evaluator;

impl Evaluator for State {
    /// To the end of the game.
    const HORIZON: u32 = 12;
    const SCALE: f64 = 4.0;

    fn value(&self, seat: Seat) -> f64 {
        self.score(seat) as f64 + 0.5 * self.room_to_grow(seat) as f64
    }
}
