//! A film of a game: a frame for each turn, all islands growing side by side, and the score at the end.
//!
//! The format is GIF. Discord plays GIF and animated WebP within a message and shows only the first picture of an
//! animated PNG. Measured on a game of Mille Fiori (78 frames of 1000 x 1842): our GIF has
//! 1.6 MB and takes 2.8 s of CPU with all drawing; the best lossless WebP of libwebp has 1.2 MB and takes 8.3 s for the
//! encoding alone, its quick one 8.6 MB. GIF is played by every client, and needs no library in C.

mod frames;
mod tape;

use archipel_rules::{GameId, View};

use crate::{Colours, Request, Sheet};
use frames::Stage;
use tape::Tape;

/// Discord takes files of 8 MiB everywhere; the message needs a little beside the film.
pub const MOST_BYTES: usize = 8 * 1024 * 1024 - 64 * 1024;
/// More frames than this are not better, only longer.
const MOST_FRAMES: usize = 360;
/// A film that is too large is made again with less: pixels across, and the most frames.
const ATTEMPTS: [(u32, usize); 5] = [(1000, MOST_FRAMES), (1000, 180), (800, 120), (640, 80), (640, 30)];

/// What a film is made of.
#[derive(Debug)]
pub struct Script<'a> {
    pub game: GameId,
    /// How the game looked to everybody, from the setup to the end.
    pub views: &'a [View],
    /// The last frame.
    pub score: &'a Sheet,
    /// Names, words and theme; the rest is of no concern here.
    pub request: &'a Request<'a>,
    /// Stands above the frames.
    pub title: &'a str,
}

/// Why there is no film.
#[derive(Debug, thiserror::Error)]
pub enum FilmError {
    #[error("nobody waits for the film any more")]
    Stopped,
    #[error("the film cannot be encoded: {0}")]
    Encoding(#[from] gif::EncodingError),
    #[error("there is nothing to be shown")]
    Empty,
}

/// A finished film.
#[derive(Clone, Debug)]
pub struct Film {
    pub gif: Vec<u8>,
    pub width: u16,
    pub height: u16,
    pub frames: usize,
}

impl Script<'_> {
    /// Makes the film, at most so many bytes. `progress` hears of every frame (done, all) and says whether to go on.
    pub fn film(
        &self,
        most: usize,
        mut progress: impl FnMut(usize, usize) -> bool,
    ) -> Result<Film, FilmError> {
        for (width, frames) in ATTEMPTS {
            if let Some(film) = self.attempt(width, frames, most, &mut progress)? {
                return Ok(film);
            }
        }
        // The smallest attempt has a few hundred kilobytes; only an absurd limit leads here.
        Err(FilmError::Empty)
    }

    /// `None`: too large.
    fn attempt(
        &self,
        width: u32,
        frames: usize,
        most: usize,
        progress: &mut impl FnMut(usize, usize) -> bool,
    ) -> Result<Option<Film>, FilmError> {
        let chosen = thinned(self.views, frames);
        let (Some(first), Some(last)) = (chosen.first(), chosen.last()) else { return Err(FilmError::Empty) };
        let middle = chosen.get(chosen.len() / 2).unwrap_or(last);
        let stage = Stage::new(self, width, &[first, middle, last]);
        let score = stage.score(self.score, self.request);
        let mut tape = Tape::new(stage.size(), Colours::of(self.game, self.request.theme))?;
        let delay = (MOST_DELAY * 75 / chosen.len().max(1)).clamp(LEAST_DELAY, MOST_DELAY);
        for (index, view) in chosen.iter().enumerate() {
            if !progress(index, chosen.len()) {
                return Err(FilmError::Stopped);
            }
            let frame = stage.frame(self, view, share(index, chosen.len()));
            tape.add(&frame, if index + 1 == chosen.len() { LAST_TURN } else { delay })?;
            if tape.len() > most {
                return Ok(None);
            }
        }
        tape.add(&score, SCORE)?;
        let (size, gif) = (stage.size(), tape.finish()?);
        let film = Film { gif, width: size.0, height: size.1, frames: chosen.len() + 1 };
        Ok((film.gif.len() <= most).then_some(film))
    }
}

/// How long a frame stands, in hundredths of a second.
const LEAST_DELAY: usize = 8;
const MOST_DELAY: usize = 60;
const LAST_TURN: usize = 200;
const SCORE: usize = 600;

/// At most so many, evenly spread, the first and the last among them.
fn thinned<T>(all: &[T], most: usize) -> Vec<&T> {
    if all.len() <= most || most < 2 {
        return all.iter().collect();
    }
    (0..most).filter_map(|index| all.get(index * (all.len() - 1) / (most - 1))).collect()
}

/// How much of the film is over.
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
