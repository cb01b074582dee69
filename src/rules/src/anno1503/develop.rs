//! Phase 2a: ships, pioneers with their public buildings, and the development of residents.

use super::data::{FIELDS, FIRST_BUILDING_FIELD, data};
use super::events::Event;
use super::kinds::{Building, Goods, Resident};
use super::player::Ship;
use super::refusals::Refusal;
use super::state::State;
use crate::Seat;

/// Checks that the field is one of 1 to 7.
pub(super) fn known_field(field: u8) -> Result<(), Refusal> {
    if (1..=FIELDS as u8).contains(&field) { Ok(()) } else { Err(Refusal::UnknownId) }
}

impl State {
    fn can_pay(&self, cost: Goods) -> Result<(), Refusal> {
        let hand = &self.player().hand;
        if hand.covers(&cost) { Ok(()) } else { Err(Refusal::CannotPay { lacking: hand.lacking(&cost) }) }
    }

    fn pay(&mut self, cost: Goods) {
        self.player_mut().hand.subtract(&cost);
        self.supply.add(&cost);
    }

    pub(super) fn may_build_ship(&self) -> Result<usize, Refusal> {
        let slot = self.player().ships.iter().position(Option::is_none).ok_or(Refusal::NoShipLeft)?;
        self.can_pay(data().ship_cost)?;
        Ok(slot)
    }

    pub(super) fn build_ship(&mut self, events: &mut Vec<Event>) -> Result<(), Refusal> {
        let slot = self.may_build_ship()?;
        self.pay(data().ship_cost);
        self.player_mut().ships[slot] = Some(Ship { at: data().chart.start, spent: 0 });
        events.push(Event::ShipBuilt { seat: self.active, cost: data().ship_cost });
        Ok(())
    }

    /// The field for the next pioneer. Does not check the cost.
    pub(super) fn has_room_for_pioneer(&self, seat: Seat) -> Result<usize, Refusal> {
        let player = &self.players[seat];
        let field = player.residents.len() + 1;
        if field > FIELDS {
            return Err(Refusal::IslandFull);
        }
        if player.pioneer_tiles_left() == 0 {
            return Err(Refusal::NoPioneerTile);
        }
        // Anno 1503 rules R17: buildings that the player already owns do not count.
        let available = |(kind, count): (Building, u8)| count > 0 && !player.owns(kind);
        if field >= FIRST_BUILDING_FIELD && !self.display.iter().any(available) {
            return Err(Refusal::NoBuildingLeft);
        }
        Ok(field)
    }

    pub(super) fn may_settle(&self, building: Option<Building>) -> Result<usize, Refusal> {
        let field = self.has_room_for_pioneer(self.active)?;
        match building {
            None if field >= FIRST_BUILDING_FIELD => return Err(Refusal::BuildingNeeded),
            Some(kind) if field >= FIRST_BUILDING_FIELD && self.display[kind] == 0 => {
                return Err(Refusal::BuildingNotAvailable);
            }
            Some(kind) if field >= FIRST_BUILDING_FIELD && self.player().owns(kind) => {
                return Err(Refusal::BuildingOwned);
            }
            Some(_) if field < FIRST_BUILDING_FIELD => return Err(Refusal::NoBuildingHere),
            _ => {}
        }
        self.can_pay(data().cost(Resident::Pioneer))?;
        Ok(field)
    }

    pub(super) fn settle(
        &mut self,
        building: Option<Building>,
        events: &mut Vec<Event>,
    ) -> Result<(), Refusal> {
        let field = self.may_settle(building)?;
        let cost = data().cost(Resident::Pioneer);
        self.pay(cost);
        let player = self.player_mut();
        player.residents.push(Resident::Pioneer);
        if let Some(kind) = building {
            player.buildings[field - FIRST_BUILDING_FIELD] = Some(kind);
            self.display[kind] -= 1;
        }
        events.push(Event::Settled { seat: self.active, field: field as u8, building, cost });
        Ok(())
    }

    /// The step to which the resident on this field can rise. Does not check the cost.
    pub(super) fn may_rise(&self, field: u8) -> Result<Resident, Refusal> {
        let player = self.player();
        let resident = player.resident(field).ok_or(Refusal::EmptyField)?;
        let raised = resident.raised().ok_or(Refusal::TopStep)?;
        let needs_tile = raised.uses_citizen_tile() && !resident.uses_citizen_tile();
        if needs_tile && player.citizen_tiles_left() == 0 {
            return Err(Refusal::NoCitizenTile);
        }
        Ok(raised)
    }

    pub(super) fn rise(&mut self, field: u8, step: Resident) {
        self.player_mut().residents[usize::from(field) - 1] = step;
    }

    pub(super) fn may_develop(&self, field: u8) -> Result<Resident, Refusal> {
        known_field(field)?;
        let raised = self.may_rise(field)?;
        self.can_pay(data().cost(raised))?;
        Ok(raised)
    }

    pub(super) fn develop(&mut self, field: u8, events: &mut Vec<Event>) -> Result<(), Refusal> {
        let resident = self.may_develop(field)?;
        let cost = data().cost(resident);
        self.pay(cost);
        self.rise(field, resident);
        events.push(Event::Developed { seat: self.active, field, resident, cost });
        Ok(())
    }
}
