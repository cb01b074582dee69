//! The options that the host may set before the start (Anno 1800 rules 10).

use serde::{Deserialize, Serialize};

use super::kinds::Objective;
use crate::{OptionSpec, SetupError};

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    pub edition: Edition,
    pub objectives: Style,
    /// Objective cards named by the host; they are in play whatever the style, which fills the rest.
    pub objective_1: ObjectiveChoice,
    pub objective_2: ObjectiveChoice,
    pub objective_3: ObjectiveChoice,
    pub objective_4: ObjectiveChoice,
    pub objective_5: ObjectiveChoice,
    pub start_player: StartPlayer,
    pub stock: StockRule,
    /// How turns end, until a player changes the setting.
    pub auto_end: AutoEnd,
    /// Ends the game after this many full rounds. Not in the rulebook; for games that cannot finish.
    pub round_limit: Option<u32>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Edition {
    #[default]
    Revised,
    First,
}

/// Which objective cards are in play.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Style {
    #[default]
    Random,
    FirstGame,
    Effects,
    Majorities,
    Industries,
    /// Only the cards that the host names.
    Custom,
}

/// The choice for one of the five objective cards.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(untagged)]
pub enum ObjectiveChoice {
    Card(Objective),
    #[default]
    #[serde(with = "by_style")]
    ByStyle,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum StartPlayer {
    #[default]
    #[serde(rename = "random")]
    Random,
    #[serde(rename = "seat_1")]
    One,
    #[serde(rename = "seat_2")]
    Two,
    #[serde(rename = "seat_3")]
    Three,
    #[serde(rename = "seat_4")]
    Four,
}

/// For how long goods made ahead can be used (7.2).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum StockRule {
    #[default]
    Turn,
    Action,
}

/// When a turn ends by itself (5.1).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum AutoEnd {
    #[default]
    WhenNothingLeft,
    Always,
    Never,
}

impl AutoEnd {
    pub const ALL: [AutoEnd; 3] = [AutoEnd::WhenNothingLeft, AutoEnd::Always, AutoEnd::Never];

    pub const fn as_str(self) -> &'static str {
        match self {
            AutoEnd::WhenNothingLeft => "when_nothing_left",
            AutoEnd::Always => "always",
            AutoEnd::Never => "never",
        }
    }

    pub fn parse(text: &str) -> Option<AutoEnd> {
        AutoEnd::ALL.into_iter().find(|rule| rule.as_str() == text)
    }
}

const ROUND_LIMITS: std::ops::RangeInclusive<u32> = 10..=200;

impl Options {
    /// The cards that the host names, in order.
    pub(super) fn named(&self) -> impl Iterator<Item = Objective> {
        let places =
            [self.objective_1, self.objective_2, self.objective_3, self.objective_4, self.objective_5];
        places.into_iter().filter_map(|place| match place {
            ObjectiveChoice::Card(card) => Some(card),
            ObjectiveChoice::ByStyle => None,
        })
    }

    pub(super) fn check(&self, seats: usize) -> Result<(), SetupError> {
        if let Some(limit) = self.round_limit.filter(|limit| !ROUND_LIMITS.contains(limit)) {
            return Err(SetupError::Options(format!("round_limit is 10 to 200 or null, not {limit}")));
        }
        let named: Vec<Objective> = self.named().collect();
        for (index, card) in named.iter().enumerate() {
            if named[..index].contains(card) {
                let twice = card.as_str();
                return Err(SetupError::Options(format!(
                    "objective cards must differ; {twice} is named twice"
                )));
            }
        }
        match self.start_seat() {
            Some(seat) if seat >= seats => {
                let seat = seat + 1;
                Err(SetupError::Options(format!("start_player is seat {seat}, but {seats} play")))
            }
            _ => Ok(()),
        }
    }

    /// Counted from 0; `None`: at random.
    pub(super) fn start_seat(&self) -> Option<usize> {
        match self.start_player {
            StartPlayer::Random => None,
            StartPlayer::One => Some(0),
            StartPlayer::Two => Some(1),
            StartPlayer::Three => Some(2),
            StartPlayer::Four => Some(3),
        }
    }
}

/// The value of a card that is left to the style.
const BY_STYLE: &str = "by_style";

mod by_style {
    use super::BY_STYLE;
    use serde::{Deserialize, Deserializer, Serializer};

    pub fn serialize<S: Serializer>(serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(BY_STYLE)
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<(), D::Error> {
        let text = String::deserialize(deserializer)?;
        if text == BY_STYLE { Ok(()) } else { Err(serde::de::Error::custom("no objective card")) }
    }
}

/// All cards in five orders with different last values, so that tests that take the last values name five cards.
macro_rules! objective_values {
    ($($last:literal: [$($id:literal),+];)+) => { [$(&[BY_STYLE, $($id,)+ $last]),+] };
}

#[rustfmt::skip]
const PLACES: [&[&str]; 5] = objective_values! {
    "eli_bleakworth": ["alonso_graves", "aarhant", "the_editor", "beryl_omara", "hannah_goode", "university", "worlds_fair", "madame_kahina", "the_tourist", "zoo", "museum", "bente_jorgensen", "isabel_sarmento", "pyrphorians", "edvard_goode", "willie_wibblesock", "princess_qing", "the_queen", "carl_von_malching"];
    "beryl_omara": ["alonso_graves", "aarhant", "the_editor", "hannah_goode", "university", "worlds_fair", "madame_kahina", "the_tourist", "zoo", "museum", "bente_jorgensen", "isabel_sarmento", "pyrphorians", "edvard_goode", "willie_wibblesock", "princess_qing", "the_queen", "carl_von_malching", "eli_bleakworth"];
    "the_editor": ["alonso_graves", "aarhant", "beryl_omara", "hannah_goode", "university", "worlds_fair", "madame_kahina", "the_tourist", "zoo", "museum", "bente_jorgensen", "isabel_sarmento", "pyrphorians", "edvard_goode", "willie_wibblesock", "princess_qing", "the_queen", "carl_von_malching", "eli_bleakworth"];
    "aarhant": ["alonso_graves", "the_editor", "beryl_omara", "hannah_goode", "university", "worlds_fair", "madame_kahina", "the_tourist", "zoo", "museum", "bente_jorgensen", "isabel_sarmento", "pyrphorians", "edvard_goode", "willie_wibblesock", "princess_qing", "the_queen", "carl_von_malching", "eli_bleakworth"];
    "alonso_graves": ["aarhant", "the_editor", "beryl_omara", "hannah_goode", "university", "worlds_fair", "madame_kahina", "the_tourist", "zoo", "museum", "bente_jorgensen", "isabel_sarmento", "pyrphorians", "edvard_goode", "willie_wibblesock", "princess_qing", "the_queen", "carl_von_malching", "eli_bleakworth"];
};

pub(super) const SPECS: [OptionSpec; 11] = [
    OptionSpec { id: "edition", values: &["revised", "first"] },
    OptionSpec {
        id: "objectives",
        values: &["random", "first_game", "effects", "majorities", "industries", "custom"],
    },
    OptionSpec { id: "objective_1", values: PLACES[0] },
    OptionSpec { id: "objective_2", values: PLACES[1] },
    OptionSpec { id: "objective_3", values: PLACES[2] },
    OptionSpec { id: "objective_4", values: PLACES[3] },
    OptionSpec { id: "objective_5", values: PLACES[4] },
    // Seats 3 and 4 exist only with enough players.
    OptionSpec { id: "start_player", values: &["random", "seat_1", "seat_2"] },
    OptionSpec { id: "stock", values: &["turn", "action"] },
    OptionSpec { id: "auto_end", values: &["when_nothing_left", "always", "never"] },
    OptionSpec { id: "round_limit", values: &["null", "30", "40", "60", "80", "100", "200"] },
];
