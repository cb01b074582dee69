//! Checks whether orders are possible, regardless of their payment.

use super::building::is_ship;
use super::data::data;
use super::fields::Field;
use super::kinds::{Tier, Tile};
use super::payment::Payment;
use super::refusals::Refusal;
use super::state::State;
use super::step::{Goal, Order, Place};
use crate::Seat;

impl State {
    /// Checks that the results of all parts are possible, one after the other, regardless of the payment.
    pub fn possible(&self, seat: Seat, order: &Order) -> Result<(), Refusal> {
        let Some(first) = order.parts.first() else { return Err(Refusal::UnknownId) };
        match first.goal {
            Goal::Build { tile, .. } if is_ship(tile) => self.may_order_ships(seat, order),
            Goal::Build { tile, field } => self.may_place(seat, tile, field),
            Goal::Play { card } => self.all_in_hand(seat, &[card]),
            Goal::Hire { .. } => self.may_hire(order),
            Goal::Upgrade { .. } => self.may_upgrade(seat, order),
        }
    }

    /// Checks that the supply has a cube for every hire (6.6).
    fn may_hire(&self, order: &Order) -> Result<(), Refusal> {
        let mut supply = self.supply.cubes;
        for part in &order.parts {
            let Goal::Hire { tier } = part.goal else { continue };
            let left = &mut supply[tier.index()];
            *left = left.checked_sub(1).ok_or(Refusal::NoCubeSupply { tier })?;
        }
        Ok(())
    }

    /// The position after a built tile was put back at the beginning of a payment for this order.
    pub(super) fn after_return(&self, seat: Seat, field: Field, order: &Order) -> Result<State, Refusal> {
        let mut after = self.clone();
        let mut payment = Payment::new(order.clone(), self.turn.stock);
        after.put_back(seat, &mut payment, field, &mut Vec::new())?;
        Ok(after)
    }

    /// Why this tile fits no field.
    pub(super) fn why_nowhere(&self, seat: Seat, tile: Tile) -> Refusal {
        let reasons = self.players[seat].fields().filter_map(|field| self.may_place(seat, tile, field).err());
        let better = |refusal: &Refusal| !matches!(refusal, Refusal::WrongTerrain { .. });
        reasons.into_iter().find(better).unwrap_or(Refusal::NeedPlace)
    }

    /// Why this ship cannot be built; `NeedPlace` if it can.
    pub(super) fn why_no_ship(&self, seat: Seat, ship: Tile) -> Refusal {
        let somewhere =
            self.default_field(seat, ship).or_else(|| self.fields_for(seat, ship).first().copied());
        let Some(field) = somewhere else { return self.why_nowhere(seat, ship) };
        let order = Order::one(Goal::Build { tile: ship, field });
        self.may_pay(seat, &order).err().unwrap_or(Refusal::NeedPlace)
    }

    /// Why no cube of this tier can be upgraded; `NeedPlace` if one can.
    pub(super) fn why_no_upgrade(&self, seat: Seat, tier: Tier) -> Refusal {
        let places = [Place::Residence].into_iter().chain(self.places_of(seat, tier));
        let mut refused = places.map(|at| self.may_pay(seat, &Order::one(Goal::Upgrade { tier, at })).err());
        let at_home = refused.next().flatten();
        match at_home {
            Some(refusal) if refused.all(|other| other.is_some()) => refusal,
            _ => Refusal::NeedPlace,
        }
    }

    pub(super) fn has_cube(&self, seat: Seat, tier: Tier, place: Place) -> bool {
        let player = &self.players[seat];
        match place {
            Place::Residence => player.residence[tier.index()] > 0,
            Place::Exhausted => player.exhausted[tier.index()] > 0,
            Place::Workplace(field) => player.plot(field).slots.contains(&Some(tier)),
        }
    }

    /// The places where this player has a cube of a tier.
    pub(super) fn places_of(&self, seat: Seat, tier: Tier) -> impl Iterator<Item = Place> + '_ {
        let player = &self.players[seat];
        let residence = (player.residence[tier.index()] > 0).then_some(Place::Residence);
        let exhausted = (player.exhausted[tier.index()] > 0).then_some(Place::Exhausted);
        let working = player.fields().filter(move |field| player.plot(*field).slots.contains(&Some(tier)));
        residence.into_iter().chain(exhausted).chain(working.map(Place::Workplace))
    }

    /// The places where a pending free upgrade of this tier could be used.
    pub fn promotable(&self, seat: Seat, tier: Tier) -> impl Iterator<Item = Place> + '_ {
        let pending = self.turn.free_upgrades[tier.index()] > 0;
        self.places_of(seat, tier).filter(move |at| pending && self.may_promote(seat, tier, *at).is_ok())
    }

    /// The places from which a shift of this tier could end now.
    pub(super) fn shiftable(&self, seat: Seat, tier: Tier) -> impl Iterator<Item = Place> + '_ {
        let paid = self.players[seat].gold >= u16::from(data().tier(tier).shift_gold);
        self.places_of(seat, tier).filter(move |from| paid && *from != Place::Residence)
    }
}
