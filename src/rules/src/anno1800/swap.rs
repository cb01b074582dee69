//! Swapping hand cards (6.5), and hand cards put under their decks.

use super::cards::Card;
use super::events::Event;
use super::refusals::Refusal;
use super::state::State;
use crate::Seat;

impl State {
    pub(super) fn may_swap(&self, seat: Seat, cards: &[Card]) -> Result<(), Refusal> {
        if cards.is_empty() {
            return Err(Refusal::SwapCount);
        }
        self.all_in_hand(seat, cards)?;
        match cards.iter().find(|card| self.deck_size(card.deck()) == 0) {
            Some(card) => Err(Refusal::DeckEmpty { deck: card.deck() }),
            None => Ok(()),
        }
    }

    /// Checks that these cards are different and all in hand.
    pub(super) fn all_in_hand(&self, seat: Seat, cards: &[Card]) -> Result<(), Refusal> {
        let mut hand = self.players[seat].hand;
        if cards.iter().all(|card| hand.remove(*card)) { Ok(()) } else { Err(Refusal::NotInHand) }
    }

    /// Puts the cards under their decks in the given order, then draws as many.
    pub(super) fn swap(
        &mut self,
        seat: Seat,
        cards: &[Card],
        events: &mut Vec<Event>,
    ) -> Result<(), Refusal> {
        self.may_swap(seat, cards)?;
        for card in cards {
            self.put_under(seat, *card, events);
        }
        for card in cards {
            self.draw_to_hand(seat, card.deck(), events);
        }
        self.count_action();
        Ok(())
    }

    pub(super) fn put_under(&mut self, seat: Seat, card: Card, events: &mut Vec<Event>) {
        self.players[seat].hand.remove(card);
        self.stacks.put_under(card);
        events.push(Event::PutUnder { seat, card });
    }
}
