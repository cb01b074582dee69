//! A cache of backgrounds: the part of a picture that does not change from turn to turn is drawn once and then copied.

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, OnceLock, PoisonError},
};

use crate::{Canvas, Theme, sheet::Sheet};

/// Size of the cache. A background takes 3.5 to 11 MB at a width of 1000 pixels.
const MAX_BYTES: usize = 96 << 20;

/// Everything that determines a background.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Key {
    pub(crate) name: &'static str,
    /// Distinguishes backgrounds of the same name, for example by the islands in play.
    pub(crate) variant: u64,
    pub(crate) sheet: Sheet,
    pub(crate) theme: Theme,
}

#[derive(Default)]
struct Cache {
    /// Each background with the value of `uses` at its last use.
    entries: HashMap<Key, (Arc<Canvas>, u64)>,
    uses: u64,
}

impl Cache {
    fn get(&mut self, key: &Key) -> Option<Arc<Canvas>> {
        self.uses += 1;
        let (background, used) = self.entries.get_mut(key)?;
        *used = self.uses;
        Some(Arc::clone(background))
    }

    /// Adds a background and evicts the least recently used ones until the cache fits.
    fn insert(&mut self, key: Key, background: Arc<Canvas>) {
        self.entries.insert(key, (background, self.uses));
        while self.entries.len() > 1
            && self.bytes() > MAX_BYTES
            && let Some(oldest) = self.entries.iter().min_by_key(|(_, (_, used))| *used).map(|(key, _)| *key)
        {
            self.entries.remove(&oldest);
        }
    }

    fn bytes(&self) -> usize {
        self.entries.values().map(|(background, _)| background.bytes()).sum()
    }
}

/// Returns a copy of the cached background, or draws and caches it.
pub(crate) fn get_or_draw(key: Key, height: f32, draw: impl FnOnce(&mut Canvas)) -> Canvas {
    static CACHE: OnceLock<Mutex<Cache>> = OnceLock::new();
    if key.sheet == Sheet::Plan {
        return Canvas::of(key.sheet, height, key.theme);
    }
    let cache = CACHE.get_or_init(Mutex::default);
    let cached = cache.lock().unwrap_or_else(PoisonError::into_inner).get(&key);
    if let Some(background) = cached {
        return Canvas::clone(&background);
    }
    // Drawn outside the lock: two threads may draw the same background, but neither waits for the other.
    let mut canvas = Canvas::of(key.sheet, height, key.theme);
    draw(&mut canvas);
    cache.lock().unwrap_or_else(PoisonError::into_inner).insert(key, Arc::new(canvas.clone()));
    canvas
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_cache_stays_within_its_size() {
        let mut cache = Cache::default();
        for variant in 0..12 {
            let key = Key { name: "test", variant, sheet: Sheet::Whole { width: 1600 }, theme: Theme::Day };
            assert!(cache.get(&key).is_none());
            cache.insert(key, Arc::new(Canvas::new(1600, 2590.0, Theme::Day)));
            assert!(cache.get(&key).is_some(), "the newest entry must stay");
        }
        let (bytes, count) = (cache.bytes(), cache.entries.len());
        assert!(bytes <= MAX_BYTES && count == 3, "{count} backgrounds of {bytes} bytes");
    }
}
