//! Fire, tax and the Queen (Anno 1701 rules, sections 5.1 and 5.3).

use super::data::{Effect, data};
use super::events::{ActionEvent, Event, TableEvent};
use super::kinds::{Good, Goods};
use super::options::FireStation;
use super::refusals::Refusal;
use super::state::State;
use crate::Seat;

/// If more cards must be returned than one action can name (only with unlimited goods), the keep list chooses.
const MOST_NAMED: u32 = 42;

impl State {
    pub(super) fn fire(&mut self, events: &mut Vec<Event>) {
        for seat in self.in_turn_order() {
            let lost = self.fire_loss(seat);
            if lost == 0 {
                continue;
            }
            let player = &self.players[seat];
            // Anno 1701 rules D3: only the active player is asked, and only after everything else.
            if seat == self.active && player.orders.ask_on_turn && lost <= MOST_NAMED {
                self.owed = lost as u8;
                continue;
            }
            let (cards, limit) = (player.hand.total(), player.fire_limit());
            let goods = self.burnt(seat, lost);
            self.return_goods(seat, goods);
            events.push(TableEvent::Burnt { seat, goods, cards, limit }.into());
            events.push(TableEvent::ChosenByOrders { seat }.into());
        }
    }

    /// Anno 1701 rules R3 to R5: half of all cards, rounded down, if there are more than the limit.
    fn fire_loss(&self, seat: Seat) -> u32 {
        let player = &self.players[seat];
        let cards = player.hand.total();
        match self.options.fire_station {
            _ if cards <= player.fire_limit() => 0,
            FireStation::Threshold => cards / 2,
            FireStation::Counted => (cards - player.sheltered()) / 2,
        }
    }

    /// The goods that the keep list gives up when `lost` cards must go (Anno 1701 rules, section 5.3).
    pub(super) fn burnt(&self, seat: Seat, lost: u32) -> Goods {
        let player = &self.players[seat];
        let mut left = player.hand;
        let mut kept = Goods::NONE;
        let mut room = player.hand.total().saturating_sub(lost);
        let mut keep = |good: Good, count: u8, left: &mut Goods, kept: &mut Goods| {
            let count = count.min(left[good]).min(u8::try_from(room).unwrap_or(u8::MAX));
            left[good] -= count;
            kept[good] += count;
            room -= u32::from(count);
        };
        for order in &player.orders.keep {
            keep(order.good, order.count.unwrap_or(u8::MAX), &mut left, &mut kept);
        }
        let cost = player.next_resident().map_or(Goods::NONE, |next| data().cost(next));
        for good in &data().keep_for_resident {
            let missing = cost[*good].saturating_sub(kept[*good]);
            keep(*good, missing, &mut left, &mut kept);
        }
        for good in &data().keep_one_more {
            keep(*good, 1, &mut left, &mut kept);
        }
        for good in data().keep_rest {
            keep(good, u8::MAX, &mut left, &mut kept);
        }
        left
    }

    pub(super) fn may_discard(&self, goods: Goods) -> Result<(), Refusal> {
        let hand = self.player().hand;
        if !hand.covers(&goods) {
            return Err(Refusal::NotEnoughGoods { lacking: hand.lacking(&goods) });
        }
        let exact = goods.total() == u32::from(self.owed);
        if exact { Ok(()) } else { Err(Refusal::WrongNumber { cards: self.owed }) }
    }

    pub(super) fn discard(&mut self, goods: Goods, events: &mut Vec<Event>) -> Result<(), Refusal> {
        self.may_discard(goods)?;
        let seat = self.active;
        self.return_goods(seat, goods);
        self.owed = 0;
        events.push(ActionEvent::Discarded { seat, goods }.into());
        self.begin_action(events);
        Ok(())
    }

    pub(super) fn tax(&mut self, events: &mut Vec<Event>) {
        for seat in self.in_turn_order() {
            let player = &mut self.players[seat];
            let happy = player.symbols[super::kinds::Track::Happy as usize];
            let gold = (data().tax_base + data().tax_per_happy * u16::from(happy)).min(data().tax_max);
            player.gold += gold;
            events.push(TableEvent::Taxed { seat, gold, happy }.into());
        }
    }

    /// A player never pays more than they have.
    pub(super) fn queen(&mut self, events: &mut Vec<Event>) {
        for seat in self.in_turn_order() {
            let favours = self.favours(seat);
            let due = match favours {
                0 | 1 => continue,
                2 => data().queen_two,
                _ => data().queen_three,
            };
            let player = &mut self.players[seat];
            let discount = |effect| if let Effect::QueenDiscount(gold) = effect { gold } else { 0 };
            let discount: u16 = player.effects().map(discount).sum();
            let gold = due.saturating_sub(discount).min(player.gold);
            player.gold -= gold;
            events.push(TableEvent::QueenPaid { seat, gold, due, favours }.into());
        }
    }
}
