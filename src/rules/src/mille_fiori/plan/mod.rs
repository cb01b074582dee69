//! Plans: instructions for a player's coming turn, so that the others need not wait. Plans are secret, and so is
//! whether there is one.

mod check;
mod run;

use arrayvec::ArrayVec;
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

use super::action::word;
use super::board::Field;
use super::cards::Card;
use super::effect::Effect;
use super::refusals::Refusal;
use crate::Id;

pub const MAX_ALTERNATIVES: usize = 5;
pub const MAX_EXTRAS: usize = 8;

/// The plan of one player.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Plan {
    /// Tried in this order.
    pub main: ArrayVec<Alternative, MAX_ALTERNATIVES>,
    /// For each extra card the first one that applies is used up.
    pub extras: ArrayVec<ExtraInstruction, MAX_EXTRAS>,
}

/// One way to play the chosen card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Alternative {
    /// Only when cards are chosen in the turn itself.
    pub card: Option<Card>,
    pub to: Target,
    pub guard: Guard,
}

/// An instruction for an extra card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ExtraInstruction {
    Play { card: Card, to: Target, guard: Guard },
    Decline,
}

/// The target of a planned card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Target {
    Sail,
    /// The house that is next when the plan runs.
    NextHouse,
    Field(Field),
}

/// The conditions under which a planned play is made: least gains for the player, most points for the others.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Guard {
    pub min_points: u16,
    pub need_extra: bool,
    pub need_bonus: bool,
    /// Limits the points that the others get together.
    pub max_others: Option<u16>,
}

/// A guard as a player states it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GuardTerms {
    pub min_points: PointLimit,
    pub need_extra: bool,
    pub need_bonus: bool,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub max_others: Option<PointLimit>,
}

/// A number of points that can be set as a condition. There are few enough for one menu.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct PointLimit(u8);

/// Why a plan was not carried out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PlanFailure {
    Refused(Refusal),
    TooFewPoints,
    NoExtraCard,
    NoBonus,
    TooMuchForOthers,
    /// The extra card was not planned for.
    NothingPlanned,
}

impl PointLimit {
    const BEYOND_20: [u8; 3] = [25, 30, 40];

    pub fn all() -> impl Iterator<Item = PointLimit> {
        (0..=20).chain(PointLimit::BEYOND_20).map(PointLimit)
    }

    pub fn id(self) -> Id {
        Id::number(self.0)
    }

    pub fn parse(text: &str) -> Option<PointLimit> {
        PointLimit::all().find(|limit| limit.id().as_str() == text)
    }
}

impl TryFrom<u8> for PointLimit {
    type Error = &'static str;
    fn try_from(number: u8) -> Result<PointLimit, &'static str> {
        PointLimit::all().find(|limit| limit.0 == number).ok_or("a limit is 0 to 20, 25, 30 or 40")
    }
}

impl From<PointLimit> for u8 {
    fn from(limit: PointLimit) -> u8 {
        limit.0
    }
}

impl Target {
    pub fn how(self) -> &'static str {
        match self {
            Target::Sail => word::SAIL,
            Target::NextHouse | Target::Field(_) => word::PLACE,
        }
    }

    /// The answer to the question where to play a chosen card.
    pub fn id(self) -> Id {
        self.field_id().unwrap_or_else(|| Id::new(word::SAIL))
    }

    /// The answer to the question for the field.
    pub fn field_id(self) -> Option<Id> {
        match self {
            Target::Sail => None,
            Target::NextHouse => Some(Id::new("next_house")),
            Target::Field(field) => Some(field.id()),
        }
    }

    pub fn parse(text: &str) -> Option<Target> {
        match text {
            word::SAIL => Some(Target::Sail),
            "next_house" => Some(Target::NextHouse),
            field => Field::parse(field).map(Target::Field),
        }
    }
}

impl Serialize for Target {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.id().as_str())
    }
}

impl<'de> Deserialize<'de> for Target {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Target, D::Error> {
        let text = <std::borrow::Cow<'de, str>>::deserialize(deserializer)?;
        Target::parse(&text).ok_or_else(|| de::Error::custom(format_args!("there is no field {text}")))
    }
}

impl From<GuardTerms> for Guard {
    fn from(terms: GuardTerms) -> Guard {
        Guard {
            min_points: terms.min_points.0.into(),
            need_extra: terms.need_extra,
            need_bonus: terms.need_bonus,
            max_others: terms.max_others.map(|limit| limit.0.into()),
        }
    }
}

impl Guard {
    /// The play must bring no less than it would now; the gains of the others are not limited.
    pub fn as_shown(effect: &Effect) -> Guard {
        Guard {
            min_points: effect.own(),
            need_extra: effect.extra,
            need_bonus: effect.bonus.is_some(),
            max_others: None,
        }
    }

    pub fn admits(self, effect: &Effect) -> Result<(), PlanFailure> {
        if effect.own() < self.min_points {
            Err(PlanFailure::TooFewPoints)
        } else if self.need_extra && !effect.extra {
            Err(PlanFailure::NoExtraCard)
        } else if self.need_bonus && effect.bonus.is_none() {
            Err(PlanFailure::NoBonus)
        } else if self.max_others.is_some_and(|most| effect.others() > most) {
            Err(PlanFailure::TooMuchForOthers)
        } else {
            Ok(())
        }
    }
}
