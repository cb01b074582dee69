//! The source of game seeds; tests use a fixed one to deal the same games.

use archipel_rules::Seed;
use archipel_store::GameNumber;

use crate::error::Error;

/// The source of the seeds that determine how games are dealt.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum SeedSource {
    /// The operating system's randomness.
    #[default]
    Real,
    /// Fixed seeds, for tests only.
    Fixed(u64),
}

/// The purpose of a seed. Seeds for different purposes are independent of each other.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Purpose {
    Deal,
    Seating,
}

impl SeedSource {
    pub fn seed(self, game: GameNumber, purpose: Purpose) -> Result<Seed, Error> {
        let mut bytes = [0; 32];
        match self {
            SeedSource::Real => getrandom::fill(&mut bytes)
                .map_err(|error| Error::Fault(format!("no randomness: {error}")))?,
            SeedSource::Fixed(number) => {
                bytes[..8].copy_from_slice(&number.to_le_bytes());
                bytes[8..16].copy_from_slice(&game.get().to_le_bytes());
                bytes[16] = u8::from(purpose == Purpose::Seating);
            }
        }
        Ok(Seed(bytes))
    }
}
