//! Layers that do not change from turn to turn, drawn once and copied.

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, OnceLock, PoisonError},
};

use crate::{Canvas, Theme};

/// Layers kept at once, at about 3.5 MB each for a picture of 1000 pixels width.
const KEPT: usize = 12;

/// What a layer depends on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Key {
    pub(crate) name: &'static str,
    /// Anything else that shapes it, for instance which islands are in play.
    pub(crate) variant: u64,
    pub(crate) width: u32,
    pub(crate) theme: Theme,
}

#[derive(Default)]
struct Layers {
    /// Each with the time of its last use, counted in uses.
    kept: HashMap<Key, (Arc<Canvas>, u64)>,
    uses: u64,
}

impl Layers {
    fn get(&mut self, key: &Key) -> Option<Arc<Canvas>> {
        self.uses += 1;
        let (layer, used) = self.kept.get_mut(key)?;
        *used = self.uses;
        Some(Arc::clone(layer))
    }

    /// Keeps a layer in place of the one that was not used for longest.
    fn keep(&mut self, key: Key, layer: Arc<Canvas>) {
        if self.kept.len() >= KEPT
            && let Some(oldest) = self.kept.iter().min_by_key(|(_, (_, used))| *used).map(|(key, _)| *key)
        {
            self.kept.remove(&oldest);
        }
        self.kept.insert(key, (layer, self.uses));
    }
}

/// A copy of the layer, drawn now if it is not known yet.
pub(crate) fn copy(key: Key, height: f32, draw: impl FnOnce(&mut Canvas)) -> Canvas {
    #[cfg(feature = "trace")]
    if crate::trace::on() {
        let mut canvas = Canvas::new(key.width, height, key.theme);
        draw(&mut canvas);
        return canvas;
    }
    static LAYERS: OnceLock<Mutex<Layers>> = OnceLock::new();
    let layers = LAYERS.get_or_init(Mutex::default);
    let known = layers.lock().unwrap_or_else(PoisonError::into_inner).get(&key);
    if let Some(layer) = known {
        return Canvas::clone(&layer);
    }
    // Drawn outside the lock: two threads may draw the same layer once, but none waits for another.
    let mut canvas = Canvas::new(key.width, height, key.theme);
    draw(&mut canvas);
    layers.lock().unwrap_or_else(PoisonError::into_inner).keep(key, Arc::new(canvas.clone()));
    canvas
}
