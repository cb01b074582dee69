//! Layers that do not change from turn to turn, drawn once and copied.

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, OnceLock, PoisonError},
};

use crate::{Canvas, Theme};

/// So many bytes of layers are kept: one takes 3.5 to 11 MB for a picture of 1000 pixels width, and more for large ones.
const KEPT: usize = 96 << 20;

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

    /// Keeps a layer in place of those that were not used for longest.
    fn keep(&mut self, key: Key, layer: Arc<Canvas>) {
        self.kept.insert(key, (layer, self.uses));
        while self.kept.len() > 1
            && self.kept.values().map(|(layer, _)| layer.bytes()).sum::<usize>() > KEPT
            && let Some(oldest) = self.kept.iter().min_by_key(|(_, (_, used))| *used).map(|(key, _)| *key)
        {
            self.kept.remove(&oldest);
        }
    }
}

/// A copy of the layer, drawn now if it is not known yet.
pub(crate) fn copy(key: Key, height: f32, draw: impl FnOnce(&mut Canvas)) -> Canvas {
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn layers_of_any_size_stay_within_their_memory() {
        let mut layers = Layers::default();
        for variant in 0..12 {
            let key = Key { name: "test", variant, width: 1600, theme: Theme::Day };
            assert!(layers.get(&key).is_none());
            layers.keep(key, Arc::new(Canvas::new(1600, 2590.0, Theme::Day)));
            assert!(layers.get(&key).is_some(), "the newest stays");
        }
        let bytes: usize = layers.kept.values().map(|(layer, _)| layer.bytes()).sum();
        assert!(bytes <= KEPT && layers.kept.len() == 3, "{} layers of {bytes} bytes", layers.kept.len());
    }
}
