//! Hand cards under their decks, effects of played cards, objective cards (6.5, 6.12, 6.13).

use super::cards::Card;
use super::data::{Effect, data};
use super::event::Event;
use super::kinds::{Naval, Objective};
use super::refusal::Refusal;
use super::state::State;
use super::step::Step;
use crate::{Reveal, Seat, Seats};

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

    /// Different cards, all in hand.
    pub(super) fn all_in_hand(&self, seat: Seat, cards: &[Card]) -> Result<(), Refusal> {
        let mut hand = self.players[seat].hand;
        if cards.iter().all(|card| hand.remove(*card)) { Ok(()) } else { Err(Refusal::NotInHand) }
    }

    /// Cards go under their decks in the given order, then as many are drawn (6.5).
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

    fn put_under(&mut self, seat: Seat, card: Card, events: &mut Vec<Event>) {
        self.players[seat].hand.remove(card);
        self.stacks.put_under(card);
        events.push(Event::PutUnder { seat, card });
    }

    /// May this card's effect be used now, with these cards to be put under their decks?
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
                self.look_at_hand(seat, events);
                Reveal::Nothing
            }
            _ => self.bring(seat, effect, events),
        })
    }

    /// Cubes or expedition cards, of a card or an island, as far as possible.
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

    pub(super) fn may_use_objective(
        &self,
        seat: Seat,
        objective: Objective,
        card: Option<Card>,
    ) -> Result<(), Refusal> {
        match (objective, card) {
            (Objective::Aarhant, None) => self.may_use_aarhant(seat),
            (Objective::AlonsoGraves | Objective::TheEditor, _) if self.paying.is_some() => {
                Err(Refusal::PaymentOpen)
            }
            (Objective::AlonsoGraves, None) => self.may_use_graves(seat),
            (Objective::TheEditor, card) => {
                self.may_use_editor(seat)?;
                self.all_in_hand(seat, &[card.ok_or(Refusal::NotInHand)?])
            }
            _ => Err(Refusal::UnknownId),
        }
    }

    pub(super) fn use_objective(
        &mut self,
        seat: Seat,
        objective: Objective,
        card: Option<Card>,
        events: &mut Vec<Event>,
    ) -> Result<(), Refusal> {
        self.may_use_objective(seat, objective, card)?;
        let costs = &data().objectives;
        if objective == Objective::Aarhant {
            return self.free_step(seat, Step::Aarhant, events).map(|_| ());
        }
        events.push(Event::Objective { seat, objective });
        if let Some(card) = card {
            let pick = self.pick(seat, Naval::Explore, costs.editor_explore, None)?;
            self.spend(seat, pick);
            self.turn.editor_used = true;
            self.put_under(seat, card, events);
            self.look_at_hand(seat, events);
        } else {
            let pick = self.pick(seat, Naval::Explore, costs.graves_explore, None)?;
            self.spend(seat, pick);
            self.players[seat].gold -= u16::from(costs.graves_gold);
            self.turn.graves_used = true;
            self.turn.actions_left += 1;
        }
        Ok(())
    }
}
