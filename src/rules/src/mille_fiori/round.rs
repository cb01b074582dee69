//! Rounds and card rounds (Mille Fiori rules 5): how they begin and end, and the end of the game.

use super::data::data;
use super::events::{Event, Shown};
use super::options::Leftovers;
use super::state::{Phase, State};
use crate::Seat;

impl State {
    /// Opens cards of the draw pile into the display, or all that are left (Mille Fiori rules R21).
    pub(super) fn open(&mut self, count: usize, events: &mut Vec<Event>) {
        let mut opened = Shown::new();
        for card in std::iter::from_fn(|| self.draw_pile.pop()).take(count) {
            self.display.push(card);
            opened.push(card);
        }
        if !opened.is_empty() {
            events.push(Event::Opened { cards: opened });
        }
    }

    pub(super) fn start_round(&mut self, events: &mut Vec<Event>) {
        let (seats, hand_size) = (self.count(), data().hand_size);
        if self.draw_pile.len() < hand_size * seats {
            return self.end_game(events);
        }
        // From the second round on the Doge card moves one seat clockwise.
        if self.round > 0 {
            self.start = self.start.next(seats);
        }
        self.round += 1;
        self.card_round = 0;
        events.push(Event::RoundBegan { round: self.round, start: self.start });
        for seat in self.start.round_from(seats) {
            self.players[seat].hand = std::iter::from_fn(|| self.draw_pile.pop()).take(hand_size).collect();
        }
        self.open(data().display(self.options.display).open_each_round.of(seats), events);
        self.start_card_round(events);
    }

    fn start_card_round(&mut self, events: &mut Vec<Event>) {
        self.card_round += 1;
        self.active = self.start;
        for (seat, player) in self.players.iter() {
            events.push(Event::HandTaken { seat, hand: player.hand.clone() });
        }
        // In the tactical variant there is no simultaneous choice.
        self.phase = if self.is_on_turn() { Phase::Play } else { Phase::Choose };
    }

    /// Ends the turn: the next player's turn begins, or the card round ends.
    pub(super) fn end_turn(&mut self, events: &mut Vec<Event>) {
        self.players[self.active].plan = None;
        self.turn += 1;
        self.phase = Phase::Play;
        self.active = self.active.next(self.count());
        if self.active == self.start {
            self.end_card_round(events);
        }
    }

    fn end_card_round(&mut self, events: &mut Vec<Event>) {
        // Mille Fiori rules R17, R19: an empty supply ends the game at the end of the card round, before anything else.
        if self.end_trigger.is_some() {
            return self.end_game(events);
        }
        if self.is_last_card_round() {
            if self.options.leftovers == Leftovers::EndOfRound {
                for seat in self.start.round_from(self.count()) {
                    self.lay_out(seat, events);
                }
            }
            return self.start_round(events);
        }
        // Each player takes the cards that the right neighbour has set aside.
        for seat in Seat::all(self.count()) {
            let passed = std::mem::take(&mut self.players[seat].set_aside);
            let neighbour = seat.next(self.count());
            self.players[neighbour].hand = passed;
        }
        self.start_card_round(events);
    }

    /// The leftovers of a seat join the display.
    pub(super) fn lay_out(&mut self, seat: Seat, events: &mut Vec<Event>) {
        let leftovers = std::mem::take(&mut self.players[seat].set_aside);
        self.display.extend(leftovers.iter().copied());
        if !leftovers.is_empty() {
            events.push(Event::LaidOut { seat, cards: leftovers });
        }
    }

    fn end_game(&mut self, events: &mut Vec<Event>) {
        self.phase = Phase::Over;
        for (_, player) in self.players.iter_mut() {
            player.plan = None;
        }
        events.push(Event::Ended { by: self.end_trigger });
    }
}
