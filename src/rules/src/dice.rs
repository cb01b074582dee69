//! The seeded random generator inside every state: `ChaCha8` with our own mapping from words to numbers, so that a seed
//! gives the same game on every machine and with every later version of the libraries.

use std::fmt;
use std::str::FromStr;

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};
use serde::{Deserialize, Serialize};

/// The seed of a game, written as 64 hexadecimal digits.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Seed(pub [u8; 32]);

/// The text is not a valid seed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("a seed is written as 64 hexadecimal digits")]
pub struct BadSeed;

impl Seed {
    /// Makes a seed from a small number, for tests and simulations.
    pub fn from_number(number: u64) -> Seed {
        let mut bytes = [0; 32];
        bytes[..8].copy_from_slice(&number.to_le_bytes());
        Seed(bytes)
    }
}

impl FromStr for Seed {
    type Err = BadSeed;
    fn from_str(text: &str) -> Result<Seed, BadSeed> {
        let digits = text.as_bytes();
        if digits.len() != 64 {
            return Err(BadSeed);
        }
        let mut bytes = [0; 32];
        for (byte, pair) in bytes.iter_mut().zip(digits.chunks_exact(2)) {
            let digit = |d: u8| char::from(d).to_digit(16).ok_or(BadSeed);
            *byte = (digit(pair[0])? << 4 | digit(pair[1])?) as u8;
        }
        Ok(Seed(bytes))
    }
}

impl TryFrom<String> for Seed {
    type Error = BadSeed;
    fn try_from(text: String) -> Result<Seed, BadSeed> {
        text.parse()
    }
}

impl From<Seed> for String {
    fn from(seed: Seed) -> String {
        seed.to_string()
    }
}

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

/// `Debug` hides the seed, because it is secret while its game runs and must not appear in logs.
impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Seed(…)")
    }
}

/// The generator. Its position in the stream is part of the state and is serialized with it.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Dice(ChaCha8Rng);

impl Dice {
    pub fn new(seed: Seed) -> Dice {
        Dice(ChaCha8Rng::from_seed(seed.0))
    }

    /// Returns dice whose next rolls are `faces`, for test scenes; falls back to seed 0 if no small seed produces them.
    #[cfg(any(test, feature = "testing"))]
    #[must_use]
    pub fn showing(faces: &[u8]) -> Dice {
        let fits = |seed: &u64| {
            let mut dice = Dice::new(Seed::from_number(*seed));
            faces.iter().all(|face| dice.d6() == *face)
        };
        Dice::new(Seed::from_number((0..1_000_000).find(fits).unwrap_or_default()))
    }

    /// A uniform number from 0 to `bound` - 1 (Lemire's method with rejection).
    pub fn below(&mut self, bound: u32) -> u32 {
        let bound = bound.max(1);
        let threshold = bound.wrapping_neg() % bound;
        loop {
            let wide = u64::from(self.0.next_u32()) * u64::from(bound);
            if wide as u32 >= threshold {
                return (wide >> 32) as u32;
            }
        }
    }

    /// A uniform index below `len`; `len` must be at least 1.
    pub fn index(&mut self, len: usize) -> usize {
        self.below(u32::try_from(len).unwrap_or(u32::MAX)) as usize
    }

    /// Rolls a six-sided die.
    pub fn d6(&mut self) -> u8 {
        self.below(6) as u8 + 1
    }

    /// Shuffles in place (Fisher-Yates).
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            items.swap(last, self.index(last + 1));
        }
    }

    /// Sorts, then shuffles: the result depends on the contents but not on their previous order.
    pub fn redeal<T: Ord>(&mut self, items: &mut [T]) {
        items.sort_unstable();
        self.shuffle(items);
    }

    pub fn pick<'a, T>(&mut self, items: &'a [T]) -> Option<&'a T> {
        if items.is_empty() { None } else { items.get(self.index(items.len())) }
    }

    /// Returns an independent generator, for example to resample hidden information.
    #[must_use]
    pub fn fork(&mut self) -> Dice {
        let mut seed = [0; 32];
        self.0.fill_bytes(&mut seed);
        Dice::new(Seed(seed))
    }
}

impl fmt::Debug for Dice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Dice(…)")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_algorithm_is_pinned() {
        let mut dice = Dice::new(Seed::from_number(1503));
        let rolls: Vec<u8> = (0..16).map(|_| dice.d6()).collect();
        assert_eq!(rolls, PINNED);
        let mut cards: Vec<u8> = (0..8).collect();
        dice.shuffle(&mut cards);
        assert_eq!(cards, PINNED_SHUFFLE);
    }
    const PINNED: [u8; 16] = [6, 3, 4, 4, 3, 5, 4, 2, 6, 3, 4, 6, 1, 5, 3, 2];
    const PINNED_SHUFFLE: [u8; 8] = [3, 2, 7, 5, 1, 0, 6, 4];

    #[test]
    fn a_seed_survives_formatting_and_parsing() {
        let seed = Seed([0xab; 32]);
        assert_eq!(seed.to_string().parse(), Ok(seed));
        assert_eq!("xyz".parse::<Seed>(), Err(BadSeed));
    }
}
