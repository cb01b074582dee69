//! Residents, buildings and ships (Anno 1701 rules, 6.5 to 6.7).

use super::data::{Effect, data};
use super::events::{ActionEvent, Event, TableEvent};
use super::kinds::{Building, Field, Good, Goods, Resident, Track};
use super::player::Player;
use super::refusals::Refusal;
use super::state::State;

impl Player {
    /// Checks that the hand covers a cost; the refusal names the missing goods.
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
            self.placed(**field)
                .is_some_and(|placed| placed.built && !placed.used && fits(placed.tile.kind()))
        };
        // Of equal buildings the lowest copy number comes first.
        Field::ALL
            .iter()
            .filter(unused)
            .min_by_key(|field| self.placed(**field).map(|placed| placed.tile))
            .copied()
    }

    pub fn mark_used(&mut self, field: Field) {
        if let Some(placed) = &mut self.fields[field as usize] {
            placed.used = true;
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
        let cost = data().cost(resident);
        self.return_goods(seat, cost);
        self.player_mut().residents += 1;
        events.push(ActionEvent::ResidentBuilt { seat, resident, cost }.into());
        Ok(())
    }

    pub(super) fn may_build_building(&self, field: Field) -> Result<Building, Refusal> {
        let placed = self.player().placed(field).ok_or(Refusal::NoTile)?;
        if placed.built {
            return Err(Refusal::AlreadyBuilt);
        }
        self.player().can_pay(data().building_cost(placed.tile.stack()))?;
        Ok(placed.tile.kind())
    }

    pub(super) fn build_building(&mut self, field: Field, events: &mut Vec<Event>) -> Result<(), Refusal> {
        let building = self.may_build_building(field)?;
        let seat = self.active;
        let printed = data().printed(building);
        let cost = data().building_cost(printed.stack);
        self.return_goods(seat, cost);
        let player = self.player_mut();
        if let Some(placed) = &mut player.fields[field as usize] {
            placed.built = true;
        }
        player.sails += printed.sails;
        events.push(ActionEvent::Built { seat, building, field, cost }.into());
        for (track, count) in Track::ALL.iter().zip(printed.symbols) {
            self.gain_symbols(seat, *track, count, events);
        }
        // Anno 1701 rules R38: a bank also pays when it is built.
        if let Effect::TurnGold(gold) = printed.effect {
            self.player_mut().gold += gold;
            events.push(TableEvent::BuildingGold { seat, building, gold }.into());
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
        let cost = ship_cost(save)?;
        self.return_goods(seat, cost);
        let player = self.player_mut();
        if let Some(yard) = yard {
            player.mark_used(yard);
        }
        if let Some(berth) = player.ships.iter_mut().find(|ship| ship.is_none()) {
            *berth = Some(data().chart.start);
        }
        events.push(ActionEvent::ShipBuilt { seat, cost, saved: save }.into());
        Ok(())
    }
}

/// The cost of a ship if a shipyard saves this good.
pub(super) fn ship_cost(save: Option<Good>) -> Result<Goods, Refusal> {
    let mut cost = data().ship_cost;
    if let Some(good) = save {
        cost[good] = cost[good].checked_sub(1).ok_or(Refusal::UnknownId)?;
    }
    Ok(cost)
}
