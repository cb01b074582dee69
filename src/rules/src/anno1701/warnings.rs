//! What a player is told before an action that costs more than it says.

use super::action::Action;
use super::data::{Data, data};
use super::state::State;
use crate::{Game, Phrase, Seat};

impl State {
    /// Warns of a riot and of a field that no longer yields goods.
    pub(super) fn warning_before(&self, seat: Seat, action: &Action) -> Option<Phrase> {
        if seat != self.active {
            return None;
        }
        match action {
            Action::BuyTile { .. } | Action::Use { .. } | Action::PayFavour { .. } | Action::Donate => {
                let mut after = self.clone();
                let done = after.apply(seat, action, &mut Vec::new()).is_ok();
                let riot = done && after.riots.contains(seat) && !self.riots.contains(seat);
                riot.then(|| Phrase::new("warning-riot").number("gold", after.players[seat].gold))
            }
            Action::PlaceTile { field } => {
                let number = field.number().filter(|_| self.player().placed(*field).is_none())?;
                let landscape = data().landscape(self.player().board, *field)?;
                let good = data().good_of(landscape).id();
                let ways = Data::ways(number);
                Some(
                    Phrase::new("warning-covered")
                        .term("good", good)
                        .number("number", number)
                        .number("ways", ways),
                )
            }
            _ => None,
        }
    }
}
