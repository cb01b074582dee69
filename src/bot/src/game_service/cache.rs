//! Recently used games in memory, with one write lock per game.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use archipel_store::GameNumber;

use crate::loaded_game::LoadedGame;

/// Limits of the cache. A long game has a thousand entries of one or two KiB each.
const MOST_GAMES: usize = 256;
const MOST_ENTRIES: usize = 20_000;

#[derive(Debug, Default)]
pub struct GameCache {
    slots: Mutex<Slots>,
}

#[derive(Debug, Default)]
struct Slots {
    tick: u64,
    by_number: HashMap<GameNumber, CachedGame>,
}

#[derive(Debug, Default)]
struct CachedGame {
    used: u64,
    write_lock: Arc<tokio::sync::Mutex<()>>,
    loaded: Option<Arc<LoadedGame>>,
}

impl GameCache {
    fn entry<T>(&self, number: GameNumber, with: impl FnOnce(&mut CachedGame) -> T) -> T {
        let mut slots = self.slots.lock().unwrap_or_else(PoisonError::into_inner);
        slots.tick += 1;
        let tick = slots.tick;
        let entry = slots.by_number.entry(number).or_default();
        entry.used = tick;
        let outcome = with(entry);
        slots.make_room();
        outcome
    }

    pub(super) fn write_lock(&self, number: GameNumber) -> Arc<tokio::sync::Mutex<()>> {
        self.entry(number, |entry| Arc::clone(&entry.write_lock))
    }

    pub(super) fn cached(&self, number: GameNumber) -> Option<Arc<LoadedGame>> {
        self.entry(number, |entry| entry.loaded.clone())
    }

    pub(super) fn keep(&self, loaded: &Arc<LoadedGame>) {
        self.entry(loaded.row.number, |entry| entry.loaded = Some(Arc::clone(loaded)));
    }

    /// Removes a game from the cache, because the database has a newer state.
    pub fn forget(&self, number: GameNumber) {
        self.entry(number, |entry| entry.loaded = None);
    }
}

impl Slots {
    /// Evicts the least recently used games, but never one that is being changed or was just used.
    fn make_room(&mut self) {
        while self.by_number.len() > MOST_GAMES || self.entries() > MOST_ENTRIES {
            let idle = self.by_number.iter().filter(|(_, entry)| entry.is_idle() && entry.used < self.tick);
            let Some(oldest) = idle.min_by_key(|(_, entry)| entry.used).map(|(number, _)| *number) else {
                return;
            };
            self.by_number.remove(&oldest);
        }
    }

    fn entries(&self) -> usize {
        let loaded_games = self.by_number.values().filter_map(|entry| entry.loaded.as_ref());
        loaded_games.map(|loaded| loaded.table.record().entries.len()).sum()
    }
}

impl CachedGame {
    /// No task holds or awaits this game's write lock.
    fn is_idle(&self) -> bool {
        Arc::strong_count(&self.write_lock) == 1
    }
}
