//! Which upgrades can be ordered (6.7). A cube must be at its place only when its part is finished, so the payment
//! itself may bring it there: by ending a shift, by work at that place, or by exhausting it for another part.

use super::data::{MOST_PARTS, data};
use super::fields::Field;
use super::kinds::{Resource, Tier};
use super::questions::affordable::{Affordable, with};
use super::refusals::Refusal;
use super::state::State;
use super::step::{Goal, Order, Part, Place};
use crate::Seat;

impl State {
    /// Checks that every cube can be at its place in time, regardless of the payment, and that the supply has its
    /// replacement.
    pub(super) fn may_upgrade(&self, seat: Seat, order: &Order) -> Result<(), Refusal> {
        let mut supply = self.supply.cubes;
        for (index, part) in order.parts.iter().enumerate() {
            let Goal::Upgrade { tier, at } = part.goal else { continue };
            let to = tier.raised().ok_or(Refusal::TopTier)?;
            if !self.could_be_at(seat, order, index, tier, at) {
                return Err(Refusal::CubeNotThere { tier });
            }
            if supply[to.index()] == 0 {
                return Err(Refusal::NoCubeSupply { tier: to });
            }
            supply[to.index()] -= 1;
            supply[tier.index()] += 1;
        }
        Ok(())
    }

    /// Whether a cube of this tier can be here when this part is finished, after the parts before it.
    pub(super) fn could_be_at(&self, seat: Seat, order: &Order, part: usize, tier: Tier, at: Place) -> bool {
        let player = &self.players[seat];
        let before = &order.parts[..part.min(order.parts.len())];
        // The cubes upgraded to this tier minus those upgraded from it, at the counted places.
        let risen = |counts: &dyn Fn(Place) -> bool| -> i32 {
            before
                .iter()
                .map(|part| match part.goal {
                    Goal::Upgrade { tier: from, at } if counts(at) => {
                        i32::from(from.raised() == Some(tier)) - i32::from(from == tier)
                    }
                    Goal::Upgrade { .. } | Goal::Build { .. } | Goal::Play { .. } | Goal::Hire { .. } => 0,
                })
                .sum()
        };
        let there = |cubes: u8| i32::from(cubes) + risen(&|other| other == at) > 0;
        match at {
            // A working or exhausted cube can come home by ending its shift.
            Place::Residence => i32::from(player.cubes(tier)) + risen(&|_| true) > 0,
            Place::Exhausted => {
                there(player.exhausted[tier.index()])
                    || order.parts.iter().any(|part| part.cost.cubes[tier.index()] > 0)
            }
            Place::Workplace(field) => {
                there(player.plot(field).slots.iter().map(|slot| u8::from(*slot == Some(tier))).sum())
                    || self.works_at(seat, field, tier).is_some_and(|made| needs(&order.parts, made))
            }
        }
    }

    /// The product of a cube of this tier on this field.
    fn works_at(&self, seat: Seat, field: Field, tier: Tier) -> Option<Resource> {
        let industry = self.players[seat].plot(field).industry();
        industry.filter(|(_, works)| *works == tier).map(|(resource, _)| resource)
    }

    /// The resource that the cube of the last part would produce at its workplace, if no part needs it yet.
    fn awaited(&self, seat: Seat, order: &Order) -> Option<Resource> {
        let last = order.parts.len().checked_sub(1)?;
        let Goal::Upgrade { tier, at: Place::Workplace(field) } = order.parts[last].goal else { return None };
        let at = Place::Workplace(field);
        self.works_at(seat, field, tier).filter(|_| !self.could_be_at(seat, order, last, tier, at))
    }
}

fn needs(parts: &[Part], resource: Resource) -> bool {
    parts.iter().any(|part| part.cost.resources.contains(resource))
}

impl Affordable<'_> {
    /// Whether these upgrades can be named in this order: they are payable, or the last one depends on the next.
    pub fn can_name(&self, order: &Order) -> bool {
        self.can_pay(order) || self.waits(order)
    }

    /// Two upgrades may need each other's work, so that neither is payable alone: a worker produces the steel for an
    /// artisan who produces the worker's coal.
    pub fn waits(&self, order: &Order) -> bool {
        let Some(last) = order.parts.last().filter(|_| order.parts.len() < MOST_PARTS) else { return false };
        let Some(awaited) = self.state.awaited(self.seat, order) else { return false };
        let player = &self.state.players[self.seat];
        player.fields().any(|field| {
            let Some((made, tier)) = player.plot(field).industry() else { return false };
            let other = Goal::Upgrade { tier, at: Place::Workplace(field) };
            last.cost.resources.contains(made)
                && data().tier(tier).upgrade.resources.contains(awaited)
                && self.can_pay(&with(order, other))
        })
    }
}
