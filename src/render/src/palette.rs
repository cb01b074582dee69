//! At most 256 colours for a picture, so that a pixel is one byte: less than half the bytes of full colour.
//!
//! Flat grounds keep their exact colour; only rare shades of soft edges move to a neighbour.

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

/// Equal colours, nearly.
#[derive(Clone, Copy)]
struct Bin {
    key: usize,
    colour: Colour,
    count: u32,
    /// How much it would be missed: frequency counts less the larger it is.
    weight: u32,
    /// How far the nearest chosen colour is, squared, and which one it is.
    distance: u32,
    nearest: u8,
}

impl Indexed {
    pub(crate) fn new(rgba: &[u8]) -> Self {
        let (pixels, _) = rgba.as_chunks::<4>();
        let runs = runs(pixels);
        let mut bins = bins(pixels, &runs);
        let colours = choose(&mut bins);
        let mut numbers = vec![0_u8; BINS];
        for bin in &bins {
            numbers[bin.key] = bin.nearest;
        }
        let mut out = Vec::with_capacity(pixels.len());
        for run in &runs {
            out.resize(run.end, numbers[run.key]);
        }
        Self { colours, pixels: out }
    }
}

/// Neighbours of one colour: long runs are the rule.
struct Run {
    end: usize,
    key: usize,
}

fn runs(pixels: &[[u8; 4]]) -> Vec<Run> {
    let mut runs = Vec::with_capacity(pixels.len() / 6);
    let mut end = 0;
    for run in pixels.chunk_by(|a, b| a == b) {
        end += run.len();
        runs.push(Run { end, key: run.first().map_or(0, |pixel| key(*pixel)) });
    }
    runs
}

fn key([r, g, b, _]: [u8; 4]) -> usize {
    usize::from(r >> 3) << 10 | usize::from(g >> 3) << 5 | usize::from(b >> 3)
}

/// The bins that occur, the fullest first; each stands for the colour of its longest run.
fn bins(pixels: &[[u8; 4]], runs: &[Run]) -> Vec<Bin> {
    let mut counts = vec![(0_u32, 0_u32, [0_u8; 3]); BINS];
    let mut start = 0;
    for run in runs {
        let length = u32::try_from(run.end - start).unwrap_or(u32::MAX);
        let (count, longest, colour) = &mut counts[run.key];
        *count += length;
        if length > *longest {
            (*longest, *colour) = (length, pixels.get(start).map_or([0; 3], |[r, g, b, _]| [*r, *g, *b]));
        }
        start = run.end;
    }
    let full = counts.iter().enumerate().filter(|(_, (count, ..))| *count > 0);
    let mut bins: Vec<Bin> = full
        .map(|(key, &(count, _, colour))| Bin {
            key,
            colour,
            count,
            weight: count.isqrt() + 1,
            distance: u32::MAX,
            nearest: 0,
        })
        .collect();
    bins.sort_by_key(|bin| (std::cmp::Reverse(bin.count), bin.key));
    bins
}

/// Chooses the colours and gives each bin the nearest one.
fn choose(bins: &mut [Bin]) -> Vec<Colour> {
    let mut colours = Vec::with_capacity(COLOURS);
    while colours.len() < COLOURS.min(bins.len()) {
        let next = if colours.len() < FREQUENT {
            bins.get(colours.len())
        } else {
            bins.iter().max_by_key(|bin| u64::from(bin.distance) * u64::from(bin.weight))
        };
        let Some(colour) = next.map(|bin| bin.colour) else { break };
        let number = u8::try_from(colours.len()).unwrap_or(u8::MAX);
        colours.push(colour);
        for bin in &mut *bins {
            let distance = distance(bin.colour, colour);
            if distance < bin.distance {
                (bin.distance, bin.nearest) = (distance, number);
            }
        }
    }
    colours
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
