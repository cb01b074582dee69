//! The actions of Mille Fiori, and how they are spelt as answers.

use serde::{Deserialize, Serialize};

use super::board::Field;
use super::cards::Card;
use super::kinds::Move;
use super::plan::{Limit, Terms, To};
use crate::{Answer, Answers, Id, Param, VERB, Verb, When};

/// Everything a player can do.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "verb", rename_all = "snake_case", deny_unknown_fields)]
pub enum Action {
    /// Picks a hand card, secretly.
    Choose {
        card: Card,
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
    /// Plans the play of one's own coming turn; replaces an earlier plan.
    Plan(Planned),
    /// Adds what to play if the plan does not apply by then.
    PlanOr(Planned),
    /// Adds what to do with an extra card. Nothing to play: decline it.
    PlanExtra {
        #[serde(default, skip_serializing_if = "Option::is_none")]
        play: Option<PlannedExtra>,
    },
    CancelPlan,
}

/// A planned play of the chosen card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Planned {
    /// Only when cards are chosen in the turn itself.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub card: Option<Card>,
    pub to: To,
    #[serde(default)]
    pub guard: Wish,
}

/// A planned play of an extra card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlannedExtra {
    pub card: Card,
    pub to: To,
    /// Without terms it is played whatever it brings.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub guard: Option<Terms>,
}

/// When a planned play is to be made.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Wish {
    /// Only if it still brings what it would bring now.
    #[default]
    AsShown,
    /// Whatever it brings.
    Always,
    /// On one's own terms.
    Custom(Terms),
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
    Param { name, many: false, usual: false }
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

pub const VERBS: &[Verb] = &[
    Verb { id: Move::Choose.as_str(), params: &[param(name::CARD)], when: When::Due },
    Verb {
        id: Move::Place.as_str(),
        params: &[param(name::AREA), param(name::CARD), param(name::FIELD)],
        when: When::Due,
    },
    Verb { id: Move::Sail.as_str(), params: &[param(name::AREA), param(name::CARD)], when: When::Due },
    Verb { id: Move::Decline.as_str(), params: &[], when: When::Due },
    Verb { id: Move::Plan.as_str(), params: PLAN, when: When::Ahead },
    Verb { id: Move::PlanOr.as_str(), params: PLAN, when: When::Ahead },
    Verb { id: Move::PlanExtra.as_str(), params: PLAN_EXTRA, when: When::Ahead },
    Verb { id: Move::CancelPlan.as_str(), params: &[], when: When::Ahead },
];

/// The answers that are not taken from the board.
pub mod word {
    pub const PLACE: &str = "place";
    pub const SAIL: &str = "sail";
    pub const DECLINE: &str = "decline";
    pub const AS_SHOWN: &str = "as_shown";
    pub const ALWAYS: &str = "always";
    pub const CUSTOM: &str = "custom";
    pub const YES: &str = "yes";
    pub const NO: &str = "no";
    pub const ANY: &str = "any";
}

impl Action {
    pub const fn verb(&self) -> Move {
        match self {
            Action::Choose { .. } => Move::Choose,
            Action::Place { .. } => Move::Place,
            Action::Sail { .. } => Move::Sail,
            Action::Decline => Move::Decline,
            Action::Plan(_) => Move::Plan,
            Action::PlanOr(_) => Move::PlanOr,
            Action::PlanExtra { .. } => Move::PlanExtra,
            Action::CancelPlan => Move::CancelPlan,
        }
    }

    pub fn spell(&self) -> Answers {
        let mut spelt = Answers::new();
        let mut say = |param: &'static str, id: Id| spelt.push(Answer { param, id });
        match *self {
            Action::Choose { card } => {
                say(VERB, Move::Choose.id());
                say(name::CARD, card.id());
            }
            Action::Place { card, field } => {
                say(VERB, Move::Place.id());
                say(name::AREA, card.area().id());
                say(name::CARD, card.id());
                say(name::FIELD, field.id());
            }
            Action::Sail { card } => {
                say(VERB, Move::Sail.id());
                say(name::AREA, card.area().id());
                say(name::CARD, card.id());
            }
            Action::Decline => say(VERB, Move::Decline.id()),
            Action::Plan(planned) => spell_planned(Move::Plan, planned, &mut say),
            Action::PlanOr(planned) => spell_planned(Move::PlanOr, planned, &mut say),
            Action::PlanExtra { play: None } => {
                say(VERB, Move::PlanExtra.id());
                say(name::HOW, Id::new(word::DECLINE));
            }
            Action::PlanExtra { play: Some(PlannedExtra { card, to, guard }) } => {
                say(VERB, Move::PlanExtra.id());
                say(name::HOW, Id::new(to.how()));
                say(name::AREA, card.area().id());
                say(name::CARD, card.id());
                if let Some(field) = to.field_id() {
                    say(name::FIELD, field);
                }
                match guard {
                    None => say(name::GUARD, Id::new(word::ALWAYS)),
                    Some(terms) => spell_terms(terms, &mut say),
                }
            }
            Action::CancelPlan => say(VERB, Move::CancelPlan.id()),
        }
        spelt
    }

    pub fn read(answers: &[Answer]) -> Option<Action> {
        let mut reader = Reader(answers);
        let action = match Move::parse(reader.id(VERB)?.as_str())? {
            Move::Choose => Action::Choose { card: reader.card()? },
            Move::Place => Action::Place { card: reader.card_of_area()?, field: reader.field()? },
            Move::Sail => Action::Sail { card: reader.card_of_area()? },
            Move::Decline => Action::Decline,
            Move::Plan => Action::Plan(reader.planned()?),
            Move::PlanOr => Action::PlanOr(reader.planned()?),
            Move::PlanExtra => reader.planned_extra()?,
            Move::CancelPlan => Action::CancelPlan,
        };
        reader.0.is_empty().then_some(action)
    }
}

fn spell_planned(verb: Move, planned: Planned, say: &mut impl FnMut(&'static str, Id)) {
    say(VERB, verb.id());
    say(name::HOW, Id::new(planned.to.how()));
    if let Some(card) = planned.card {
        say(name::CARD, card.id());
    }
    if let Some(field) = planned.to.field_id() {
        say(name::FIELD, field);
    }
    match planned.guard {
        Wish::AsShown => say(name::GUARD, Id::new(word::AS_SHOWN)),
        Wish::Always => say(name::GUARD, Id::new(word::ALWAYS)),
        Wish::Custom(terms) => spell_terms(terms, say),
    }
}

fn spell_terms(terms: Terms, say: &mut impl FnMut(&'static str, Id)) {
    let yes_or_no = |yes: bool| Id::new(if yes { word::YES } else { word::NO });
    say(name::GUARD, Id::new(word::CUSTOM));
    say(name::MIN_POINTS, terms.min_points.id());
    say(name::NEED_EXTRA, yes_or_no(terms.need_extra));
    say(name::NEED_BONUS, yes_or_no(terms.need_bonus));
    say(name::MAX_OTHERS, terms.max_others.map_or_else(|| Id::new(word::ANY), Limit::id));
}

/// Takes answers off one by one, each under its name.
struct Reader<'a>(&'a [Answer]);

impl Reader<'_> {
    fn id(&mut self, param: &str) -> Option<Id> {
        let (first, rest) = self.0.split_first()?;
        (first.param == param).then(|| {
            self.0 = rest;
            first.id
        })
    }

    fn card(&mut self) -> Option<Card> {
        Card::parse(self.id(name::CARD)?.as_str())
    }

    fn card_of_area(&mut self) -> Option<Card> {
        let area = self.id(name::AREA)?;
        self.card().filter(|card| card.area().as_str() == area.as_str())
    }

    fn field(&mut self) -> Option<Field> {
        Field::parse(self.id(name::FIELD)?.as_str())
    }

    fn to(&mut self, how: Id) -> Option<To> {
        match how.as_str() {
            word::SAIL => Some(To::Sail),
            word::PLACE => To::parse(self.id(name::FIELD)?.as_str()).filter(|to| *to != To::Sail),
            _ => None,
        }
    }

    fn planned(&mut self) -> Option<Planned> {
        let how = self.id(name::HOW)?;
        let card = if self.0.first()?.param == name::CARD { Some(self.card()?) } else { None };
        let to = self.to(how)?;
        let guard = match self.id(name::GUARD)?.as_str() {
            word::AS_SHOWN => Wish::AsShown,
            word::ALWAYS => Wish::Always,
            word::CUSTOM => Wish::Custom(self.terms()?),
            _ => return None,
        };
        Some(Planned { card, to, guard })
    }

    fn planned_extra(&mut self) -> Option<Action> {
        let how = self.id(name::HOW)?;
        if how.as_str() == word::DECLINE {
            return Some(Action::PlanExtra { play: None });
        }
        let card = self.card_of_area()?;
        let to = self.to(how)?;
        let guard = match self.id(name::GUARD)?.as_str() {
            word::ALWAYS => None,
            word::CUSTOM => Some(self.terms()?),
            _ => return None,
        };
        Some(Action::PlanExtra { play: Some(PlannedExtra { card, to, guard }) })
    }

    fn terms(&mut self) -> Option<Terms> {
        let min_points = Limit::parse(self.id(name::MIN_POINTS)?.as_str())?;
        let need_extra = self.yes_or_no(name::NEED_EXTRA)?;
        let need_bonus = self.yes_or_no(name::NEED_BONUS)?;
        let max_others = match self.id(name::MAX_OTHERS)?.as_str() {
            word::ANY => None,
            number => Some(Limit::parse(number)?),
        };
        Some(Terms { min_points, need_extra, need_bonus, max_others })
    }

    fn yes_or_no(&mut self, param: &str) -> Option<bool> {
        match self.id(param)?.as_str() {
            word::YES => Some(true),
            word::NO => Some(false),
            _ => None,
        }
    }
}
