//! Advantages that a player may use once per turn and building: exchanges, purchases, sales (Anno 1701 rules, 6.9).

use super::action::Usable;
use super::data::{Effect, data};
use super::events::{ActionEvent, Event};
use super::kinds::{Field, Good, Goods};
use super::refusals::Refusal;
use super::state::State;

/// The goods and gold that an advantage exchanges.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Advantage {
    /// `count` of one good for one other; `give` fixes the good.
    Equal {
        give: Option<Good>,
        count: u8,
    },
    /// Any two goods for one of another kind.
    AnyTwo,
    Buy(u16),
    Sell(u16),
}

/// The goods that the player names.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct AdvantageAnswers {
    pub give: Option<Good>,
    pub give2: Option<Good>,
    pub get: Option<Good>,
}

/// Cost and yield of using an advantage.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Terms {
    pub paid: Goods,
    pub price: u16,
    pub got: Option<Good>,
    pub earned: u16,
}

pub(super) fn advantage_of(building: Usable) -> Option<Advantage> {
    match building {
        Usable::Settler => Some(Advantage::Equal { give: None, count: data().settler_count }),
        Usable::VillageCentre => Some(Advantage::Buy(data().centre_price)),
        Usable::Building(kind) => match data().printed(kind).effect {
            Effect::Exchange { give: Some(good), count } => {
                Some(Advantage::Equal { give: Some(good), count })
            }
            Effect::Exchange { give: None, .. } => Some(Advantage::AnyTwo),
            Effect::Buy(gold) => Some(Advantage::Buy(gold)),
            Effect::Sell(gold) => Some(Advantage::Sell(gold)),
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
    /// Checks that the building exists and is unused; returns its field if it has one.
    pub(super) fn is_ready(&self, building: Usable) -> Result<Option<Field>, Refusal> {
        advantage_of(building).ok_or(Refusal::NoAdvantage)?;
        let used = match building {
            Usable::Settler => self.this_turn.settler_used,
            Usable::VillageCentre => self.this_turn.centre_used,
            Usable::Building(kind) => {
                if !self.player().built().any(|placed| placed.tile.kind() == kind) {
                    return Err(Refusal::NotBuilt);
                }
                let field = self.player().unused(|other| other == kind);
                return field.map(Some).ok_or(Refusal::AlreadyUsed);
            }
        };
        if used { Err(Refusal::AlreadyUsed) } else { Ok(None) }
    }

    /// Returns cost and yield; the player must name exactly the goods that the building asks for.
    pub(super) fn may_use(&self, building: Usable, wish: AdvantageAnswers) -> Result<Terms, Refusal> {
        self.is_ready(building)?;
        let deal = advantage_of(building).ok_or(Refusal::NoAdvantage)?;
        let free = Terms { paid: Goods::NONE, price: 0, got: wish.get, earned: 0 };
        let terms = match (deal, wish.give, wish.give2, wish.get) {
            (Advantage::Equal { give: None, count }, Some(good), None, Some(_))
            | (Advantage::Equal { give: Some(good), count }, None, None, Some(_)) => {
                Terms { paid: Goods::some(good, count), ..free }
            }
            (Advantage::AnyTwo, Some(one), Some(two), Some(_)) if one <= two => {
                let mut paid = Goods::one(one);
                paid.add(&Goods::one(two));
                Terms { paid, ..free }
            }
            (Advantage::Buy(price), None, None, Some(_)) => Terms { price, ..free },
            (Advantage::Sell(earned), Some(good), None, None) => {
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
        wish: AdvantageAnswers,
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
        self.return_goods(seat, paid);
        let player = self.player_mut();
        player.gold = player.gold - price + earned;
        let event = match (got, wish.give) {
            (Some(good), _) if price > 0 => ActionEvent::Bought { seat, building, good, gold: price },
            (None, Some(good)) => ActionEvent::Sold { seat, building, good, gold: earned },
            (Some(good), _) => ActionEvent::Exchanged { seat, building, goods: paid, good },
            (None, None) => return Err(Refusal::UnknownId),
        };
        if let Some(good) = got {
            self.hand_out(seat, good);
        }
        events.push(event.into());
        Ok(())
    }
}
