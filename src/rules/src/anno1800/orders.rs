//! What can be ordered at all, however it is paid for; and what can be paid for.

use super::building;
use super::data::data;
use super::fields::Field;
use super::kinds::{Tier, Tile};
use super::payment::Payment;
use super::refusal::Refusal;
use super::state::State;
use super::step::{Goal, Order, Place};
use crate::Seat;

impl State {
    /// Is the result of every part possible, one after the other, whatever the payment?
    pub fn possible(&self, seat: Seat, order: &Order) -> Result<(), Refusal> {
        match order.parts.as_slice() {
            [] => Err(Refusal::UnknownId),
            [only] => {
                self.possible_goal(seat, only.goal)?;
                match only.goal {
                    Goal::Build { tile, .. } if building::is_ship(tile) => self.may_order_ships(seat, order),
                    Goal::Build { .. } | Goal::Play { .. } | Goal::Hire { .. } | Goal::Upgrade { .. } => {
                        Ok(())
                    }
                }
            }
            [first, ..] => {
                // Results change what is possible next (supplies, cubes that rise twice): tried out on a copy.
                let mut copy = self.clone();
                if let Goal::Build { .. } = first.goal {
                    self.may_order_ships(seat, order)?;
                }
                for part in &order.parts {
                    copy.possible_goal(seat, part.goal)?;
                    copy.imagine_result(seat, part.goal)?;
                }
                Ok(())
            }
        }
    }

    fn possible_goal(&self, seat: Seat, goal: Goal) -> Result<(), Refusal> {
        match goal {
            Goal::Build { tile, field } => self.may_place(seat, tile, field),
            Goal::Play { card } => self.all_in_hand(seat, &[card]),
            Goal::Hire { tier } if self.supply.cubes[tier.index()] == 0 => {
                Err(Refusal::NoCubeSupply { tier })
            }
            Goal::Hire { .. } => Ok(()),
            Goal::Upgrade { tier, at } => self.may_raise(seat, tier, at).map(|_| ()),
        }
    }

    fn imagine_result(&mut self, seat: Seat, goal: Goal) -> Result<(), Refusal> {
        let mut events = Vec::new();
        match goal {
            Goal::Build { tile, field } => self.place(seat, tile, field, &mut events),
            Goal::Play { card } => self.lay_out(seat, card, &mut events),
            Goal::Hire { tier } => {
                self.supply.cubes[tier.index()] -= 1;
                self.players[seat].residence[tier.index()] += 1;
                Ok(())
            }
            Goal::Upgrade { tier, at } => self.raise(seat, tier, at, &mut events),
        }
    }

    /// The position after a built tile was put back at the beginning of a payment for this order.
    pub(super) fn after_return(&self, seat: Seat, field: Field, order: &Order) -> Result<State, Refusal> {
        let mut after = self.clone();
        let mut payment = Payment::new(order.clone(), self.turn.stock);
        after.put_back(seat, &mut payment, field, &mut Vec::new())?;
        Ok(after)
    }

    /// Why a tile can stand nowhere.
    pub(super) fn why_nowhere(&self, seat: Seat, tile: Tile) -> Refusal {
        let reasons = self.players[seat].fields().filter_map(|field| self.may_place(seat, tile, field).err());
        let better = |refusal: &Refusal| !matches!(refusal, Refusal::WrongTerrain { .. });
        reasons.into_iter().find(better).unwrap_or(Refusal::NeedPlace)
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
