//! Pirates and fire. Golden times yield goods and are handled in `roll`.

use super::data::{FIRST_BUILDING_FIELD, data};
use super::events::Event;
use super::kinds::{Building, Docked, Face, Happening, Tile};
use super::orders::docked_tiles;
use super::refusals::Refusal;
use super::state::State;
use crate::Seat;

impl State {
    /// Anno 1503 rules R10: a player who can pay in full must pay; otherwise the player loses one tile and no gold.
    /// Returns `false` if the player must choose the tile.
    pub(super) fn pirate(&mut self, seat: Seat, events: &mut Vec<Event>) -> bool {
        let player = &mut self.players[seat];
        let due = player.docked();
        if due == 0 {
        } else if player.owns(Building::Smithy) {
            events.push(Event::Protected { seat, building: Building::Smithy });
        } else if player.gold >= due {
            player.gold -= due;
            events.push(Event::Paid { seat, happening: Happening::Pirate, gold: due });
        } else {
            let first_two = {
                let mut tiles = docked_tiles(player);
                (tiles.next(), tiles.next())
            };
            let by_orders = first_two.1.is_some() && self.decides_automatically(seat);
            let tile = match first_two {
                (only, None) => only,
                _ if by_orders => self.ordered_tile(seat),
                _ => None,
            };
            return match tile {
                Some(tile) => {
                    self.give_up(seat, tile, events);
                    if by_orders {
                        events.push(Event::ChosenByOrders { seat });
                    }
                    true
                }
                None => false,
            };
        }
        self.next_entry();
        true
    }

    pub(super) fn may_lose_tile(&self, seat: Seat, tile: Docked) -> Result<(), Refusal> {
        if docked_tiles(&self.players[seat]).any(|docked| docked == tile) {
            Ok(())
        } else {
            Err(Refusal::NotDocked)
        }
    }

    pub(super) fn lose_tile(
        &mut self,
        seat: Seat,
        tile: Docked,
        events: &mut Vec<Event>,
    ) -> Result<(), Refusal> {
        self.may_lose_tile(seat, tile)?;
        self.give_up(seat, tile, events);
        Ok(())
    }

    /// Anno 1503 rules R12-R14: the tile goes to the reserve, the reserve is shuffled, and its top tile refills the
    /// farthest free island.
    fn give_up(&mut self, seat: Seat, tile: Docked, events: &mut Vec<Event>) {
        let player = &mut self.players[seat];
        let lost = match tile {
            Docked::Dock(number) => {
                let slot = player.posts.get_mut(usize::from(number).wrapping_sub(1));
                slot.and_then(Option::take).map(|post| {
                    events.push(Event::LostPost { seat, good: post.good });
                    Tile { back: post.back, face: Face::TradingPost(post.good) }
                })
            }
            // Anno 1503 rules R32: always the contract docked last.
            Docked::Contract => player.contracts.pop().map(|back| {
                events.push(Event::LostContract { seat });
                Tile { back, face: Face::Contract }
            }),
        };
        self.reserve.extend(lost);
        self.dice.shuffle(&mut self.reserve);
        let chart = &data().chart;
        if let Some(island) =
            chart.refill_order.iter().copied().find(|island| self.islands[*island].is_none())
        {
            self.islands[island] = self.reserve.pop();
            events.push(Event::Refilled { square: chart.islands[island].square });
        }
        self.next_entry();
    }

    /// Anno 1503 rules R11: the last resident is the one on the highest field; its building returns to the display.
    pub(super) fn fire(&mut self, seat: Seat, events: &mut Vec<Event>) {
        let player = &mut self.players[seat];
        let due = player.outside_safe_fields();
        if due == 0 {
        } else if player.owns(Building::FireBrigade) {
            events.push(Event::Protected { seat, building: Building::FireBrigade });
        } else if player.gold >= due {
            player.gold -= due;
            events.push(Event::Paid { seat, happening: Happening::Fire, gold: due });
        } else {
            let field = player.residents.len();
            let below =
                field.checked_sub(FIRST_BUILDING_FIELD).and_then(|place| player.buildings.get_mut(place));
            let building = below.and_then(Option::take);
            if let Some(resident) = player.residents.pop() {
                events.push(Event::LostResident { seat, resident, field: field as u8, building });
            }
            if let Some(building) = building {
                self.display[building] += 1;
            }
        }
        self.next_entry();
    }
}
