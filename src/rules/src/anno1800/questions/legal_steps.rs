//! The legal steps of a payment by hand, and the legal free actions. Each list holds exactly what the action accepts.

use arrayvec::ArrayVec;

use crate::Seat;
use crate::anno1800::action::Pick;
use crate::anno1800::cards::{Card, Cards};
use crate::anno1800::data::data;
use crate::anno1800::fields::Field;
use crate::anno1800::kinds::{Naval, Objective, Resource, Tier};
use crate::anno1800::payment::Payment;
use crate::anno1800::state::State;
use crate::anno1800::step::TokenPick;

impl State {
    pub fn swappable(&self, seat: Seat) -> Cards {
        self.players[seat].hand.iter().filter(|card| self.deck_size(card.deck()) > 0).collect()
    }

    pub fn usable_cards(&self, seat: Seat) -> Cards {
        self.players[seat].active.iter().filter(|card| self.may_activate(seat, *card, &[]).is_ok()).collect()
    }

    pub fn usable_objectives(&self, seat: Seat) -> impl Iterator<Item = Objective> + '_ {
        let hand = !self.players[seat].hand.is_empty() && self.paying.is_none();
        self.objectives.iter().copied().filter(move |card| match card {
            Objective::TheEditor => hand && self.may_use_editor(seat).is_ok(),
            _ => self.may_use_objective(seat, *card, None).is_ok(),
        })
    }

    pub(in crate::anno1800) fn producing(&self, seat: Seat) -> impl Iterator<Item = Field> + '_ {
        self.players[seat].fields().filter(move |field| self.may_produce(seat, *field).is_ok())
    }

    pub(in crate::anno1800) fn payment(&self) -> Option<&Payment> {
        self.paying.as_ref().map(|paying| &paying.payment)
    }

    pub(in crate::anno1800) fn needs(&self, resource: Resource) -> bool {
        self.payment().is_some_and(|payment| self.needed(payment, resource).is_ok())
    }

    pub(in crate::anno1800) fn working(&self, seat: Seat) -> impl Iterator<Item = Field> + '_ {
        let fields = self.players[seat].fields();
        fields
            .filter(move |field| self.may_work(seat, *field).is_ok_and(|(_, resource)| self.needs(resource)))
    }

    pub(in crate::anno1800) fn due_resources(&self) -> impl Iterator<Item = Resource> + '_ {
        let due = self.payment().map(|payment| payment.resources_due().kinds()).unwrap_or_default();
        due.iter().filter(|resource| self.needs(*resource))
    }

    pub(in crate::anno1800) fn tradable(&self, seat: Seat) -> impl Iterator<Item = Resource> + '_ {
        self.due_resources().filter(move |resource| self.partners(seat, *resource).next().is_some())
    }

    /// The partners who can be asked for this resource now, with their price in tokens; the cheapest first, then the
    /// poorest.
    pub(in crate::anno1800) fn partners(
        &self,
        seat: Seat,
        resource: Resource,
    ) -> impl Iterator<Item = (Seat, u8)> + '_ {
        let others = self.players.seats().filter_map(move |partner| {
            let price = self.may_trade(seat, partner, resource, None).ok()?;
            self.pick(seat, Naval::Trade, price, None).is_ok().then_some((partner, price))
        });
        let mut others: ArrayVec<(Seat, u8), 4> = others.collect();
        others.sort_by_key(|(partner, price)| (*price, self.players[*partner].gold));
        others.into_iter()
    }

    pub(in crate::anno1800) fn fetchable(&self, seat: Seat) -> impl Iterator<Item = Resource> + '_ {
        let paid = self.pick(seat, Naval::Trade, data().limits.fetch_price, None).is_ok();
        let yields = self.players[seat].yields();
        self.due_resources().filter(move |resource| paid && yields.contains(*resource))
    }

    pub(in crate::anno1800) fn gift_cards(&self, seat: Seat) -> impl Iterator<Item = Card> + '_ {
        self.players[seat].active.iter().filter(move |card| self.gifts(seat, *card).next().is_some())
    }

    pub(in crate::anno1800) fn gifts(&self, seat: Seat, card: Card) -> impl Iterator<Item = Resource> + '_ {
        let choices = self.gifts_of(seat, card).unwrap_or_default();
        choices.iter().filter(|resource| self.needs(*resource))
    }

    /// The unfinished parts, counted from 1.
    pub(in crate::anno1800) fn open_parts(&self) -> impl Iterator<Item = u8> + '_ {
        let payment = self.payment();
        let parts = payment.map_or(0, |payment| payment.order.parts.len());
        (0..parts)
            .filter(move |part| payment.is_some_and(|payment| !payment.is_finished(*part)))
            .map(|part| part as u8 + 1)
    }

    pub(in crate::anno1800) fn labours(&self, seat: Seat, part: u8) -> impl Iterator<Item = Tier> + '_ {
        let due = self
            .payment()
            .map(|payment| payment.cubes_due(usize::from(part).wrapping_sub(1)))
            .unwrap_or_default();
        let free = self.players[seat].residence;
        Tier::ALL.iter().copied().filter(move |tier| due[tier.index()] > 0 && free[tier.index()] > 0)
    }

    pub(in crate::anno1800) fn picks_for_part(&self, seat: Seat, part: u8) -> ArrayVec<Pick, 16> {
        let due = self.payment().and_then(|payment| payment.tokens_due(usize::from(part).wrapping_sub(1)));
        due.map_or_else(ArrayVec::new, |(naval, price)| self.picks(seat, naval, price))
    }

    /// Every way to pay a price in tokens, the usual one first.
    pub(in crate::anno1800) fn picks(&self, seat: Seat, naval: Naval, price: u8) -> ArrayVec<Pick, 16> {
        let player = &self.players[seat];
        let usual = self.pick(seat, naval, price, None).ok().map(Pick::of);
        let mut picks: ArrayVec<Pick, 16> = usual.into_iter().collect();
        if naval == Naval::Explore {
            return picks;
        }
        for pairs in 0..=price {
            for card in 0..=price - pairs {
                let pick = Pick { card, ship: price - pairs - card, explore: pairs * 2 };
                let tokens: TokenPick = pick.tokens(player.on_cards.explore);
                if !picks.contains(&pick)
                    && !picks.is_full()
                    && self.pick(seat, naval, price, Some(tokens)).is_ok()
                {
                    picks.push(pick);
                }
            }
        }
        picks
    }

    pub(in crate::anno1800) fn returnable_now(&self, seat: Seat) -> impl Iterator<Item = Field> + '_ {
        let payment = self.payment();
        let open = move |field: &Field| {
            payment.is_some_and(|payment| self.may_put_back(seat, payment, *field).is_ok())
        };
        self.players[seat].fields().filter(open)
    }

    /// Tried on a copy, because `finish` adds missing steps itself.
    pub(in crate::anno1800) fn may_finish(&self, seat: Seat, part: u8) -> bool {
        let Some(part) = usize::from(part).checked_sub(1) else { return false };
        let due = self.payment().and_then(|payment| payment.order.parts.get(part));
        if !due.is_some_and(|part| part.cost.resources.without(self.turn.stock.kinds()).is_empty()) {
            return false;
        }
        self.clone().step_by_hand(seat, crate::anno1800::step::Step::Finish { part }, &mut Vec::new()).is_ok()
    }
}
