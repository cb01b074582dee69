//! Residents, buildings and ships (specification, 6.5 to 6.7).

use super::data::{Effect, data};
use super::event::{Deed, Event, Fate};
use super::kinds::{Building, Field, Good, Goods, Resident, Track};
use super::refusal::Refusal;
use super::state::{Player, State};

impl Player {
    /// Goods or the refusal that says what is lacking.
    pub fn can_pay(&self, cost: Goods) -> Result<(), Refusal> {
        if self.hand.covers(&cost) {
            Ok(())
        } else {
            Err(Refusal::NotEnoughGoods { lacking: self.hand.lacking(&cost) })
        }
    }

    pub fn can_pay_gold(&self, gold: u16) -> Result<(), Refusal> {
        if self.gold >= gold { Ok(()) } else { Err(Refusal::NotEnoughGold { gold }) }
    }

    /// The field of an unused building with this effect.
    pub fn unused(&self, fits: impl Fn(Building) -> bool) -> Option<Field> {
        let unused = |field: &&Field| {
            self.lying(**field).is_some_and(|lying| lying.built && !lying.used && fits(lying.tile.kind()))
        };
        // Equal buildings in the order of their copies.
        Field::ALL
            .iter()
            .filter(unused)
            .min_by_key(|field| self.lying(**field).map(|lying| lying.tile))
            .copied()
    }

    pub fn mark_used(&mut self, field: Field) {
        if let Some(lying) = &mut self.fields[field as usize] {
            lying.used = true;
        }
    }
}

impl State {
    pub(super) fn may_build_resident(&self) -> Result<Resident, Refusal> {
        let resident = self.player().next_resident().ok_or(Refusal::AllResidents)?;
        self.player().can_pay(data().cost(resident))?;
        Ok(resident)
    }

    pub(super) fn build_resident(&mut self, events: &mut Vec<Event>) -> Result<(), Refusal> {
        let resident = self.may_build_resident()?;
        let seat = self.active;
        self.take_back(seat, data().cost(resident));
        self.player_mut().residents += 1;
        events.push(Deed::ResidentBuilt { seat, resident }.into());
        Ok(())
    }

    pub(super) fn may_build_building(&self, field: Field) -> Result<Building, Refusal> {
        let lying = self.player().lying(field).ok_or(Refusal::NoTile)?;
        if lying.built {
            return Err(Refusal::AlreadyBuilt);
        }
        self.player().can_pay(data().building_cost(lying.tile.stack()))?;
        Ok(lying.tile.kind())
    }

    pub(super) fn build_building(&mut self, field: Field, events: &mut Vec<Event>) -> Result<(), Refusal> {
        let building = self.may_build_building(field)?;
        let seat = self.active;
        let printed = data().printed(building);
        self.take_back(seat, data().building_cost(printed.stack));
        let player = self.player_mut();
        if let Some(lying) = &mut player.fields[field as usize] {
            lying.built = true;
        }
        player.sails += printed.sails;
        events.push(Deed::Built { seat, building, field }.into());
        for (track, count) in Track::ALL.iter().zip(printed.symbols) {
            self.gain_symbols(seat, *track, count, events);
        }
        // A1701 R38: a bank also pays when it is built.
        if let Effect::TurnGold(gold) = printed.effect {
            self.player_mut().gold += gold;
            events.push(Fate::BuildingGold { seat, building, gold }.into());
        }
        Ok(())
    }

    pub(super) fn may_build_ship(&self, save: Option<Good>) -> Result<Option<Field>, Refusal> {
        if self.player().ships_in_supply() == 0 {
            return Err(Refusal::NoShipLeft);
        }
        let yard = match save {
            Some(_) => Some(self.unused_shipyard().ok_or(Refusal::NoShipyard)?),
            None => None,
        };
        self.player().can_pay(ship_cost(save)?)?;
        Ok(yard)
    }

    pub(super) fn unused_shipyard(&self) -> Option<Field> {
        self.player().unused(|building| data().printed(building).effect == Effect::ShipDiscount)
    }

    pub(super) fn build_ship(&mut self, save: Option<Good>, events: &mut Vec<Event>) -> Result<(), Refusal> {
        let yard = self.may_build_ship(save)?;
        let seat = self.active;
        self.take_back(seat, ship_cost(save)?);
        let player = self.player_mut();
        if let Some(yard) = yard {
            player.mark_used(yard);
        }
        if let Some(berth) = player.ships.iter_mut().find(|ship| ship.is_none()) {
            *berth = Some(data().chart.start);
        }
        events.push(Deed::ShipBuilt { seat, saved: save }.into());
        Ok(())
    }
}

/// What a ship costs if a shipyard saves this good of it.
pub(super) fn ship_cost(save: Option<Good>) -> Result<Goods, Refusal> {
    let mut cost = data().ship_cost;
    if let Some(good) = save {
        cost[good] = cost[good].checked_sub(1).ok_or(Refusal::UnknownId)?;
    }
    Ok(cost)
}
