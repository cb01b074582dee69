//! What an action leads to, as far as its player can know: found out on a copy whose hidden parts are redealt.

use archipel_rules::{Action, Dice, Position, Refusal, Seat, Seed, Viewer};

/// A copy of a position that looks the same to one seat.
pub struct Trial {
    seat: Seat,
    position: Position,
}

impl Trial {
    pub fn new(position: &Position, seat: Seat) -> Trial {
        let mut dice = Dice::new(Seed::from_number(0));
        Trial { seat, position: position.resample_hidden(Viewer::Seat(seat), &mut dice) }
    }

    /// Whether the player would have nothing more to do in this turn.
    pub fn ends_turn(&self, action: &Action) -> bool {
        let mut after = self.position.clone();
        let done = after.apply(self.seat, action, &mut Vec::new()).is_ok();
        let same_turn = after.progress().turn == self.position.progress().turn;
        done && !(same_turn && after.due().contains(self.seat))
    }

    /// Why the action is not possible; `None` if it is.
    pub fn refusal(&self, action: &Action) -> Option<Refusal> {
        self.position.clone().apply(self.seat, action, &mut Vec::new()).err()
    }
}
