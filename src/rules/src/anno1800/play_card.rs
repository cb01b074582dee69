//! Playing population cards (6.4).

use super::cards::Card;
use super::events::Event;
use super::refusals::Refusal;
use super::state::State;
use crate::Seat;

impl State {
    /// Lays out the paid card with its effect unused. An empty hand triggers the end of the game.
    pub(super) fn lay_out(&mut self, seat: Seat, card: Card, events: &mut Vec<Event>) -> Result<(), Refusal> {
        let player = &mut self.players[seat];
        if !player.hand.remove(card) {
            return Err(Refusal::NotInHand);
        }
        player.played.insert(card);
        player.active.insert(card);
        self.turn.played.insert(card);
        events.push(Event::Played { seat, card });
        self.check_end_trigger(seat, events);
        Ok(())
    }

    /// The end trigger (8.1): the first empty hand of the game.
    pub(super) fn check_end_trigger(&mut self, seat: Seat, events: &mut Vec<Event>) {
        if self.players[seat].hand.is_empty() && self.end_round.is_none() {
            self.end_round = Some(self.round);
            self.fireworks = Some(seat);
            events.push(Event::Fireworks { seat });
        }
    }
}
