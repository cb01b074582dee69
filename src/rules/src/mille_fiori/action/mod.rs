//! The actions of Mille Fiori, the table of their verbs, and their conversion from and to answers.

mod format;
mod parse;

use serde::{Deserialize, Serialize};

use super::board::Field;
use super::cards::Card;
use super::plan::{GuardTerms, Target};
use crate::Param;

/// All actions of a player.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "verb", rename_all = "snake_case", deny_unknown_fields)]
pub enum Action {
    /// Picks a hand card, secretly, and plans where to play it.
    Choose {
        card: Card,
        /// Played there if it then still brings what it brings now; without it, the player decides later.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        to: Option<Target>,
    },
    /// Puts a rhomb on a field.
    Place {
        card: Card,
        field: Field,
    },
    /// Moves the ship and nothing else.
    Sail {
        card: Card,
    },
    /// Waives the extra card.
    Decline,
    /// Plans the play of the coming turn; replaces an earlier plan.
    Plan(PlannedPlay),
    /// Adds an alternative that is tried if the earlier ones do not apply.
    PlanOr(PlannedPlay),
    /// Adds an instruction for an extra card. Without a play the card is declined.
    PlanExtra {
        #[serde(default, skip_serializing_if = "Option::is_none")]
        play: Option<PlannedExtra>,
    },
    CancelPlan,
}

/// A planned play of the chosen card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlannedPlay {
    /// Only in the tactical variant, where cards are chosen in the turn itself.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub card: Option<Card>,
    pub to: Target,
    #[serde(default)]
    pub guard: GuardChoice,
}

/// A planned play of an extra card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlannedExtra {
    pub card: Card,
    pub to: Target,
    /// Without terms it is played unconditionally.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub guard: Option<GuardTerms>,
}

/// The condition under which a planned play is made.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum GuardChoice {
    /// Only if it still brings what it would bring now.
    #[default]
    AsShown,
    /// Unconditionally.
    Always,
    /// On the player's own terms.
    Custom(GuardTerms),
}

/// The names of the questions.
pub mod name {
    pub const CARD: &str = "card";
    pub const AREA: &str = "area";
    pub const FIELD: &str = "field";
    pub const HOW: &str = "how";
    pub const GUARD: &str = "guard";
    pub const MIN_POINTS: &str = "min_points";
    pub const NEED_EXTRA: &str = "need_extra";
    pub const NEED_BONUS: &str = "need_bonus";
    pub const MAX_OTHERS: &str = "max_others";
}

const fn param(name: &'static str) -> Param {
    Param::one(name)
}

const PLAN: &[Param] = &[
    param(name::HOW),
    param(name::CARD),
    param(name::FIELD),
    param(name::GUARD),
    param(name::MIN_POINTS),
    param(name::NEED_EXTRA),
    param(name::NEED_BONUS),
    param(name::MAX_OTHERS),
];

const PLAN_EXTRA: &[Param] = &[
    param(name::HOW),
    param(name::AREA),
    param(name::CARD),
    param(name::FIELD),
    param(name::GUARD),
    param(name::MIN_POINTS),
    param(name::NEED_EXTRA),
    param(name::NEED_BONUS),
    param(name::MAX_OTHERS),
];

verbs! {
    Choose = "choose", Due, &[param(name::CARD), param(name::FIELD)];
    Place = "place", Due, &[param(name::AREA), param(name::CARD), param(name::FIELD)];
    Sail = "sail", Due, &[param(name::AREA), param(name::CARD)];
    Decline = "decline", Due, &[];
    Plan = "plan", Ahead, PLAN;
    PlanOr = "plan_or", Ahead, PLAN;
    PlanExtra = "plan_extra", Ahead, PLAN_EXTRA;
    CancelPlan = "cancel_plan", Ahead, &[];
}

/// Answers that do not name a component.
pub mod word {
    pub const PLACE: &str = "place";
    pub const SAIL: &str = "sail";
    pub const LATER: &str = "later";
    pub const DECLINE: &str = "decline";
    pub const AS_SHOWN: &str = "as_shown";
    pub const ALWAYS: &str = "always";
    pub const CUSTOM: &str = "custom";
    pub const YES: &str = "yes";
    pub const NO: &str = "no";
    pub const ANY: &str = "any";
}
