//! The options of a game (rules 8). The first value is the default.

use serde::{Deserialize, Serialize};

use crate::OptionSpec;

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    pub first_player: FirstPlayer,
}

/// Who paddles first.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum FirstPlayer {
    #[default]
    Random,
    #[serde(rename = "seat_1")]
    Seat1,
}

pub const SPECS: &[OptionSpec] = &[OptionSpec { id: "first_player", values: &["random", "seat_1"] }];
