//! What a player is told before an action that costs more than it says.

use super::action::Action;
use super::state::State;
use crate::{Phrase, Seat};

impl State {
    /// Anno 1503 rules 7.12: a used tile takes the ship with it.
    pub(super) fn warning_before(&self, seat: Seat, action: &Action) -> Option<Phrase> {
        let Action::UseTile { .. } = action else { return None };
        let (pending, _) = self.pending_face().filter(|_| seat == self.active)?;
        Some(Phrase::new("warning-ship_lost").number("ship", pending.ship + 1))
    }
}
