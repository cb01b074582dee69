//! Advantages that a player uses once per turn and building: exchanges, purchases, sales (specification, 6.9).

use super::action::Usable;
use super::data::{Effect, data};
use super::event::{Deed, Event};
use super::kinds::{Field, Good, Goods};
use super::refusal::Refusal;
use super::state::State;

/// What an advantage does with goods and gold.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Bargain {
    /// So many of one kind, perhaps a fixed one, for one other.
    Equal {
        give: Option<Good>,
        count: u8,
    },
    /// Any two for one of another kind.
    AnyTwo,
    Buy(u16),
    Sell(u16),
}

/// The answers that the player gives.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Goodwill {
    pub give: Option<Good>,
    pub give2: Option<Good>,
    pub get: Option<Good>,
}

/// What such a use costs and brings.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Terms {
    pub paid: Goods,
    pub price: u16,
    pub got: Option<Good>,
    pub earned: u16,
}

pub(super) fn bargain(building: Usable) -> Option<Bargain> {
    match building {
        Usable::Settler => Some(Bargain::Equal { give: None, count: data().settler_count }),
        Usable::VillageCentre => Some(Bargain::Buy(data().centre_price)),
        Usable::Building(kind) => match data().printed(kind).effect {
            Effect::Exchange { give: Some(good), count } => Some(Bargain::Equal { give: Some(good), count }),
            Effect::Exchange { give: None, .. } => Some(Bargain::AnyTwo),
            Effect::Buy(gold) => Some(Bargain::Buy(gold)),
            Effect::Sell(gold) => Some(Bargain::Sell(gold)),
            Effect::Nothing
            | Effect::FireShelter(_)
            | Effect::QueenDiscount(_)
            | Effect::PirateDiscount(_)
            | Effect::Redraw
            | Effect::FavourField(_)
            | Effect::ShipDiscount
            | Effect::TurnGold(_)
            | Effect::EventGold(_) => None,
        },
    }
}

impl State {
    /// Is it there, and unused? The field of a building.
    pub(super) fn is_ready(&self, building: Usable) -> Result<Option<Field>, Refusal> {
        bargain(building).ok_or(Refusal::NoAdvantage)?;
        let used = match building {
            Usable::Settler => self.this_turn.settler_used,
            Usable::VillageCentre => self.this_turn.centre_used,
            Usable::Building(kind) => {
                if !self.player().built().any(|lying| lying.tile.kind() == kind) {
                    return Err(Refusal::NotBuilt);
                }
                let field = self.player().unused(|other| other == kind);
                return field.map(Some).ok_or(Refusal::AlreadyUsed);
            }
        };
        if used { Err(Refusal::AlreadyUsed) } else { Ok(None) }
    }

    /// What it would cost and bring; the answers must be those that the building asks for, no more and no fewer.
    pub(super) fn may_use(&self, building: Usable, wish: Goodwill) -> Result<Terms, Refusal> {
        self.is_ready(building)?;
        let deal = bargain(building).ok_or(Refusal::NoAdvantage)?;
        let free = Terms { paid: Goods::NONE, price: 0, got: wish.get, earned: 0 };
        let terms = match (deal, wish.give, wish.give2, wish.get) {
            (Bargain::Equal { give: None, count }, Some(good), None, Some(_))
            | (Bargain::Equal { give: Some(good), count }, None, None, Some(_)) => {
                Terms { paid: Goods::some(good, count), ..free }
            }
            (Bargain::AnyTwo, Some(one), Some(two), Some(_)) if one <= two => {
                let mut paid = Goods::one(one);
                paid.add(&Goods::one(two));
                Terms { paid, ..free }
            }
            (Bargain::Buy(price), None, None, Some(_)) => Terms { price, ..free },
            (Bargain::Sell(earned), Some(good), None, None) => {
                Terms { paid: Goods::one(good), earned, ..free }
            }
            _ => return Err(Refusal::UnknownId),
        };
        self.player().can_pay(terms.paid)?;
        self.player().can_pay_gold(terms.price)?;
        match terms.got {
            Some(good) if terms.paid[good] > 0 => Err(Refusal::SameGood),
            Some(good) if !self.in_supply(good) => Err(Refusal::SupplyEmpty { good }),
            Some(_) | None => Ok(terms),
        }
    }

    pub(super) fn use_advantage(
        &mut self,
        building: Usable,
        wish: Goodwill,
        events: &mut Vec<Event>,
    ) -> Result<(), Refusal> {
        let Terms { paid, price, got, earned } = self.may_use(building, wish)?;
        match (building, self.is_ready(building)?) {
            (Usable::Settler, _) => self.this_turn.settler_used = true,
            (Usable::VillageCentre, _) => self.this_turn.centre_used = true,
            (Usable::Building(_), Some(field)) => self.player_mut().mark_used(field),
            (Usable::Building(_), None) => {}
        }
        let seat = self.active;
        self.take_back(seat, paid);
        let player = self.player_mut();
        player.gold = player.gold - price + earned;
        let event = match (got, wish.give) {
            (Some(good), _) if price > 0 => Deed::Bought { seat, building, good, gold: price },
            (None, Some(good)) => Deed::Sold { seat, building, good, gold: earned },
            (Some(good), _) => Deed::Exchanged { seat, building, goods: paid, good },
            (None, None) => return Err(Refusal::UnknownId),
        };
        if let Some(good) = got {
            self.hand_out(seat, good);
        }
        events.push(event.into());
        Ok(())
    }
}
