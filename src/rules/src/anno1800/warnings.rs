//! What a player is told before an action that cannot be taken back.

use super::action::Action;
use super::state::State;
use crate::{Phrase, Seat};

impl State {
    /// An island or a card that was drawn has been seen.
    pub(super) fn warning_before(&self, seat: Seat, action: &Action) -> Option<Phrase> {
        self.players.get(seat)?;
        match action {
            Action::Claim => Some(Phrase::new("warning-claim")),
            Action::Explore => Some(Phrase::new("warning-explore")),
            Action::Expedition { .. } => Some(Phrase::new("warning-expedition")),
            _ => None,
        }
    }
}
