//! The options that the host may set before the start (Anno 1701 rules, section 10).

use std::ops::RangeInclusive;

use serde::{Deserialize, Serialize};

use crate::{OptionSpec, SetupError};

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[allow(clippy::struct_excessive_bools, reason = "each is an independent option of the host")]
pub struct Options {
    /// Deal two random tiles instead of a choice of two out of four.
    pub first_game_setup: bool,
    /// Roll automatically at the start of a turn.
    pub auto_roll: bool,
    /// Allow trade between players.
    pub trade: bool,
    pub open_hands: bool,
    pub fire_station: FireStation,
    pub win_check: WinCheck,
    pub goods_supply: GoodsSupply,
    pub start_player: StartPlayer,
    /// Ends the game after this many rounds. Not in the rulebook: boards can be developed so badly that no player can
    /// ever reach five favours.
    pub round_limit: u32,
}

/// The allowed round limits.
const ROUND_LIMITS: RangeInclusive<u32> = 20..=1000;

impl Options {
    pub(super) fn check(&self) -> Result<(), SetupError> {
        if ROUND_LIMITS.contains(&self.round_limit) {
            return Ok(());
        }
        Err(SetupError::Options(format!("round_limit is 20 to 1000, not {}", self.round_limit)))
    }
}

impl Default for Options {
    fn default() -> Options {
        Options {
            first_game_setup: false,
            auto_roll: true,
            trade: true,
            open_hands: false,
            fire_station: FireStation::Threshold,
            win_check: WinCheck::Immediate,
            goods_supply: GoodsSupply::Limited,
            start_player: StartPlayer::Dice,
            round_limit: 500,
        }
    }
}

/// The effect of a fire station on the number of cards lost (R3).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum FireStation {
    /// It raises the limit; above the limit half of all cards are lost.
    Threshold,
    /// The sheltered cards are not halved either.
    Counted,
}

/// When a win is first checked in a turn (R2).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum WinCheck {
    Immediate,
    AfterYield,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum GoodsSupply {
    Limited,
    Unlimited,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum StartPlayer {
    #[serde(rename = "dice")]
    Dice,
    #[serde(rename = "seat_1")]
    SeatOne,
}

pub(super) const SPECS: [OptionSpec; 9] = [
    OptionSpec { id: "first_game_setup", values: &["false", "true"] },
    OptionSpec { id: "auto_roll", values: &["true", "false"] },
    OptionSpec { id: "trade", values: &["true", "false"] },
    OptionSpec { id: "open_hands", values: &["false", "true"] },
    OptionSpec { id: "fire_station", values: &["threshold", "counted"] },
    OptionSpec { id: "win_check", values: &["immediate", "after_yield"] },
    OptionSpec { id: "goods_supply", values: &["limited", "unlimited"] },
    OptionSpec { id: "start_player", values: &["dice", "seat_1"] },
    OptionSpec { id: "round_limit", values: &["500", "200", "100", "60", "40"] },
];
