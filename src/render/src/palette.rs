//! Reduces pictures to at most 256 colours, one byte per pixel: less than half the bytes of full colour.
//!
//! Large areas keep their exact colour; only rare shades of antialiased edges are replaced by a similar colour.

use std::sync::{
    OnceLock,
    atomic::{AtomicU8, Ordering},
};

use archipel_rules::GameId;

use crate::Theme;

/// Colours are grouped into bins by the upper five bits of each channel.
const BINS: usize = 1 << 15;
/// The maximum for one byte per pixel.
const COLOURS: usize = 256;
/// This many colours are chosen by frequency, the rest by the error that they remove.
const FREQUENT: usize = 96;

type Colour = [u8; 3];

/// A picture in indexed colours.
#[derive(Debug)]
pub(crate) struct Indexed {
    pub(crate) colours: Vec<Colour>,
    pub(crate) pixels: Vec<u8>,
}

/// The colours of a picture, most frequent first, as parallel lists: every choice of a colour scans all of them.
struct Bins {
    keys: Vec<usize>,
    colours: Vec<Colour>,
    /// Square root of the frequency.
    weights: Vec<u32>,
    /// Squared distance to the nearest chosen colour, and the index of that colour.
    distances: Vec<u32>,
    nearest: Vec<u8>,
}

impl Indexed {
    pub(crate) fn new(rgba: &[u8]) -> Self {
        let (pixels, _) = rgba.as_chunks::<4>();
        let runs = runs(pixels);
        let mut bins = bins(pixels, &runs);
        let colours = choose(&mut bins);
        let mut numbers = vec![0_u8; BINS];
        for (key, number) in bins.keys.iter().zip(&bins.nearest) {
            numbers[*key] = *number;
        }
        let mut out = Vec::with_capacity(pixels.len());
        for run in &runs {
            out.resize(run.end as usize, numbers[usize::from(run.key)]);
        }
        Self { colours, pixels: out }
    }
}

macro_rules! palettes {
    ($($name:ident = $id:literal in $module:ident;)+) => {
        /// The palette file of a game and a theme. A missing file is a compile error.
        const fn source(game: GameId, theme: Theme) -> &'static str {
            match (game, theme) {
                $((GameId::$name, Theme::Day) => {
                    include_str!(concat!("../../../assets/palettes/", $id, "-day.txt"))
                })+
                $((GameId::$name, Theme::Night) => {
                    include_str!(concat!("../../../assets/palettes/", $id, "-night.txt"))
                })+
            }
        }
    };
}

archipel_rules::for_each_game!(palettes);

/// The colour index that means "unchanged" in the frames of an animation.
pub(crate) const TRANSPARENT: u8 = 255;

/// The fixed colours of all pictures of a game in one theme, computed by `examples/palettes.rs`. Every pixel gets the
/// nearest of them. Encoding needs no palette computation, and unchanged pixels keep their index from turn to turn.
#[derive(Debug)]
pub struct Colours {
    list: Vec<Colour>,
    /// By bin: index of the nearest colour, or `UNKNOWN` until it is needed. One byte per bin fits into the L1 cache.
    known: Vec<AtomicU8>,
}

/// The nearest colour has not been computed yet. No colour of a game has this index.
const UNKNOWN: u8 = TRANSPARENT;
/// Pixels compared at once, because most of a picture has a uniform colour.
const STRIDE: usize = 8;

impl Colours {
    pub fn of(game: GameId, theme: Theme) -> &'static Self {
        const THEMES: usize = 2;
        static ALL: [OnceLock<Colours>; GameId::ALL.len() * THEMES] =
            [const { OnceLock::new() }; GameId::ALL.len() * THEMES];
        ALL[game as usize * THEMES + theme as usize]
            .get_or_init(|| Self::from_list(&read(source(game, theme))))
    }

    /// Uses at most 255 colours: the last index is `TRANSPARENT`.
    pub(crate) fn from_list(list: &[Colour]) -> Self {
        let list: Vec<Colour> = list.iter().copied().take(usize::from(TRANSPARENT)).collect();
        let known: Vec<AtomicU8> = (0..BINS).map(|_| AtomicU8::new(UNKNOWN)).collect();
        // If a bin has several colours, the first one represents it: the most frequent colours come first.
        for (colour, number) in list.iter().zip(0_u8..) {
            let [r, g, b] = *colour;
            let bin = &known[usize::from(key([r, g, b, 255]))];
            bin.fetch_min(number, Ordering::Relaxed);
        }
        Self { list, known }
    }

    /// All colours as RGB bytes, as PNG and GIF store them.
    pub(crate) fn rgb_bytes(&self) -> Vec<u8> {
        self.list.concat()
    }

    /// The colour index of each pixel.
    pub(crate) fn indices(&self, rgba: &[u8]) -> Vec<u8> {
        let mut indices = vec![0; rgba.len() / 4];
        self.write_indices(rgba, &mut indices);
        indices
    }

    /// Like [`Self::indices`], into an existing slice.
    pub(crate) fn write_indices(&self, rgba: &[u8], indices: &mut [u8]) {
        let (strides, rest) = rgba.as_chunks::<{ 4 * STRIDE }>();
        let (places, last) = indices.as_chunks_mut::<STRIDE>();
        // All pixels are opaque, so the first stride never equals this one.
        let (mut flat, mut number) = ([0; 4 * STRIDE], 0);
        for (stride, place) in strides.iter().zip(places) {
            if *stride == flat {
                *place = [number; STRIDE];
                continue;
            }
            for (pixel, place) in stride.as_chunks::<4>().0.iter().zip(place.iter_mut()) {
                *place = self.nearest(*pixel);
            }
            let pixel = *stride.last_chunk::<4>().unwrap_or(&[0; 4]);
            number = place.last().copied().unwrap_or(0);
            for copy in flat.as_chunks_mut::<4>().0 {
                *copy = pixel;
            }
        }
        for (pixel, place) in rest.as_chunks::<4>().0.iter().zip(last) {
            *place = self.nearest(*pixel);
        }
    }

    fn nearest(&self, pixel: [u8; 4]) -> u8 {
        let Some(known) = self.known.get(usize::from(key(pixel))) else { return 0 };
        let number = known.load(Ordering::Relaxed);
        if number == UNKNOWN { self.search(pixel, known) } else { number }
    }

    #[cold]
    fn search(&self, pixel: [u8; 4], known: &AtomicU8) -> u8 {
        // The centre of the bin, so that the result does not depend on which colour of the bin came first.
        let [r, g, b, _] = pixel.map(|channel| (channel & 0xF8) | 4);
        let nearest = self.list.iter().zip(0_u8..).min_by_key(|(colour, _)| distance(**colour, [r, g, b]));
        let number = nearest.map_or(0, |(_, number)| number);
        known.store(number, Ordering::Relaxed);
        number
    }
}

/// Parses lines of `rrggbb`.
fn read(text: &str) -> Vec<Colour> {
    let colours = text.lines().filter_map(|line| u32::from_str_radix(line.trim(), 16).ok());
    colours.map(|colour| crate::theme::Rgb(colour).channels()).collect()
}

/// Chooses up to 255 colours for the given pixels, the most frequent first.
pub fn choose_colours(rgba: &[u8]) -> Vec<[u8; 3]> {
    let (pixels, _) = rgba.as_chunks::<4>();
    let mut colours = choose(&mut bins(pixels, &runs(pixels)));
    colours.truncate(usize::from(TRANSPARENT));
    colours
}

/// Neighbouring pixels of the same colour; most runs are long.
struct Run {
    end: u32,
    key: u16,
}

fn runs(pixels: &[[u8; 4]]) -> Vec<Run> {
    let mut runs = Vec::with_capacity(pixels.len() / 6);
    let mut end = 0;
    for run in pixels.chunk_by(|a, b| a == b) {
        end += u32::try_from(run.len()).unwrap_or(0);
        runs.push(Run { end, key: run.first().map_or(0, |pixel| key(*pixel)) });
    }
    runs
}

fn key([r, g, b, _]: [u8; 4]) -> u16 {
    u16::from(r >> 3) << 10 | u16::from(g >> 3) << 5 | u16::from(b >> 3)
}

/// Groups colours into bins. The colour of the longest run represents its bin.
fn bins(pixels: &[[u8; 4]], runs: &[Run]) -> Bins {
    let mut counts = vec![(0_u32, 0_u32, [0_u8; 3]); BINS];
    let mut start = 0;
    for run in runs {
        let length = run.end - start;
        let (count, longest, colour) = &mut counts[usize::from(run.key)];
        *count += length;
        if length > *longest {
            let first = pixels.get(start as usize);
            (*longest, *colour) = (length, first.map_or([0; 3], |[r, g, b, _]| [*r, *g, *b]));
        }
        start = run.end;
    }
    let mut keys: Vec<usize> = (0..BINS).filter(|key| counts[*key].0 > 0).collect();
    keys.sort_by_key(|key| (std::cmp::Reverse(counts[*key].0), *key));
    Bins {
        colours: keys.iter().map(|key| counts[*key].2).collect(),
        weights: keys.iter().map(|key| counts[*key].0.isqrt() + 1).collect(),
        distances: vec![u32::MAX; keys.len()],
        nearest: vec![0; keys.len()],
        keys,
    }
}

/// Chooses the colours and assigns the nearest one to each bin.
fn choose(bins: &mut Bins) -> Vec<Colour> {
    let mut colours = Vec::with_capacity(COLOURS);
    while colours.len() < COLOURS.min(bins.colours.len()) {
        let next = if colours.len() < FREQUENT { colours.len() } else { largest_error(bins) };
        let Some(&colour) = bins.colours.get(next) else { break };
        let number = u8::try_from(colours.len()).unwrap_or(u8::MAX);
        colours.push(colour);
        let known = bins.distances.iter_mut().zip(&mut bins.nearest);
        for (other, (least, nearest)) in bins.colours.iter().zip(known) {
            let distance = distance(*other, colour);
            let closer = distance < *least;
            *least = if closer { distance } else { *least };
            *nearest = if closer { number } else { *nearest };
        }
    }
    colours
}

fn largest_error(bins: &Bins) -> usize {
    let errors =
        bins.distances.iter().zip(&bins.weights).map(|(distance, weight)| distance.saturating_mul(*weight));
    errors.enumerate().max_by_key(|(_, error)| *error).map_or(0, |(bin, _)| bin)
}

fn distance(one: Colour, other: Colour) -> u32 {
    let square = |a: u8, b: u8| u32::from(a.abs_diff(b)).pow(2);
    square(one[0], other[0]) + square(one[1], other[1]) + square(one[2], other[2])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn up_to_256_colours_are_kept_exactly() {
        let rgba = [[10, 20, 30, 255], [10, 20, 30, 255], [200, 100, 0, 255]].concat();
        let indexed = Indexed::new(&rgba);
        let colours: Vec<Colour> =
            indexed.pixels.iter().map(|number| indexed.colours[usize::from(*number)]).collect();
        assert_eq!(colours, [[10, 20, 30], [10, 20, 30], [200, 100, 0]]);
    }

    #[test]
    fn too_many_colours_are_replaced_by_similar_ones() {
        let rgba: Vec<u8> =
            (0..=255_u8).flat_map(|r| (0..64).flat_map(move |g| [r, g * 4, 128, 255])).collect();
        let indexed = Indexed::new(&rgba);
        assert_eq!(indexed.colours.len(), COLOURS);
        for (pixel, number) in rgba.as_chunks::<4>().0.iter().zip(&indexed.pixels) {
            let colour = indexed.colours[usize::from(*number)];
            assert!(distance([pixel[0], pixel[1], pixel[2]], colour) < 900, "{pixel:?} became {colour:?}");
        }
    }
}
