//! Which tables are kept in memory, with one lock per game for those who change it.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use archipel_store::GameNumber;

use super::Sitting;

/// So many games stay in memory,
const MOST_GAMES: usize = 256;
/// and so many entries of all of them: a long game has a thousand, and each takes a kibibyte or two.
const MOST_ENTRIES: usize = 20_000;

#[derive(Debug, Default)]
pub struct Hall {
    places: Mutex<Places>,
}

#[derive(Debug, Default)]
struct Places {
    tick: u64,
    by_number: HashMap<GameNumber, Place>,
}

#[derive(Debug, Default)]
struct Place {
    used: u64,
    door: Arc<tokio::sync::Mutex<()>>,
    sitting: Option<Arc<Sitting>>,
}

impl Hall {
    fn place<T>(&self, number: GameNumber, with: impl FnOnce(&mut Place) -> T) -> T {
        let mut places = self.places.lock().unwrap_or_else(PoisonError::into_inner);
        places.tick += 1;
        let tick = places.tick;
        let place = places.by_number.entry(number).or_default();
        place.used = tick;
        let outcome = with(place);
        places.make_room();
        outcome
    }

    pub(super) fn door(&self, number: GameNumber) -> Arc<tokio::sync::Mutex<()>> {
        self.place(number, |place| Arc::clone(&place.door))
    }

    pub(super) fn cached(&self, number: GameNumber) -> Option<Arc<Sitting>> {
        self.place(number, |place| place.sitting.clone())
    }

    pub(super) fn keep(&self, sitting: &Arc<Sitting>) {
        self.place(sitting.game.number, |place| place.sitting = Some(Arc::clone(sitting)));
    }

    /// Whoever finds that the database knows more than the cache calls this.
    pub fn forget(&self, number: GameNumber) {
        self.place(number, |place| place.sitting = None);
    }
}

impl Places {
    /// The games that were longest not asked for leave; never one that is being changed, nor the one just asked for.
    fn make_room(&mut self) {
        while self.by_number.len() > MOST_GAMES || self.entries() > MOST_ENTRIES {
            let idle = self.by_number.iter().filter(|(_, place)| place.is_idle() && place.used < self.tick);
            let Some(oldest) = idle.min_by_key(|(_, place)| place.used).map(|(number, _)| *number) else {
                return;
            };
            self.by_number.remove(&oldest);
        }
    }

    fn entries(&self) -> usize {
        let sittings = self.by_number.values().filter_map(|place| place.sitting.as_ref());
        sittings.map(|sitting| sitting.table.record().entries.len()).sum()
    }
}

impl Place {
    /// Nobody stands at the door.
    fn is_idle(&self) -> bool {
        Arc::strong_count(&self.door) == 1
    }
}
