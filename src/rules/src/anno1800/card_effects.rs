//! The effects of played population cards (6.12).

use super::cards::Card;
use super::data::{Effect, data};
use super::events::Event;
use super::refusals::Refusal;
use super::state::State;
use super::step::Step;
use crate::{Reveal, Seat, Seats};

impl State {
    /// The unused effect of this played card.
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

    /// Uses an effect that reveals no hidden information; allowed inside a payment.
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

    /// Checks that this card's effect may be used now, putting these cards under their decks.
    pub(super) fn may_activate(&self, seat: Seat, card: Card, under: &[Card]) -> Result<Effect, Refusal> {
        let effect = self.usable_effect(seat, card)?;
        match effect {
            Effect::Discard { max } => {
                if self.paying.is_some() {
                    return Err(Refusal::StepNotAllowed);
                }
                if under.len() > usize::from(max) {
                    return Err(Refusal::DiscardCount);
                }
                self.all_in_hand(seat, under)?;
            }
            _ if !under.is_empty() => return Err(Refusal::DiscardCount),
            Effect::GainCubes { .. } | Effect::Expedition { .. } if self.paying.is_some() => {
                return Err(Refusal::StepNotAllowed);
            }
            Effect::GainCubes { tier, .. } if !self.can_gain(seat, tier) => {
                return Err(Refusal::NothingToGain);
            }
            Effect::Expedition { .. } if self.stacks.expeditions.is_empty() => {
                return Err(Refusal::NothingToGain);
            }
            Effect::FreeNewWorld { .. } => return Err(Refusal::GiftInPayment),
            Effect::GainCubes { .. }
            | Effect::Expedition { .. }
            | Effect::TokensGold { .. }
            | Effect::Upgrades { .. }
            | Effect::ExtraAction => {}
        }
        Ok(effect)
    }

    pub(super) fn activate(
        &mut self,
        seat: Seat,
        card: Card,
        under: &[Card],
        events: &mut Vec<Event>,
    ) -> Result<Reveal, Refusal> {
        let effect = self.may_activate(seat, card, under)?;
        match effect {
            Effect::TokensGold { .. }
            | Effect::Upgrades { .. }
            | Effect::ExtraAction
            | Effect::FreeNewWorld { .. } => {
                return self.free_step(seat, Step::Activate { card }, events);
            }
            Effect::GainCubes { .. } | Effect::Expedition { .. } | Effect::Discard { .. } => {}
        }
        self.players[seat].active.remove(card);
        events.push(Event::Activated { seat, card });
        Ok(match effect {
            Effect::Discard { .. } => {
                for card in under {
                    self.put_under(seat, *card, events);
                }
                self.check_end_trigger(seat, events);
                Reveal::Nothing
            }
            _ => self.bring(seat, effect, events),
        })
    }

    /// Gains the cubes or expedition cards of a card or an island, as far as possible.
    pub(super) fn bring(&mut self, seat: Seat, effect: Effect, events: &mut Vec<Event>) -> Reveal {
        let drawn = match effect {
            Effect::GainCubes { tier, count } => self.gain_cubes(seat, tier, count, events),
            Effect::Expedition { count } => self.draw_expeditions(seat, count, events),
            Effect::TokensGold { .. }
            | Effect::FreeNewWorld { .. }
            | Effect::Upgrades { .. }
            | Effect::ExtraAction
            | Effect::Discard { .. } => 0,
        };
        if drawn > 0 { Reveal::To(Seats::one(seat)) } else { Reveal::Nothing }
    }
}

/// Whether the effect of this card removes hand cards.
pub(super) fn discards(card: Card) -> bool {
    matches!(data().card(card).effect, Effect::Discard { .. })
}
