//! Sprites: our own drawings in `assets/sprites`, rasterised once per size.

mod path_data;
mod svg;

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, OnceLock, PoisonError},
};

use tiny_skia::{Pixmap, Transform};

use crate::canvas::new_pixmap;

include!(concat!(env!("OUT_DIR"), "/sprites.rs"));

/// Sprites kept at once. All games together use fewer; the bound only guards against odd requests.
const KEPT: usize = 1024;
/// Each pixel is averaged from this many squared.
const FINE: u32 = 2;

type Cache = Mutex<HashMap<(&'static str, u32), Arc<Pixmap>>>;

/// The sprite at a size in pixels, or nothing if there is no such drawing.
pub(crate) fn get(name: &str, side: u32) -> Option<Arc<Pixmap>> {
    static CACHE: OnceLock<Cache> = OnceLock::new();
    let index = SOURCES.binary_search_by_key(&name, |(name, _)| name).ok()?;
    let (name, source) = SOURCES.get(index)?;
    let side = side.clamp(1, 1200);
    let cache = CACHE.get_or_init(Cache::default);
    if let Some(image) = cache.lock().unwrap_or_else(PoisonError::into_inner).get(&(*name, side)) {
        return Some(Arc::clone(image));
    }
    let image = Arc::new(rasterise(source, side).ok()?);
    let mut kept = cache.lock().unwrap_or_else(PoisonError::into_inner);
    if kept.len() >= KEPT {
        kept.clear();
    }
    kept.insert((name, side), Arc::clone(&image));
    Some(image)
}

fn rasterise(source: &str, side: u32) -> Result<Pixmap, svg::Fault> {
    let mut large = new_pixmap(side * FINE, side * FINE);
    #[expect(clippy::cast_precision_loss, reason = "at most 2400")]
    let scale = (side * FINE) as f32 / svg::VIEW_BOX;
    svg::draw(source, &mut large, Transform::from_scale(scale, scale))?;
    Ok(shrink(&large, side))
}

/// Averages blocks of `FINE` x `FINE` pixels.
fn shrink(large: &Pixmap, side: u32) -> Pixmap {
    let mut small = new_pixmap(side, side);
    let stride = (side * FINE * 4) as usize;
    for (i, out) in small.data_mut().iter_mut().enumerate() {
        let (pixel, channel) = (i / 4, i % 4);
        let (x, y) = (pixel % side as usize, pixel / side as usize);
        let mut sum = 0_u32;
        for dy in 0..FINE as usize {
            for dx in 0..FINE as usize {
                let at = (y * FINE as usize + dy) * stride + (x * FINE as usize + dx) * 4 + channel;
                sum += u32::from(large.data().get(at).copied().unwrap_or(0));
            }
        }
        *out = u8::try_from((sum + FINE * FINE / 2) / (FINE * FINE)).unwrap_or(255);
    }
    small
}

/// The names of all drawings, sorted.
pub fn names() -> impl Iterator<Item = &'static str> {
    SOURCES.iter().map(|(name, _)| *name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_drawing_can_be_read() {
        for (name, source) in SOURCES {
            if let Err(fault) = rasterise(source, 64) {
                panic!("{name}.svg: {fault:?}");
            }
        }
    }

    #[test]
    fn an_unknown_name_draws_nothing() {
        assert!(get("no such thing", 32).is_none());
    }
}
