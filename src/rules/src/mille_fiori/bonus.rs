//! Bonus places: a player who completes the set of an area takes its best free place.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use super::board::Fields;
use super::data::data;
use super::houses;
use super::kinds::Area;
use crate::{MAX_SEATS, Seat};

/// The seats that have taken a place in each of the five areas, the best place first.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct BonusPlaces([ArrayVec<Seat, MAX_SEATS>; 5]);

impl BonusPlaces {
    pub fn taken(&self, area: Area) -> &[Seat] {
        self.0.get(area.index()).map_or(&[], ArrayVec::as_slice)
    }

    /// The place that this seat holds in this area, 0 being the best.
    pub fn place(&self, area: Area, seat: Seat) -> Option<u8> {
        self.taken(area).iter().position(|holder| *holder == seat).map(|place| place as u8)
    }

    /// The place that the seat takes when it owns these fields. Compulsory, and once per area and game.
    pub fn earned(&self, area: Area, seat: Seat, own: Fields) -> Option<u8> {
        let open = area != Area::Harbor && self.place(area, seat).is_none();
        (open && is_complete(area, own)).then(|| self.taken(area).len() as u8)
    }

    pub fn take(&mut self, area: Area, seat: Seat) {
        if let Some(list) = self.0.get_mut(area.index()) {
            list.push(seat);
        }
    }

    /// The number of places that a seat has taken; each holds one of its rhombs.
    pub fn count(&self, seat: Seat) -> u8 {
        self.0.iter().filter(|list| list.contains(&seat)).count() as u8
    }

    /// The points of a seat's places in the final scoring.
    pub fn points(&self, seat: Seat) -> u16 {
        let places = Area::WITH_BONUS.iter().filter_map(|area| self.place(*area, seat));
        places.map(|place| u16::from(data().bonus_points[usize::from(place)])).sum()
    }
}

/// How much of the set of an area these fields hold, and how much is needed.
pub fn progress(area: Area, own: Fields) -> (u8, u8) {
    match area {
        Area::Houses => (houses::different_values(own), data().houses.bonus_at),
        // Mille Fiori rules R25: the symbol of the field counts, not that of the card.
        Area::Workshops | Area::Nobili | Area::Populi | Area::Trade => {
            let symbols = area.symbols();
            let held = symbols.iter().filter(|symbol| own.meets(data().by_symbol[symbol.index()])).count();
            (held as u8, symbols.len() as u8)
        }
        Area::Harbor => (0, 1),
    }
}

pub fn is_complete(area: Area, own: Fields) -> bool {
    let (held, needed) = progress(area, own);
    held >= needed
}
