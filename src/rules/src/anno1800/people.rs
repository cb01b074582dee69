//! Cubes: hiring, gaining and upgrading (6.6, 6.7, 6.12), and the objective card Aarhant.

use super::data::data;
use super::events::Event;
use super::kinds::{Deck, Objective, Tier};
use super::payment::deck_gold;
use super::refusals::Refusal;
use super::state::State;
use super::step::Place;
use crate::Seat;

impl State {
    /// A hired cube comes to its residence; without a reserved card it costs the gold of the empty deck (6.6).
    /// Returns that gold.
    pub(super) fn hire_cube(
        &mut self,
        seat: Seat,
        tier: Tier,
        reserve: bool,
        events: &mut Vec<Event>,
    ) -> Result<u16, Refusal> {
        if self.supply.cubes[tier.index()] == 0 {
            return Err(Refusal::NoCubeSupply { tier });
        }
        let gold = if reserve { 0 } else { deck_gold(tier) };
        let player = &mut self.players[seat];
        if player.gold < gold {
            return Err(Refusal::DeckGold { deck: tier.deck(), tier, gold: gold as u8 });
        }
        player.gold -= gold;
        player.residence[tier.index()] += 1;
        self.supply.cubes[tier.index()] -= 1;
        events.push(Event::Hired { seat, tier });
        Ok(gold)
    }

    /// Whether at least one cube of this tier can be gained now (6.12).
    pub(super) fn can_gain(&self, seat: Seat, tier: Tier) -> bool {
        let deck = tier.deck();
        self.supply.cubes[tier.index()] > 0
            && (self.deck_size(deck) > 0 || self.players[seat].gold >= deck_gold(tier))
    }

    /// Gained cubes come one after the other, with their cards, as far as possible (7.4.3). Returns the cards drawn.
    pub(super) fn gain_cubes(&mut self, seat: Seat, tier: Tier, count: u8, events: &mut Vec<Event>) -> u8 {
        let (mut drawn, mut gained) = (0, 0);
        for _ in 0..count {
            if !self.can_gain(seat, tier) {
                break;
            }
            if self.draw_to_hand(seat, tier.deck(), events) {
                drawn += 1;
            } else {
                self.players[seat].gold -= deck_gold(tier);
            }
            self.supply.cubes[tier.index()] -= 1;
            self.players[seat].residence[tier.index()] += 1;
            gained += 1;
        }
        if gained > 0 {
            events.push(Event::Gained { seat, tier, cubes: gained });
        }
        drawn
    }

    /// Returns whether there was a card to draw.
    pub(super) fn draw_to_hand(&mut self, seat: Seat, deck: Deck, events: &mut Vec<Event>) -> bool {
        let card = self.stacks.draw(deck);
        if let Some(card) = card {
            self.players[seat].hand.insert(card);
            events.push(Event::Drew { seat, card });
        }
        card.is_some()
    }

    /// Checks that a cube of this tier may be upgraded at this place now; returns the next tier.
    pub(super) fn may_raise(&self, seat: Seat, tier: Tier, at: Place) -> Result<Tier, Refusal> {
        let to = tier.raised().ok_or(Refusal::TopTier)?;
        if !self.has_cube(seat, tier, at) {
            return Err(Refusal::CubeNotThere { tier });
        }
        if self.supply.cubes[to.index()] == 0 {
            return Err(Refusal::NoCubeSupply { tier: to });
        }
        Ok(to)
    }

    /// The new cube takes exactly the place of the old one (6.7).
    pub(super) fn raise(
        &mut self,
        seat: Seat,
        tier: Tier,
        at: Place,
        events: &mut Vec<Event>,
    ) -> Result<(), Refusal> {
        let to = self.may_raise(seat, tier, at)?;
        self.supply.cubes[tier.index()] += 1;
        self.supply.cubes[to.index()] -= 1;
        let player = &mut self.players[seat];
        match at {
            Place::Residence => {
                player.residence[tier.index()] -= 1;
                player.residence[to.index()] += 1;
            }
            Place::Exhausted => {
                player.exhausted[tier.index()] -= 1;
                player.exhausted[to.index()] += 1;
            }
            Place::Workplace(field) => {
                if let Some(slot) = player.plot_mut(field).slot_of(tier) {
                    *slot = Some(to);
                }
            }
        }
        events.push(Event::Raised { seat, tier, to });
        Ok(())
    }

    pub(super) fn may_promote(&self, seat: Seat, tier: Tier, at: Place) -> Result<(), Refusal> {
        if self.turn.free_upgrades[tier.index()] == 0 {
            return Err(Refusal::NoFreeUpgrade { tier });
        }
        self.may_raise(seat, tier, at).map(|_| ())
    }

    /// Uses one pending free upgrade (6.14).
    pub(super) fn promote(
        &mut self,
        seat: Seat,
        tier: Tier,
        at: Place,
        events: &mut Vec<Event>,
    ) -> Result<(), Refusal> {
        self.may_promote(seat, tier, at)?;
        self.turn.free_upgrades[tier.index()] -= 1;
        self.raise(seat, tier, at, events)
    }

    pub(super) fn may_use_aarhant(&self, seat: Seat) -> Result<(), Refusal> {
        let objective = Objective::Aarhant;
        if !self.in_play(objective) {
            return Err(Refusal::ObjectiveAbsent { objective });
        }
        if self.turn.aarhant_used {
            return Err(Refusal::ObjectiveUsed { objective });
        }
        if self.players[seat].residence[Tier::Investor.index()] == 0 {
            return Err(Refusal::NoCube { tier: Tier::Investor });
        }
        Ok(())
    }

    /// Exhausts an investor for gold (6.13).
    pub(super) fn use_aarhant(&mut self, seat: Seat, events: &mut Vec<Event>) -> Result<(), Refusal> {
        self.may_use_aarhant(seat)?;
        self.exhaust(seat, Tier::Investor)?;
        self.turn.aarhant_used = true;
        self.players[seat].gold += u16::from(data().objectives.aarhant_gold);
        events.push(Event::Objective { seat, objective: Objective::Aarhant });
        Ok(())
    }
}
