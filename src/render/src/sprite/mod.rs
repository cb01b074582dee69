//! Sprites: the SVG files in `assets/sprites`, rasterised once per size.

mod path_data;
pub(crate) mod svg;

use std::sync::Arc;

use tiny_skia::{Pixmap, Transform};

use crate::{cache::Cache, canvas::new_pixmap};

include!(concat!(env!("OUT_DIR"), "/sprites.rs"));

/// Size of the cache. All games together use fewer sprites.
const MAX_SPRITES: usize = 1024;
/// Each pixel is the average of this many pixels squared.
const OVERSAMPLING: u32 = 2;

/// The sprite at a size in pixels, or `None` if the name is unknown.
pub(crate) fn get(name: &str, side: u32) -> Option<Arc<Pixmap>> {
    static SPRITES: Cache<(&str, u32), Arc<Pixmap>> = Cache::new(MAX_SPRITES);
    let (name, source) = find(name)?;
    let side = side.clamp(1, 1200);
    if let Some(image) = SPRITES.get(&(name, side)) {
        return Some(image);
    }
    let image = Arc::new(rasterise(source, side).ok()?);
    SPRITES.insert((name, side), Arc::clone(&image));
    Some(image)
}

fn find(name: &str) -> Option<(&'static str, &'static str)> {
    let index = SOURCES.binary_search_by_key(&name, |(name, _)| name).ok()?;
    SOURCES.get(index).copied()
}

/// The SVG file of a sprite.
pub(crate) fn source(name: &str) -> Option<&'static str> {
    find(name).map(|(_, source)| source)
}

fn rasterise(source: &str, side: u32) -> Result<Pixmap, svg::SvgError> {
    let mut large = new_pixmap(side * OVERSAMPLING, side * OVERSAMPLING);
    #[expect(clippy::cast_precision_loss, reason = "at most 2400")]
    let scale = (side * OVERSAMPLING) as f32 / svg::VIEW_BOX;
    svg::draw(source, &mut large, Transform::from_scale(scale, scale), 0.0)?;
    Ok(shrink(&large, side, OVERSAMPLING))
}

/// Averages blocks of `by` x `by` pixels.
pub(crate) fn shrink(large: &Pixmap, side: u32, by: u32) -> Pixmap {
    let mut small = new_pixmap(side, side);
    let stride = (large.width() * 4) as usize;
    for (i, out) in small.data_mut().iter_mut().enumerate() {
        let (pixel, channel) = (i / 4, i % 4);
        let (x, y) = (pixel % side as usize, pixel / side as usize);
        let mut sum = 0_u32;
        for dy in 0..by as usize {
            for dx in 0..by as usize {
                let at = (y * by as usize + dy) * stride + (x * by as usize + dx) * 4 + channel;
                sum += u32::from(large.data().get(at).copied().unwrap_or(0));
            }
        }
        *out = u8::try_from((sum + by * by / 2) / (by * by)).unwrap_or(255);
    }
    small
}

/// All sprite names, sorted.
pub fn names() -> impl Iterator<Item = &'static str> {
    SOURCES.iter().map(|(name, _)| *name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_sprite_can_be_read() {
        for (name, source) in SOURCES {
            if let Err(error) = rasterise(source, 64) {
                panic!("{name}.svg: {error:?}");
            }
        }
    }

    #[test]
    fn an_unknown_name_draws_nothing() {
        assert!(get("unknown", 32).is_none());
    }
}
