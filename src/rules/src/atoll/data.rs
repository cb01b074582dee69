//! Component data of Atoll, from `assets/games/atoll.json`: read once and checked.

use std::sync::OnceLock;

use serde::Deserialize;

use super::kinds::ISLETS;
use crate::DataError;
use crate::data::{equal, require};

const BUILT_IN: &str = include_str!("../../../../assets/games/atoll.json");
/// The highest number on a tile.
pub const NUMBERS: usize = 6;

#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Data {
    format_version: u32,
    pub data_version: String,
    /// How often each player has a turn.
    pub rounds: u8,
    pub hand_size: usize,
    /// How many tiles there are of each number.
    tiles: [u8; NUMBERS],
    /// The pearls of each islet.
    pub pearls: [u8; ISLETS],
    pub dive_pearls: u8,
    /// The points of a grove by its length.
    grove_points: Vec<u8>,
}

impl Data {
    fn read(json: &str) -> Result<Data, DataError> {
        let data: Data =
            serde_json::from_str(json).map_err(|error| DataError::Unreadable(error.to_string()))?;
        equal(&data.format_version, &1, "the format is version 1")?;
        require(!data.data_version.is_empty(), "the data have a version", &data.data_version)?;
        let rounds = usize::from(data.rounds);
        require((1..=ISLETS / 2).contains(&rounds), "every palm finds an islet", rounds)?;
        require((1..=4).contains(&data.hand_size), "a hand has 1 to 4 tiles", data.hand_size)?;
        // Both hands, and a tile for every turn but the last of each player.
        let needed = 2 * (data.hand_size + rounds - 1);
        let tiles = data.all_tiles().count();
        require(tiles >= needed && tiles <= 60, "the tiles last until the end", tiles)?;
        let grows = data.grove_points.is_sorted_by(|one, next| one < next);
        require(grows && data.grove_points.len() >= rounds, "longer groves score more", &data.grove_points)?;
        Ok(data)
    }

    /// Every tile, from the lowest to the highest.
    pub fn all_tiles(&self) -> impl Iterator<Item = u8> + '_ {
        (1..).zip(self.tiles).flat_map(|(number, count)| std::iter::repeat_n(number, count.into()))
    }

    /// The points of a grove of this many palms.
    pub fn grove(&self, palms: usize) -> u8 {
        palms.checked_sub(1).and_then(|index| self.grove_points.get(index)).copied().unwrap_or(0)
    }
}

static DATA: OnceLock<Data> = OnceLock::new();

/// The data in use.
#[allow(clippy::panic, reason = "the built-in file is part of the program; a test reads it")]
pub fn data() -> &'static Data {
    DATA.get_or_init(|| match Data::read(BUILT_IN) {
        Ok(data) => data,
        Err(error) => panic!("the built-in data of Atoll: {error}"),
    })
}

/// Installs an operator's data file instead of the built-in one. Must be called before the data are first used.
pub fn install(json: &str) -> Result<(), DataError> {
    let data = Data::read(json)?;
    let known = DATA.get_or_init(|| data.clone());
    if *known == data { Ok(()) } else { Err(DataError::TooLate) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::data::{changed, rule_of};
    use serde_json::json;

    #[test]
    fn the_built_in_file_is_sound() {
        assert_eq!(Data::read(BUILT_IN).map(|data| data.rounds), Ok(6));
    }

    #[test]
    fn a_broken_constraint_is_named() {
        for (pointer, value, rule) in [
            ("/format_version", json!(2), "the format is version 1"),
            ("/data_version", json!(""), "the data have a version"),
            ("/rounds", json!(7), "every palm finds an islet"),
            ("/hand_size", json!(0), "a hand has 1 to 4 tiles"),
            ("/tiles", json!([3, 3, 3, 3, 3, 0]), "the tiles last until the end"),
            ("/grove_points", json!([1, 3, 3, 10, 15, 21]), "longer groves score more"),
        ] {
            assert_eq!(rule_of(changed(BUILT_IN, pointer, value, Data::read)), rule);
        }
    }
}
