//! Plans: instructions for one's own coming turn, so that nobody has to wait for it.

use arrayvec::ArrayVec;
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

use super::action::word;
use super::board::Field;
use super::cards::Card;
use super::effect::Effect;
use super::refusal::Refusal;
use crate::Id;

pub const MAX_ALTERNATIVES: usize = 5;
pub const MAX_EXTRAS: usize = 8;

/// What a player wants done.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Plan {
    /// Tried in this order.
    pub main: ArrayVec<Alternative, MAX_ALTERNATIVES>,
    /// For each extra card the first one that fits is used up.
    pub extras: ArrayVec<Entry, MAX_EXTRAS>,
}

/// One way to play the chosen card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Alternative {
    /// Only when cards are chosen in the turn itself.
    pub card: Option<Card>,
    pub to: To,
    pub guard: Guard,
}

/// What to do with an extra card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Entry {
    Play { card: Card, to: To, guard: Guard },
    Decline,
}

/// What a planned card is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum To {
    Sail,
    /// Whichever house is next by then.
    NextHouse,
    Field(Field),
}

/// What a play must bring at least, or the others at most, to be made.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Guard {
    pub min_points: u16,
    pub need_extra: bool,
    pub need_bonus: bool,
    /// For the points that the others get together.
    pub max_others: Option<u16>,
}

/// A guard as a player states it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Terms {
    pub min_points: Limit,
    pub need_extra: bool,
    pub need_bonus: bool,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub max_others: Option<Limit>,
}

/// A number of points that can be asked for: few enough of them for one menu.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Limit(u8);

/// Why a plan was not carried out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Misfit {
    Refused(Refusal),
    TooFewPoints,
    NoExtraCard,
    NoBonus,
    TooMuchForOthers,
    /// The extra card was not planned for.
    NothingPlanned,
}

impl Limit {
    const BEYOND_20: [u8; 3] = [25, 30, 40];

    pub fn all() -> impl Iterator<Item = Limit> {
        (0..=20).chain(Limit::BEYOND_20).map(Limit)
    }

    pub fn id(self) -> Id {
        Id::number(self.0)
    }

    pub fn parse(text: &str) -> Option<Limit> {
        Limit::all().find(|limit| limit.id().as_str() == text)
    }
}

impl TryFrom<u8> for Limit {
    type Error = &'static str;
    fn try_from(number: u8) -> Result<Limit, &'static str> {
        Limit::all().find(|limit| limit.0 == number).ok_or("limits go from 0 to 20, or are 25, 30 or 40")
    }
}

impl From<Limit> for u8 {
    fn from(limit: Limit) -> u8 {
        limit.0
    }
}

impl To {
    pub fn how(self) -> &'static str {
        match self {
            To::Sail => word::SAIL,
            To::NextHouse | To::Field(_) => word::PLACE,
        }
    }

    /// The answer to the question for the field.
    pub fn field_id(self) -> Option<Id> {
        match self {
            To::Sail => None,
            To::NextHouse => Some(Id::new("next_house")),
            To::Field(field) => Some(field.id()),
        }
    }

    pub fn parse(text: &str) -> Option<To> {
        match text {
            word::SAIL => Some(To::Sail),
            "next_house" => Some(To::NextHouse),
            field => Field::parse(field).map(To::Field),
        }
    }
}

impl Serialize for To {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.field_id().unwrap_or_else(|| Id::new(word::SAIL)).as_str())
    }
}

impl<'de> Deserialize<'de> for To {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<To, D::Error> {
        let text = <std::borrow::Cow<'de, str>>::deserialize(deserializer)?;
        To::parse(&text).ok_or_else(|| de::Error::custom(format_args!("there is no field {text}")))
    }
}

impl From<Terms> for Guard {
    fn from(terms: Terms) -> Guard {
        Guard {
            min_points: terms.min_points.0.into(),
            need_extra: terms.need_extra,
            need_bonus: terms.need_bonus,
            max_others: terms.max_others.map(|limit| limit.0.into()),
        }
    }
}

impl Guard {
    /// No less than what is seen now; what the others get does not matter.
    pub fn as_shown(effect: &Effect) -> Guard {
        Guard {
            min_points: effect.own(),
            need_extra: effect.extra,
            need_bonus: effect.bonus.is_some(),
            max_others: None,
        }
    }

    pub fn admits(self, effect: &Effect) -> Result<(), Misfit> {
        if effect.own() < self.min_points {
            Err(Misfit::TooFewPoints)
        } else if self.need_extra && !effect.extra {
            Err(Misfit::NoExtraCard)
        } else if self.need_bonus && effect.bonus.is_none() {
            Err(Misfit::NoBonus)
        } else if self.max_others.is_some_and(|most| effect.others() > most) {
            Err(Misfit::TooMuchForOthers)
        } else {
            Ok(())
        }
    }
}
