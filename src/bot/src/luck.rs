//! Where the seeds of new games come from, so that tests can deal the same game twice.

use archipel_rules::Seed;
use archipel_store::GameNumber;

use crate::error::Error;

/// What decides how a game is dealt.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Luck {
    /// The system's randomness, which nobody foresees.
    #[default]
    Real,
    /// Always the same games: for tests, never where people play.
    Fixed(u64),
}

/// What a seed is for: whoever knows one of a game knows nothing of the other.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Purpose {
    Deal,
    Seating,
}

impl Luck {
    pub fn seed(self, game: GameNumber, purpose: Purpose) -> Result<Seed, Error> {
        let mut bytes = [0; 32];
        match self {
            Luck::Real => getrandom::fill(&mut bytes)
                .map_err(|error| Error::Fault(format!("no randomness: {error}")))?,
            Luck::Fixed(number) => {
                bytes[..8].copy_from_slice(&number.to_le_bytes());
                bytes[8..16].copy_from_slice(&game.get().to_le_bytes());
                bytes[16] = u8::from(purpose == Purpose::Seating);
            }
        }
        Ok(Seed(bytes))
    }
}
