//! Population cards: laying them out, and their effects (6.4, 6.12).

use super::cards::Card;
use super::data::{Effect, data};
use super::event::Event;
use super::refusal::Refusal;
use super::state::State;
use crate::Seat;

impl State {
    /// The paid card lies before its player, its effect still to be used; an empty hand triggers the end.
    pub(super) fn lay_out(&mut self, seat: Seat, card: Card, events: &mut Vec<Event>) -> Result<(), Refusal> {
        let player = &mut self.players[seat];
        if !player.hand.remove(card) {
            return Err(Refusal::NotInHand);
        }
        player.played.insert(card);
        player.active.insert(card);
        self.turn.played.insert(card);
        events.push(Event::Played { seat, card });
        self.look_at_hand(seat, events);
        Ok(())
    }

    /// The end trigger (8.1): the first empty hand of the game.
    pub(super) fn look_at_hand(&mut self, seat: Seat, events: &mut Vec<Event>) {
        if self.players[seat].hand.is_empty() && self.end_round.is_none() {
            self.end_round = Some(self.round);
            self.fireworks = Some(seat);
            events.push(Event::Fireworks { seat });
        }
    }

    /// Is this card's effect still to be used? Says which one it is.
    pub(super) fn usable_effect(&self, seat: Seat, card: Card) -> Result<Effect, Refusal> {
        let player = &self.players[seat];
        let effect = data().card(card).effect;
        if !player.played.contains(card) {
            return Err(Refusal::NotPlayed);
        }
        if matches!(effect, Effect::Discard { .. }) && !self.turn.played.contains(card) {
            return Err(Refusal::DiscardTooLate);
        }
        if player.active.contains(card) { Ok(effect) } else { Err(Refusal::NotActive) }
    }

    pub(super) fn may_activate_quietly(&self, seat: Seat, card: Card) -> Result<Effect, Refusal> {
        let effect = self.usable_effect(seat, card)?;
        match effect {
            Effect::TokensGold { .. } | Effect::Upgrades { .. } | Effect::ExtraAction => Ok(effect),
            Effect::FreeNewWorld { .. } => Err(Refusal::GiftInPayment),
            Effect::GainCubes { .. } | Effect::Expedition { .. } | Effect::Discard { .. } => {
                Err(Refusal::StepNotAllowed)
            }
        }
    }

    /// Effects that show nothing hidden; they may stand inside a payment.
    pub(super) fn activate_quietly(
        &mut self,
        seat: Seat,
        card: Card,
        events: &mut Vec<Event>,
    ) -> Result<(), Refusal> {
        let effect = self.may_activate_quietly(seat, card)?;
        let player = &mut self.players[seat];
        player.active.remove(card);
        match effect {
            Effect::TokensGold { trade, explore, gold } => {
                player.gold += u16::from(gold);
                player.on_cards.trade += trade;
                player.on_cards.explore += explore;
                if trade + explore > 0 {
                    player.laden.insert(card);
                }
            }
            Effect::Upgrades { from, max } => self.turn.free_upgrades[from.index()] += max,
            Effect::ExtraAction => self.turn.actions_left += 1,
            Effect::FreeNewWorld { .. }
            | Effect::GainCubes { .. }
            | Effect::Expedition { .. }
            | Effect::Discard { .. } => {}
        }
        events.push(Event::Activated { seat, card });
        Ok(())
    }
}

/// Does this card's effect take hand cards away?
pub(super) fn discards(card: Card) -> bool {
    matches!(data().card(card).effect, Effect::Discard { .. })
}
