//! Snowflakes: Discord's ids, strictly increasing within one server.

use std::fmt;
use std::hash::{BuildHasher, RandomState};
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use serde_json::Value;

/// Discord's epoch: the first second of 2015, in Unix milliseconds.
const EPOCH_MS: u64 = 1_420_070_400_000;

/// The id of a user, guild, channel, message, command or interaction.
///
/// In JSON it is a string of digits. A number is accepted as well, as Discord does.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub struct Id(pub u64);

impl Id {
    /// Reads an id from a JSON string or number.
    pub fn of(value: &Value) -> Option<Self> {
        match value {
            Value::String(text) => text.parse().ok(),
            Value::Number(number) => number.as_u64().map(Self),
            _ => None,
        }
    }

    /// The shard of this guild, for a bot with `count` shards.
    pub fn shard(self, count: u64) -> u64 {
        (self.0 >> 22) % count.max(1)
    }
}

impl fmt::Display for Id {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl fmt::Debug for Id {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "#{}", self.0)
    }
}

impl FromStr for Id {
    type Err = std::num::ParseIntError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        text.parse().map(Self)
    }
}

impl Serialize for Id {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Id {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let value = Value::deserialize(deserializer)?;
        Self::of(&value).ok_or_else(|| de::Error::custom(format!("{value} is not an id: write digits")))
    }
}

/// Generates strictly increasing ids.
#[derive(Debug, Default)]
pub struct IdGenerator {
    last: u64,
}

impl IdGenerator {
    /// A generator whose ids are greater than `last`.
    pub fn after(last: u64) -> Self {
        Self { last }
    }

    /// The next id. It encodes `now_ms` (Unix milliseconds), unless that would not be greater than the last id. The
    /// rest is random, so that nobody can guess the id of something that another user did.
    pub fn next(&mut self, now_ms: u64) -> Id {
        let timed = now_ms.saturating_sub(EPOCH_MS) << 22;
        self.last = (timed | (random() & TIMELESS)).max(self.last + 1 + random() % MOST_SKIPPED);
        Id(self.last)
    }
}

/// The bits of an id below its time.
const TIMELESS: u64 = (1 << 22) - 1;
/// Ids made within one millisecond are at most this far apart.
const MOST_SKIPPED: u64 = 256;

/// 64 bits that cannot be predicted: the standard library keys each `RandomState` with the operating system's
/// randomness, and its hash hides the key.
fn random() -> u64 {
    RandomState::new().hash_one(0_u8)
}

/// A token of 192 bits that nobody can guess.
pub fn random_token() -> String {
    format!("{:016x}{:016x}{:016x}", random(), random(), random())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_increase_even_if_time_does_not() {
        let mut ids = IdGenerator::default();
        let first = ids.next(EPOCH_MS + 5);
        let second = ids.next(EPOCH_MS + 5);
        let earlier = ids.next(EPOCH_MS + 1);
        assert!(first < second && second < earlier, "{first} {second} {earlier}");
        assert_eq!(first.0 >> 22, 5);
    }

    #[test]
    fn ids_are_json_strings_and_numbers_are_accepted() {
        assert_eq!(serde_json::to_string(&Id(7)).unwrap(), "\"7\"");
        assert_eq!(serde_json::from_str::<Id>("7").unwrap(), Id(7));
        assert_eq!(serde_json::from_str::<Id>("\"7\"").unwrap(), Id(7));
        assert!(serde_json::from_str::<Id>("\"seven\"").is_err());
    }
}
