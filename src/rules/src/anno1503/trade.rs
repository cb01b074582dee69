//! Phase 2b: selling to residents, buying from the supply, and the grand trading post.

use super::data::data;
use super::develop::known_field;
use super::events::Event;
use super::kinds::{Building, Good, Resident};
use super::refusals::Refusal;
use super::state::State;
use crate::Seat;

impl State {
    pub(super) fn has_sold(&self, field: u8) -> bool {
        self.this_turn.sold & (1 << field) != 0
    }

    /// Returns the buying resident and the price.
    pub(super) fn may_sell(&self, field: u8, good: Good) -> Result<(Resident, u8), Refusal> {
        known_field(field)?;
        let player = self.player();
        let resident = player.resident(field).ok_or(Refusal::EmptyField)?;
        // Anno 1503 rules R9: once per field and turn, also if the resident has risen since.
        if self.has_sold(field) {
            return Err(Refusal::AlreadySold);
        }
        if !data().buys(resident).contains(good) {
            return Err(Refusal::WrongGood { resident });
        }
        if player.hand[good] == 0 {
            return Err(Refusal::NoCard);
        }
        Ok((resident, player.price(resident)))
    }

    pub(super) fn sell(&mut self, field: u8, good: Good, events: &mut Vec<Event>) -> Result<(), Refusal> {
        let (resident, price) = self.may_sell(field, good)?;
        self.this_turn.sold |= 1 << field;
        self.supply[good] += 1;
        let player = self.player_mut();
        player.hand[good] -= 1;
        player.gold += u32::from(price);
        events.push(Event::Sold { seat: self.active, resident, good, gold: price });
        Ok(())
    }

    pub(super) fn purchases_left(&self) -> u8 {
        data().purchases_per_turn.saturating_sub(self.this_turn.purchases)
    }

    /// Returns the price.
    pub(super) fn may_buy(&self, good: Good) -> Result<u8, Refusal> {
        if self.purchases_left() == 0 {
            return Err(Refusal::BuyLimit);
        }
        let price = self.player().purchase_price();
        if self.player().gold < u32::from(price) {
            return Err(Refusal::NotEnoughGold { price: price.into() });
        }
        if self.supply[good] == 0 { Err(Refusal::SupplyEmpty) } else { Ok(price) }
    }

    pub(super) fn buy(&mut self, good: Good, events: &mut Vec<Event>) -> Result<(), Refusal> {
        let price = self.may_buy(good)?;
        self.this_turn.purchases += 1;
        self.supply[good] -= 1;
        let player = self.player_mut();
        player.hand[good] += 1;
        player.gold -= u32::from(price);
        events.push(Event::Bought { seat: self.active, good, gold: price });
        Ok(())
    }

    pub(super) fn may_draw_card(&self, victim: Seat) -> Result<u32, Refusal> {
        let hand = self.players.get(victim).ok_or(Refusal::UnknownId)?.hand;
        if !self.player().owns(Building::GrandTradingPost) {
            return Err(Refusal::NoGrandTradingPost);
        }
        if self.this_turn.drew_card {
            return Err(Refusal::AlreadyUsed);
        }
        if victim == self.active {
            return Err(Refusal::OwnHand);
        }
        if hand.total() == 0 {
            return Err(Refusal::EmptyHand);
        }
        let price = data().draw_card_price;
        if self.player().gold < price { Err(Refusal::NotEnoughGold { price }) } else { Ok(price) }
    }

    /// The gold is paid first; then each card of the hand is equally likely.
    pub(super) fn draw_card(&mut self, victim: Seat, events: &mut Vec<Event>) -> Result<(), Refusal> {
        let gold = self.may_draw_card(victim)?;
        self.this_turn.drew_card = true;
        self.player_mut().gold -= gold;
        let other = &mut self.players[victim];
        other.gold += gold;
        let mut card = self.dice.below(other.hand.total());
        for good in Good::ALL.iter().copied() {
            let count = u32::from(other.hand[good]);
            if card < count {
                other.hand[good] -= 1;
                self.player_mut().hand[good] += 1;
                events.push(Event::Drew { seat: self.active, victim, good, gold });
                break;
            }
            card -= count;
        }
        Ok(())
    }
}
