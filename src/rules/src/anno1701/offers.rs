use super::state::Phase;
use super::state::{Offer, State};
use crate::{Seats, Viewer};
impl Offer {
    pub(super) fn is_known_to(&self, viewer: Viewer) -> bool {
        match viewer {
            _ if self.public => true,
            Viewer::Seat(seat) => seat == self.from || self.to.contains(seat),
            Viewer::Public => false,
        }
    }
}
impl State {
    pub(super) fn due_seats(&self) -> Seats {
        match self.phase {
            Phase::GameOver => Seats::NONE,
            Phase::SetupChoose => {
                self.players.seats().filter(|seat| self.players[*seat].chosen.is_none()).collect()
            }
            _ => Seats::one(self.active),
        }
    }
}
