//! The options that the host may set before the start (Anno 1503 rules, section 11).

use std::ops::RangeInclusive;
use std::sync::OnceLock;

use serde::{Deserialize, Serialize};

use super::data::data;
use crate::{OptionSpec, SetupError};

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    pub home_island: HomeIsland,
    pub first_player: FirstPlayer,
    pub off_turn_choices: OffTurnChoices,
    /// Roll automatically at the start of a turn.
    pub auto_roll: bool,
    /// Keep private notes of the tiles that each player has seen.
    pub notes: bool,
    pub open_hands: bool,
    /// Ends the game after this many full rounds.
    pub round_limit: Option<u32>,
    /// The required version of the component data; `None`: the installed one.
    pub data_set: Option<String>,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            home_island: HomeIsland::Random,
            first_player: FirstPlayer::Dice,
            off_turn_choices: OffTurnChoices::Standing,
            auto_roll: true,
            notes: true,
            open_hands: false,
            round_limit: None,
            data_set: None,
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum HomeIsland {
    Random,
    /// The last player in turn order chooses first.
    Choose,
    /// Seat k has home island k.
    Fixed,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum FirstPlayer {
    #[serde(rename = "dice")]
    Dice,
    #[serde(rename = "random")]
    Random,
    #[serde(rename = "seat_1")]
    SeatOne,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum OffTurnChoices {
    /// Standing orders answer at once.
    Standing,
    /// The game waits for the player.
    Ask,
}

const ROUND_LIMITS: RangeInclusive<u32> = 10..=200;

impl Options {
    pub(super) fn check(&self) -> Result<(), SetupError> {
        if let Some(limit) = self.round_limit.filter(|limit| !ROUND_LIMITS.contains(limit)) {
            return Err(SetupError::Options(format!("round_limit is 10 to 200 or null, not {limit}")));
        }
        match &self.data_set {
            Some(wanted) if *wanted != data().version => {
                let found = &data().version;
                Err(SetupError::Options(format!("data_set is {found:?} here, not {wanted:?}")))
            }
            _ => Ok(()),
        }
    }
}

pub(super) fn specs() -> &'static [OptionSpec] {
    static SPECS: OnceLock<[OptionSpec; 8]> = OnceLock::new();
    SPECS.get_or_init(|| {
        // The version may come from an operator's file, so it is leaked once to live as long as the data.
        let data_sets: &'static [&'static str] = vec![data().version.as_str()].leak();
        [
            OptionSpec { id: "home_island", values: &["random", "choose", "fixed"] },
            OptionSpec { id: "first_player", values: &["dice", "random", "seat_1"] },
            OptionSpec { id: "off_turn_choices", values: &["standing", "ask"] },
            OptionSpec { id: "auto_roll", values: &["true", "false"] },
            OptionSpec { id: "notes", values: &["true", "false"] },
            OptionSpec { id: "open_hands", values: &["false", "true"] },
            OptionSpec { id: "round_limit", values: &["null", "20", "30", "40", "60", "100", "200"] },
            OptionSpec { id: "data_set", values: data_sets },
        ]
    })
}
