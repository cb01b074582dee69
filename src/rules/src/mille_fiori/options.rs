//! The options of a game (Mille Fiori rules 10). The first value of each is the default.

use serde::{Deserialize, Serialize};

use crate::OptionSpec;

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    pub display: Display,
    pub draft: Draft,
    pub leftovers: Leftovers,
    pub first_player: FirstPlayer,
}

/// When cards are opened into the display.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Display {
    /// One per player at the start of every round.
    #[default]
    PerRound,
    /// Once at the start of the game, as in later printings.
    Nine,
}

/// When a card is chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Draft {
    #[default]
    Simultaneous,
    /// The rulebook's tactical variant: each player chooses during their turn.
    OnTurn,
}

/// When the last cards of a round join the display (rules R20).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Leftovers {
    #[default]
    EndOfRound,
    WhenChosen,
}

/// Who holds the Doge card first (rules R28).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum FirstPlayer {
    #[default]
    Random,
    #[serde(rename = "seat_1")]
    Seat1,
}

pub const SPECS: &[OptionSpec] = &[
    OptionSpec { id: "display", values: &["per_round", "nine"] },
    OptionSpec { id: "draft", values: &["simultaneous", "on_turn"] },
    OptionSpec { id: "leftovers", values: &["end_of_round", "when_chosen"] },
    OptionSpec { id: "first_player", values: &["random", "seat_1"] },
];
