//! Resampling: a state that looks the same to a viewer, with everything hidden dealt at random.

use super::cards::{Card, Cards, Expedition, Expeditions};
use super::kinds::Deck;
use super::state::State;
use crate::{Dice, Seat, Viewer};

impl State {
    pub(super) fn resampled(&self, viewer: Viewer, dice: &mut Dice) -> State {
        let mut other = self.clone();
        dice.redeal(&mut other.stacks.old_world);
        dice.redeal(&mut other.stacks.new_world);
        if self.over {
            // Hands and expedition cards are open now; the stacks never are.
            other.stacks.decks.iter_mut().for_each(|deck| dice.redeal(deck));
            dice.redeal(&mut other.stacks.expeditions);
            return other;
        }
        let hidden: Vec<Seat> = self.players.seats().filter(|seat| !viewer.is(*seat)).collect();
        for deck in Deck::ALL {
            other.resample_deck(*deck, &hidden, dice);
        }
        other.resample_expeditions(&hidden, dice);
        other.keep_payment_in_step();
        other
    }

    /// Shuffles hidden hands and the deck together and keeps the numbers of cards. A card that is being paid for stays,
    /// so that the payment remains valid; other players do not see it.
    fn resample_deck(&mut self, deck: Deck, hidden: &[Seat], dice: &mut Dice) {
        let named = self.card_being_paid();
        let mut cards: Vec<Card> = self.stacks.deck(deck).to_vec();
        let held =
            |cards: Cards| cards.of(deck).iter().filter(|card| Some(*card) != named).collect::<Vec<Card>>();
        for seat in hidden {
            cards.extend(held(self.players[*seat].hand));
        }
        dice.redeal(&mut cards);
        for seat in hidden {
            let hand = &mut self.players[*seat].hand;
            let old = held(*hand);
            for card in &old {
                hand.remove(*card);
            }
            for card in cards.drain(..old.len().min(cards.len())) {
                hand.insert(card);
            }
        }
        self.stacks.decks[deck.index()] = cards.into_iter().collect();
    }

    fn card_being_paid(&self) -> Option<Card> {
        self.paying.as_ref().and_then(|paying| {
            paying.payment.order.parts.iter().find_map(|part| match part.goal {
                super::step::Goal::Play { card } => Some(card),
                super::step::Goal::Build { .. }
                | super::step::Goal::Hire { .. }
                | super::step::Goal::Upgrade { .. } => None,
            })
        })
    }

    fn resample_expeditions(&mut self, hidden: &[Seat], dice: &mut Dice) {
        let mut cards: Vec<Expedition> = self.stacks.expeditions.to_vec();
        for seat in hidden {
            cards.extend(self.players[*seat].expeditions.iter());
        }
        dice.redeal(&mut cards);
        for seat in hidden {
            let expeditions = &mut self.players[*seat].expeditions;
            let count = expeditions.len();
            *expeditions = Expeditions::default();
            cards.drain(..count.min(cards.len())).for_each(|card| expeditions.insert(card));
        }
        self.stacks.expeditions = cards.into_iter().collect();
    }

    /// The saved state of an open payment must hold the same hidden cards as the player.
    fn keep_payment_in_step(&mut self) {
        let player = *self.player();
        if let Some(paying) = &mut self.paying {
            paying.before.player.hand = player.hand;
            paying.before.player.expeditions = player.expeditions;
        }
    }
}
