//! Applies an action: plants or dives, draws a tile, and passes the turn (rules 5).

use super::action::Action;
use super::data::data;
use super::events::Event;
use super::refusals::Refusal;
use super::state::{SEATS, State, turns};
use crate::{Reveal, Seat, Seats};

impl State {
    /// Whether it is this seat's turn. The questions and `apply` both use it.
    pub(super) fn may_act(&self, seat: Seat) -> Result<(), Refusal> {
        match self.active() {
            None => Err(Refusal::GameOver),
            Some(active) if active != seat => Err(Refusal::NotYourTurn(active)),
            Some(_) => Ok(()),
        }
    }

    /// Whether this seat may use this tile.
    pub(super) fn may_use(&self, seat: Seat, tile: u8) -> Result<(), Refusal> {
        self.may_act(seat)?;
        if self.players[seat].hand.contains(&tile) { Ok(()) } else { Err(Refusal::TileNotInHand(tile)) }
    }

    pub(super) fn apply_action(
        &mut self,
        seat: Seat,
        action: Action,
        events: &mut Vec<Event>,
    ) -> Result<Reveal, Refusal> {
        let tile = action.tile();
        self.may_use(seat, tile)?;
        let hand = &mut self.players[seat].hand;
        if let Some(place) = hand.iter().position(|held| *held == tile) {
            hand.remove(place);
        }
        match action {
            Action::Sail { tile, way } => {
                if let Some(islet) = self.landing(tile, way) {
                    self.canoe = islet;
                    self.palms[islet.index()] = Some(seat);
                    self.newest = Some(islet);
                    let pearls = data().pearls[islet.index()];
                    self.players[seat].pearls += pearls;
                    events.push(Event::Sailed { seat, tile, way, islet, pearls });
                }
                self.used.push(tile);
            }
            Action::Dive { tile } => {
                let pearls = data().dive_pearls;
                self.players[seat].pearls += pearls;
                self.players[seat].dives += 1;
                events.push(Event::Dived { seat, tile, pearls });
            }
        }
        // Rules R1: nobody draws after their last turn.
        let draws = self.turn + (SEATS as u32) < turns();
        if draws {
            self.draw(seat, events);
        }
        if let Action::Dive { tile } = action {
            // Rules R2: the tile goes back only now, so that it is not drawn again at once.
            let place = self.dice.index(self.bag.len() + 1);
            self.bag.insert(place, tile);
        }
        self.pass_turn(events);
        Ok(match (self.is_over(), draws) {
            (true, _) => Reveal::To(Seats::all(SEATS)),
            (false, true) => Reveal::To(Seats::one(seat)),
            (false, false) => Reveal::Nothing,
        })
    }

    fn pass_turn(&mut self, events: &mut Vec<Event>) {
        self.turn += 1;
        if self.is_over() {
            events.push(Event::Ended);
        } else if self.turn.is_multiple_of(SEATS as u32) {
            events.push(Event::RoundBegan { round: self.round() });
        }
    }
}
