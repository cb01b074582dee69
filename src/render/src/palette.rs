//! At most 256 colours for a picture, so that a pixel is one byte: less than half the bytes of full colour.
//!
//! Flat grounds keep their exact colour; only rare shades of soft edges move to a neighbour.

use std::sync::{
    OnceLock,
    atomic::{AtomicU8, Ordering},
};

use archipel_rules::GameId;

use crate::Theme;

/// Colours are told apart by the upper five bits of each channel.
const BINS: usize = 1 << 15;
/// As many colours as one byte can name.
const COLOURS: usize = 256;
/// The most frequent ones come first; the rest goes to those that would be missed most.
const FREQUENT: usize = 96;

type Colour = [u8; 3];

/// A picture in numbered colours.
#[derive(Debug)]
pub(crate) struct Indexed {
    pub(crate) colours: Vec<Colour>,
    pub(crate) pixels: Vec<u8>,
}

/// Colours that occur, the fullest bin first. Lists side by side, because every choice runs through all of them.
struct Bins {
    keys: Vec<usize>,
    colours: Vec<Colour>,
    /// How much each would be missed: frequency counts less the larger it is.
    weights: Vec<u32>,
    /// How far the nearest chosen colour is, squared, and which one it is.
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

/// The number that stands for "as before" in the frames of a film.
pub(crate) const TRANSPARENT: u8 = 255;

/// The colours of all pictures of a game in one theme, chosen once for all (`examples/palettes.rs`): whatever is drawn
/// gets the nearest of them. A picture is numbered without choosing anything, and what stays the same from turn to turn
/// keeps its numbers.
#[derive(Debug)]
pub struct Colours {
    list: Vec<Colour>,
    /// By bin: the number of the nearest colour, once it was asked for. A byte each, so that the nearest cache holds all.
    known: Vec<AtomicU8>,
}

/// Not asked for yet. No colour of a game has this number.
const UNKNOWN: u8 = TRANSPARENT;
/// So many pixels are compared at once: flat grounds are the rule.
const STRIDE: usize = 8;

impl Colours {
    pub fn of(game: GameId, theme: Theme) -> &'static Self {
        const THEMES: usize = 2;
        static ALL: [OnceLock<Colours>; GameId::ALL.len() * THEMES] =
            [const { OnceLock::new() }; GameId::ALL.len() * THEMES];
        ALL[game as usize * THEMES + theme as usize].get_or_init(|| Self::chosen(&read(source(game, theme))))
    }

    /// At most 255: the last number stays free for films.
    pub(crate) fn chosen(list: &[Colour]) -> Self {
        let list: Vec<Colour> = list.iter().copied().take(usize::from(TRANSPARENT)).collect();
        let known: Vec<AtomicU8> = (0..BINS).map(|_| AtomicU8::new(UNKNOWN)).collect();
        // Of the colours within a bin the first stands for all: those of grounds come first.
        for (colour, number) in list.iter().zip(0_u8..) {
            let [r, g, b] = *colour;
            let bin = &known[usize::from(key([r, g, b, 255]))];
            bin.fetch_min(number, Ordering::Relaxed);
        }
        Self { list, known }
    }

    /// All colours in a row, as files have them.
    pub(crate) fn table(&self) -> Vec<u8> {
        self.list.concat()
    }

    /// The number of each pixel's colour.
    pub(crate) fn number(&self, rgba: &[u8]) -> Vec<u8> {
        let mut numbers = vec![0; rgba.len() / 4];
        self.number_into(rgba, &mut numbers);
        numbers
    }

    /// The same into a place that is there already.
    pub(crate) fn number_into(&self, rgba: &[u8], numbers: &mut [u8]) {
        let (strides, rest) = rgba.as_chunks::<{ 4 * STRIDE }>();
        let (places, last) = numbers.as_chunks_mut::<STRIDE>();
        // Nothing is transparent, so the first stride is none of these.
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
        // The middle of the bin, so that it does not matter which of its colours came first.
        let [r, g, b, _] = pixel.map(|channel| (channel & 0xF8) | 4);
        let nearest = self.list.iter().zip(0_u8..).min_by_key(|(colour, _)| distance(**colour, [r, g, b]));
        let number = nearest.map_or(0, |(_, number)| number);
        known.store(number, Ordering::Relaxed);
        number
    }
}

/// A colour a line: `rrggbb`.
fn read(text: &str) -> Vec<Colour> {
    let colours = text.lines().filter_map(|line| u32::from_str_radix(line.trim(), 16).ok());
    colours.map(|colour| crate::theme::Ink(colour).channels()).collect()
}

/// Chooses the colours for some pictures, the most frequent first.
pub fn choose_colours(rgba: &[u8]) -> Vec<[u8; 3]> {
    let (pixels, _) = rgba.as_chunks::<4>();
    let mut colours = choose(&mut bins(pixels, &runs(pixels)));
    colours.truncate(usize::from(TRANSPARENT));
    colours
}

/// Neighbours of one colour: long runs are the rule.
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

/// Each bin stands for the colour of its longest run.
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

/// Chooses the colours and gives each bin the nearest one.
fn choose(bins: &mut Bins) -> Vec<Colour> {
    let mut colours = Vec::with_capacity(COLOURS);
    while colours.len() < COLOURS.min(bins.colours.len()) {
        let next = if colours.len() < FREQUENT { colours.len() } else { missed_most(bins) };
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

fn missed_most(bins: &Bins) -> usize {
    let loss =
        bins.distances.iter().zip(&bins.weights).map(|(distance, weight)| distance.saturating_mul(*weight));
    loss.enumerate().max_by_key(|(_, loss)| *loss).map_or(0, |(bin, _)| bin)
}

fn distance(one: Colour, other: Colour) -> u32 {
    let square = |a: u8, b: u8| u32::from(a.abs_diff(b)).pow(2);
    square(one[0], other[0]) + square(one[1], other[1]) + square(one[2], other[2])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn few_colours_stay_as_they_are() {
        let rgba = [[10, 20, 30, 255], [10, 20, 30, 255], [200, 100, 0, 255]].concat();
        let indexed = Indexed::new(&rgba);
        let colours: Vec<Colour> =
            indexed.pixels.iter().map(|number| indexed.colours[usize::from(*number)]).collect();
        assert_eq!(colours, [[10, 20, 30], [10, 20, 30], [200, 100, 0]]);
    }

    #[test]
    fn many_colours_become_near_ones() {
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
