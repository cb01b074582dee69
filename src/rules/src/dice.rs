//! The seeded generator inside every state: `ChaCha8`, with our own way from words to numbers, so that the same
//! seed gives the same game on every machine and with every later version of the libraries.

use std::fmt;
use std::str::FromStr;

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};
use serde::{Deserialize, Serialize};

/// What all randomness of a game flows from; written as 64 hexadecimal digits.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Seed(pub [u8; 32]);

/// The text is not a seed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("a seed is written as 64 hexadecimal digits")]
pub struct BadSeed;

impl Seed {
    /// A seed from a small number, for tests and simulations.
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

/// A seed is a secret while its game runs: it never reaches a log by accident.
impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Seed(…)")
    }
}

/// The generator. Its place in the stream is part of the state and is serialised with it.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Dice(ChaCha8Rng);

impl Dice {
    pub fn new(seed: Seed) -> Dice {
        Dice(ChaCha8Rng::from_seed(seed.0))
    }

    /// Dice whose next throws are these, for scenes of tests; those of seed 0 where no small seed has them.
    #[doc(hidden)]
    #[must_use]
    pub fn showing(faces: &[u8]) -> Dice {
        let fits = |seed: &u64| {
            let mut dice = Dice::new(Seed::from_number(*seed));
            faces.iter().all(|face| dice.d6() == *face)
        };
        Dice::new(Seed::from_number((0..1_000_000).find(fits).unwrap_or_default()))
    }

    /// A number from 0 to `bound` - 1, all equally likely (Lemire's method with rejection).
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

    /// An index into something with `len` elements (`len` of at least 1).
    pub fn index(&mut self, len: usize) -> usize {
        self.below(u32::try_from(len).unwrap_or(u32::MAX)) as usize
    }

    /// A die with six faces.
    pub fn d6(&mut self) -> u8 {
        self.below(6) as u8 + 1
    }

    /// Fisher-Yates.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            items.swap(last, self.index(last + 1));
        }
    }

    /// What is hidden, dealt anew: how it lay before does not matter, only what is there.
    pub fn deal_anew<T: Ord>(&mut self, items: &mut [T]) {
        items.sort_unstable();
        self.shuffle(items);
    }

    pub fn pick<'a, T>(&mut self, items: &'a [T]) -> Option<&'a T> {
        if items.is_empty() { None } else { items.get(self.index(items.len())) }
    }

    /// An independent generator, for instance for the imagination of what is hidden.
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
    fn a_seed_survives_its_text() {
        let seed = Seed([0xab; 32]);
        assert_eq!(seed.to_string().parse(), Ok(seed));
        assert_eq!("xyz".parse::<Seed>(), Err(BadSeed));
    }
}
