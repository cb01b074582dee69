//! Layers that do not change from turn to turn, drawn once and copied.

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, OnceLock, PoisonError},
};

use crate::{Canvas, Theme};

/// Layers kept at once, at about 3.5 MB each for a picture of 1000 pixels width.
const KEPT: usize = 8;

/// What a layer depends on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Key {
    pub(crate) name: &'static str,
    /// Anything else that shapes it, for instance which islands are in play.
    pub(crate) variant: u64,
    pub(crate) width: u32,
    pub(crate) theme: Theme,
}

/// A copy of the layer, drawn now if it is not known yet.
pub(crate) fn copy(key: Key, height: f32, draw: impl FnOnce(&mut Canvas)) -> Canvas {
    static LAYERS: OnceLock<Mutex<HashMap<Key, Arc<Canvas>>>> = OnceLock::new();
    let layers = LAYERS.get_or_init(Mutex::default);
    let known = layers.lock().unwrap_or_else(PoisonError::into_inner).get(&key).cloned();
    if let Some(layer) = known {
        return Canvas::clone(&layer);
    }
    let mut canvas = Canvas::new(key.width, height, key.theme);
    draw(&mut canvas);
    let mut kept = layers.lock().unwrap_or_else(PoisonError::into_inner);
    if kept.len() >= KEPT {
        kept.clear();
    }
    kept.insert(key, Arc::new(canvas.clone()));
    canvas
}
