//! The animation of a game: one frame per turn with all islands side by side, and the score at the end.
//!
//! The format is GIF. Discord plays GIF and animated WebP within a message, but shows only the first frame of an animated
//! PNG. Measured on a game of Mille Fiori (78 frames of 1000 x 1842): this GIF has 1.6 MB and takes 2.8 s of CPU time
//! including all drawing. Lossless WebP by libwebp has 1.2 MB at its best setting, which takes 8.3 s for encoding alone,
//! and 8.6 MB at its fastest. Every client plays GIF, and it needs no C library.

mod frames;
mod gif_writer;

use archipel_rules::{GameId, View};

use crate::{Colours, PictureOptions, TableImage};
use frames::FrameLayout;
use gif_writer::GifWriter;

/// Discord accepts uploads of 8 MiB everywhere; the rest is for the message around the file.
pub const MAX_BYTES: usize = 8 * 1024 * 1024 - 64 * 1024;
const MAX_FRAMES: usize = 360;
/// Width in pixels and maximum number of frames. If the result is too large, the next attempt is made.
const ATTEMPTS: [(u32, usize); 5] = [(1000, MAX_FRAMES), (1000, 180), (800, 120), (640, 80), (640, 30)];

/// Everything needed to make an animation.
#[derive(Debug)]
pub struct AnimationInput<'a> {
    pub game: GameId,
    /// Public views from the setup to the end, one per frame.
    pub views: &'a [View],
    /// Shown in the last frame.
    pub score: &'a TableImage,
    /// Names, terms and theme; subject, highlights and width are ignored.
    pub options: &'a PictureOptions<'a>,
    /// Shown above every frame.
    pub title: &'a str,
}

/// Why no animation was made.
#[derive(Debug, thiserror::Error)]
pub enum AnimationError {
    #[error("the animation was cancelled")]
    Cancelled,
    #[error("the animation cannot be encoded: {0}")]
    Encoding(#[from] gif::EncodingError),
    #[error("there are no frames, or not even the smallest animation fits the size limit")]
    Empty,
}

#[derive(Clone, Debug)]
pub struct Animation {
    pub gif: Vec<u8>,
    pub width: u16,
    pub height: u16,
    pub frames: usize,
}

impl AnimationInput<'_> {
    /// Makes an animation of at most `max_bytes`. `progress` is called before each frame with the number of finished frames
    /// and of all frames; the work is cancelled when it returns false.
    pub fn render(
        &self,
        max_bytes: usize,
        mut progress: impl FnMut(usize, usize) -> bool,
    ) -> Result<Animation, AnimationError> {
        for (width, frames) in ATTEMPTS {
            if let Some(animation) = self.attempt(width, frames, max_bytes, &mut progress)? {
                return Ok(animation);
            }
        }
        // The smallest attempt takes a few hundred kilobytes, so only a very low limit leads here.
        Err(AnimationError::Empty)
    }

    /// Returns `None` if the result is too large.
    fn attempt(
        &self,
        width: u32,
        frames: usize,
        max_bytes: usize,
        progress: &mut impl FnMut(usize, usize) -> bool,
    ) -> Result<Option<Animation>, AnimationError> {
        let chosen = thinned(self.views, frames);
        let (Some(first), Some(last)) = (chosen.first(), chosen.last()) else {
            return Err(AnimationError::Empty);
        };
        let middle = chosen.get(chosen.len() / 2).unwrap_or(last);
        let layout = FrameLayout::new(self, width, &[first, middle, last]);
        let score = layout.score(self.score, self.options);
        let mut gif_writer = GifWriter::new(layout.size(), Colours::of(self.game, self.options.theme))?;
        let delay = (MAX_DELAY * 75 / chosen.len().max(1)).clamp(MIN_DELAY, MAX_DELAY);
        for (index, view) in chosen.iter().enumerate() {
            if !progress(index, chosen.len()) {
                return Err(AnimationError::Cancelled);
            }
            let frame = layout.frame(self, view, share(index, chosen.len()));
            gif_writer.add(&frame, if index + 1 == chosen.len() { LAST_TURN_DELAY } else { delay })?;
            if gif_writer.len() > max_bytes {
                return Ok(None);
            }
        }
        gif_writer.add(&score, SCORE_DELAY)?;
        let (size, gif) = (layout.size(), gif_writer.finish()?);
        let animation = Animation { gif, width: size.0, height: size.1, frames: chosen.len() + 1 };
        Ok((animation.gif.len() <= max_bytes).then_some(animation))
    }
}

/// How long frames are shown, in hundredths of a second.
const MIN_DELAY: usize = 8;
const MAX_DELAY: usize = 60;
const LAST_TURN_DELAY: usize = 200;
const SCORE_DELAY: usize = 600;

/// Picks at most `max` items, evenly spread, including the first and the last.
fn thinned<T>(all: &[T], max: usize) -> Vec<&T> {
    if all.len() <= max || max < 2 {
        return all.iter().collect();
    }
    (0..max).filter_map(|index| all.get(index * (all.len() - 1) / (max - 1))).collect()
}

/// The part of the animation that is over, 0 to 1.
fn share(index: usize, count: usize) -> f32 {
    let [index, count] = [index + 1, count.max(1)].map(|number| u16::try_from(number).map_or(1.0, f32::from));
    (index / count).min(1.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn thinning_keeps_both_ends() {
        let all: Vec<u32> = (0..1000).collect();
        let few = thinned(&all, 30);
        assert_eq!((few.len(), *few[0], *few[29]), (30, 0, 999));
        assert_eq!(thinned(&all[..5], 30).len(), 5);
    }
}
